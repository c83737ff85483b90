import { language, say } from "../../lib/words.svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { Adventure, Box, DeckName, Sight, Space } from "./view";

/** A text of this game. */
export function word(id: string, args: Record<string, FluentVariable> = {}): string {
  return say(id, args, "journey");
}

export function listed(items: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}

/** A card of a hand or a payment. */
export function cardName(id: string): string {
  if (id === "flexible_use" || id === "mixed_colours") return word(`event_card-${id}`);
  return id === "any" ? word("cards-any", { count: 1 }) : word(`card-${id}`);
}

/** What a card of a hand is good for, with its rule. */
export function cardHelp(box: Box, kind: number): string {
  const id = box.cards[kind]!;
  if (id === "flexible_use" || id === "mixed_colours") return `${cardName(id)}: ${word(`event_card-${id}.effect`)}`;
  return kind < box.colours ? word("board-help-explorer", { explorer: explorerName(id) }) : word(`board-help-${id}`);
}

/** How much is left in a deck. */
export function deckHelp(box: Box, s: Sight, deck: DeckName): string {
  return word("board-deck", { deck: word(`picture-deck-${deck}`), left: s.decks[deck], all: box.decks[deck] });
}

export function explorerName(id: string): string {
  return word(`legend-explorer-${id}`);
}

/** The letter on an explorer's chest and on his cards, so that his colour is never the only sign. */
export function initial(id: string): string {
  return explorerName(id).slice(0, 1);
}

/** A set of cards in words, as in “2 red and 1 rope”. */
export function cardsNamed(box: Box, counts: number[]): string {
  const items = counts.flatMap((count, kind) => (count ? [word(`cards-${box.cards[kind]}`, { count })] : []));
  return items.length ? listed(items) : word("no-cards");
}

export function symbolsNamed(box: Box, space: Space): string {
  const items = space.symbols.flatMap((count, at) =>
    count ? [word(`cards-${box.cards[box.colours + at]}`, { count })] : [],
  );
  if (space.stars) items.push(word("cards-star", { count: space.stars }));
  return listed(items);
}

/** What a space is and what entering it brings. */
export function spaceHelp(box: Box, space: Space): string {
  const args = {
    sea: space.sea ? "yes" : "no",
    points: space.points,
    fossils: space.fossils,
    symbols: symbolsNamed(box, space),
    per_space: box.event_per_space ? "yes" : "no",
    bonus: box.bonuses[space.sea ? 1 : 0]!.points,
  };
  const ground = word(`ground-${space.terrain}`, args);
  const enter = space.terrain === "start" ? "" : word(`enter-${space.terrain}`, args);
  const texts = space.terrain === "discovery" ? [`${space.name}:`, enter] : [`${space.name}: ${ground}.`, enter];
  if (space.distance > 0) texts.push(word("board-distance", { points: space.distance }));
  return texts.filter(Boolean).join(" ");
}

/** The name of an adventure; a board of one's own may have sightings that no file knows. */
export function adventureName(card: Adventure): string {
  if (card.kind !== "sighting") return word(`adventure-${card.kind}`);
  const id = `sighting-${card.id}`;
  const title = word(id);
  return title === id ? card.id.replaceAll("_", " ") : title;
}

/** The name of the drawing of an adventure. */
export function adventureDrawing(card: Adventure): string {
  return card.kind === "sighting" ? card.id : card.kind;
}

/** What an adventure costs, in words. */
export function priceNamed(box: Box, card: Adventure): string {
  if (card.same) return word("price-same", { count: card.same });
  return card.any ? word("price-any", { count: card.any }) : cardsNamed(box, card.colours);
}

export function adventureHelp(box: Box, card: Adventure): string {
  const args = { title: adventureName(card), price: priceNamed(box, card), points: card.points };
  return `${word(card.points ? "priced.points" : "priced", args)}. ${word(`board-help-${card.kind}`)}`;
}

export function fossilHelp(id: string, family: string): string {
  return `${word(`fossil-${id}`)}. ${word(`board-help-${family}`)}`;
}
