/**
 * The tabs of a browser share one connection, since a browser has only six to a server: with a tab for each of many
 * tables, clicks would wait for ever.
 *
 * One tab leads: it holds a lock, has the connection, and passes on what comes. The others tell it what they watch.
 * When it is gone, the lock goes to another, which goes on where each table was; when it is silent, another takes the
 * lock away. Tabs in other languages are told other words, and share a connection of their own.
 */
import { type Listener, newName, Source, type Told } from "./source";
import type { Language } from "./types";
import { language } from "./words.svelte";

/** A tab's interest in a table. */
export interface Line {
  /** Have the server asked anew: it may know us better now. */
  again(): void;
  /** The same, if there is doubt whether the connection is alive. */
  check(): void;
  close(): void;
}

/** What tabs say to each other; what only the leader acts on, and what only it says. */
type Message =
  | { say: "watch"; tab: string; table: string; after: string }
  | { say: "leave"; tab: string; table: string }
  | { say: "again"; sure: boolean }
  | { say: "who" }
  | { say: "lead" | "here" | "opened" | "lost" }
  | { say: "told"; told: Told }
  | { say: "full"; tab: string; table: string };

interface Watcher {
  readonly table: string;
  readonly listener: Listener;
  after: string;
  /** Its own connection, if it can't share one. */
  own: Source | null;
}

/** How many tables the server brings on one connection. */
const MOST = 32;
/** Milliseconds after which whoever has heard nothing of the leader asks, and asks again. */
const TICK = 3000;
const IN_VAIN = 3;

/** This tab among the others, by language. */
const sharings = new Map<Language, Sharing>();

/** Listen to what happens at a table, after what is known of it, in the language spoken now. */
export function listen(table: string, after: string, listener: Listener): Line {
  const spoken = language();
  if (!canShare()) return alone(spoken, table, after, listener);
  let sharing = sharings.get(spoken);
  if (!sharing) sharings.set(spoken, (sharing = new Sharing(spoken, () => sharings.delete(spoken))));
  return sharing.watch(table, after, listener);
}

/** Pages that did not come by HTTPS, nor from this machine, have no locks. */
function canShare(): boolean {
  return typeof BroadcastChannel !== "undefined" && "locks" in navigator;
}

function alone(language: Language, table: string, after: string, listener: Listener): Source {
  const source = new Source(language, listener);
  source.carry(table, after);
  return source;
}

/** One tab's part in sharing. */
export class Sharing {
  readonly #tab = newName();
  readonly #leading: string;
  readonly #channel: BroadcastChannel;
  readonly #ended = new AbortController();
  #watchers = new Set<Watcher>();
  /** Whether this tab can be found dead by the others: only then may they hear of it. */
  #begun = false;
  /** Ends a request for the lead. */
  #queued = new AbortController();
  #leader: Leader | null = null;
  #silent = 0;
  #tick: ReturnType<typeof setInterval>;

  constructor(
    readonly language: Language,
    readonly closed: () => void,
  ) {
    this.#leading = `periplus-stream-${language}`;
    this.#channel = new BroadcastChannel(this.#leading);
    this.#channel.onmessage = (event: MessageEvent<Message>) => this.#hear(event.data);
    this.#tick = setInterval(() => this.#listenForLeader(), TICK);
    this.#live();
  }

