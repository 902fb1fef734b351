// Whether a page that neither its address nor its heading names is an article: it says so in its data or by its byline.
import type { PageFacts } from "../evidence/page-facts.ts";
import { tellsReadingTime } from "../evidence/text/reading-time.ts";

const ARTICLE_TYPES: ReadonlySet<string> = new Set(["Article", "BlogPosting", "NewsArticle"]);
/** Articles tell how long they take to read once; a list of them tells it for each. */
export function isArticlePage({ structured, blocks }: PageFacts): boolean {
  const isMarked = structured.jsonLd.some(({ nodes }) =>
    nodes.some(({ path, types }) => path === "" && types.some((type) => ARTICLE_TYPES.has(type))),
  );
  return isMarked || blocks.filter(({ text }) => tellsReadingTime(text)).length === 1;
}
