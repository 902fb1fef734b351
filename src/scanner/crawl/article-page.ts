// Whether a page that neither its address nor its heading names is an article: it says so in its data or by its byline.
import type { PageFacts } from "../evidence/page-facts.ts";
import { findDates } from "../evidence/text/text-dates.ts";
import { tellsReadingTime } from "../evidence/text/reading-time.ts";

const ARTICLE_TYPES: ReadonlySet<string> = new Set(["Article", "BlogPosting", "NewsArticle"]);
const BYLINE_CHARS = 80;
const PROSE_CHARS = 600;
/** The day since which a text of rules is in force. */
const IN_FORCE =
  /updat|effective|revised|version|gültig|stand\b|stand:|aktual|mise? à jour|vigueur|vigent|vigor|aggiorn|bijgewerkt|obowiąz/i;

/** A day in one of the two short lines under the only first heading, and paragraphs behind it: nobody signs up or buys there. */
function hasByline({ headings, blocks, forms }: PageFacts): boolean {
  const first = headings.findIndex(({ level, hidden }) => level === 1 && !hidden);
  if (first === -1 || headings.filter(({ level, hidden }) => level === 1 && !hidden).length > 1) return false;
  const main = blocks.filter(({ region }) => region === "main");
  const under = main.filter(({ heading, tag }) => heading === first && !/^h\d$/.test(tag)).slice(0, 2);
  const prose = main.reduce((sum, { tag, text }) => sum + (tag === "p" ? text.length : 0), 0);
  return (
    prose >= PROSE_CHARS &&
    !forms.some(({ hidden, fields }) => !hidden && fields.length > 2) &&
    under.some(
      ({ text }) =>
        text.length <= BYLINE_CHARS &&
        !IN_FORCE.test(text) &&
        findDates(text).filter(({ precision }) => precision === "day").length === 1,
    )
  );
}

/** Articles tell how long they take to read once; a list of them tells it for each. */
export function isArticlePage(page: PageFacts): boolean {
  const { structured, blocks } = page;
  const isMarked = structured.jsonLd.some(({ nodes }) =>
    nodes.some(({ path, types }) => path === "" && types.some((type) => ARTICLE_TYPES.has(type))),
  );
  return isMarked || blocks.filter(({ text }) => tellsReadingTime(text)).length === 1 || hasByline(page);
}
