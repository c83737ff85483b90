import type { Action } from "svelte/action";
import { describe } from "./explanation.svelte";

/** Explains a thing in words when it is pointed at, focused, or pressed for a while. No text, no explanation. */
export const explain: Action<HTMLElement | SVGElement, string | undefined> = (node, text) => {
  describe(node, text);
  return {
    update: (next) => describe(node, next),
    destroy: () => describe(node, undefined),
  };
};
