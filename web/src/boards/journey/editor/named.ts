import { cardName, listed, word } from "../names";
import { groundOf, type StageName, type Terms } from "./board";

/** What a word of a grid stands for, in words; one that means nothing stands for itself. */
export function wordNamed(what: string, stage: StageName, terms: Terms): string {
  const ground = groundOf(what, terms);
  if (!ground) return what;
  if (ground.terrain === "granite") return word("edit-granite", { sea: stage === "sea" ? "yes" : "no" });
  if (ground.terrain === "discovery") {
    const asked = terms.asking.flatMap((one, at) => Array<string>(ground.symbols[at]!).fill(cardName(one.card)));
    const stars = ground.stars ? [word("cards-star", { count: ground.stars })] : [];
    return word("edit-discovery", { cards: listed([...asked, ...stars]) });
  }
  return word(`ground-${ground.terrain}`, { sea: stage === "sea" ? "yes" : "no", points: ground.points, fossils: 0 });
}
