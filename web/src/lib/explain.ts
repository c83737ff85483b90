import type { Action } from "svelte/action";

/** Explains a thing in words when it is pointed at, focused, or pressed for a while. No text, no explanation. */
export const explain: Action<HTMLElement | SVGElement, string | undefined> = () => {};
