// Cheap first looks: which of many terms can stand in a text at all, before each of them is looked for.
import { EUROPEAN, isBasicLatin, isEuropean, isLetterOrDigit, mayLackSpaces } from "./text-words.ts";

const RUN = /[\p{L}\p{N}]+/gu;
const EUROPEAN_RUN = new RegExp(`[${EUROPEAN.letters}${EUROPEAN.digits}]+`, "g");
const BASIC_RUN = /[a-z0-9]+/g;
/** Scripts without spaces and others: there a word may start inside a run of letters, so they are no part of the runs. */
const OTHER_SCRIPTS = /[\u0590-\u1dff\u2e80-\uffff]/g;

/** True for a term that lies outside the runs and can only be looked for as it stands. */
const isOutside = (term: string): boolean => term.search(OTHER_SCRIPTS) !== -1;

const withoutOthers = (lower: string): string => (mayLackSpaces(lower) ? lower.replace(OTHER_SCRIPTS, " ") : lower);
const runPattern = (lower: string): RegExp =>
  isBasicLatin(lower) ? BASIC_RUN : isEuropean(lower) ? EUROPEAN_RUN : RUN;

/** Runs of letters and digits of a lower-case text, each once. */
export const runsOf = (lower: string): ReadonlySet<string> =>
  new Set(withoutOthers(lower).match(runPattern(lower)) ?? []);

/** The first run of a lower-case term; null when the runs of a text say nothing about the term. */
export const firstRun = (term: string): string | null => (isOutside(term) ? null : (term.match(RUN)?.[0] ?? null));

/** The first `size` characters from the start of each run of a lower-case text, each once. */
export function headsOf(lower: string, size: number): ReadonlySet<string> {
  const heads = new Set<string>();
  if (isBasicLatin(lower)) {
    for (let at = 0, isInside = false; at < lower.length; at += 1) {
      const isSign = isLetterOrDigit(lower.charCodeAt(at));
      if (isSign && !isInside) heads.add(lower.slice(at, at + size));
      isInside = isSign;
    }
    return heads;
  }
  // Found by their runs, one after the other: to ask an expression for positions costs several times as much.
  let at = 0;
  for (const run of withoutOthers(lower).match(runPattern(lower)) ?? []) {
    at = lower.indexOf(run, at);
    heads.add(lower.slice(at, at + size));
    at += run.length;
  }
  return heads;
}

/** The first `size` characters of a lower-case term; null when the heads of a text say nothing about the term. */
export const headOf = (term: string, size: number): string | null =>
  term.length < size || isOutside(term) || term.search(RUN) !== 0 ? null : term.slice(0, size);

const isBasicRun = (run: string): boolean => /^[a-z0-9]+$/.test(run);

/** One of these at the start of a run of plain letters and digits: one expression costs a fraction of cutting out every run. */
const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.length === 0 ? "(?!)" : `(?<![a-z0-9])(?:${patterns.toSorted().join("|")})`);

/** Whether any run of a lower-case text begins with one of the heads of `size` characters, or is one that is shorter. */
export function makeHeadGate(heads: ReadonlySet<string>, size: number): (lower: string) => boolean {
  const basic = anyOf([...heads].filter(isBasicRun).map((head) => (head.length < size ? `${head}(?![a-z0-9])` : head)));
  return (lower) => {
    if (isBasicLatin(lower)) return basic.test(lower);
    for (const [run] of lower.matchAll(RUN)) if (heads.has(run.slice(0, size))) return true;
    return false;
  };
}

/**
 * False when a lower-case text surely holds none of the terms as whole words; true says nothing. The terms are
 * plain words or phrases without signs that mean something in a pattern.
 */
export function makeWordGate(terms: readonly string[]): (lower: string) => boolean {
  const first = new Set(terms.flatMap((term) => firstRun(term) ?? []));
  const outside = new RegExp(terms.filter((term) => firstRun(term) === null).join("|") || "(?!)");
  const basic = anyOf([...first].filter(isBasicRun).map((run) => `${run}(?![a-z0-9])`));
  return (lower) => {
    if (isBasicLatin(lower)) return basic.test(lower);
    if (mayLackSpaces(lower) && outside.test(lower)) return true;
    for (const run of withoutOthers(lower).match(runPattern(lower)) ?? []) if (first.has(run)) return true;
    return false;
  };
}
