import * as api from "./api";
import type { Lobby, OpenTable } from "./types";

/**
 * The tables that anybody may join, as they come and go; nothing before the server has told them. While the page is
 * not looked at, there is no connection: a browser has few.
 */
export class OpenLobby {
  tables = $state.raw<OpenTable[]>();
  #source: EventSource | null = null;

  /** Listen from now on, in the language spoken now; returns how to stop. */
  listen(): () => void {
    const stop = new AbortController();
    document.addEventListener("visibilitychange", () => this.#turn(), { signal: stop.signal });
    this.#turn();
    return () => {
      stop.abort();
      this.#close();
    };
  }

  #turn(): void {
    this.#close();
    if (document.hidden) return;
    this.#source = new EventSource(api.lobbyStream());
    this.#source.addEventListener("lobby", (event: MessageEvent<string>) => {
      this.tables = (JSON.parse(event.data) as Lobby).tables;
    });
  }

  #close(): void {
    this.#source?.close();
    this.#source = null;
  }
}
