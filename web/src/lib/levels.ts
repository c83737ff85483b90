import type { GameFacts, GameName, Seat } from "./types";
import { say, wording } from "./words.svelte";

/** Any temperament: the server draws one. */
export const ANY = "any";

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

/** A bot of a level as one asks for it, with a temperament or, where it has one, with any. */
export function botOf(facts: GameFacts | undefined, level: string, style = ANY): string {
  return style && facts?.tempered.includes(level) ? `${level}:${style}` : level;
}

/** The level and the temperament of a bot that is asked for. */
export function partsOf(bot: string): [level: string, style: string] {
  const [level = "", style = ""] = bot.split(":");
  return [level, style];
}

/** What a bot of a temperament is called. */
export function styleName(game: GameName, style: string): string {
  return wording(`style-${style}`, {}, game) ?? style;
}

/** The temperament in a word. */
export function mannerOf(game: GameName, style: string): string {
  return wording(`style-${style}.manner`, {}, game) ?? style;
}

/** How a bot plays: its level and its temperament, a sentence each. */
export function botAbout(game: GameName, level: string, style: string): string | undefined {
  const told = [levelAbout(level), style === ANY ? say("manner-any-about") : wording(`style-${style}.about`, {}, game)];
  return told.filter(Boolean).join(" ") || undefined;
}

/** The level of the bot at a seat, and its temperament if it has one. */
export function botTitle(game: GameName, { level, style }: Pick<Seat, "level" | "style">): string {
  return style ? say("level-and-manner", { level: levelName(level), manner: mannerOf(game, style) }) : levelName(level);
}
