import { BLUE, NO_PLACE, type Sight } from "./view";

export type Part = "out" | "speaks" | "agreed" | "in";

/** How each part in the debate is told: in a sentence, in a word, and by a cross, a tick or a bubble in a box of 12. */
export const PARTS: Record<Part, { text: string; short: string; sign: string }> = {
  out: { text: "board-out", short: "board-out.short", sign: "M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5" },
  agreed: { text: "board-agreed", short: "board-agreed.short", sign: "M1.5 6.5 4.5 9.5 10.5 2.5" },
  speaks: { text: "board-speaks", short: "board-speaks.short", sign: "M2 2.5H10V8H6L3.5 10.5V8H2Z" },
  in: { text: "board-in", short: "", sign: "" },
};

export function isDebated(sight: Sight): boolean {
  return sight.debate.discs[BLUE] !== NO_PLACE;
}

/** What part a player has in the debate; none while nothing is debated. */
export function partOf(sight: Sight, seat: number): Part | null {
  if (!isDebated(sight)) return null;
  if (sight.debate.out.includes(seat)) return "out";
  if (sight.seat === seat) return "speaks";
  return sight.debate.agreed.includes(seat) ? "agreed" : "in";
}
