import { wording } from "../../../lib/words.svelte";

/** A colour of the map in words; one's own map may have colours that no file of texts knows. */
export function colourWord(colour: string): string {
  return wording(`colour-${colour}`, {}, "ulysses") ?? colour;
}
