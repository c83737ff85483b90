import * as api from "../lib/api";
import { wordsOf } from "../lib/refusals";
import type { TableStream } from "../lib/stream.svelte";
import { toast } from "../lib/toasts.svelte";
import type { Choice, Ways } from "../lib/types";
import { say } from "../lib/words.svelte";

/** How long an answered click may wait for its event before we ask for the table ourselves. */
const PATIENCE = 2500;

/** What takes the clicks made at a table. */
export interface Clicking {
  readonly busy: boolean;
  choose: (choice: Choice) => void;
  /** Makes all clicks of a choice at once; where that cannot be, choices are made click by click. */
  send?: (codes: number[]) => void;
  /** The choices of many clicks that can be made at once. */
  ways?: () => Promise<Ways>;
  undo?: () => void;
}

type Ask = (id: string, ply: number) => Promise<{ ply: number }>;

/** The clicks of this player: one at a time, each answering the ply that was shown. */
export class Clicks implements Clicking {
  /** The ply that has been answered and is still shown. */
  #answered = $state<number | null>(null);
  /** A click that could not be sent, for the ply it answers: it is sent when the server answers again. */
  #kept: { ask: Ask; ply: number } | null = null;

  constructor(readonly stream: TableStream) {}

  get busy(): boolean {
    return this.#answered !== null && this.#answered === this.stream.table?.ply;
  }

  choose = (choice: Choice): void => this.send([choice.code]);

  send = (codes: number[]): void => {
    void this.#answer((id, ply) => api.decide(id, ply, codes), true);
  };

  ways = (): Promise<Ways> => api.ways(this.stream.id);

  undo = (): void => {
    void this.#answer((id, ply) => api.undo(id, ply), false); // a second one would take back more
  };

  /** The line is back: send what was kept. It may have arrived before; repeating a click is harmless. */
  sendKept = (): void => {
    const kept = this.#kept;
    if (!kept || this.stream.connection !== "open") return;
    this.#kept = null;
    void this.#send(kept.ask, kept.ply, true);
  };

  async #answer(ask: Ask, repeatable: boolean): Promise<void> {
    const table = this.stream.table;
    if (!table || this.busy) return;
    await this.#send(ask, table.ply, repeatable);
  }

  async #send(ask: Ask, ply: number, repeatable: boolean): Promise<void> {
    this.#answered = ply;
    try {
      await ask(this.stream.id, ply);
      setTimeout(() => this.#lookIfLate(ply), PATIENCE);
    } catch (fault) {
      if (!(fault instanceof api.Refusal)) throw fault;
      if (fault.error === "unreachable" && repeatable) this.#keep(ask, ply);
      else this.#refused(fault);
    }
  }

  #keep(ask: Ask, ply: number): void {
    this.#kept = { ask, ply };
    toast(say("click-kept"), true);
    this.stream.resume();
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
