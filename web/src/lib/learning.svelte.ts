import type { GameName } from "./types";

/** What this browser remembers of how somebody learns a game. */
export interface Learning {
  /** The lesson that one is in, or was last in. */
  at: string;
  /** What was done in each lesson, as the server takes it. */
  done: Record<string, number[]>;
  finished: string[];
  /** Whether one was asked, before the first game, if one wants to learn it. */
  asked: boolean;
  /** The table of the first real game, and the tips that were given there. */
  coached: string;
  told: string[];
}

const KEY = "periplus-learning";
const NOTHING: Learning = { at: "", done: {}, finished: [], asked: false, coached: "", told: [] };

function remembered(): Record<GameName, Partial<Learning>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<GameName, Partial<Learning>>;
  } catch {
    return {}; // storage is barred or was written by somebody else
  }
}

let kept = $state.raw(remembered());

/** How far one has come with a game. */
export function learning(game: GameName): Learning {
  return { ...NOTHING, ...kept[game] };
}

/** Remember something of how one learns a game. */
export function remember(game: GameName, change: Partial<Learning>): void {
  kept = { ...kept, [game]: { ...learning(game), ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a private window: it holds until the page is closed
  }
}

/** Remember what was done in a lesson, and that it is the one one is in. */
export function rememberStep(game: GameName, lesson: string, done: number[]): void {
  remember(game, { at: lesson, done: { ...learning(game).done, [lesson]: done }, asked: true });
}

/** Remember that a lesson was played to its end; it begins anew when it is opened again. */
export function rememberEnd(game: GameName, lesson: string): void {
  const { finished, done } = learning(game);
  const others = finished.filter((other) => other !== lesson);
  remember(game, { finished: [...others, lesson], done: { ...done, [lesson]: [] } });
}
