import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "./types";
import { askAbout, askWhy, notePicks, unlitThing, whyOf } from "./why.svelte";
import { speak } from "./words.svelte";

const at = (ply: number) =>
  ({ id: "t", ply, status: "running", viewer: 0, seats: [{ level: "" }] }) as unknown as Table;

describe("why a thing cannot be clicked", () => {
  const fetched = vi.fn((address: string) =>
    Promise.resolve(new Response(JSON.stringify({ ply: 1, text: `not ${address.split("kind=")[1]}` }))),
  );

  beforeEach(() => {
    vi.stubGlobal("fetch", fetched);
    askAbout(at(1));
  });
  afterEach(() => {
    askAbout(undefined);
    fetched.mockClear();
    vi.unstubAllGlobals();
  });

  it("is asked once in a position", async () => {
    await Promise.all([askWhy("place:7"), askWhy("place:7")]);
    await askWhy("place:7");
    expect(whyOf("place:7")).toBe("not place&number=7");
    expect(fetched).toHaveBeenCalledOnce();
    askAbout(at(2));
    expect(whyOf("place:7")).toBe("");
    await askWhy("place:7");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is asked nobody without a table", async () => {
    askAbout(undefined);
    await askWhy("build");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is what is picked, where the position would allow it", async () => {
    await speak("en");
    fetched.mockResolvedValueOnce(new Response(JSON.stringify({ ply: 1, text: null })));
    await askWhy("card:2");
    expect(whyOf("card:2")).toBe("");
    notePicks(true);
    expect(whyOf("card:2")).toContain("what you have picked");
    notePicks(false);
  });

  it("drops an answer that comes too late", async () => {
    const late = askWhy("build");
    askAbout(at(2));
    await late;
    expect(whyOf("build")).toBe("");
  });

  it("is a matter of things that are not lit", () => {
    const node = document.createElement("i");
    expect(unlitThing(node)).toBeUndefined();
    node.setAttribute("data-thing", "card:3");
    expect(unlitThing(node)).toBe("card:3");
    node.classList.add("lit");
    expect(unlitThing(node)).toBeUndefined();
  });
});
