import { expect, test } from "vitest";
import { returned } from "./elsewhere";

test("who comes back has a state, and a code unless they thought better of it", () => {
  expect(returned("?code=abc&state=xyz&iss=https%3A%2F%2Fa.example")).toEqual({ code: "abc", state: "xyz" });
  expect(returned("?error=access_denied&state=xyz")).toEqual({ code: "", state: "xyz" });
});

test("whoever just opens the page does not come back", () => {
  expect(returned("")).toBeUndefined();
  expect(returned("?code=abc")).toBeUndefined();
});
