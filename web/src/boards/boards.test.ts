import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readGames } from "../lib/games.svelte";
import { playNow } from "../lib/quickstart";
import { TableStream } from "../lib/stream.svelte";
import { SPECTATOR, type Fact, type GameFacts, type Table, type View } from "../lib/types";
import { speak, titleOf } from "../lib/words.svelte";
import Home from "../pages/Home.svelte";
import New from "../pages/New.svelte";
import Rules from "../pages/Rules.svelte";
import Player from "../replay/Player.svelte";
import Picture from "../rules/Picture.svelte";
import { Clicks } from "../table/clicks.svelte";
import Gathering from "../table/Gathering.svelte";
import Play from "../table/Play.svelte";
import TableMenu from "../table/TableMenu.svelte";
import { asking, tableWith } from "../testing/tables";
import { boardOf } from ".";
import { coverOf } from "./covers";

/** A game of somebody else's: the server offers it, and the page has neither a drawing nor words for it. */
const STRANGE: GameFacts = {
  name: "strange",
  title: "strange",
  about: "",
  seats: [2, 4],
  usual: 3,
  minutes: [5, 10],
  options: [{ name: "stakes", values: ["low", "high"], default: "low", needs: {} }],
  presets: {},
  levels: ["sailor"],
  tempered: [],
  styles: [],
  stand_in: "sailor",
  hints: false,
  lessons: 0,
  passes: false,
  file: "",
};
const TOLD: Fact = {
  ply: 0,
  kind: "bet",
  args: [
    { name: "seat", kind: "seat", value: 0 },
    { name: "card", kind: "card", value: 1 },
    { name: "cards", kind: "cards", value: [1, 2] },
  ],
  text: "Ann bets one.",
};
const VIEW: View = { viewer: 0, seat: 0, stage: "bet", active: 0, choice: null };

const table = (changes: Partial<Table> = {}): Table =>
  tableWith({
    game: "strange",
    seats: [
      { name: "Ann", kind: "person", level: "", present: true, wished_by: [], muted: false },
      { name: "Bob", kind: "bot", level: "sailor", present: true, wished_by: [], muted: false },
    ],
    view: VIEW,
    question: asking("Bet or check?"),
    choices: [{ code: 3, verb: "bet", noun: -1, kind: "", written: "bet", text: "Bet one chip", help: "" }],
    log: [TOLD],
    ...changes,
  });

const SCENE = {
  title: "A bet is called",
  rules: ["K-1"],
  contents: {},
  seats: table().seats,
  steps: [{ seat: 0, question: asking("Bet or check?"), view: VIEW, facts: [TOLD], choices: [] }],
};

/** What the server says at each address. */
function served(address: string): object {
  const { pathname } = new URL(address, "http://page");
  if (pathname === "/api/games") return { games: [STRANGE], levels: ["sailor", "oracle"] };
  if (pathname === "/api/words/strange") return { language: "en", fluent: "option-stakes = How much is at stake\n" };
  if (pathname === "/api/tables") return { tables: [] };
  if (pathname.endsWith("/words")) return { sections: [{ title: "Your hand", lines: ["The king"] }] };
  if (pathname.endsWith("/history")) return { plies: 1, lines: 1, log_from: 0, log: [TOLD], standing: [] };
  if (pathname.includes("/plies/")) return { ply: 0, view: VIEW, open: null, question: asking("Bet or check?") };
  if (pathname.includes("/scenarios/")) return SCENE;
  if (pathname.endsWith("/forks")) return { forks: [] };
  return { markdown: "# The strange game\n\n## The bet\n\nBet or check.", scenarios: [] };
}

const fetched = vi.fn((address: string, _how?: RequestInit) =>
  Promise.resolve(new Response(JSON.stringify(served(address)))),
);

/** Nothing has a size here. */
class Unresized {
  observe() {}
  disconnect() {}
}

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  // jsdom has neither
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("ResizeObserver", Unresized);
});
afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

function show(changes: Partial<Table> = {}) {
  const shown = table(changes);
  const clicks = new Clicks(new TableStream(shown.id));
  return render(Play, { table: shown, contents: {}, news: [], clicks, comeBack: () => {} });
}

describe("every folder here is found as a board", () => {
  const names = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1]!);

  it.each(names)("%s", (name) => {
    const { Board, Hand, Glyph, Result } = boardOf(name)!;
    for (const part of [Board, Hand, Glyph, Result, coverOf(name)]) expect(part).toBeTypeOf("function");
    expect(titleOf(name)).not.toBe(name);
  });
});

