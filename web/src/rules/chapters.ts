import { parse, type Block, type Inline } from "./markdown";

/** A chapter of the rules: its heading and drawing, how it begins, the rest of it, and the rules it names. */
export interface Chapter {
  title: string;
  slug: string;
  drawing: string;
  /** Its first paragraph, unless it begins with a list or a table: what is read before anything is unfolded. */
  lead: Block[];
  rest: Block[];
  rules: Set<string>;
}

/** The rules of a game; the introduction stands before the first chapter. */
export interface Rules {
  title: string;
  intro: Block[];
  chapters: Chapter[];
}

export function rulesOf(source: string): Rules {
  let title = "";
  const intro: Block[] = [];
  const chapters: Chapter[] = [];
  for (const block of parse(source)) {
    if (block.kind === "heading" && block.level === 1) {
      title = block.text;
    } else if (block.kind === "heading" && block.level === 2) {
      chapters.push({ title: block.text, slug: block.slug, drawing: "", lead: [], rest: [], rules: new Set() });
    } else {
      const chapter = chapters.at(-1);
      if (block.kind === "drawing" && chapter) chapter.drawing = block.name;
      else (chapter ? partOf(chapter, block) : intro).push(block);
      for (const rule of linesOf(block).flatMap(rulesIn)) chapter?.rules.add(rule);
    }
  }
  return { title, intro, chapters };
}

function partOf(chapter: Chapter, block: Block): Block[] {
  const begins = chapter.lead.length === 0 && chapter.rest.length === 0;
  return begins && block.kind === "paragraph" ? chapter.lead : chapter.rest;
}

/** All rules that are named, one by one or as a span: "U-85 to U-87" names the one between, too. */
export function rulesIn(parts: Inline[]): string[] {
  return parts.flatMap((part) => {
    if ("parts" in part) return rulesIn(part.parts);
    return part.kind === "rule" ? spanned(part.text, part.through ?? part.text) : [];
  });
}

function spanned(first: string, last: string): string[] {
  const [letter, from] = first.split("-") as [string, string];
  const count = Number(last.split("-")[1]) - Number(from) + 1;
  return Array.from({ length: count }, (_, at) => `${letter}-${String(Number(from) + at).padStart(from.length, "0")}`);
}

function linesOf(block: Block): Inline[][] {
  switch (block.kind) {
    case "heading":
    case "scene":
    case "drawing":
      return [];
    case "paragraph":
      return [block.parts];
    case "list":
      return block.items;
    case "table":
      return [block.head, ...block.rows].flat();
  }
}

export interface Titled {
  name: string;
  title: string;
  rules: string[];
}

/** The title of a scene for a reader of the rules: without the number that some have among the tests ("T-5: …"). */
export function headlineOf({ title }: Titled): string {
  return title.replace(/^[A-Z]-?\d+\s?: /, "");
}

/** Scenes whose title or rules have all the words that are looked for; a rule is looked for by its whole number. */
export function searched(scenes: Titled[], wanted: string): Titled[] {
  const words = folded(wanted)
    .split(/[\s,;]+/)
    .filter(Boolean);
  return scenes.filter((scene) => words.every((word) => answers(scene, word)));
}

function answers(scene: Titled, word: string): boolean {
  if (/^[a-z]-\d+$/.test(word)) return scene.rules.some((rule) => rule.toLowerCase() === word);
  return folded(scene.title).includes(word);
}

function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
