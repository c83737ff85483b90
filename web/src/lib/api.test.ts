import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { history, standing } from "./api";
import type { Fact } from "./types";

const fact = (ply: number): Fact => ({ ply, kind: "moved", args: [], text: "" });
const LOG = [1, 2, 3, 4, 5].map(fact);
const STANDING = [{ ply: 0, points: [0, 0] }];
const PAGE = 2;

/** A server that gives the lines of a history two at a time. */
const fetched = vi.fn((address: string) => {
  const asked = new URL(address, "http://page").searchParams;
  const from = Number(asked.get("log_from") ?? 0);
  const log = LOG.slice(from, from + Number(asked.get("lines") ?? PAGE));
  const body = { plies: 9, lines: LOG.length, log_from: from, log, standing: from === 0 ? STANDING : [] };
  return Promise.resolve(new Response(JSON.stringify(body)));
});

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

describe("a history", () => {
  it("is read page by page", async () => {
    const whole = await history("a1", 0);
    expect(whole.log).toEqual(LOG);
    expect(whole.standing).toEqual(STANDING);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("gives its points without any line", async () => {
    expect(await standing("a1")).toEqual(STANDING);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]![0]).toContain("lines=0");
  });
});
