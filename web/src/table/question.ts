import type { Question } from "../lib/types";

/** All that a question says beside its headline. */
export function restOf({ detail, more }: Question): string {
  return [detail, more].filter(Boolean).join(" ");
}

/** All that a question says, in one piece: for what is read aloud or shown in a bubble. */
export function wholeOf(question: Question): string {
  return [question.headline, restOf(question)].filter(Boolean).join(" ");
}
