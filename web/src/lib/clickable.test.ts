import { expect, it, vi } from "vitest";
import { clickable, type Click } from "./clickable";
import type { Choice } from "./types";

const choice: Choice = {
  code: 7,
  verb: "sail",
  noun: 1,
  kind: "place",
  written: "sail troy",
  text: "Sail to Troy",
  help: "",
};

function lit(click: Click) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
  return { node, action: clickable(node, click) };
}

it("lights up a thing and makes it a button while a choice stands behind it", () => {
  const { node, action } = lit({ choice, choose: () => {} });
  expect(node.classList.contains("lit")).toBe(true);
  expect(node.getAttribute("role")).toBe("button");
  expect(node.getAttribute("tabindex")).toBe("0");
  expect(node.getAttribute("aria-label")).toBe("Sail to Troy");
  expect(node.getAttribute("data-code")).toBe("7");
  action?.update?.({ choice: undefined, choose: () => {} });
  expect(node.getAttributeNames().filter((name) => name !== "class")).toEqual([]);
  expect(node.classList.contains("lit")).toBe(false);
});

it("is called by what it does and what is written on it", async () => {
  const { node } = lit({ choice, choose: () => {} });
  node.append("Troy");
  await Promise.resolve();
  expect(node.getAttribute("aria-label")).toBe("Sail to Troy");
  node.append(" (2 routes)");
  await Promise.resolve();
  expect(node.getAttribute("aria-label")).toBe("Sail to Troy: Troy (2 routes)");
});

it("chooses by mouse, Enter and the space bar, and by nothing else", () => {
  const choose = vi.fn();
  const { node } = lit({ choice, choose });
  node.dispatchEvent(new MouseEvent("click"));
  for (const key of ["Enter", " ", "a", "Tab"]) node.dispatchEvent(new KeyboardEvent("keydown", { key }));
  expect(choose.mock.calls).toEqual([[choice], [choice], [choice]]);
});

it("chooses nothing when there is no choice, or when it is gone", () => {
  const choose = vi.fn();
  const { node, action } = lit({ choice: undefined, choose });
  node.dispatchEvent(new MouseEvent("click"));
  action?.update?.({ choice, choose });
  action?.destroy?.();
  node.dispatchEvent(new MouseEvent("click"));
  expect(choose).not.toHaveBeenCalled();
});
