import { countdown } from "./format";
import { say } from "./words.svelte";

/** The time for a decision, in words. */

export const DAY = 86_400;
const HOUR = 3600;

/** How time is given at a table: for each decision, or in all with an increment; and the hours that don't count. */
export interface Timing {
  clock?: number;
  bank?: number;
  increment?: number;
  night?: string;
  zone?: string;
}

/** What a new table offers; 0 is as long as it takes. */
export const CLOCKS = [0, 30, 60, 180, 600, DAY, 3 * DAY, 7 * DAY, 14 * DAY];
export const BANKS = [
  { bank: 900, increment: 15 },
  { bank: HOUR, increment: 60 },
  { bank: 3 * DAY, increment: 4 * HOUR },
  { bank: 7 * DAY, increment: 12 * HOUR },
];

/** Whether people come and go between their turns. */
export function isSlow({ clock = 0, bank = 0 }: Timing): boolean {
  return clock >= HOUR || bank >= DAY;
}

/** How much time a table gives. */
export function timeToDecide({ clock = 0, bank = 0, increment = 0 }: Timing): string {
  if (bank) return say("new-clock-bank", { bank: duration(bank), more: duration(increment) });
  return clock ? duration(clock) : say("new-clock-none");
}

/** A length of time in its largest unit. */
export function duration(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("new-clock-days", { days: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("new-clock-hours", { hours: seconds / HOUR });
  if (seconds >= 60 && seconds % 60 === 0) return say("new-clock-minutes", { minutes: seconds / 60 });
  return say("clock-seconds", { seconds });
}

/** What is left of it: whole days or hours, and in the last hour minutes and seconds. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return say("clock-days-left", { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say("clock-hours-left", { hours: Math.floor(seconds / HOUR) });
  return countdown(seconds);
}

/** The hours that don't count, for people; nothing if all do. */
export function nightOf({ night = "", zone = "" }: Timing): string {
  return night && say("clock-night", { hours: night.replace("-", "–"), zone: zone.replaceAll("_", " ") });
}
