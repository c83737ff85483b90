import { parse, type Block, type Inline } from "./markdown";

/** A chapter of the rules: its heading, what it says, and the rules it names. */
export interface Chapter {
  title: string;
  slug: string;
  blocks: Block[];
  rules: Set<string>;
}

/** The rules of a game; the introduction stands before the first chapter. */
export interface Rules {
  title: string;
  intro: Block[];
  chapters: Chapter[];
}

/** "U-85 to U-87" names the rules between, too. */
const SPAN = /\b([A-Z])-(\d+) (?:to|bis|à|a|–) \1-(\d+)\b/g;

export function rulesOf(source: string): Rules {
  let title = "";
  const intro: Block[] = [];
  const chapters: Chapter[] = [];
  for (const block of parse(source)) {
    if (block.kind === "heading" && block.level === 1) {
      title = block.text;
    } else if (block.kind === "heading" && block.level === 2) {
      chapters.push({ title: block.text, slug: block.slug, blocks: [], rules: new Set() });
    } else {
      const chapter = chapters.at(-1);
      (chapter?.blocks ?? intro).push(block);
      for (const rule of rulesIn(textOf(block))) chapter?.rules.add(rule);
    }
  }
  return { title, intro, chapters };
}

/** All rules that a text names, one by one or as a span. */
export function rulesIn(text: string): string[] {
  const named = [...text.matchAll(/\b[A-Z]-\d+\b/g)].map((found) => found[0]);
  for (const [, letter, first, last] of text.matchAll(SPAN)) {
    for (let number = Number(first); number <= Number(last); number += 1) {
      named.push(`${letter}-${String(number).padStart(first!.length, "0")}`);
    }
  }
  return [...new Set(named)];
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return plain(block.parts);
    case "list":
      return block.items.map(plain).join("\n");
    case "table":
      return [block.head, ...block.rows].flat().map(plain).join("\n");
  }
}

function plain(parts: Inline[]): string {
  return parts.map((part) => ("parts" in part ? plain(part.parts) : part.text)).join("");
}

export interface Titled {
  name: string;
  title: string;
  rules: string[];
}

/** The scenes that go with each chapter: a scene goes with the first chapter that names one of its rules. */
export function scenesOf(chapters: Chapter[], scenes: Titled[]): Map<Chapter, Titled[]> {
  const found = new Map<Chapter, Titled[]>(chapters.map((chapter) => [chapter, []]));
  for (const scene of scenes) {
    const home = scene.rules
      .map((rule) => chapters.find((chapter) => chapter.rules.has(rule)))
      .find((chapter) => chapter !== undefined);
    if (home) found.get(home)!.push(scene);
  }
  return found;
}

/** Scenes whose title or rules have all the words that are looked for; a rule is looked for by its whole number. */
export function searched(scenes: Titled[], wanted: string): Titled[] {
  const words = folded(wanted).split(/[\s,;]+/).filter(Boolean);
  return scenes.filter((scene) => words.every((word) => answers(scene, word)));
}

function answers(scene: Titled, word: string): boolean {
  if (/^[a-z]-\d+$/.test(word)) return scene.rules.some((rule) => rule.toLowerCase() === word);
  return folded(scene.title).includes(word);
}

function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
