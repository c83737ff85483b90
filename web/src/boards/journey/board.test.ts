import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice, Contents, Fact, Seat, View } from "../../lib/types";
import { depicted } from "../../table/depicted";
import journey from ".";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import fixture from "./fixture.json";
import { flightsOf } from "./flights";
import Glyph from "./Glyph.svelte";
import Hand from "./Hand.svelte";
import { Lattice } from "./lattice";
import Result from "./Result.svelte";
import { box, sight, wayOf } from "./view";

/** Positions of a game of two on a small board, as its first seat got them. */
type Moment = { view: View; choices: Choice[] };
const moments = fixture.moments as unknown as Record<string, Moment>;
const contents = fixture.contents as unknown as Contents;
const seats = fixture.seats as Seat[];
const news = fixture.news as Fact[];
const ASKED = Object.keys(moments).filter((name) => name !== "waiting" && name !== "over");

afterEach(cleanup);

function props(name: string, changes: Partial<BoardProps> = {}): BoardProps {
  const { view, choices } = moments[name]!;
  return { contents, view, choices, seats, news: [], open: null, choose: () => {}, ...changes };
}

/** The codes of all that is lit. Equal cards are one choice, and so are a piece and its button. */
function lit(): Set<number> {
  return new Set([...document.querySelectorAll(".lit")].map((node) => Number(node.getAttribute("data-code"))));
}

test.each(ASKED)("what can be clicked is lit, and nothing else: %s", (name) => {
  render(Board, props(name));
  render(Hand, props(name));
  expect(lit()).toEqual(new Set(moments[name]!.choices.map((choice) => choice.code)));
});

test.each(["waiting", "over"])("nothing is lit when there is nothing to decide: %s", (name) => {
  render(Board, props(name));
  render(Hand, props(name));
  expect(lit().size).toBe(0);
});

test.each(["click", "Enter", " "])("a click or a key on a space sends the step: %s", (how) => {
  const choose = vi.fn();
  render(Board, props("step", { choose }));
  const step = moments["step"]!.choices.find(({ verb }) => verb === "step")!;
  const space = document.querySelector(`.space[data-code="${step.code}"]`)!;
  space.dispatchEvent(how === "click" ? new MouseEvent("click") : new KeyboardEvent("keydown", { key: how }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(step);
});

test("a way to pay is a button that sends its payment", () => {
  const choose = vi.fn();
  render(Board, props("pay", { choose }));
  const pay = moments["pay"]!.choices[0]!;
  document.querySelector<HTMLElement>(`[role="button"][data-code="${pay.code}"]`)!.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(pay);
});

test("a move in the making shows what a stop would use up, and cannot be paid yet", () => {
  render(Board, props("step"));
  const offered = sight(moments["step"]!.view).bills!["stop"]!;
  expect(document.querySelectorAll(".foreseen li")).toHaveLength(offered.length);
  expect(document.querySelector("polyline")).not.toBeNull();
});

test("a spectator sees no hand, and nobody's cards are in the page", () => {
  const view = { ...moments["turn"]!.view, viewer: -3, hand: null, events: null, bills: null, choice: null } as View;
  render(Board, props("turn", { view, choices: [] }));
  render(Hand, props("turn", { view, choices: [] }));
  expect(document.querySelector(".hand")).toBeNull();
  expect(document.querySelector(".open")).toBeNull();
});

test("with open cards every hand is laid out", () => {
  const { view } = moments["turn"]!;
  render(Board, props("turn", { open: [view, view] }));
  const cards = sight(view).hand!.reduce((sum, count) => sum + count, 0);
  expect(document.querySelectorAll(".open .face")).toHaveLength(2 * (cards + sight(view).kept[0]!));
});

test("the result tells the points of every kind and the sum", () => {
  const { view } = moments["over"]!;
  render(Result, { contents, view, seats });
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => Number(row.querySelector("td b")!.textContent));
  expect(rows.reduce((sum, points) => sum + points, 0)).toBe(sight(view).points[0]);
});

test("of equal points, only those with most fossils have won", () => {
  const { view } = moments["over"]!;
  render(Result, { contents, view: { ...view, points: [6, 6], winners: [0] } as View, seats });
  const won = [...document.querySelectorAll("tfoot td")].map((cell) => cell.classList.contains("winner"));
  expect(won).toEqual([true, false]);
});

test("a move that is told leads from space to space", () => {
  const [moved] = news;
  const way = wayOf(moved!, box(contents).spaces);
  const [, origin, space] = moved!.args.map((arg) => arg.value);
  expect([way[0], way.at(-1)]).toEqual([origin, space]);
  expect(way.length).toBeGreaterThan(1);
});

test("a card drawn unseen flies with its back up", () => {
  const args = [
    { name: "seat", kind: "seat", value: 1 },
    { name: "deck", kind: "deck", value: 0 },
    { name: "card", kind: "card", value: -1 },
  ];
  const [flight] = flightsOf(box(contents), [{ ply: 1, kind: "drew", text: "", args }]);
  expect(flight).toMatchObject({ from: "deck-0", to: "seat-1", face: undefined, back: "explorer" });
});

test("a glyph is drawn for a card, and none for what it does not know", () => {
  render(Glyph, { contents, kind: "card", value: 3 });
  expect(document.querySelectorAll("svg")).toHaveLength(1);
  render(Glyph, { contents, kind: "number", value: 3 });
  render(Glyph, { contents, kind: "card", value: -1 });
  expect(document.querySelectorAll("svg")).toHaveLength(1);
});

test("caves that touch at a corner are two, and rock within a cave is a loop of its own", () => {
  const apart = new Lattice(2, 2, 10, 10, 0, 0, (c, r) => c === r && c >= 0 && c < 2);
  expect(apart.loops().map((loop) => loop.length)).toEqual([4, 4]);
  const ring = new Lattice(3, 3, 10, 10, 0, 0, (c, r) => c >= 0 && r >= 0 && c < 3 && r < 3 && !(c === 1 && r === 1));
  expect(ring.loops().map((loop) => loop.length)).toEqual([12, 4]);
});

test("sets of cards and fossils in the log are drawn kind by kind", () => {
  const told = { name: "gift", value: [0, 2, 1] };
  expect(depicted([{ ...told, kind: "fossils" }], journey.sets)).toEqual([
    { kind: "fossil", value: 1, count: 2 },
    { kind: "fossil", value: 2, count: 1 },
  ]);
  expect(depicted([{ ...told, kind: "cards" }], journey.sets).map(({ kind }) => kind)).toEqual(["card", "card"]);
  expect(depicted([{ ...told, kind: "path" }], journey.sets)).toEqual([]);
});
