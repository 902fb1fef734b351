// A sentence of a page that says what it offers, short enough to be shown whole under its link.
import { speaksOfPartner } from "../../evidence/text/speaks-of-partner.ts";
import { goesOn, isCall, isInstruction } from "../../evidence/answers/answers-sentence-starts.ts";
import { bodyBlocks, topicOf } from "../../evidence/answers/answers-content.ts";
import { namesOffer, offerWords } from "../../evidence/answers/offer-words.ts";
import { isBoast } from "../../evidence/text/boasts.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts, TextBlock } from "../../evidence/page-facts.ts";
import { isFullSentence, sentencesOf, splitSentences } from "../../evidence/text/text-sentences.ts";
import { findLeaningStart } from "../../evidence/answers/answers-openings.ts";
import { isLeftOver, textWidth } from "../../evidence/structured/structured-text-width.ts";
import { lineKey } from "../../evidence/text/shared-lines.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { beginningsOf } from "../../evidence/text/word-beginnings.ts";
import { tellsOfOthers } from "../../evidence/text/words-of-others.ts";
import { isCustomersVoice } from "../customer-voice.ts";
import type { KnownNames } from "../name/person-name.ts";
import { siteText } from "./draft-parts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { isContradicted, pastableText } from "./pastable-text.ts";
import { isMereFirm, saysWhatItDoes, TO_VISITOR } from "./says-what-it-does.ts";

const LEAST_COLUMNS = 50;
const MOST_COLUMNS = 160;
/** What a page is about stands where it begins. */
const READ_SENTENCES = 24;
const PROSE: ReadonlySet<string> = new Set(["p", "div", "section", "article"]);

