import type { Fact } from "../../lib/types";

const SAIL = 950;
const DROP = 450;
const FLASH = 700;
const BEAT = 120; // between one fact and the next
const LATEST = 550; // so that all is still after a second and a half

type Show = (table: HTMLElement, value: (name: string) => number, delay: number) => Animation[];

/** Shows what happened, moving: the ship along its route, discs dropping, cards and goals lighting up. Returns how to stop. */
export function showNews(table: HTMLElement, news: Fact[]): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  let delay = 0;
  const running = news.flatMap((fact) => {
    const show = SHOWS[fact.kind];
    if (!show) return [];
    const value = (name: string) => Number(fact.args.find((arg) => arg.name === name)?.value ?? -1);
    const shown = show(table, value, delay);
    delay = Math.min(LATEST, delay + BEAT);
    return shown;
  });
  return () => running.forEach((animation) => animation.cancel());
}

const SHOWS: Record<string, Show> = {
  sailed: (table, value) => sail(table, value("origin"), value("place")),
  proposed: (table, _, delay) => drop(table, "disc-0", delay),
  put_disc: (table, value, delay) => drop(table, `disc-${value("faction")}`, delay),
  spread_plague: (table, value, delay) => drop(table, `plague-${value("place")}`, delay),
  backed: (table, value, delay) => flash(table, `pan-${value("faction")}`, delay, "drop-shadow(0 0 6px currentColor)"),
  drew: (table, value, delay) => [...hop(table, "deck", delay), ...hop(table, `hand-${value("seat")}`, delay)],
  opened_pandora: (table, value, delay) => [
    ...hop(table, `hand-${value("seat")}`, delay),
    ...hop(table, "discards", delay),
  ],
  cured: (table, _, delay) => hop(table, "discards", delay),
  built: (table, _, delay) => hop(table, "discards", delay),
  kept_wind: (table, _, delay) => hop(table, "discards", delay),
  reached: (table, value, delay) => hop(table, `goal-${value("seat")}-${value("place")}`, delay, 1.5),
};

function piece(table: HTMLElement, name: string): Element | null {
  return table.querySelector(`[data-piece="${name}"]`);
}

/** The ship moves along the straight line of its route, from where it was to where it is drawn now. */
function sail(table: HTMLElement, origin: number, place: number): Animation[] {
  const ship = piece(table, "ship");
  const [from, to] = [spot(table, origin), spot(table, place)];
  if (!ship || !from || !to) return [];
  const frames = [
    { transform: `translate(${from[0]}px, ${from[1]}px)` },
    { transform: `translate(${to[0]}px, ${to[1]}px)` },
  ];
  return [ship.animate(frames, { duration: SAIL, easing: "ease-in-out" })];
}

/** Where a place is drawn, in units of the map. */
function spot(table: HTMLElement, place: number): [number, number] | null {
  const mark = table.querySelector<SVGElement>(`[data-spot="${place}"]`);
  const [x, y] = [Number(mark?.dataset["x"]), Number(mark?.dataset["y"])];
  return Number.isNaN(x) || Number.isNaN(y) ? null : [x, y];
}

function drop(table: HTMLElement, name: string, delay: number): Animation[] {
  const frames = [
    { transform: "translateY(-60px)", opacity: 0 },
    { transform: "translateY(0)", opacity: 1, offset: 0.75 },
    { transform: "translateY(-7px)", offset: 0.87 },
    { transform: "translateY(0)" },
  ];
  return animate(table, name, frames, { duration: DROP, delay, fill: "backwards", easing: "ease-in" });
}

function hop(table: HTMLElement, name: string, delay: number, scale = 1.25): Animation[] {
  const frames = [{ transform: "none" }, { transform: `translateY(-4px) scale(${scale})` }, { transform: "none" }];
  return animate(table, name, frames, { duration: DROP, delay, easing: "ease-out" });
}

function flash(table: HTMLElement, name: string, delay: number, filter: string): Animation[] {
  return animate(table, name, [{ filter: "none" }, { filter }, { filter: "none" }], { duration: FLASH, delay });
}

function animate(table: HTMLElement, name: string, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation[] {
  const found = piece(table, name);
  return found ? [found.animate(frames, timing)] : [];
}
