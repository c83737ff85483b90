import type { Component } from "svelte";
import type { GameName, Remark } from "../lib/types";

/** A file of one's own as plain data: what its TOML says. */
export type Data = Record<string, unknown>;

/** What the checker says, and whether it keeps anybody from playing. */
export interface Said extends Remark {
  bad: boolean;
}

/** What a game's editor is given. It draws the data and changes it; what is valid, the checker says. */
export interface EditorProps {
  data: Data;
  /** The words and limits in such a file, in the game's own shape. */
  terms: Data;
  said: Said[];
  /** What is to be brought into sight: a part of the data, as in `places.3.colour`. */
  sought: { path: string } | null;
  /** The data from now on. Changes with the same mark, soon after one another, are undone together. */
  change: (data: Data, mark?: string) => void;
}

/** What a game with an editor brings: `boards/GAME/editor/index.ts` has it as its default export. */
export interface GameEditor {
  Editor: Component<EditorProps>;
  /** The data of any file in the shape that the editor draws: what is missing is filled in, what is unknown left out. */
  read: (data: Data) => Data;
}

const FOUND = import.meta.glob<GameEditor>("../boards/*/editor/index.ts", { import: "default" });

/** The editor of a game; without one its files are written as text. */
export async function editorOf(game: GameName): Promise<GameEditor | undefined> {
  return FOUND[`../boards/${game}/editor/index.ts`]?.();
}

/** What is said of a part, or of anything in it. */
export function saidOf(said: Said[], path: string): Said[] {
  return said.filter((one) => one.path === path || one.path.startsWith(`${path}.`));
}
