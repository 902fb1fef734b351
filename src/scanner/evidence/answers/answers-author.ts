// Whether a page says who wrote it.
import type { PageFacts } from "../page-facts.ts";
import { bylineOf } from "./answers-content.ts";

/** A name near the title, or in the markup. */
export function namesAuthor(page: PageFacts): boolean {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  if (nodes.some(({ props }) => props["author"] !== undefined)) return true;
  if (page.metas.some(({ key, content }) => key === "author" && content.trim() !== "")) return true;
  if (page.anchors.some(({ rel }) => rel.split(/\s+/).includes("author"))) return true;
  return bylineOf(page) !== undefined;
}