/** Whole sentences of the page's own text, 50 to 160 columns wide; null when none fits. `taken` are not used again. */
export function pageSentence(
  page: PageFacts,
  pages: readonly PageFacts[],
  names: KnownNames,
  {
    taken = new Set(),
    isMeant = () => true,
  }: { taken?: ReadonlySet<string>; isMeant?: (text: string) => boolean } = {},
): string | null {
  const lead = leadOf(page);
  const paragraphs = bodyBlocks(page)
    .filter(
      (block) =>
        PROSE.has(block.tag) &&
        !isCustomersVoice(page, block) &&
        !tellsOfOthers(page, block) &&
        !isOneOfEqual(page, block, names),
    )
    .map((block) => sentencesOf(block).filter((text, _, all) => isFullSentence(text) || (block === lead && !all[1])));
  const candidates = paragraphs.flatMap((sentences) => [
    ...sentences,
    // Two short ones that follow each other.
    ...sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`),
  ]);
  const language = languageIn(page) ?? "en";
  for (const candidate of candidates.slice(0, READ_SENTENCES)) {
    // No letter takes more than two columns.
    if (candidate.length * 2 < LEAST_COLUMNS) continue;
    const text = siteText(candidate, MOST_COLUMNS, names);
    const columns = textWidth(text);
    if (!isWhole(text) || POINTS_BACK.has(findLeaningStart(text, language) ?? "")) continue;
    if (columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS && !taken.has(text.toLowerCase()) && isMeant(text))
      if (
        !isElsewhere(text, page, pages) &&
        isAbout(text, page, names) &&
        holdsOffer(text, page, pages, names) &&
        !isContradicted(text, page, pages)
      )
        return text;
  }
  return null;
}

/** What another page says as well tells neither from the other; a start page speaks for all, and has the first words of others. */
const isElsewhere = (text: string, page: PageFacts, pages: readonly PageFacts[]): boolean =>
  page.kind !== "home" &&
  splitSentences(text).some((sentence) =>
    pages.some(
      (other) =>
        other !== page &&
        other.kind !== "home" &&
        sentencesOn(other).has(lineKey(sentence)) &&
        lineKey(topicOf(other)) !== lineKey(topicOf(page)),
    ),
  );
const sentencesOn = memoByPage(
  (page: PageFacts): ReadonlySet<string> => new Set(bodyBlocks(page).flatMap(sentencesOf).map(lineKey)),
);

/** The first text under the main heading: it tells what the page is about, also without a full stop. */
const leadOf = (page: PageFacts): TextBlock | undefined => {
  const at = page.headings.findIndex(({ level, hidden }) => level === 1 && !hidden);
  return at === -1 ? undefined : bodyBlocks(page).find(({ heading, tag }) => heading === at && PROSE.has(tag));
};

/** One of several cards tells of one thing of many, unless it stands high and the business speaks in it. */
const isOneOfEqual = (page: PageFacts, { heading, text }: TextBlock, { own }: KnownNames): boolean =>
  cardsOn(page).has(heading) && !(page.headings[heading]?.level === 2 && isOfBusiness(text, own));

const LEAST_CARDS = 3;
const CARD_CHARS = 300;

/** Headings of three and more short parts of one level in a row, which nothing above them parts. */
const cardsOn = memoByPage((page: PageFacts): ReadonlySet<number> => {
  const chars = new Map<number, number>();
  for (const { heading, text } of bodyBlocks(page)) chars.set(heading, (chars.get(heading) ?? 0) + text.length);
  const rows: number[][] = [];
  const open = new Map<number, number[]>();
  for (const [at, { level }] of page.headings.entries()) {
    for (const deeper of open.keys()) if (deeper > level) open.delete(deeper);
    const row = open.get(level) ?? [];
    if (row.length === 0) rows.push(row);
    open.set(level, row);
    row.push(at);
  }
  return new Set(
    rows.flatMap((row) => {
      const isShort = (at: number): boolean =>
        (page.headings[at]?.level ?? 1) > 1 && (chars.get(at) ?? 0) <= CARD_CHARS;
      // What ends the page stands under the last of them, too.
      return row.length >= LEAST_CARDS && row.slice(0, -1).every(isShort) ? row.filter(isShort) : [];
    }),
  );
});

const languageIn = (page: PageFacts): string | null => page.htmlLang?.toLowerCase().split(/[-_]/)[0] ?? null;

/** The page's own description where no other page has it, without sentences that may not be printed; null when none. */
export function pageDescription(
  page: PageFacts,
  pages: readonly PageFacts[],
  names: KnownNames,
  least = LEAST_COLUMNS,
): string | null {
  const said = metaContent(page, "description");
  const own = pastableText(withoutCutEnd(said), page, pages);
  const isOwn = pages.every((other) => other === page || metaContent(other, "description") !== said);
  if (!isOwn || isLeftOver(own) || isInstruction(own)) return null;
  const mayStand = (part: string): boolean => siteText(part, undefined, names) !== "" && isFullSentence(part);
  const parts = splitSentences(own);
  // What follows a sentence that is left out may lean on it.
  const end = parts.findIndex((part) => !mayStand(part));
  // Words with a mark apart are a list for search engines.
  if (/\s[.,](?:\s|$)/.test(own) || OF_ANOTHER.test(own)) return null;
  const whole = siteText(own, undefined, names) || parts.slice(0, end === -1 ? undefined : end).join(" ");
  return textWidth(whole) < least ? null : whole;
}

/** Programs cut what is too long in the middle of a word: then its whole sentences are left, and a question says nothing. */
const CUT_CHARS = 140;
function withoutCutEnd(said: string): string {
  if (said.length < CUT_CHARS || isFullSentence(said)) return said;
  const whole = splitSentences(said).filter(isFullSentence);
  if (whole.length === 0) return said;
  return whole.at(-1)?.endsWith("?") === true ? "" : whole.join(" ");
}

/**
 * Says of the business what it is or does, or names what the page is about beside the business's name, which may be that
 * of a place; asks for no click, and does not go on from what stood before.
 */
function isAbout(sentence: string, page: PageFacts, { own }: KnownNames): boolean {
  const language = languageIn(page);
  if (
    isCall(sentence) ||
    splitSentences(sentence).some((part) => isInstruction(part) || FORBIDS.test(part) || speaksOfPartner(part)) ||
    TO_VISITOR.test(sentence) ||
    isBoast(sentence) ||
    isMereFirm(sentence) ||
    goesOn(sentence, language) ||
    OF_ANOTHER.test(sentence) ||
    ((language ?? "en") === "en" && OF_SOMEBODY.test(sentence)) ||
    OF_THE_PAGE.test(foldText(sentence))
  )
    return false;
  if (saysWhatItDoes(sentence, own[0] ?? null) || isOfBusiness(sentence, own)) return true;
  if ([OF_READERS, OF_DUTY, OF_LAW].some((words) => words.test(foldText(sentence)))) return false;
  const names = beginningsOf(own.join(" "));
  const said = beginningsOf(sentence);
  // "accounting" in a name says what is done, "Paris" where.
  const isCommon = (stem: string): boolean => language === "de" || sentence.includes(stem);
  if ([...names].some((stem) => said.has(stem) && isCommon(stem))) return true;
  const topic = [topicOf(page), page.titles[0] ?? ""].join(" ").split(" ");
  const about = beginningsOf(topic.filter((word) => !isGeneralHeading(word, null)).join(" "));
  const met = [...about].filter((stem) => said.has(stem) && !names.has(stem)).length;
  // "Company" and "Our mission" head any sentence.
  return met >= (page.kind === "about" ? 2 : 1);
}

/** A thing that is offered or that the page is about, or what the business does. */
function holdsOffer(sentence: string, page: PageFacts, pages: readonly PageFacts[], { own }: KnownNames): boolean {
  if (saysWhatItDoes(sentence, own[0] ?? null) || offerWords(pages).size === 0) return true;
  if (namesOffer(sentence, pages, page.kind === "home" ? undefined : 1)) return true;
  const said = beginningsOf(sentence);
  const about = beginningsOf([topicOf(page), page.titles[0] ?? "", ...own].join(" "));
  return page.kind !== "home" && [...about].some((word) => said.has(word));
}

const WE = /(?<!\p{L})(?:we|wir|nós|wij)(?!\p{L})|^(?:nous|noi|somos|siamo|jesteśmy|suntem)(?!\p{L})/iu;
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|il|het|de|o|a) /u;
/** The business speaks, or is the subject. */
function isOfBusiness(sentence: string, own: readonly string[]): boolean {
  const start = foldText(sentence).replace(ARTICLE, "");
  return WE.test(sentence) || own.some((name) => start.startsWith(foldText(name).replace(ARTICLE, "")));
}

/** Of whom it speaks was said before. */
const OF_ANOTHER =
  /^["“„«]?(?:her|his|their|its|seine[rnms]?|leurs?|ses|jego|jej|böylece|ayrıca|însă|astfel|(?:it|that|they)['’]\p{L}+|(?:this|dies|das|ceci|esto|isto|questo|dit) (?:is|ist|est|es|é|è))\s/iu;
const OF_SOMEBODY = /(?<!\p{L})(?:s?he|him|her)(?!\p{L})|^(?:[\p{L}'’]{1,20},? ){0,3}(?:them|they|those)(?!\p{L})/iu;

/** "Don't wait until it breaks." */
const FORBIDS =
  /^(?:don['’]t|do not|vergessen sie|ne \p{L}{2,20}ez (?:pas|plus|jamais)|no (?:olvide|deje|espere)s?|não (?:deixe|espere|esqueça)|non (?:dimentica|aspetta)(?:re|te)?|vergeet niet|nie (?:czekaj|zapomnij))(?!\p{L})/iu;
/** What readers have to do, and what people in general do or think; folded. */
const OF_READERS =
  /^(?:(?:you|they|one|homeowners|owners|employers|landlords|tenants|drivers|(?:every|each|any) \p{L}{3,20}) (?:must|has to|have to|should|ought|needs? to)|(?:many|most|some) (?:people|persons|homeowners|owners|of us)|(?:sie|du|man) (?:mussen|musst|muss|sollten|solltest|sollte)|(?:viele|die meisten|manche) (?:menschen|leute)|(?:vous devez|vous devriez|il faut|on doit|(?:beaucoup de|la plupart des|certaines) (?:gens|personnes))|(?:usted debe|debe|debes|hay que|mucha gente|muchas personas|la mayoria de (?:la gente|las personas))|(?:voce deve|deve|e preciso|muitas pessoas|muita gente|a maioria das pessoas)|(?:devi|dovete|si deve|bisogna|molte persone|molti pensano|la maggior parte delle persone)|(?:u|je|men) (?:moet|dient)|(?:veel|de meeste) mensen|(?:musisz|nalezy|trzeba|powinienes|wiele osob|wielu ludzi|wiekszosc (?:osob|ludzi)))(?!\p{L})/u;

/** "Gas boilers must be serviced once a year.": what has to be done to things, by whomever; folded. */
const OF_DUTY =
  /^(?:(?!(?:that|which|who|que|qui|che|dat) )[\p{L}\p{N}'’-]{1,20} ){1,5}(?:must be|(?:muss|mussen|moet|moeten) (?:[\p{L}\p{N}-]{1,20} ){0,8}(?:werden|worden)|doi(?:t|vent) etre|deben? ser|devem? ser|dev(?:e|ono) essere|mus(?:i|za) byc)(?!\p{L})/u;

/** What the law asks of everybody; folded. */
const OF_LAW =
  /(?<!\p{L})(?:(?:by|under) law|required by|(?:is|are) (?:mandatory|compulsory|obliged|(?:legally )?required)|legal (?:duty|obligation)|gesetzlich (?:vorgeschrieben|verpflichte\p{L}*)|(?:ist|sind) (?:pflicht|verpflichtet)|(?:est|sont) (?:obligatoires?|tenue?s? de)|obligation legale|(?:es|son) obligatori[oa]s?|por ley|(?:e|sao) obrigatori[oa]s?|por lei|obrigacao|(?:e|sono) obbligatori\p{L}*|per legge|(?:is|zijn) (?:wettelijk )?verplicht|wettelijk verplicht|obowiazki?e[mk])(?!\p{L})/u;

/** A page that speaks of itself, as an article does ("In this post we look at …"), and a story of what has been. */
const OF_THE_PAGE =
  /^(?:here (?:you|is|are|we (?:look|list|show|explain))|here['’]s|hier (?:finden|findest|sehen|lesen|erfahren|konnen|vind)|voici|ici[, ]+vous|aqui (?:encontr\p{L}+|pued\p{L}+|pode\p{L}*|tienes|tiene)|qui (?:trov\p{L}+|pu(?:oi|o)|potete|potrai)|tutaj (?:znaj\p{L}+|mozesz|mozna)|last (?:year|summer|winter|spring|autumn|fall|month|week)|letzte[nrs]? (?:jahr|sommer|winter|monat|woche)|l['’]ete dernier|l['’]annee derniere|el (?:ano|verano|mes) pasado|l['’]anno scorso|l['’]estate scorsa|vorig jaar)(?!\p{L})|(?<!\p{L})(?:this (?:article|(?:blog ?)?post|guide|video|(?:web ?)?(?:page|site))|in diesem (?:artikel|beitrag)|dans cet article|en este articulo|neste artigo|in questo articolo|in dit artikel|w tym artykule|(?:diese[rs]?|unsere[rs]?) (?:web)?seite|cette page|ce site|esta pagina|este sitio|este site|questa pagina|questo sito|deze (?:web)?(?:pagina|site)|\p{L}{3,20}pagina|(?:ta|tej) stron[aey]|stronie internetowej|all rights reserved)(?!\p{L})/u;

/** Neither cut out of a longer one, as at an abbreviation, nor a list that lost its signs, nor a question left open. */
const isWhole = (text: string): boolean =>
  !/^\p{Ll}|[†‡]|\*(?!\p{L})/u.test(text) &&
  !ANSWERS.test(text) &&
  !BESIDES.test(text) &&
  !ASKS.test(text) &&
  !/(?:\?|\.\.|…)$/.test(text) &&
  !BROKEN.test(text) &&
  (text.match(LABEL) ?? []).length < LEAST_LABELS &&
  count(text, "(") === count(text, ")") &&
  count(text, "[") === count(text, "]");
/** The answer to a question that stood before. */
const ANSWERS = /^(?:no|yes|nein|ja|non|oui|si|sí|sì|não|sim|nee|nie|tak)[.,!:;] /i;
/** A part of what the page offers, beside what was told before. */
const BESIDES =
  /(?<!\p{L})(?:also|as well|in parallel|parallel dazu|parallèlement|paralelamente|parallelamente|równolegle|auch|ebenfalls|aussi|également|también|também|anche|inoltre|ook|również|także|też|additional|zusätzlich\p{L}{0,2})(?!\p{L})/iu;
/** What some of the readers are asked to do. */
const ASKS =
  /(?<!\p{L})(?:please|bitte|veuillez|merci de|s'il vous plaît|por favor|per favore|si prega|alstublieft|gelieve|prosimy|proszę)(?!\p{L})/iu;
/** Words for what stood before; "this mug" names what it speaks of. */
const POINTS_BACK: ReadonlySet<string> = new Set(
  "it they he she er ceci cela elle elles ils esto ello ellos ellas isto isso ele ela eles elas cio esso essa essi hij zij ono ona oni".split(
    " ",
  ),
);
/** Signs of a markup that was never rendered, of a list, and of a sentence put together from parts. */
const BROKEN = /\*\*|__|^(?:[•·▪►✓✔–—-]|\p{Extended_Pictographic})|\s[.,;!?·•|](?:\s|$)|\p{L}['’] \p{Ll}/u;
/** "Version: 1.0 Date: June Review: June": the head of a document. */
const LABEL = /\p{L}[.)]? ?:(?=\s)/gu;
const LEAST_LABELS = 3;
const count = (text: string, sign: string): number => text.split(sign).length - 1;
