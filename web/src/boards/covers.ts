import type { Component } from "svelte";
import type { GameName } from "../lib/types";

/** The covers apart from the boards: the home page shows them, and has no need of the rest. */
const FOUND = import.meta.glob<Component<Record<string, never>>>("./*/Cover.svelte", {
  eager: true,
  import: "default",
});

/** The cover of a game, in a box of 4:3, if it has one: `boards/GAME/Cover.svelte`. */
export function coverOf(game: GameName): Component<Record<string, never>> | undefined {
  return FOUND[`./${game}/Cover.svelte`];
}
