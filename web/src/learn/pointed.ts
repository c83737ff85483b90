import type { Action } from "svelte/action";

/** Points out what stands for these clicks, drawn or as buttons, and brings the first of it into sight. */
export const pointed: Action<HTMLElement, number[]> = (node, codes) => {
  let wanted = new Set(codes.map(String));
  const drawn = new MutationObserver(mark); // a board draws its things anew as it likes

  function mark() {
    for (const thing of node.querySelectorAll("[data-code], .pointed")) {
      thing.classList.toggle("pointed", wanted.has(thing.getAttribute("data-code") ?? ""));
    }
  }

  /** Whether a thing is really to be seen: not scrolled away, nor under something else. */
  function isInSight(thing: Element): boolean {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint?.(left + width / 2, top + height / 2);
    return !!there && thing.contains(there);
  }

  function bring() {
    for (const pane of node.querySelectorAll(".board")) pane.scrollTop = 0;
    const things = [...node.querySelectorAll(".pointed")].filter((thing) => thing.getClientRects().length > 0);
    if (!things.some(isInSight)) things[0]?.scrollIntoView?.({ block: "center", inline: "center" });
  }

  drawn.observe(node, { subtree: true, childList: true, attributeFilter: ["data-code"] });
  mark();
  return {
    update(next) {
      wanted = new Set(next.map(String));
      mark();
      requestAnimationFrame(bring);
    },
    destroy: () => drawn.disconnect(),
  };
};
