/** The small part of Markdown that the rules are written in, as data: whoever draws it makes elements of it. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  /** The number of a rule; in "U-85 to U-87" the first one goes `through` to the last. */
  | { kind: "rule"; text: string; through?: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  /** Nothing but the numbers of rules, in brackets: they can be left out of the sentence. */
  | { kind: "codes"; parts: Inline[] };

export type Block =
  | { kind: "heading"; level: number; text: string; slug: string }
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  /** A line such as `{scene: NAME}`: here stands a scene of the game, or the drawing that opens a chapter. */
  | { kind: "scene" | "drawing"; name: string };

const HEADING = /^(#{1,6}) +(.+)$/;
const ITEM = /^(?:[-*]|\d+\.) +/;
const RULER = /^\|(?: *:?-+:? *\|)+ *$/;
const PLACED = /^\{(scene|drawing): ([\w-]+)\}$/;
const MARKS =
  /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*]+)\*|\b([A-Z]-\d+)\b(?= (?:to|bis|à|a|–) ([A-Z]-\d+)|)|( ?\((?:da )?)([A-Z]-\d+(?:(?:,| to| bis| à| a| –) (?:da )?[A-Z]-\d+)*)\)/g;

export function parse(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;

  function run(belongs: (line: string) => boolean): string[] {
    const from = at;
    while (at < lines.length && belongs(lines[at]!)) at += 1;
    return lines.slice(from, at);
  }

  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    const placed = PLACED.exec(line);
    if (!line.trim()) {
      at += 1;
    } else if (heading) {
      at += 1;
      const text = heading[2]!.trim();
      blocks.push({ kind: "heading", level: heading[1]!.length, text, slug: slugOf(text) });
    } else if (placed) {
      at += 1;
      blocks.push({ kind: placed[1] as "scene" | "drawing", name: placed[2]! });
    } else if (line.startsWith("|") && RULER.test(lines[at + 1] ?? "")) {
      const [head, , ...rows] = run((other) => other.startsWith("|")).map(cellsOf);
      blocks.push({ kind: "table", head: head!, rows });
    } else if (ITEM.test(line)) {
      const items = itemsOf(run((other) => ITEM.test(other) || /^ +\S/.test(other)));
      blocks.push({ kind: "list", ordered: /^\d/.test(line), items });
    } else {
      const text = [lines[at++]!, ...run((other) => !!other.trim() && !startsBlock(other))].join(" ");
      blocks.push({ kind: "paragraph", parts: inline(text) });
    }
  }
  return blocks;
}

function startsBlock(line: string): boolean {
  return HEADING.test(line) || PLACED.test(line) || ITEM.test(line) || line.startsWith("|");
}

/** The items of a list; a line that is indented goes on with the one before it. */
function itemsOf(lines: string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return items.map(inline);
}

function cellsOf(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

/** A line taken apart: emphasis, code, and the numbers of rules such as U-54. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    from = found.index + found[0].length;
    const [, code, strong, em, rule, through, opening, codes] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: inline(em) });
    else if (rule !== undefined) parts.push({ kind: "rule", text: rule, ...(through ? { through } : {}) });
    else parts.push({ kind: "codes", parts: [plain(opening!), ...inline(codes!), plain(")")] });
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function plain(text: string): Inline {
  return { kind: "text", text };
}

export function slugOf(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}
