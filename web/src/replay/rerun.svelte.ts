import * as api from "../lib/api";
import type { Eyes } from "../lib/api";
import type { Fact, History, Moment } from "../lib/types";
import { lastTold, stopsOf, stridden, toldBetween, type Stride } from "./steps";

/** How long a position is shown before the next, in milliseconds, at each speed. */
export const PACES = { 0.5: 3200, 1: 1700, 2: 850, 4: 400 } as const;
export type Speed = keyof typeof PACES;

/** A finished game being looked at again: at which ply, through whose eyes, standing still or playing. */
export class Rerun {
  /** Where we want to be; `moment` is there a little later. */
  ply = $state(0);
  eyes = $state<Eyes>("all");
  speed = $state<Speed>(1);
  playing = $state(false);
  history = $state.raw<History | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** What led from the last position to this one, if it was one step ahead. */
  news = $state.raw<Fact[]>([]);
  /** Why there is nothing to be seen. */
  fault = $state.raw<unknown>(null);

  readonly stops = $derived(this.history ? stopsOf(this.history) : [0]);
  readonly line = $derived(this.history ? lastTold(this.history.log, this.ply) : -1);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- kept answers; nothing is drawn from them
  #seen = new Map<string, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get end(): number {
    return this.history?.plies ?? 0;
  }

  /** Look through these eyes, from now on and at what has been. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.read();
  }

  /** Read everything again: through other eyes, or in another language. */
  async read(): Promise<void> {
    const { eyes } = this;
    this.#seen.clear();
    try {
      const history = await api.history(this.id, eyes);
      if (eyes !== this.eyes) return;
      this.history = history;
      this.ply = Math.min(this.ply, history.plies);
      this.fault = null;
      await this.#show([]);
    } catch (fault) {
      this.fault = fault;
    }
  }

  stride(stride: Stride): Promise<void> {
    const from = this.ply;
    this.ply = stridden(stride, from, this.stops);
    const ahead = stride === "on" || stride === "ply-on";
    return this.#show(ahead ? toldBetween(this.history?.log ?? [], from, this.ply) : []);
  }

  jump(ply: number): Promise<void> {
    this.pause();
    this.ply = Math.max(0, this.history ? Math.min(ply, this.end) : ply);
    return this.#show([]);
  }

  play(): void {
    if (this.ply >= this.end) this.ply = 0;
    this.playing = true;
    void this.#show([]);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #show(news: Fact[]): Promise<void> {
    if (!this.history) return;
    clearTimeout(this.#timer);
    const { ply, eyes } = this;
    try {
      const moment = await this.#momentAt(ply, eyes);
      if (ply !== this.ply || eyes !== this.eyes) return;
      this.moment = moment;
      this.news = news;
      this.#goOn();
    } catch (fault) {
      this.pause();
      this.fault = fault;
    }
  }

  /** Fetch the next position before it is asked for, and go there in time when playing. */
  #goOn(): void {
    if (this.ply >= this.end) return this.pause();
    const next = stridden("on", this.ply, this.stops);
    this.#momentAt(next, this.eyes).catch(() => this.#seen.clear());
    if (this.playing) this.#timer = setTimeout(() => void this.stride("on"), PACES[this.speed]);
  }

  #momentAt(ply: number, eyes: Eyes): Promise<Moment> {
    const key = `${eyes} ${ply}`;
    const found = this.#seen.get(key) ?? api.moment(this.id, ply, eyes);
    this.#seen.set(key, found);
    return found;
  }
}
