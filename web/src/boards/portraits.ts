import type { GameName } from "../lib/types";
import type { Portrait, Portraits } from "../ui/portrait";

/** The faces of bots apart from the boards: a new table shows them, and has no need of the rest. */
const FOUND = import.meta.glob<Portraits>("./*/faces.ts", { eager: true, import: "default" });

/** How a bot with this temperament looks, if the game says: `boards/GAME/faces.ts`. */
export function portraitOf(game: GameName, style: string): Portrait | undefined {
  return FOUND[`./${game}/faces.ts`]?.[style];
}
