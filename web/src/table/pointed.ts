import type { Action } from "svelte/action";

/** Points out what these selectors find, wherever it is drawn, and brings the first of it into sight. */
export const pointed: Action<HTMLElement, string[]> = (node, selectors) => {
  let wanted = selectors.join();
  const drawn = new MutationObserver(mark); // a board draws its things anew as it likes

  function mark() {
    for (const thing of node.querySelectorAll(".pointed")) {
      if (!wanted || !thing.matches(wanted)) thing.classList.remove("pointed");
    }
    if (wanted) for (const thing of node.querySelectorAll(wanted)) thing.classList.add("pointed");
  }

  /** Whether a thing is really to be seen: not scrolled away, nor under something else. */
  function isInSight(thing: Element): boolean {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint?.(left + width / 2, top + height / 2);
    return !!there && thing.contains(there);
  }

  function bring() {
    const things = [...node.querySelectorAll(".pointed")].filter((thing) => thing.getClientRects().length > 0);
    if (things.some(isInSight)) return;
    for (const pane of node.querySelectorAll(".board")) pane.scrollTop = 0;
    if (!things.some(isInSight)) things[0]?.scrollIntoView?.({ block: "center", inline: "center" });
  }

  drawn.observe(node, { subtree: true, childList: true, attributeFilter: ["data-code"] });
  mark();
  return {
    update(next) {
      if (next.join() === wanted) return;
      wanted = next.join();
      mark();
      requestAnimationFrame(bring);
    },
    destroy: () => drawn.disconnect(),
  };
};
