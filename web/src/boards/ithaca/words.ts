import type { FluentVariable } from "@fluent/bundle";
import { language, say } from "../../lib/words.svelte";
import type { Box } from "./view";

const GODS: Record<string, string> = {
  zeus: "god-zeus",
  athena: "god-athena",
  helios: "god-helios",
  aiolus: "god-aiolus",
};
const ACTIONS: Record<string, { word: string; rule: string }> = {
  favour: { word: "picture-action-favour", rule: "board-action-favour" },
  oracle: { word: "picture-action-oracle", rule: "board-action-oracle" },
  odyssey: { word: "picture-action-odyssey", rule: "board-action-odyssey" },
  landing: { word: "picture-action-landing", rule: "board-action-landing" },
};
const INKS = ["red", "green", "yellow", "blue"];
const VERBS: Record<string, string> = {
  change: "picture-key-change",
  trim: "picture-key-trim",
  influence: "picture-key-influence",
  bid: "picture-key-bid",
  favour: "picture-key-favour",
  oracle: "picture-key-oracle",
  swap: "picture-key-swap",
  odyssey: "picture-key-odyssey",
  discard: "picture-key-discard",
};

/** A text of Ithaca. */
export function tell(id: string, args: Record<string, FluentVariable> = {}): string {
  return say(id, args, "ithaca");
}

export function godName(box: Box, god: number): string {
  const id = box.gods[god]?.id;
  return id ? tell(GODS[id]!) : tell("no-god");
}

/** A fate card by its gods and its value, as in “Zeus–Helios 3”. */
export function cardName(box: Box, card: number): string {
  const kind = box.cards[card];
  if (!kind) return tell("unseen");
  const [upper, lower] = kind.gods.map((god) => godName(box, god));
  if (lower === undefined) return tell("card-single", { god: upper!, value: kind.value });
  return tell("card-double", { upper: upper!, lower, value: kind.value });
}

/** What a fate card is good for. */
export function cardRule(box: Box, card: number): string {
  const double = (box.cards[card]?.gods.length ?? 1) > 1;
  return tell(double ? "board-card.double" : "board-card", { card: cardName(box, card) });
}

/** The ink of a colour; one's own cards may have colours that the page has no ink for. */
export function inkOf(colour: string): string {
  return INKS.includes(colour) ? `var(--${colour})` : "var(--plain)";
}

export function routeName(box: Box, route: number): string {
  return box.routes[route]?.names[language()] ?? tell("no-route");
}

export function actionWord(action: string): string {
  return tell(ACTIONS[action]!.word);
}

export function actionRule(action: string): string {
  return tell(ACTIONS[action]!.rule);
}

/** What a click on a card does, in one word. */
export function verbWord(verb: string): string {
  return tell(VERBS[verb]!);
}
