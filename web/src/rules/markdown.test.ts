import { expect, test } from "vitest";
import { headlineOf, rulesOf, rulesIn, searched } from "./chapters";
import { inline, parse, slugOf } from "./markdown";

test("headings, paragraphs and their anchors", () => {
  expect(parse("# Ulysses\n\nOne line\nand its rest.\n## À la fin : l’idée")).toEqual([
    { kind: "heading", level: 1, text: "Ulysses", slug: "ulysses" },
    { kind: "paragraph", parts: [{ kind: "text", text: "One line and its rest." }] },
    { kind: "heading", level: 2, text: "À la fin : l’idée", slug: "a-la-fin-l-idee" },
  ]);
  expect(slugOf("The sea (again)")).toBe("the-sea-again");
});

test("emphasis, code and rules within a line", () => {
  expect(inline("**Draw *two*** for `t` (U-16).")).toEqual([
    {
      kind: "strong",
      parts: [
        { kind: "text", text: "Draw " },
        { kind: "em", parts: [{ kind: "text", text: "two" }] },
      ],
    },
    { kind: "text", text: " for " },
    { kind: "code", text: "t" },
    {
      kind: "codes",
      parts: [
        { kind: "text", text: " (" },
        { kind: "rule", text: "U-16" },
        { kind: "text", text: ")" },
      ],
    },
    { kind: "text", text: "." },
  ]);
  expect(inline("As in U-16 (once)").map((part) => part.kind)).toEqual(["text", "rule", "text"]);
});

test("lists, with items that go on", () => {
  expect(parse("1. one\n2. two\n   and more\n\n- three")).toEqual([
    { kind: "list", ordered: true, items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two and more" }]] },
    { kind: "list", ordered: false, items: [[{ kind: "text", text: "three" }]] },
  ]);
});

test("tables", () => {
  const [table] = parse("| Action | Price |\n|---|---|\n| **Build** | *t* |");
  expect(table).toEqual({
    kind: "table",
    head: [[{ kind: "text", text: "Action" }], [{ kind: "text", text: "Price" }]],
    rows: [
      [
        [{ kind: "strong", parts: [{ kind: "text", text: "Build" }] }],
        [{ kind: "em", parts: [{ kind: "text", text: "t" }] }],
      ],
    ],
  });
});

test("what looks like HTML stays text", () => {
  expect(parse("<script>alert(1)</script> & <b>")).toEqual([
    { kind: "paragraph", parts: [{ kind: "text", text: "<script>alert(1)</script> & <b>" }] },
  ]);
});

test("a span of rules names those between, in every language", () => {
  const named = (text: string) => [...new Set(rulesIn(inline(text)))].sort();
  expect(named("(U-85 to U-87, R-4)")).toEqual(["R-4", "U-85", "U-86", "U-87"]);
  expect(named("**(F-08 bis F-10)**")).toEqual(["F-08", "F-09", "F-10"]);
  expect(named("(U-1 à U-3), (da U-5 a U-6)")).toHaveLength(5);
  expect(named("(U-5, U-9)")).toEqual(["U-5", "U-9"]);
});

test("a chapter begins with its drawing and its first paragraph; scenes stand in the rest", () => {
  const page = "## First\n{drawing: ship}\n\nDraw.\n{scene: a-1}\nGo on.\n## Second\n- one\n\nThen.";
  const [first, second] = rulesOf(page).chapters;
  expect(first!.drawing).toBe("ship");
  expect(first!.lead.map((block) => block.kind)).toEqual(["paragraph"]);
  expect(first!.rest[0]).toEqual({ kind: "scene", name: "a-1" });
  expect(second!.lead).toEqual([]);
  expect(second!.rest.map((block) => block.kind)).toEqual(["list", "paragraph"]);
});

const PAGE =
  "# Game\nWelcome (U-1).\n## First\nDraw (U-2).\n### Deeper\n- build (U-4 to U-6)\n## Second\n| a |\n|---|\n| (U-9) |";

test("chapters know the rules they name", () => {
  const { title, intro, chapters } = rulesOf(PAGE);
  expect([title, intro.length]).toEqual(["Game", 1]);
  expect(chapters.map((chapter) => chapter.title)).toEqual(["First", "Second"]);
  expect([...chapters[0]!.rules].sort()).toEqual(["U-2", "U-4", "U-5", "U-6"]);
  expect([...chapters[1]!.rules]).toEqual(["U-9"]);
});

const SCENES = [
  { name: "a", title: "Building in Ithaca", rules: ["U-77", "U-5", "U-2"] },
  { name: "b", title: "Été", rules: ["U-9"] },
  { name: "c", title: "Nowhere", rules: ["U-77"] },
];

test("the headline of a scene has no number", () => {
  const headline = (title: string) => headlineOf({ name: "a", title, rules: [] });
  expect(headline("T-5: Four cards")).toBe("Four cards");
  expect(headline("T1\u00a0: Béa")).toBe("Béa");
  expect(headline("Example 1: a debate")).toBe("Example 1: a debate");
});

test("scenes are found by rule and by words", () => {
  const names = (wanted: string) => searched(SCENES, wanted).map((scene) => scene.name);
  expect(names("u-77")).toEqual(["a", "c"]);
  expect(names("U-7")).toEqual([]);
  expect(names("ithaca build")).toEqual(["a"]);
  expect(names("ete")).toEqual(["b"]);
  expect(names(" ")).toEqual(["a", "b", "c"]);
});
