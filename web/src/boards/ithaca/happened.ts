import type { Contents, Fact } from "../../lib/types";
import type { Happening } from "../board";
import { number, numbers } from "./auction";
import { spread } from "./view";
import { tell } from "./words";

type Show = (fact: Fact) => Omit<Happening, "seat">;

const god = (fact: Fact) => [`god-${number(fact, "god")}`];
const own = (name: string) => (fact: Fact) => [`${name}-${number(fact, "seat")}`, `seat-${number(fact, "seat")}`];
const card = (fact: Fact) => ({ kind: "card", value: number(fact, "card") });
const sign = (name: string) => () => ({ kind: `sign-${name}`, value: 0 });

/** A sign with what a fact says, or with a word. */
function at(
  spots: (fact: Fact) => string[],
  glyph: (fact: Fact) => Happening["glyph"],
  word?: (fact: Fact) => string,
): Show {
  return (fact) => ({ spots: spots(fact), glyph: glyph(fact), ...(word ? { word: word(fact) } : {}) });
}

/** Cards that somebody, or a god, loses. */
function loss(spots: (fact: Fact) => string[], glyph: (fact: Fact) => Happening["glyph"]): Show {
  return (fact) => ({ spots: spots(fact), glyph: glyph(fact), change: -spread(numbers(fact, "cards")).length });
}

const total = (fact: Fact) => String(number(fact, "total"));
const theGod = (fact: Fact) => ({ kind: "god", value: number(fact, "god") });
const poseidon = () => ["poseidon"];

const SHOWS: Record<string, Show> = {
  influenced: at(god, card, total),
  favoured: at(god, card, total),
  emptied: loss(god, theGod),
  favour_moved: at(god, sign("favour"), () => tell("board-sign-favour")),
  suitors_moved: at(god, sign("suitors"), () => tell("board-sign-suitors")),
  prize: at(god, card, () => tell("heading-gift")),
  won_prize: at(own("points"), card, () => tell("heading-gift")),
  lost_prize: at(
    () => ["gift", "discards"],
    card,
    () => tell("board-sign-lost"),
  ),
  angered: at(poseidon, card, total),
  wrath: at(poseidon, sign("poseidon"), () => tell("board-sign-wrath")),
  changed_route: at(own("route"), sign("change"), () => tell("board-sign-route")),
  driven: at(own("route"), sign("change"), () => tell("board-sign-route")),
  trimmed: loss(own("route"), sign("trim")),
  consulted: at(own("oracle"), sign("oracle"), () => tell("picture-action-oracle")),
  swapped: at(own("oracle"), sign("swap"), () => tell("picture-action-oracle")),
  odyssey: at(own("route"), card, () => tell("picture-action-odyssey")),
  landed: at(own("points"), sign("landing"), () => tell("picture-action-landing")),
  lost_points: (fact) => ({ spots: own("points")(fact), glyph: theGod(fact), change: -number(fact, "points") }),
};

/** What there is to see of the news. */
export function happened(_contents: Contents, news: Fact[]): Happening[] {
  return news.flatMap((fact) => {
    const show = SHOWS[fact.kind];
    return show ? [{ seat: number(fact, "seat"), ...show(fact) }] : [];
  });
}
