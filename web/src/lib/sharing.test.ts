import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableWith } from "../testing/tables";
import { FakeChannel, FakeLocks, FakeSource } from "../testing/tabs";
import { type Line, listen, Sharing } from "./sharing";
import type { Told } from "./source";
import { TableStream } from "./stream.svelte";
import type { ChatLine, Fact, Language } from "./types";

let locks: FakeLocks;
let tabs: Tab[];

/** One tab, and what it was told. */
class Tab {
  readonly heard: Told[] = [];
  readonly sharing: Sharing;
  readonly channel: FakeChannel;
  readonly name: string;
  opened = 0;
  lost = 0;

  constructor(language: Language = "en") {
    const before = new Set(locks.wanted);
    this.sharing = new Sharing(language, () => {});
    this.channel = FakeChannel.all.at(-1)!;
    this.name = locks.wanted.find((name) => name.startsWith("periplus-tab") && !before.has(name))!;
    tabs.push(this);
  }
  watch(table: string, after = ""): Line {
    return this.sharing.watch(table, after, {
      opened: () => this.opened++,
      lost: () => this.lost++,
      told: (told) => this.heard.push(told),
    });
  }
  get tables(): string[] {
    return this.heard.map((told) => told.table);
  }
  /** It is gone without a word. */
  crash(leads = false): void {
    this.channel.freeze();
    for (const source of leads ? FakeSource.open : []) source.close();
    locks.free(leads ? "periplus-stream-en" : this.name);
  }
}

const settled = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds);

/** Tabs that watch t0, t1 and so on; the first of them leads. */
async function tabsOf(number: number): Promise<Line[]> {
  const lines = Array.from({ length: number }, (_, index) => new Tab().watch(`t${index}`));
  await settled();
  FakeSource.latest.open();
  return lines;
}

beforeEach(() => {
  vi.useFakeTimers();
  locks = new FakeLocks();
  tabs = [];
  FakeSource.all = [];
  FakeSource.made = () => {};
  FakeChannel.all = [];
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
});

describe("the tabs of a browser", () => {
  it("have one connection, with the tables of all", async () => {
    await tabsOf(8);
    expect(FakeSource.open).toHaveLength(1);
    expect(FakeSource.latest.tables).toEqual(["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7"]);
  });

  it("are each told what they watch", async () => {
    await tabsOf(3);
    new Tab().watch("t1");
    await settled();
    FakeSource.latest.open();
    for (const id of ["t0", "t1", "t2"]) FakeSource.latest.tell(tableWith({ id }), "1.0");
    await settled();
    expect(tabs.map((tab) => tab.tables)).toEqual([["t0"], ["t1"], ["t2"], ["t1"]]);
    expect(tabs[1]?.heard).toEqual(tabs[3]?.heard);
  });

  it("are told that the line is down, and up again", async () => {
    await tabsOf(2);
    const opened = tabs.map((tab) => tab.opened);
    FakeSource.latest.fail();
    await settled(500);
    FakeSource.latest.open();
    await settled();
    expect(tabs.map((tab) => tab.lost)).toEqual([1, 1]);
    expect(tabs.map((tab) => tab.opened)).toEqual(opened.map((times) => times + 1));
  });

  it("begin a table anew for one that comes to it later", async () => {
    await tabsOf(2);
    for (const id of ["t0", "t1"]) FakeSource.latest.tell(tableWith({ id }), "5.0");
    new Tab().watch("t0");
    await settled();
    expect(FakeSource.latest.tables).toEqual(["t0", "t1:5.0"]);
  });

  it.each(["leaves", "crashes"])("go on where each table was when the one that leads %s", async (how) => {
    const [line] = await tabsOf(3);
    ["t0", "t1", "t2"].forEach((id, index) => FakeSource.latest.tell(tableWith({ id }), `${index}.7`));
    await settled();
    if (how === "leaves") line!.close();
    else tabs[0]!.crash(true);
    await settled();
    FakeSource.latest.open();
    expect(FakeSource.open).toHaveLength(1);
    expect(FakeSource.latest.tables).toEqual(["t1:1.7", "t2:2.7"]);
    FakeSource.latest.tell(tableWith({ id: "t2" }), "3.7");
    await settled();
    expect(tabs[2]?.heard.at(-1)?.after).toBe("3.7");
  });

  it.each(["leaves", "crashes"])("no longer have the table of one that %s", async (how) => {
    const lines = await tabsOf(3);
    if (how === "leaves") lines[1]!.close();
    else tabs[1]!.crash();
    await settled();
    FakeSource.latest.open();
    expect(FakeSource.open).toHaveLength(1);
    expect(FakeSource.latest.tables).toEqual(["t0", "t2"]);
  });

  it("keep a table that another of them watches", async () => {
    const [, line] = await tabsOf(2);
    new Tab().watch("t1");
    await settled();
    line!.close();
    await settled();
    expect(FakeSource.latest.tables).toEqual(["t0", "t1"]);
  });

  it("have none when the last is gone", async () => {
    for (const line of await tabsOf(3)) line.close();
    await settled();
    expect(FakeSource.open).toEqual([]);
    expect(locks.names).toEqual([]);
  });

  it("ask anew as who they are now, at once; on mere doubt only if nothing was heard", async () => {
    const [, line] = await tabsOf(2);
    const before = FakeSource.all.length;
    line!.check();
    await settled();
    expect(FakeSource.all).toHaveLength(before);
    line!.again();
    await settled();
    expect(FakeSource.all).toHaveLength(before + 1);
    FakeSource.latest.open();
    await settled(11_000);
    line!.check();
    await settled();
    expect(FakeSource.all).toHaveLength(before + 2);
  });

  it("share it with those of their language", async () => {
    await tabsOf(2);
    new Tab("de").watch("t0");
    await settled();
    expect(FakeSource.open.map((source) => source.url.split("&")[0])).toEqual([
      "/api/stream?lang=en",
      "/api/stream?lang=de",
    ]);
  });

  it("have more connections than one if one can't have all tables", async () => {
    await tabsOf(33);
    expect(FakeSource.open.map((source) => source.tables.length).sort()).toEqual([1, 32]);
    const own = FakeSource.open.find((source) => source.tables.length === 1)!;
    const [table] = own.tables;
    own.tell(tableWith({ id: table! }), "1.0");
    expect(tabs.flatMap((tab) => tab.tables)).toEqual([table]);
  });
});

