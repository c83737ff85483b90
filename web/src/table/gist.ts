import type { Choice } from "../lib/types";

/** More clicks of one kind than this are folded away: the board is the better place for them. */
export const MANY = 8;

export interface Group {
  verb: string;
  choices: Choice[];
  /** Whether they are shown folded, and what they have in common in words. */
  folded: boolean;
  gist: string;
}

/** The words that texts share at the front and at the back: “Propose …”, “Strike … with the plague”, “… vorschlagen”. */
export function gist(texts: string[]): string {
  const split = texts.map((text) => text.split(" "));
  const front = shared(split);
  const back = shared(split.map((words) => words.toReversed())).toReversed();
  if (front.length === 0 && back.length === 0) return `${texts[0]} …`;
  return [...front, "…", ...back].join(" ");
}

function shared(all: string[][]): string[] {
  const [first, ...others] = all;
  const length = first!.findIndex((word, at) => others.some((words) => words[at] !== word));
  return first!.slice(0, length < 0 ? first!.length : length);
}

/** The legal clicks by verb, in the order of the rules; few ones open, many ones folded. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  return [...groups].map(([verb, some]) => ({
    verb,
    choices: some,
    folded: some.length > MANY,
    gist: gist(some.map((choice) => choice.text)),
  }));
}

/** The choices whose words have all that is typed in them, in whatever order and case. */
export function matching(choices: Choice[], typed: string): Choice[] {
  const parts = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const words = `${choice.text} ${choice.written}`.toLocaleLowerCase();
    return parts.every((part) => words.includes(part));
  });
}
