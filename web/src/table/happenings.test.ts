import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boardOf } from "../boards";
import type { GameBoard, Happening } from "../boards/board";
import type { Fact } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { fact } from "../testing/tables";
import { gathered, joined, placed } from "./happening";
import Happenings from "./Happenings.svelte";

const sign = (told: Partial<Happening> = {}): Happening => ({
  spots: ["harbour"],
  seat: 1,
  glyph: { kind: "card", value: 2 },
  ...told,
});

/** A thing on the table, so many pixels across and down, 20 wide and high. */
function lay(name: string, value: string, x: number, y: number): Element {
  const thing = document.createElement("div");
  thing.setAttribute(name, value);
  thing.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
  return document.body.appendChild(thing);
}

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("equal signs", () => {
  it("are one, with the sum of what they change", () => {
    expect(gathered([sign({ change: 1 }), sign({ change: 2 })])).toEqual([sign({ change: 3 })]);
    expect(gathered([sign({ word: "Storm" }), sign({ word: "Storm" })])).toEqual([sign({ word: "Storm" })]);
  });

  it("are not: another seat, another spot, a gain and a loss", () => {
    const all = [sign({ change: 1 }), sign({ change: -1 }), sign({ seat: 0 }), sign({ spots: [] })];
    expect(gathered(all)).toEqual(all);
  });

  it("are the last ones, if there are too many to read", () => {
    const many = [...Array(12).keys()].map((seat) => sign({ seat }));
    expect(gathered(many)).toEqual(many.slice(-8));
  });
});

describe("a sign is placed", () => {
  it("at its spot, and above others that stand there", () => {
    lay("data-spot", "harbour", 200, 300);
    const [first, second] = placed([sign(), sign({ seat: 0 })]);
    expect(first).toMatchObject({ x: 210, y: 310 });
    expect(second!.y).toBeLessThan(290);
  });

  it("instead of older ones at its spot, and beside those elsewhere", () => {
    lay("data-spot", "harbour", 200, 300);
    lay("data-seat", "1", 400, 20);
    const old = placed([sign(), sign({ spots: [] })]);
    const next = placed([sign({ word: "Storm" })]);
    expect(joined(old, next)).toEqual([old[1], next[0]]);
  });

  it("below others, where there is no room above", () => {
    lay("data-spot", "harbour", 200, 10);
    const [first, second] = placed([sign(), sign({ seat: 0 })]);
    expect(first!.y).toBeGreaterThanOrEqual(38);
    expect(second!.y).toBeGreaterThan(first!.y + 30);
  });

  it("at the seat's mark, if its spot is scrolled out of the pane", () => {
    const pane = lay("data-pane", "", 0, 0);
    pane.append(lay("data-spot", "harbour", 200, 300));
    lay("data-seat", "1", 400, 20);
    expect(placed([sign()])[0]).toMatchObject({ x: 410 });
  });

  it("nowhere, if there is nothing to see", () => {
    expect(placed([sign()])).toEqual([]);
  });
});

describe("what happened", () => {
  const [drew, later] = [fact("drew", { seat: 1 }), fact("drew", { seat: 1 })];
  const happenings = (facts: Fact[]) => facts.map(() => sign({ change: 1 }));
  const happened = vi.fn((_: object, facts: Fact[]) => happenings(facts));
  const board: GameBoard = { ...boardOf("ulysses")!, happened };
  const signs = () => [...document.querySelectorAll("[data-sign]")];

  async function see(news: Fact[], log: Fact[]) {
    lay("data-spot", "harbour", 200, 300);
    const shown = render(Happenings, { board, contents: { cards: [], places: [] }, news, log });
    await tick();
    return shown;
  }

  it("is seen for a moment, hidden from those who are told", async () => {
    await see([drew, later], [drew, later]);
    expect(screen.getByText("+2")).toBeTruthy();
    expect(signs()[0]!.closest("[aria-hidden=true]")).toBeTruthy();
    vi.advanceTimersByTime(2000);
    await tick();
    expect(signs()).toEqual([]);
  });

  it("is told with what was before", async () => {
    const { rerender } = await see([], [drew]);
    expect(signs()).toEqual([]);
    await rerender({ news: [later], log: [drew, later] });
    await tick();
    expect(signs()).toHaveLength(1);
    expect(happened).toHaveBeenLastCalledWith(expect.anything(), [later], [drew]);
  });

  it.each(["pointerDown", "keyDown", "wheel"] as const)("is gone at once: %s", async (touch) => {
    await see([drew], [drew]);
    expect(signs()).toHaveLength(1);
    await fireEvent[touch](document.body);
    expect(signs()).toEqual([]);
  });

  it("does not come again with another line of the chat", async () => {
    const news = [drew];
    const { rerender } = await see(news, [drew]);
    await fireEvent.keyDown(document.body);
    await rerender({ log: [...news] });
    await tick();
    expect(signs()).toEqual([]);
  });
});
