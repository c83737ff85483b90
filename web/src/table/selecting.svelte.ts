import { preferences } from "../lib/preferences.svelte";
import type { Choice, Picking, Table, Target, Way, Ways } from "../lib/types";
import { language } from "../lib/words.svelte";
import { notePicks } from "../lib/why.svelte";
import type { Clicking } from "./clicks.svelte";
import { isMyTurn, offered } from "./turn";

/** What is looked at and not yet chosen: a choice, or a thing with the ways to it. */
export interface Look {
  choice: Choice;
  target: Target | undefined;
}

/** The code of a thing that ways lead to: of the page's own making, and no click. */
const FIRST_TARGET = -2;

/**
 * A choice in the making on the page: things picked in any order, a place looked at, the ways to it. The server says
 * what can be picked together; nothing is sent until it is confirmed. Made by a component.
 */
export class Selecting {
  #table: () => Table;
  #clicks: Clicking;
  /** The codes that are picked, in the order in which they were. */
  #picks = $state.raw<number[]>([]);
  #looked = $state.raw<Look | null>(null);
  #targets = $state.raw<Target[]>([]);
  #moment = $derived.by(() => `${this.#table().id} ${this.#table().ply} ${language()}`);
  /** Whether a choice is to be made that ways could lead to. */
  #open = $derived.by(() => isMyTurn(this.#table()) && !this.#table().picking);

  constructor(table: () => Table, clicks: Clicking) {
    this.#table = table;
    this.#clicks = clicks;
    $effect.pre(() => {
      void this.#moment;
      this.#picks = [];
      this.#looked = null;
      this.#targets = [];
      if (this.#open && clicks.ways) void this.#findWays(clicks.ways, this.#moment);
    });
    $effect(() => notePicks(this.#picks.length > 0));
  }

  async #findWays(ask: () => Promise<Ways>, moment: string): Promise<void> {
    try {
      const found = await ask();
      if (moment === this.#moment && found.ply === this.#table().ply) this.#targets = found.targets;
    } catch {
      // it goes on step by step
    }
  }

  get picking(): Picking | null {
    return this.#clicks.send && offered(this.#table()).length > 0 ? this.#table().picking : null;
  }

  /** What is picked, each thing once with its number. */
  get picked(): Choice[] {
    return this.#things.filter((thing) => thing.picked);
  }

  get looked(): Look | null {
    return this.#looked;
  }

  /** What can be clicked: everything that may still be picked or is, the things that ways lead to, and all else. */
  get choices(): Choice[] {
    const legal = offered(this.#table());
    if (this.picking) {
      const things = this.#things.filter((thing) => thing.picked || this.#fits(this.#with(thing.code)));
      return [...things, ...legal.filter((choice) => !this.#isPick(choice) && !this.#confirms(choice))];
    }
    const leads = (choice: Choice) => this.#targets.some((target) => isAt(target, choice));
    return [...this.#targets.map(asChoice), ...legal.filter((choice) => !leads(choice))];
  }

  /** The same in words, each of which says what it does: there more than the least that suffices is a choice, too. */
  get answers(): Choice[] {
    if (this.picking) return this.choices;
    return [...this.#targets.map(asChoice), ...offered(this.#table())];
  }

  /** How what is picked can be confirmed: mostly in one way, and not before it is complete. */
  get confirmations(): { then: number }[] {
    const counts = this.#counts(this.#picks);
    return this.#selections.filter((selection) => selection.counts.every((count, at) => count === counts[at]));
  }

  /** A click on the board or in the hand: what is done by it is shown first, unless one click is enough. */
  choose = (choice: Choice): void => {
    const again = this.#looked?.choice.code === choice.code;
    const target = this.#targetOf(choice);
    const looks = this.#clicks.send && !again && !preferences().oneClick;
    if (looks && (choice.final || target)) this.#looked = { choice, target };
    else this.press(choice);
  };

  /** A click on something that says in words what it does. */
  press = (choice: Choice): void => {
    const target = this.#targetOf(choice);
    if (this.#isPick(choice)) this.#pick(choice);
    else if (!target) this.#clicks.choose(choice);
    else if (target.ways.length === 1) this.take(target.ways[0]!);
    else this.#looked = { choice, target };
  };

  /** The clicks of each way that a thing leads to; none of a click. */
  leadsTo = (choice: Choice): number[][] => this.#targetOf(choice)?.ways.map((way) => way.codes) ?? [];

  take = (way: Way): void => this.#clicks.send?.(way.codes);

  /** The click that a thing with ways stands for by itself: where more than the least is wanted. */
  get more(): Choice | undefined {
    const target = this.#looked?.target;
    return target && this.#table().choices.find((choice) => isAt(target, choice));
  }

  takeOut = (choice: Choice): void => {
    const at = this.#picks.lastIndexOf(choice.code);
    this.#picks = this.#picks.filter((_, other) => other !== at);
  };

  confirm = (then: number): void => this.#clicks.send?.(then < 0 ? this.#picks : [...this.#picks, then]);

  drop = (): void => {
    this.#picks = [];
    this.#looked = null;
  };

  get #things(): Choice[] {
    const counts = this.#counts(this.#picks);
    return (this.picking?.things ?? []).map((thing, at) => ({ ...thing, picked: counts[at]!, final: false }));
  }

  get #selections() {
    return this.picking?.selections ?? [];
  }

  #counts(picks: number[]): number[] {
    return (this.picking?.things ?? []).map((thing) => picks.filter((code) => code === thing.code).length);
  }

  #with(code: number): number[] {
    return [...this.#picks, code];
  }

  /** Whether some selection has all of these. */
  #fits(picks: number[]): boolean {
    const counts = this.#counts(picks);
    return this.#selections.some((selection) => selection.counts.every((count, at) => count >= counts[at]!));
  }

  #targetOf(choice: Choice): Target | undefined {
    return choice.code <= FIRST_TARGET ? this.#targets[FIRST_TARGET - choice.code] : undefined;
  }

  #isPick(choice: Choice): boolean {
    return !!this.picking?.things.some((thing) => thing.code === choice.code);
  }

  /** Whether a legal click is the one that confirms a selection: it has its own button once something is picked. */
  #confirms(choice: Choice): boolean {
    return this.#picks.length > 0 && this.#selections.some((selection) => selection.then === choice.code);
  }

  #pick(choice: Choice): void {
    const more = this.#with(choice.code);
    if (!this.#fits(more)) return this.takeOut(choice);
    this.#picks = more;
    const full = !this.#things.some((thing) => this.#fits(this.#with(thing.code)));
    if (full && preferences().oneClick && this.confirmations.length === 1) this.confirm(this.confirmations[0]!.then);
  }
}

function isAt(target: Target, choice: Choice): boolean {
  return target.verb === choice.verb && target.noun === choice.noun;
}

function asChoice(target: Target, at: number): Choice {
  const { verb, noun, kind, text } = target;
  const help = target.help || target.ways.map((way) => way.text).join("\n");
  return { code: FIRST_TARGET - at, verb, noun, kind, written: `${verb} ${noun}`, text, help, final: false };
}
