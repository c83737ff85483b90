import type { Choice } from "../lib/types";

/** The choice that was typed: its number in the list, or its written form or label, of which the beginning is enough. */
export function choiceTyped(choices: Choice[], typed: string): Choice | undefined {
  const word = folded(typed);
  if (!word) return undefined;
  if (/^\d+$/.test(word)) return choices[Number(word) - 1];
  const exact = choices.filter((choice) => forms(choice).includes(word));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  const begun = choices.filter((choice) => forms(choice).some((form) => form.startsWith(word)));
  return begun.length === 1 ? begun[0] : undefined;
}

function forms(choice: Choice): string[] {
  return [folded(choice.written), folded(choice.text)];
}

function folded(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ");
}
