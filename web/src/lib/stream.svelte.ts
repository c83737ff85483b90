import * as api from "./api";
import { type Change, changed, filled, isOld, leavesGap, merged, newsIn } from "./merge";
import type { Fact, Table } from "./types";

/** Refusals that trying again does not change. */
const FINAL = ["no_table", "set_aside", "unknown_rules"];
const PATIENCE = [500, 1000, 2000, 4000, 8000];
/** How many earlier lines of the log are asked for at once. */
const LINES = 400;

/** A table as it is now: kept up to date by the server's events, through lost connections and restarts. */
export class TableStream {
  table = $state.raw<Table | null>(null);
  /** What has just happened; the same list as long as the position is the same. */
  news = $state.raw<Fact[]>([]);
  connection = $state<"open" | "lost">("open");
  /** How often a line was opened. */
  opened = $state(0);
  /** Why there is no table to be had, if the server says so. */
  refusal = $state.raw<api.Refusal | null>(null);

  #source: EventSource | null = null;
  #last = "";
  /** The last message of the line that is open: what a change is a change to. */
  #streamed: Table | null = null;
  #failures = 0;
  /** What comes next takes the place of all lines that are there: they may be in another language. */
  #anew = false;
  #filling = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Listen from the beginning, in the language spoken now; what is shown stays until the new words are there. */
  open(): void {
    this.#last = "";
    this.#anew = true;
    this.#listen();
  }

  /** Listen again from where we are: a device that slept, or changed networks, may hold a dead line. */
  resume(): void {
    if (!this.refusal) this.#listen();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }

  /** A table that came in another way: the answer to a request. */
  take(next: Table): void {
    if (isOld(this.table, next)) return;
    if (leavesGap(this.table, next)) return this.open();
    const before = this.table;
    const whole = merged(this.#anew ? null : before, next);
    const fresh = before ? newsIn(before, whole) : [];
    if (fresh.length > 0 || before?.ply !== whole.ply) this.news = fresh;
    this.#anew = false;
    this.table = whole;
    this.refusal = null;
    void this.#fill();
  }

  /** Ask for the earlier lines of a long log, the later ones first. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      while (this.table && this.table.log_from > 0) {
        const { log_from, viewer } = this.table;
        const [opened, number] = [this.opened, Math.min(LINES, log_from)];
        const earlier = await api.log(this.id, log_from - number, number);
        if (earlier.log.length < number) return;
        // Meanwhile we may have become another viewer, or speak another language: then we ask again.
        if (opened === this.opened && viewer === this.table.viewer) this.table = filled(this.table, earlier);
      }
    } catch {
      // With the next message we try again.
    } finally {
      this.#filling = false;
    }
  }

  #listen(): void {
    this.close();
    this.#streamed = null;
    const source = new EventSource(api.streamOf(this.id, this.#last));
    source.addEventListener("open", () => {
      this.connection = "open";
      this.opened++;
      this.#failures = 0;
    });
    source.addEventListener("table", (event: MessageEvent<string>) =>
      this.#heard(event, JSON.parse(event.data) as Table),
    );
    source.addEventListener("change", (event: MessageEvent<string>) => {
      const last = this.#streamed;
      if (last) this.#heard(event, changed(last, JSON.parse(event.data) as Change));
    });
    source.addEventListener("error", () => this.#failed(source));
    this.#source = source;
  }

  #heard(event: MessageEvent<string>, message: Table): void {
    this.connection = "open";
    this.#last = event.lastEventId;
    this.#streamed = message;
    this.take(message);
  }

  /** The browser tries again by itself after a broken line, but gives up on an error page: then we go on. */
  #failed(source: EventSource): void {
    this.connection = "lost";
    if (source.readyState !== EventSource.CLOSED) return;
    const wait = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)]!;
    this.#failures++;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#again(), wait);
  }

  async #again(): Promise<void> {
    const source = this.#source;
    try {
      await api.table(this.id);
    } catch (fault) {
      if (fault instanceof api.Refusal && FINAL.includes(fault.error)) {
        this.refusal = fault;
        return this.close();
      }
    }
    if (source === this.#source) this.#listen();
  }
}