describe("a game without a board", () => {
  it("has none, and goes by its name", () => {
    expect(boardOf("strange")).toBeUndefined();
    expect(titleOf("strange")).toBe("strange");
  });

  it("stands on the home page, on a plain cover", async () => {
    render(Home);
    const card = await screen.findByRole("article", { name: "strange" });
    expect(card.querySelector(".cover svg")).not.toBeNull();
    expect(card.textContent).not.toContain("game-about");
  });

  it("is begun with as many as usual, and with bots that play it", async () => {
    await playNow(STRANGE);
    const sent = JSON.parse(fetched.mock.calls[0]![1]!.body as string) as { seats: string[] };
    expect(sent.seats).toEqual(["me", "sailor", "sailor"]);
  });

  it("can be chosen for a new table, in the server's words, with the bots that play it", async () => {
    render(New, { game: "strange" });
    expect(await screen.findByRole("radio", { name: "strange", checked: true })).toBeTruthy();
    expect(screen.getByLabelText("How much is at stake").textContent).toMatch(/low\s*high/);
    const [seat] = screen.getAllByLabelText<HTMLSelectElement>(/^Seat/);
    expect([...seat!.options].map((option) => option.value)).toEqual(["me", "open", "sailor"]);
    expect(screen.queryByLabelText(/^Hints/), "it has none to allow").toBeNull();
  });

  it("gathers its players, and offers them the bots that play it", async () => {
    await readGames();
    render(Gathering, { table: table({ status: "gathering" }), take: () => {}, joined: () => {} });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("strange");
    const level = screen.getByRole<HTMLSelectElement>("combobox");
    expect([...level.options].map((option) => option.value)).toEqual(["sailor"]);
    expect(level.value).toBe("sailor");
  });

  it("offers neither hints nor a drawing where there are none, and its own stand-in", async () => {
    await readGames();
    const { container } = show({ hints: false });
    expect(container.querySelector("[data-hint]")).toBeNull();
    cleanup();
    render(TableMenu, { table: table(), take: () => {}, close: () => {} });
    expect(screen.queryByRole("switch", { name: "The table in words", hidden: true })).toBeNull();
    screen.getByRole("button", { name: /bot/i, hidden: true }).click();
    await waitFor(() => expect(fetched.mock.lastCall?.[1]?.body).toBe('{"level":"sailor"}'));
  });

  it("is played as the text table, and its log has no pictures", async () => {
    show();
    expect(screen.getByRole("heading", { name: "Bet or check?" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Bet one chip" })).toBeTruthy();
    await waitFor(() => expect(screen.getByText("The king")).toBeTruthy());
    expect(document.querySelector(".board, .hand, .thing")).toBeNull();
    expect(document.querySelector("aside")!.textContent).toContain("Ann bets one.");
  });

  it("is watched as the text table", () => {
    show({ viewer: SPECTATOR, choices: [] });
    expect(screen.getByRole("heading", { name: "Bet or check?" })).toBeTruthy();
  });

  it("ends with the points of all, the winner first", () => {
    show({ status: "over", choices: [], result: { scores: [-1, 2], ranks: [2, 1] } });
    const told = screen.getByRole("group", { name: "Result" });
    const lines = [...told.querySelectorAll("li")].map((line) => line.textContent.trim());
    expect(lines[0]).toMatch(/^1\.\s+Bob: 2$/);
    expect(lines[1]).toMatch(/^2\.\s+Ann: [-−]1$/);
  });

  it("is replayed in words", async () => {
    const over = table({ status: "over", choices: [], result: { scores: [-1, 2], ranks: [2, 1] } });
    render(Player, { table: over, contents: {}, ply: undefined, seat: undefined });
    await waitFor(() => expect(screen.getByText("The king")).toBeTruthy());
    expect(document.querySelector<HTMLDetailsElement>(".table details")!.open).toBe(true);
  });

  it("has rules to read, and scenes told in words", async () => {
    render(Rules, { game: "strange", rule: undefined });
    expect(await screen.findByRole("heading", { name: "The strange game" })).toBeTruthy();
    expect(screen.queryByRole("searchbox")).toBeNull();
    cleanup();
    render(Picture, { game: "strange", name: "call" });
    expect(await screen.findByText("Ann bets one.")).toBeTruthy();
    expect(document.querySelector(".board")).toBeNull();
  });
});

it("the rules of a game that the server does not know are not to be found", async () => {
  fetched.mockImplementation((address: string) =>
    address.startsWith("/api/rules/")
      ? Promise.resolve(new Response('{"error":"not_found","message":""}', { status: 404 }))
      : Promise.resolve(new Response(JSON.stringify(served(address)))),
  );
  render(Rules, { game: "nonsense", rule: undefined });
  expect(await screen.findByRole("heading", { name: "Off the chart" })).toBeTruthy();
});
