import * as api from "../lib/api";
import type { FileAsked, FileCheck, GameName } from "../lib/types";
import type { Said } from "./editor";
import type { Kept } from "./kept";

const PAUSE = 350; // milliseconds without a change, until the checker is asked
const AGAIN = 3000; // after which it is asked once more, if it could not answer

/** Asks the server what is wrong with a draft, whenever one pauses. */
export class Checker {
  /** What was said last, and of what. */
  found: FileCheck | null = $state.raw(null);
  of: Kept | null = $state.raw(null);
  refused: unknown = $state.raw(null);
  busy = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: GameName) {}

  /** Faults first: without any it can be played. */
  get said(): Said[] {
    const { faults = [], warnings = [] } = this.found ?? {};
    return [...faults.map((one) => ({ ...one, bad: true })), ...warnings.map((one) => ({ ...one, bad: false }))];
  }

  /** Have a draft checked soon; the last one asked for wins. */
  ask(draft: Kept, heard: (found: FileCheck) => void, pause = PAUSE): void {
    clearTimeout(this.#waiting);
    this.busy = true;
    const turn = ++this.#asked;
    this.#waiting = setTimeout(() => void this.#check(draft, heard, turn), pause);
  }

  stop(): void {
    clearTimeout(this.#waiting);
    this.#asked++;
  }

  async #check(draft: Kept, heard: (found: FileCheck) => void, turn: number): Promise<void> {
    try {
      const found = await api.checkFile(this.game, { ...asked(draft), drawn: true });
      if (turn !== this.#asked) return;
      [this.found, this.of, this.refused, this.busy] = [found, draft, null, false];
      heard(found);
    } catch (fault) {
      if (turn !== this.#asked) return;
      [this.refused, this.busy] = [fault, false];
      this.#waiting = setTimeout(() => this.ask(draft, heard, 0), AGAIN);
    }
  }
}

/** A draft as the server is asked about it. */
export function asked({ data, text }: Kept): Pick<FileAsked, "text" | "data"> {
  return text === null ? { data: data ?? {} } : { text };
}
