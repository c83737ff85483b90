/** What goes over the wire: see docs/api.md. Nothing here is decided by the page. */

export const SPECTATOR = -3;
export const UNSEEN = -1;
export const NOBODY = -2;

/** As the server calls it; which games there are, the server says (`lib/games.svelte.ts`). */
export type GameName = string;
export type Language = "en" | "it" | "fr" | "de";

/** What a viewer may know of a position. Each game has its own shape: see boards/GAME/view.ts. */
export interface View {
  viewer: number;
  seat: number;
  stage: string;
  active: number;
  turn: number;
  choice: unknown;
  [field: string]: unknown;
}

/** What lies on the table from the start and never changes. Each game has its own shape. */
export type Contents = Record<string, unknown>;

/** One legal click: `verb` and `noun` (its number, or -1 if there is none), in writing, in words, and explained. */
export interface Choice {
  code: number;
  verb: string;
  noun: number;
  kind: string;
  written: string;
  text: string;
  help: string;
}

/** One thing told of in a fact: a seat, a place, a number … A set of cards is a list of counts. */
export interface Arg {
  name: string;
  kind: string;
  value: number | number[];
}

/** One thing that happened, as this viewer may know it. */
export interface Fact {
  ply: number;
  kind: string;
  args: Arg[];
  text: string;
}

export interface Seat {
  name: string;
  kind: "open" | "person" | "bot";
  /** The bot that plays it; of a person, the bot that stands in, or "". */
  level: string;
  present: boolean;
}

export interface ChatLine {
  /** Who said it; NOBODY if the table itself did. */
  seat: number;
  text: string;
  said: number;
}

export interface Result {
  scores: number[];
  ranks: number[];
}

/** A table as one viewer sees it. `log` and `chat` begin at the numbers `log_from` and `chat_from`. */
export interface Table {
  id: string;
  game: GameName;
  name: string;
  language: Language;
  options: Record<string, string>;
  status: "gathering" | "running" | "over";
  seats: Seat[];
  host: number;
  viewer: number;
  ply: number;
  view: View;
  question: string;
  choices: Choice[];
  can_undo: boolean;
  clock: number;
  /** When the time for this decision runs out, in seconds since 1970; null without a clock. */
  deadline: number | null;
  log_from: number;
  log: Fact[];
  chat_from: number;
  chat: ChatLine[];
  result: Result | null;
  seal: string;
  secret: string | null;
  invitation: string | null;
  rematch: string | null;
}

export interface Summary {
  id: string;
  game: GameName;
  name: string;
  /** `set_aside`: its game can't be replayed, so it can't be opened. */
  status: "gathering" | "running" | "over" | "set_aside";
  seats: Seat[];
  viewer: number;
  my_turn: boolean;
  changed: number;
  result: Result | null;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
}

export interface GameFacts {
  name: GameName;
  title: string;
  about: string;
  seats: [number, number];
  /** How many sit at a table when nobody says. */
  usual: number;
  minutes: [number, number];
  options: Option[];
  presets: Record<string, Record<string, string>>;
  /** The bots that play it, the weakest first. */
  levels: string[];
  /** The bot that plays for people who are away, and when nobody names another. */
  stand_in: string;
  hints: boolean;
}

/** A choice that is worth a thought: the chance to win with it (0 to 1), and why, in a sentence. */
export interface Hint {
  code: number;
  written: string;
  text: string;
  chance: number;
  why: string;
}

/** The best choices at a ply, the best one first. */
export interface Hints {
  ply: number;
  hints: Hint[];
}

/** The text view: the position in words. */
export interface Section {
  title: string;
  lines: string[];
}

/** A finished game as one viewer saw it, and the points of each seat as they grew. */
export interface History {
  plies: number;
  log: Fact[];
  standing: { ply: number; points: number[] }[];
}

/** A position of a finished game; `open` has every seat's view when all cards are open. */
export interface Moment {
  ply: number;
  view: View;
  open: View[] | null;
  question: string;
}

/** What the server refuses: a code for the page's own words, and a message for developers. */
export interface Refusal {
  error: string;
  message: string;
}
