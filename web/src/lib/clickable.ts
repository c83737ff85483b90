import type { Action } from "svelte/action";
import type { Choice } from "./types";

export interface Click {
  choice: Choice | undefined;
  choose: (choice: Choice) => void;
}

/** What a drawn button is called: what it does, and what can be read on it, for those who speak to it. */
function nameOf(choice: Choice, node: Element): string {
  const written = (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const said = ` ${choice.text} `.toLowerCase().includes(` ${written} `.toLowerCase()); // as whole words
  return said || !written ? choice.text : `${choice.text}: ${written}`;
}

/** Lights up something drawn and makes it a button, by mouse, finger and keyboard, while a choice stands behind it. */
export const clickable: Action<HTMLElement | SVGElement, Click> = (node, click) => {
  let current = click;
  const written = new MutationObserver(name); // what is written on it may change by itself

  function choose(event: Event) {
    if (!current.choice) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    current.choose(current.choice);
  }

  function show() {
    const choice = current.choice;
    node.classList.toggle("lit", !!choice);
    if (choice) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "0");
      node.setAttribute("data-code", String(choice.code));
      mark(choice.picked);
      name();
      written.observe(node, { subtree: true, childList: true, characterData: true });
    } else {
      written.disconnect();
      for (const name of ["role", "tabindex", "aria-label", "data-code"]) node.removeAttribute(name);
      mark(undefined);
    }
  }

  /** What can be picked says whether and how often it is. */
  function mark(picked: number | undefined) {
    if (picked === undefined) node.removeAttribute("aria-pressed");
    else node.setAttribute("aria-pressed", String(picked > 0));
    if (picked) node.setAttribute("data-picked", `−${picked}`);
    else node.removeAttribute("data-picked");
  }

  function name() {
    if (current.choice) node.setAttribute("aria-label", nameOf(current.choice, node));
  }

  node.addEventListener("click", choose);
  node.addEventListener("keydown", choose);
  show();
  return {
    update(next) {
      current = next;
      show();
    },
    destroy() {
      written.disconnect();
      node.removeEventListener("click", choose);
      node.removeEventListener("keydown", choose);
    },
  };
};
