import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import { tableWith } from "../testing/tables";
import AidCard from "./AidCard.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shown(aid: object) {
  const asked = vi.fn((_address: string) => Promise.resolve(Response.json(aid)));
  vi.stubGlobal("fetch", asked);
  await speak("en");
  render(AidCard, { table: tableWith({ id: "abc" }), close: () => {} });
  await screen.findByText(/\.$/);
  return asked;
}

test("the card has the turn line by line, and each cost with its price", async () => {
  const asked = await shown({ turn: ["Draw a card.", "Play"], costs: [{ what: "A temple", price: "2 cards" }] });
  expect(asked.mock.calls[0]![0]).toContain("/api/tables/abc/aid");
  expect(screen.getAllByRole("listitem", { hidden: true }).map((line) => line.textContent)).toEqual([
    "Draw a card.",
    "Play",
  ]);
  expect(screen.getByRole("rowheader", { hidden: true }).textContent).toBe("A temple");
  expect(screen.getByRole("cell", { hidden: true }).textContent).toBe("2 cards");
});

test("a game without a card says so, and leads to its rules", async () => {
  await shown({ turn: [], costs: [] });
  expect(screen.getByText("This game has no such card; the rules explain it.")).toBeTruthy();
  expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toMatch(/^\/rules\//);
});
