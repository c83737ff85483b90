import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { History } from "../lib/types";
import { asking } from "../testing/tables";
import { PACES, Rerun } from "./rerun.svelte";

const HISTORY: History = {
  plies: 5,
  lines: 2,
  log_from: 0,
  log: [
    { ply: 0, kind: "drew", args: [], text: "Ada draws" },
    { ply: 2, kind: "sailed", args: [], text: "the ship sails" },
  ],
  standing: [],
};

/** A server that knows one game, and remembers what it was asked for. */
function served(address: string): object {
  const ply = /plies\/(\d+)/.exec(address)?.[1];
  const seat = new URLSearchParams(address.split("?")[1]).get("seat");
  return ply ? { ply: Number(ply), view: { viewer: seat }, open: null, question: asking(`at ${ply}`) } : HISTORY;
}
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(served(address))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(ply = 0): Promise<Rerun> {
  const rerun = new Rerun("T");
  rerun.ply = ply;
  await rerun.read();
  return rerun;
}

test("a step ahead brings the position and what led to it", async () => {
  const rerun = await opened();
  await rerun.stride("on");
  expect([rerun.ply, rerun.moment?.ply, rerun.line]).toEqual([1, 1, 0]);
  expect(rerun.news.map((fact) => fact.text)).toEqual(["Ada draws"]);
  await rerun.stride("on");
  expect([rerun.ply, rerun.news[0]?.text]).toEqual([3, "the ship sails"]);
});

test("nothing moves when one goes back or jumps", async () => {
  const rerun = await opened(3);
  await rerun.stride("back");
  expect([rerun.ply, rerun.news]).toEqual([1, []]);
  await rerun.jump(4);
  expect([rerun.moment?.ply, rerun.news]).toEqual([4, []]);
});

test("an address beyond the end shows the end", async () => {
  const rerun = await opened(99);
  expect([rerun.ply, rerun.moment?.question.headline]).toEqual([5, "at 5"]);
});

test("other eyes see the same ply anew", async () => {
  const rerun = await opened(3);
  await rerun.look(1);
  expect(rerun.moment?.view).toEqual({ viewer: "1" });
  expect(asked.filter((address) => address.includes("plies/3"))).toHaveLength(2);
});

test("playing goes from stop to stop and ends at the end", async () => {
  const rerun = await opened(1);
  vi.useFakeTimers();
  rerun.play();
  await vi.advanceTimersByTimeAsync(PACES[1] + 10);
  expect([rerun.ply, rerun.playing]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(PACES[1] + 10);
  expect([rerun.ply, rerun.playing]).toEqual([5, false]);
});

test("a pause holds", async () => {
  const rerun = await opened();
  vi.useFakeTimers();
  rerun.play();
  await vi.advanceTimersByTimeAsync(10);
  rerun.pause();
  await vi.advanceTimersByTimeAsync(5 * PACES[1]);
  expect([rerun.ply, rerun.playing]).toEqual([0, false]);
});

test("a refusal is kept, to be told", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"error":"not_over","message":""}', { status: 409 })));
  const rerun = await opened();
  expect(rerun.fault).toMatchObject({ error: "not_over" });
  expect(rerun.moment).toBeNull();
});
