import * as api from "./api";
import { botOf } from "./levels";
import { preferences } from "./preferences.svelte";
import type { GameFacts } from "./types";
import { language, say } from "./words.svelte";

/** The name to sit down with: one's own, or as the language calls a guest. */
export function playerName(): string {
  return preferences().name.trim() || say("guest");
}

/** A table for one person and bots of any temperament, which begins at once; `options` are those that are not as usual. */
export function playNow(facts: GameFacts, options: Record<string, unknown> = {}): ReturnType<typeof api.makeTable> {
  const bots = Array.from({ length: facts.usual - 1 }, () => botOf(facts, facts.stand_in));
  const seats = ["me", ...bots];
  return api.makeTable({ game: facts.name, seats, options, player: playerName(), language: language() });
}
