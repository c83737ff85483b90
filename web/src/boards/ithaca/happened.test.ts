import { beforeAll, expect, test } from "vitest";
import type { Contents } from "../../lib/types";
import { speak } from "../../lib/words.svelte";
import { fact } from "../../testing/tables";
import fixture from "./fixture.json";
import { happened } from "./happened";

beforeAll(() => speak("en"));

const contents = fixture.contents as Contents;
const see = (kind: string, told: Record<string, number | number[]>) => happened(contents, [fact(kind, told)])[0];

test("a card played to a god is seen there, with the god's total", () => {
  const sign = { spots: ["god-2"], seat: 1, glyph: { kind: "card", value: 6 }, word: "5" };
  expect(see("influenced", { seat: 1, card: 6, god: 2, total: 5 })).toEqual(sign);
  expect(see("favoured", { seat: 1, card: 6, god: 2, total: 5 })).toEqual(sign);
});

test("favour and Suitors are seen at the god they come to, and belong to no seat", () => {
  expect(see("favour_moved", { god: 1 })).toEqual({
    spots: ["god-1"],
    seat: -1,
    glyph: { kind: "sign-favour", value: 0 },
    word: "Divine Favour",
  });
  expect(see("suitors_moved", { god: 3 })).toMatchObject({ spots: ["god-3"], word: "Suitors" });
});

test("the wrath is seen at Poseidon's, with who unleashed it", () => {
  expect(see("wrath", { seat: 2, cards: [1] })).toMatchObject({ spots: ["poseidon"], seat: 2, word: "Wrath!" });
});

test("a gift is seen at the god who gives it, then with the points of whoever wins it", () => {
  expect(see("prize", { god: 0, card: 2 })).toMatchObject({ spots: ["god-0"], word: "Divine gift" });
  expect(see("won_prize", { seat: 1, card: 2 })).toMatchObject({ spots: ["points-1", "seat-1"], word: "Divine gift" });
  expect(see("lost_prize", { card: 2 })).toMatchObject({ seat: -1, word: "Nobody’s" });
});

test("deeds are seen at what they are done with", () => {
  expect(see("odyssey", { seat: 0, card: 4 })).toMatchObject({ spots: ["route-0", "seat-0"], word: "Odyssey" });
  expect(see("landed", { seat: 0, route: 4, years: 3 })).toMatchObject({ spots: ["points-0", "seat-0"] });
});

test("no sign tells a card that was laid in secret", () => {
  expect(see("consulted", { seat: 0, card: 4 })).toEqual(see("consulted", { seat: 0, card: -1 }));
});

test("losses are counted", () => {
  expect(see("trimmed", { seat: 0, cards: [0, 2, 1] })).toMatchObject({ change: -3 });
  expect(see("emptied", { god: 1, cards: [1, 1] })).toMatchObject({ spots: ["god-1"], change: -2 });
});
