// All text of the page in one list, in order, white space collapsed. An element remembers where its text begins and
// ends in the list, so that a heading, a link inside it and the list item around it need no buffers of their own.
import { singleSpaced } from "../text/single-spaced.ts";
import { cut } from "./html-limits.ts";

/** Who hides a text: the depth of the outermost element that does, 0 when none. */
export interface TextPlace {
  /** Hidden from people. */
  readonly hiddenAt: number;
  /** Hidden from assistive technology as well (display, visibility, the hidden attribute). */
  readonly unreadAt: number;
  /** aria-hidden. */
  readonly silentAt: number;
}

export interface TextLog {
  parts: string[];
  places: TextPlace[];
  endsInSpace: boolean;
  needsSpace: boolean;
}

/** Whose text: what people see, what assistive technology says, or all there is. */
export type Reader = "eyes" | "ears" | "all";

/** An element as far as its text goes. */
export interface TextSpan {
  readonly depth: number;
  readonly textStart: number;
  readonly textEnd: number;
}

const SOFT_HYPHEN = "\u00ad";

export const startTextLog = (): TextLog => ({ parts: [], places: [], endsInSpace: true, needsSpace: false });

/** White space runs become one space, soft hyphens vanish; a space at either end stays. Single spaces are not touched. */
export function collapseSpace(text: string): string {
  const plain = text.includes(SOFT_HYPHEN) ? text.replaceAll(SOFT_HYPHEN, "") : text;
  return singleSpaced(plain);
}

/** Collapsed and trimmed. */
export const normaliseText = (text: string): string => collapseSpace(text).trim();

/** Adds collapsed text. */
export function logText(log: TextLog, text: string, place: TextPlace): void {
  let part = text;
  if (log.endsInSpace) {
    if (part.startsWith(" ")) part = part.slice(1);
  } else if (log.needsSpace && !part.startsWith(" ")) part = ` ${part}`;
  log.needsSpace = false;
  if (part === "") return;
  log.parts.push(part);
  log.places.push(place);
  log.endsInSpace = part.endsWith(" ");
}

/** Keeps the next text apart from what stands there. */
export function logBreak(log: TextLog): void {
  log.needsSpace = true;
}

/**
 * Texts of two elements that a style sheet shows apart: "X-rays" and "Per film" of a small print under it. A letter in
 * an element of its own ("m" and "2") and brands written with a capital inside stay as they are within one text. A year
 * ends what comes before "3 min read".
 */
export const isGlued = (before: string, after: string): boolean =>
  STARTS_APART.test(after) && ENDS_WORD.test(before.slice(-5));
const STARTS_APART = /^(?:\p{Lu}\p{Ll}+[\s,–—-]|\d+\s\p{L}|\d{1,2}[:.]\d\d(?!\d)|\+\d{2})/u;
const ENDS_WORD = /\p{Ll}{3}$|(?:^|[^\d.,])(?:19|20)\d\d$/u;

/** Text of an element, at most `limit` characters, trimmed. Text that something inside it hides is left out, by reader. */
export function readText(log: TextLog, span: TextSpan, limit: number, reader: Reader): string {
  let text = "";
  let gap = false;
  for (let at = span.textStart; at < span.textEnd && text.length <= limit; at++) {
    const part = log.parts[at] ?? "";
    const place = log.places[at];
    if (place === undefined || isKeptFrom(reader, place, span.depth)) {
      gap ||= part.startsWith(" ") || part.endsWith(" ");
      continue;
    }
    const isApart = (gap && !part.startsWith(" ")) || isGlued(text, part);
    text += text === "" || text.endsWith(" ") ? part.trimStart() : isApart ? ` ${part}` : part;
    gap = false;
  }
  return cut(text, limit).trim();
}

function isKeptFrom(reader: Reader, place: TextPlace, depth: number): boolean {
  if (reader === "all") return false;
  if (reader === "eyes") return place.hiddenAt > depth;
  return place.unreadAt > depth || place.silentAt > depth;
}
