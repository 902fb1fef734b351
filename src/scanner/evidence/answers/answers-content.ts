// What the content checks read of a page: its main text in blocks, prose and sections, and which pages count as what.
import type { SiteType } from "../../../model/profile.ts";
import { memoByPage } from "../memo-by-page.ts";
import type { HeadingFacts, PageFacts, TextBlock } from "../page-facts.ts";
import data from "../data/answer-terms.json" with { type: "json" };
import { isFiller } from "../text/filler-text.ts";
import { findDates } from "../text/text-dates.ts";
import { foldText } from "../text/text-search.ts";
import { isFullSentence, sentencesOf } from "../text/text-sentences.ts";
import { comparableWords, countWords, wordsIn } from "../text/text-words.ts";

const HEADING_TAG = /^h[1-6]$/;
const isHeadingBlock = (block: TextBlock): boolean => HEADING_TAG.test(block.tag);

const CODE_TAGS: readonly string[] = ["pre", "code", "samp"];

/** Blocks of the main content without headings, code, filler, and what leads from an article to others. */
export const bodyBlocks = memoByPage((page: PageFacts): readonly TextBlock[] =>
  ownBlocks(page).filter((block) => !isHeadingBlock(block) && !CODE_TAGS.includes(block.tag)),
);

function ownBlocks(page: PageFacts): TextBlock[] {
  const main = page.blocks.filter((block) => block.region === "main" && !isFiller(block));
  if (page.kind !== "post") return main;
  const end = main.findIndex(
    ({ text }) => text.length <= LABEL_CHARS && RELATED.has(foldText(text).replace(/(?<!\P{L})\P{L}+$/u, "")),
  );
  const words = (blocks: readonly TextBlock[]) => blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  return end > 0 && words(main.slice(0, end)) > words(main.slice(end)) ? main.slice(0, end) : main;
}

const LABEL_CHARS = 60;
/** What stands above a list of other articles. */
const RELATED = new Set(Object.values(data.related).flatMap((list) => list.split(", ").map(foldText)));

/** Sentences of fewer words are labels and calls. */
const LEAST_SENTENCE_WORDS = 6;

/** Full sentences of the main content that say something. */
export const longSentences = memoByPage((page: PageFacts): readonly string[] =>
  bodyBlocks(page)
    .flatMap(sentencesOf)
    .filter((sentence) => isFullSentence(sentence) && countWords(sentence) >= LEAST_SENTENCE_WORDS),
);

/** Main content as lines of text, one per block, without headings. */
export const bodyText = (page: PageFacts): string =>
  bodyBlocks(page)
    .map((block) => block.text)
    .join("\n");

/** Words of the main content, as many as its English translation would have. */
export const comparableLength = (page: PageFacts, language: string): number =>
  comparableWords(page.mainText.words - wordsLeftOut(page), language);

/** Those of filler and of what leads to other articles. */
const wordsLeftOut = memoByPage((page: PageFacts): number => {
  const own = new Set(ownBlocks(page));
  return page.blocks.reduce(
    (sum, block) => (block.region !== "main" || own.has(block) ? sum : sum + wordsIn(block)),
    0,
  );
});

/** Visible headings of the main content with text, in order; `at` is the index into `page.headings`. */
export const mainHeadings = (page: PageFacts): { at: number; heading: HeadingFacts }[] =>
  page.headings
    .map((heading, at) => ({ at, heading }))
    .filter(({ heading }) => heading.region === "main" && !heading.hidden && heading.text.trim() !== "");

export interface Section {
  heading: HeadingFacts;
  blocks: TextBlock[];
  text: string;
  words: number;
}

/** Parts of the main content under each h2 and h3; deeper headings belong to the part they stand in. */
export const readSections = memoByPage((page: PageFacts): readonly Section[] => {
  const sections: Section[] = [];
  const sectionOf = new Map<number, Section>();
  let current: Section | undefined;
  for (const { at, heading } of mainHeadings(page)) {
    if (heading.level === 1) current = undefined;
    else if (heading.level <= 3) {
      current = { heading, blocks: [], text: "", words: 0 };
      sections.push(current);
    }
    if (current) sectionOf.set(at, current);
  }
  for (const block of bodyBlocks(page)) sectionOf.get(block.heading)?.blocks.push(block);
  for (const section of sections) {
    section.text = section.blocks.map((block) => block.text).join("\n");
    section.words = section.blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  }
  return sections.filter((section) => section.words > 0);
});

/** The page's own name for what it is about: its first h1, else its title. */
export function topicOf(page: PageFacts): string {
  const h1 = page.headings.find((heading) => heading.level === 1 && heading.text.trim() !== "");
  return h1?.text ?? page.titles[0] ?? "";
}

/** Pages whose text nobody wrote to inform: log-ins, legal texts, and pages that only list others. */
const NOT_CONTENT: readonly string[] = ["login", "legal"];
export const isContentPage = (page: PageFacts): boolean => !NOT_CONTENT.includes(page.kind);

