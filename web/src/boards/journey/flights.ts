import type { Fact } from "../../lib/types";
import { told, type Box, type DeckName } from "./view";

/** Something that goes from one spot of the table to another, face up if it may be seen. */
export interface Flight {
  from: string;
  to: string;
  face: string | undefined;
  back: DeckName;
  wait: number;
}

const EACH = 130;
const LATEST = 800;
const FOSSIL_DECK = 2;
const EVENT_DECK = 3;

/** The flights that show what happened, one shortly after the other. */
export function flightsOf(box: Box, news: Fact[]): Flight[] {
  const found: Flight[] = [];
  for (const fact of news) {
    const way = wayOf(box, fact);
    if (way) found.push({ ...way, wait: Math.min(LATEST, found.length * EACH) });
  }
  return found;
}

function wayOf(box: Box, fact: Fact): Omit<Flight, "wait"> | null {
  const seat = `seat-${told(fact, "seat")}`;
  switch (fact.kind) {
    case "drew": {
      const deck = told(fact, "deck");
      return { from: `deck-${deck}`, to: seat, face: box.cards[told(fact, "card")], back: box.deck_names[deck]! };
    }
    case "took":
      return { from: "display", to: seat, face: box.cards[told(fact, "card")], back: "equipment" };
    case "found":
    case "glimpsed":
      return { from: `deck-${FOSSIL_DECK}`, to: seat, face: box.fossils[told(fact, "fossil")], back: "fossil" };
    case "put_back":
      return { from: seat, to: `deck-${FOSSIL_DECK}`, face: box.fossils[told(fact, "fossil")], back: "fossil" };
    case "kept_event":
    case "read_event":
      return { from: `deck-${EVENT_DECK}`, to: seat, face: box.events[told(fact, "event")], back: "event" };
    case "got_water":
      return { from: "reserve", to: seat, face: "drop", back: "event" };
    default:
      return null;
  }
}
