import { describe, expect, it } from "vitest";
import type { Choice, Picking, Target } from "../lib/types";
import { pointers } from "./pointing";

const choice = (code: number, picked?: number) => ({ code, picked }) as Choice;
const target = (...ways: number[][]): Target => ({ ways: ways.map((codes) => ({ codes, text: "" })) }) as Target;
const nothing = {
  picking: null,
  picked: [],
  looked: null,
  more: undefined,
  answers: [choice(5), choice(-2)],
  leadsTo: ({ code }: Choice) => (code === -2 ? [[5, 1, 9]] : []),
};
const wanted = [[5, 1, 9]];

describe("what is pointed out on the way to a choice", () => {
  it("is the thing that leads there whole, or else the first click", () => {
    expect(pointers(nothing, wanted)).toEqual(['[data-code="-2"]']);
    expect(pointers(nothing, [[5, 3, 9]])).toEqual(['[data-code="5"]']);
    expect(pointers(nothing, [[7], [8]])).toEqual(['[data-code="7"]', '[data-code="8"]']);
    expect(pointers(nothing, [])).toEqual([]);
  });

  it("is the button that confirms what is looked at", () => {
    const looked = { choice: choice(-2), target: target([5, 1, 1, 9], [5, 1, 9]) };
    expect(pointers({ ...nothing, looked }, wanted)).toEqual(['[data-confirm="5,1,9"]']);
    expect(pointers({ ...nothing, looked: { choice: choice(7), target: undefined } }, [[7]])).toEqual([
      "[data-confirm]",
    ]);
  });

  it("is what leads to more than the least, where that is wanted", () => {
    const looked = { choice: choice(-2), target: target([5, 1, 9]) };
    expect(pointers({ ...nothing, looked, more: choice(5) }, [[5, 3, 9]])).toEqual(["[data-more]"]);
  });

  it("leads away from something else that is looked at", () => {
    const looked = { choice: choice(6), target: undefined };
    expect(pointers({ ...nothing, looked }, wanted)).toEqual(["[data-drop]", '[data-code="-2"]']);
  });

  it("is what is not yet picked, then what confirms it; what is too much is to be taken out", () => {
    const picking = { things: [choice(1), choice(2), choice(3)], selections: [] } as Picking;
    const half = (...picked: Choice[]) => pointers({ ...nothing, picking, picked }, [[1, 3, 3, 9]]);
    expect(half()).toEqual(['[data-code="1"]', '[data-code="3"]', '[data-code="3"]']);
    expect(half(choice(3, 1))).toEqual(['[data-code="1"]', '[data-code="3"]', '[data-code="3"]']);
    expect(half(choice(1, 1), choice(3, 2))).toEqual(['[data-confirm="9"]']);
    expect(half(choice(2, 1), choice(3, 1))).toEqual(['[data-out="2"]']);
    expect(pointers({ ...nothing, picking, picked: [] }, [[9]])).toEqual(['[data-code="9"]']);
    expect(pointers({ ...nothing, picking, picked: [choice(1, 1)] }, [[1]])).toEqual(['[data-confirm="-1"]']);
  });
});
