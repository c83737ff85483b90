import type { Action } from "svelte/action";

const NEAR = 60;

/** Keeps a growing list at its foot, unless the reader has scrolled up to look at what was before. */
export const keepAtFoot: Action<HTMLElement, number> = (node) => {
  let atFoot = true;
  let last = 0;
  /** Only who scrolls up leaves the foot: the list may have grown since it was last put there. */
  const look = () => {
    if (node.scrollHeight - node.scrollTop - node.clientHeight < NEAR) atFoot = true;
    else if (node.scrollTop < last) atFoot = false;
    last = node.scrollTop;
  };
  const sink = () => (node.scrollTop = node.scrollHeight);
  const shown = new ResizeObserver(() => atFoot && sink()); // it may have grown out of sight, on another tab
  node.addEventListener("scroll", look);
  shown.observe(node);
  sink();
  return {
    update: () => void requestAnimationFrame(() => atFoot && sink()),
    destroy() {
      node.removeEventListener("scroll", look);
      shown.disconnect();
    },
  };
};
