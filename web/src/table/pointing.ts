import type { Choice } from "../lib/types";
import type { Look, Selecting } from "./selecting.svelte";

/** Of a selection, all that is needed to say what comes next. */
type Half = Pick<Selecting, "picking" | "picked" | "looked" | "more" | "answers"> & {
  leadsTo: (choice: Choice) => number[][];
};

/**
 * The next click on the way to one of these choices, however far the one in the making has come: selectors of all
 * things that stand for it. Each choice is the codes of its clicks.
 */
export function pointers(half: Half, wanted: number[][]): string[] {
  if (wanted.length === 0) return [];
  if (half.looked) return onward(half, half.looked, wanted);
  return half.picking ? picks(half, wanted) : beginnings(half, wanted);
}

const at = (name: string, value: number | string = "") =>
  value === "" ? `[data-${name}]` : `[data-${name}="${value}"]`;

/** What begins them: a thing with the whole way to it, else the first click. */
function beginnings({ answers, leadsTo }: Half, wanted: number[][]): string[] {
  return wanted.flatMap((codes) => {
    const leading = answers.filter((choice) => leadsTo(choice).some((way) => way.join() === codes.join()));
    return (leading.length ? leading.map((choice) => choice.code) : [codes[0]!]).map((code) => at("code", code));
  });
}

/** What confirms what is looked at, or else leads away from it. */
function onward(half: Half, look: Look, wanted: number[][]): string[] {
  const ways = look.target?.ways.filter((way) => wanted.some((codes) => codes.join() === way.codes.join())) ?? [];
  if (ways.length) return ways.map((way) => at("confirm", way.codes.join()));
  if (wanted.some((codes) => half.more?.code === codes[0])) return [at("more")];
  if (!look.target && wanted.some((codes) => look.choice.code === codes[0])) return [at("confirm")];
  return [at("drop"), ...beginnings(half, wanted)];
}

/** What is still to be picked; else what is too much, and has to be taken out; else what confirms it. */
function picks({ picking, picked }: Half, wanted: number[][]): string[] {
  const isPick = (code: number) => picking!.things.some((thing) => thing.code === code);
  const count = (code: number) => picked.find((thing) => thing.code === code)?.picked ?? 0;
  const plans = wanted.map((codes) => {
    const own = codes.filter(isPick);
    const many = (code: number) => own.filter((other) => other === code).length;
    return {
      surplus: picked.map((thing) => thing.code).filter((code) => count(code) > many(code)),
      missing: own.filter((code) => count(code) < many(code)),
      then: codes.find((code) => !isPick(code)) ?? -1,
      picks: own.length > 0,
    };
  });
  const fitting = plans.filter((plan) => plan.surplus.length === 0);
  if (fitting.length === 0) return plans[0]!.surplus.map((code) => at("out", code));
  return fitting.flatMap(({ missing, then, picks }) => {
    if (missing.length) return missing.map((code) => at("code", code));
    return [picks ? at("confirm", then) : at("code", then)];
  });
}
