import { language } from "./words.svelte";

/** Numbers, times and lists in the form of the language spoken now, and of the player's country if that speaks it. */

function locale(): string {
  return navigator.languages.find((tag) => tag.startsWith(`${language()}-`)) ?? language();
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

export function list(words: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

/** A time of day, of seconds since 1970. */
export function timeOfDay(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(seconds * 1000);
}

/** The same with the day of the week and the date. */
export function dayAndTime(seconds: number): string {
  const form = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale(), form).format(seconds * 1000);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in words. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ["second", 1];
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(passed / length), unit);
}

/** What is left of a clock: 2:05. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
