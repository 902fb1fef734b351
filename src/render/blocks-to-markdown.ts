// Blocks as CommonMark with GFM tables. Text never turns into markup, and every link is absolute.
import { type Block, code, type Inline, link, type Prose, prose } from "./blocks.ts";
import { SCAN_NOTES } from "./scan-form.ts";
import { escapeMarkdown as escapeForeign } from "./escape-markdown.ts";

/** `base` is the absolute address that links are resolved against: the page's own. */
export const blocksToMarkdown = (blocks: readonly Block[], base: string): string =>
  blocks
    .map((block) => blockToMarkdown(block, base))
    .filter((text) => text !== "")
    .join("\n\n");

function blockToMarkdown(block: Block, base: string): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${escapeMarkdown(block.text)}`;
    case "paragraph":
      return guardLineStart(proseToMarkdown(block.prose, base));
    case "list":
      return block.items
        .map((item, at) => `${block.isOrdered ? `${at + 1}.` : "-"} ${guardLineStart(proseToMarkdown(item, base))}`)
        .join("\n");
    case "table":
      return tableToMarkdown(block, base);
    case "code": {
      const fence = fenceFor(block.text, 3);
      return `${fence}${block.language}\n${block.text}\n${fence}`;
    }
    case "samples":
      return block.samples.map((sample) => blockToMarkdown({ ...sample, kind: "code" }, base)).join("\n\n");
    case "fields":
      return tableToMarkdown(tableOfFields(block), base);
    case "details":
      return `**${escapeMarkdown(block.summary)}**\n\n${blocksToMarkdown(block.blocks, base)}`;
    case "cards":
      return block.cards
        .map(({ name, to, text }) => `- ${proseToMarkdown(prose`${link(name, to)}: ${text}`, base)}`)
        .join("\n");
    case "quote":
      return `> ${escapeForeign(block.text)}`;
    case "choices":
      return `${escapeMarkdown(block.label)}: ${block.items.map((item) => proseToMarkdown(item, base)).join(", ")}`;
    case "points":
      return block.items
        .map(({ title, prose }) => `## ${escapeMarkdown(title)}\n\n${guardLineStart(proseToMarkdown(prose, base))}`)
        .join("\n\n");
    case "sample-finding":
      return [
        `### ${escapeMarkdown(block.title)}`,
        `${escapeMarkdown(block.label)}:`,
        guardLineStart(proseToMarkdown(block.prose, base)),
        `> ${escapeForeign(block.evidence)}`,
        guardLineStart(proseToMarkdown(block.fix, base)),
      ].join("\n\n");
    case "image":
      return `![${escapeForeign(block.text)}](${markdownAddress(block.source, base)})`;
    case "scan-form":
      return block.url !== undefined ? "" : SCAN_NOTES.map(escapeMarkdown).join("\n\n");
    case "try-it":
    case "search-form":
    case "slot":
      return "";
  }
}

type Table = Extract<Block, { kind: "table" }>;

const tableOfFields = ({ head, fields }: Extract<Block, { kind: "fields" }>): Table => ({
  kind: "table",
  head,
  rows: fields.map(({ name, to, type, marks, meaning }) => [
    prose`${to === undefined ? code(name) : link(name, to)}`,
    prose`${[type, ...marks].join("; ")}`,
    meaning,
  ]),
});

function tableToMarkdown({ head, rows }: Table, base: string): string {
  // A bar ends a cell, in code spans too (GFM section 4.10).
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    row(head.map(escapeMarkdown)),
    row(head.map(() => "---")),
    ...rows.map((cells) => row(cells.map((cell) => proseToMarkdown(cell, base)))),
  ].join("\n");
}

const proseToMarkdown = (prose: Prose, base: string): string =>
  prose.map((inline) => inlineToMarkdown(inline, base)).join("");

function inlineToMarkdown(inline: Inline, base: string): string {
  switch (inline.kind) {
    case "text":
      return escapeMarkdown(inline.text);
    case "code":
      return codeSpan(oneLine(inline.text));
    case "strong":
      return `**${escapeMarkdown(inline.text)}**`;
    case "quoted":
      return `"${escapeForeign(inline.text)}"`;
    case "foreign":
      return escapeForeign(inline.text);
    case "link":
      return `[${escapeName(inline.text)}](${markdownAddress(inline.to, base)})`;
  }
}

/** Text of one line in which nothing is read as inline markup. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*[\]<~]/g, "\\$&")
    // An underscore inside a word is literal (CommonMark section 6.2).
    .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&");

/** The same for what may be the name that a website gave itself: an address in it is no link (GFM section 6.9). */
export const escapeName = (text: string): string => escapeMarkdown(text).replace(/:(?=\/\/)|(?<=\bwww)\./gi, "\\$&");

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** Marks that only count at the start of a line: headings, quotes, lists. */
const guardLineStart = (line: string): string =>
  line.replace(/^(\s*)([#>+=-]+|\d+(?=[.)]))/, (_, space: string, mark: string) =>
    /^\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  );

function codeSpan(text: string): string {
  const fence = fenceFor(text, 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Backticks, one more than the longest run inside. */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return "`".repeat(Math.max(least, longest + 1));
}

function markdownAddress(to: string, base: string): string {
  const { href } = new URL(to, base);
  return href.replace(/[()]/g, (mark) => (mark === "(" ? "%28" : "%29"));
}
