import type { GameName } from "../lib/types";
import type { Portrait, Portraits } from "../ui/portrait";

/** The faces of bots apart from the boards, a chunk for each game: no page needs them in order to begin. */
const FOUND = import.meta.glob<Portraits>("./*/faces.ts", { import: "default" });

/** How a bot with this temperament looks, if the game says: `boards/GAME/faces.ts`. */
export async function portraitOf(game: GameName, style: string): Promise<Portrait | undefined> {
  return (await FOUND[`./${game}/faces.ts`]?.().catch(() => undefined))?.[style];
}
