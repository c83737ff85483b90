import type { GameName } from "./types";

/** Where on the page we are, read from the address. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: GameName | undefined; own: boolean }
  | { page: "edit"; game: GameName }
  | { page: "table"; id: string }
  | { page: "games"; game: GameName | undefined; opponent: string }
  | { page: "device"; code: string }
  | { page: "letters"; code: string }
  | { page: "replay"; id: string; ply: number | undefined; seat: string | undefined }
  | { page: "rules"; game: GameName; rule: string | undefined }
  | { page: "learn"; game: GameName; lesson: string | undefined }
  | { page: "account" }
  | { page: "profile"; id: string }
  | { page: "print"; id: string }
  | { page: "embed"; id: string; ply: number | undefined; seat: string | undefined }
  | { page: "puzzles"; game: GameName | undefined; theme: string }
  | { page: "puzzle"; game: GameName; id: string }
  | { page: "api-docs" }
  | { page: "missing" };

function numberIn(word: string | null): number | undefined {
  return word !== null && /^\d+$/.test(word) ? Number(word) : undefined;
}

/** An address taken apart. */
function taken(address: string): { steps: string[]; asked: URLSearchParams; anchor: string } {
  const url = new URL(address, "http://page");
  return {
    steps: url.pathname.split("/").filter(Boolean).map(decode),
    asked: url.searchParams,
    anchor: decode(url.hash.slice(1)),
  };
}

/** The route of an address; what means nothing is `missing`. */
export function readRoute(address: string): Route {
  const { steps, asked, anchor } = taken(address);
  const [first, second, third, ...rest] = steps;
  if (rest.length > 0) return { page: "missing" };
  switch (first) {
    case undefined:
      return { page: "home" };
    case "new":
      return second ? { page: "missing" } : newTable(asked);
    case "edit":
      return second && !third ? { page: "edit", game: second } : { page: "missing" };
    case "games":
      if (second) return { page: "missing" };
      return { page: "games", game: asked.get("game") || undefined, opponent: asked.get("opponent") ?? "" };
    case "device":
      return second && !third ? { page: "device", code: second } : { page: "missing" };
    case "account":
      return second ? { page: "missing" } : { page: "account" };
    case "profile":
      return second && !third ? { page: "profile", id: second } : { page: "missing" };
    case "mail":
      return second && !third ? { page: "letters", code: second } : { page: "missing" };
    case "api-docs":
      return second ? { page: "missing" } : { page: "api-docs" };
    case "rules":
      return second && !third ? { page: "rules", game: second, rule: anchor || undefined } : { page: "missing" };
    case "learn":
      return second ? { page: "learn", game: second, lesson: third } : { page: "missing" };
    case "puzzles":
      if (second && third) return { page: "puzzle", game: second, id: third };
      return { page: "puzzles", game: second, theme: asked.get("theme") ?? "" };
    case "t":
      return readTable(second, third, asked);
    default:
      return { page: "missing" };
  }
}

/** `own` brings the map, board or cards that are being made in this browser. */
function newTable(asked: URLSearchParams): Route {
  return { page: "new", game: asked.get("game") || undefined, own: asked.get("own") === "draft" };
}

function readTable(id: string | undefined, what: string | undefined, asked: URLSearchParams): Route {
  if (!id) return { page: "missing" };
  if (!what) return { page: "table", id };
  if (what === "replay" || what === "embed") {
    return { page: what, id, ply: numberIn(asked.get("ply")), seat: asked.get("seat") ?? undefined };
  }
  if (what === "print") return { page: "print", id };
  return { page: "missing" };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

let current = $state.raw<Route>(readRoute(location.href));

export function route(): Route {
  return current;
}

function arrive(): void {
  current = readRoute(location.href);
}

/** Go to another part of the page; `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  window.scrollTo(0, 0);
}

/** Follow links within the page without loading it again; returns how to stop. */
export function followLinks(): () => void {
  const stop = new AbortController();
  window.addEventListener("popstate", arrive, { signal: stop.signal });
  document.addEventListener("click", followed, { signal: stop.signal });
  return () => stop.abort();
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const here = new URL(location.href);
  const there = new URL(link.href);
  if (there.origin !== here.origin || readRoute(link.href).page === "missing") return;
  if (there.pathname + there.search === here.pathname + here.search && there.hash) return;
  event.preventDefault();
  go(there.pathname + there.search + there.hash);
}
