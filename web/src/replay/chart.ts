import type { History } from "../lib/types";

type Standing = History["standing"];

export interface Point {
  x: number;
  y: number;
}

/** The paper of a chart: its size, and the room around the lines. */
export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the chart spans: from no point or the deepest debt up to the highest standing. */
export function spanOf(standing: Standing): { low: number; high: number; plies: number } {
  const all = standing.flatMap((at) => at.points);
  return { low: Math.min(0, ...all), high: Math.max(1, ...all), plies: Math.max(1, standing.at(-1)?.ply ?? 1) };
}

/** Round numbers for the lines across, about four of them. */
export function ticksOf(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => Math.max(1, factor * power)).find((size) => size >= rough) ?? 1;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick + 0);
  return ticks;
}

export class Scale {
  constructor(
    readonly paper: Paper,
    readonly low: number,
    readonly high: number,
    readonly plies: number,
  ) {}

  x(ply: number): number {
    const { width, left, right } = this.paper;
    return left + (ply / this.plies) * (width - left - right);
  }

  y(points: number): number {
    const { height, top, bottom } = this.paper;
    return height - bottom - ((points - this.low) / (this.high - this.low)) * (height - top - bottom);
  }

  /** The ply under a place on the paper. */
  plyAt(x: number): number {
    const { width, left, right } = this.paper;
    const share = (x - left) / (width - left - right);
    return Math.round(Math.min(1, Math.max(0, share)) * this.plies);
  }
}

/** The line of a seat: points hold until they change. Lines lie a little apart, so that equal ones are all seen. */
export function lineOf(standing: Standing, seat: number, scale: Scale): string {
  const drift = driftOf(seat, standing[0]?.points.length ?? 1);
  return standing
    .map((at, index) => {
      const x = scale.x(at.ply).toFixed(1);
      const y = (scale.y(at.points[seat] ?? 0) + drift).toFixed(1);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

function driftOf(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * 2;
}

/** Where a seat's shape is put on its line: where its points changed, at least `apart` from the one before. */
export function marksOf(standing: Standing, seat: number, scale: Scale, apart: number): Point[] {
  const marks: Point[] = [];
  const drift = driftOf(seat, standing[0]?.points.length ?? 1);
  standing.forEach((at, index) => {
    const before = standing[index - 1];
    if (!before || before.points[seat] === at.points[seat]) return;
    const x = scale.x(at.ply);
    const last = marks.at(-1);
    if (!last || x - last.x >= apart) marks.push({ x, y: scale.y(at.points[seat] ?? 0) + drift });
  });
  return marks;
}

/** Heights for labels, near where they belong and at least `apart`; answers one for each, in the same order. */
export function spread(wanted: number[], apart: number, lowest: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  let floor = -Infinity;
  for (const label of order) floor = label.y = Math.max(label.y, floor + apart);
  let ceiling = lowest + apart;
  for (const label of order.toReversed()) ceiling = label.y = Math.min(label.y, ceiling - apart);
  const heights: number[] = [];
  for (const label of order) heights[label.index] = label.y;
  return heights;
}

/** The standing at some plies, evenly from the start to the end: the chart in numbers. */
export function sampled(standing: Standing, rows: number): Standing {
  const plies = standing.at(-1)?.ply ?? 0;
  const wanted = Array.from({ length: rows }, (_, row) => Math.round((row * plies) / (rows - 1)));
  return [...new Set(wanted)].map((ply) => ({ ply, points: standing.findLast((at) => at.ply <= ply)?.points ?? [] }));
}
