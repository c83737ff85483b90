import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TableStream } from "../lib/stream.svelte";
import { dropToast, toasts } from "../lib/toasts.svelte";
import type { Choice } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { tableWith } from "../testing/tables";
import { Clicks } from "./clicks.svelte";

const pass: Choice = { code: 7, verb: "pass", noun: -1, kind: "", written: "pass", text: "Pass", help: "" };
const KEPT = "The server does not answer. Your click is kept, and sent as soon as it does.";

describe("a click while the line is down", () => {
  const fetched = vi.fn<(address: string, sent: RequestInit) => Promise<Response>>();
  const offline = () => Promise.reject(new TypeError("no network"));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  let stream: TableStream;
  let clicks: Clicks;

  beforeAll(() => speak("en"));
  beforeEach(() => {
    const Line = class {
      addEventListener() {}
      close() {}
    };
    vi.stubGlobal("EventSource", Line);
    vi.stubGlobal("fetch", fetched.mockReset().mockImplementation(offline));
    for (const { key } of toasts()) dropToast(key);
    stream = new TableStream("a1");
    stream.take(tableWith({ ply: 4, choices: [pass] }));
    clicks = new Clicks(stream);
  });

  it("is kept, says so, and is sent once when the line is back", async () => {
    clicks.choose(pass);
    await settled();
    expect(toasts().map((toast) => toast.text)).toEqual([KEPT]);
    expect(clicks.busy).toBe(true);
    stream.connection = "lost";
    clicks.sendKept();
    expect(fetched).toHaveBeenCalledTimes(1);
    stream.connection = "open";
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ply: 5 }))));
    clicks.sendKept();
    clicks.sendKept();
    await settled();
    expect(fetched.mock.calls.map(([, sent]) => sent.body)).toEqual(
      Array(2).fill(JSON.stringify({ ply: 4, codes: [7] })),
    );
  });

  it("is refused in words if something else was decided meanwhile", async () => {
    clicks.choose(pass);
    await settled();
    const now = tableWith({ ply: 6 });
    const stale = { error: "stale", message: "", table: now };
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(stale), { status: 409 })));
    clicks.sendKept();
    await settled();
    expect(toasts()).toHaveLength(2);
    expect(stream.table?.ply).toBe(6);
    expect(clicks.busy).toBe(false);
  });

  it("that takes back is refused at once: sent twice it would take back more", async () => {
    clicks.undo();
    await settled();
    expect(toasts().map((toast) => toast.text)).toEqual(["The server does not answer. The page keeps trying."]);
    expect(clicks.busy).toBe(false);
    clicks.sendKept();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
