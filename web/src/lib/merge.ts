import type { Fact, Table } from "./types";

/** Whether two facts are the same, in whatever language each is told. */
function same(one: Fact, other: Fact): boolean {
  return one.ply === other.ply && one.kind === other.kind && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** Some lines of a log: they begin at a number. */
type Lines = Pick<Table, "log_from" | "log">;

/** The number of the line after the last. */
const endOf = ({ log_from, log }: Lines) => log_from + log.length;

/** The facts of `next` that `before` did not have; what was taken back and done otherwise is new. */
export function newsIn(before: Lines, next: Lines): Fact[] {
  const from = Math.max(before.log_from, next.log_from);
  const known = before.log.slice(from - before.log_from);
  const told = next.log.slice(from - next.log_from);
  let at = 0;
  while (at < known.length && at < told.length && same(known[at]!, told[at]!)) at++;
  return told.slice(at);
}

/** Whether lines of the chat between what we have and what came are missing. Those of the log can be asked for. */
export function leavesGap(before: Table | null, next: Table): boolean {
  return next.chat_from > (before?.chat.length ?? 0);
}

/**
 * Whether we know better already: an answer may be overtaken by an event. The log may become shorter when a choice is
 * taken back; then the table says so in the chat, which only grows.
 */
export function isOld(before: Table | null, next: Table): boolean {
  if (before === null) return false;
  const said = next.chat_from + next.chat.length - before.chat.length;
  return said < 0 || (said === 0 && endOf(next) < endOf(before));
}

/** What of a table has changed since the last message; of its view, the parts that have. */
export type Change = Partial<Omit<Table, "view">> & { view?: Partial<Table["view"]> };

/** The message that a change stands for: the last one with what is different, and only its new lines. */
export function changed(last: Table, change: Change): Table {
  const unsaid = {
    log: [],
    log_from: last.log_from + last.log.length,
    chat: [],
    chat_from: last.chat_from + last.chat.length,
  };
  return { ...last, ...unsaid, ...change, view: { ...last.view, ...change.view } };
}

/** Whether what came goes on within or right after what was told to the same viewer. */
function goesOn(before: Table, next: Table): boolean {
  const within = before.log_from <= next.log_from && next.log_from <= endOf(before);
  return within && before.viewer === next.viewer;
}

/**
 * The whole table: what came, after the part of log and chat that we have already. The log may begin later: where lines
 * are missing in between, or where those that we have were told to another viewer.
 */
export function merged(before: Table | null, next: Table): Table {
  const chat = [...(before?.chat.slice(0, next.chat_from) ?? []), ...next.chat];
  const known = before && goesOn(before, next) ? before.log.slice(0, next.log_from - before.log_from) : [];
  return { ...next, log: [...known, ...next.log], log_from: next.log_from - known.length, chat, chat_from: 0 };
}

/** The table with earlier lines of its log, if they end where it begins. */
export function filled(table: Table, earlier: Lines): Table {
  if (endOf(earlier) !== table.log_from) return table;
  return { ...table, log_from: earlier.log_from, log: [...earlier.log, ...table.log] };
}
