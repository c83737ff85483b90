import type { Box } from "./view";

/** Points are in units of the map: its canvas, or that canvas turned for a narrow screen. */
export interface Point {
  x: number;
  y: number;
}

/** A map as it is laid on the screen. */
export interface Sheet {
  width: number;
  height: number;
  /** East is on top, as on the oldest maps: so a wide sea fits a phone. */
  turned: boolean;
  /** The size of letters and of the medallions of places, in units. */
  letters: number;
  radius: number;
  /** Half the room a finger needs, in units. */
  touch: number;
  spots: Point[];
  turn: (point: Point) => Point;
}

const NARROW = 620; // pixels: below that, a wide map is turned
const LEAST_LETTERS = 11.5; // pixels
const MEDALLION = 17; // pixels, half of one
const FINGER = 19; // pixels, half of it

/** How much higher or lower than by nature a map may be, to fill its place: as it was drawn, and turned. */
const STRETCH = { drawn: [0.86, 1.25], turned: [0.78, 1] } as const;

/** Lay the map on a sheet of so many pixels across; so many down there is room for. */
export function layOut(box: Box, pixels: number, down: number): Sheet {
  const [long, short] = box.canvas;
  const turned = pixels < NARROW && long > short && down > pixels;
  const [width, natural] = turned ? [short, long] : [long, short];
  const [least, most] = STRETCH[turned ? "turned" : "drawn"];
  const unit = width / Math.max(pixels, 240);
  const stretch = Math.min(most, Math.max(least, (down * unit) / natural));
  const turn = (point: Point): Point =>
    turned ? { x: point.y, y: (long - point.x) * stretch } : { x: point.x, y: point.y * stretch };
  return {
    width,
    height: natural * stretch,
    turned,
    letters: Math.max(14, LEAST_LETTERS * unit),
    radius: Math.min(23, Math.max(19, MEDALLION * unit)),
    touch: Math.min(36, Math.max(24, FINGER * unit)),
    spots: box.places.map(turn),
    turn,
  };
}

/** How far a point is from a straight line between two others. */
export function gap(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = square ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - at * dx, point.y - a.y - at * dy);
}
