// Whether a page says who wrote it.
import type { PageFacts } from "../page-facts.ts";
import { textOf } from "../structured/collect-structured.ts";
import { bylineOf } from "./answers-content.ts";

/** Authors as text in the markup, which no visitor sees. */
export const authorsTold = ({ metas, structured }: PageFacts): string[] =>
  [
    ...metas.flatMap(({ key, content }) => (key === "author" ? [content] : [])),
    ...structured.jsonLd.flatMap(({ nodes }) => nodes).map(({ props }) => textOf(props["author"])),
  ]
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** A name near the title, or in the markup. */
export function namesAuthor(page: PageFacts): boolean {
  const nodes = [...page.structured.jsonLd.flatMap((block) => block.nodes), ...page.structured.microdata];
  if (nodes.some(({ props }) => props["author"] !== undefined)) return true;
  if (page.metas.some(({ key, content }) => key === "author" && content.trim() !== "")) return true;
  if (page.anchors.some(({ rel }) => rel.split(/\s+/).includes("author"))) return true;
  return bylineOf(page) !== undefined;
}
