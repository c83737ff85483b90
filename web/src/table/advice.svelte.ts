import * as api from "../lib/api";
import { attempt } from "../lib/refusals";
import type { Hint, Table } from "../lib/types";
import { language } from "../lib/words.svelte";

/** The hint that this player asked for; it is put away as soon as the position is another. Made by a component. */
export class Advice {
  thinking = $state(false);
  hints = $state.raw<Hint[]>([]);
  /** How many of the first are about equal; 0 if the best stands out. */
  equal = $state(0);
  /** Which answer is waited for: a late one to an earlier question does not count. */
  #asked = 0;
  #table: () => Table;
  #moment = $derived.by(() => `${this.#table().id} ${this.#table().ply} ${language()}`);

  constructor(table: () => Table) {
    this.#table = table;
    $effect.pre(() => {
      void this.#moment;
      this.putAway();
    });
  }

  get open(): boolean {
    return this.thinking || this.hints.length > 0;
  }

  /** Ask for a hint, or put away the one there is. */
  toggle = (): void => {
    if (this.open) this.putAway();
    else void this.#ask();
  };

  putAway = (): void => {
    this.#asked++;
    this.thinking = false;
    this.hints = [];
  };

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    this.thinking = true;
    const found = await attempt(() => api.hint(this.#table().id));
    if (asked !== this.#asked) return;
    this.thinking = false;
    if (found?.ply !== this.#table().ply) return;
    this.hints = found.hints;
    this.equal = found.equal;
  }
}
