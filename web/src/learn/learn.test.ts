import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { learning, remember, rememberEnd, rememberStep } from "../lib/learning.svelte";
import type { Coach, LessonStep, Table } from "../lib/types";
import { speak } from "../lib/words.svelte";
import { asking } from "../testing/tables";
import { advice, FAREWELL } from "./coaching";
import { Guide } from "./guide.svelte";
import { pointed } from "../table/pointed";
import StepCard from "./StepCard.svelte";

const table = (turn: number, verbs: string[], stage = "ask"): Table =>
  ({
    id: "",
    game: "ulysses",
    status: "running",
    viewer: 0,
    seats: [{ name: "Guest", kind: "person", level: "", present: true }],
    view: { viewer: 0, seat: 0, stage, turn, choice: null },
    choices: verbs.map((verb, code) => ({ code, verb })),
  }) as unknown as Table;

const step = (number: number, more: Partial<LessonStep> = {}): LessonStep => ({
  done: Array.from({ length: number }, () => -1),
  before: Array.from({ length: Math.max(0, number - 1) }, () => -1),
  step: number,
  steps: 3,
  do: `Do ${number}`,
  why: "Because.",
  rule: "U-54",
  look: "",
  wanted: [],
  mistake: "",
  happened: [],
  table: table(1, ["propose"]),
  targets: [],
  sections: [],
  ...more,
});

/** The answers of the server, in their order. */
function answering(...answers: LessonStep[]) {
  const asked = vi.fn((_address: string) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const guideOf = (kept: number[][] = [], paced = false) =>
  new Guide(
    "ulysses",
    "goal",
    () => paced,
    (done) => kept.push(done),
  );

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a lesson", () => {
  it("goes on by what was done, and remembers it", async () => {
    const kept: number[][] = [];
    const guide = guideOf(kept);
    const asked = answering(step(0), step(1));
    await guide.open([]);
    guide.goOn();
    await waitFor(() => expect(guide.step?.step).toBe(1));
    expect(decodeURIComponent(asked.mock.calls.at(-1)![0])).toContain("choice=-1");
    expect(kept).toEqual([[], [-1]]);
  });

  it("stays where it is after a mistake, and says what the rule says", async () => {
    const guide = guideOf();
    answering(step(1, { wanted: [[7]] }), step(1, { wanted: [[7]], mistake: "The rule says so." }), step(2));
    await guide.open([-1]);
    guide.choose({ code: 9 } as never);
    await waitFor(() => expect(guide.mistake).toBe("The rule says so."));
    expect(guide.step?.step).toBe(1);
    guide.choose({ code: 7 } as never);
    await waitFor(() => expect(guide.step?.step).toBe(2));
    expect(guide.mistake).toBe("");
  });

  it("sends a whole choice, and knows the ways that lead there", async () => {
    const guide = guideOf();
    const targets = [{ verb: "back", noun: 0, kind: "faction", text: "Back blue", help: "", ways: [] }];
    const asked = answering(step(1, { wanted: [[5, 1, 9]], targets }), step(2));
    await guide.open([-1]);
    expect((await guide.ways()).targets).toEqual(targets);
    guide.send([5, 1, 9]);
    await waitFor(() => expect(guide.step?.step).toBe(2));
    const { searchParams } = new URL(asked.mock.calls.at(-1)![0], "http://page");
    expect([searchParams.get("done"), searchParams.get("choice")]).toEqual(["-1", "5,1,9"]);
  });

  it("shows what the others do one after the other, and can be hurried", async () => {
    vi.useFakeTimers();
    const happened = ["first", "second"].map((text) => ({
      view: table(2, []).view,
      question: asking(text),
      facts: [{ ply: 0, kind: "agreed", args: [], text }],
    }));
    const guide = guideOf([], true);
    answering(step(0), step(1, { happened }));
    await guide.open([]);
    guide.goOn();
    await vi.waitFor(() => expect(guide.table?.question.headline).toBe("first"));
    expect(guide.happening).toBe(true);
    expect(guide.table?.choices).toEqual([]);
    guide.hurry();
    await vi.waitFor(() => expect(guide.table?.question.headline).toBe("second"));
    await vi.runAllTimersAsync();
    expect(guide.happening).toBe(false);
    expect(guide.news.map((fact) => fact.text)).toEqual(["second"]);
  });

  it("goes back and begins again", async () => {
    const guide = guideOf();
    const asked = answering(step(2), step(1), step(0));
    await guide.open([-1, -1]);
    guide.back();
    await waitFor(() => expect(guide.step?.step).toBe(1));
    guide.again();
    await waitFor(() => expect(guide.step?.step).toBe(0));
    expect(asked.mock.calls.map(([address]) => new URL(address, "http://page").searchParams.get("done"))).toEqual([
      "-1,-1",
      "-1",
      "",
    ]);
  });
});

