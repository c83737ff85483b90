import type { GameName, PuzzleFacts } from "../lib/types";

/** What became of a puzzle in this browser: solved, or its solution looked at first. */
export type Outcome = "solved" | "seen";

const KEY = "periplus-puzzles";

function remembered(): Record<string, Outcome> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Outcome>;
  } catch {
    return {}; // storage is barred or was written by somebody else
  }
}

let kept = $state.raw(remembered());

const keyOf = (game: GameName, id: string) => `${game}/${id}`;

/** What became of a puzzle; undefined as long as it is open. */
export function outcomeOf(game: GameName, id: string): Outcome | undefined {
  return kept[keyOf(game, id)];
}

/** Remember what became of a puzzle. What was first counts: who has seen the solution can't solve it any more. */
export function rememberOutcome(game: GameName, id: string, outcome: Outcome): void {
  const key = keyOf(game, id);
  if (kept[key]) return;
  kept = { ...kept, [key]: outcome };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a private window: it holds until the page is closed
  }
}

/** How many of these puzzles are solved. */
export function solvedOf(game: GameName, puzzles: PuzzleFacts[]): number {
  return puzzles.filter(({ id }) => outcomeOf(game, id) === "solved").length;
}
