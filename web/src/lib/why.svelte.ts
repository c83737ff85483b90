/** Why things that are not lit can't be clicked: the server is asked once about each thing of a position. */
import { untrack } from "svelte";
import { whyNot } from "./api";
import type { Table } from "./types";
import { language, say } from "./words.svelte";

let id = $state.raw("");
let position = $state.raw("");
/** What the server said of each thing; null if only what is picked stands against it. */
let told = $state.raw<Record<string, string | null>>({});
let picked = $state(false);
let asked: Record<string, boolean> = {};

/** From now on things are those of this table; without one there is nobody to ask. */
export function askAbout(table: Table | undefined): void {
  const level = table?.seats[table.viewer]?.level;
  const next = table ? [table.id, table.ply, table.status, level, language()].join(" ") : "";
  if (next === untrack(() => position)) return; // whoever calls this in an effect does not wait for itself
  id = table?.id ?? "";
  position = next;
  told = {};
  asked = {};
}

/** Whether something is picked on the page, of which the server knows nothing. */
export function notePicks(some: boolean): void {
  picked = some;
}

/** The thing drawn here, as kind:number, unless it can be clicked: what can be picked or is picked is lit, too. */
export function unlitThing(node: Element): string | undefined {
  return node.classList.contains("lit") ? undefined : node.getAttribute("data-thing") || undefined;
}

/** Why a thing can't be clicked now, once the server has told it. */
export function whyOf(thing: string): string {
  if (told[thing] === null && picked) return say("picked-other");
  return told[thing] ?? "";
}

export async function askWhy(thing: string): Promise<void> {
  const then = position;
  if (!then || asked[thing]) return;
  asked[thing] = true;
  const [kind = "", number = "0"] = thing.split(":");
  try {
    const { text } = await whyNot(id, kind, Number(number));
    if (then === position) told = { ...told, [thing]: text };
  } catch {
    if (then === position) asked[thing] = false; // the next look asks again
  }
}
