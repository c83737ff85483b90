import * as api from "./api";
import type { GameFacts, GameName, House } from "./types";
import { learn } from "./words.svelte";

let shelf = $state.raw<GameFacts[]>([]);
let rules = $state.raw<House>();
let reading: Promise<void> | undefined;

/** The games that the server offers, in its order; none before it has said so. */
export function games(): GameFacts[] {
  return shelf;
}

/** What the host of the server has decided; nothing before it has said so. */
export function house(): House | undefined {
  return rules;
}

/** What the server says of a game; nothing before it has said so. */
export function factsOf(game: GameName): GameFacts | undefined {
  return shelf.find((facts) => facts.name === game);
}

/** Whether passes can be made for somebody in a game. */
export function hasPasses(game: GameName): boolean {
  return factsOf(game)?.passes === true;
}

/** Whether other sites may show replays within their pages. */
export function mayEmbed(): boolean {
  return rules?.embeds === true;
}

/** Ask the server for its games, unless it has told them already, and for the words the page was built without. */
export function readGames(): Promise<void> {
  if (shelf.length > 0) return Promise.resolve();
  return (reading ??= read().finally(() => (reading = undefined)));
}

async function read(): Promise<void> {
  const { games, house: decided } = await api.games();
  await learn(
    games.map((facts) => facts.name),
    async (game, language) => (await api.texts(game, language)).fluent,
  );
  shelf = games;
  rules = decided;
}
