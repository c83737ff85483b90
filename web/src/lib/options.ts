import type { GameFacts, Option } from "./types";
import { wording } from "./words.svelte";

/** The option that names the edition, if the game has several. */
export function editionOf(facts: GameFacts): Option | undefined {
  const editions = Object.keys(facts.presets);
  return facts.options.find(
    (option) => editions.length > 0 && option.values.every((value) => editions.includes(value)),
  );
}

/** What an option is when nobody chooses, in the edition that was chosen. */
export function usualValue(facts: GameFacts, options: Record<string, string>, option: Option): string {
  const edition = editionOf(facts);
  const chosen = edition && option !== edition && (options[edition.name] ?? edition.default);
  return (chosen && facts.presets[chosen]?.[option.name]) || option.default;
}

// ids made at run time: the options of each game are described in its own file, for `periplus games` too

export function optionName(facts: GameFacts, option: Option): string {
  return wording(`option-${option.name}`, {}, facts.name) ?? option.name;
}

export function valueName(facts: GameFacts, option: Option, value: string): string {
  return /^\d+$/.test(value) ? value : (wording(`option-${option.name}.${value}`, {}, facts.name) ?? value);
}

/** The rules of a table that differ from the usual ones, in words. */
export function houseRules(facts: GameFacts, options: Record<string, string>): { name: string; value: string }[] {
  return facts.options.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || value === usualValue(facts, options, option)) return [];
    return [{ name: optionName(facts, option), value: valueName(facts, option, value) }];
  });
}
