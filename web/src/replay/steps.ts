import type { Fact, History } from "../lib/types";

/** The plies to stop at when stepping by what happened: the start, after each happening, the end. */
export function stopsOf(history: History): number[] {
  const plies = new Set([0, history.plies]);
  for (const fact of history.log) plies.add(fact.ply + 1);
  return [...plies].sort((a, b) => a - b);
}

export function stopAfter(stops: number[], ply: number): number {
  return stops.find((stop) => stop > ply) ?? ply;
}

export function stopBefore(stops: number[], ply: number): number {
  return stops.findLast((stop) => stop < ply) ?? ply;
}

/** What happened on the way from one ply to a later one. */
export function toldBetween(log: Fact[], from: number, to: number): Fact[] {
  return log.filter((fact) => from <= fact.ply && fact.ply < to);
}

/** The last fact told before a ply, by its place in the log; -1 before the first. */
export function lastTold(log: Fact[], ply: number): number {
  return log.findLastIndex((fact) => fact.ply < ply);
}

export type Stride = "back" | "on" | "ply-back" | "ply-on" | "start" | "end";

/** Where a stride leads. */
export function stridden(stride: Stride, ply: number, stops: number[]): number {
  const end = stops.at(-1) ?? 0;
  switch (stride) {
    case "back":
      return stopBefore(stops, ply);
    case "on":
      return stopAfter(stops, ply);
    case "ply-back":
      return Math.max(0, ply - 1);
    case "ply-on":
      return Math.min(end, ply + 1);
    case "start":
      return 0;
    case "end":
      return end;
  }
}

/** The stride a key stands for. With Shift the arrows go by single decisions. */
export function strideOf(key: string, shift: boolean): Stride | undefined {
  switch (key) {
    case "ArrowLeft":
      return shift ? "ply-back" : "back";
    case "ArrowRight":
      return shift ? "ply-on" : "on";
    case "Home":
      return "start";
    case "End":
      return "end";
  }
  return undefined;
}
