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

  function bring() {
    const things = [...node.querySelectorAll(".pointed")].filter((thing) => thing.getClientRects().length > 0);
    const inSight = things.some((thing) => {
      const box = thing.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= window.innerHeight && box.left >= 0 && box.right <= window.innerWidth;
    });
    if (!inSight) things[0]?.scrollIntoView?.({ block: "center", inline: "center" });
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
