import { boardOf } from "../boards";
import * as api from "./api";
import { preferences } from "./preferences.svelte";
import type { GameFacts } from "./types";
import { language, say } from "./words.svelte";

export const USUAL_LEVEL = "helmsman";

/** How many sit at a table when nobody says. */
export function usualSeats({ name, seats }: GameFacts): number {
  return boardOf(name)?.usualSeats ?? seats[0];
}

/** The name to sit down with: one's own, or as the language calls a guest. */
export function playerName(): string {
  return preferences().name.trim() || say("guest");
}

/** A table for one person and bots, which begins at once. */
export function playNow(facts: GameFacts): ReturnType<typeof api.makeTable> {
  const bots = Array.from({ length: usualSeats(facts) - 1 }, () => USUAL_LEVEL);
  return api.makeTable({ game: facts.name, seats: ["me", ...bots], player: playerName(), language: language() });
}
