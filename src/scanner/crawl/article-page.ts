// Whether a page that neither its address nor its heading names is an article: it says so in its data or by its byline.
import type { PageFacts } from "../evidence/page-facts.ts";

const ARTICLE_TYPES: ReadonlySet<string> = new Set(["Article", "BlogPosting", "NewsArticle"]);
const BYLINE_CHARS = 80;
/** "6 min read", "Leitura: 8 minutos", "Lesezeit ca. 4 Min." */
const READING_TIME =
  /\d{1,2}\s?(?:-\s?)?min(?:ut\p{L}{0,3})?\.?\s(?:read|de\s(?:lecture|lectura|leitura)|di\slettura|lesezeit|leestijd|leestid|czytania)|(?:reading time|lesezeit|leitura|lectura|lecture|lettura|leestijd|czas czytania)\s?:?\s?(?:ca\.?\s|ok\.?\s|±\s?)?\d{1,2}\s?min/iu;

/** Articles tell how long they take to read once; a list of them tells it for each. */
export function isArticlePage({ structured, blocks }: PageFacts): boolean {
  const isMarked = structured.jsonLd.some(({ nodes }) =>
    nodes.some(({ path, types }) => path === "" && types.some((type) => ARTICLE_TYPES.has(type))),
  );
  return isMarked || blocks.filter(({ text }) => text.length <= BYLINE_CHARS && READING_TIME.test(text)).length === 1;
}
