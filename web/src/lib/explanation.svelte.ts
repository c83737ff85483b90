import { unlitThing } from "./why.svelte";

/** What is being explained just now. One watcher serves the whole page: boards have hundreds of things to explain. */

const HOVER = 350;
const PRESS = 500;
const SLACK = 12; // a finger is never quite still, and a mouse that has just clicked rests

interface Point {
  x: number;
  y: number;
}

export interface Explanation {
  node: Element;
  text: string;
  by: "mouse" | "keys" | "finger";
}

const texts = new WeakMap<Element, string>();
let shown = $state.raw<Explanation | null>(null);

export function explanation(): Explanation | null {
  return shown;
}

/** From now on `node` means `text`; without a text it means nothing. What is shown follows. */
export function describe(node: Element, text: string | undefined): void {
  if (text) texts.set(node, text);
  else texts.delete(node);
  if (shown?.node === node) shown = text ? { ...shown, text } : null;
}

export function dismiss(): void {
  shown = null;
}

function explained(target: EventTarget | null): Element | null {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (texts.has(node) || unlitThing(node)) return node;
  }
  return null;
}

function show(node: Element, by: Explanation["by"]): void {
  const text = texts.get(node) ?? "";
  shown = (text || unlitThing(node)) && node.isConnected ? { node, text, by } : null;
}

function far(event: PointerEvent, from: Point): boolean {
  return Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
}

/** Watches pointer and focus for things that have an explanation; returns how to stop. */
export function watchExplanations(): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let pressed: Point | null = null;
  let rested: Point | null = null; // after a click, what comes to lie under the mouse was not pointed at
  let swallow = false; // the click that ends a long press chooses nothing

  function on<K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void): void {
    document.addEventListener(type, act, { capture: true, signal: stop.signal });
  }
  function later(wait: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  }
  function forget(): void {
    clearTimeout(timer);
    dismiss();
  }

  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const node = explained(event.target);
    if (node === over) return;
    over = node;
    if (shown?.by === "mouse") dismiss();
    clearTimeout(timer);
    if (node && !rested) later(HOVER, () => show(node, "mouse"));
  });
  on("pointerout", (event) => {
    if (event.relatedTarget !== null) return; // only when the pointer leaves the page
    over = null;
    forget();
  });
  on("pointerdown", (event) => {
    swallow = false;
    forget();
    pressed = rested = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "touch") return;
    const node = explained(event.target);
    if (!node) return;
    later(PRESS, () => {
      swallow = true;
      show(node, "finger");
    });
  });
  on("pointermove", (event) => {
    if (event.pointerType === "touch") {
      if (pressed && far(event, pressed)) {
        pressed = null;
        clearTimeout(timer);
      }
    } else if (rested && far(event, rested)) {
      rested = null;
      const node = over;
      if (node) later(HOVER, () => show(node, "mouse"));
    }
  });
  on("pointerup", (event) => {
    const node = explained(event.target);
    const tapped = pressed && !swallow && !far(event, pressed);
    pressed = null;
    if (event.pointerType === "touch") clearTimeout(timer);
    // What can be clicked does what it does; what can't says why.
    if (node && tapped && unlitThing(node)) show(node, event.pointerType === "touch" ? "finger" : "mouse");
  });
  on("pointercancel", (event) => {
    pressed = null;
    if (event.pointerType === "touch") clearTimeout(timer);
  });
  on("contextmenu", (event) => {
    if (swallow) event.preventDefault();
  });
  on("click", (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on("focusin", (event) => {
    const node = explained(event.target);
    if (node && event.target instanceof Element && event.target.matches(":focus-visible")) show(node, "keys");
  });
  on("focusout", () => {
    const left = shown;
    // Something focused may be taken away in the middle of an update, when nothing else may change.
    if (left?.by === "keys") queueMicrotask(() => shown === left && dismiss());
  });
  on("keydown", (event) => {
    if (event.key === "Escape") forget();
  });
  return () => {
    stop.abort();
    forget();
  };
}
