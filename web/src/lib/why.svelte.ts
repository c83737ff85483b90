/** Why things that are not lit can't be clicked: the server is asked once about each thing of a position. */
import { untrack } from "svelte";
import { whyNot } from "./api";
import type { Table } from "./types";
import { language } from "./words.svelte";

let id = $state.raw("");
let position = $state.raw("");
let told = $state.raw<Record<string, string>>({});
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

/** The thing drawn here, as kind:number, unless it can be clicked. */
export function unlitThing(node: Element): string | undefined {
  return node.classList.contains("lit") ? undefined : node.getAttribute("data-thing") || undefined;
}

/** Why a thing can't be clicked now, once the server has told it. */
export function whyOf(thing: string): string {
  return told[thing] ?? "";
}

export async function askWhy(thing: string): Promise<void> {
  const then = position;
  if (!then || asked[thing]) return;
  asked[thing] = true;
  const [kind = "", number = "0"] = thing.split(":");
  try {
    const { text } = await whyNot(id, kind, Number(number));
    if (then === position && text) told = { ...told, [thing]: text };
  } catch {
    if (then === position) asked[thing] = false; // the next look asks again
  }
}
