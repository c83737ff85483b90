import { expect, test } from "vitest";
import type { Fact, History } from "../lib/types";
import { lastTold, stopsOf, stridden, strideOf, toldBetween } from "./steps";

const fact = (ply: number, text: string): Fact => ({ ply, kind: "drew", args: [], text });
const LOG = [fact(0, "Ada draws"), fact(0, "Bruno draws"), fact(3, "Ada builds"), fact(6, "Bruno sails")];
const HISTORY: History = { plies: 9, lines: LOG.length, log_from: 0, log: LOG, standing: [] };
const STOPS = stopsOf(HISTORY);

test("the stops are the start, the positions after each happening, and the end", () => {
  expect(STOPS).toEqual([0, 1, 4, 7, 9]);
});

test("strides go by happenings or by single decisions, and not beyond the ends", () => {
  expect(stridden("on", 1, STOPS)).toBe(4);
  expect(stridden("on", 2, STOPS)).toBe(4);
  expect(stridden("on", 9, STOPS)).toBe(9);
  expect(stridden("back", 4, STOPS)).toBe(1);
  expect(stridden("back", 0, STOPS)).toBe(0);
  expect(stridden("ply-on", 4, STOPS)).toBe(5);
  expect(stridden("ply-on", 9, STOPS)).toBe(9);
  expect(stridden("ply-back", 0, STOPS)).toBe(0);
  expect([stridden("start", 4, STOPS), stridden("end", 4, STOPS)]).toEqual([0, 9]);
});

test("what is told on the way belongs to the decisions passed", () => {
  expect(toldBetween(LOG, 1, 4).map((told) => told.text)).toEqual(["Ada builds"]);
  expect(toldBetween(LOG, 0, 1)).toHaveLength(2);
  expect(toldBetween(LOG, 4, 4)).toEqual([]);
});

test("the line of the log that led to a position", () => {
  expect([lastTold(LOG, 0), lastTold(LOG, 1), lastTold(LOG, 5), lastTold(LOG, 9)]).toEqual([-1, 1, 2, 3]);
});

test("keys", () => {
  expect(strideOf("ArrowRight", false)).toBe("on");
  expect(strideOf("ArrowLeft", true)).toBe("ply-back");
  expect(strideOf("End", false)).toBe("end");
  expect(strideOf("x", false)).toBeUndefined();
});
