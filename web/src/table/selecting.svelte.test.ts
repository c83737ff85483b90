import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefer } from "../lib/preferences.svelte";
import type { Choice, Table, Target } from "../lib/types";
import type { Clicks } from "./clicks.svelte";
import { Selecting } from "./selecting.svelte";

const choice = (code: number, verb: string, noun: number, final = false): Choice => ({
  code,
  verb,
  noun,
  kind: "card",
  written: `${verb} ${noun}`,
  text: `${verb} ${noun}`,
  help: "",
  final,
});
const [challenge, plague, zeus] = [choice(1, "card", 0), choice(2, "card", 1), choice(3, "card", 2)];
const done = choice(9, "done", -1);

const base = {
  id: "T",
  game: "ulysses",
  status: "running",
  viewer: 0,
  seats: [{ name: "Ada", kind: "person", level: "", present: true }],
  ply: 4,
  choices: [challenge, plague],
  picking: null,
} as unknown as Table;

/** A temple for a Zeus and any other card: in the record Zeus comes last. */
const temple = {
  ...base,
  picking: {
    things: [challenge, plague, zeus],
    selections: [
      { counts: [1, 0, 1], then: -1 },
      { counts: [0, 1, 1], then: -1 },
    ],
  },
} as Table;

describe("putting a choice together", () => {
  let table = $state.raw(base);
  let sent: number[][] = [];
  let targets: Target[] = [];
  let end = () => {};

  function selecting(now: Table): Selecting {
    table = now;
    sent = [];
    const clicks = {
      choose: (one: Choice) => sent.push([one.code]),
      send: (codes: number[]) => sent.push(codes),
      ways: () => Promise.resolve({ ply: 4, targets }),
    } as unknown as Clicks;
    let made: Selecting | undefined;
    end = $effect.root(() => void (made = new Selecting(() => table, clicks)));
    flushSync();
    return made!;
  }

  const codes = (choices: Choice[]) => choices.map((one) => one.code);

  beforeEach(() => {
    prefer({ oneClick: false });
    targets = [];
  });
  afterEach(() => end());

  it("lights whatever may still be added, in whatever order", () => {
    const one = selecting(temple);
    expect(codes(one.choices)).toEqual([1, 2, 3]);
    one.choose(zeus);
    expect(codes(one.choices)).toEqual([1, 2, 3]);
    expect(one.picked.map((thing) => [thing.code, thing.picked])).toEqual([[3, 1]]);
    expect(one.confirmations).toEqual([]);
    one.choose(plague);
    expect(codes(one.choices)).toEqual([2, 3]); // the Challenge card no more: a temple costs two
    expect(sent).toEqual([]);
    one.confirm(one.confirmations[0]!.then);
    expect(sent).toEqual([[3, 2]]);
  });

  it("lets what is picked be taken out again, by a click on it or beside it", () => {
    const one = selecting(temple);
    one.choose(zeus);
    one.choose(zeus); // there is no second one
    expect(one.picked).toEqual([]);
    one.choose(zeus);
    one.choose(challenge);
    one.takeOut(challenge);
    expect(codes(one.picked)).toEqual([3]);
    one.drop();
    expect(one.picked).toEqual([]);
  });

  it("ends with the click that confirms it, which has no other button meanwhile", () => {
    const stake = {
      ...base,
      choices: [challenge, done],
      picking: { things: [challenge], selections: [1, 2].map((count) => ({ counts: [count], then: 9 })) },
    } as Table;
    const one = selecting(stake);
    expect(codes(one.choices)).toEqual([1, 9]);
    one.choose(challenge);
    expect(codes(one.choices)).toEqual([1]);
    one.confirm(one.confirmations[0]!.then);
    expect(sent).toEqual([[1, 9]]);
  });

  it("begins anew with the next question", () => {
    const one = selecting(temple);
    one.choose(zeus);
    table = { ...temple, ply: 5 };
    flushSync();
    expect(one.picked).toEqual([]);
  });

  it("stays as it is while people talk", () => {
    const one = selecting(temple);
    one.choose(zeus);
    table = { ...temple, chat: [] };
    flushSync();
    expect(codes(one.picked)).toEqual([3]);
  });

  it("sends a full selection at once where one click is enough", () => {
    prefer({ oneClick: true });
    const one = selecting(temple);
    one.choose(zeus);
    one.choose(challenge);
    expect(sent).toEqual([[3, 1]]);
  });

  it("shows what a click on the board would do, and does it with the second; words are clicked once", () => {
    const propose = choice(7, "propose", 3, true);
    const one = selecting({ ...base, choices: [propose] });
    one.choose(propose);
    expect([one.looked?.choice.code, sent]).toEqual([7, []]);
    one.choose(propose);
    expect(sent).toEqual([[7]]);
    one.press(propose);
    expect(sent).toEqual([[7], [7]]);
  });

  it("shows the ways to a thing, with what stands behind it, and sends the one that is taken", async () => {
    const back = choice(5, "back", 0);
    const ways = [{ codes: [5, 1, 9], text: "Back blue with 1 Challenge" }];
    const target: Target = { verb: "back", noun: 0, kind: "faction", text: "Back blue with 1", help: "", ways };
    targets = [target];
    const one = selecting({ ...base, choices: [back] });
    await vi.waitFor(() => expect(one.choices.map((each) => each.text)).toEqual(["Back blue with 1"]));
    one.choose(one.choices[0]!);
    expect(one.looked?.target).toEqual(target);
    expect(one.more).toEqual(back);
    one.take(ways[0]!);
    expect(sent).toEqual([[5, 1, 9]]);
  });
});
