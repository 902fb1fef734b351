// A description that is only too long, cut where a sentence or a clause of it ends.
import { textWidth } from "../../evidence/structured/structured-text-width.ts";
import { siteText } from "./draft-parts.ts";
import type { KnownNames } from "../name/person-name.ts";

/** What is shown whole under a link, in columns. */
export const MOST_DESCRIPTION = 160;
/** What is left of a long text may lose the very words that buyers look for: less than half is no draft. */
const LEAST_DESCRIPTION = 75;
/** A sentence that is shorter gives way to a clause that says more. */
const AMPLE = 115;
/** A shorter clause may be what a sentence opens with, and says nothing alone. */
const LEAST_CLAUSE = 100;
const READ_CHARS = 1_000;

/** What it costs is what people look for. */
const MONEY = /[$€£]|(?<!\p{L})(?:zł|CHF|EUR|USD)(?!\p{L})/u;

/** Ends of sentences come before ends of clauses, and of either the last that fits; null where none does. */
export function shortenDescription(own: string, names: KnownNames, taken: ReadonlySet<string>): string | null {
  const text = own.slice(0, READ_CHARS).replace(/\s+/g, " ").trim();
  const at = (ends: RegExp): string[] =>
    [...text.matchAll(ends)].map(({ index, 0: end }) => text.slice(0, index + end.length)).toReversed();
  const fits = (candidate: string, least: number): boolean => {
    const columns = textWidth(candidate);
    return (
      columns >= least &&
      columns <= MOST_DESCRIPTION &&
      isWhole(candidate) &&
      !/[?？]$/.test(candidate) &&
      (MONEY.test(candidate) || !MONEY.test(text))
    );
  };
  const sentences = at(SENTENCE_END)
    .filter((sentence) => fits(sentence, LEAST_DESCRIPTION))
    .toSorted((a, b) => textWidth(b) - textWidth(a));
  const clauses = at(CLAUSE_END)
    .filter((clause) => isClause(text.slice(clause.length)))
    .flatMap(asSentence)
    .filter((clause) => fits(clause, LEAST_CLAUSE));
  const isAmple = (sentence: string): boolean => textWidth(sentence) >= AMPLE;
  const candidates = [...sentences.filter(isAmple), ...clauses, ...sentences];
  const isFree = (text: string): boolean => !taken.has(text.toLowerCase()) && siteText(text, undefined, names) !== "";
  return candidates.find(isFree) ?? null;
}

/** Not the stop of an abbreviation or of a number: a capital, a number or a new script follows. */
const SENTENCE_END =
  /(?<!(?:^|[^\p{L}])(?:\p{L}{1,2}|Inc|Ltd|etc|[Ss]tr|Mrs|[Tt][eé]l|Fax|Mob|Nr))[.!?](?=\s+[\p{Lu}\p{Lo}\d¿¡„“"«]|$)|[。！？]/gu;
/** Before a mark between clauses that is followed by a space; a dash stands between two. */
const CLAUSE_END = /[^\s,;:–—|·•-](?=(?:[,;:] | [–—|·•-] ))/gu;

/** The clause as a sentence; not one that a list or a bracket leaves open. */
const asSentence = (clause: string): string[] =>
  DANGLING.test(clause) ? [] : [`${clause}.`.replace(/([.!?])\.$/, "$1")];
const DANGLING =
  /(?:^|\s)(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|a|the|der|die|das|le|la|les|el|los|de|het|een)\.?$/i;

/** A comma within a list leaves its last member without its "and"; one before a clause of its own can end a sentence. */
const isClause = (rest: string): boolean => !rest.startsWith(",") || OPENS_CLAUSE.test(rest);
const OPENS_CLAUSE =
  /^, (?:with|where|which|who|while|so|but|because|mit|damit|weil|wo|aber|wenn|avec|où|qui|mais|car|con|donde|que|pero|com|onde|mas|dove|che|ma|met|waar|die|zodat|maar|gdzie|który|która|które|ale)\s/i;

const isWhole = (text: string): boolean =>
  count(text, "(") === count(text, ")") && count(text, "“") === count(text, "”");
const count = (text: string, sign: string): number => text.split(sign).length - 1;
