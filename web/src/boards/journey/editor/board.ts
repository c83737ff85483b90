import type { Data } from "../../../editor/editor";
import { list, table, text, whole } from "../../../editor/reading";
import type { Schemas } from "../../../lib/types";
import type { Box, Space, Terrain } from "../view";

export type Terms = Schemas["JourneyEditingTerms"];
export type StageName = "descent" | "sea";

export interface AdventureFile {
  id: string;
  kind: string;
  cost: Record<string, number>;
  points?: number;
}

/** A board as its file has it. */
export interface BoardFile {
  schema: number;
  name: string;
  water: number;
  bonus: Record<string, number>;
  descent: string[];
  sea: string[];
  lava: { colour: string; loss: number }[];
  decks: Record<string, Record<string, number>>;
  adventures: AdventureFile[];
}

const ROCK = "##"; // what is missing in a row that is too short

export function readBoard(data: Data): BoardFile {
  const decks = Object.entries(table(data["decks"])).map(([deck, kinds]) => [deck, numbers(kinds)]);
  return {
    schema: whole(data["schema"], 1),
    name: text(data["name"]),
    water: whole(data["water"]),
    bonus: numbers(data["bonus"]),
    descent: rowsOf(wordsOf(list(data["descent"]).map((row) => text(row)))),
    sea: rowsOf(wordsOf(list(data["sea"]).map((row) => text(row)))),
    lava: list(data["lava"]).map((space) => ({
      colour: text(table(space)["colour"]),
      loss: whole(table(space)["loss"]),
    })),
    decks: Object.fromEntries(decks) as BoardFile["decks"],
    adventures: list(data["adventures"]).map((card) => readAdventure(table(card))),
  };
}

function readAdventure(card: Data): AdventureFile {
  const own: AdventureFile = { id: text(card["id"]), kind: text(card["kind"]), cost: numbers(card["cost"]) };
  return card["points"] === undefined ? own : { ...own, points: whole(card["points"]) };
}

function numbers(value: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(table(value)).map(([key, number]) => [key, whole(number)]));
}

/** The words of a grid, row by row, all rows of one length. */
export function wordsOf(rows: string[]): string[][] {
  const words = rows.map((row) => row.split(/\s+/).filter(Boolean));
  const longest = Math.max(1, ...words.map((row) => row.length));
  return words.map((row) => [...row, ...Array<string>(longest - row.length).fill(ROCK)]);
}

export function rowsOf(words: string[][]): string[] {
  return words.map((row) => row.join(" "));
}

export function withWord(words: string[][], row: number, column: number, word: string): string[][] {
  return words.map((line, r) => (r === row ? line.map((old, c) => (c === column ? word : old)) : line));
}

/** The grid with so many rows and columns: rock is added, and the last ones are cut off. */
export function resized(words: string[][], rows: number, columns: number): string[][] {
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => words[r]?.[c] ?? ROCK));
}

/** What a space is called: D6 on the way down, c5 at sea. */
export function spaceName(stage: StageName, row: number, column: number): string {
  if (stage === "descent") return `${String.fromCharCode(65 + column)}${row}`;
  return `${String.fromCharCode(97 + row)}${column}`;
}

/** What a word of a grid stands for; a word that means nothing is told as undefined. */
export function groundOf(
  word: string,
  terms: Terms,
): Pick<Space, "terrain" | "points" | "symbols" | "stars"> | undefined {
  const none = terms.asking.map(() => 0);
  const known = terms.ground.find((ground) => ground.word === word);
  if (known) return { terrain: known.terrain as Terrain, points: known.points, symbols: none, stars: 0 };
  const letters = [...word.slice(terms.discovery.length)];
  const sound = letters.every((letter) => letter === terms.star || terms.asking.some((one) => one.letter === letter));
  if (!word.startsWith(terms.discovery) || !letters.length || !sound) return undefined;
  const count = (letter: string) => letters.filter((other) => other === letter).length;
  return {
    terrain: "discovery",
    points: 1,
    symbols: terms.asking.map((one) => count(one.letter)),
    stars: count(terms.star),
  };
}

/** The word of a discovery with these letters, in the order that files have them. */
export function discoveryOf(letters: string[], terms: Terms): string {
  const order = [...terms.asking.map((one) => one.letter), terms.star];
  return terms.discovery + [...letters].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("");
}

/** What there is to draw of a grid, however unfinished; words that mean nothing are drawn as plain ground. */
export function boxOfGrid(words: string[][], stage: StageName, terms: Terms): Box {
  const spaces = words.flatMap((line, row) =>
    line.map((word, column) => ({
      name: spaceName(stage, row, column),
      sea: stage === "sea",
      row,
      column,
      ...(groundOf(word, terms) ?? { terrain: "plain", points: 1, symbols: [], stars: 0 }),
      fossils: 0,
      distance: 0,
      ahead: [],
    })),
  );
  const size = [words.length, words[0]?.length ?? 0];
  const cards = [...terms.colours, ...terms.asking.map((one) => one.card)];
  return { cards, colours: terms.colours.length, spaces, descent: size, sea: size } as unknown as Box;
}
