// The main content as Markdown: the fragment that was cut out while streaming becomes a small DOM, and that is walked.
import { parseDocument } from "htmlparser2";
import { HTML_LIMITS, cut } from "./html-limits.ts";
import { fragmentMarkup, isFragmentCut } from "./page-fragment.ts";
import * as writing from "./page-markdown-writer.ts";
import type { MarkdownWriter } from "./page-markdown-writer.ts";
import type { ParserState } from "./page-parser-state.ts";

/** What the walk needs of a DOM node; texts have no name, attributes or children. */
interface DomNode {
  readonly nodeType: number;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly data?: string;
  readonly firstChild?: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly parentNode: DomNode | null;
}

interface Rule {
  enter?: (writer: MarkdownWriter, element: DomNode) => void;
  leave?: (writer: MarkdownWriter, element: DomNode) => void;
}

const ELEMENT = 1;
const TEXT = 3;

const block: Rule = { enter: writing.endMarkdownBlock, leave: writing.endMarkdownBlock };
const span = (kind: "strong" | "em"): Rule => ({
  enter: (writer) => writing.openSpan(writer, kind),
  leave: writing.closeSpan,
});
/** Terms and summaries name what follows them. */
const boldBlock: Rule = {
  enter: (writer) => {
    writing.endMarkdownBlock(writer);
    writing.openSpan(writer, "strong");
  },
  leave: (writer) => {
    writing.closeSpan(writer);
    writing.endMarkdownBlock(writer);
  },
};
const heading = (level: number): Rule => ({
  enter: (writer) => {
    writing.endMarkdownBlock(writer);
    if (writer.table === null) writer.headingMark = `${"#".repeat(level)} `;
  },
  leave: (writer) => {
    writing.endMarkdownBlock(writer);
    writer.headingMark = "";
  },
});
const list = (isOrdered: boolean): Rule => ({
  enter: (writer) => writing.openList(writer, isOrdered),
  leave: writing.closeList,
});

const RULES = new Map<string, Rule>([
  ...["p", "hr", "dd", "dl", "figure", "figcaption", "details"].map((tag): [string, Rule] => [tag, block]),
  ...[1, 2, 3, 4, 5, 6].map((level): [string, Rule] => [`h${level}`, heading(level)]),
  ["dt", boldBlock],
  ["summary", boldBlock],
  ["ul", list(false)],
  ["ol", list(true)],
  ["li", { enter: writing.openItem, leave: writing.closeContainer }],
  ["blockquote", { enter: writing.openQuote, leave: writing.closeContainer }],
  ["strong", span("strong")],
  ["em", span("em")],
  ["br", { enter: writing.writeBreak }],
  [
    "a",
    {
      enter: (writer, element) => writing.openSpan(writer, "link", element.attribs?.["href"] ?? ""),
      leave: writing.closeSpan,
    },
  ],
  ["img", { enter: (writer, element) => writing.writePicture(writer, element.attribs?.["alt"] ?? "") }],
  ["pre", { enter: enterPre, leave: writing.endCode }],
  ["code", { enter: enterCode, leave: leaveCode }],
  ["table", { enter: enterTable, leave: leaveTable }],
  ["caption", { leave: writing.endCaption }],
  ["tr", { leave: writing.endRow }],
  ["td", { enter: enterCell, leave: leaveCell }],
  ["th", { enter: enterCell, leave: leaveCell }],
]);

/**
 * Markdown of the main content, at most 24,000 characters. Where the DOM refuses the fragment, the main text blocks
 * stand in, and the page's caps say "markdown"; they say so too when there was more content than is given here.
 */
export function makeMarkdown(state: ParserState): string {
  if (isFragmentCut(state)) state.caps.add("markdown");
  try {
    const markdown = markdownOf(parseDocument(fragmentMarkup(state)));
    if (markdown.length > HTML_LIMITS.markdownChars) state.caps.add("markdown");
    return cut(withTitle(state, markdown), HTML_LIMITS.markdownChars) || plainBlocks(state);
  } catch {
    state.caps.add("markdown");
    return plainBlocks(state);
  }
}

