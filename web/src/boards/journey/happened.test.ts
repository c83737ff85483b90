import { beforeAll, expect, test } from "vitest";
import type { Contents } from "../../lib/types";
import { speak } from "../../lib/words.svelte";
import { fact } from "../../testing/tables";
import fixture from "./fixture.json";
import { happened } from "./happened";

beforeAll(() => speak("en"));

const contents = fixture.contents as unknown as Contents;
const moved = fact("moved", { piece: 0, origin: 3, space: 9, path: [1] });

test("a fossil is found where the move ended, told now or earlier; else it is seen before its finder", () => {
  const found = fact("found", { seat: 1, fossil: 4 });
  const sign = { seat: 1, glyph: { kind: "fossil", value: 4 }, change: 1 };
  expect(happened(contents, [moved, found], [])).toEqual([{ ...sign, spots: ["space-9", "seat-1"] }]);
  expect(happened(contents, [found], [moved, fact("paid", {})])).toEqual([{ ...sign, spots: ["space-9", "seat-1"] }]);
  expect(happened(contents, [found], [])[0]!.spots).toEqual(["", "seat-1"]);
});

test("fossils that are lost are seen kind by kind before the player who loses them", () => {
  expect(happened(contents, [fact("gave_up", { seat: 0, fossils: [0, 2, 0, 1] })], [])).toEqual([
    { seat: 0, spots: ["seat-0"], glyph: { kind: "fossil", value: 1 }, change: -2 },
    { seat: 0, spots: ["seat-0"], glyph: { kind: "fossil", value: 3 }, change: -1 },
  ]);
});

test("water comes from where the piece is, and is used before its owner; none is no sign", () => {
  const got = fact("got_water", { seat: 0, tokens: 2 });
  expect(happened(contents, [got], [moved])[0]).toMatchObject({ spots: ["space-9", "seat-0"], change: 2 });
  const used = (tokens: number) => happened(contents, [fact("watered", { seat: 0, fossils: 3, tokens })], []);
  expect(used(1)[0]).toMatchObject({ glyph: { kind: "water" }, change: -1 });
  expect(used(0)).toEqual([]);
});

test("a card is shown to those who see it; others see the back of its deck", () => {
  const drew = (card: number) => happened(contents, [fact("drew", { seat: 1, deck: 1, card })], [])[0];
  expect(drew(3)).toMatchObject({ spots: ["seat-1"], glyph: { kind: "card", value: 3 }, change: 1 });
  expect(drew(-1)).toMatchObject({ spots: ["seat-1"], glyph: { kind: "deck", value: 1 }, change: 1 });
});

test("an event that is kept in secret is a card of the event deck", () => {
  const lucky = fixture.contents.events.indexOf("lucky");
  const kept = (event: number) => happened(contents, [fact("kept_event", { seat: 0, event })], [moved])[0];
  expect(kept(lucky)).toMatchObject({ spots: ["space-9", "seat-0"], glyph: { kind: "event" }, word: "Lucky escape" });
  expect(kept(-1)).not.toHaveProperty("word");
  expect(kept(-1)).toMatchObject({ glyph: { kind: "deck" } });
});
