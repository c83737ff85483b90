import type { Choice, Contents, View } from "../../lib/types";

/** What a viewer sees of a game of Ithaca. Cards are lists of kinds; -1 is no god, no route, no seat. */
export interface Sight extends View {
  active: number;
  turn: number;
  first: number;
  round: number;
  god_scores: number[];
  piles: number[][];
  favour: number;
  suitors: number;
  poseidon: number[];
  anger: number;
  wrath: number;
  deck: number;
  discards: number[];
  route_deck: number;
  route_discards: number[];
  hands: number[];
  hand: number[] | null;
  oracles: number[];
  oracle: number[] | null;
  /** The strength of one's own Oracle against the Suitors where they are now. */
  defence: number | null;
  shown_oracles: number[][] | null;
  routes: number[];
  cargo: number[][];
  cargo_worth: number[];
  landed: number[][];
  years: number[];
  points: number[][];
  scores: number[];
  action: string;
  gift: Gift | null;
  bid: number[] | null;
  trimming: { seat: number; due: number } | null;
  choice: Making | null;
  result: Ending | null;
}

/** A divine gift: how many cards each has bid, -1 before it is asked. */
export interface Gift {
  god: number;
  prize: number;
  bids: number[];
  /** In which the seats bid. */
  order: number[];
  asked: number;
}

/** One's own choice in the making. */
export interface Making {
  action: string;
  card: number;
  cards: number[];
  gods: number[];
}

export interface Ending {
  reason: string;
  suitors: number;
  strengths: number[] | null;
  hero: number;
  before: number[];
  lost: number[];
  after: number[];
  winners: number[];
}

/** What is in the box. */
export interface Box {
  gods: { id: string; colour: string }[];
  actions: string[];
  cards: Kind[];
  routes: Route[];
  hand: number;
  oracle_most: number;
  god_limit: number;
  wrath: number;
  goal: number;
}

/** A kind of fate card; the first god is the upper one. */
export interface Kind {
  id: string;
  gods: number[];
  value: number;
  copies: number;
}

/** A route; `actions` has the number of an action for each god. */
export interface Route {
  id: string;
  colour: number;
  years: number;
  actions: number[];
  names: Record<string, string>;
}

export function seen(view: View): Sight {
  return view as Sight;
}

export function opened(contents: Contents): Box {
  return contents as unknown as Box;
}

/** The legal click with this verb, on this thing. */
export function click(choices: Choice[], verb: string, noun = -1): Choice | undefined {
  return choices.find((choice) => choice.verb === verb && choice.noun === noun);
}

/** The seats clockwise, the viewer's own first; for a spectator in order. */
export function around(view: Sight): number[] {
  const seats = view.hands.length;
  const own = Math.max(0, view.viewer);
  return view.hands.map((_, step) => (own + step) % seats);
}

/** Equal cards as one stack, in order of their kinds. */
export function stacks(cards: number[]): { card: number; count: number }[] {
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  return kinds.map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}

/** Counts by kind, as facts tell a set of cards, one by one. */
export function spread(counts: number[]): number[] {
  return counts.flatMap((count, card) => Array<number>(count).fill(card));
}
