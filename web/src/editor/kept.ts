import type { GameName } from "../lib/types";
import type { Data } from "./editor";
import { table } from "./reading";

/** A draft: its data; or as it was typed, as `text`, with the data of that, if it can be read. */
export interface Kept {
  data: Data | null;
  text: string | null;
}

const key = (game: GameName) => `periplus-draft-${game}`;

/** The draft of a game that this browser has, if it has one. */
export function keptDraft(game: GameName): Kept | null {
  try {
    const found = table(JSON.parse(localStorage.getItem(key(game)) ?? "null"));
    const data = found["data"] ? table(found["data"]) : null;
    const text = typeof found["text"] === "string" ? found["text"] : null;
    return data || text !== null ? { data, text } : null;
  } catch {
    return null; // storage is barred, or was written by somebody else
  }
}

/** Keep a draft in this browser; says whether that went well. */
export function keepDraft(game: GameName, draft: Kept): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(draft));
    return true;
  } catch {
    return false; // a private window, or no room
  }
}
