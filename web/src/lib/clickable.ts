import type { Action } from "svelte/action";
import type { Choice } from "./types";

export interface Click {
  choice: Choice | undefined;
  choose: (choice: Choice) => void;
}

/** Lights up something drawn and makes it a button, by mouse, finger and keyboard, while a choice stands behind it. */
export const clickable: Action<HTMLElement | SVGElement, Click> = (node, click) => {
  let current = click;

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
      node.setAttribute("aria-label", choice.text);
      node.setAttribute("data-code", String(choice.code));
    } else {
      for (const name of ["role", "tabindex", "aria-label", "data-code"]) node.removeAttribute(name);
    }
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
      node.removeEventListener("click", choose);
      node.removeEventListener("keydown", choose);
    },
  };
};
