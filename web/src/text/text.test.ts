import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Fact, Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { asking, tableWith } from "../testing/tables";
import TextTable from "./TextTable.svelte";
import { choiceTyped } from "./written";

const choice = (code: number, written: string, text: string): Choice => ({
  code,
  verb: written.split(" ")[0]!,
  noun: code,
  kind: "place",
  written,
  text,
  help: `What ${written} does.`,
});
const CHOICES = [
  choice(7, "propose troy", "Propose Troy"),
  choice(8, "propose dido", "Propose Dido’s realm"),
  choice(20, "pass", "Pass"),
  choice(21, "passage", "Pass through"),
];
const fact = (text: string): Fact => ({ ply: 0, kind: "drew", args: [], text });

const table = (ply: number, log: string[], choices = CHOICES): Table =>
  tableWith({
    game: "ulysses",
    ply,
    question: asking(choices.length > 0 ? "Where does the ship go?" : "Bruno decides."),
    choices,
    log: log.map(fact),
  });

const SECTIONS = { sections: [{ title: "Your hand", lines: ["Challenge: 2", "Zeus: 1"] }] };

beforeAll(() => speak("en"));
beforeEach(() =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(SECTIONS)))),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is typed is a number, a written form, or the beginning of the words", () => {
  const code = (typed: string) => choiceTyped(CHOICES, typed)?.code;
  expect([code("2"), code("propose troy"), code(" PROPOSE  Troy "), code("propose d")]).toEqual([8, 7, 7, 8]);
  expect(code("pass")).toBe(20);
  expect([code("propose"), code("sail"), code("9"), code("0"), code("")]).toEqual(Array(5).fill(undefined));
});

test("the table is told with headings, buttons and lists", async () => {
  render(TextTable, { table: table(4, ["Ada draws."]), choose: () => {} });
  expect(screen.getByRole("heading", { level: 2, name: "Where does the ship go?" })).toBeTruthy();
  const button = screen.getByRole("button", { name: "Propose Troy" });
  expect(document.getElementById(button.getAttribute("aria-describedby")!)?.textContent).toContain(
    "What propose troy does.",
  );
  expect(await screen.findByRole("heading", { level: 3, name: "Your hand" })).toBeTruthy();
  expect(screen.getByText("Zeus: 1").tagName).toBe("LI");
});

test("only what is new is announced", async () => {
  const { rerender } = render(TextTable, { table: table(4, ["Ada draws."]), choose: () => {} });
  expect(screen.getByRole("log").textContent).toBe("");
  await rerender({ table: table(5, ["Ada draws.", "Bruno objects."]) });
  expect(screen.getByRole("log").textContent).toBe("Bruno objects.");
});

test("a click sends the choice, and the focus goes on to the next question", async () => {
  const choose = vi.fn();
  const { rerender } = render(TextTable, { table: table(4, []), choose });
  screen.getByRole("button", { name: "Pass" }).click();
  expect(choose).toHaveBeenCalledWith(CHOICES[2]);
  await rerender({ table: table(5, [], []) });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Bruno decides."));
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("typing chooses; what fits nothing is said", async () => {
  const choose = vi.fn();
  render(TextTable, { table: table(4, []), choose });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  const send = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  };
  send("sail");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("sail"));
  expect(choose).not.toHaveBeenCalled();
  send("propose dido");
  expect(choose).toHaveBeenCalledWith(CHOICES[1]);
});
