import type {
  Aid,
  Ceremony,
  Choice,
  Contents,
  DeviceLink,
  Elsewhere,
  FileAsked,
  FileCheck,
  FileFormat,
  Forks,
  GameName,
  Language,
  Games,
  Hints,
  History,
  Lessons,
  LessonStep,
  Lines,
  Moment,
  NewTable,
  Next,
  Puzzle,
  PuzzleAnswer,
  Puzzles,
  Review,
  ReviewProgress,
  Rulebook,
  Scenario,
  Schemas,
  Sections,
  SignedIn,
  Table,
  Tables,
  Texts,
  Ways,
  Why,
  Profile,
  Refusal as WireRefusal,
} from "./types";
import { language } from "./words.svelte";

/** What the server refused, by its code; the page has its own words for each (ui/refusal.ts). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    /** Where the answer says how things stand: the table (409 stale), the legal clicks (422). */
    readonly now: { table?: Table; choices?: Choice[] } = {},
  ) {
    super(message);
  }
}

/** An error as it comes over the wire, with how things stand. */
type Refused = WireRefusal & Refusal["now"];

/** Which of my tables: all, or those of a game, against somebody, a page at a time. */
export interface TablesAsked {
  status: "going" | "over";
  game?: GameName;
  opponent?: string;
  after?: string;
  limit?: number;
}

/** A seat to look through: its number, SPECTATOR, or all cards open. */
export type Eyes = number | "all";

/** The address of something under /api, in the language spoken now. */
export function addressOf(path: string, asked: Record<string, string | number> = {}): string {
  const words = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(asked)) words.set(name, String(value));
  return `/api/${path}?${words}`;
}

async function ask<Answer>(method: "GET" | "POST", address: string, body?: object): Promise<Answer> {
  const response = await send(method, address, body);
  const text = await response.text();
  const answer = read(text);
  if (response.ok) return answer as Answer;
  const unsaid = response.status >= 500 ? "unreachable" : "broken"; // a proxy answers for a server that is down
  throw new Refusal(response.status, answer?.error ?? unsaid, answer?.message ?? response.statusText, answer ?? {});
}

async function send(method: string, address: string, body?: object): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      headers: { accept: "application/json", ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (fault) {
    throw new Refusal(0, "unreachable", String(fault));
  }
}

/** What an answer says; a proxy's error page says nothing. */
function read(text: string): Partial<Refused> | undefined {
  try {
    return text ? (JSON.parse(text) as Partial<Refused>) : undefined;
  } catch {
    return undefined;
  }
}

const get = <Answer>(path: string, asked = {}) => ask<Answer>("GET", addressOf(path, asked));
const post = <Answer>(path: string, body: object = {}) => ask<Answer>("POST", addressOf(path), body);
const at = (id: string) => `tables/${encodeURIComponent(id)}`;

export const games = () => get<Games>("games");
export const texts = (game: GameName, lang: Language) => get<Texts>(`words/${game}`, { lang });
export const myTables = (asked: TablesAsked) => get<Tables>("tables", asked);
export const makeTable = (wanted: NewTable) => post<Table>("tables", wanted);

