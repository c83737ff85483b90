import type { Fact, Table } from "./types";

/** Whether two facts are the same, in whatever language each is told. */
function same(one: Fact, other: Fact): boolean {
  return one.ply === other.ply && one.kind === other.kind && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** The facts of `next` that `before` did not have; what was taken back and done otherwise is new. */
export function newsIn(before: Fact[], next: Fact[]): Fact[] {
  let known = 0;
  while (known < before.length && known < next.length && same(before[known]!, next[known]!)) known++;
  return next.slice(known);
}

/** Whether something between what we have and what came is missing. */
export function leavesGap(before: Table | null, next: Table): boolean {
  return next.log_from > (before?.log.length ?? 0) || next.chat_from > (before?.chat.length ?? 0);
}

/**
 * Whether we know better already: an answer may be overtaken by an event. The log may become shorter when a choice is
 * taken back; then the table says so in the chat, which only grows.
 */
export function isOld(before: Table | null, next: Table): boolean {
  if (before === null) return false;
  const said = next.chat_from + next.chat.length - before.chat.length;
  return said < 0 || (said === 0 && next.log_from + next.log.length < before.log.length);
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

/** The whole table: what came, after the part of log and chat that we have already. */
export function merged(before: Table | null, next: Table): Table {
  const log = [...(before?.log.slice(0, next.log_from) ?? []), ...next.log];
  const chat = [...(before?.chat.slice(0, next.chat_from) ?? []), ...next.chat];
  return { ...next, log, chat, log_from: 0, chat_from: 0 };
}
