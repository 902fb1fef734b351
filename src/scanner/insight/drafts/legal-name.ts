// The business's own name with its legal form, as its legal pages, its contact page or its footer write it.
import { foldText } from "../../evidence/text/text-search.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isImprint } from "../channels/imprint.ts";
import { siteText } from "./draft-parts.ts";
import { namesOn } from "./people.ts";

/** Forms that are no word of a language where they are written like this. */
const FORM =
  /(?<=[\p{L}\p{N}.)&,] )(?:(?:Pvt|Pty)\.? Ltd\.?|GmbH(?: ?& ?Co\.? ?KG)?|UG ?\(haftungsbeschränkt\)|GbR|OHG|AG|KG|SA|e\.\s?[KV]\.|LLC|PLLC|LLP|Ltd\b\.?|Limited|Inc\b\.?|SARL|S\.A\.R\.L\.|SASU?|EURL|S\.L\.U?\.?|SLU?|S\.A\.(?:S\.)?|Lda\b\.?|Ltda\b\.?|S\.?r\.?l\.?s?|s\.r\.l\.|S\.p\.A\.|B\.V\.|BV|V\.O\.F\.|VOF|N\.V\.|[Ss]p\. ?z ?o\. ?o\.|[Ss]p\. ?[jk]\.|[Ss]półka jawna|s\.r\.o\.|A\.Ş\.|ApS|Oy|AB|AS)(?![\p{L}\p{N}])(?<! (?:Limited|AS|AB|SA)(?= \p{Lu}))/gu;
const LONGEST_BEFORE = 80;
const MOST_CHARS = 100;
const MOST_WORDS = 8;
const JOINING = /^(?:and|und|et|y|e|i|en)$/;

/**
 * undefined where none goes with the name of the business. Of several the one of the imprint, if that is one and no footer
 * gives another; it is to be checked, as is that of a notice of copyright alone.
 */
export function legalNameOf(site: SiteEvidence, name: string): string | undefined {
  const names = namesOn(site);
  const known = { ...names, own: [...names.own, name] };
  const written = site.pages
    .filter(({ kind }) => kind !== "post" && kind !== "blog")
    .flatMap((page) => {
      const inMain = isNamedByLaw(page) ? "imprint" : "page";
      return page.blocks
        .filter(
          ({ region, quoted, inArticle }) => region === "footer" || (!quoted && !inArticle && SPEAKS.has(page.kind)),
        )
        .flatMap(({ text, region }) =>
          namesIn(text, name).map((one) => ({ ...one, place: region === "footer" ? region : inMain })),
        );
    })
    .map(({ said, isStated, place }) => ({ isStated, place, name: siteText(said, MOST_CHARS, known) }))
    .filter((one) => one.name !== "");
  const [first, ...others] = distinct(written);
  const [legal, ...more] = distinct(written.filter(({ place }) => place !== "page"));
  if (first === undefined) return undefined;
  const isInImprint = written.some(({ place }) => place === "imprint");
  if (others.length > 0) return legal === undefined || more.length > 0 || !isInImprint ? undefined : toCheck(legal);
  return written.some(({ isStated }) => isStated) ? first : toCheck(first);
}

const isNamedByLaw = (facts: PageFacts): boolean => isImprint({ facts, isLegal: facts.kind === "legal" });
const distinct = (written: readonly { name: string }[]): string[] => [
  ...new Map(written.map(({ name }) => [wordsOf(name).join(" "), name])).values(),
];
const toCheck = (name: string): string => `[${name}, if that is its registered name]`;

/** A notice of copyright that opens or ends with the name. */
const OPENS_NOTICE = /(?:©|\(c\)|copyright).{0,60}$/isu;
const ENDS_NOTICE = /^[\s,.|–—-]{0,5}(?:©|\(c\)|copyright)/iu;
/** Beside a number of registration or for taxes, which says what it is, it is the registered name. */
const REGISTERED =
  /(?<!\p{L})(?:(?:p\.? ?iva|partita iva|hr[ab]|kvk|sire[nt]|rcs|[cn]\.?i\.?f\.?|cnpj|nipc?|krs|regon|ičo?|vat|btw|ust-?id(?:nr)?|abn|acn|cvr|(?:company|registration|registered|reg\.?) (?:no|number))(?!\p{L})\D{0,20}\d{3}|registered in \D{3,40}\d{5})/iu;

const INITIAL = /(?<!\p{L})\p{L}\./gu;
const SPEAKS: ReadonlySet<string> = new Set(["home", "about", "contact", "legal", "location"]);

function namesIn(text: string, name: string): { said: string; isStated: boolean }[] {
  const own = wordsOf(name);
  // A dot inside a word is part of it in a name that is written so, and elsewhere an end of a sentence that lost its space.
  const asWritten = new Set(foldText(name).split(" "));
  return [...text.matchAll(FORM)].flatMap(({ 0: form, index }) => {
    const from = Math.max(0, index - LONGEST_BEFORE);
    const before = text.slice(from, index);
    const parts = [...before.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)].slice(-MOST_WORDS);
    const start = parts.find(({ 0: word }) => own[0] !== undefined && wordsOf(word)[0] === own[0]);
    if (start === undefined) return [];
    const named = before.slice(start.index).trim();
    const others = named.split(" ").filter((word) => word.endsWith(".") || !asWritten.has(foldText(word)));
    if (/[.!?;:|•·©–—\n]/u.test(others.join(" ").replace(INITIAL, "")) || !isOwn(wordsOf(named), own)) return [];
    const isNotice =
      OPENS_NOTICE.test(text.slice(0, from + start.index)) || ENDS_NOTICE.test(text.slice(index + form.length));
    return [{ said: `${named} ${form}`, isStated: !isNotice || REGISTERED.test(text) }];
  });
}

/** Every word of the one stands in the other, in this order. */
function isOwn(named: readonly string[], own: readonly string[]): boolean {
  const [short, long] = named.length < own.length ? [named, own] : [own, named];
  let at = 0;
  for (const word of long) if (word === short[at]) at += 1;
  return at === short.length && short.join("").length >= LEAST_CHARS;
}
const LEAST_CHARS = 4;

const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !JOINING.test(word));
