import type { Choice, Seat } from "../../lib/types";
import { language, say as sayAnything } from "../../lib/words.svelte";
import { type Box, type Goal, NO_PLACE, ownGoals, type Sight } from "./view";

type Args = Parameters<typeof sayAnything>[1];

/** A text of Ulysses. */
export function say(id: string, args: Args = {}): string {
  return sayAnything(id, args, "ulysses");
}

export function placeName(box: Box, place: number): string {
  return box.places[place]!.names[language()];
}

/** A long word may be broken near its middle, between a vowel and a consonant: narrow cards have little room. */
export function hyphened(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => {
    const breaks = [...word.matchAll(/[aeiouyäöüéè](?=[^aeiouyäöüéè])/giu)].map((vowel) => vowel.index + 1);
    const middle = word.length / 2;
    const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best), 0);
    return at > 2 && at < word.length - 2 ? `${word.slice(0, at)}\u00ad${word.slice(at)}` : word;
  });
}

/** A colour of the map; one's own map may have colours that no file of texts knows. */
export function colourName(box: Box, colour: number): string {
  const name = box.colours[colour]!;
  const said = say(`colour-${name}`);
  return said === `colour-${name}` ? name : said;
}

export function cardName(box: Box, kind: number): string {
  return say(`card-${box.cards[kind]}`);
}

export function discName(box: Box, side: number): string {
  return say(`disc-${box.factions[side]}`);
}

export function factionName(box: Box, side: number): string {
  return say(`faction-${box.factions[side]}`);
}

/** A set of cards, as in “2 Challenge, 1 Zeus”. */
export function cardNames(box: Box, counts: number[]): string {
  const kinds = counts.flatMap((count, kind) =>
    count ? [say("card-count", { count, card: cardName(box, kind) })] : [],
  );
  return kinds.length ? kinds.join(", ") : say("no-cards");
}

/** What a kind of card does, with its rules. */
export function cardWords(box: Box, kind: number): string {
  return say(`board-card-${box.cards[kind]}`, { zeus_as_pandora: box.zeus_as_pandora ? "yes" : "no" });
}

/** A place and the colour of its goal card, if it has one. */
export function placeTitle(box: Box, place: number): string {
  const { colour } = box.places[place]!;
  if (colour < 0) return placeName(box, place);
  return say("place-and-colour", { place: placeName(box, place), colour: colourName(box, colour) });
}

/** How many plagues lie on a place: one, as a rule. */
export function plaguesAt(sight: Sight, place: number): number {
  return sight.plagues.filter((plagued) => plagued === place).length;
}

/** The places that have plagues, in words. */
export function plagueNames(box: Box, sight: Sight): string {
  const places = [...new Set(sight.plagues)].map((at) => {
    const place = placeName(box, at);
    const count = plaguesAt(sight, at);
    return count > 1 ? say("position-plague-heap", { place, count }) : place;
  });
  return places.join(", ");
}

/** All there is to say of a place: what a click does, or what lies there and how far it is, also to the viewer's goals. */
export function placeWords(box: Box, sight: Sight, place: number, choice?: Choice): string {
  const lines = [placeTitle(box, place)];
  if (choice) return [...lines, choice.help].join("\n");
  if (box.places[place]!.colour < 0) lines.push(say("board-start"));
  lines.push(say("board-from-ship", { routes: sight.away[place]! }));
  const plagues = plaguesAt(sight, place);
  if (plagues > 0) lines.push(say(plagues > 1 ? "board-plague-here.several" : "board-plague-here", { count: plagues }));
  sight.debate.discs.forEach((at, side) => {
    if (at === place) lines.push(say("board-disc-here", { disc: discName(box, side) }));
  });
  for (const goal of ownGoals(sight)) {
    if (goal.place === place) lines.push(say(goal.shown ? "board-reached-here" : "board-goal-here"));
  }
  const ways = waysToGoals(box, sight, place);
  if (ways) lines.push(say("board-goals-from", { ways }));
  return lines.join("\n");
}

function waysToGoals(box: Box, sight: Sight, from: number): string {
  return ownGoals(sight)
    .filter((goal) => !goal.shown && goal.place !== NO_PLACE && goal.place !== from)
    .map((goal) => say("routes-to", { place: placeName(box, goal.place), routes: goal.ways[from]! }))
    .join(", ");
}

/** A goal card as this viewer knows it: its place, or its colour and where it is known not to be. */
export function goalWords(box: Box, sight: Sight, seat: number, goal: Goal): string {
  if (goal.shown) return say("position-goal.reached", { place: placeTitle(box, goal.place) });
  if (goal.place !== NO_PLACE) {
    const place = placeTitle(box, goal.place);
    if (sight.stage === "over") return say("position-goal.missed", { place });
    if (seat !== sight.viewer) return say("goal-known", { place });
    return say("position-goal", { place, routes: goal.ways[sight.ship]! });
  }
  if (goal.colour < 0) return say("board-goal-to-come");
  const colour = colourName(box, goal.colour);
  const places = goal.excluded.map((place) => placeName(box, place)).join(", ");
  const known = places ? say("goal-excluded", { colour, places }) : colour;
  return say("board-goal-hidden", { goal: known });
}

/** What decided the game that is over. */
export function outcomeWords(box: Box, sight: Sight, seats: Seat[]): string {
  if (sight.winner < 0) return say("event-becalmed");
  const told = { turn: sight.turn, place: placeName(box, sight.ship) };
  if (sight.winner === sight.viewer) return say("board-won.you", told);
  return say("board-won", { ...told, name: seats[sight.winner]?.name ?? "" });
}
