import type { Fact, Question, Table } from "../lib/types";

/** A question of one line. */
export const asking = (headline: string): Question => ({ headline, detail: "", more: "" });

/** A table in play as the server tells it, with nothing on it yet: a test says what matters to it. */
export const tableWith = (told: Partial<Table>): Table => ({
  id: "a1",
  game: "strange",
  name: "",
  language: "en",
  options: {},
  status: "running",
  seats: [],
  host: 0,
  admits: "invited",
  experience: "any",
  talk: true,
  viewer: 0,
  watchers: 0,
  ply: 1,
  view: { viewer: 0, seat: 0, stage: "bet", active: 0, choice: null },
  question: asking(""),
  choices: [],
  picking: null,
  can_undo: false,
  hints: true,
  clock: 0,
  bank: 0,
  increment: 0,
  night: "",
  zone: "",
  deadline: null,
  passing: "",
  log_from: 0,
  log: [],
  chat_from: 0,
  chat: [],
  result: null,
  seal: "",
  secret: null,
  rematch: null,
  wanting: [],
  ...told,
});

/** A fact as the server tells it; what a thing is called is its kind here. */
export const fact = (kind: string, told: Record<string, number | number[]>): Fact => ({
  ply: 0,
  kind,
  args: Object.entries(told).map(([name, value]) => ({ name, kind: name, value })),
  text: kind,
});
