import type { Table } from "../lib/types";

/** A connection whose server is the test. */
export class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  /** Told of every new one. */
  static made: (source: FakeSource) => void = () => {};
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
    FakeSource.made(this);
  }
  /** What it brings, each table with what it goes on after. */
  get tables(): string[] {
    return new URLSearchParams(this.url.split("?")[1]).getAll("table");
  }
  get isOpen(): boolean {
    return this.readyState === 1;
  }
  close() {
    this.readyState = 2;
  }
  open() {
    if (this.isOpen) this.dispatchEvent(new Event("open"));
  }
  send(name: string, id: string, data: object) {
    if (this.isOpen) this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }));
  }
  tell(table: Table, after: string) {
    this.send("table", `${table.id}:${after}`, table);
  }
  fail() {
    this.dispatchEvent(new Event("error"));
  }

  static get latest(): FakeSource {
    return FakeSource.all.at(-1)!;
  }
  static get open(): FakeSource[] {
    return FakeSource.all.filter((source) => source.isOpen);
  }
}

/** The channel between tabs. One that is frozen hears what was said when it thaws. */
export class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  #isClosed = false;
  #inbox: unknown[] | null = null;

  constructor(readonly name: string) {
    FakeChannel.all.push(this);
  }
  postMessage(message: unknown) {
    if (this.#isClosed) throw new Error("closed");
    if (this.#inbox) return;
    const others = FakeChannel.all.filter((other) => other !== this && other.name === this.name);
    for (const other of others) queueMicrotask(() => other.#hear(structuredClone(message)));
  }
  close() {
    this.#isClosed = true;
  }
  freeze() {
    this.#inbox = [];
  }
  thaw() {
    const missed = this.#inbox ?? [];
    this.#inbox = null;
    for (const message of missed) this.#hear(message);
  }
  #hear(message: unknown) {
    if (this.#inbox) this.#inbox.push(message);
    else if (!this.#isClosed) this.onmessage({ data: message });
  }
}

interface Wanted {
  grant: () => Promise<void> | void;
  settle: (outcome: Promise<void> | void) => void;
  refuse: (why: Error) => void;
}

/** The locks of a browser. */
export class FakeLocks {
  #held = new Map<string, Wanted>();
  #queues = new Map<string, Wanted[]>();

  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, grant: Wanted["grant"]): Promise<void> {
    return new Promise((settle, refuse) => {
      const wanted = { grant, settle, refuse };
      if (options.signal?.aborted) return refuse(new Error("aborted"));
      options.signal?.addEventListener("abort", () => this.#withdraw(name, wanted));
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, options.steal ? [wanted, ...queue] : [...queue, wanted]);
      if (options.steal) {
        this.#held.get(name)?.refuse(new Error("stolen"));
        this.#held.delete(name);
      }
      queueMicrotask(() => this.#next(name));
    });
  }

  /** Whoever holds it is dead. */
  free(name: string) {
    this.#held.delete(name);
    this.#next(name);
  }

  /** Those that somebody holds. */
  get names(): string[] {
    return [...this.#held.keys()];
  }

  /** Those that somebody waits for. */
  get wanted(): string[] {
    return [...this.#queues].filter(([, queue]) => queue.length > 0).map(([name]) => name);
  }

  #withdraw(name: string, wanted: Wanted) {
    const queue = this.#queues.get(name) ?? [];
    if (!queue.includes(wanted)) return;
    this.#queues.set(
      name,
      queue.filter((each) => each !== wanted),
    );
    wanted.refuse(new Error("aborted"));
  }

  #next(name: string) {
    const wanted = this.#queues.get(name)?.[0];
    if (!wanted || this.#held.has(name)) return;
    this.#queues.get(name)!.shift();
    this.#held.set(name, wanted);
    const done = Promise.resolve(wanted.grant());
    wanted.settle(done);
    void done.then(() => {
      if (this.#held.get(name) === wanted) this.free(name);
    });
  }
}
