import * as api from "./api";
import { type Change, changed, filled, isOld, leavesGap, merged, newsIn } from "./merge";
import { type Line, listen as listenShared } from "./sharing";
import { refusalIn, type Told } from "./source";
import type { Fact, Table } from "./types";

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

  #line: Line | null = null;
  /** The last message, and the line that it came on: what a change is a change to. */
  #last: { table: Table; line: string } | null = null;
  /** What comes next takes the place of all lines that are there: they may be in another language. */
  #anew = false;
  #filling = false;

  constructor(
    readonly id: string,
    readonly listen = listenShared,
  ) {}

  /** Listen from the beginning, in the language spoken now; what is shown stays until the new words are there. */
  open(): void {
    const before = this.#line;
    this.#last = null;
    this.#anew = true;
    this.#line = this.listen(this.id, "", {
      opened: () => {
        this.connection = "open";
        this.opened++;
      },
      lost: () => (this.connection = "lost"),
      told: (told) => this.#heard(told),
    });
    before?.close(); // not earlier: a tab that listens to nothing leaves the others
  }

  /** Listen again from where we are, as who we are now. */
  resume(): void {
    if (this.refusal) return;
    if (this.#line) this.#line.again();
    else this.open();
  }

  /** The same, if need be: a device that slept, or changed networks, may hold a dead line. */
  check(): void {
    if (!this.refusal) this.#line?.check();
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
    this.#last = null;
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

  #heard(told: Told): void {
    if (told.name === "refused") return this.#refused(told);
    const table = this.#message(told);
    if (!table) return;
    this.connection = "open";
    this.#last = { table, line: told.line };
    this.take(table);
  }

  /** The message whole; nothing if what it changes is unknown. */
  #message({ name, data, line }: Told): Table | null {
    if (name === "table") return JSON.parse(data) as Table;
    return this.#last?.line === line ? changed(this.#last.table, JSON.parse(data) as Change) : null;
  }

  #refused(told: Told): void {
    const { refusal, isFinal } = refusalIn(told);
    if (isFinal) {
      this.refusal = refusal;
      this.close();
    } else this.connection = "lost";
  }
}
