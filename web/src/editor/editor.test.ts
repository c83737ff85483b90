import { describe, expect, test } from "vitest";
import {
  discoveryOf,
  groundOf,
  readBoard,
  resized,
  wordsOf,
  type Terms as BoardTerms,
} from "../boards/journey/editor/board";
import { readCards, worths } from "../boards/ithaca/editor/cards";
import {
  boxOfMap,
  onOtherCanvas,
  readMap,
  withChange,
  withColour,
  withName,
  withoutPlace,
  withPlace,
  withRoute,
  type MapFile,
  type Terms,
} from "../boards/ulysses/editor/map";
import { Draft } from "./draft.svelte";
import { saidOf, type Data } from "./editor";
import { freeId, idOf } from "./reading";

const TERMS = {
  languages: ["en", "it"],
  sides: ["n", "e"],
  symbols: ["horse", "dove"],
  no_colour: "none",
} as unknown as Terms;
const EMPTY = readMap({ colours: ["red", "blue"], canvas: { width: 1000, height: 500 } });

function drawn(): MapFile {
  let map = EMPTY;
  for (const [x, y] of [
    [100, 100],
    [300, 100],
    [500, 300],
  ] as const)
    map = withPlace(map, { x, y }, "Place", TERMS);
  return withRoute(withRoute(map, "place_1", "place_2"), "place_2", "place_3");
}

describe("a draft", () => {
  const data = (name: string): Data => ({ name });

  test("is undone and redone step by step", () => {
    const draft = new Draft({ data: data("a"), text: null });
    draft.change(data("b"));
    draft.change(data("c"));
    draft.undo();
    expect(draft.now.data).toEqual(data("b"));
    draft.redo();
    expect(draft.now.data).toEqual(data("c"));
    draft.undo();
    draft.change(data("d"));
    expect(draft.canRedo).toBe(false);
  });

  test("changes of one thing soon after one another are undone together", () => {
    const draft = new Draft({ data: data("a"), text: null });
    for (const [at, name] of ["b", "c", "d"].entries()) draft.change(data(name), "name", at * 100);
    draft.change(data("e"), "name", 60_000);
    draft.undo();
    expect(draft.now.data).toEqual(data("d"));
    draft.undo();
    expect(draft.now.data).toEqual(data("a"));
  });

  test("what a text says is settled only while it is that text", () => {
    const draft = new Draft({ data: data("a"), text: null });
    draft.type("name = 1");
    draft.type("name = 12");
    draft.settle("name = 1", data("old"));
    expect(draft.now).toEqual({ data: data("a"), text: "name = 12" });
    draft.settle("name = 12", null);
    expect(draft.now.data).toBeNull();
  });
});

test("what is said of a part is said of what is in it, and of nothing that begins alike", () => {
  const said = ["places.1", "places.1.x", "places.12"].map((path) => ({ path, line: 1, message: path, bad: true }));
  expect(saidOf(said, "places.1").map((one) => one.path)).toEqual(["places.1", "places.1.x"]);
});

test("names become ids that are free", () => {
  expect(idOf("Säulen des Herakles!")).toBe("saulen_des_herakles");
  expect(freeId("dido", ["dido", "dido_2"])).toBe("dido_3");
});

describe("a map", () => {
  test("the first place is the start, and none of the others", () => {
    const map = drawn();
    expect(map.start).toBe("place_1");
    expect(map.places.map((place) => place.colour)).toEqual(["none", "red", "blue"]);
  });

  test("a route is there once, and goes with its place", () => {
    const map = withRoute(drawn(), "place_2", "place_1");
    expect(map.edges).toHaveLength(2);
    expect(withRoute(map, "place_1", "place_1").edges).toHaveLength(2);
    expect(withoutPlace(map, 1).edges).toEqual([]);
    expect(withoutPlace(map, 0).start).toBe("");
  });

  test("a name that is typed is that of every language that was called alike, and of the id", () => {
    const map = withName(drawn(), 0, "en", "Troy", "en");
    expect(map.places[0]).toMatchObject({ id: "troy", names: { en: "Troy", it: "Troy" } });
    expect([map.start, map.edges[0]]).toEqual(["troy", ["troy", "place_2"]]);
    const italian = withName(map, 0, "it", "Troia", "en");
    expect(withName(italian, 0, "en", "Ilion", "en").places[0]!.names).toEqual({ en: "Ilion", it: "Troia" });
  });

  test("an id that two places have by mistake renames no routes", () => {
    const twice = withChange(drawn(), 1, { id: "place_1" });
    expect(withChange(twice, 0, { id: "new" }).edges[0]).toEqual(["place_1", "place_1"]);
  });

  test("a colour called otherwise takes its places along, and a canvas its places", () => {
    expect(withColour(drawn(), 0, "pink").places[1]!.colour).toBe("pink");
    expect(onOtherCanvas(drawn(), 500, 500).places[2]).toMatchObject({ x: 250, y: 300 });
  });

  test("whatever a file says can be drawn", () => {
    const odd = readMap({ places: [3, { id: 7, x: "far" }], edges: [["a"], 5, ["a", "b"]], colours: "red" });
    expect(boxOfMap(odd).routes).toEqual([]);
    expect(odd.places).toHaveLength(2);
  });
});

describe("a board", () => {
  const terms = {
    ground: [
      { word: "##", terrain: "granite", points: 1 },
      { word: "r3", terrain: "rocks", points: 3 },
    ],
    discovery: "d",
    asking: [
      { letter: "R", card: "rope" },
      { letter: "L", card: "lamp" },
    ],
    star: "*",
  } as unknown as BoardTerms;

  test("the words of a grid stand for grounds and discoveries", () => {
    expect(groundOf("r3", terms)).toMatchObject({ terrain: "rocks", points: 3 });
    expect(groundOf("dRR*", terms)).toMatchObject({ terrain: "discovery", symbols: [2, 0], stars: 1 });
    expect(groundOf("dX", terms)).toBeUndefined();
    expect(discoveryOf(["*", "L", "R"], terms)).toBe("dRL*");
  });

  test("short rows are filled with rock, and grids grow and shrink", () => {
    expect(wordsOf([".. ..", ".."])).toEqual([
      ["..", ".."],
      ["..", "##"],
    ]);
    expect(resized([["..", "ww"]], 2, 1)).toEqual([[".."], ["##"]]);
    expect(readBoard({ descent: "none", lava: [1] }).descent).toEqual([]);
  });
});

test("cards are worth what their copies are worth together", () => {
  const cards = readCards({
    fate: [
      { gods: ["zeus", "helios"], value: 2, copies: 3 },
      { gods: ["zeus"], value: 1, copies: 1 },
    ],
  });
  expect(worths(cards, ["zeus", "helios", "athena"])).toEqual([7, 6, 0]);
});
