import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { NOBODY, type Summary, type Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import TableRow from "../ui/TableRow.svelte";
import Chat from "./Chat.svelte";
import Log from "./Log.svelte";

const seats = [{ name: "Ada", kind: "person", level: "", present: true }];

describe("what players are told when something goes wrong", () => {
  beforeAll(async () => {
    const Unseen = class {
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal("ResizeObserver", Unseen); // jsdom has none
    await speak("en");
  });
  afterEach(cleanup);

  it("is a line of the log, and not talk", () => {
    const chat = [
      { seat: 0, text: "Ciao", said: 1, ply: 0, notice: "", about: NOBODY },
      { seat: NOBODY, text: "A sailor made this decision instead.", said: 2, ply: 3, notice: "bot-failed", about: 0 },
    ];
    const table = { id: "t1", viewer: 0, seats, chat } as unknown as Table;
    render(Chat, { table });
    expect(screen.getByText("Ciao")).toBeTruthy();
    expect(screen.queryByText("A sailor made this decision instead.")).toBeNull();
    cleanup();
    render(Log, { log: [], chat, contents: {}, board: undefined });
    expect(screen.queryByText("Ciao")).toBeNull();
    expect(screen.getByText("A sailor made this decision instead.")).toBeTruthy();
  });

  it("stands in the list of tables, whatever the game", () => {
    const table = {
      id: "t1",
      game: "atlantis",
      name: "",
      status: "set_aside",
      seats,
      viewer: 0,
      my_turn: false,
      changed: 1,
      result: null,
    } as Summary;
    render(TableRow, { table });
    expect(screen.getByText("atlantis")).toBeTruthy();
    expect(screen.getByText(/set aside/)).toBeTruthy();
  });
});