describe("a tab that leads and is silent", () => {
  it("is replaced, and follows when it wakes", async () => {
    await tabsOf(3);
    for (const id of ["t0", "t1", "t2"]) FakeSource.latest.tell(tableWith({ id }), "1.0");
    await settled();
    const first = FakeSource.latest;
    tabs[0]!.channel.freeze();
    await settled(20_000);
    FakeSource.latest.open();
    expect(FakeSource.latest).not.toBe(first);
    expect([...FakeSource.latest.tables].sort()).toEqual(["t1:1.0", "t2:1.0"]);
    tabs[0]!.channel.thaw();
    await settled();
    FakeSource.latest.open();
    expect(FakeSource.open).toHaveLength(1);
    expect([...FakeSource.latest.tables].sort()).toEqual(["t0:1.0", "t1:1.0", "t2:1.0"]);
  });

  it("stays if it is only the tables that are quiet", async () => {
    await tabsOf(3);
    const before = FakeSource.latest;
    for (let second = 0; second < 600; second += 20) {
      await settled(20_000);
      before.send("ping", "", {});
    }
    expect(FakeSource.all.at(-1)).toBe(before);
  });
});

describe("a tab without the others", () => {
  const listener = { opened: () => {}, lost: () => {}, told: () => {} };

  it.each(["locks", "BroadcastChannel"])("has a connection of its own: no %s", async (missing) => {
    if (missing === "locks") Reflect.deleteProperty(navigator, "locks");
    else vi.stubGlobal("BroadcastChannel", undefined);
    const lines = [listen("t1", "", listener), listen("t2", "4.0", listener)];
    await settled();
    expect(FakeSource.open.map((source) => source.tables)).toEqual([["t1"], ["t2:4.0"]]);
    for (const line of lines) line.close();
    expect(FakeSource.open).toEqual([]);
  });

  it("has one of its own where locks are refused", async () => {
    locks.request = () => Promise.reject(new Error("not here"));
    const line = listen("t1", "", listener);
    await settled();
    expect(FakeSource.open.map((source) => source.tables)).toEqual([["t1"]]);
    line.close();
    expect(FakeSource.open).toEqual([]);
  });
});

