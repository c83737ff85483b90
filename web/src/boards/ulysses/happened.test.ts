import { beforeAll, expect, test } from "vitest";
import { speak } from "../../lib/words.svelte";
import { fact } from "../../testing/tables";
import fixture from "./fixture.json";
import { happened } from "./happened";

beforeAll(() => speak("en"));

const see = (kind: string, told: Record<string, number | number[]>) =>
  happened(fixture.contents, [fact(kind, told)])[0];

test("a plague is seen at its place, and so is its end", () => {
  expect(see("spread_plague", { seat: 1, place: 7, card: 3 })).toMatchObject({
    spots: ["7"],
    seat: 1,
    glyph: { kind: "plague" },
    word: "Plague",
  });
  expect(see("cured", { seat: 2, place: 7, cards: [1] })).toMatchObject({ spots: ["7"], word: "Plague removed" });
});

test("a goal is seen where the ship reached it, with whose it is and how many there are", () => {
  expect(see("reached", { seat: 2, place: 5, goals: 3 })).toMatchObject({
    spots: ["5"],
    seat: 2,
    glyph: { kind: "place", value: 5 },
    word: "Goal 3 of 4",
  });
});

test("a wind is seen at the ship", () => {
  const wind = fixture.contents.cards.indexOf("wind");
  expect(see("kept_wind", { seat: 0, card: wind })).toMatchObject({ spots: ["ship"], word: "Wind" });
});

test("cards and temples come to a player's mark, and no sign tells which card it was", () => {
  const drawn = see("drew", { seat: 1, card: 4 })!;
  expect(drawn).toMatchObject({ spots: [], seat: 1, change: 1, glyph: { kind: "back" } });
  expect(drawn).toEqual(see("drew", { seat: 1, card: -1 }));
  expect(see("built", { seat: 1, temples: 2, cards: [] })).toMatchObject({ seat: 1, glyph: { kind: "temple" } });
});

test("a new goal shows its colour alone, even to its owner", () => {
  const taken = see("took_goal", { seat: 0, colour: 2, place: 5 });
  expect(taken).toMatchObject({ glyph: { kind: "colour", value: 2 }, word: "New goal" });
});

test("what moves by itself, or is nothing to see, has no sign", () => {
  for (const kind of ["sailed", "turn", "passed", "backed"]) expect(see(kind, { seat: 0, place: 1 })).toBeUndefined();
});
