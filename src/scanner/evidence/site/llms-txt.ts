import { linesOf, withoutBom } from "./sniff-body.ts";
import { KEPT_TEXT_CHARS, URL_CHARS } from "./site-limits.ts";

export interface LlmsLink {
  text: string;
  /** As written. */
  url: string;
  note: string;
  /** An address in the open, which no reader of the format takes for a link. */
  isBare?: true;
}

export interface LlmsSection {
  title: string;
  /** llmstxt.org: links under "Optional" may be skipped. */
  isOptional: boolean;
  links: LlmsLink[];
}

export interface LlmsTxt {
  /** Text of the first H1; null when there is none. */
  title: string | null;
  /** Text of the blockquote under the title. */
  summary: string | null;
  sections: LlmsSection[];
  /** Links before the first H2. */
  looseLinks: LlmsLink[];
}

const LINKS = 1_000;
const SECTIONS = 200;
const TEXT_CHARS = 300;
const LINE_CHARS = 4_000;

/** Reads llms.txt as llmstxt.org describes it: H1, blockquote, prose, then H2 sections with lists of links. */
export function parseLlmsTxt(text: string): LlmsTxt {
  const read: LlmsTxt = { title: null, summary: null, sections: [], looseLinks: [] };
  let isFenced = false;
  let kept = 0;
  for (const raw of linesOf(withoutBom(text).slice(0, KEPT_TEXT_CHARS * 8))) {
    const line = raw.slice(0, LINE_CHARS).trim();
    if (line.startsWith("```") || line.startsWith("~~~")) isFenced = !isFenced;
    if (isFenced || line === "") continue;
    if (readHeading(read, line)) continue;
    if (line.startsWith(">") && read.sections.length === 0) {
      read.summary = `${read.summary ?? ""} ${line.replace(/^>+/, "").trim()}`.trim().slice(0, TEXT_CHARS * 4);
    }
    const links = kept < LINKS ? linksOf(line).slice(0, LINKS - kept) : [];
    kept += links.length;
    (read.sections.at(-1)?.links ?? read.looseLinks).push(...links);
  }
  return read;
}

/** All links of the file in order. */
export const linksOfLlmsTxt = ({ sections, looseLinks }: LlmsTxt): LlmsLink[] => [
  ...looseLinks,
  ...sections.flatMap((section) => section.links),
];

function readHeading(read: LlmsTxt, line: string): boolean {
  const match = /^(#{1,6})\s+(\S.*)$/.exec(line);
  if (!match) return false;
  const [, marks = "", words = ""] = match;
  const title = words
    .replace(/(?<!#)#+$/, "")
    .trim()
    .slice(0, TEXT_CHARS);
  if (marks.length === 1) read.title ??= title;
  else if (marks.length === 2 && read.sections.length < SECTIONS) {
    read.sections.push({ title, isOptional: title.toLowerCase() === "optional", links: [] });
  }
  return true;
}

/** Markdown links of one line; what follows a link up to the next one is its note. Pictures are no links. */
function linksOf(line: string): LlmsLink[] {
  const links: LlmsLink[] = [];
  let at = 0;
  while (at < line.length) {
    const middle = line.indexOf("](", at);
    if (middle < 0) break;
    const open = at + line.slice(at, middle).lastIndexOf("[");
    const close = line.indexOf(")", middle);
    if (close < 0) break;
    const target =
      line
        .slice(middle + 2, close)
        .trim()
        .split(/\s/, 1)[0] ?? "";
    const previous = links.at(-1);
    if (open >= at && line[open - 1] !== "!" && target !== "") {
      if (previous) previous.note = noteOf(line.slice(at, open));
      links.push({
        text: line
          .slice(open + 1, middle)
          .trim()
          .slice(0, TEXT_CHARS),
        url: target.slice(0, URL_CHARS),
        note: "",
      });
    }
    at = close + 1;
  }
  const last = links.at(-1);
  if (last) last.note = noteOf(line.slice(at));
  return line.includes("](") ? links : bareAddressesOf(line);
}

/** "- About us: https://…". */
const bareAddressesOf = (line: string): LlmsLink[] =>
  (line.match(/https?:\/\/[^\s<>()[\]"'`]+/g) ?? []).map((url) => ({
    text: noteOf(line.slice(0, line.indexOf(url)).replace(/[:<]\s*$/, "")),
    url: url.replace(/[.,;:]{1,9}$/, "").slice(0, URL_CHARS),
    note: "",
    isBare: true,
  }));

const noteOf = (rest: string): string =>
  rest
    .replace(/^[\s:–—-]+/, "")
    .trim()
    .slice(0, TEXT_CHARS);