  watch(table: string, after: string, listener: Listener): Line {
    const watcher: Watcher = { table, listener, after, own: null };
    this.#watchers.add(watcher);
    if (this.#begun) this.#announce(watcher);
    return {
      again: () => this.#again(watcher, true),
      check: () => this.#again(watcher, false),
      close: () => this.#leave(watcher),
    };
  }

  /** Hold a lock that tells the others, by becoming free, that this tab is gone. */
  #live(): void {
    const living = (): Promise<void> => {
      this.#begun = true;
      for (const watcher of this.#watchers) this.#announce(watcher);
      this.#queue();
      return new Promise((die) => this.#ended.signal.addEventListener("abort", () => die()));
    };
    navigator.locks.request(nameOf(this.#tab), { signal: this.#ended.signal }, living).catch(() => {
      if (!this.#ended.signal.aborted) for (const watcher of this.#watchers) this.#separate(watcher);
    });
  }

  // ---- who leads ----

  /** Ask for the lead: it comes when nobody else has it. Whoever takes it away does not ask. */
  #queue(steal = false): void {
    this.#queued.abort();
    this.#queued = new AbortController();
    const { signal } = this.#queued;
    const request = navigator.locks.request(this.#leading, steal ? { steal } : { signal }, () => this.#lead(signal));
    request.catch(() => {
      if (signal.aborted) return;
      this.#follow(); // somebody else took it away
    });
  }

  /** Lead until the tab has no more use for it, or the lead is taken away. */
  #lead(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    const leader = (this.#leader = new Leader(this.language, (message) => this.#spread(message)));
    this.#spread({ say: "lead" });
    return new Promise((resign) => {
      signal.addEventListener("abort", () => {
        leader.close();
        resign();
      });
    });
  }

  #follow(): void {
    this.#leader?.close();
    this.#leader = null;
    this.#silent = 0;
    if (!this.#ended.signal.aborted) this.#queue();
  }

  /** Ticks are counted, not seconds: while a device sleeps, all are silent. */
  #listenForLeader(): void {
    if (!this.#begun || this.#leader) return;
    if (this.#silent > IN_VAIN) {
      this.#silent = 0;
      this.#queue(true);
    } else if (this.#silent++ > 0) this.#post({ say: "who" });
  }

  // ---- what is said ----

  #post(message: Message): void {
    this.#channel.postMessage(message);
  }

  /** Tell the other tabs, and this one. */
  #spread(message: Message): void {
    this.#post(message);
    this.#receive(message);
  }

  #hear(message: Message): void {
    if (this.#leader && message.say === "lead") this.#follow(); // we were asleep, and it was taken away
    if (this.#leader) this.#leader.hear(message);
    else this.#receive(message);
  }

  #receive(message: Message): void {
    switch (message.say) {
      case "lead":
        for (const watcher of this.#watchers) this.#announce(watcher);
        break;
      case "opened":
        for (const watcher of this.#sharing()) watcher.listener.opened();
        break;
      case "lost":
        for (const watcher of this.#sharing()) watcher.listener.lost();
        break;
      case "told":
        for (const watcher of this.#sharing(message.told.table)) this.#tell(watcher, message.told);
        break;
      case "full":
        if (message.tab !== this.#tab) break;
        for (const watcher of this.#sharing(message.table)) this.#separate(watcher);
        break;
      case "here":
        break;
      default:
        return; // not from the leader
    }
    this.#silent = 0;
  }

  #sharing(table?: string): Watcher[] {
    return [...this.#watchers].filter((watcher) => !watcher.own && (!table || watcher.table === table));
  }

  #tell(watcher: Watcher, told: Told): void {
    if (told.name !== "refused") watcher.after = told.after;
    watcher.listener.told(told);
  }

  #toLeader(message: Message): void {
    if (this.#leader) this.#leader.hear(message);
    else this.#post(message);
  }

  // ---- what this tab watches ----

  #announce({ table, after, own }: Watcher): void {
    if (!own) this.#toLeader({ say: "watch", tab: this.#tab, table, after });
  }

  /** Give a watcher a connection of its own. */
  #separate(watcher: Watcher): void {
    watcher.own = alone(this.language, watcher.table, watcher.after, watcher.listener);
  }

  #again({ own }: Watcher, sure: boolean): void {
    if (!own) this.#toLeader({ say: "again", sure });
    else if (sure) own.again();
    else own.check();
  }

  #leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    watcher.own?.close();
    const { table } = watcher;
    if (this.#sharing(table).length === 0) this.#toLeader({ say: "leave", tab: this.#tab, table });
    if (this.#watchers.size === 0) this.#close();
  }

  #close(): void {
    clearInterval(this.#tick);
    this.#queued.abort();
    this.#ended.abort();
    this.#channel.close();
    this.closed();
  }
}

/** What the leader does: it knows who watches what, has the connection, and passes on what comes. */
class Leader {
  /** By table, the tabs that watch it. */
  #tabs = new Map<string, Set<string>>();
  #attended = new Set<string>();
  #source: Source;
  #ended = new AbortController();

  constructor(
    language: Language,
    readonly spread: (message: Message) => void,
  ) {
    this.#source = new Source(language, {
      opened: () => spread({ say: "opened" }),
      lost: () => spread({ say: "lost" }),
      told: (told) => spread({ say: "told", told }),
    });
  }

  hear(message: Message): void {
    if (message.say === "watch") this.#admit(message.tab, message.table, message.after);
    else if (message.say === "leave") this.#dismiss(message.tab, message.table);
    else if (message.say === "who") this.spread({ say: "here" });
    else if (message.say === "again" && message.sure) this.#source.again();
    else if (message.say === "again") this.#source.check();
  }

  close(): void {
    this.#ended.abort();
    this.#source.close();
  }

  #admit(tab: string, table: string, after: string): void {
    const tabs = this.#tabs.get(table) ?? new Set();
    if (tabs.size === 0 && this.#tabs.size >= MOST) return this.spread({ say: "full", tab, table });
    this.#tabs.set(table, tabs.add(tab));
    this.#source.carry(table, after);
    this.#attend(tab);
  }

  /** A tab that is closed, or crashes, says no farewell. */
  #attend(tab: string): void {
    if (this.#attended.has(tab)) return;
    this.#attended.add(tab);
    const gone = () => {
      this.#attended.delete(tab);
      for (const table of [...this.#tabs.keys()]) this.#dismiss(tab, table);
    };
    const { signal } = this.#ended;
    navigator.locks.request(nameOf(tab), { signal }, gone).catch(() => {}); // we lead no longer
  }

  #dismiss(tab: string, table: string): void {
    const tabs = this.#tabs.get(table);
    if (!tabs?.delete(tab) || tabs.size > 0) return;
    this.#tabs.delete(table);
    this.#source.drop(table);
  }
}

const nameOf = (tab: string) => `periplus-tab-${tab}`;
