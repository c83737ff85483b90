import type { Arg, Fact } from "../lib/types";

const MOST = 6;

export interface Depicted {
  kind: string;
  value: number;
  count: number;
}

/** The things in a fact that can be drawn, with the game's sets; seats have their mark, numbers are in the words. */
export function depicted(args: Arg[], sets: Record<string, string>): Depicted[] {
  return args
    .filter((arg) => arg.kind !== "seat" && arg.kind !== "number")
    .flatMap((arg) => drawnOf(arg, sets))
    .slice(0, MOST);
}

function drawnOf({ kind, value }: Arg, sets: Record<string, string>): Depicted[] {
  if (typeof value === "number") return value < 0 ? [] : [{ kind, value, count: 1 }];
  const single = sets[kind];
  if (!single) return [];
  return value.flatMap((count, at) => (count > 0 ? [{ kind: single, value: at, count }] : []));
}

export interface Line {
  fact: Fact;
  /** How often the same was told in a row. */
  times: number;
}

/** The log with what is told several times in a row put together. */
export function condensed(log: Fact[]): Line[] {
  const lines: Line[] = [];
  for (const fact of log) {
    const last = lines.at(-1);
    if (last?.fact.text === fact.text) last.times++;
    else lines.push({ fact, times: 1 });
  }
  return lines;
}

/** Who did it: the first seat told of. */
export function actorOf(args: Arg[]): number {
  const seat = args.find((arg) => arg.kind === "seat")?.value;
  return typeof seat === "number" ? seat : -1;
}
