import type { ChatLine, Fact, Table } from "../lib/types";
import { condensed, type Line } from "./depicted";

/** What people said; what the table itself tells is a line of the log. */
export function talkOf(chat: ChatLine[]): ChatLine[] {
  return chat.filter((line) => !line.notice);
}

export type LogLine = Line | { notice: ChatLine };

/** The log with what the table itself told, each before the facts of its ply. */
export function woven(log: Fact[], chat: ChatLine[]): LogLine[] {
  const lines: LogLine[] = [];
  let from = 0;
  for (const notice of chat.filter((line) => line.notice)) {
    const found = log.findIndex((fact, at) => at >= from && fact.ply >= notice.ply);
    const to = found < 0 ? log.length : found;
    lines.push(...condensed(log.slice(from, to)), { notice });
    from = to;
  }
  return [...lines, ...condensed(log.slice(from))];
}

/** What was decided when somebody's time was up. */
const OUT_OF_TIME = ["time-passed", "time-decided"];
/** That a bot plays for somebody who did not ask for it. */
const REPLACED = ["time-stands-in", "asked-to-stand-in"];

/** What was done in this viewer's name without their asking, since a time they know of. */
export function doneInMyName(table: Table, since: number): ChatLine[] {
  const kinds = [...OUT_OF_TIME, ...REPLACED];
  return table.chat.filter((line) => line.about === table.viewer && kinds.includes(line.notice) && line.said > since);
}

export interface Absence {
  seat: number;
  /** How often their time ran out. */
  missed: number;
  /** Whether a bot played on for them, and whether it still did at the end. */
  replaced: boolean;
}

/** For whom bots decided in this game, for the result to say so. */
export function absences(table: Table): Absence[] {
  return table.seats
    .map((_, seat) => {
      const told = table.chat.filter((line) => line.about === seat).map((line) => line.notice);
      return {
        seat,
        missed: told.filter((notice) => OUT_OF_TIME.includes(notice)).length,
        replaced: told.some((notice) => [...REPLACED, "stands-in", "left"].includes(notice)),
      };
    })
    .filter(({ missed, replaced }) => missed > 0 || replaced);
}
