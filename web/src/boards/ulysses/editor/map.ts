import type { Data } from "../../../editor/editor";
import { freeId, idOf, list, table, text, whole, withAt } from "../../../editor/reading";
import type { Schemas } from "../../../lib/types";
import type { Point } from "../chart";
import type { Box } from "../view";

export type Terms = Schemas["UlyssesEditingTerms"];

export interface MapPlace {
  id: string;
  colour: string;
  x: number;
  y: number;
  label: string;
  symbol: string;
  names: Record<string, string>;
  note?: string;
  doc?: string;
}

/** A map as its file has it. */
export interface MapFile {
  schema: number;
  name: string;
  start: string;
  colours: string[];
  canvas: { width: number; height: number };
  edges: [string, string][];
  places: MapPlace[];
}

export function readMap(data: Data): MapFile {
  const canvas = table(data["canvas"]);
  return {
    schema: whole(data["schema"], 1),
    name: text(data["name"]),
    start: text(data["start"]),
    colours: list(data["colours"]).map((colour) => text(colour)),
    canvas: { width: whole(canvas["width"], 1000), height: whole(canvas["height"], 560) },
    edges: list(data["edges"]).flatMap((edge) => {
      const [a, b] = list(edge);
      return [[text(a), text(b)] as [string, string]];
    }),
    places: list(data["places"]).map((place) => readPlace(table(place))),
  };
}

function readPlace(place: Data): MapPlace {
  const names = Object.entries(table(place["names"])).map(([language, name]) => [language, text(name)]);
  const own: MapPlace = {
    id: text(place["id"]),
    colour: text(place["colour"]),
    x: whole(place["x"]),
    y: whole(place["y"]),
    label: text(place["label"]),
    symbol: text(place["symbol"]),
    names: Object.fromEntries(names) as Record<string, string>,
  };
  if (text(place["note"])) own.note = text(place["note"]);
  if (text(place["doc"])) own.doc = text(place["doc"]);
  return own;
}

/** What there is to draw of a map, however unfinished: as the table has it, but for distances. */
export function boxOfMap(map: MapFile): Box {
  const ids = map.places.map((place) => place.id);
  const routes = map.edges.map(([a, b]) => [ids.indexOf(a), ids.indexOf(b)]).filter(([a, b]) => a! >= 0 && b! >= 0);
  const places = map.places.map((place) => ({ ...place, colour: map.colours.indexOf(place.colour) }));
  const drawn = {
    canvas: [map.canvas.width, map.canvas.height],
    colours: map.colours,
    places,
    routes: routes.filter(([a, b]) => a !== b),
    start: ids.indexOf(map.start),
  };
  return drawn as unknown as Box;
}

/** A point of the canvas, in whole units and not beyond its edge. */
export function onCanvas(map: MapFile, { x, y }: Point): Point {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  return { x: within(x, map.canvas.width), y: within(y, map.canvas.height) };
}

/** The map with one more place, called `name` in every language until it is called otherwise. */
export function withPlace(map: MapFile, at: Point, name: string, terms: Terms): MapFile {
  const taken = map.places.map((place) => place.id);
  const number = map.places.length + 1;
  const titles = map.places.flatMap((place) => Object.values(place.names));
  const title = [...Array(number + 1).keys()]
    .map((step) => `${name} ${number + step}`)
    .find((one) => !titles.includes(one))!;
  const id = freeId(idOf(title), taken);
  const first = taken.length === 0;
  const place: MapPlace = {
    id,
    colour: first ? terms.no_colour : (fewest(map) ?? terms.no_colour),
    ...onCanvas(map, at),
    label: terms.sides[0]!,
    symbol: terms.symbols.find((symbol) => map.places.every((other) => other.symbol !== symbol)) ?? terms.symbols[0]!,
    names: Object.fromEntries(terms.languages.map((language) => [language, title])),
  };
  return { ...map, places: [...map.places, place], start: first ? id : map.start };
}

/** The colour with the fewest places: it is probably the next one. */
function fewest(map: MapFile): string | undefined {
  const count = (colour: string) => map.places.filter((place) => place.colour === colour).length;
  return map.colours.reduce<string | undefined>(
    (best, one) => (best === undefined || count(one) < count(best) ? one : best),
    undefined,
  );
}

