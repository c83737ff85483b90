import * as api from "../lib/api";
import { wordsOf } from "../lib/refusals";
import type { TableStream } from "../lib/stream.svelte";
import { toast } from "../lib/toasts.svelte";
import type { Choice } from "../lib/types";

/** How long an answered click may wait for its event before we ask for the table ourselves. */
const PATIENCE = 2500;

/** The clicks of this player: one at a time, each answering the ply that was shown. */
export class Clicks {
  /** The ply that has been answered and is still shown. */
  #answered = $state<number | null>(null);

  constructor(readonly stream: TableStream) {}

  get busy(): boolean {
    return this.#answered !== null && this.#answered === this.stream.table?.ply;
  }

  choose = (choice: Choice): void => this.send([choice.code]);

  /** Make all clicks of a choice at once. */
  send = (codes: number[]): void => {
    void this.#answer((id, ply) => api.decide(id, ply, codes));
  };

  undo = (): void => {
    void this.#answer((id, ply) => api.undo(id, ply));
  };

  async #answer(ask: (id: string, ply: number) => Promise<{ ply: number }>): Promise<void> {
    const table = this.stream.table;
    if (!table || this.busy) return;
    this.#answered = table.ply;
    try {
      await ask(table.id, table.ply);
      setTimeout(() => this.#lookIfLate(table.ply), PATIENCE);
    } catch (fault) {
      if (!(fault instanceof api.Refusal)) throw fault;
      this.#refused(fault);
    }
  }

  #refused(fault: api.Refusal): void {
    this.#answered = null;
    if (fault.now.table) this.stream.take(fault.now.table);
    else if (fault.error === "illegal") this.stream.open();
    else if (fault.error === "unreachable") this.stream.resume();
    toast(wordsOf(fault), fault.error !== "stale");
  }

  #lookIfLate(ply: number): void {
    if (this.#answered !== ply || this.stream.table?.ply !== ply) return;
    this.#answered = null;
    this.stream.open();
  }
}
