/** What the rules say of the game that is on the page: an English sentence on each rule. */
import { rulebook } from "./api";
import type { GameName } from "./types";

const RULE = /\b[A-Z]-\d+\b/g;

export type Statements = Record<string, string>;

let game = $state.raw<GameName | undefined>();
let told = $state.raw<Record<GameName, Statements>>({});
const asked: Record<GameName, boolean> = {};

/** From now on rules are those of this game. */
export function speakOf(name: GameName): void {
  game = name;
}

export function tell(name: GameName, statements: Statements): void {
  asked[name] = true;
  told = { ...told, [name]: statements };
}

/** The rules that a text names, each with its sentence; without those whose sentence is not there. */
export function statementsIn(text: string): [rule: string, sentence: string][] {
  const known = told[game ?? ""] ?? {};
  const named = (text.match(RULE) ?? []).filter((rule, at, all) => all.indexOf(rule) === at);
  return named.flatMap((rule) => (known[rule] ? [[rule, known[rule]]] : []));
}

/** Ask the server for the sentences once somebody wants to read a text that names rules. */
export async function readStatementsFor(text: string): Promise<void> {
  const name = game;
  if (!name || asked[name] || text.match(RULE) === null) return;
  asked[name] = true;
  try {
    tell(name, (await rulebook(name)).statements);
  } catch {
    asked[name] = false; // the numbers stay, and the next text asks again
  }
}