const LEAST_EDITORIAL_WORDS = 300;

/**
 * A page that informs and argues: an article of more than 300 words that announces no event. Evidence in the text is
 * asked of these pages alone: nobody expects statistics on a plumber's service page, sources in the manual of one's own
 * product, or a named person's words in how a firm introduces itself.
 */
export function isEditorial(page: PageFacts, siteType: SiteType | null, language: string): boolean {
  const words = isDatedContent(page, siteType) ? comparableLength(page, language) : 0;
  return words > LEAST_EDITORIAL_WORDS && (words > ANNOUNCEMENT_WORDS || !announcesDays(page));
}

/** A longer text about an event tells more than when and where it is. */
const ANNOUNCEMENT_WORDS = 500;
const DAYS_CHARS = 60;
/** "17-24 February 2026"; neither "2026-11-27 by Anna" nor "4-5 min read". */
const DAYS = /(?<![\d-])\d{1,2}\.?\s?[-–—]\s?\d{1,2}\.?\s(?!min)\p{L}/iu;

/** Days of an event stand near the title. */
const announcesDays = (page: PageFacts): boolean =>
  bodyBlocks(page)
    .slice(0, TOP_BLOCKS)
    .some(({ text }) => text.length <= DAYS_CHARS && DAYS.test(text) && findDates(text).length > 0);

/** On a documentation site the "articles" are documentation too: they carry no date and quote nobody. */
export const isDocumentation = (page: PageFacts, siteType: SiteType | null): boolean =>
  page.kind === "docs" || (siteType === "docs" && page.kind !== "about");

/** Documentation that explains in sentences rather than lists functions: under one code block for each hundred words. */
export const isProse = (page: PageFacts): boolean => page.counts.codeBlocks * 100 <= page.mainText.words;

/** Of the commoner types in its data, which a program may write into every page, the kind of the page has taken account. */
const RARER_TYPES = ["TechArticle", "Report", "ScholarlyArticle"];
const ITEM_TYPES = ["Article", "BlogPosting", "NewsArticle", ...RARER_TYPES];

/** An article, which is about a moment: a post, or an article that is neither a selling page nor documentation. */
export const isDatedContent = (page: PageFacts, siteType: SiteType | null): boolean =>
  !isDocumentation(page, siteType) && (page.kind === "post" || (page.kind === "other" && isArticle(page)));

/**
 * Marked up as an article, signed with a name and a day under its title, or most of its text stands inside an article
 * element and it carries a date. Where the heading of that element leads to another page, the page lists articles.
 */
function isArticle(page: PageFacts): boolean {
  const { jsonLd, microdata } = page.structured;
  const isOf = (names: readonly string[]) => (node: (typeof microdata)[number]) =>
    node.path === "" && node.types.some((type) => names.includes(type));
  if (jsonLd.some(({ nodes }) => nodes.some(isOf(RARER_TYPES))) || microdata.some(isOf(ITEM_TYPES))) return true;
  if (isSigned(page)) return true;
  const title = page.blocks.find((block) => block.inArticle && isHeadingBlock(block))?.text;
  if (page.anchors.some(({ href, text }) => text === title && href.split("#")[0] !== page.url)) return false;
  const body = bodyBlocks(page);
  const inArticle = body.filter((block) => block.inArticle);
  const length = (blocks: readonly TextBlock[]) => blocks.reduce((sum, block) => sum + block.text.length, 0);
  return page.times.some((time) => time.region === "main") && length(inArticle) > 0.6 * length(body);
}

const TOP_BLOCKS = 8;
const BYLINE_CHARS = 120;
/** A preposition of authorship before a capitalised name. */
const BYLINE =
  /^(?:(?:[Ww]ritten|[Pp]osted|[Pp]ublished)\s)?(?:[Bb]y|BY|[Vv]on|VON|[Pp]ar|PAR|[Pp]or|POR|[Dd][ia]|[Dd]oor|[Aa]ut(?:or(?:ka)?|eur|ore|eurs)\s?:?|[Aa]uthor:?|[Tt]ext:|自|文)\s+\p{Lu}/u;
const FULL_NAME = /^\S+\s(?:\S+\s)?\p{Lu}[\p{L}.'’-]+\s\p{Lu}/u;

/** The line near the title that says who wrote the page. */
export const bylineOf = (page: PageFacts): string | undefined =>
  bodyBlocks(page)
    .slice(0, TOP_BLOCKS)
    .map(({ text }) => text.trim())
    .find((text) => text.length <= BYLINE_CHARS && BYLINE.test(text));

/** One person's full name and one day in the same line: "By Ann Moore, 2 October 2026". */
function isSigned(page: PageFacts): boolean {
  const line = bylineOf(page) ?? "";
  return FULL_NAME.test(line) && findDates(line).filter(({ precision }) => precision === "day").length === 1;
}