describe("the card of a step", () => {
  const after = createRawSnippet(() => ({ render: () => "<button>Next lesson</button>" }));

  it("says the one thing to do and why, and goes on when it was read", async () => {
    const guide = guideOf();
    answering(step(0), step(2));
    await guide.open([]);
    render(StepCard, { guide, title: "1 of 5", after, openList: () => {} });
    expect(screen.getByRole("heading").textContent).toBe("Do 0");
    expect(screen.getByText(/Because\./)).toBeTruthy();
    expect(screen.getByLabelText("Step 1 of 3")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(screen.getByText("Next lesson")).toBeTruthy()); // the last step: with the way on
  });

  it("answers a mistake without forgetting what to do", async () => {
    const guide = guideOf();
    answering(step(1, { wanted: [[7]] }), step(1, { wanted: [[7]], mistake: "Any place may be proposed." }));
    await guide.open([-1]);
    render(StepCard, { guide, title: "1 of 5", after, openList: () => {} });
    expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
    guide.choose({ code: 9 } as never);
    await waitFor(() => expect(screen.getByText("Any place may be proposed.")).toBeTruthy());
    expect(screen.getByText("Do 1")).toBeTruthy();
  });
});

it("what is wanted is pointed out, also when it is drawn anew", async () => {
  const stage = document.createElement("div");
  stage.innerHTML = '<b data-code="3"></b><b data-code="4"></b>';
  document.body.append(stage);
  const action = pointed(stage, ['[data-code="4"]']) as { update: (found: string[]) => void; destroy: () => void };
  const marked = () => [...stage.querySelectorAll(".pointed")].map((thing) => thing.getAttribute("data-code"));
  expect(marked()).toEqual(["4"]);
  stage.insertAdjacentHTML("beforeend", '<i data-code="4"></i>');
  await waitFor(() => expect(marked()).toEqual(["4", "4"]));
  action.update(['[data-code="3"]']);
  expect(marked()).toEqual(["3"]);
  action.update([]);
  expect(marked()).toEqual([]);
  action.destroy();
  stage.remove();
});

describe("what is remembered", () => {
  it("is where one was in each lesson, and which are finished", () => {
    rememberStep("ulysses", "goal", [-1, 5]);
    rememberEnd("ulysses", "goal");
    rememberStep("ulysses", "turn", [-1]);
    const { at, done, finished, asked } = learning("ulysses");
    expect({ at, done, finished, asked }).toEqual({
      at: "turn",
      done: { goal: [], turn: [-1] },
      finished: ["goal"],
      asked: true,
    });
    expect(learning("ithaca").asked).toBe(false);
    expect(localStorage.getItem("periplus-learning")).toContain("turn");
  });
});

describe("the coach", () => {
  const coach: Coach = {
    turns: 4,
    tips: [
      { name: "wind", verb: "pass", stage: "wind", text: "Wind!" },
      { name: "asked", verb: "agree", stage: "", text: "Agree?" },
    ],
    farewell: "On your own.",
  };

  it("says a thing the first time that it is asked", () => {
    expect(advice(coach, table(1, ["agree", "red"]), [])?.name).toBe("asked");
    expect(advice(coach, table(1, ["agree"]), ["asked"])).toBeNull();
    expect(advice(coach, table(1, ["pass"]), [])).toBeNull();
    expect(advice(coach, table(1, ["pass"], "wind"), [])?.name).toBe("wind");
    expect(advice(coach, table(1, []), [])).toBeNull();
  });

  it("lets go after some turns, with a last word", () => {
    expect(advice(coach, table(5, ["agree"]), [])).toEqual({ name: FAREWELL, text: "On your own." });
    expect(advice(coach, table(5, ["agree"]), [FAREWELL])).toBeNull();
    remember("ulysses", { coached: "T" });
    expect(learning("ulysses").coached).toBe("T");
  });
});
