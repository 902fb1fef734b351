// What a site may be said to use, from the traces of its pages.
import type { Technology } from "../../model/profile.ts";
import type { TechnologyHit } from "./detect-technologies.ts";
import { technologyCatalogue } from "./technologies/technology-catalogue.ts";
import type { TracePlace } from "./technologies/technology-catalogue.ts";

/**
 * What may be stated of the site: one high trace suffices; two different places at medium state a product with medium
 * confidence; low traces (left-over images, links to others) state nothing. Implied products follow, excluded ones go.
 */
export function summariseTechnologies(hits: readonly TechnologyHit[]): Technology[] {
  const { products } = technologyCatalogue();
  const stated = new Map<string, Technology>();
  for (const [id, own] of groupById(hits)) {
    const best = own.find((hit) => hit.confidence === "high") ?? mediumPair(own);
    const product = products.get(id);
    if (!best || !product) continue;
    stated.set(id, {
      id,
      name: product.name,
      category: product.category,
      confidence: best.confidence,
      evidence: `${PLACE_WORDS[best.where]}: ${best.value}`.slice(0, 160),
      url: best.url,
      feeds: [...product.feeds],
    });
  }
  addImplied(stated);
  for (const id of stated.keys()) for (const other of products.get(id)?.excludes ?? []) stated.delete(other);
  return [...stated.values()].sort((a, b) => a.category.localeCompare(b.category) || a.id.localeCompare(b.id));
}

function mediumPair(hits: readonly TechnologyHit[]): TechnologyHit | undefined {
  const medium = hits.filter((hit) => hit.confidence === "medium");
  return new Set(medium.map((hit) => hit.where)).size >= 2 ? medium[0] : undefined;
}

function addImplied(stated: Map<string, Technology>): void {
  const { products } = technologyCatalogue();
  const queue = [...stated.values()];
  for (let at = 0; at < queue.length; at++) {
    const by = queue[at];
    if (!by) continue;
    for (const id of products.get(by.id)?.implies ?? []) {
      const product = products.get(id);
      if (!product || stated.has(id)) continue;
      const implied: Technology = {
        id,
        name: product.name,
        category: product.category,
        confidence: by.confidence,
        evidence: `Comes with ${by.name}`,
        url: by.url,
        feeds: [...product.feeds],
      };
      stated.set(id, implied);
      queue.push(implied);
    }
  }
}

/** Hits by product in a stable order, so that the order in which pages were read changes nothing but the page named. */
function groupById(hits: readonly TechnologyHit[]): Map<string, TechnologyHit[]> {
  const groups = new Map<string, TechnologyHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.id);
    if (group) group.push(hit);
    else groups.set(hit.id, [hit]);
  }
  return groups;
}

const PLACE_WORDS: Record<TracePlace, string> = {
  "script-src": "Script",
  "iframe-src": "Frame",
  "img-src": "Image",
  "form-action": "Form sends to",
  "anchor-href": "Link to",
  "link-href": "Linked file",
  "url-path": "Address",
  "html-class": "Class",
  "html-id": "Element id",
  "html-attr": "Attribute",
  "html-tag": "Element",
  "inline-script": "Script in the page",
  comment: "Comment",
  "meta-generator": "Generator",
  header: "Header",
  cookie: "Cookie",
  "dns-mx": "Mail server",
};
