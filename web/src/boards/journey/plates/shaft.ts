import { round, type Point } from "../lattice";

export interface Place extends Point {
  /** Which side has room for what is lost there: left or right. */
  side: -1 | 1;
}

const RISE = 62;

/** The way of the lava through the volcano: the places of the raft from the foot to the last space, and its channel. */
export function shaft(spaces: number, width: number, top: number) {
  const foot = top + RISE * spaces + 10;
  const middle = width / 2;
  const places: Place[] = [];
  for (let n = 0; n <= spaces; n++) {
    const share = n / spaces;
    const swing = Math.min(1 - share, 0.85) * (middle - 150);
    const aside = Math.sin(n * 0.82 + 0.5) * swing;
    places.push({ x: middle + aside, y: foot - (foot - top) * share, side: aside > 0 ? 1 : -1 });
  }
  const mouth = { x: places.at(-1)!.x, y: top - 44 };
  const bends = [{ x: places[0]!.x, y: foot + 90 }, ...places, mouth];
  return { foot, places, mouth, channel: smooth(bends) };
}

/** A curve through points, without a kink. */
function smooth(points: Point[]): string {
  let path = `M${round(points[0]!.x)} ${round(points[0]!.y)}`;
  for (let n = 1; n < points.length; n++) {
    const [before, from, to, after] = [
      points[n - 2] ?? points[n - 1]!,
      points[n - 1]!,
      points[n]!,
      points[n + 1] ?? points[n]!,
    ];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${round(out.x)} ${round(out.y)} ${round(into.x)} ${round(into.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return path;
}
