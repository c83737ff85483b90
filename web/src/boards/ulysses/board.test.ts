import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Choice, Fact, Seat, View } from "../../lib/types";
import { speak } from "../../lib/words.svelte";
import fixture from "./fixture.json";
import { drawCoast } from "./coast";
import { layOut } from "./chart";
import ulysses from "./index";
import { placeLabels } from "./labels";
import { hyphened, placeWords, plagueNames } from "./names";
import { boxOf, ownGoals, sightOf } from "./view";

vi.setConfig({ testTimeout: 30_000 });

type Moment = { view: View; choices: Choice[]; news: Fact[] };

const box = boxOf(fixture.contents);
const seats = fixture.seats as Seat[];
const moments = ["strengthen", "give", "ask", "debate", "stake", "waiting", "over"] as const;

function show(name: (typeof moments)[number], choose = vi.fn()) {
  const { view, choices } = fixture[name] as unknown as Moment;
  const props = { contents: fixture.contents, view, choices, seats, news: [], open: null, choose };
  const board = render(ulysses.Board, { props });
  render(ulysses.Hand, { props });
  return { view, choices, choose, board };
}

function lit(): number[] {
  return [...document.querySelectorAll(".lit[data-code]")].map((node) => Number(node.getAttribute("data-code")));
}

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await speak("en");
});
afterEach(cleanup);

test.each(moments)("what is lit is what can be chosen: %s", (name) => {
  const { choices } = show(name);
  expect(lit().sort()).toEqual(choices.map((choice) => choice.code).sort());
});

test("a click on a place proposes it", async () => {
  const { choices, choose } = show("strengthen");
  const proposal = choices.find((choice) => choice.verb === "propose")!;
  await fireEvent.click(document.querySelector(`[data-spot="${proposal.noun}"]`)!);
  expect(choose).toHaveBeenCalledExactlyOnceWith(proposal);
});

test("a card is laid by keyboard", async () => {
  const { choices, choose } = show("stake");
  const card = choices.find((choice) => choice.verb === "card")!;
  await fireEvent.keyDown(document.querySelector(`[data-code="${card.code}"]`)!, { key: "Enter" });
  expect(choose).toHaveBeenCalledExactlyOnceWith(card);
});

test("hidden goals have no place, and nobody else's cards are there", () => {
  show("debate");
  const other = document.querySelector('[data-seat="1"]')!;
  expect([...other.querySelectorAll(".place")].map((name) => name.textContent)).toEqual(["", "", "", ""]);
  expect(other.querySelector(".hand")).toBeNull();
});

test("the debate shows totals, what it takes to join, and who is out", () => {
  show("debate");
  expect([...document.querySelectorAll(".total")].map((total) => total.textContent)).toEqual(["0", "1", "–"]);
  expect([...document.querySelectorAll(".least")].map((least) => least.textContent)).toEqual([
    "at least 1",
    "at least 1",
    "at least 2",
  ]);
  expect(document.querySelector("li.out")!.textContent).toContain("Dieter has passed in this debate");
});

describe("looking from another place", () => {
  const place = box.places.findIndex(({ id }) => id === "charybdis");
  const goal = box.places.findIndex(({ id }) => id === "skylla");
  const badge = () => document.querySelector(`[data-spot="${goal}"] .badge text`)!.textContent;
  const touch = (at: number) => fireEvent.click(document.querySelector(`[data-spot="${at}"]`)!);
  const offered = () => screen.queryByText("Look from Charybdis");
  const banner = () => screen.queryByText("Distances from Charybdis");

  async function look() {
    const shown = show("strengthen");
    await touch(place);
    await fireEvent.click(offered()!);
    return shown;
  }

  test("is offered for a place that was touched, and a touch alone changes no distance", async () => {
    show("strengthen");
    expect(badge()).toBe("6");
    await fireEvent.pointerEnter(document.querySelector(`[data-spot="${place}"]`)!);
    expect(badge()).toBe("6");
    await touch(place);
    expect(badge()).toBe("6");
    await fireEvent.click(offered()!);
    expect(badge()).toBe("1");
    expect(banner()).toBeTruthy();
    expect(document.querySelector(".place.looked")!.getAttribute("data-spot")).toBe(String(place));
  });

  test("is not offered from the ship, nor to those who have no goals", async () => {
    const { view } = show("strengthen");
    await touch(sightOf(view).ship);
    expect(document.querySelector(".look")).toBeNull();
    cleanup();
    const watching = { ...view, viewer: -3, hand: null } as View;
    const props = { contents: fixture.contents, view: watching, choices: [], seats, news: [], open: null };
    render(ulysses.Board, { props: { ...props, choose: vi.fn() } });
    await touch(place);
    expect(document.querySelector(".look")).toBeNull();
  });

  test.each([
    ["its button", () => fireEvent.click(screen.getByLabelText("Count from the ship again"))],
    ["a touch elsewhere", () => fireEvent.pointerDown(document.body)],
    ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ])("ends with %s", async (_, end) => {
    await look();
    await end();
    expect(banner()).toBeNull();
    expect(badge()).toBe("6");
  });

  test("ends by itself after a while", async () => {
    vi.useFakeTimers();
    await look();
    vi.advanceTimersByTime(9_000);
    await tick();
    expect(banner()).toBeTruthy();
    vi.advanceTimersByTime(2_000);
    await tick();
    expect(banner()).toBeNull();
    vi.useRealTimers();
  });

  test("ends with the position, and not with a message that changes nothing", async () => {
    const { view, board } = await look();
    await board.rerender({ view: { ...view } });
    expect(banner()).toBeTruthy();
    await board.rerender({ view: { ...view, plagues: [3, 5] } as View });
    await tick();
    expect(banner()).toBeNull();
  });
});

