import type { Point, Sheet } from "./chart";
import type { Box } from "./view";

/** Where a name stands: its lines, the point they begin, end or centre at, and which of these. */
export interface Label {
  lines: string[];
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Candidate {
  label: Label;
  frame: Frame;
  cost: number; // of what never moves: routes, medallions, the edge of the map
}

const LETTER = 0.5; // the width of an average letter of the serif, in ems
const LEADING = 1.05;
const LONG = 12; // letters: longer names of several words stand in two lines
const ROUNDS = 4;

/** Find room for every name: beside its place, clear of routes, places and other names as far as possible. */
export function placeLabels(box: Box, sheet: Sheet, names: string[]): Label[] {
  const options = names.map((name, place) => candidates(box, sheet, place, broken(name)));
  const chosen = options.map((own) => own.reduce((best, one) => (one.cost < best.cost ? one : best)));
  for (let round = 0; round < ROUNDS; round++) {
    options.forEach((own, place) => {
      const others = chosen.filter((_, other) => other !== place);
      const total = (one: Candidate) =>
        one.cost + others.reduce((sum, other) => sum + 3 * overlap(one.frame, other.frame), 0);
      chosen[place] = own.reduce((best, one) => (total(one) < total(best) ? one : best));
    });
  }
  return chosen.map((candidate) => candidate.label);
}

/** A long name of several words in two lines of about the same length. */
function broken(name: string): string[] {
  if (name.length <= LONG || !name.includes(" ")) return [name];
  const breaks = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  const middle = breaks.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  );
  return [name.slice(0, middle), name.slice(middle + 1)];
}

function candidates(box: Box, sheet: Sheet, place: number, lines: string[]): Candidate[] {
  const spot = sheet.spots[place]!;
  const width = Math.max(...lines.map((line) => line.length)) * LETTER * sheet.letters;
  const height = lines.length * LEADING * sheet.letters;
  const off = sheet.radius + 4;
  const slant = off * 0.72;
  const hint = sheet.turned ? "" : box.places[place]!.label;
  const ways: [string, number, number, Label["anchor"]][] = [
    ["n", 0, -off - height / 2, "middle"],
    ["s", 0, off + height / 2, "middle"],
    ["e", off, 0, "start"],
    ["w", -off, 0, "end"],
    ["ne", slant, -slant - height / 3, "start"],
    ["nw", -slant, -slant - height / 3, "end"],
    ["se", slant, slant + height / 3, "start"],
    ["sw", -slant, slant + height / 3, "end"],
  ];
  return ways.map(([side, dx, dy, anchor]) => {
    const [x, y] = [spot.x + dx, spot.y + dy];
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    const frame = { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
    const preference = side === hint ? 0 : side.length === 1 ? 40 : 70;
    return { label: { lines, x, y, anchor }, frame, cost: preference + obstacles(box, sheet, frame) };
  });
}

function obstacles(box: Box, sheet: Sheet, frame: Frame): number {
  const edge = 4;
  const beyond =
    Math.max(0, edge - frame.left) +
    Math.max(0, edge - frame.top) +
    Math.max(0, frame.right - sheet.width + edge) +
    Math.max(0, frame.bottom - sheet.height + edge);
  const r = sheet.radius;
  const places = sheet.spots.reduce(
    (sum, { x, y }) => sum + overlap(frame, { left: x - r, top: y - r, right: x + r, bottom: y + r }),
    0,
  );
  const routes = box.routes.reduce((sum, [a, b]) => sum + inside(frame, sheet.spots[a]!, sheet.spots[b]!), 0);
  return 200 * beyond + 6 * places + 6 * routes;
}

function overlap(a: Frame, b: Frame): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How much of a straight line lies in a frame, about. */
function inside(frame: Frame, a: Point, b: Point): number {
  const apart =
    Math.max(a.x, b.x) < frame.left ||
    Math.min(a.x, b.x) > frame.right ||
    Math.max(a.y, b.y) < frame.top ||
    Math.min(a.y, b.y) > frame.bottom;
  if (apart) return 0;
  const steps = 24;
  let hits = 0;
  for (let step = 0; step <= steps; step++) {
    const x = a.x + ((b.x - a.x) * step) / steps;
    const y = a.y + ((b.y - a.y) * step) / steps;
    if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) hits++;
  }
  return (hits / steps) * Math.hypot(b.x - a.x, b.y - a.y);
}