export const table = (id: string) => get<Table>(at(id));
/** The stream of some tables, each from the event that it goes on after. */
export function streamOf(tables: [id: string, after: string][], lang: Language): string {
  const asked = tables.map(([id, after]) => ["table", after ? `${id}:${after}` : id]);
  return `/api/stream?${new URLSearchParams([["lang", lang], ...asked])}`;
}
export const contents = (id: string) => get<Contents>(`${at(id)}/contents`);
export const aid = (id: string) => get<Aid>(`${at(id)}/aid`);
export const words = (id: string) => get<Sections>(`${at(id)}/words`);
export const join = (id: string, player: string) => post<Table>(`${at(id)}/join`, { player });
export const qrOf = (id: string) => `/api/${at(id)}/qr`;
export const start = (id: string, level: string) => post<Table>(`${at(id)}/start`, { level });
export const decide = (id: string, ply: number, codes: number[]) => post<Next>(`${at(id)}/decisions`, { ply, codes });
export const undo = (id: string, ply: number) => post<Next>(`${at(id)}/undo`, { ply });
export const ways = (id: string) => get<Ways>(`${at(id)}/ways`);
export const log = (id: string, log_from: number, lines: number) => get<Lines>(`${at(id)}/log`, { log_from, lines });
export const hint = (id: string) => get<Hints>(`${at(id)}/hint`);
export const whyNot = (id: string, kind: string, number: number) => get<Why>(`${at(id)}/why`, { kind, number });
export const chat = (id: string, text: string) => post<undefined>(`${at(id)}/chat`, { text });
export const handSeat = (id: string, level: string) => post<Table>(`${at(id)}/seat`, { level });
export const wishStandIn = (id: string, seat: number, wanted: boolean) =>
  post<Table>(`${at(id)}/stand-in`, { seat, wanted });
export const passUntil = (id: string, until: Table["passing"]) => post<Table>(`${at(id)}/pass`, { until });
export const leave = (id: string) => post<undefined>(`${at(id)}/leave`);
export const rematch = (id: string) => post<Table>(`${at(id)}/rematch`);
export const deviceLink = (id: string) => post<DeviceLink>(`${at(id)}/device`);
export const useDevice = (code: string) => post<Table>("devices", { code });

export const account = () => get<SignedIn>("account");
export const passkeyOptions = (purpose: "register" | "sign-in" | "add", name = "") =>
  post<Ceremony>("account/options", { purpose, name });
export const register = (ceremony: string, credential: object, name: string, claim: boolean) =>
  post<SignedIn>("account/register", { ceremony, credential, name, claim });
export const signIn = (ceremony: string, credential: object, claim: boolean) =>
  post<SignedIn>("account/sign-in", { ceremony, credential, claim });
export const recover = (code: string, claim: boolean) => post<SignedIn>("account/recover", { code, claim });
export const addPasskey = (ceremony: string, credential: object) =>
  post<SignedIn>("account/passkeys", { ceremony, credential });
export const removePasskey = (id: string) => post<SignedIn>("account/passkeys/remove", { id });
export const leaveForElsewhere = (purpose: "sign-in" | "add", name: string, claim: boolean) =>
  post<Elsewhere>("account/elsewhere", { purpose, name, claim });
export const backFromElsewhere = (code: string, state: string) =>
  post<SignedIn>("account/elsewhere/back", { code, state });
export const unlinkElsewhere = () => post<SignedIn>("account/elsewhere/remove");
export const renewRecovery = () => post<SignedIn>("account/recovery");
export const changeAccount = (change: { name?: string; rated?: boolean }) => post<SignedIn>("account/settings", change);
export const endSession = (id: string) => post<SignedIn>("account/sessions/end", { id });
export const profile = (id: string) => get<Profile>(`profiles/${encodeURIComponent(id)}`);
export const signOut = () => post<undefined>("account/sign-out");
export const deleteAccount = () => post<undefined>("account/delete");

export const lobbyStream = () => addressOf("lobby/stream");
export const admit = (id: string, admits: Table["admits"]) => post<Table>(`${at(id)}/admits`, { admits });
export const remove = (id: string, seat: number) => post<Table>(`${at(id)}/remove`, { seat });
export const mute = (id: string, seat: number, muted: boolean) => post<Table>(`${at(id)}/mute`, { seat, muted });
export const allowTalk = (id: string, talk: boolean) => post<Table>(`${at(id)}/talk`, { talk });
export const report = (id: string, seat: number, reason: string, text: string) =>
  post<undefined>(`${at(id)}/report`, { seat, reason, text });

