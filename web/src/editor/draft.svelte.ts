import type { Data } from "./editor";
import type { Kept } from "./kept";

const TOGETHER = 1500; // milliseconds: changes with one mark that follow sooner are one
const MOST = 300; // steps that can be undone

/** What is being made, and every step that led there. */
export class Draft {
  now: Kept = $state.raw({ data: null, text: null });
  #past: Kept[] = $state.raw([]);
  #future: Kept[] = $state.raw([]);
  #mark = "";
  #changed = 0;

  constructor(first: Kept) {
    this.now = first;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Something was drawn, filled in, or begun anew. */
  change(data: Data, mark = "", time = Date.now()): void {
    this.#step({ data, text: null }, mark, time);
  }

  /** Something was typed into the text of the file; what it says is `settle`d later. */
  type(text: string, time = Date.now()): void {
    this.#step({ data: this.now.data, text }, "text", time);
  }

  /** What the text says that was typed; nothing if that can't be read. */
  settle(text: string, data: Data | null): void {
    if (this.now.text === text) this.now = { data, text };
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.now];
    this.#go(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.now];
    this.#go(after);
  }

  #step(next: Kept, mark: string, time: number): void {
    const together = mark !== "" && mark === this.#mark && time - this.#changed < TOGETHER && this.canUndo;
    if (!together) this.#past = [...this.#past, this.now].slice(-MOST);
    this.#future = [];
    this.#mark = mark;
    this.#changed = time;
    this.now = next;
  }

  #go(there: Kept): void {
    this.#mark = "";
    this.now = there;
  }
}
