import type { Fact } from "../../lib/types";
import { number, numbers } from "./auction";
import { spread } from "./view";

/** Something that moves from one place of the board to another: a card, or a sign. Times are in milliseconds. */
export interface Flight {
  id: string;
  from: string;
  to: string;
  card: number;
  sign: string;
  delay: number;
  time: number;
}

/** All is over after this time, whatever happened. */
export const LONGEST = 1600;
const TIME = 700;
const MOST = 12;

type Way = Pick<Flight, "from" | "to"> & Partial<Pick<Flight, "card" | "sign">>;
type Ways = (fact: Fact) => Way[];

const seatOf = (fact: Fact) => number(fact, "seat");

/** From the place where something lies before a seat, one card to somewhere else. */
function card(from: string, to: (fact: Fact) => string): Ways {
  return (fact) => [{ from: `${from}-${seatOf(fact)}`, to: to(fact), card: number(fact, "card") }];
}

/** Several cards to the discards. */
function cards(from: (fact: Fact) => string): Ways {
  return (fact) => spread(numbers(fact, "cards")).map((kind) => ({ from: from(fact), to: "discards", card: kind }));
}

const toGod = (fact: Fact) => `god-${number(fact, "god")}`;
const toOracle = (fact: Fact) => `oracle-${seatOf(fact)}`;

/** How each kind of fact moves. */
const WAYS: Record<string, Ways> = {
  drew: (fact) => [{ from: "deck", to: `hand-${seatOf(fact)}`, card: number(fact, "card") }],
  laid_out: (fact) => [{ from: "deck", to: toGod(fact), card: number(fact, "card") }],
  influenced: card("hand", toGod),
  favoured: card("hand", toGod),
  consulted: card("hand", toOracle),
  odyssey: card("hand", (fact) => `route-${seatOf(fact)}`),
  discarded: card("hand", () => "discards"),
  angered: card("oracle", () => "poseidon"),
  swapped: (fact) => [
    { from: `hand-${seatOf(fact)}`, to: toOracle(fact), card: number(fact, "card") },
    { from: toOracle(fact), to: "discards", card: number(fact, "old") },
  ],
  emptied: cards(toGod),
  wrath: cards(() => "poseidon"),
  trimmed: cards((fact) => `route-${seatOf(fact)}`),
  laid_bid: (fact) => Array.from({ length: number(fact, "number") }, () => ({ from: toOracle(fact), to: "gift" })),
  won_prize: (fact) => [{ from: "gift", to: `points-${seatOf(fact)}`, card: number(fact, "card") }],
  lost_prize: (fact) => [{ from: "gift", to: "discards", card: number(fact, "card") }],
  landed: (fact) => [{ from: `route-${seatOf(fact)}`, to: `points-${seatOf(fact)}`, sign: "landing" }],
  changed_route: (fact) => [{ from: "routes", to: `route-${seatOf(fact)}`, sign: "odyssey" }],
  driven: (fact) => [{ from: "poseidon", to: `route-${seatOf(fact)}`, sign: "odyssey" }],
  favour_moved: (fact) => [{ from: "gods", to: toGod(fact), sign: "favour" }],
  suitors_moved: (fact) => [{ from: "gods", to: toGod(fact), sign: "suitors" }],
};

/** The news as flights, one after the other; they follow more closely the more there are. */
export function flightsOf(news: Fact[]): Flight[] {
  const ways = news.flatMap((fact) => WAYS[fact.kind]?.(fact) ?? []).slice(-MOST);
  const step = Math.min(350, (LONGEST - TIME - 100) / Math.max(1, ways.length - 1));
  return ways.map((way, at) => ({
    card: -1,
    sign: "",
    ...way,
    id: `${news[0]!.ply}-${at}`,
    delay: Math.round(at * step),
    time: TIME,
  }));
}
