import type { Action } from "svelte/action";

/** Tells when a thing is pointed at or focused, and when no more. */
export const pointing: Action<HTMLElement | SVGElement, (on: boolean) => void> = (node, told) => {
  let tell = told;
  const stop = new AbortController();
  for (const [type, on] of [
    ["pointerenter", true],
    ["pointerleave", false],
    ["focus", true],
    ["blur", false],
  ] as const) {
    node.addEventListener(type, () => tell(on), { signal: stop.signal });
  }
  return { update: (next) => void (tell = next), destroy: () => stop.abort() };
};