export const recordOf = (id: string) => addressOf(`${at(id)}/record`);
/** A finished game with all that happened, which comes in pages. */
export async function history(id: string, seat: Eyes): Promise<History> {
  const from = (log_from: number) => get<History>(`${at(id)}/history`, { seat, log_from });
  const first = await from(0);
  const log = [...first.log];
  while (log.length < first.lines) {
    const next = await from(log.length);
    if (next.log.length === 0) break;
    log.push(...next.log);
  }
  return { ...first, log };
}
/** How the points of a finished game grew. */
export const standing = async (id: string) => (await get<History>(`${at(id)}/history`, { lines: 0 })).standing;
export const moment = (id: string, ply: number, seat: Eyes) => get<Moment>(`${at(id)}/plies/${ply}`, { seat });
export const momentWords = (id: string, ply: number, seat: Eyes) =>
  get<Sections>(`${at(id)}/plies/${ply}/words`, { seat });

/** How the server can call somebody, and what I wish at a table. */
export const callWays = () => get<Schemas["CallWays"]>("calls");
export const subscribe = (browser: Schemas["Subscription"]) => post<void>("calls/browser", browser);
export const calls = (id: string) => get<Schemas["Calls"]>(`${at(id)}/calls`);
export const callMe = (id: string, wish: Schemas["Calls"]["wish"]) =>
  post<Schemas["Calls"]>(`${at(id)}/calls`, { wish });
export const callByMail = (id: string, address: string) => post<Schemas["Calls"]>(`${at(id)}/calls/mail`, { address });
export const callByHook = (id: string, kind: string, url: string) =>
  post<Schemas["Calls"]>(`${at(id)}/calls/hook`, { kind, url });
const mail = (code: string) => `mail/${encodeURIComponent(code)}`;
export const letters = (code: string) => get<Schemas["Letters"]>(mail(code));
export const confirmLetters = (code: string) => post<Schemas["Letters"]>(`${mail(code)}/confirm`);
export const stopLetters = (code: string) => post<void>(`${mail(code)}/stop`);
export const vacation = (id: string, days: number) => post<Table>(`${at(id)}/vacation`, { days });

/** A finished game looked back on, or how far that is. */
export const review = (id: string) => get<Review | ReviewProgress>(`${at(id)}/review`);

export const fileFormat = (game: GameName) => get<FileFormat>(`files/${game}`);
/** What the checker says of a map, a board or cards; nothing of it is kept. */
export const checkFile = (game: GameName, file: FileAsked) => post<FileCheck>(`files/${game}`, file);
/** Play a finished game on from one of its plies, alone against bots. */
export const fork = (id: string, wanted: Schemas["TakeUp"]) => post<Table>(`${at(id)}/fork`, wanted);
export const myForks = (id: string) => get<Forks>(`${at(id)}/forks`);
export const bringRecord = (record: Record<string, unknown>) => post<Table>("records", { record });

const puzzleAt = (game: GameName, id: string) => `puzzles/${game}/${encodeURIComponent(id)}`;
export const puzzles = (game: GameName) => get<Puzzles>(`puzzles/${game}`);
export const puzzle = (game: GameName, id: string) => get<Puzzle>(puzzleAt(game, id));
export const puzzleContents = (game: GameName, id: string) => get<Contents>(`${puzzleAt(game, id)}/contents`);
/** Whether a click is the best one; without a click, the solution. */
export const puzzleAnswer = (game: GameName, id: string, code?: number) =>
  get<PuzzleAnswer>(`${puzzleAt(game, id)}/answer`, code === undefined ? {} : { code });

export const rulebook = (game: GameName) => get<Rulebook>(`rules/${game}`);
export const scenario = (game: GameName, name: string) =>
  get<Scenario>(`rules/${game}/scenarios/${encodeURIComponent(name)}`);

const lesson = (game: GameName, name: string) => `lessons/${game}/${encodeURIComponent(name)}`;
export const lessons = (game: GameName) => get<Lessons>(`lessons/${game}`);
export const lessonStep = (game: GameName, name: string, done: number[], choice: number[] = []) =>
  get<LessonStep>(lesson(game, name), { done: done.join(","), choice: choice.join(",") });
export const lessonContents = (game: GameName, name: string) => get<Contents>(`${lesson(game, name)}/contents`);
