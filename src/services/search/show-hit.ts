// A match for readers: plain text, and how well its title fits. Pure.
import { MARK_END, MARK_START, type SearchHit } from "../../model/list-ports.ts";
import { foldedWords } from "./query-words.ts";

const SNIPPET_CHARS = 200;
const BEFORE_CHARS = 60;

export const withoutMarks = (text: string): string => text.replaceAll(MARK_START, "").replaceAll(MARK_END, "");

/** The part of a text around its first match. */
export function snippetOf(marked: string): string {
  const text = withoutMarks(marked);
  if (text.length <= SNIPPET_CHARS) return text;
  const match = Math.max(0, marked.indexOf(MARK_START));
  const start = match <= BEFORE_CHARS ? 0 : wordStart(text, match - BEFORE_CHARS);
  const end = start + SNIPPET_CHARS >= text.length ? text.length : wordEnd(text, start + SNIPPET_CHARS);
  return `${start > 0 ? "… " : ""}${text.slice(start, end).trim()}${end < text.length ? " …" : ""}`;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(" ", at);
  return space === -1 || space > at + BEFORE_CHARS ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return space <= at - BEFORE_CHARS ? at : space;
}

/** 2: the title is the query; 1: it holds the query as a phrase; 0: neither. */
export function titleFit({ title }: Pick<SearchHit, "title">, query: string): 0 | 1 | 2 {
  const own = foldedWords(withoutMarks(title)).join(" ");
  const wanted = foldedWords(query).join(" ");
  if (own === wanted) return 2;
  return ` ${own} `.includes(` ${wanted} `) ? 1 : 0;
}
