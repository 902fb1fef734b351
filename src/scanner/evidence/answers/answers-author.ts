// Whether a page says who wrote it.
import type { PageFacts } from "../page-facts.ts";
import { bodyBlocks } from "./answers-content.ts";

const TOP_BLOCKS = 8;
/** A byline: a preposition of authorship before a capitalised name. */
const BYLINE =
  /^(?:(?:written|posted|published)\s)?(?:by|von|par|por|di|da|door|autor(?:ka)?:?|author:?|text:|自|文)\s+\p{Lu}/iu;

/** A name near the title, or in the markup. */
export function namesAuthor(page: PageFacts): boolean {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  if (nodes.some(({ props }) => props["author"] !== undefined)) return true;
  if (page.metas.some(({ key, content }) => key === "author" && content.trim() !== "")) return true;
  if (page.anchors.some(({ rel }) => rel.split(/\s+/).includes("author"))) return true;
  return bodyBlocks(page)
    .slice(0, TOP_BLOCKS)
    .some(({ text }) => text.length <= 120 && BYLINE.test(text.trim()));
}