describe("no line is lost or doubled", () => {
  const fact = (ply: number): Fact => ({ ply, kind: "moved", args: [], text: `fact ${ply}` });

  const line = (text: string): ChatLine => ({ seat: 0, text, said: 0, ply: 0, notice: "", about: -2 });
  /** How many lines of the log a table comes with. */
  const LAST = 10;

  /** Tells tables as the server does: the end from where one goes on, then what changes. */
  class Server {
    #told = new Map<string, { log: Fact[]; chat: ChatLine[] }>();

    constructor() {
      FakeSource.made = (source) =>
        setTimeout(() => {
          source.open();
          for (const wanted of source.tables) this.#first(source, wanted);
        }, 5);
      vi.stubGlobal("fetch", (address: string) => Promise.resolve(this.#lines(new URL(address, "http://here"))));
    }
    of(id: string) {
      if (!this.#told.has(id)) this.#told.set(id, { log: [], chat: [] });
      return this.#told.get(id)!;
    }
    #first(source: FakeSource, wanted: string): void {
      const [id, after] = wanted.split(":") as [string, string?];
      const { log, chat } = this.of(id);
      const [told, chat_from] = (after ?? "0.0").split(".").map(Number) as [number, number];
      const log_from = Math.max(told, log.length - LAST);
      const lines = { log_from, log: log.slice(log_from), chat_from, chat: chat.slice(chat_from) };
      source.tell(tableWith({ id, ply: log.length, ...lines }), `${log.length}.${chat.length}`);
    }
    #lines({ pathname, searchParams }: URL): Response {
      const from = Number(searchParams.get("log_from"));
      const { log } = this.of(pathname.split("/")[3]!);
      const lines = log.slice(from, from + Number(searchParams.get("lines")));
      return new Response(JSON.stringify({ lines: log.length, log_from: from, log: lines }));
    }
    happen(id: string): void {
      const { log } = this.of(id);
      log.push(fact(log.length));
      this.#spread(id, { ply: log.length, log_from: log.length - 1, log: log.slice(-1) });
    }
    say(id: string): void {
      const { chat } = this.of(id);
      chat.push(line(`line ${chat.length}`));
      this.#spread(id, { chat_from: chat.length - 1, chat: chat.slice(-1) });
    }
    #spread(id: string, change: object): void {
      const { log, chat } = this.of(id);
      for (const source of FakeSource.open) {
        if (source.tables.some((wanted) => wanted.split(":")[0] === id)) {
          source.send("change", `${id}:${log.length}.${chat.length}`, change);
        }
      }
    }
  }

  /** Numbers that look random, the same each time. */
  function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor((state / 2147483648) * below);
    };
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("while tabs come and go and lines break: %s", async (seed) => {
    const server = new Server();
    const below = numbers(seed);
    const streams: TableStream[] = [];
    const come = () => {
      const tab = new Tab();
      const stream = new TableStream(`t${below(4)}`, (table, after, listener) =>
        tab.sharing.watch(table, after, listener),
      );
      stream.open();
      streams.push(stream);
    };
    const look = () => {
      for (const { id, table } of streams) {
        if (!table) continue;
        const { log, chat } = server.of(id);
        expect(table.log).toEqual(log.slice(table.log_from, table.log_from + table.log.length));
        expect(table.chat).toEqual(chat.slice(0, table.chat.length));
      }
    };
    come();
    for (let step = 0; step < 300; step++) {
      const chance = below(20);
      if (chance === 0 && streams.length < 9) come();
      else if (chance === 1 && streams.length > 1) {
        streams.splice(below(streams.length), 1)[0]!.close();
      } else if (chance === 2) FakeSource.latest.fail();
      else if (chance === 3) streams[below(streams.length)]!.resume();
      else if (chance === 4) streams[below(streams.length)]!.open();
      else if (chance < 8) server.say(`t${below(4)}`);
      else server.happen(`t${below(4)}`);
      await settled(below(3) === 0 ? below(150) : 0);
      look();
    }
    await settled(30_000);
    expect(FakeSource.open).toHaveLength(1);
    for (const { id, table } of streams) expect(table).toMatchObject(server.of(id));
  });
});
