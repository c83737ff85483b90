import * as api from "../lib/api";
import { attempt } from "../lib/refusals";
import type { Choice, GameName, Puzzle, PuzzleAnswer, Ways } from "../lib/types";
import type { Clicking } from "../table/clicks.svelte";
import { rememberOutcome } from "./solved.svelte";

/** A puzzle being solved. The server knows the answer; what became of it is kept in the browser. */
export class Solving implements Clicking {
  puzzle = $state.raw<Puzzle | null>(null);
  solution = $state.raw<PuzzleAnswer["solution"]>(null);
  /** Whether the last click was the best one; undefined before the first. */
  right = $state<boolean>();
  busy = $state(false);

  constructor(
    readonly game: GameName,
    readonly id: string,
  ) {}

  /** Get the puzzle, in the language spoken now; and the solution again, if it is shown. */
  async open(): Promise<void> {
    this.puzzle = await api.puzzle(this.game, this.id);
    if (this.solution) this.solution = (await api.puzzleAnswer(this.game, this.id)).solution;
  }

  choose = (choice: Choice): void => this.send([choice.code]);

  /** The first click counts: it is what sets the best choice apart. */
  send = (codes: number[]): void => void this.#answer(codes[0]);

  ways = (): Promise<Ways> => Promise.resolve({ ply: this.puzzle?.table.ply ?? 0, targets: [] });

  show = (): void => void this.#answer();

  async #answer(code?: number): Promise<void> {
    if (this.busy || this.solution) return;
    this.busy = true;
    const answer = await attempt(() => api.puzzleAnswer(this.game, this.id, code));
    this.busy = false;
    if (!answer) return;
    this.right = code === undefined ? undefined : answer.right;
    this.solution = answer.solution;
    if (answer.right) rememberOutcome(this.game, this.id, "solved");
    else if (answer.solution) rememberOutcome(this.game, this.id, "seen");
  }
}
