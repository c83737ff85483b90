import { gap, type Point } from "./chart";
import type { Box } from "./view";

/** Where the sea ends: every route and place has this much water on either side. */
const SHORE = 47;
const STEP = 8;
const FAR = 400;

/** The water of a map, drawn around its routes: land is what no ship comes near. */
export interface Coast {
  /** Closed lines of the shore, then of the ripples off it, outermost first. */
  shores: Point[][][];
  /** Where there is room inland for a hill, and the most for a compass. */
  hills: Point[];
  rose: Point;
}

const drawn = new WeakMap<Box, Coast>(); // a page may show the same map many times

/** Draw the coasts of a map: lines of equal distance from its routes, a little ragged. */
export function drawCoast(box: Box): Coast {
  const before = drawn.get(box);
  if (before) return before;
  const field = measure(box);
  const rose = findRose(field);
  const coast = {
    shores: [0, 6, 13].map((off) => contour(field, SHORE - off)),
    hills: findHills(field).filter((hill) => Math.hypot(hill.x - rose.x, hill.y - rose.y) > ROSE_ROOM),
    rose,
  };
  drawn.set(box, coast);
  return coast;
}

interface Field {
  columns: number;
  rows: number;
  depth: Float64Array; // distance to the next route, row by row
}

function measure(box: Box): Field {
  const columns = Math.floor(box.canvas[0] / STEP) + 1;
  const rows = Math.floor(box.canvas[1] / STEP) + 1;
  const depth = new Float64Array(columns * rows).fill(FAR);
  const routes = box.routes.map(([a, b]) => [box.places[a]!, box.places[b]!] as const);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const point = { x: column * STEP, y: row * STEP };
      let nearest = FAR;
      for (const [a, b] of routes) nearest = Math.min(nearest, gap(point, a, b));
      depth[row * columns + column] = nearest + ragged(point);
    }
  }
  return { columns, rows, depth };
}

/** Bays and capes: the same on every screen. */
function ragged({ x, y }: Point): number {
  return 13 * noise(x / 46, y / 46) + 7 * noise(x / 19 + 40, y / 19 + 40);
}

/** Smooth noise between -1 and 1. */
function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - left), ease(y - top)];
  const upper = scatter(left, top) * (1 - u) + scatter(left + 1, top) * u;
  const lower = scatter(left, top + 1) * (1 - u) + scatter(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

function scatter(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

type Edge = [from: string, to: string];

/** The closed lines at one distance, by marching squares. */
function contour({ columns, rows, depth }: Field, level: number): Point[][] {
  const points = new Map<string, Point>();
  const next = new Map<string, string>();
  const at = (column: number, row: number) => depth[row * columns + column]! - level;

  function cross(column: number, row: number, across: boolean): string {
    const key = `${column} ${row} ${across}`;
    const here = at(column, row);
    const there = across ? at(column + 1, row) : at(column, row + 1);
    const part = here / (here - there);
    points.set(key, { x: (column + (across ? part : 0)) * STEP, y: (row + (across ? 0 : part)) * STEP });
    return key;
  }

  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const wet = [at(column, row) < 0, at(column + 1, row) < 0, at(column + 1, row + 1) < 0, at(column, row + 1) < 0];
      if (wet[0] === wet[1] && wet[1] === wet[2] && wet[2] === wet[3]) continue;
      const sides = [
        () => cross(column, row, true),
        () => cross(column + 1, row, false),
        () => cross(column, row + 1, true),
        () => cross(column, row, false),
      ];
      for (const [from, to] of crossings(wet, sides)) next.set(from, to);
    }
  }
  return joined(next, points);
}

/** The pieces of shore in one square, each with the water on its right hand. */
function crossings(wet: boolean[], sides: (() => string)[]): Edge[] {
  const into: number[] = [];
  const out: number[] = [];
  for (let side = 0; side < 4; side++) {
    const [before, after] = [wet[side]!, wet[(side + 1) % 4]!];
    if (before && !after) into.push(side);
    if (!before && after) out.push(side);
  }
  return into.map((side) => {
    const end = out.length === 1 ? out[0]! : out.find((other) => other === (side + 1) % 4)!;
    return [sides[side]!(), sides[end]!()];
  });
}

function joined(next: Map<string, string>, points: Map<string, Point>): Point[][] {
  const lines: Point[][] = [];
  while (next.size) {
    const line: Point[] = [];
    let key = next.keys().next().value!;
    while (next.has(key)) {
      const to = next.get(key)!;
      next.delete(key);
      line.push(points.get(to)!);
      key = to;
    }
    if (line.length > 9) lines.push(line);
  }
  return lines;
}

/** A smooth closed line through the middles of its pieces. */
export function smooth(line: Point[]): string {
  const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const curves = line.map((point, at) => {
    const after = line[(at + 1) % line.length]!;
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, after)}`;
  });
  return `M${middle(line.at(-1)!, line[0]!)}${curves.join("")}Z`;
}

const HILL_ROOM = 24; // from the shore
const HILLS_APART = 44;
const ROSE_ROOM = 54;

/** The places well inside the map, with their distance from the next route. */
function* inland({ columns, rows, depth }: Field, margin: number): Generator<[Point, number]> {
  for (let row = margin; row < rows - margin; row++) {
    for (let column = margin; column < columns - margin; column++) {
      yield [{ x: column * STEP, y: row * STEP }, depth[row * columns + column]!];
    }
  }
}

function findHills(field: Field): Point[] {
  const hills: Point[] = [];
  for (const [point, depth] of inland(field, 3)) {
    const free = hills.every((hill) => Math.hypot(hill.x - point.x, hill.y - point.y) > HILLS_APART);
    if (free && depth > SHORE + HILL_ROOM) hills.push(point);
  }
  return hills;
}

function findRose(field: Field): Point {
  let [best, most] = [{ x: 0, y: 0 }, 0];
  for (const [point, depth] of inland(field, 5)) if (depth > most) [best, most] = [point, depth];
  return best;
}
