import type { Choice, Contents, Schemas, View } from "../../lib/types";

/** What a seat or a spectator sees: games/ithaca/view.py. */
export type Sight = Schemas["IthacaView"];
/** What lies on the table from the start: games/ithaca/contents.py. */
export type Box = Schemas["IthacaContents"];
export type Gift = Schemas["IthacaGift"];
export type Making = Schemas["IthacaMaking"];
export type Ending = Schemas["IthacaEnding"];
export type Kind = Schemas["IthacaFateCard"];
export type Route = Schemas["IthacaRouteCard"];

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
