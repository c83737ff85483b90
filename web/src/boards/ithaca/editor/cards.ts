import type { Data } from "../../../editor/editor";
import { list, table, text, whole } from "../../../editor/reading";
import type { Schemas } from "../../../lib/types";
import type { Box } from "../view";

export type Terms = Schemas["IthacaEditingTerms"];

export interface FateFile {
  id: string;
  gods: string[];
  value: number;
  copies: number;
}

export interface RouteFile {
  id: string;
  colour: string;
  years: number;
  actions: Record<string, string>;
  names: Record<string, string>;
}

/** Cards as their file has them. */
export interface CardsFile {
  schema: number;
  name: string;
  fate: FateFile[];
  route: RouteFile[];
  colours: Record<string, string>;
  limits: Record<string, number>;
  wrath: Record<string, number>;
}

export function readCards(data: Data): CardsFile {
  return {
    schema: whole(data["schema"], 1),
    name: text(data["name"]),
    fate: list(data["fate"]).map((card) => readFate(table(card))),
    route: list(data["route"]).map((route) => readRoute(table(route))),
    colours: mapped(data["colours"], (colour) => text(colour)),
    limits: mapped(data["limits"], (limit) => whole(limit)),
    wrath: mapped(data["wrath"], (wrath) => whole(wrath)),
  };
}

function readFate(card: Data): FateFile {
  const gods = list(card["gods"]).map((god) => text(god));
  return { id: text(card["id"]), gods, value: whole(card["value"]), copies: whole(card["copies"]) };
}

function readRoute(route: Data): RouteFile {
  return {
    id: text(route["id"]),
    colour: text(route["colour"]),
    years: whole(route["years"]),
    actions: mapped(route["actions"], (action) => text(action)),
    names: mapped(route["names"], (name) => text(name)),
  };
}

function mapped<Value>(value: unknown, read: (item: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(table(value)).map(([key, item]) => [key, read(item)]));
}

/** What there is to draw of the cards, however unfinished. */
export function boxOfCards(cards: CardsFile, terms: Terms): Box {
  const number = (god: string) => terms.gods.indexOf(god);
  const drawn = {
    gods: terms.gods.map((id) => ({ id, colour: cards.colours[id] ?? "" })),
    actions: terms.actions,
    cards: cards.fate.map((fate) => ({ ...fate, gods: fate.gods.map(number).filter((god) => god >= 0) })),
    routes: [],
  };
  return drawn as unknown as Box;
}

/** What the cards of each god are worth together: even shares play best. */
export function worths(cards: CardsFile, gods: string[]): number[] {
  return gods.map((god) =>
    cards.fate.reduce((sum, fate) => (fate.gods.includes(god) ? sum + fate.value * fate.copies : sum), 0),
  );
}

/** The id of a card that shows these gods and this value: za3 for Zeus above Athena, worth 3. */
export function fateId(gods: string[], value: number): string {
  return gods.map((god) => god[0] ?? "").join("") + value;
}
