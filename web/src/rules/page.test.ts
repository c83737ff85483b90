import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { boardOf } from "../boards";
import Rules from "../pages/Rules.svelte";
import { speak } from "../lib/words.svelte";
import { rulesOf } from "./chapters";

/** The pages of rules of the games that are drawn, as their rooms have them. */
const PAGES = import.meta.glob<string>("../../../src/periplus/games/*/words/rules.*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = Object.entries(PAGES).map(([path, page]) => ({ game: path.split("/games/")[1]!.split("/")[0]!, page }));
const english = pages.filter((_, at) => Object.keys(PAGES)[at]!.endsWith(".en.md"));

vi.setConfig({ testTimeout: 30_000 }); // whole pages, on a busy machine

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each chapter of every game has its drawing, and there is no other", () => {
  expect(pages.length).toBeGreaterThanOrEqual(12);
  for (const { game, page } of pages) {
    const drawings = rulesOf(page).chapters.map((chapter) => chapter.drawing);
    expect(drawings).toEqual(boardOf(game)!.plates);
  }
});

/** The page of a game on a narrow or a wide screen. */
async function opened(game: string, markdown: string, wide: boolean): Promise<HTMLElement> {
  const names = [...markdown.matchAll(/\{scene: (.+)\}/g)].map((found) => found[1]!);
  const scenarios = names.map((name) => ({ name, title: `T-1: ${name}`, rules: ["Q-1"] }));
  vi.stubGlobal("matchMedia", () => ({ matches: wide }));
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ markdown, scenarios, statements: {}, games: [], levels: [] })),
  );
  await speak("en");
  const { container } = render(Rules, { game, rule: undefined });
  await screen.findByText("All scenes", { selector: "h2" });
  return container;
}

test.each(english)("on a phone the chapters of $game are folded, each under its drawing", async ({ game, page }) => {
  const shown = await opened(game, page, false);
  const folds = [...shown.querySelectorAll("details")];
  expect(folds.filter((fold) => fold.open)).toEqual([]);
  expect(shown.querySelectorAll("[data-plate] svg").length).toBeGreaterThan(boardOf(game)!.plates.length);
  const scenes = [...shown.querySelectorAll("[data-scene]")];
  expect(scenes.length).toBeGreaterThanOrEqual(5);
  expect(scenes.every((scene) => !/[A-Z]-\d/.test(scene.textContent))).toBe(true);
});

test("on a wide screen the chapters are open, the scenes are not, and the numbers come when asked for", async () => {
  const shown = await opened(english[0]!.game, english[0]!.page, true);
  expect([...shown.querySelectorAll<HTMLDetailsElement>(".rest")].every((fold) => fold.open)).toBe(true);
  expect([...shown.querySelectorAll<HTMLDetailsElement>("[data-scene]")].some((fold) => fold.open)).toBe(false);
  expect(shown.querySelector(".rules")!.classList).not.toContain("coded");
  await fireEvent.click(screen.getByRole("switch", { name: "Show the numbers of the rules" }));
  expect(shown.querySelector(".rules")!.classList).toContain("coded");
});
