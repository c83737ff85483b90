import type { Learning } from "../lib/learning.svelte";
import type { Coach, Table } from "../lib/types";
import { isMyTurn } from "../table/turn";

/** The name of the coach's last word among those that were said. */
export const FAREWELL = "farewell";

export interface Said {
  name: string;
  text: string;
}

/** What the coach has to say at this moment of a first game, if anything that was not said before. */
export function advice(coach: Coach, table: Table, told: Learning["told"]): Said | null {
  if (!isMyTurn(table)) return null;
  if ((table.view.turn ?? 0) > coach.turns) {
    return told.includes(FAREWELL) ? null : { name: FAREWELL, text: coach.farewell };
  }
  const offered = table.choices.map((choice) => choice.verb);
  const tip = coach.tips.find(
    (each) => !told.includes(each.name) && offered.includes(each.verb) && ["", table.view.stage].includes(each.stage),
  );
  return tip ?? null;
}
