import { say } from "./words.svelte";

/** The bots' levels in words. */
const NAMES: Record<string, string> = {
  sailor: "level-sailor",
  helmsman: "level-helmsman",
  captain: "level-captain",
  oracle: "level-oracle",
};
const ABOUT: Record<string, string> = {
  sailor: "level-sailor-about",
  helmsman: "level-helmsman-about",
  captain: "level-captain-about",
  oracle: "level-oracle-about",
};

export function levelName(level: string): string {
  const id = NAMES[level];
  return id ? say(id) : level;
}

export function levelAbout(level: string): string | undefined {
  const id = ABOUT[level];
  return id && say(id);
}
