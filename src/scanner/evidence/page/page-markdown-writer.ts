// Writes Markdown (CommonMark with GFM tables) from the starts, ends and texts of a document, in order.
// https://spec.commonmark.org/0.31.2/ and https://github.github.com/gfm/#tables-extension-
import { formatTable } from "./page-markdown-table.ts";
import type { TableRow } from "./page-markdown-table.ts";

/** An element that is written around its text: a link, emphasis, code. */
interface Span {
  readonly kind: "link" | "strong" | "em" | "code";
  readonly href: string;
  /** Where its text begins in the running line. */
  start: number;
  /** A link around several blocks is written once, around the first. */
  isWritten: boolean;
}

/** A list item or quotation: its marker stands before its first line, its indent before the others. */
interface Container {
  readonly marker: string;
  readonly indent: string;
  readonly isItem: boolean;
  isOpened: boolean;
}

export interface MarkdownWriter {
  /** Lines, blank ones included. */
  readonly blocks: string[];
  /** The block before belongs to a list. */
  isInList: boolean;
  chars: number;
  line: string;
  /** Text of the picture in the running block, and of a block before that was nothing but a picture. */
  picture: string;
  pictureBefore: string;
  readonly spans: Span[];
  readonly containers: Container[];
  readonly lists: { isOrdered: boolean; next: number }[];
  headingMark: string;
  code: { text: string; language: string } | null;
  table: { rows: TableRow[]; cells: string[] } | null;
}

export const startMarkdown = (): MarkdownWriter => ({
  blocks: [],
  isInList: false,
  chars: 0,
  line: "",
  picture: "",
  pictureBefore: "",
  spans: [],
  containers: [],
  lists: [],
  headingMark: "",
  code: null,
  table: null,
});

/** A picture is its text. */
export function writePicture(writer: MarkdownWriter, alternative: string): void {
  writer.picture = alternative.trim();
  writer.line += ` ${escapeMarkup(alternative)} `;
}

/** Adds text; what would read as markup is escaped. */
export function writeText(writer: MarkdownWriter, text: string): void {
  if (writer.code !== null) writer.code.text += text;
  else if (writer.spans.at(-1)?.kind === "code") writer.line += text;
  else writer.line += escapeMarkup(text);
}

export function writeBreak(writer: MarkdownWriter): void {
  if (writer.code !== null) writer.code.text += "\n";
  else writer.line += mustStayOneLine(writer) ? " " : "\n";
}

export function openSpan(writer: MarkdownWriter, kind: Span["kind"], href = ""): void {
  writer.spans.push({ kind, href, start: writer.line.length, isWritten: false });
}

export function closeSpan(writer: MarkdownWriter): void {
  const span = writer.spans.pop();
  if (span !== undefined) wrapSpan(writer, span);
}

/** Ends the running block and writes it; inside a table cell, where blocks cannot stand, it only sets a space. */
export function endMarkdownBlock(writer: MarkdownWriter): void {
  if (writer.table !== null) {
    if (writer.line !== "" && !writer.line.endsWith(" ")) writer.line += " ";
    return;
  }
  for (const span of writer.spans.toReversed()) wrapSpan(writer, span);
  if (writer.line === "") return;
  const text = tidySpace(writer.line);
  writer.line = "";
  for (const span of writer.spans) span.start = 0;
  if (text === "" || isCaptionAgain(writer, text)) return;
  writeBlock(writer, writer.headingMark === "" ? escapeLineStarts(text) : writer.headingMark + text);
}

export function openList(writer: MarkdownWriter, isOrdered: boolean): void {
  endMarkdownBlock(writer);
  if (writer.lists.length === 0) writer.isInList = false;
  writer.lists.push({ isOrdered, next: 1 });
}

export function closeList(writer: MarkdownWriter): void {
  endMarkdownBlock(writer);
  writer.lists.pop();
}

export function openItem(writer: MarkdownWriter): void {
  const list = writer.lists.at(-1);
  const marker = list?.isOrdered === true ? `${list.next++}. ` : "- ";
  openContainer(writer, { marker, indent: " ".repeat(marker.length), isItem: true, isOpened: false });
}

export function openQuote(writer: MarkdownWriter): void {
  openContainer(writer, { marker: "> ", indent: "> ", isItem: false, isOpened: false });
}

export function closeContainer(writer: MarkdownWriter): void {
  endMarkdownBlock(writer);
  if (writer.table === null) writer.containers.pop();
}

function openContainer(writer: MarkdownWriter, container: Container): void {
  endMarkdownBlock(writer);
  if (writer.table === null) writer.containers.push(container);
}

