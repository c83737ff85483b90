import type { Contents, Fact } from "../../lib/types";
import type { Happening } from "../board";
import { adventureName, word } from "./names";
import { box as boxOf, told, toldList, type Box } from "./view";

/** How a fact is seen; `here` is where the last move ended, at which all that comes of it happens. */
type Show = (fact: Fact, box: Box, here: string) => Omit<Happening, "seat">[];

const before = (fact: Fact) => [`seat-${told(fact, "seat")}`];

const EVENT_DECK = 3;

/** A card for somebody's hand: its face for those who see it, else the back of its deck. */
const card: Show = (fact) => {
  const kind = told(fact, "card");
  const glyph = kind < 0 ? { kind: "deck", value: told(fact, "deck") } : { kind: "card", value: kind };
  return [{ spots: before(fact), glyph, change: 1 }];
};

const event: Show = (fact, box, here) => {
  const kind = told(fact, "event");
  const spots = fact.kind === "used_event" ? before(fact) : [here, ...before(fact)];
  if (kind < 0) return [{ spots, glyph: { kind: "deck", value: EVENT_DECK }, change: 1 }];
  return [{ spots, glyph: { kind: "event", value: kind }, word: word(`event_card-${box.events[kind]}`) }];
};

const SHOWS: Record<string, Show> = {
  drew: card,
  took: card,
  discarded: (fact) => [{ spots: before(fact), glyph: { kind: "card", value: told(fact, "card") }, change: -1 }],
  found: (fact, _, here) => [
    { spots: [here, ...before(fact)], glyph: { kind: "fossil", value: told(fact, "fossil") }, change: 1 },
  ],
  gave_up: (fact) =>
    toldList(fact, "fossils").flatMap((count, kind) =>
      count ? [{ spots: before(fact), glyph: { kind: "fossil", value: kind }, change: -count }] : [],
    ),
  got_water: (fact, _, here) => [
    { spots: [here, ...before(fact)], glyph: { kind: "water", value: 0 }, change: told(fact, "tokens") },
  ],
  watered: (fact) =>
    told(fact, "tokens") > 0
      ? [{ spots: before(fact), glyph: { kind: "water", value: 0 }, change: -told(fact, "tokens") }]
      : [],
  won_bonus: (fact, _, here) => [
    {
      spots: [here, ...before(fact)],
      glyph: { kind: "bonus", value: told(fact, "bonus") },
      change: told(fact, "points"),
    },
  ],
  kept_event: event,
  read_event: event,
  used_event: event,
  adventure: (fact, box, here) => {
    const turned = told(fact, "adventure");
    const name = box.adventures[turned] && adventureName(box.adventures[turned]);
    return [{ spots: [here], glyph: { kind: "adventure", value: turned }, ...(name ? { word: name } : {}) }];
  },
  saw: (fact, box, here) => {
    const seen = told(fact, "adventure");
    const points = box.adventures[seen]?.points ?? 0;
    return [{ spots: [here, ...before(fact)], glyph: { kind: "adventure", value: seen }, change: points }];
  },
  hit: (fact) => [{ spots: before(fact), glyph: { kind: "hit", value: 0 }, word: word("adventure-ball") }],
};

/** What there is to see of the news. */
export function happened(contents: Contents, news: Fact[], before: Fact[]): Happening[] {
  const box = boxOf(contents);
  let here = spaceOf(before.findLast(isMove));
  return news.flatMap((fact) => {
    if (isMove(fact)) here = spaceOf(fact);
    return (SHOWS[fact.kind]?.(fact, box, here) ?? []).map((shown) => ({ seat: told(fact, "seat"), ...shown }));
  });
}

const isMove = (fact: Fact) => fact.kind === "moved";

function spaceOf(move: Fact | undefined): string {
  return move ? `space-${told(move, "space")}` : "";
}
