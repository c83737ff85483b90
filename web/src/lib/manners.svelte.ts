import type { Table } from "./types";
import { say } from "./words.svelte";

/** For whom a table is, as its host wishes. */
export const EXPERIENCES: Table["experience"][] = ["any", "new", "practised"];

const NAMES: Record<Table["experience"], string> = {
  any: "experience-any",
  new: "experience-new",
  practised: "experience-practised",
};

export const experienceName = (experience: Table["experience"]) => say(NAMES[experience]);

const KEY = "periplus-hidden";
const MOST = 200;

/** Whose messages this browser does not show: `TABLE/SEAT`, the last hidden at the end. */
let hidden = $state.raw(remembered());

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function isHidden(table: string, seat: number): boolean {
  return hidden.includes(`${table}/${seat}`);
}

/** Show what somebody writes, or no longer; they are not told. */
export function hide(table: string, seat: number, wanted: boolean): void {
  const others = hidden.filter((each) => each !== `${table}/${seat}`);
  hidden = (wanted ? [...others, `${table}/${seat}`] : others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // a private window: it holds until the page is closed
  }
}
