import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableWith } from "../testing/tables";
import { FakeSource } from "../testing/tabs";
import { Source, type Told } from "./source";

describe("a connection for several tables", () => {
  const told: Told[] = [];
  const listener = { opened: vi.fn(), lost: vi.fn(), told: (each: Told) => void told.push(each) };
  let source: Source;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", FakeSource);
    FakeSource.all = [];
    told.length = 0;
    listener.opened.mockClear();
    listener.lost.mockClear();
    source = new Source("it", listener);
    source.carry("a", "");
    FakeSource.latest.open();
  });
  afterEach(() => {
    source.close();
    expect(FakeSource.open).toEqual([]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is opened at once, in its language", () => {
    expect(FakeSource.latest.url).toBe("/api/stream?lang=it&table=a");
    expect(listener.opened).toHaveBeenCalledOnce();
  });

  it("says of what comes which table it is of, and after what it goes on", () => {
    FakeSource.latest.send("change", "a:3.1", { ply: 7 });
    expect(told).toMatchObject([{ table: "a", name: "change", after: "3.1", data: '{"ply":7}' }]);
  });

  it("is opened anew once for all tables that are wanted or not, each going on where it was", () => {
    FakeSource.latest.tell(tableWith({ id: "a" }), "3.1");
    source.carry("b", "2.0");
    source.carry("c", "");
    source.drop("c");
    vi.advanceTimersByTime(100);
    expect(FakeSource.all).toHaveLength(2);
    expect(FakeSource.latest.tables).toEqual(["a:3.1", "b:2.0"]);
  });

  it("is kept until the new one is open", () => {
    const [first] = FakeSource.all;
    source.carry("b", "");
    vi.advanceTimersByTime(100);
    expect(first?.isOpen).toBe(true);
    FakeSource.latest.open();
    expect(first?.isOpen).toBe(false);
  });

  it("begins a table anew for somebody who has another part of it, whatever comes meanwhile", () => {
    FakeSource.latest.tell(tableWith({ id: "a" }), "3.1");
    source.carry("a", "1.0");
    FakeSource.latest.tell(tableWith({ id: "a" }), "4.1");
    vi.advanceTimersByTime(100);
    expect(FakeSource.latest.tables).toEqual(["a"]);
  });

  it("is opened anew when it breaks, and more and more patiently", () => {
    FakeSource.latest.tell(tableWith({ id: "a" }), "3.1");
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = FakeSource.all.length;
      FakeSource.latest.fail();
      expect(FakeSource.open).toEqual([]);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSource.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSource.all).toHaveLength(before + 1);
      expect(FakeSource.latest.tables).toEqual(["a:3.1"]);
    }
    expect(listener.lost).toHaveBeenCalledTimes(6);
    FakeSource.latest.tell(tableWith({ id: "a" }), "4.1");
    FakeSource.latest.fail();
    vi.advanceTimersByTime(500);
    expect(FakeSource.latest.tables).toEqual(["a:4.1"]);
  });

  it("is opened anew when there is no sign of life", () => {
    for (let second = 0; second < 300; second += 30) {
      vi.advanceTimersByTime(30_000);
      FakeSource.latest.send("ping", "", {});
    }
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(2);
  });

  it("is opened anew on doubt, unless it has just been heard of", () => {
    vi.advanceTimersByTime(5000);
    source.check();
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    source.check();
    expect(FakeSource.all).toHaveLength(2);
  });

  it("does without a table that is refused for good", () => {
    source.carry("b", "");
    vi.advanceTimersByTime(100);
    FakeSource.latest.open();
    FakeSource.latest.send("refused", "b:", { error: "no_table", message: "" });
    expect(told).toMatchObject([{ table: "b", name: "refused" }]);
    source.again();
    expect(FakeSource.latest.tables).toEqual(["a"]);
  });

  it("tries again for a table that is refused for now", () => {
    FakeSource.latest.send("refused", "a:", { error: "unavailable", message: "" });
    vi.advanceTimersByTime(7999);
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSource.latest.tables).toEqual(["a"]);
    expect(FakeSource.all).toHaveLength(2);
  });

  it("never takes more than two connections", () => {
    for (let time = 0; time < 5; time++) source.again();
    expect(FakeSource.open.length).toBeLessThanOrEqual(2);
  });

  it("ends with its last table", () => {
    source.drop("a");
    vi.advanceTimersByTime(100);
    expect(FakeSource.open).toEqual([]);
    expect(listener.lost).not.toHaveBeenCalled();
  });
});
