import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Blocks from "../rules/Blocks.svelte";
import { parse } from "../rules/markdown";
import Statements from "../rules/Statements.svelte";
import Explanation from "../ui/Explanation.svelte";
import { explain } from "./explain";
import { readStatementsFor, speakOf, statementsIn, tell } from "./statements.svelte";

const SENTENCES = { "U-7": "The ship starts in Troy.", "U-8": "Each player starts with one temple." };
const answer = (statements: object) => ({
  ok: true,
  text: () => Promise.resolve(JSON.stringify({ markdown: "", scenarios: [], statements })),
});

/** As the keyboard moves the focus; jsdom does not tell how it came. */
function focus(node: HTMLElement) {
  vi.spyOn(node, "matches").mockReturnValue(true);
  node.focus();
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("what the rules say", () => {
  it("is told of the rules a text names, each once, in the game that is on the page", () => {
    tell("one", SENTENCES);
    tell("two", { "U-7": "Something else." });
    speakOf("one");
    expect(statementsIn("You sail (U-7, U-8), as U-7 says; U-99 says nothing, UTF-8 is none.")).toEqual([
      ["U-7", SENTENCES["U-7"]],
      ["U-8", SENTENCES["U-8"]],
    ]);
    speakOf("two");
    expect(statementsIn("U-7")).toEqual([["U-7", "Something else."]]);
  });

  it("is asked for when a text names rules, and only once", async () => {
    const fetched = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValue(answer(SENTENCES));
    vi.stubGlobal("fetch", fetched);
    speakOf("three");
    await readStatementsFor("A place of rest.");
    expect(fetched).not.toHaveBeenCalled();
    await readStatementsFor("You sail (U-7).");
    expect(statementsIn("U-7")).toEqual([]); // the line was down: the next text asks again
    await readStatementsFor("You sail (U-7).");
    await readStatementsFor("You sail (U-7).");
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(statementsIn("U-7")).toHaveLength(1);
  });
});

describe("the number of a rule on the rules page", () => {
  it("says when it is focused what the rule says, in English, and still leads to it", async () => {
    tell("one", SENTENCES);
    speakOf("one");
    render(Explanation);
    render(Blocks, { blocks: parse("The ship is in Troy (U-7), not elsewhere (U-99).") });
    const link = screen.getByRole("link", { name: "U-7" });
    expect(link.getAttribute("href")).toBe("#U-7");
    focus(link);
    const bubble = await screen.findByRole("tooltip");
    expect(bubble.textContent?.trim()).toBe("U-7 The ship starts in Troy.");
    expect(bubble.querySelector("p")?.lang).toBe("en");
    expect(link.getAttribute("aria-describedby")).toBe(bubble.id);
    focus(screen.getByRole("link", { name: "U-99" }));
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  });

  it("stands with its sentence where the rule has been opened", () => {
    tell("one", SENTENCES);
    speakOf("one");
    const { container } = render(Statements, { rules: ["U-8", "U-99"] });
    expect(container.querySelector("[lang=en]")?.textContent?.trim()).toBe("U-8 Each player starts with one temple.");
    expect(screen.getByRole("link", { name: "U-8" }).getAttribute("href")).toBe("#U-8");
  });
});

describe("an explanation that names a rule", () => {
  it("is followed by what the rule says as soon as the server has told it", async () => {
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer(SENTENCES)));
    speakOf("four");
    render(Explanation);
    const thing = document.createElement("button");
    document.body.append(thing);
    explain(thing, "You build (U-8).");
    focus(thing);
    const bubble = await screen.findByRole("tooltip");
    expect(bubble.textContent).toContain("You build (U-8).");
    await waitFor(() => expect(bubble.querySelector("[lang=en]")?.textContent).toBe("U-8 " + SENTENCES["U-8"]));
    thing.remove();
  });
});
