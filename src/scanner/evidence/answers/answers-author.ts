// Whether a page says who wrote it.
import type { PageFacts } from "../page-facts.ts";
import { isOfType, textOf } from "../structured/collect-structured.ts";
import { bylineOf } from "./answers-content.ts";

/** Authors of the page in its markup, which no visitor sees; "" for one without a name there. */
export const authorsTold = ({ metas, structured }: PageFacts): string[] => [
  ...metas.filter(({ key, content }) => key === "author" && content.trim() !== "").map(({ content }) => content),
  ...[...structured.jsonLd.flatMap(({ nodes }) => nodes), ...structured.microdata]
    .filter((node) => node.props["author"] !== undefined && !isOfType(node, "Review") && !isOfType(node, "Comment"))
    .map(({ props }) => textOf(props["author"])),
];

/** A name near the title, or in the markup. */
export const namesAuthor = (page: PageFacts): boolean =>
  authorsTold(page).length > 0 || linksAuthor(page) || bylineOf(page) !== undefined;

export const linksAuthor = ({ anchors }: PageFacts): boolean =>
  anchors.some(({ rel }) => rel.split(/\s+/).includes("author"));