/** Walks the tree without recursion: each element is entered, then its children, then left. */
function markdownOf(root: DomNode): string {
  const writer = writing.startMarkdown();
  let node = root.firstChild ?? null;
  while (node !== null && writer.chars + writer.line.length <= HTML_LIMITS.markdownChars) {
    if (node.nodeType === TEXT) writing.writeText(writer, node.data ?? "");
    if (node.nodeType === ELEMENT) ruleOf(node)?.enter?.(writer, node);
    const child: DomNode | null = node.firstChild ?? null;
    if (child !== null) {
      node = child;
      continue;
    }
    node = leaveUpward(writer, node, root);
  }
  writing.endMarkdownBlock(writer);
  return writer.blocks.join("\n");
}

/** Leaves the node and every parent that ends with it; the next node to enter, or null at the end. */
function leaveUpward(writer: MarkdownWriter, from: DomNode, root: DomNode): DomNode | null {
  let node: DomNode | null = from;
  while (node !== null && node !== root) {
    if (node.nodeType === ELEMENT) ruleOf(node)?.leave?.(writer, node);
    if (node.nextSibling !== null) return node.nextSibling;
    node = node.parentNode;
  }
  return null;
}

const ruleOf = ({ name }: DomNode): Rule | undefined => (name === undefined ? undefined : RULES.get(name));

function enterPre(writer: MarkdownWriter, element: DomNode): void {
  writing.endMarkdownBlock(writer);
  writer.code = { text: "", language: languageOf(element) };
}

function enterCode(writer: MarkdownWriter, element: DomNode): void {
  if (writer.code === null) writing.openSpan(writer, "code");
  else writer.code.language ||= languageOf(element);
}

function leaveCode(writer: MarkdownWriter): void {
  if (writer.code === null) writing.closeSpan(writer);
}

const languageOf = (element: DomNode): string => (element.attribs?.["class"] ?? "").replace("language-", "");

/** A table around a table is layout, and so is one in a cell's text: its cells are written as blocks. */
function enterTable(writer: MarkdownWriter, element: DomNode): void {
  writing.endMarkdownBlock(writer);
  const isLayout = writer.table !== null || countWithin(element, ["table"]) > 0 || isOneColumn(element);
  if (!isLayout) writer.table = { rows: [], cells: [] };
}

function leaveTable(writer: MarkdownWriter): void {
  if (writer.table === null) writing.endMarkdownBlock(writer);
  else writing.endTable(writer);
}

const isOneColumn = (table: DomNode): boolean => countWithin(table, ["td", "th"]) <= countWithin(table, ["tr"]);

/** Elements of these names below the root. */
function countWithin(root: DomNode, names: readonly string[]): number {
  let count = 0;
  const open = [root.firstChild ?? null];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === null) continue;
    if (node.name !== undefined && names.includes(node.name)) count++;
    open.push(node.nextSibling, node.firstChild ?? null);
  }
  return count;
}

function enterCell(writer: MarkdownWriter): void {
  if (writer.table === null) writing.endMarkdownBlock(writer);
}

function leaveCell(writer: MarkdownWriter, element: DomNode): void {
  if (writer.table === null) writing.endMarkdownBlock(writer);
  else writing.endCell(writer, Number(element.attribs?.["colspan"] ?? 1));
}

/** Many pages have their h1 in a banner above the main content. */
function withTitle({ facts }: ParserState, markdown: string): string {
  const title = facts.headings.find(({ level, text, hidden }) => level === 1 && text !== "" && !hidden);
  if (title === undefined || markdown === "" || /^# /m.test(markdown)) return markdown;
  return `# ${title.text}\n\n${markdown}`;
}

function plainBlocks({ facts }: ParserState): string {
  const main = facts.blocks.filter(({ region }) => region === "main");
  const texts = (main.length > 0 ? main : facts.blocks).map(({ text }) => text);
  return cut(texts.join("\n\n"), HTML_LIMITS.markdownChars);
}
