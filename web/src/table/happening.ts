import type { Happening } from "../boards/board";

/** More signs than this at a time are noise: the last ones are shown. */
const MOST = 8;

/** Equal signs at one spot as one, with the sum of what they changed. */
export function gathered(happenings: Happening[]): Happening[] {
  const found = new Map<string, Happening>();
  for (const one of happenings) {
    const key = JSON.stringify({ ...one, change: one.change === undefined ? 0 : Math.sign(one.change) });
    const same = found.get(key);
    found.set(key, same && one.change !== undefined ? { ...one, change: same.change! + one.change } : one);
  }
  return [...found.values()].slice(-MOST);
}

/** A sign with its place on the screen: the middle of its foot. */
export interface Placed {
  happening: Happening;
  spot: Element;
  x: number;
  y: number;
}

const HEIGHT = 38;
const TOP = 4 * HEIGHT;
/** How near signs come to the edge of the screen. */
export const EDGE = 4;

/** Puts signs where things happened, one beyond the other; what is nowhere to be seen has none. */
export function placed(happenings: Happening[]): Placed[] {
  const signs: Placed[] = [];
  for (const happening of happenings) {
    const spot = spotOf(happening);
    if (!spot) continue;
    const others = signs.filter((sign) => sign.spot === spot).length;
    const { x, y } = middle(spot);
    const foot = Math.max(y, HEIGHT + EDGE);
    const way = foot < TOP ? 1 : -1; // at the head of the screen there is no room above
    signs.push({ happening, spot, x, y: foot + way * others * HEIGHT });
  }
  return signs;
}

/** The signs to be seen when more come: at each spot those that came last. */
export function joined(signs: Placed[], more: Placed[]): Placed[] {
  return [...signs.filter((sign) => !more.some(({ spot }) => spot === sign.spot)), ...more].slice(-MOST);
}

function spotOf({ spots, seat }: Happening): Element | undefined {
  const names = [...spots.map((spot) => `[data-spot="${spot}"]`), `[data-seat="${seat}"]`];
  return names.flatMap((name) => [...document.querySelectorAll(name)]).find(isInSight);
}

/** Whether the middle of a thing is on the screen, and not scrolled away within its pane. */
function isInSight(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  const { x, y } = middle(thing);
  const pane = thing.closest("[data-pane]")?.getBoundingClientRect();
  const [left, top] = [Math.max(0, pane?.left ?? 0), Math.max(0, pane?.top ?? 0)];
  const [right, bottom] = [
    Math.min(innerWidth, pane?.right ?? Infinity),
    Math.min(innerHeight, pane?.bottom ?? Infinity),
  ];
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The middle of a thing; of a high one, such as all that lies before a player, the middle of its head. */
function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height / 2, 40) };
}
