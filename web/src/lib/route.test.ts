import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks, go, readRoute, route } from "./route.svelte";

describe("the route of an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new", game: undefined, own: false }],
    ["/new?game=ithaca", { page: "new", game: "ithaca", own: false }],
    ["/new?game=", { page: "new", game: undefined, own: false }],
    ["/t/a1", { page: "table", id: "a1" }],
    ["/games", { page: "games", game: undefined, opponent: "" }],
    ["/games?game=ithaca&opponent=Chlo%C3%A9", { page: "games", game: "ithaca", opponent: "Chloé" }],
    ["/t/a1/replay", { page: "replay", id: "a1", ply: undefined, seat: undefined }],
    ["/t/a1/replay?ply=12&seat=all", { page: "replay", id: "a1", ply: 12, seat: "all" }],
    ["/t/a1/replay?ply=x", { page: "replay", id: "a1", ply: undefined, seat: undefined }],
    ["/device/xyz", { page: "device", code: "xyz" }],
    ["/mail/xyz", { page: "letters", code: "xyz" }],
    ["/rules/ulysses", { page: "rules", game: "ulysses", rule: undefined }],
    ["/rules/ulysses#U-60", { page: "rules", game: "ulysses", rule: "U-60" }],
    ["/api-docs", { page: "api-docs" }],
  ])("%s", (address, expected) => expect(readRoute(address)).toEqual(expected));

  it.each([
    "/rules",
    "/t",
    "/t/a1/what",
    "/t/a1/join/x",
    "/games/x",
    "/device",
    "/mail",
    "/new/x",
    "/a/b/c/d/e",
    "/%zz",
  ])("%s is not on the chart", (address) => expect(readRoute(address)).toEqual({ page: "missing" }));
});

describe("links", () => {
  let stop: (() => void) | undefined;
  beforeEach(() => void vi.stubGlobal("scrollTo", () => {}));
  afterEach(() => {
    stop?.();
    document.body.replaceChildren();
    go("/", true);
    vi.unstubAllGlobals();
  });

  function click(link: Partial<HTMLAnchorElement>, how: MouseEventInit = {}): boolean {
    stop = followLinks();
    const anchor = Object.assign(document.createElement("a"), link);
    document.body.append(anchor);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    document.addEventListener("click", (late) => late.preventDefault(), { once: true }); // jsdom can't navigate
    let followed = false;
    window.addEventListener("click", () => (followed = route().page !== "home"), { once: true });
    anchor.dispatchEvent(event);
    return followed;
  }

  it("within the page are followed without loading it again", () => {
    expect(click({ href: "/t/a1" })).toBe(true);
    expect(route()).toEqual({ page: "table", id: "a1" });
    expect(location.pathname).toBe("/t/a1");
  });

  it.each([
    ["to another tab", { href: "/t/a1", target: "_blank" }, {}],
    ["with a key held", { href: "/t/a1" }, { ctrlKey: true }],
    ["to another site", { href: "http://elsewhere.example/t/a1" }, {}],
    ["to the API", { href: "/api/tables/a1/record" }, {}],
    ["for download", { href: "/t/a1", download: "x" }, {}],
  ])("%s are the browser's", (_, link, how) => expect(click(link, how)).toBe(false));
});
