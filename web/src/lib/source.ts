import * as api from "./api";
import type { Language } from "./types";

/** What came of a table, as the server said it. */
export interface Told {
  table: string;
  name: "table" | "change" | "refused";
  /** Where to go on after it. */
  after: string;
  data: string;
  /** The connection it came on: a change is one to what came before it on the same. */
  line: string;
}

export interface Listener {
  opened(): void;
  lost(): void;
  told(told: Told): void;
}

/** Refusals that trying again does not change. */
const FINAL = ["no_table", "set_aside", "unknown_rules"];
const PATIENCE = [500, 1000, 2000, 4000, 8000];
/** Milliseconds in which changes of what is wanted are gathered, since each takes a new connection. */
const GATHERING = 50;
/** Milliseconds after which a line without a sign of life is dead; there is one every 15 to 30 seconds. */
const DEAD = 45_000;
const LOOK = 10_000;
/** Milliseconds in which a line that brought something is taken to be alive. */
const FRESH = 10_000;

/** A name that nothing else has, in any tab. */
export const newName = () => `${Date.now()}-${Math.random()}`;

/** The refusal that a message brings; whether it is for good. */
export function refusalIn(told: Told): { refusal: api.Refusal; isFinal: boolean } {
  const { error, message } = JSON.parse(told.data) as { error: string; message: string };
  return { refusal: new api.Refusal(0, error, message), isFinal: FINAL.includes(error) };
}

/**
 * One connection that brings what happens at some tables, opened anew when it breaks or when other tables are wanted;
 * each table goes on where it was.
 */
export class Source {
  /** The tables, and where each goes on. */
  #points = new Map<string, string>();
  /** Those that are wanted from elsewhere, as soon as the connection is opened anew. */
  #moved = new Set<string>();
  #current: EventSource | null = null;
  /** What the current one takes the place of: kept until that is open, so that nobody seems to leave a table. */
  #former: EventSource | null = null;
  #failures = 0;
  #due: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();
  #look: ReturnType<typeof setInterval>;

  constructor(
    readonly language: Language,
    readonly listener: Listener,
  ) {
    this.#look = setInterval(() => {
      if (this.#current && Date.now() - this.#heard > DEAD) this.again();
    }, LOOK);
  }

  /** Bring this table, from there on. Who watches it already may be told things twice, and does not mind. */
  carry(table: string, after: string): void {
    const known = this.#points.get(table);
    this.#points.set(table, known === undefined || known === after ? after : "");
    this.#moved.add(table);
    if (this.#current) this.#soon(GATHERING);
    else this.again();
  }

  drop(table: string): void {
    if (this.#points.delete(table)) this.#soon(GATHERING);
  }

  /** Open a new connection: this one may be dead, or be that of somebody whom the server knew by no token yet. */
  again(): void {
    clearTimeout(this.#due);
    this.#due = undefined;
    if (this.#points.size === 0) return this.#hangUp();
    this.#step();
    this.#moved.clear();
    this.#heard = Date.now();
    this.#current = this.#open();
  }

  /** The same, unless it is alive for all we know. */
  check(): void {
    if (!this.#current || Date.now() - this.#heard > FRESH) this.again();
  }

  close(): void {
    this.#points.clear();
    clearTimeout(this.#due);
    clearInterval(this.#look);
    this.#hangUp();
  }

  /** Make room for a new connection. There are never more than two. */
  #step(): void {
    if (this.#current?.readyState !== EventSource.OPEN) return this.#current?.close();
    this.#former?.close();
    this.#former = this.#current;
  }

  #open(): EventSource {
    const source = new EventSource(api.streamOf([...this.#points], this.language));
    const line = newName();
    source.addEventListener("open", () => this.#opened(source));
    source.addEventListener("ping", () => this.#alive(source));
    source.addEventListener("error", () => this.#failed(source));
    for (const name of ["table", "change", "refused"] as const) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        const [table, after] = event.lastEventId.split(":") as [string, string];
        this.#told(source, { table, name, after, data: event.data, line });
      });
    }
    return source;
  }

  #opened(source: EventSource): void {
    if (source !== this.#current) return;
    this.#former?.close();
    this.#former = null;
    this.#alive(source);
    this.listener.opened();
  }

  #alive(source: EventSource): void {
    if (source === this.#current) this.#heard = Date.now();
  }

  #told(source: EventSource, told: Told): void {
    this.#alive(source);
    if (source === this.#current && !this.#moved.has(told.table)) this.#note(told);
    this.listener.told(told);
  }

  #note(told: Told): void {
    if (told.name !== "refused") {
      if (this.#points.has(told.table)) this.#points.set(told.table, told.after);
      this.#failures = 0;
    } else if (refusalIn(told).isFinal) this.#points.delete(told.table);
    else this.#due ??= setTimeout(() => this.again(), PATIENCE.at(-1));
  }

  #failed(source: EventSource): void {
    source.close();
    if (source !== this.#current) return;
    this.#hangUp();
    if (this.#points.size === 0) return;
    this.listener.lost();
    this.#soon(PATIENCE[Math.min(this.#failures++, PATIENCE.length - 1)]!);
  }

  #soon(wait: number): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.again(), wait);
  }

  #hangUp(): void {
    this.#former?.close();
    this.#current?.close();
    this.#former = this.#current = null;
  }
}
