import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changed, filled, isOld, leavesGap, merged, newsIn } from "./merge";
import { FakeSource } from "../testing/tabs";
import { TableStream } from "./stream.svelte";
import type { Fact, Table } from "./types";

const fact = (ply: number, text = `fact ${ply}`): Fact => ({
  ply,
  kind: "moved",
  args: [{ name: "n", kind: "number", value: ply }],
  text,
});

function tableWith(part: Partial<Table>): Table {
  return { id: "a1", ply: 0, log_from: 0, log: [], chat_from: 0, chat: [], ...part } as Table;
}

const lines = (log_from: number, ...log: Fact[]) => ({ log_from, log });

describe("merging what comes with what is there", () => {
  const before = tableWith({ log: [fact(1), fact(2)], ply: 2 });

  it("puts a piece of the log after the part it begins at", () => {
    expect(merged(before, tableWith({ log_from: 2, log: [fact(3)] })).log.map((each) => each.ply)).toEqual([1, 2, 3]);
  });

  it("drops what was taken back", () => {
    expect(merged(before, tableWith({ log_from: 1, log: [] })).log).toEqual([fact(1)]);
  });

  it("knows when something is missing in between", () => {
    expect(leavesGap(before, tableWith({ chat_from: 1 }))).toBe(true);
    expect(leavesGap(null, tableWith({ chat_from: 1 }))).toBe(true);
    expect(leavesGap(before, tableWith({ log_from: 3 }))).toBe(false);
  });

  it("begins later where lines are missing or were told to somebody else, until they are filled in", () => {
    const later = merged(before, tableWith({ log_from: 3, log: [fact(4)] }));
    expect([later.log_from, later.log]).toEqual([3, [fact(4)]]);
    expect(merged(later, tableWith({ log_from: 4, log: [fact(5)] })).log).toEqual([fact(4), fact(5)]);
    expect(merged(before, tableWith({ log_from: 1, log: [fact(2)], viewer: 1 })).log_from).toBe(1);
    const whole = filled(later, { log_from: 0, log: [fact(1), fact(2), fact(3)] });
    expect([whole.log_from, whole.log]).toEqual([0, [1, 2, 3, 4].map((ply) => fact(ply))]);
    expect(filled(later, { log_from: 0, log: [fact(1)] })).toBe(later);
  });

  it("knows an answer that an event has overtaken", () => {
    expect(isOld(before, tableWith({ log: [fact(1)] }))).toBe(true);
    expect(isOld(before, tableWith({ log_from: 2 }))).toBe(false);
    expect(isOld(null, tableWith({}))).toBe(false);
  });

  it("takes a shorter log where the table says that a choice was taken back", () => {
    const line = { seat: -2, text: "Ada has taken it back.", said: 0, ply: 0, notice: "taken-back", about: 0 };
    const next = tableWith({ log: [fact(1)], chat_from: before.chat.length, chat: [line] });
    expect(isOld(before, next)).toBe(false);
    expect(merged(before, { ...next, log_from: 1, log: [] }).log).toEqual(before.log.slice(0, 1));
    expect(isOld({ ...before, chat: [...before.chat, line] }, before)).toBe(true);
  });

  it("finds no news in the same facts in another language", () => {
    expect(newsIn(lines(0, fact(1), fact(2)), lines(0, fact(1, "fatto 1"), fact(2, "fatto 2")))).toEqual([]);
    expect(newsIn(lines(0, fact(1), fact(2)), lines(1, fact(2, "fatto 2"), fact(3)))).toEqual([fact(3)]);
  });

  it("finds news in what was done otherwise after taking back", () => {
    const other = { ...fact(2), kind: "rested" };
    expect(newsIn(lines(0, fact(1), fact(2)), lines(0, fact(1), other))).toEqual([other]);
  });
});

describe("a change to the last message", () => {
  const last = tableWith({ log_from: 1, log: [fact(1)], view: { viewer: 0, seat: 3, stage: "ask", choice: null } });

  it("keeps what it does not name, and has no lines but its own", () => {
    const next = changed(last, { ply: 5, view: { seat: 4 } });
    expect(next).toEqual({ ...last, ply: 5, log_from: 2, log: [], view: { ...last.view, seat: 4 } });
  });

  it("may cut the log where a choice was taken back", () => {
    expect(changed(last, { log_from: 1, log: [] }).log_from).toBe(1);
  });
});

