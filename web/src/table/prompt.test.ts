import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Choice, Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import SeatMark from "../ui/SeatMark.svelte";
import type { GameBoard } from "../boards/board";
import { gist, grouped, matching } from "./gist";
import Answers from "./Answers.svelte";
import Prompt from "./Prompt.svelte";

const choice = (code: number, verb: string, text: string): Choice => ({
  code,
  verb,
  noun: -1,
  kind: "",
  written: `${verb} ${code}`,
  text,
  help: `what ${text} does`,
});
const places = Array.from({ length: 12 }, (_, at) => choice(at, "propose", `Propose Place${at}`));
const pass = choice(90, "pass", "Pass");

const running = {
  game: "ulysses",
  status: "running",
  viewer: 0,
  seats: [{ name: "Ada", kind: "person", level: "", present: true, wished_by: [], muted: false }],
  view: { seat: 0, active: 0 },
  question: { headline: "Where to?", detail: "", more: "" },
  choices: [pass, ...places],
  can_undo: true,
  log: [],
} as unknown as Table;
// any component does for a Glyph: nothing here has a picture
const board = { Glyph: SeatMark as never, drawn: ["propose"] } as unknown as GameBoard;

describe("choices in groups", () => {
  it("say what they have in common, wherever it stands", () => {
    expect(gist(["Propose Dido", "Propose Troy"])).toBe("Propose …");
    expect(gist(["Dido vorschlagen", "Troja vorschlagen"])).toBe("… vorschlagen");
    expect(gist(["Strike Dido with the plague", "Strike Troy with the plague"])).toBe("Strike … with the plague");
    expect(gist(["Go", "Stay"])).toBe("Go …");
  });

  it("are folded only when there are many of one kind", () => {
    const groups = grouped([pass, ...places]);
    expect(groups.map((group) => [group.verb, group.folded])).toEqual([
      ["pass", false],
      ["propose", true],
    ]);
  });

  it("are found by all that is typed, in any order", () => {
    expect(matching(places, "11 prop").map((each) => each.code)).toEqual([11]);
    expect(matching(places, "")).toHaveLength(12);
  });
});

describe("the prompt", () => {
  beforeAll(() => speak("en"));
  afterEach(cleanup);

  function prompt(table: Partial<Table>, busy = false) {
    const [choose, undo, comeBack] = [vi.fn(), vi.fn(), vi.fn()];
    const shown = { ...running, ...table };
    render(Prompt, { table: shown });
    render(Answers, { table: shown, contents: {}, board, busy, choose, undo, comeBack });
    return { choose, undo, comeBack };
  }

  it("asks, and sends the choice that is clicked", async () => {
    const { choose } = prompt({});
    expect(screen.getByRole("heading").textContent).toBe("Where to?");
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(choose).toHaveBeenCalledWith(pass);
  });

  it("finds a folded choice by typing", async () => {
    const { choose } = prompt({});
    await fireEvent.click(screen.getByRole("button", { name: "Propose … (12 choices)" }));
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "place7" } });
    const found = screen.getAllByRole("button", { name: /Propose Place/ });
    expect(found).toHaveLength(1);
    await fireEvent.click(found[0]!);
    expect(choose).toHaveBeenCalledWith(places[7]);
  });

  it("offers first what is not drawn on the board", () => {
    prompt({ choices: [choice(1, "propose", "Propose Troy"), pass] });
    const offered = screen.getAllByRole("button").filter((button) => button.dataset["code"]);
    expect(offered.map((button) => button.textContent?.trim())).toEqual(["Pass", "Propose Troy"]);
  });

  it("has two lines, and all of it behind a button", async () => {
    prompt({ question: { headline: "Where to?", detail: "The ship lies at Troy.", more: "It is far." } });
    expect(screen.getByRole("heading").textContent).toBe("Where to?");
    expect(screen.getByText("The ship lies at Troy.")).toBeTruthy();
    expect(screen.queryByText("It is far.")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "The whole question" }));
    expect(screen.getByText("It is far.")).toBeTruthy();
  });

  it("takes back, when that is possible", async () => {
    const { undo } = prompt({});
    await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
    expect(undo).toHaveBeenCalledOnce();
    cleanup();
    prompt({ can_undo: false });
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
  });

  it("offers nothing while others decide, and tells a spectator so", () => {
    prompt({ choices: [], can_undo: false, viewer: -3 });
    expect(screen.queryAllByRole("button").map((button) => button.ariaLabel)).toEqual(["The whole question"]);
    expect(screen.getByText(/You are watching/)).toBeTruthy();
  });

  it("offers nothing but the seat itself while a bot stands in", async () => {
    const { comeBack } = prompt({
      can_undo: false,
      seats: [{ name: "Ada", kind: "person", level: "helmsman", present: true, wished_by: [], muted: false }],
    });
    expect(screen.queryByText("Pass")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
    expect(comeBack).toHaveBeenCalledOnce();
  });

  it("is out of reach while a click is being answered", () => {
    prompt({}, true);
    expect(document.querySelector(".answers")).toHaveProperty("inert", true);
  });
});
