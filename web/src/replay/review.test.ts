import { expect, test } from "vitest";
import type { Review } from "../lib/types";
import { barOf, isDone, listed, percentOf, points } from "./review";

const choice = { start: 0, end: 1, seat: 0, text: "", cost: null, chosen: "", better: "", why: "" };
const review: Review = {
  plies: 9,
  points: [],
  turns: [],
  parts: [],
  choices: [
    { ...choice, grade: "best" },
    { ...choice, grade: "mistake" },
    { ...choice, grade: "forced" },
    { ...choice, grade: "blunder", seat: 1 },
    { ...choice, grade: "unsure", seat: 1 },
  ],
};

test("what cost something is listed, and every real choice if that is wanted", () => {
  const grades = (seat: number | null, every: boolean) => listed(review, seat, every).map(({ grade }) => grade);
  expect(grades(null, false)).toEqual(["mistake", "blunder"]);
  expect(grades(1, false)).toEqual(["blunder"]);
  expect(grades(0, true)).toEqual(["best", "mistake"]);
});

test("a review is told from its progress, which counts in per cent", () => {
  expect(isDone(review)).toBe(true);
  expect(isDone({ status: "computing", done: 1, steps: 3 })).toBe(false);
  expect(percentOf({ status: "computing", done: 2, steps: 3 })).toBe(66);
  expect(percentOf({ status: "waiting", done: 0, steps: 0 })).toBe(0);
});

test("a bar begins in the middle and stays on its paper", () => {
  expect(barOf({ value: 0.5, margin: 0.1 })).toEqual({ x: 50, width: 25, low: 70, high: 80 });
  expect(barOf({ value: -0.5, margin: 0.6 })).toEqual({ x: 25, width: 25, low: 0, high: 55 });
});

test("chances are told with one digit, so that parts still add up", () => {
  expect([0.251, 0.2, -0.0844].map(points)).toEqual([25.1, 20, -8.4]);
});
