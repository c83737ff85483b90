/** The ground of a stage as an engraver would cut it: caves and shores with wavering edges, shaded by strokes. */

export interface Point {
  x: number;
  y: number;
}

/** A number from -1 to 1 that is always the same for the same place: the engraver's unsteady hand. */
export function waver(a: number, b: number, c = 0): number {
  const wave = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** Where cells lie on the plate, and which of them are open ground. */
export class Lattice {
  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly width: number,
    readonly height: number,
    readonly left: number,
    readonly top: number,
    readonly isOpen: (column: number, row: number) => boolean,
  ) {}

  get right(): number {
    return this.left + this.columns * this.width;
  }

  get bottom(): number {
    return this.top + this.rows * this.height;
  }

  centre(column: number, row: number): Point {
    return { x: this.left + (column + 0.5) * this.width, y: this.top + (row + 0.5) * this.height };
  }

  corner(column: number, row: number): Point {
    return {
      x: this.left + column * this.width + 3.5 * waver(column, row),
      y: this.top + row * this.height + 3.5 * waver(row, column, 5),
    };
  }

  /** The edges between open ground and rock, chained to loops, with the open ground on the right hand. */
  loops(): Point[][] {
    const edges = this.#edges();
    const loops: Point[][] = [];
    for (const first of edges.values()) {
      while (first.length) loops.push(this.#loop(edges, first.shift()!));
    }
    return loops;
  }

  #edges(): Map<string, Edge[]> {
    const edges = new Map<string, Edge[]>();
    const add = (cell: string, from: Place, to: Place) => {
      const key = from.join();
      edges.set(key, [...(edges.get(key) ?? []), { cell, from, to }]);
    };
    for (let r = 0; r < this.rows; r++) {
      for (let c = 0; c < this.columns; c++) {
        if (!this.isOpen(c, r)) continue;
        const cell = `${c},${r}`;
        if (!this.isOpen(c, r - 1)) add(cell, [c, r], [c + 1, r]);
        if (!this.isOpen(c + 1, r)) add(cell, [c + 1, r], [c + 1, r + 1]);
        if (!this.isOpen(c, r + 1)) add(cell, [c + 1, r + 1], [c, r + 1]);
        if (!this.isOpen(c - 1, r)) add(cell, [c, r + 1], [c, r]);
      }
    }
    return edges;
  }

  /** Follow the edges from one until it comes round; where two cells touch at a corner, stay at the same cell. */
  #loop(edges: Map<string, Edge[]>, start: Edge): Point[] {
    const points: Point[] = [];
    let edge: Edge | undefined = start;
    while (edge) {
      points.push(this.corner(...edge.from));
      const onward: Edge[] = edges.get(edge.to.join()) ?? [];
      const cell: string = edge.cell;
      const same = onward.findIndex((next) => next.cell === cell);
      edge = onward.splice(Math.max(same, 0), 1)[0];
    }
    return points;
  }
}

type Place = [number, number];

interface Edge {
  cell: string;
  from: Place;
  to: Place;
}

/** A loop as a path whose corners are rounded and whose edges waver. */
export function outline(loop: Point[]): string {
  const parts = loop.map((corner, at) => {
    const before = loop[(at + loop.length - 1) % loop.length]!;
    const after = loop[(at + 1) % loop.length]!;
    const into = between(before, corner, 0.7);
    const out = between(corner, after, 0.3);
    const mid = between(corner, after, 0.5);
    const bend = 1.8 * waver(corner.x, corner.y);
    return `${at ? "L" : "M"}${at2(into)}Q${at2(corner)} ${at2(out)}T${round(mid.x + bend)} ${round(mid.y - bend)}`;
  });
  return parts.join("") + "Z";
}

/** Short strokes from the edge of a loop into the rock. */
export function shading(loop: Point[], gap = 5, reach = 10): string {
  let strokes = "";
  loop.forEach((from, at) => {
    const to = loop[(at + 1) % loop.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    for (let along = gap / 2; along < length; along += gap) {
      const start = between(from, to, along / length);
      const depth = reach * (0.75 + 0.45 * waver(start.x, start.y));
      const lean = 0.3 * depth * waver(start.y, start.x, 3);
      const end = { x: start.x + across.x * depth + across.y * lean, y: start.y + across.y * depth - across.x * lean };
      strokes += `M${at2(start)}L${at2(end)}`;
    }
  });
  return strokes;
}

/** A line from left to right that rises and falls like a bed of rock. */
export function bed(left: number, right: number, y: number, seed: number, swell = 7): string {
  let path = "";
  for (let x = left; x < right + 30; x += 30) {
    const at = Math.min(x, right);
    path += `${path ? "L" : ""}${round(at)} ${round(y + swell * Math.sin(at / 47 + seed * 2.1) + 2 * waver(x, seed))}`;
  }
  return path;
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function at2(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}
