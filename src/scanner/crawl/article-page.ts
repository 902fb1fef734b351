// Whether a page that neither its address nor its heading names is an article: its data or its byline say so.
import type { PageFacts, TextBlock } from "../evidence/page-facts.ts";
import { findDates } from "../evidence/text/text-dates.ts";
import { isShortTime, tellsReadingTime } from "../evidence/text/reading-time.ts";

const ARTICLE_TYPES: ReadonlySet<string> = new Set(["Article", "BlogPosting", "NewsArticle"]);
const BYLINE_CHARS = 80;
const PROSE_CHARS = 600;
/** The day since which a text of rules is in force. */
const IN_FORCE =
  /updat|effective|revised|version|gültig|stand\b|stand:|geändert|a[ck]?tuali[sz]|mise? à jour|dernière modif|vigueur|vigent|vigor|última modif|última revis|aggiorn|bijgewerkt|gewijzigd|obowiąz/i;

/** "Ab 12. November 2025": the day on which something begins or ends, and not that of the text. */
const BEGINS_OR_ENDS =
  /^(?:from|until|till|through|starting|ab|seit|bis|vom|dès|du|à partir du|jusqu'au|desde|hasta|del|a partir d[eo]|até|dal|fino al|vanaf|van|tot|od|do)\s(?:the\s|dem\s|le\s|el\s|o\s|il\s|dnia\s)?$/iu;

function isDay(text: string): boolean {
  const [day, ...more] = findDates(text).filter(({ precision }) => precision === "day");
  return day !== undefined && more.length === 0 && !BEGINS_OR_ENDS.test(text.slice(0, text.indexOf(day.text)));
}

/** A day in one of the two short lines under the only first heading, and paragraphs behind it: nobody signs up or buys there. */
function hasByline({ headings, blocks, forms }: PageFacts): boolean {
  const first = headings.findIndex(({ level, hidden }) => level === 1 && !hidden);
  if (first === -1 || headings.filter(({ level, hidden }) => level === 1 && !hidden).length > 1) return false;
  const main = blocks.filter(({ region }) => region === "main");
  const under = main.filter(({ heading, tag }) => heading === first && !/^h\d$/.test(tag)).slice(0, 2);
  const prose = main.reduce((sum, { tag, text }) => sum + (tag === "p" ? text.length : 0), 0);
  return (
    prose >= PROSE_CHARS && !forms.some(({ hidden, fields }) => !hidden && fields.length > 2) && under.some(isDayLine)
  );
}

const isDayLine = ({ text }: TextBlock): boolean => text.length <= BYLINE_CHARS && !IN_FORCE.test(text) && isDay(text);

/** In words, or in short with the day of the text in the line before or behind it. */
const readingTimesOf = ({ blocks }: PageFacts): TextBlock[] =>
  blocks.filter(
    ({ text }, at) =>
      tellsReadingTime(text) ||
      (isShortTime(text) && [blocks[at - 1], blocks[at + 1]].some((line) => line !== undefined && isDayLine(line))),
  );

const markedTypes = ({ structured }: PageFacts): string[] =>
  structured.jsonLd.flatMap(({ nodes }) =>
    nodes.flatMap(({ path, types }) => (path === "" ? types.filter((type) => ARTICLE_TYPES.has(type)) : [])),
  );

const NO_TYPES: ReadonlySet<string> = new Set();

/** Articles tell how long they take to read once; a list of them tells it for each. */
export const isArticlePage = (page: PageFacts, saysNothing: ReadonlySet<string> = NO_TYPES): boolean =>
  markedTypes(page).some((type) => !saysNothing.has(type)) || readingTimesOf(page).length === 1 || hasByline(page);

/** Pages that nobody would call articles, by their names. */
const NEVER_ARTICLES: ReadonlySet<PageFacts["kind"]> = new Set([
  "product",
  "shop",
  "contact",
  "pricing",
  "booking",
  "login",
]);
const BY_A_PROGRAM = 2;

/**
 * Types of articles that a program writes into every page: into the start page, which is one article at most, or into
 * several that sell or take orders. They tell no article from another page.
 */
function typesOfEveryPage(pages: readonly PageFacts[]): ReadonlySet<string> {
  const onHome = pages.filter(({ kind }) => kind === "home").map(markedTypes);
  const elsewhere = pages.filter(({ kind }) => NEVER_ARTICLES.has(kind)).map(markedTypes);
  return new Set(
    [...ARTICLE_TYPES].filter(
      (type) =>
        onHome.some((types) => types.length === 1 && types[0] === type) ||
        elsewhere.filter((types) => types.includes(type)).length >= BY_A_PROGRAM,
    ),
  );
}

/** The pages; those that only such data call articles lose that name, now that the others show what it is worth. */
export function unmarkArticles(pages: readonly PageFacts[]): PageFacts[] {
  const saysNothing = typesOfEveryPage(pages);
  if (saysNothing.size === 0) return [...pages];
  return pages.map((page) => {
    const { isPostByData = false, ...rest } = page;
    return isPostByData && !isArticlePage(page, saysNothing) ? { ...rest, kind: "other" } : page;
  });
}