describe("the stream of a table", () => {
  const latest = () => FakeSource.latest;
  let stream: TableStream;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", FakeSource);
    FakeSource.all = [];
    stream = new TableStream("a1");
    stream.open();
  });
  afterEach(() => {
    stream.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("has no news on arriving, and then each fact once", () => {
    latest().tell(tableWith({ log: [fact(1)], ply: 1 }), "1");
    expect(stream.news).toEqual([]);
    latest().tell(tableWith({ log_from: 1, log: [fact(2)], ply: 2 }), "2");
    expect(stream.news).toEqual([fact(2)]);
    expect(stream.table?.log).toHaveLength(2);
    latest().tell(tableWith({ log_from: 2, ply: 3 }), "3");
    expect(stream.news).toEqual([]);
  });

  it("keeps its news while people only talk", () => {
    latest().tell(tableWith({ ply: 1 }), "1");
    latest().tell(tableWith({ log: [fact(2)], ply: 2 }), "2");
    const news = stream.news;
    latest().tell(
      tableWith({ log_from: 1, ply: 2, chat: [{ seat: 0, text: "hello", said: 1, ply: 2, notice: "", about: -2 }] }),
      "3",
    );
    expect(stream.news).toBe(news);
    expect(stream.table?.chat).toHaveLength(1);
  });

  it("says when the line is broken, and goes on after the last event", () => {
    latest().tell(tableWith({ ply: 1 }), "7.0");
    latest().fail();
    expect(stream.connection).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSource.all).toHaveLength(2);
    expect(latest().tables).toEqual(["a1:7.0"]);
    latest().open();
    expect(stream.connection).toBe("open");
    expect(stream.opened).toBe(1);
    latest().tell(tableWith({ log: [fact(1)], ply: 2 }), "8.0");
    expect(stream.news).toEqual([fact(1)]);
  });

  it("takes a change for one to what came on the same line", () => {
    latest().send("change", "a1:1.0", { ply: 5 });
    expect(stream.table).toBe(null);
    latest().tell(tableWith({ ply: 1 }), "1.0");
    latest().send("change", "a1:1.0", { ply: 5 });
    expect(stream.table?.ply).toBe(5);
    stream.resume();
    latest().send("change", "a1:1.0", { ply: 6 });
    expect(stream.table?.ply).toBe(5);
  });

  it.each(["no_table", "set_aside", "unknown_rules"])("says so when the table can't be had: %s", (error) => {
    latest().send("refused", "a1:", { error, message: "" });
    expect(stream.refusal?.error).toBe(error);
    stream.resume();
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
    expect(FakeSource.open).toEqual([]);
  });

  it("goes on trying when the table can't be had just now", () => {
    latest().send("refused", "a1:", { error: "unavailable", message: "" });
    expect(stream.refusal).toBe(null);
    expect(stream.connection).toBe("lost");
    latest().fail(); // the server has nothing more to tell
    vi.advanceTimersByTime(500);
    latest().tell(tableWith({ ply: 1 }), "1.0");
    expect(stream.connection).toBe("open");
  });

  it("does without what goes on elsewhere when it has asked for all", () => {
    const chat = [1, 2].map((said) => ({ seat: 0, text: `${said}`, said, ply: 0, notice: "", about: -2 }));
    latest().tell(tableWith({ ply: 1, chat }), "0.2");
    stream.open();
    latest().tell(tableWith({ ply: 1, chat_from: 2, chat: [] }), "0.2");
    expect(stream.table?.chat).toEqual(chat);
    latest().tell(tableWith({ ply: 1, chat }), "0.2");
    expect(stream.table?.chat).toEqual(chat);
  });

  it("listens again after the last event when it is told that the line may be dead", () => {
    latest().tell(tableWith({ ply: 1 }), "7.0");
    stream.resume();
    expect(FakeSource.all).toHaveLength(2);
    latest().open();
    expect(FakeSource.all[0]?.isOpen).toBe(false);
    expect(latest().tables).toEqual(["a1:7.0"]);
  });

  it("begins again when something is missing", () => {
    latest().tell(tableWith({ chat_from: 5, ply: 9 }), "9.0");
    expect(FakeSource.all).toHaveLength(2);
    expect(latest().tables).toEqual(["a1"]);
  });

  it("asks for the earlier lines of a long log, the later ones first", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      const search = new URL(address, "http://page").searchParams;
      const [from, number] = [Number(search.get("log_from")), Number(search.get("lines"))];
      asked.push(`${from} ${number}`);
      const log = Array.from({ length: number }, (_, at) => fact(from + at));
      return Promise.resolve(new Response(JSON.stringify({ lines: 1001, log_from: from, log })));
    });
    latest().tell(tableWith({ log_from: 1000, log: [fact(1000)], ply: 9 }), "9");
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(["600 400", "200 400", "0 200"]);
    expect(stream.table?.log_from).toBe(0);
    expect(stream.table?.log.map((each) => each.ply)).toEqual(Array.from({ length: 1001 }, (_, at) => at));
    expect(stream.news).toEqual([]);
  });

  it("shows what it has when the earlier lines can't be had, and tries again later", async () => {
    let line = false;
    vi.stubGlobal("fetch", () =>
      line
        ? Promise.resolve(new Response(JSON.stringify({ lines: 2, log_from: 0, log: [fact(0)] })))
        : Promise.reject(new TypeError("no line")),
    );
    latest().tell(tableWith({ log_from: 1, log: [fact(1)], ply: 1 }), "1");
    await vi.advanceTimersByTimeAsync(10);
    expect(stream.table?.log).toEqual([fact(1)]);
    line = true;
    latest().tell(tableWith({ log_from: 2, log: [fact(2)], ply: 2 }), "2");
    await vi.advanceTimersByTimeAsync(10);
    expect(stream.table?.log).toEqual([fact(0), fact(1), fact(2)]);
  });

  it("has all lines told anew when it is opened again", () => {
    latest().tell(tableWith({ log: [fact(1), fact(2)], ply: 2 }), "1");
    stream.open();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    latest().tell(tableWith({ log_from: 1, log: [fact(2, "fatto 2")], ply: 2 }), "2");
    expect(stream.table?.log).toEqual([fact(2, "fatto 2")]);
  });
});