/** Where there is most room for another place. */
export function roomOn(map: MapFile): Point {
  const { width, height } = map.canvas;
  let [best, most] = [{ x: width / 2, y: height / 2 }, -1];
  for (let x = 0.5; x < 12; x++) {
    for (let y = 0.5; y < 8; y++) {
      const point = { x: (x / 12) * width, y: (y / 8) * height };
      const edge = 2 * Math.min(point.x, point.y, width - point.x, height - point.y);
      const near = Math.min(edge, ...map.places.map((place) => Math.hypot(place.x - point.x, place.y - point.y)));
      if (near > most) [best, most] = [point, near];
    }
  }
  return onCanvas(map, best);
}

/** The map with a place changed. If its id is, its routes and the start go with it. */
export function withChange(map: MapFile, at: number, change: Partial<MapPlace>): MapFile {
  const before = map.places[at]!;
  const after = { ...before, ...change };
  const changed = { ...map, places: withAt(map.places, at, after) };
  const shared = map.places.some((place, other) => other !== at && place.id === before.id);
  if (after.id === before.id || shared) return changed;
  const renamed = (id: string) => (id === before.id ? after.id : id);
  const edges = map.edges.map(([a, b]) => [renamed(a), renamed(b)] as [string, string]);
  return { ...changed, edges, start: renamed(map.start) };
}

/** The map with a place named. Languages called as the `leading` one follow it, and so does an id made of the name. */
export function withName(map: MapFile, at: number, language: string, name: string, leading: string): MapFile {
  const place = map.places[at]!;
  const before = place.names[language] ?? "";
  const names = Object.entries({ ...place.names, [language]: before }).map(([each, known]) => [
    each,
    each === language || (language === leading && known === before) ? name : known,
  ]);
  const others = map.places.filter((_, other) => other !== at).map((other) => other.id);
  const follows = idOf(before) !== "" && place.id.replace(/_\d+$/, "") === idOf(before).replace(/_\d+$/, "");
  const id = follows && idOf(name) ? freeId(idOf(name), others) : place.id;
  return withChange(map, at, { id, names: Object.fromEntries(names) as Record<string, string> });
}

/** The map without a place, and without its routes. */
export function withoutPlace(map: MapFile, at: number): MapFile {
  const { id } = map.places[at]!;
  const places = withAt(map.places, at);
  if (places.some((place) => place.id === id)) return { ...map, places };
  return {
    ...map,
    places,
    edges: map.edges.filter((edge) => !edge.includes(id)),
    start: map.start === id ? "" : map.start,
  };
}

/** The number of the route between two places; -1 if there is none. */
export function routeBetween(map: MapFile, a: string, b: string): number {
  return map.edges.findIndex((edge) => (edge[0] === a && edge[1] === b) || (edge[0] === b && edge[1] === a));
}

/** The map with a route more, if it is one: between two places that have none yet. */
export function withRoute(map: MapFile, a: string, b: string): MapFile {
  return a === b || routeBetween(map, a, b) >= 0 ? map : { ...map, edges: [...map.edges, [a, b]] };
}

export function withoutRoute(map: MapFile, at: number): MapFile {
  return { ...map, edges: withAt(map.edges, at) };
}

/** The map with a colour called otherwise, on its places too. */
export function withColour(map: MapFile, at: number, colour: string): MapFile {
  const before = map.colours[at];
  const places = map.places.map((place) => (before && place.colour === before ? { ...place, colour } : place));
  return { ...map, colours: withAt(map.colours, at, colour), places };
}

/** The map on another canvas; places stay where they are in proportion. */
export function onOtherCanvas(map: MapFile, width: number, height: number): MapFile {
  const across = width / Math.max(1, map.canvas.width);
  const down = height / Math.max(1, map.canvas.height);
  const places = map.places.map((place) => ({
    ...place,
    x: Math.round(place.x * across),
    y: Math.round(place.y * down),
  }));
  return { ...map, canvas: { width, height }, places };
}

/** The place that a part of the file is about, or its two ends if that is a route; -1 if it is about neither. */
export function partOf(path: string): { place: number; route: number } {
  const [kind, at] = path.split(".");
  const number = at === undefined ? -1 : Number(at);
  return { place: kind === "places" ? number : -1, route: kind === "edges" ? number : -1 };
}
