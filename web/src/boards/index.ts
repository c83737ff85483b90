import type { GameName } from "../lib/types";
import type { GameBoard } from "./board";

/** Every folder beside this file is a game's drawing, under the game's name. */
const FOUND = import.meta.glob<GameBoard>("./*/index.ts", { eager: true, import: "default" });

/** The drawing of a game; one that has none is played as the text table. */
export function boardOf(game: GameName): GameBoard | undefined {
  return FOUND[`./${game}/index.ts`];
}
