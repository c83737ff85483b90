import type { Choice, Contents, Language, View } from "../../lib/types";

/** The sides of a debate, in the order of their numbers. */
export const BLUE = 0;
export const RED = 1;
export const BLACK = 2;

export const NO_PLACE = -1;

export interface Place {
  id: string;
  /** An index into the colours of the map; -1 where no goal card shows the place. */
  colour: number;
  x: number;
  y: number;
  label: "n" | "e" | "s" | "w";
  symbol: string;
  names: Record<Language, string>;
}

/** What lies on the table from the start: games/ulysses/contents.py. */
export interface Box {
  canvas: [number, number];
  colours: string[];
  places: Place[];
  routes: [number, number][];
  /** How many routes lie between two places. */
  distance: number[][];
  start: number;
  cards: string[];
  copies: number[];
  factions: string[];
  goals: number;
  plague_discs: number;
  zeus_as_pandora: boolean;
  /** Temples in the box; null if there are always enough. */
  temples: number | null;
}

/** A goal card: all see its colour; the place is -1 for those who may not know it. */
export interface Goal {
  colour: number;
  place: number;
  shown: boolean;
  not: number[];
}

/** The debate: blue, red and black side by side; a disc that is not out is at -1. */
export interface Debate {
  discs: number[];
  cards: number[][];
  totals: number[];
  join: number[] | null;
  leader: number;
  agreed: number[];
  out: number[];
  owners: number[];
  sides: number[];
}

/** The viewer's own choice in the making. */
export interface Making {
  action: "pandora" | "plague" | "cure" | "exchange" | "build" | "red" | "black" | "back";
  place: number;
  cure: number;
  slot: number;
  faction: number;
  due: number;
  payment: number[];
  stake: number[];
}

/** What a seat or a spectator sees: games/ulysses/view.py. */
export interface Sight extends View {
  stage: "setup" | "draw" | "strengthen" | "ask" | "debate" | "wind" | "over";
  first: number;
  ship: number;
  near: number[];
  plagues: number[];
  supply: number;
  temples: number[];
  deck: number;
  discards: number[] | null;
  discard_top: number;
  discarded: number;
  hands: number[];
  hand: number[] | null;
  goals: Goal[][];
  piles: number[];
  under: { colour: number; place: number }[];
  pandoras: number;
  exchanges: number;
  debate: Debate;
  winner: number;
  choice: Making | null;
}

export function boxOf(contents: Contents): Box {
  return contents as unknown as Box;
}

export function sightOf(view: View): Sight {
  return view as Sight;
}

/** The viewer's goals; none for a spectator. */
export function ownGoals(sight: Sight): Goal[] {
  return sight.goals[sight.viewer] ?? [];
}

/** The choice behind a thing that can be clicked, if there is one now. */
export function choiceOf(choices: Choice[], verb: string, noun = -1): Choice | undefined {
  return choices.find((choice) => choice.verb === verb && choice.noun === noun);
}

const PLACE_VERBS = ["propose", "place", "red", "black"];

/** The choice behind a place: only one kind of click on places is ever offered at a time. */
export function placeChoice(choices: Choice[], place: number): Choice | undefined {
  return choices.find((choice) => choice.noun === place && PLACE_VERBS.includes(choice.verb));
}