/** Writes the code block that is open, in a fence longer than any inside it. */
export function endCode(writer: MarkdownWriter): void {
  const { code } = writer;
  writer.code = null;
  if (code === null || code.text.trim() === "") return;
  if (writer.table !== null) return writeText(writer, code.text.replace(/\s+/g, " "));
  const longest = Math.max(2, ...(code.text.match(/`{3,40}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  writeBlock(writer, `${fence}${code.language}\n${code.text.replace(/^\n|(?<!\s)\s+$/g, "")}\n${fence}`);
}

export function endCell(writer: MarkdownWriter, columns: number): void {
  writer.table?.cells.push(writer.line.trim(), ...Array.from({ length: columns - 1 }, () => ""));
  writer.line = "";
}

export function endRow(writer: MarkdownWriter): void {
  const { table } = writer;
  if (table === null || table.cells.length === 0) return;
  table.rows.push(table.cells);
  table.cells = [];
}

export function endTable(writer: MarkdownWriter): void {
  endRow(writer);
  const rows = writer.table?.rows ?? [];
  writer.table = null;
  writer.line = "";
  if (rows.length > 0) writeBlock(writer, formatTable(rows));
}

/** A caption stands before its table. */
export function endCaption(writer: MarkdownWriter): void {
  const text = writer.line.trim();
  writer.line = "";
  if (text !== "") writeBlock(writer, text);
}

/** Writes lines behind the markers of what they stand in; a blank line parts blocks, but not the items of a list. */
function writeBlock(writer: MarkdownWriter, text: string): void {
  const { containers, blocks } = writer;
  const isNextItem = writer.isInList && containers.at(-1)?.isItem === true && containers.at(-1)?.isOpened === false;
  if (blocks.length > 0 && !isNextItem) blocks.push(indentOf(containers.filter(({ isOpened }) => isOpened)).trimEnd());
  const first = containers.map(openContainerMark).join("");
  const rest = indentOf(containers);
  const lines = text.split("\n").map((line, at) => ((at === 0 ? first : rest) + line).trimEnd());
  for (const line of lines) blocks.push(line);
  writer.chars += lines.reduce((sum, line) => sum + line.length + 1, 1);
  writer.isInList = containers.some(({ isItem }) => isItem);
}

const indentOf = (containers: readonly Container[]): string => containers.map(({ indent }) => indent).join("");

function openContainerMark(container: Container): string {
  const mark = container.isOpened ? container.indent : container.marker;
  container.isOpened = true;
  return mark;
}

const MARKS: Readonly<Record<"strong" | "em" | "code", string>> = { strong: "**", em: "*", code: "`" };

/** Rewrites the text of a span with its marks around it, white space outside; empty text stays as it is. */
function wrapSpan(writer: MarkdownWriter, span: Span): void {
  const text = writer.line.slice(span.start);
  const content = text.trim();
  if (content === "" || span.isWritten || isPointless(writer, span)) return;
  const from = text.indexOf(content);
  const before = writer.line.slice(0, span.start) + text.slice(0, from);
  writer.line =
    before +
    (span.kind === "link" ? linkOf(span, content) : markOf(span.kind, content)) +
    text.slice(from + content.length);
  span.isWritten = span.kind === "link";
}

/** Headings are strong already, marks do not nest, and code shows marks as they are. */
function isPointless({ headingMark, spans }: MarkdownWriter, span: Span): boolean {
  if (spans.some((other) => other !== span && other.kind === "code")) return true;
  if (span.kind === "link") return span.href === "";
  return (
    (span.kind === "strong" && headingMark !== "") || spans.some((other) => other !== span && other.kind === span.kind)
  );
}

function linkOf({ href }: Span, content: string): string {
  const text = content.replace(/(?<!\s)\s*\n\s*/g, " ").replace(/[[\]]/g, "\\$&");
  return `[${text}](${href.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll(" ", "%20")})`;
}

function markOf(kind: "strong" | "em" | "code", content: string): string {
  if (kind !== "code") return MARKS[kind] + content + MARKS[kind];
  return content.includes("`") ? `\`\` ${content} \`\`` : `\`${content}\``;
}

const mustStayOneLine = ({ table, headingMark, spans }: MarkdownWriter): boolean =>
  table !== null || headingMark !== "" || spans.length > 0;

/** A picture's caption often repeats its text. */
function isCaptionAgain(writer: MarkdownWriter, text: string): boolean {
  const isRepeated = text === writer.pictureBefore;
  writer.pictureBefore = text === writer.picture ? text : "";
  writer.picture = "";
  return isRepeated;
}

/** The DOM ends a text node at each character reference, so that the tag may begin in the next one. */
const escapeMarkup = (text: string): string => text.replace(/[*`]|<(?=[a-z/!?]|$)/gi, "\\$&");

/** Pictures and line breaks leave spaces behind that say nothing. */
function tidySpace(line: string): string {
  const single = line.includes("  ") ? line.replace(/ {2,}/g, " ") : line;
  return (single.includes("\n") ? single.replace(/ ?\n ?/g, "\n") : single).trim();
}

/** A line of text that begins like a heading, list or quotation is neither. */
function escapeLineStarts(text: string): string {
  if (!/^[#>+\d-]/m.test(text)) return text;
  return text.replace(/^[#>+-](?=[\s#>-]|$)/gm, "\\$&").replace(/^(\d{1,9})(?=[.)]\s)/gm, "$1\\");
}
