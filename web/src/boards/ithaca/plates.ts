/** A thing drawn at the head of a chapter: a god with the steps of its score, a sign, or the back of a card. */
export type Thing =
  { god: string; colour: string; score: number; favoured: boolean } | { sign: string } | { back: true };

const god = (god: string, colour: string, score = 0, favoured = false): Thing => ({ god, colour, score, favoured });
const signs = (...names: string[]): Thing[] => names.map((sign) => ({ sign }));
const BACK: Thing = { back: true };

/** What opens each chapter of the rules. */
export const PLATES = {
  idea: signs("odyssey", "landing", "suitors"),
  table: [god("zeus", "red"), god("athena", "green"), god("helios", "yellow"), god("aiolus", "blue")],
  setup: [BACK, ...signs("oracle", "odyssey")],
  favour: [god("zeus", "red", 3), god("athena", "green", 5, true)],
  turn: signs("change", "influence", "odyssey"),
  change: [...signs("change"), BACK, ...signs("swap")],
  influence: [BACK, ...signs("influence"), god("helios", "yellow", 2)],
  gift: [god("aiolus", "blue", 6), ...signs("bid", "suitors")],
  deeds: signs("favour", "oracle", "odyssey", "landing"),
  end: signs("suitors", "hero"),
  advice: signs("oracle", "bid"),
} satisfies Record<string, Thing[]>;
