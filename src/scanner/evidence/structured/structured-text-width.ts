// Lengths of titles and descriptions as they take up room on a results page.
import { isBasicLatin } from "../text/text-words.ts";

const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const WITHOUT_WIDTH = /[\p{M}\p{Cf}]/u;

/**
 * Columns a text takes: letters of Chinese, Japanese and Korean count double, marks on letters and
 * invisible characters not at all. So one limit holds in every script.
 */
export function textWidth(text: string): number {
  if (isBasicLatin(text)) return text.length;
  let columns = 0;
  for (const letter of text) columns += WIDE.test(letter) ? 2 : WITHOUT_WIDTH.test(letter) ? 0 : 1;
  return columns;
}

const STARTERS =
  /^(?:untitled(?: document| page)?|home ?page|my (?:web)?site|react app|vite \+ \w+|next\.?js app|create next app|document|new page|just another wordpress site|your (?:site|company) (?:title|name)|index|title|\w+ website builder)$/i;
const UNFILLED = /\{\{|\{%|%[A-Z_]{4,}%|\[insert|lorem ipsum/i;

export const isLeftOver = (title: string): boolean => STARTERS.test(title.trim()) || UNFILLED.test(title);
