/** What goes over the wire: see docs/api.md. Nothing here is decided by the page, and `make types` writes api-types.ts. */

import type { components } from "./api-types";

export type Schemas = components["schemas"];

export const SPECTATOR: Schemas["Spectator"] = -3;
export const UNSEEN: Schemas["Unseen"] = -1;
export const NOBODY: Schemas["Nobody"] = -2;

/** As the server calls it; which games there are, the server says (`lib/games.svelte.ts`). */
export type GameName = string;
export type Coach = Schemas["Coach"];
export type Language = Table["language"];

/** What a viewer may know of a position. Each game has its own shape: see boards/GAME/view.ts. */
export type View = Schemas["AnyView"];

/** What lies on the table from the start and never changes. Each game has its own shape. */
export type Contents = Record<string, unknown>;

export type Arg = Schemas["Arg"];
export type ChatLine = Schemas["ChatLine"];
/** A click that can be made; what is picked together with others has the number of times that it is picked. */
export type Choice = Schemas["Choice"] & { picked?: number };
export type DeviceLink = Schemas["Link"];
export type FileAsked = Schemas["FileAsked"];
export type FileCheck = Schemas["FileCheck"];
export type FileFormat = Schemas["FileFormat"];
export type FileTable = Schemas["FileTable"];
export type Remark = Schemas["Remark"];
export type Fact = Schemas["Fact"];
export type Forks = Schemas["Forks"];
export type GameFacts = Schemas["GameFacts"];
export type Games = Schemas["Games"];
export type Hint = Schemas["Hint"];
export type Hints = Schemas["Hints"];
export type History = Schemas["History"];
export type LessonFacts = Schemas["LessonFacts"];
export type Lessons = Schemas["Lessons"];
export type LessonStep = Schemas["LessonStep"];
export type Lines = Schemas["Lines"];
export type Moment = Schemas["Moment"];
export type NewTable = Schemas["NewTable"];
export type Account = Schemas["Account"];
export type Profile = Schemas["Profile"];
export type PlayedGame = Schemas["Record"];
export type SignedIn = Schemas["SignedIn"];
export type Ceremony = Schemas["Ceremony"];
export type Elsewhere = Schemas["Elsewhere"];
export type Lobby = Schemas["Lobby"];
export type OpenTable = Schemas["OpenTable"];
export type House = Schemas["House"];
export type Next = Schemas["Next"];
export type Option = Schemas["Option"];
export type Picking = Schemas["Picking"];
export type Target = Schemas["Target"];
export type Way = Schemas["Way"];
export type Ways = Schemas["Ways"];
export type Puzzle = Schemas["Puzzle"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
export type PuzzleFacts = Schemas["PuzzleFacts"];
export type Puzzles = Schemas["Puzzles"];
export type Question = Schemas["Question"];
export type Refusal = Schemas["Refusal"];
export type Result = Schemas["Result"];
export type Review = Schemas["Review"];
export type ReviewProgress = Schemas["ReviewProgress"];
export type Span = Schemas["Span"];
export type Rulebook = Schemas["Rulebook"];
export type Scenario = Schemas["Scenario"];
export type Seat = Schemas["Seat"];
export type Section = Schemas["Section"];
export type Aid = Schemas["Aid"];
export type Sections = Schemas["Sections"];
export type Summary = Schemas["Summary"];
export type Table = Schemas["Table"];
export type Texts = Schemas["Texts"];
export type Tables = Schemas["Tables"];
export type Why = Schemas["Why"];
