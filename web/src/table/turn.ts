import { notify } from "../lib/notify";
import { preferences } from "../lib/preferences.svelte";
import { chime } from "../lib/sound";
import type { Choice, Table } from "../lib/types";
import { say, titleOf } from "../lib/words.svelte";

/** Whether a bot plays for this viewer just now. */
export function stoodInFor(table: Table): boolean {
  return table.viewer >= 0 && !!table.seats[table.viewer]?.level;
}

/** What this viewer can click: nothing while a bot stands in. */
export function offered(table: Table): Choice[] {
  return stoodInFor(table) ? [] : table.choices;
}

export function isMyTurn(table: Table): boolean {
  return table.status === "running" && offered(table).length > 0;
}

/** How many people look at the table and play by themselves. */
export function peopleHere(table: Table): number {
  return table.seats.filter((seat) => seat.kind === "person" && !seat.level && seat.present).length;
}

/** Whether it is for a person to play this seat who does not look at the table. */
export function isAway(table: Table, seat: number): boolean {
  const { kind, level, present } = table.seats[seat]!;
  return table.status === "running" && kind === "person" && !level && !present;
}

/** Calls the player when it becomes their turn: not at each click of the same turn, and not on arriving. */
export class TurnCall {
  #mine: boolean | undefined;

  look(table: Table): void {
    const mine = isMyTurn(table);
    const called = mine && this.#mine === false;
    this.#mine = mine;
    if (!called) return;
    if (preferences().sound) chime();
    if (preferences().notifications) {
      notify(say("your-turn"), `${table.name || titleOf(table.game)}: ${table.question.headline}`, table.id);
    }
  }
}
