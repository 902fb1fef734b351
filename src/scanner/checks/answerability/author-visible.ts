import { countOf } from "../../../model/words.ts";
import { bodyBlocks, isDatedContent, topicOf } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const TOP_BLOCKS = 8;
/** A byline: a preposition of authorship before a capitalised name. */
const BYLINE =
  /^(?:(?:written|posted|published)\s)?(?:by|von|par|por|di|da|door|autor(?:ka)?:?|author:?|text:|自|文)\s+\p{Lu}/iu;

export const authorVisible = defineCheck({
  id: "author-visible",
  agent: "answerability",
  category: "Entity and reviews",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Articles name who wrote them",
  why: "A named author lets readers judge who is speaking. Studies of its effect on citations are weak, so it is reported and not scored.",
  fix: "Show the author's name under the title and link it to a page about them.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  run({ pages, profile }) {
    const articles = pages.filter((page) => isDatedContent(page, profile.siteType.value));
    if (articles.length === 0) return na("No article was among the pages read.");
    const unsigned = articles.filter((page) => !namesAuthor(page));
    return info(
      `${articles.length - unsigned.length} of ${countOf(articles.length, "article")} read name their author.`,
      unsigned
        .slice(0, 5)
        .map((page) => seen(page.url, quoteOf(topicOf(page)), "No author is named near the title or in the markup.")),
    );
  },
});

function namesAuthor(page: PageFacts): boolean {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  if (nodes.some(({ props }) => props["author"] !== undefined)) return true;
  if (page.metas.some(({ key, content }) => key === "author" && content.trim() !== "")) return true;
  if (page.anchors.some(({ rel }) => rel.split(/\s+/).includes("author"))) return true;
  return bodyBlocks(page)
    .slice(0, TOP_BLOCKS)
    .some(({ text }) => text.length <= 120 && BYLINE.test(text.trim()));
}
