import * as api from "../lib/api";
import { attempt } from "../lib/refusals";
import type { Clicking } from "../table/clicks.svelte";
import type { Choice, Fact, GameName, LessonStep, Table, Ways } from "../lib/types";

/** What is done in a step that is only read. */
const GO_ON = -1;
/** How long each thing that happens is shown, in milliseconds. */
const PAUSE = 1300;

type Happening = LessonStep["happened"][number];

/** A lesson being played: where it stands, and what is just happening. The server knows the script, and keeps nothing. */
export class Guide implements Clicking {
  step = $state.raw<LessonStep | null>(null);
  /** What the rules say of a choice that was not the one wanted. */
  mistake = $state("");
  news = $state.raw<Fact[]>([]);
  busy = $state(false);
  #shown = $state.raw<Happening | null>(null);
  #waiting: (() => void) | undefined;
  #asked = 0;

  constructor(
    readonly game: GameName,
    readonly name: string,
    /** Whether what happens is shown one thing after the other. */
    readonly paced: () => boolean,
    readonly keep: (done: number[]) => void,
  ) {}

  /** The table as it is to be shown: now, or on the way there. */
  get table(): Table | null {
    const table = this.step?.table ?? null;
    return table && this.#shown
      ? { ...table, view: this.#shown.view, question: this.#shown.question, choices: [], status: "running" }
      : table;
  }

  /** Whether the others are still doing what led to this step. */
  get happening(): boolean {
    return this.#shown !== null;
  }

  /** Whether all steps are done. */
  get over(): boolean {
    return !!this.step && this.step.step >= this.step.steps;
  }

  /** Be where this much is done, without showing again what led there. */
  async open(done: number[]): Promise<void> {
    await this.#ask(done);
  }

  choose = (choice: Choice): void => this.send([choice.code]);

  send = (codes: number[]): void => void this.#do(codes);

  ways = (): Promise<Ways> => Promise.resolve({ ply: this.step?.table.ply ?? 0, targets: this.step?.targets ?? [] });

  goOn = (): void => void this.#do([GO_ON]);

  /** To where the last choice began. */
  back = (): void => void this.#ask(this.step?.before ?? []);

  again = (): void => void this.#ask([]);

  /** Do not wait for what is happening. */
  hurry = (): void => this.#waiting?.();

  close(): void {
    this.#asked++;
    this.hurry();
  }

  async #do(choice: number[]): Promise<void> {
    if (this.busy || this.happening || !this.step) return;
    await this.#ask(this.step.done, choice);
  }

  async #ask(done: number[], choice: number[] = []): Promise<void> {
    const asked = ++this.#asked;
    this.hurry();
    this.busy = true;
    const step = await attempt(() => api.lessonStep(this.game, this.name, done, choice));
    if (asked !== this.#asked) return;
    this.busy = false;
    if (!step) return;
    this.mistake = step.mistake;
    if (step.mistake) return;
    this.step = step;
    this.keep(step.done);
    if (choice.length) await this.#show(step.happened, asked);
    else this.news = [];
  }

  /** Show what happened, one thing after the other, and then the table as it is. */
  async #show(happened: Happening[], asked: number): Promise<void> {
    if (this.paced()) {
      for (const happening of happened) {
        this.#shown = happening;
        this.news = happening.facts;
        await this.#pause();
        if (asked !== this.#asked) return;
      }
    } else this.news = happened.flatMap((happening) => happening.facts);
    this.#shown = null;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting = undefined;
        resolve();
      };
      const timer = setTimeout(end, PAUSE);
      this.#waiting = end;
    });
  }
}
