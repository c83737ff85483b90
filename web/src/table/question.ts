/** A question shorter than this can't be understood without the sentence before it. */
const BRIEF = 18;

export interface Question {
  /** The sentence that asks. */
  asked: string;
  /** All else that is told with it. */
  told: string;
}

/** A question as it is shown: the sentence that asks stands first, what is told beside it follows. */
export function partsOf(text: string): Question {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}«„“"])/u);
  const last = sentences.findLastIndex((sentence) => sentence.endsWith("?"));
  const to = Math.max(0, last);
  const from = sentences[to]!.length < BRIEF ? Math.max(0, to - 1) : to;
  const rest = [...sentences.slice(0, from), ...sentences.slice(to + 1)];
  return { asked: sentences.slice(from, to + 1).join(" "), told: rest.join(" ") };
}
