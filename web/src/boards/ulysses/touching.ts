import type { Action } from "svelte/action";

/** Tells that a thing was clicked, tapped, or pressed with a key; it does nothing else, and hinders nothing. */
export const touching: Action<HTMLElement | SVGElement, () => void> = (node, told) => {
  let tell = told;
  const stop = new AbortController();
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter" || key === " ") tell();
  };
  node.addEventListener("click", () => tell(), { signal: stop.signal });
  node.addEventListener("keydown", (event) => press(event as KeyboardEvent), { signal: stop.signal });
  return { update: (next) => void (tell = next), destroy: () => stop.abort() };
};
