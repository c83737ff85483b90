import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameBoard } from "../boards/board";
import type { Choice, Hints, Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import SeatMark from "../ui/SeatMark.svelte";
import Answers from "./Answers.svelte";

const choice = (code: number, text: string): Choice => ({
  code,
  verb: text,
  noun: -1,
  kind: "",
  written: text,
  text,
  help: text,
});
const CHOICES = [choice(7, "Propose Troy"), choice(20, "Pass")];
const table = (more: Partial<Table> = {}): Table =>
  ({
    id: "T",
    game: "ulysses",
    status: "running",
    viewer: 0,
    ply: 4,
    seats: [{ name: "Ada", kind: "person", level: "", present: true, wished_by: [], muted: false }],
    view: { seat: 0, active: 0 },
    question: { headline: "Where to?", detail: "", more: "" },
    choices: CHOICES,
    can_undo: false,
    hints: true,
    log: [],
    ...more,
  }) as unknown as Table;
const HINTS: Hints = {
  ply: 4,
  equal: 0,
  hints: [
    { code: 20, written: "pass", text: "Pass", chance: 0.41, why: "It saves your cards." },
    { code: 7, written: "propose troy", text: "Propose Troy", chance: 0.07, why: "It is nearer." },
  ],
};

describe("a hint", () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>();
  const choose = vi.fn();
  const props = (shown: Table) => ({
    table: shown,
    contents: {},
    board: { Glyph: SeatMark as never, drawn: [] } as unknown as GameBoard, // nothing here has a picture
    busy: false,
    choose,
    undo: () => {},
    comeBack: () => {},
  });
  const button = () => screen.getByRole("button", { name: "Hint" });
  const title = () => screen.queryByText("The best choices, with your chances to win:");

  beforeAll(() => speak("en"));
  beforeEach(() => {
    choose.mockClear();
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(JSON.stringify(HINTS))));
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("is thought about, then told with chances and reasons", async () => {
    let answer = (_: Response) => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(Answers, props(table()));
    expect(fetched).not.toHaveBeenCalled();
    await fireEvent.click(button());
    const told = screen.getByText("Weighing your choices …").parentElement!;
    expect([told.getAttribute("aria-live"), told.getAttribute("aria-busy")]).toEqual(["polite", "true"]);
    expect(fetched.mock.calls[0]![0]).toBe("/api/tables/T/hint?lang=en");
    answer(new Response(JSON.stringify(HINTS)));
    await waitFor(() => expect(title()).toBeTruthy());
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "41% Pass It saves your cards.",
      "7% Propose Troy It is nearer.",
    ]);
  });

  it("is not offered at a table without", () => {
    render(Answers, props(table({ hints: false })));
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  });

  it("can be clicked, which is the choice itself", async () => {
    render(Answers, props(table()));
    await fireEvent.click(button());
    await fireEvent.click(await screen.findByRole("button", { name: /41%/ }));
    expect(choose).toHaveBeenCalledWith(CHOICES[1]);
  });

  it("is put away by asking again, and when the position is another", async () => {
    const { rerender } = render(Answers, props(table()));
    await fireEvent.click(button());
    await waitFor(() => expect(title()).toBeTruthy());
    await rerender({ table: table({ chat: [] }) }); // somebody talks
    expect(title()).toBeTruthy();
    expect(button().getAttribute("aria-expanded")).toBe("true");
    await fireEvent.click(button());
    expect(title()).toBeNull();
    await fireEvent.click(button());
    await waitFor(() => expect(title()).toBeTruthy());
    await rerender({ table: table({ ply: 5 }) });
    expect(title()).toBeNull();
    await rerender({ table: table({ ply: 4 }) }); // a click taken back
    expect(title()).toBeNull();
    expect(button().getAttribute("aria-expanded")).toBe("false");
  });

  it("that comes too late is not shown", async () => {
    let answer = (_: Response) => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(Answers, props(table()));
    await fireEvent.click(button());
    await rerender({ table: table({ ply: 5 }) });
    expect(screen.queryByText("Weighing your choices …")).toBeNull();
    answer(new Response(JSON.stringify(HINTS)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(title()).toBeNull();
  });

  it("that is refused leaves the button as it was", async () => {
    fetched.mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ error: "too_many", message: "" }), { status: 429 })),
    );
    render(Answers, props(table()));
    await fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute("aria-expanded")).toBe("false"));
    expect(title()).toBeNull();
  });

  it("is for those who are to decide", () => {
    render(Answers, props(table({ choices: [] })));
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
    cleanup();
    render(
      Answers,
      props(
        table({
          seats: [{ name: "Ada", kind: "person", level: "helmsman", present: true, wished_by: [], muted: false }],
        }),
      ),
    );
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  });
});
