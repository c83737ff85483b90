import * as api from "./api";
import type { SignedIn } from "./types";

/** Go to the other server and say who I am. It sends the browser back to this page. Without a name of mine, a new
 * account has the one that I have there. */
export async function leave(purpose: "sign-in" | "add", name: string, claim: boolean): Promise<void> {
  const { address } = await api.leaveForElsewhere(purpose, name, claim);
  location.assign(address);
}

/** What the other server sent this browser back with, if it comes from there. */
export interface Returned {
  state: string;
  /** Empty if the person did not say there who they are. */
  code: string;
}

export function returned(search: string): Returned | undefined {
  const told = new URLSearchParams(search);
  const state = told.get("state");
  return state ? { state, code: told.get("code") ?? "" } : undefined;
}

export const come = ({ code, state }: Returned): Promise<SignedIn> => api.backFromElsewhere(code, state);
