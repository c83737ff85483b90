import type { Point } from "./lattice";

const STEP = 260;
const LONGEST = 1400;

/** Whether things may move: not for those who asked for stillness. */
export function mayMove(): boolean {
  return typeof matchMedia === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows a figure, which stands where its way ends, walking there from where the way begins. */
export function walk(figure: SVGElement, way: Point[]): void {
  const end = way.at(-1);
  if (!end || way.length < 2 || !mayMove()) return;
  const frames = way.map((at) => ({ transform: `translate(${at.x - end.x}px, ${at.y - end.y}px)` }));
  figure.animate(frames, { duration: Math.min(LONGEST, STEP * (way.length - 1)), easing: "ease-in-out" });
}

/** Shows a picture flying over the table from one thing to another, and then takes it away. */
export function fly(picture: HTMLElement, from: Element, to: Element, wait: number): Promise<unknown> {
  const over = picture.offsetParent?.getBoundingClientRect();
  if (!over) return Promise.resolve();
  const frame = (node: Element, opacity: number) => {
    const spot = node.getBoundingClientRect();
    const x = spot.left + spot.width / 2 - over.left - picture.offsetWidth / 2;
    const y = spot.top + Math.min(spot.height / 2, 40) - over.top - picture.offsetHeight / 2;
    return { transform: `translate(${x}px, ${y}px)`, opacity };
  };
  const frames = [frame(from, 0), { ...frame(from, 1), offset: 0.1 }, { ...frame(to, 1), offset: 0.85 }, frame(to, 0)];
  return picture.animate(frames, { duration: 700, delay: wait, easing: "ease-in-out", fill: "both" }).finished;
}

/** Scrolls the page if a thing on a plate, or what lies just before and behind it, is covered or out of sight. */
export function bringIntoSight(thing: Element): void {
  const plate = thing.closest("svg");
  if (!plate || !thing.scrollIntoView) return;
  const [whole, spot] = [plate.getBoundingClientRect(), thing.getBoundingClientRect()];
  const above = Math.max(whole.top + 2, spot.top - spot.height);
  const below = Math.min(whole.bottom - 2, spot.bottom + spot.height);
  const isSeen = (y: number) => plate.contains(document.elementFromPoint(spot.left + spot.width / 2, y));
  if (isSeen(above) && isSeen(below)) return;
  thing.scrollIntoView({ block: "center", behavior: mayMove() ? "smooth" : "auto" });
}
