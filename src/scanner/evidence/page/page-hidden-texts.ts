// Text that a visitor does not see, kept for the checks that look for instructions to machines and for waste.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { normaliseText } from "./page-text-log.ts";
import type { HiddenText } from "../page-facts.ts";
import type { ParserState } from "./page-parser-state.ts";

/** Attributes and comments are everywhere: only what could be a sentence is worth keeping. */
const SENTENCE_CHARS = 20;
const WORD_CHARS = 3;
const SENTENCES_ONLY = new Set<HiddenText["by"]>([
  "comment",
  "meta",
  "alt",
  "aria-label",
  "title",
  "placeholder",
  "hidden-input",
]);

/** Keeps a hidden text; when its kind is full, a longer text takes the place of the shortest. */
export function noteHiddenText(
  state: ParserState,
  by: HiddenText["by"],
  raw: string | undefined,
  isMenu = false,
): void {
  if (raw === undefined || raw.length < WORD_CHARS) return;
  const isAttribute = SENTENCES_ONLY.has(by);
  if (isAttribute && raw.length < SENTENCE_CHARS) return;
  const text = cut(normaliseText(raw.slice(0, 4 * TEXT_LIMITS.hidden)), TEXT_LIMITS.hidden);
  if (text.length < (isAttribute ? SENTENCE_CHARS : WORD_CHARS) || (isAttribute && !text.includes(" "))) return;
  const same = state.hiddenTexts.get(by) ?? [];
  if (same.length === 0) state.hiddenTexts.set(by, same);
  if (same.some((entry) => entry.text === text)) return;
  const entry: HiddenText = isMenu ? { by, text, isMenu } : { by, text };
  if (same.length < HTML_LIMITS.hiddenTextsPerKind) same.push(entry);
  else replaceShortest(same, entry);
}

/** The page's share: elements that hide text come before attributes that name things. */
export function chooseHiddenTexts({ hiddenTexts }: ParserState): HiddenText[] {
  const all = [...hiddenTexts.values()].flat();
  const elements = all.filter((entry) => !SENTENCES_ONLY.has(entry.by));
  const attributes = all.filter((entry) => SENTENCES_ONLY.has(entry.by));
  return [...elements, ...attributes].slice(0, HTML_LIMITS.hiddenTexts);
}

function replaceShortest(entries: HiddenText[], entry: HiddenText): void {
  const shortest = entries.reduce((least, one) => (one.text.length < least.text.length ? one : least));
  if (entry.text.length > shortest.text.length) entries[entries.indexOf(shortest)] = entry;
}
