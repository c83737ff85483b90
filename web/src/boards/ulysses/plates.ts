/** A thing drawn at the head of a chapter: an action card, a goal card, a disc, the ship, a temple, the scales. */
export type Thing =
  | { card: number }
  | { goal: number; shown?: boolean }
  | { disc: number | "plague" }
  | { sign: "ship" | "temple" | "scale" | "back" };

const [CHALLENGE, TEMPLE, WIND, PLAGUE, PANDORA, ZEUS] = [0, 1, 2, 3, 4, 5].map((card) => ({ card }));
const [BLUE, RED, BLACK] = [0, 1, 2].map((disc) => ({ disc }));
const SHIP: Thing = { sign: "ship" };
const BACK: Thing = { sign: "back" };
const GOALS = [0, 1, 2, 3].map((goal) => ({ goal }));

/** What opens each chapter of the rules. */
export const PLATES = {
  idea: [SHIP, ...GOALS],
  table: [CHALLENGE!, TEMPLE!, WIND!, PLAGUE!, PANDORA!, ZEUS!],
  setup: [GOALS[0]!, { sign: "temple" }, BACK, BACK],
  turn: [BACK, PANDORA!, BLUE!, CHALLENGE!, SHIP, WIND!],
  actions: [PANDORA!, PLAGUE!, TEMPLE!],
  proposal: [SHIP, BLUE!],
  debate: [{ sign: "scale" }],
  black: [BLACK!, BLUE!, RED!],
  voyage: [SHIP, { goal: 2, shown: true }],
  wind: [WIND!, SHIP],
  end: GOALS.map(({ goal }) => ({ goal, shown: true })),
  german: [ZEUS!, PANDORA!],
} satisfies Record<string, Thing[]>;
