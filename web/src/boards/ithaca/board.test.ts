import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { SPECTATOR, type Choice, type Contents, type Fact, type Seat, type View } from "../../lib/types";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import fixture from "./fixture.json";
import { flightsOf } from "./flights";
import Glyph from "./Glyph.svelte";
import Hand from "./Hand.svelte";
import Result from "./Result.svelte";

/** Positions of one game of three, as its first seat got them. */
type Moment = { view: View; choices: Choice[]; news: Fact[] };
const moments = fixture.moments as unknown as Record<string, Moment>;
const contents = fixture.contents as Contents;
const seats = fixture.seats as Seat[];

const nothing = () => {};
vi.stubGlobal("matchMedia", () => ({ matches: true })); // jsdom has none
afterEach(cleanup);

function props(name: string, changes: Partial<BoardProps> = {}): BoardProps {
  const { view, choices } = moments[name]!;
  return { contents, view, choices, seats, news: [], open: null, choose: nothing, ...changes };
}

/** The codes of all that is lit, on the board and in the hand. */
function lit(): number[] {
  return [...document.querySelectorAll(".lit")].map((node) => Number(node.getAttribute("data-code")));
}

function codes(name: string): number[] {
  return moments[name]!.choices.map((choice) => choice.code);
}

const ASKED = ["change", "trim", "influence", "god", "bid", "odyssey", "land"];

test.each(ASKED)("what can be clicked is lit, each once: %s", (name) => {
  render(Board, props(name));
  render(Hand, props(name));
  expect(lit().sort()).toEqual(codes(name).sort());
});

test.each(["waiting", "over"])("nothing is lit when there is nothing to decide: %s", (name) => {
  render(Board, props(name));
  render(Hand, props(name));
  expect(lit()).toEqual([]);
});

test.each(["click", "Enter", " "])("a click or a key sends the choice: %s", (how) => {
  const choose = vi.fn();
  render(Hand, props("odyssey", { choose }));
  const choice = moments["odyssey"]!.choices.find(({ verb }) => verb === "odyssey")!;
  const card = document.querySelector(`[data-code="${choice.code}"]`)!;
  card.dispatchEvent(how === "click" ? new MouseEvent("click") : new KeyboardEvent("keydown", { key: how }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(choice);
});

test("a card of the hand that can do two things has a button for the other one", () => {
  render(Hand, props("odyssey"));
  const choices = moments["odyssey"]!.choices;
  const { noun } = choices.find(({ verb }) => verb === "odyssey")!;
  const discard = choices.find((choice) => choice.verb === "discard" && choice.noun === noun)!;
  expect(document.querySelector(`.other[data-code="${discard.code}"]`)).not.toBeNull();
});

/** The names of the cards that lie at a place. */
function cardsAt(spot: string): (string | null)[] {
  const cards = document.querySelectorAll(`[data-spot="${spot}"] [role="img"]`);
  return [...cards].map((card) => card.getAttribute("aria-label"));
}

test("the others’ hands and Oracles lie face down; one’s own are not shown twice", () => {
  render(Board, props("waiting"));
  const view = moments["waiting"]!.view as unknown as { viewer: number; hands: number[]; oracles: number[] };
  for (const seat of [0, 1, 2]) {
    const held = seat === view.viewer ? [0, 0] : [view.hands[seat]!, view.oracles[seat]!];
    expect(cardsAt(`hand-${seat}`)).toEqual(Array(held[0]).fill("board-back"));
    expect(cardsAt(`oracle-${seat}`)).toEqual(Array(held[1]).fill("board-back"));
  }
});

test("with all cards open every hand lies beneath the board, and none on it", () => {
  const { view } = moments["waiting"]!;
  render(Board, props("waiting", { view: { ...view, viewer: SPECTATOR }, open: [view, view, view] }));
  expect([0, 1, 2].flatMap((seat) => cardsAt(`hand-${seat}`))).toEqual([]);
});

test("when a prize is given, the bids stay to be read; talk alone does not bring them back", async () => {
  vi.useFakeTimers();
  const { rerender } = render(Board, props("shown", { news: moments["shown"]!.news }));
  vi.runAllTimers();
  await rerender({ view: { ...moments["shown"]!.view } });
  expect(document.querySelector(".gift")).toBeNull();
  vi.useRealTimers();
});

test("a spectator has no hand", () => {
  render(Hand, props("influence", { view: { ...moments["influence"]!.view, hand: null, oracle: null } as View }));
  expect(document.querySelectorAll(".card")).toHaveLength(0);
});

test("bids are shown when the gift has been given", () => {
  render(Board, props("shown", { news: moments["shown"]!.news }));
  expect(document.querySelector(".gift .winner")?.textContent).toContain("Chloé");
});

test("the news fly from where things were to where they are", () => {
  const ways = flightsOf(moments["shown"]!.news).map(({ from, to }) => [from, to]);
  expect(ways).toEqual([
    ["oracle-2", "gift"],
    ["gift", "points-2"],
  ]);
  expect(flightsOf([])).toEqual([]);
});

test("the result shows every Oracle, and marks the winner", () => {
  render(Result, { contents, view: moments["over"]!.view, seats });
  expect(document.querySelectorAll("tbody tr")).toHaveLength(3);
  expect(document.querySelector("tr.winner")?.textContent).toContain("Ada");
});

test.each([
  ["card", 3, 1],
  ["god", 0, 1],
  ["route", 5, 1],
  ["number", 5, 0],
])("things told of have a picture: %s", (kind, value, pictures) => {
  render(Glyph, { contents, kind, value });
  expect(document.querySelectorAll("span > svg")).toHaveLength(pictures);
});
