import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Blocks from "./Blocks.svelte";
import { parse } from "./markdown";
import { placeOf } from "./places";

afterEach(cleanup);

test("Markdown becomes elements, and what looks like HTML stays text", () => {
  const { container } = render(Blocks, {
    blocks: parse("### An example\n\n**Draw** <img src=x onerror=alert(1)> (U-16).\n\n1. one"),
  });
  expect(screen.getByRole("heading", { level: 3 }).id).toBe("an-example");
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("p")?.textContent).toBe("Draw <img src=x onerror=alert(1)> (U-16).");
  expect(container.querySelector("ol li")?.textContent).toBe("one");
  expect(screen.getByRole("link", { name: "U-16" }).getAttribute("href")).toBe("#U-16");
});

test("a rule is found where it is named, or where the span begins that it is in", () => {
  const page = document.createElement("section");
  document.body.append(page);
  const target = document.createElement("section");
  page.append(target);
  render(Blocks, { props: { blocks: parse("(U-83, U-90), (U-85 to U-87)") }, target });
  const place = (rule: string) => placeOf(page, rule)?.textContent;
  expect([place("U-83"), place("U-86"), place("U-87")]).toEqual(["U-83", "U-85", "U-87"]);
  expect([place("U-84"), place("R-86")]).toEqual([undefined, undefined]);
  page.remove();
});
