import type { Language } from "./types";

/** What this browser remembers of its player. */
export interface Preferences {
  /** "" until one is chosen: then the browser's own. */
  language: Language | "";
  theme: "" | "light" | "dark";
  sound: boolean;
  notifications: boolean;
  motion: boolean;
  /** Whether a click on the board makes a choice at once, without a second one that confirms it. */
  oneClick: boolean;
  /** The table in words instead of drawn. */
  text: boolean;
  name: string;
  /** Whether this browser was asked already if it is to be called when it is its player's turn. */
  callsAsked: boolean;
}

const KEY = "periplus";
const DEFAULTS: Preferences = {
  language: "",
  theme: "",
  sound: true,
  notifications: false,
  motion: true,
  oneClick: false,
  text: false,
  name: "",
  callsAsked: false,
};

function remembered(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS; // storage is barred or was written by somebody else
  }
}

let kept = $state.raw(remembered());

export function preferences(): Preferences {
  return kept;
}

export function prefer(change: Partial<Preferences>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a private window: it holds until the page is closed
  }
}
