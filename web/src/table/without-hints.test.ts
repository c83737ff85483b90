import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameFacts, NewTable } from "../lib/types";
import { speak } from "../lib/words.svelte";
import New from "../pages/New.svelte";
import { tableWith } from "../testing/tables";
import TextTable from "../text/TextTable.svelte";
import TableRow from "../ui/TableRow.svelte";
import Gathering from "./Gathering.svelte";
import TableMenu from "./TableMenu.svelte";

const GAME: Partial<GameFacts> = {
  name: "strange",
  title: "strange",
  seats: [2, 4],
  usual: 2,
  minutes: [5, 10],
  options: [],
  presets: {},
  levels: ["sailor"],
  tempered: [],
  styles: [],
  stand_in: "sailor",
  hints: true,
};
const BET = { code: 3, verb: "bet", noun: -1, kind: "", written: "bet", text: "Bet one chip", help: "" };
const SAID = "Without hints";

/** What the server says at each address. */
function served(address: string): object {
  if (address.startsWith("/api/games")) return { games: [GAME], levels: ["sailor"] };
  if (address.startsWith("/api/words")) return { language: "en", fluent: "" };
  return { id: "t1", sections: [] };
}

/** Nothing has a size here. */
class Unresized {
  observe() {}
  disconnect() {}
}

describe("a table without hints", () => {
  const fetched = vi.fn((address: string, _how?: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(served(address)))),
  );

  beforeAll(() => speak("en"));
  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
    // jsdom has neither
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("ResizeObserver", Unresized);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    ["Allowed", true],
    ["None", false],
  ])("is made as one chooses: %s", async (chosen, sent) => {
    render(New, { game: "strange" });
    const hints = await screen.findByLabelText<HTMLSelectElement>(/^Hints/);
    expect(hints.selectedOptions[0]!.textContent).toBe("Allowed");
    const value = [...hints.options].find((each) => each.textContent === chosen)!.value;
    await fireEvent.change(hints, { target: { value } });
    await fireEvent.click(screen.getByRole("button", { name: /Make the table/ }));
    await waitFor(() => expect(fetched.mock.lastCall![1]?.body).toBeTruthy());
    expect((JSON.parse(fetched.mock.lastCall![1]!.body as string) as NewTable).hints).toBe(sent);
  });

  it.each([true, false])("says so while it gathers, in its menu and in the list: hints %s", (hints) => {
    const table = tableWith({
      hints,
      seats: [{ name: "", kind: "open", level: "", present: false, wished_by: [], muted: false }],
    });
    const number = hints ? 0 : 1;
    render(Gathering, { table: { ...table, status: "gathering" }, take: () => {}, joined: () => {} });
    expect(screen.queryAllByText(SAID)).toHaveLength(number);
    cleanup();
    render(TableMenu, { table, take: () => {}, close: () => {} });
    expect(screen.queryAllByText(SAID)).toHaveLength(number);
    cleanup();
    render(TableRow, { table: { ...table, my_turn: false, changed: 1 } });
    expect(screen.queryAllByText(SAID)).toHaveLength(number);
  });

  it.each([true, false])("has no button for one, in words either: hints %s", (hints) => {
    render(TextTable, { table: tableWith({ hints, choices: [BET] }), choose: () => {} });
    expect(screen.queryAllByRole("button", { name: "Hint" })).toHaveLength(hints ? 1 : 0);
  });
});
