import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameName, Language } from "./types";

/** The same Fluent files that the terminal and the server speak from, one chunk for each. */
const SOURCES = "../../../src/periplus";
const FILES = import.meta.glob<string>(
  [
    "../../../src/periplus/text/locales/*/*.ftl",
    "../../../src/periplus/games/*/words/*.ftl",
    "../../../src/periplus/games/*/styles/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const SHARED = ["table", "page", "calls", "replay", "people", "after"];
/** The games that have words here, each in its room. */
const GAMES: GameName[] = Object.keys(FILES).flatMap(
  (path) => /\/games\/([^/]+)\/words\/en\.ftl$/.exec(path)?.[1] ?? [],
);

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  fr: "Français",
  de: "Deutsch",
};
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

type Args = Record<string, FluentVariable>;
/** Asks the server for the words of a game. */
type Ask = (game: GameName, language: Language) => Promise<string>;

let spoken = $state<Language>("en");
let bundles = $state.raw<ReadonlyMap<GameName, FluentBundle>>(new Map());
/** Counts what was asked of `speak`: the last one asked for wins. */
let asked = 0;
let wanted: Language = "en";
/** The games that the page was built without. */
let foreign: (readonly [GameName, Ask])[] = [];
/** The parts of the page whose own texts have been wanted so far. */
let parts: string[] = [];

export function language(): Language {
  return spoken;
}

/** The first of the browser's languages that is ours, else English. */
export function ownLanguage(): Language {
  for (const tag of navigator.languages) {
    const ours = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (ours) return ours;
  }
  return "en";
}

/** Speak another language from now on: every text on the page follows. The last one asked for wins. */
export async function speak(next: Language): Promise<void> {
  const turn = ++asked;
  wanted = next;
  const [shared, own] = await Promise.all([
    Promise.all(
      [...SHARED, ...parts]
        .map((file) => `text/locales/${next}/${file}.ftl`)
        .filter(isThere)
        .map(load),
    ),
    Promise.all([...GAMES.map((game) => ours(game, next)), ...foreign.map(([game, ask]) => theirs(game, ask, next))]),
  ]);
  if (asked !== turn) return;
  bundles = bundlesOf(next, shared, own);
  spoken = next;
  document.documentElement.lang = next;
}

/** Learn the words of games that the page was built without; `ask` gets them now and for every other language. */
export async function learn(games: GameName[], ask: Ask): Promise<void> {
  const unknown = games.filter((game) => !GAMES.includes(game) && !foreign.some(([known]) => known === game));
  if (unknown.length === 0) return;
  foreign = [...foreign, ...unknown.map((game) => [game, ask] as const)];
  await speak(wanted);
}

/** Learn the texts of a part of the page that is seldom opened, and those that games have for it. */
export async function learnPart(part: string): Promise<void> {
  if (parts.includes(part)) return;
  parts = [...parts, part];
  await speak(wanted);
}

type Own = readonly [GameName, FluentResource[]];

async function ours(game: GameName, language: Language): Promise<Own> {
  const own = parts.flatMap((part) => [`words/${part}.${language}.ftl`, `${part}/${language}.ftl`]);
  const files = [`words/${language}.ftl`, ...own].map((file) => `games/${game}/${file}`).filter(isThere);
  return [game, await Promise.all(files.map(load))];
}

function isThere(file: string): boolean {
  return `${SOURCES}/${file}` in FILES;
}

/** Words that cannot be had now are done without: the game goes by its name. */
async function theirs(game: GameName, ask: Ask, language: Language): Promise<Own> {
  return [game, [new FluentResource(await ask(game, language).catch(() => ""))]];
}

async function load(file: string): Promise<FluentResource> {
  const found = FILES[`${SOURCES}/${file}`];
  if (!found) throw new Error(`no texts ${file}`);
  return new FluentResource(await found());
}

function bundlesOf(language: Language, shared: FluentResource[], own: Own[]): typeof bundles {
  const games = own.map(([game, words]) => [game, bundleOf(language, [...shared, ...words])] as const);
  return new Map([["", bundleOf(language, shared)], ...games]);
}

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/** A text of the page, or with a game its own text; `winner.you` is an attribute. A missing one shows its id. */
export function say(id: string, args: Args = {}, game: GameName = ""): string {
  return wording(id, args, game) ?? id;
}

/** The title of a game; one that has no words on the page goes by its name. */
export function titleOf(game: GameName): string {
  return wording("game-title", {}, game) ?? game;
}

/** What a table is called: by its game, and by its own name if it has one. */
export function tableTitle(table: { game: GameName; name: string }): string {
  return table.name ? `${titleOf(table.game)} · ${table.name}` : titleOf(table.game);
}

/** The same as `say`, but nothing where there is no text. */
export function wording(id: string, args: Args, game: GameName): string | undefined {
  const bundle = bundles.get(game);
  const [name, attribute] = id.split(".", 2);
  const message = bundle?.getMessage(name!);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : undefined;
}