test("several plagues on a place are all drawn, and counted in words", () => {
  const { view, choices } = fixture.strengthen as unknown as Moment;
  const heaped = { ...view, plagues: [3, 3, 5], plagues_left: 3 } as View;
  const props = { contents: fixture.contents, view: heaped, choices, seats, news: [], open: null, choose: vi.fn() };
  render(ulysses.Board, { props });
  const drawn = [...document.querySelectorAll("[data-piece^=plague-]")].map((piece) =>
    piece.getAttribute("data-piece"),
  );
  expect(drawn).toEqual(["plague-3", "plague-3-1", "plague-5"]);
  expect(placeWords(box, sightOf(heaped), 3)).toContain("2 plagues lie here");
  expect(plagueNames(box, sightOf(heaped))).toMatch(/ × 2, /);
});

test("a spectator has no hand", () => {
  const { view } = fixture.waiting as unknown as Moment;
  const watching = { ...view, viewer: -3, hand: null };
  const { container } = render(ulysses.Hand, {
    props: { contents: fixture.contents, view: watching, choices: [], seats, news: [], open: null, choose: vi.fn() },
  });
  expect(container.textContent?.trim()).toBe("");
});

test("the end is told where the gods debated: who won, where, and by which goals", () => {
  const { view } = show("over");
  const told = document.querySelector("section:has(.goal.last)")!.textContent;
  expect(told).toContain(seats[sightOf(view).winner]!.name);
  expect(told).toContain(box.places[sightOf(view).ship]!.names.en);
  expect(document.querySelector(".scale")).toBeNull();
});

test("a goal card pointed at shows its place on the map", async () => {
  const { view } = show("strengthen");
  const { place } = ownGoals(sightOf(view))[0]!;
  const card = document.querySelector(`[data-piece="goal-${view.viewer}-${place}"]`)!;
  await fireEvent.pointerEnter(card);
  expect(document.querySelector(".place.marked")!.getAttribute("data-spot")).toBe(String(place));
  await fireEvent.pointerLeave(card);
  expect(document.querySelector(".place.marked")).toBeNull();
});

test("long names may be broken between their syllables", () => {
  expect(hyphened("Laestrygonians")).toBe("Laestry\u00adgonians");
  expect(hyphened("Pillars of Heracles")).toBe("Pillars of Heracles");
});

test("the winner leads the result", () => {
  const { view } = fixture.over as unknown as Moment;
  render(ulysses.Result, { props: { contents: fixture.contents, view, seats } });
  expect(document.querySelector("tr.winner")!.textContent).toContain(seats[sightOf(view).winner]!.name);
});

test("the result turns up every goal, and says which were not reached", () => {
  const { view } = fixture.over as unknown as Moment;
  const { goals, winner } = sightOf(view);
  render(ulysses.Result, { props: { contents: fixture.contents, view, seats } });
  const drawn = [...document.querySelectorAll("tbody .goal")];
  expect(drawn).toHaveLength(4 * seats.length);
  const missed = drawn.filter((goal) => goal.matches(".missed"));
  expect(missed).toHaveLength(goals.flat().filter((goal) => !goal.shown).length);
  for (const goal of missed) expect(goal.getAttribute("aria-label")).toMatch(/: not reached$/);
  const names = (seat: number) => goals[seat]!.map(({ place }) => hyphened(box.places[place]!.names.en));
  const last = [...document.querySelectorAll("tbody tr")].findLast((row) => !row.matches(".winner"))!;
  const seat = seats.findIndex(({ name }) => last.querySelector(".name")!.textContent.includes(hyphened(name)));
  expect(seat).not.toBe(winner);
  expect([...last.querySelectorAll(".place")].map((place) => place.textContent)).toEqual(names(seat));
});

describe("the map", () => {
  test("is turned on a phone that is held upright, and no name leaves it", () => {
    for (const [pixels, down] of [
      [340, 400],
      [500, 380],
      [700, 600],
      [1000, 400],
    ] as const) {
      const sheet = layOut(box, pixels, down);
      expect(sheet.turned).toBe(pixels === 340);
      for (const { x, y } of placeLabels(
        box,
        sheet,
        box.places.map(({ names }) => names.de),
      )) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(sheet.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(sheet.height);
      }
    }
  });

  test("has closed shores, and its compass stands on land", () => {
    const { shores, rose } = drawCoast(box);
    expect(shores).toHaveLength(3);
    for (const line of shores.flat()) {
      const [first, last] = [line[0]!, line.at(-1)!];
      expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(16);
    }
    expect(Math.min(...box.places.map(({ x, y }) => Math.hypot(x - rose.x, y - rose.y)))).toBeGreaterThan(60);
  });
});
