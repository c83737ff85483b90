import type { Contents, Fact } from "../../lib/types";
import type { Happening } from "../board";
import { cardName, say } from "./names";
import { boxOf, type Box } from "./view";

type Show = (told: (name: string) => number, box: Box) => Omit<Happening, "seat">;

/** What happens at a player's: before him, or at his mark. */
const AT_HIS: string[] = [];

/** How each kind of fact is seen; the others move by themselves, or stand in the log alone. */
const SHOWS: Record<string, Show> = {
  drew: () => ({ spots: AT_HIS, glyph: { kind: "back", value: 0 }, change: 1 }),
  opened_pandora: (told, box) => ({
    spots: AT_HIS,
    glyph: { kind: "card", value: told("card") },
    word: cardName(box, told("card")),
  }),
  spread_plague: (told) => ({
    spots: [String(told("place"))],
    glyph: { kind: "plague", value: told("place") },
    word: say("card-plague"),
  }),
  cured: (told) => ({
    spots: [String(told("place"))],
    glyph: { kind: "plague", value: told("place") },
    word: say("board-sign-cured"),
  }),
  took_goal: (told) => ({
    spots: AT_HIS,
    glyph: { kind: "colour", value: told("colour") },
    word: say("board-sign-new-goal"),
  }),
  built: () => ({ spots: AT_HIS, glyph: { kind: "temple", value: 0 }, change: 1 }),
  drifted: (told) => ({
    spots: [String(told("place"))],
    glyph: { kind: "place", value: told("place") },
    word: say("board-sign-drifted"),
  }),
  reached: (told, box) => ({
    spots: [String(told("place"))],
    glyph: { kind: "place", value: told("place") },
    word: say("board-sign-reached", { goals: told("goals"), all: box.goals }),
  }),
  kept_wind: (told, box) => ({
    spots: ["ship"],
    glyph: { kind: "card", value: told("card") },
    word: cardName(box, told("card")),
  }),
};

/** What there is to see of the news. */
export function happened(contents: Contents, news: Fact[]): Happening[] {
  const box = boxOf(contents);
  return news.flatMap((fact) => {
    const told = (name: string) => Number(fact.args.find((arg) => arg.name === name)?.value ?? -1);
    const show = SHOWS[fact.kind];
    return show ? [{ seat: told("seat"), ...show(told, box) }] : [];
  });
}
