import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explain } from "./explain";
import { explanation, watchExplanations } from "./explanation.svelte";

class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, pointerType: string, at: MouseEventInit = {}) {
    super(type, { bubbles: true, cancelable: true, ...at });
    this.pointerType = pointerType;
  }
}

describe("explaining", () => {
  let thing: HTMLElement;
  let inner: HTMLElement;
  let stop: () => void;
  let end: (() => void) | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    thing = document.createElement("button");
    inner = document.createElement("span");
    thing.append(inner);
    document.body.append(thing);
    stop = watchExplanations();
    end = explain(thing, "A place of rest.")?.destroy;
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  const shown = () => explanation()?.text;

  it("waits until the mouse has stayed a while, and goes with it", () => {
    inner.dispatchEvent(new Pointer("pointerover", "mouse"));
    vi.advanceTimersByTime(300);
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(100);
    expect(shown()).toBe("A place of rest.");
    document.body.dispatchEvent(new Pointer("pointerover", "mouse"));
    expect(shown()).toBeUndefined();
  });

  it("follows when the text changes, and ends with the thing", () => {
    inner.dispatchEvent(new Pointer("pointerover", "mouse"));
    vi.advanceTimersByTime(400);
    explain(thing, "Another text.");
    expect(shown()).toBe("Another text.");
    end?.();
    expect(shown()).toBeUndefined();
  });

  it("is dismissed by Escape", () => {
    inner.dispatchEvent(new Pointer("pointerover", "mouse"));
    vi.advanceTimersByTime(400);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(shown()).toBeUndefined();
  });

  it("does not jump at a mouse that has clicked and rests", () => {
    document.body.dispatchEvent(new Pointer("pointerdown", "mouse", { clientX: 5, clientY: 5 }));
    inner.dispatchEvent(new Pointer("pointerover", "mouse"));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
    inner.dispatchEvent(new Pointer("pointermove", "mouse", { clientX: 30, clientY: 5 }));
    vi.advanceTimersByTime(400);
    expect(shown()).toBe("A place of rest.");
  });

  it("comes at a long press, which chooses nothing", () => {
    const chosen = vi.fn();
    thing.addEventListener("click", chosen);
    inner.dispatchEvent(new Pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(500);
    expect(explanation()?.by).toBe("finger");
    inner.dispatchEvent(new Pointer("pointerup", "touch"));
    inner.click();
    expect(chosen).not.toHaveBeenCalled();
    expect(shown()).toBe("A place of rest.");
    document.body.dispatchEvent(new Pointer("pointerdown", "touch"));
    expect(shown()).toBeUndefined();
    inner.click();
    expect(chosen).toHaveBeenCalledOnce();
  });

  it("is no part of scrolling with a finger", () => {
    inner.dispatchEvent(new Pointer("pointerdown", "touch"));
    inner.dispatchEvent(new Pointer("pointermove", "touch", { clientY: 40 }));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
  });

  it("says why at a tap on what cannot be clicked", () => {
    thing.setAttribute("data-thing", "place:7");
    const tap = () => {
      inner.dispatchEvent(new Pointer("pointerdown", "touch"));
      inner.dispatchEvent(new Pointer("pointerup", "touch"));
    };
    tap();
    expect(explanation()?.by).toBe("finger");
    document.body.dispatchEvent(new Pointer("pointerdown", "touch"));
    document.body.dispatchEvent(new Pointer("pointerup", "touch"));
    expect(shown()).toBeUndefined();
    thing.classList.add("lit");
    tap();
    expect(shown()).toBeUndefined();
  });
});
