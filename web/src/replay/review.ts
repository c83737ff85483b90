import type { Review, ReviewProgress, Span } from "../lib/types";

/** The parts of a result, in the order in which they add up. */
export const PARTS = ["start", "draws", "own", "others", "rest"] as const;
export type Part = (typeof PARTS)[number];

/** What surely cost something, the worst first. */
const COSTLY = ["blunder", "mistake", "slip"];

export type Choice = Review["choices"][number];

export function isDone(found: Review | ReviewProgress): found is Review {
  return "parts" in found;
}

/** How much of a review is done, in whole per cent. */
export function percentOf(progress: ReviewProgress): number {
  return progress.steps ? Math.floor((100 * progress.done) / progress.steps) : 0;
}

/** A chance in percentage points, with one digit behind the point. */
export function points(value: number): number {
  return Math.round(value * 1000) / 10;
}

export const costs = (choice: Choice) => COSTLY.includes(choice.grade);

/** The choices to list: of one seat or of all; only what cost something, or every one that was a choice. */
export function listed(review: Review, seat: number | null, every: boolean): Choice[] {
  return review.choices.filter(
    (choice) => (seat === null || choice.seat === seat) && (every ? choice.grade !== "forced" : costs(choice)),
  );
}

/** A bar from the middle, which is 0, on a paper from -1 to 1; and the margin around its end. */
export function barOf(span: Span): { x: number; width: number; low: number; high: number } {
  const at = (value: number) => 50 + 50 * Math.max(-1, Math.min(1, value));
  const [zero, end] = [at(0), at(span.value)];
  return {
    x: Math.min(zero, end),
    width: Math.abs(end - zero),
    low: at(span.value - span.margin),
    high: at(span.value + span.margin),
  };
}
