import * as api from "./api";
import { preferences } from "./preferences.svelte";
import type { GameName } from "./types";
import { language, say } from "./words.svelte";

/** How many sit at a table when nobody says: where each game is at its best, and a beginner still follows. */
export const USUAL_SEATS: Record<GameName, number> = { ulysses: 4, journey: 3, ithaca: 3 };
export const USUAL_LEVEL = "helmsman";

/** The name to sit down with: one's own, or as the language calls a guest. */
export function playerName(): string {
  return preferences().name.trim() || say("guest");
}

/** A table for one person and bots, which begins at once. */
export function playNow(game: GameName): ReturnType<typeof api.makeTable> {
  const bots = Array.from({ length: USUAL_SEATS[game] - 1 }, () => USUAL_LEVEL);
  return api.makeTable({ game, seats: ["me", ...bots], player: playerName(), language: language() });
}
