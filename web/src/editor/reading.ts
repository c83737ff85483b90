import type { Data } from "./editor";

/** Files come from anywhere: what is not of the kind that is wanted reads as something harmless. */

export function table(value: unknown): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown, otherwise = ""): string {
  return typeof value === "string" ? value : otherwise;
}

export function whole(value: unknown, otherwise = 0): number {
  return typeof value === "number" && Number.isInteger(value) ? value : otherwise;
}

/** A list with one element changed; without a new one, it is taken out. */
export function withAt<Item>(items: readonly Item[], at: number, ...changed: Item[]): Item[] {
  return [...items.slice(0, at), ...changed, ...items.slice(at + 1)];
}

/** A name for programs made of one for people: `Cape Malea` is cape_malea. */
export function idOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
}

/** The id, or with a number after it if it is taken. */
export function freeId(id: string, taken: string[]): string {
  let found = id;
  for (let number = 2; taken.includes(found); number++) found = `${id}_${number}`;
  return found;
}
