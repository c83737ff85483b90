import type { Action } from "svelte/action";

/** What scrolls must be reachable by keys: it is a tab stop while there is more of it than is seen, and only then. */
export const reachable: Action<HTMLElement> = (node) => {
  const look = () => {
    const more = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (more) node.setAttribute("tabindex", "0");
    else node.removeAttribute("tabindex");
  };
  const resized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized?.observe(node);
  changed.observe(node, { subtree: true, childList: true, characterData: true });
  look();
  return {
    destroy() {
      resized?.disconnect();
      changed.disconnect();
    },
  };
};
