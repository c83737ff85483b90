import type { GameName, PuzzleFacts } from "../lib/types";
import { say } from "../lib/words.svelte";

/** The words of the themes that all games share; those of a game's own verbs are among its words. */
const SHARED: Record<string, string> = {
  "stage-opening": "theme-opening",
  "stage-middle": "theme-middle",
  "stage-ending": "theme-ending",
  "standing-ahead": "theme-ahead",
  "standing-level": "theme-level",
  "standing-behind": "theme-behind",
};

/** A theme in words. */
export function themeName(theme: string, game: GameName): string {
  if (theme.startsWith("seats-")) return say("theme-seats", { number: Number(theme.slice("seats-".length)) });
  if (theme.startsWith("verb-")) return say(`theme-verb-${theme.slice("verb-".length)}`, {}, game);
  return say(SHARED[theme] ?? theme);
}

/** All themes of some puzzles, each with how many there are: kind by kind, the most frequent first. */
export function themesIn(puzzles: PuzzleFacts[]): [theme: string, count: number][] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const kind = ([theme]: [string, number]) => theme.split("-")[0]!;
  return [...counts].sort((one, other) => kind(one).localeCompare(kind(other)) || other[1] - one[1]);
}

/** The one that comes after a puzzle among those of a theme that are still open; undefined if there is none. */
export function nextOpen(puzzles: PuzzleFacts[], id: string, isOpen: (id: string) => boolean): PuzzleFacts | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const turned = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return turned.find((puzzle) => isOpen(puzzle.id)) ?? turned[0];
}
