import * as api from "./api";
import type { GameFacts, Games } from "./types";

let shelf = $state.raw<Games>({ games: [], levels: [] });

/** The games that the server offers, in its order; none before it has said so. */
export function games(): GameFacts[] {
  return shelf.games;
}

/** The bots that the server offers. */
export function levels(): string[] {
  return shelf.levels;
}

/** Ask the server for its games, unless it has told them already. */
export async function readGames(): Promise<void> {
  if (shelf.games.length === 0) shelf = await api.games();
}
