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

/** Ends of sentences come before ends of clauses, and of either the last that fits; null where none does. */
export function shortenDescription(own: string, names: KnownNames, taken: ReadonlySet<string>): string | null {
  const text = own.slice(0, READ_CHARS).replace(/\s+/g, " ").trim();
  const at = (ends: RegExp): string[] =>
    [...text.matchAll(ends)].map(({ index, 0: end }) => text.slice(0, index + end.length)).toReversed();
  const fits = (candidate: string, least: number): boolean => {
    const columns = textWidth(candidate);
    return columns >= least && columns <= MOST_DESCRIPTION && isWhole(candidate) && !/[?？]$/.test(candidate);
  };
  const sentences = [...at(SENTENCE_END), ...withoutOne(at(SENTENCE_END).toReversed(), text)]
    .filter((sentence) => fits(sentence, LEAST_DESCRIPTION))
    .toSorted((a, b) => textWidth(b) - textWidth(a));
  const clauses = at(CLAUSE_END)
    .filter((clause) => isClause(clause, text.slice(clause.length)))
    .flatMap(asSentence)
    .filter((clause) => fits(clause, LEAST_CLAUSE));
  const isAmple = (sentence: string): boolean => textWidth(sentence) >= AMPLE;
  const candidates = [...sentences.filter(isAmple), ...clauses, ...sentences];
  const isFree = (text: string): boolean => !taken.has(text.toLowerCase()) && siteText(text, undefined, names) !== "";
  return candidates.find(isFree) ?? null;
}

/** Of a text that is hardly too long each sentence but the first left out, where the next does not speak of it. */
function withoutOne(begins: readonly string[], text: string): string[] {
  if (textWidth(text) > MOST_DESCRIPTION + HARDLY || !text.endsWith(".")) return [];
  const ends = begins.map((begin) => begin.length);
  return ends.flatMap((end, at) => {
    const next = ends[at + 1];
    const rest = next === undefined ? "" : text.slice(next);
    return rest === "" || REFERS.test(rest) ? [] : [`${text.slice(0, end)}${rest}`];
  });
}
const HARDLY = 10;
const REFERS =
  /^\s*(?:it|its|they|their|this|these|that|he|she|so|but|and|also|er|es|sie|ihre?|dies\p{L}*|das|aber|und|auch|il|elle|ils|elles|ce|ces|cette|cela|mais|et|aussi|ella|ellos?|est[eao]s?|pero|y|también|el[ea]s?|isso|isto|mas|também|quest[aoei]|ma|anche|hij|zij|ze|het|dit|deze|maar|ook|on|ona|ono|oni|te?n|ale|także|i)(?!\p{L})/iu;

/** Not the stop of an abbreviation or of a number: a capital, a number or a new script follows. */
const SENTENCE_END =
  /(?<!(?:^|[^\p{L}])(?:\p{L}{1,2}|Inc|Ltd|etc|[Ss]tr|Mrs|[Tt][eé]l|Fax|Mob|Nr))[.!?](?=\s+[\p{Lu}\p{Lo}\d¿¡„“"«])|[。！？]/gu;
/** Before a mark between clauses that is followed by a space; a dash stands between two. */
const CLAUSE_END = /[^\s,;:–—|·•-](?=(?:[,;:] | [–—|·•-] ))/gu;

/** The clause as a sentence; not one that a list or a bracket leaves open. */
const asSentence = (clause: string): string[] =>
  DANGLING.test(clause) ? [] : [`${clause}.`.replace(/([.!?])\.$/, "$1")];
const DANGLING =
  /(?:^|\s)(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|a|the|der|die|das|le|la|les|el|los|de|het|een)\.?$/i;

/** What a comma can leave behind: a list of several, or what stood before a clause of its own. */
const LISTED = 3;
function isClause(clause: string, rest: string): boolean {
  if (!rest.startsWith(",")) return true;
  const sentence = clause.slice(Math.max(...[...clause.matchAll(/[.!?]\s/g)].map(({ index }) => index), 0));
  const listed = count(sentence, ", ") + (GOES_ON.test(rest) ? 1 : 0);
  return !ONE_OF_SEVERAL.test(clause) && (OPENS_CLAUSE.test(rest) || listed >= LISTED);
}
/** "in a warm" before ", cozy place": words for one thing, which comes after the last of them. */
const ONE_OF_SEVERAL = /(?:^|\s)(?:an?|the|einer?|eine[mns]?|une?|una|uma?|een|w)\s\p{L}+$/iu;
/** The next of a list and the last: what stood before were members, too. */
const GOES_ON =
  /^, (?!(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s)[^,.;:]{2,40}?,? (?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|og|och|eller|ve)\s/iu;
const OPENS_CLAUSE =
  /^, (?:with|where|which|who|while|so|but|because|mit|damit|weil|wo|aber|wenn|avec|où|qui|mais|car|con|donde|que|pero|com|onde|mas|dove|che|ma|met|waar|die|zodat|maar|gdzie|który|która|które|ale)\s/i;

const isWhole = (text: string): boolean =>
  count(text, "(") === count(text, ")") && count(text, "“") === count(text, "”");
const count = (text: string, sign: string): number => text.split(sign).length - 1;
