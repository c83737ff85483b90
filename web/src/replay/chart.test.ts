import { expect, test } from "vitest";
import { lineOf, marksOf, sampled, Scale, spanOf, spread, ticksOf } from "./chart";

const STANDING = [
  { ply: 0, points: [0, 0] },
  { ply: 50, points: [3, 0] },
  { ply: 52, points: [4, 0] },
  { ply: 100, points: [4, 10] },
];
const PAPER = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const { low, high, plies } = spanOf(STANDING);
const SCALE = new Scale(PAPER, low, high, plies);

test("the chart spans the points and the game", () => {
  expect([low, high, plies]).toEqual([0, 10, 100]);
  expect([SCALE.x(0), SCALE.x(100), SCALE.y(0), SCALE.y(10)]).toEqual([10, 110, 110, 10]);
  expect([SCALE.plyAt(60), SCALE.plyAt(-5), SCALE.plyAt(500)]).toEqual([50, 0, 100]);
});

test("ticks are round numbers, below nothing too", () => {
  expect(ticksOf(0, 10)).toEqual([0, 5, 10]);
  expect(ticksOf(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksOf(-7, 60)).toEqual([0, 20, 40, 60]);
});

test("a line holds until the points change", () => {
  expect(lineOf(STANDING, 1, SCALE)).toBe("M10.0 111.0H60.0V111.0H62.0V111.0H110.0V11.0");
});

test("shapes are not put on top of each other", () => {
  expect(marksOf(STANDING, 0, SCALE, 16).map((mark) => mark.x)).toEqual([60]);
});

test("labels move apart and stay on the paper", () => {
  expect(spread([50, 52, 10], 18, 60)).toEqual([42, 60, 10]);
});

test("the numbers behind the chart", () => {
  expect(sampled(STANDING, 3)).toEqual([
    { ply: 0, points: [0, 0] },
    { ply: 50, points: [3, 0] },
    { ply: 100, points: [4, 10] },
  ]);
});
