import type { Arg, Choice, Contents, Fact, View } from "../../lib/types";

export type Stage = "descent" | "sea" | "lava";
export type Terrain = "granite" | "plain" | "rocks" | "canyon" | "spring" | "event" | "discovery" | "start" | "finish";
export type DeckName = "explorer" | "equipment" | "fossil" | "event" | "adventure";
export type Family = "single" | "skull" | "skeleton" | "gold" | "quartz";

/** Where a step leads, and the cards it takes beside the points of the space entered. */
export interface Step {
  space: number;
  ropes: number;
  compasses: number;
}

export interface Space {
  name: string;
  sea: boolean;
  row: number;
  column: number;
  terrain: Terrain;
  points: number;
  /** How many of each kind of equipment a discovery asks for; `stars` are of any kind. */
  symbols: number[];
  stars: number;
  fossils: number;
  distance: number;
  ahead: (Step | null)[];
}

export interface Adventure {
  id: string;
  kind: "find" | "sighting" | "ball";
  colours: number[];
  same: number;
  any: number;
  points: number;
}

/** What is in the box: see games/journey/contents.py. */
export interface Box {
  cards: string[];
  colours: number;
  fossils: string[];
  /** Fossils that are worth something together. */
  families: Record<Family, number[]>;
  events: string[];
  pieces: string[];
  stages: string[];
  bonuses: { id: string; points: number }[];
  deck_names: DeckName[];
  decks: Record<DeckName, number>;
  limits: [number, number];
  water: number;
  water_keeps: number;
  event_per_space: boolean;
  descent: [number, number];
  sea: [number, number];
  spaces: Space[];
  lava: { colour: number; loss: number }[];
  adventures: Adventure[];
}

/** The viewer's own move in the making, and what it costs so far; `picked` are the points with a pickaxe. */
export interface Move {
  piece: number;
  path: number[];
  points: number;
  picked: number;
  extra: number;
  ropes: number;
  compasses: number;
  bill: number[];
}

/** Fossils that the viewer is about to give up or to put under the deck. */
export interface Gift {
  given: number[];
  returns: number;
}

export interface Tally extends Record<Family, number> {
  mushroom_forest: number;
  ruined_city: number;
  sightings: number;
  water: number;
  stay_liquid: number;
}

/** What a seat or a spectator sees: see games/journey/view.py. Nobody, nowhere and a gap are -1. */
export interface Sight extends View {
  stage: "setup" | Stage | "over";
  task: string;
  asked: number;
  pieces: number[];
  lava: number;
  danger: number;
  display: number[];
  decks: Record<DeckName, number>;
  discards: number[];
  event_discards: number[];
  lost_fossils: number[];
  hands: [number, number][];
  hand: number[] | null;
  known: number[][];
  kept: number[];
  events: number[] | null;
  fossils: number[][];
  points: number[];
  tally: Tally[];
  winners: number[];
  water: number[];
  room: number[];
  reserve: number;
  sightings: number[][];
  adventure_box: number[];
  bonuses: number[];
  adventure: number;
  space: number;
  loss: number;
  revealed: number;
  pool: number[] | null;
  keeping: number;
  bills: Record<string, number[][]> | null;
  choice: Move | Gift | null;
}

export const RAFT = 3;
/** From the first two decks players draw; the others are drawn from when the game says so. */
export const DRAWN = 2;

export function sight(view: View): Sight {
  return view as Sight;
}

export function box(contents: Contents): Box {
  return contents as unknown as Box;
}

export function moveOf(s: Sight): Move | null {
  return s.choice && "path" in s.choice ? s.choice : null;
}

export function giftOf(s: Sight): Gift | null {
  return s.choice && "given" in s.choice ? s.choice : null;
}

/** The click that a verb makes with a thing, if it is legal now. */
export function choiceOf(choices: Choice[], verb: string, noun = -1): Choice | undefined {
  return choices.find((choice) => choice.verb === verb && choice.noun === noun);
}

/** Whether there is more to look at than plate and camp: a move, a discovery, an adventure, what the lava shows. */
export function isBusy(s: Sight): boolean {
  const found = s.pool?.some((count) => count > 0) ?? false;
  return moveOf(s) !== null || s.adventure >= 0 || s.revealed >= 0 || s.task === "discover" || found;
}

/** The fossil of the viewer's own cabinet that a click gives away or puts back. */
export function givenBy(s: Sight, choices: Choice[], kind: number): Choice | undefined {
  return choiceOf(choices, "give", kind) ?? (s.task === "swap" ? choiceOf(choices, "return", kind) : undefined);
}

/** The stage to draw: the first one before the game, the last one after it. */
export function stageOf(s: Sight): Stage {
  if (s.stage === "setup") return "descent";
  return s.stage === "over" ? "lava" : s.stage;
}

/** A thing that a fact tells of, by its name; -1 if it is not to be seen. */
export function told(fact: Fact, name: string): number {
  const arg = fact.args.find((one) => one.name === name);
  return typeof arg?.value === "number" ? arg.value : -1;
}

export function toldList(fact: Fact, name: string): number[] {
  const arg: Arg | undefined = fact.args.find((one) => one.name === name);
  return Array.isArray(arg?.value) ? arg.value : [];
}

/** The spaces of a move that a fact tells of, from where it began; a path is told by the directions of its steps. */
export function wayOf(fact: Fact, spaces: Space[]): number[] {
  const way = [told(fact, "origin")];
  for (const direction of toldList(fact, "path")) {
    const step = spaces[way.at(-1)!]?.ahead[direction];
    if (step) way.push(step.space);
  }
  return way;
}
