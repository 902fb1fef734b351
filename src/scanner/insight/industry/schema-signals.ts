// What schema.org types say of a business's trade.
import type { Industry } from "../../../model/profile.ts";
import { INDUSTRIES } from "../../../model/profile.ts";
import table from "../data/schema-type-industry.json" with { type: "json" };
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { isOfType } from "../../evidence/structured/collect-structured.ts";
import { findTerms, prepareText } from "../match-terms.ts";
import { industryTerms } from "./industry-lexicon.ts";

export interface SchemaSignal {
  industry: Industry;
  type: string;
  weight: number;
  url: string;
}

const WEIGHTS = new Map(Object.entries(table.types).map(([type, row]) => [type, toWeights(row)]));
/** Properties through which a node is the business itself or what it offers. */
const OWN_PATH =
  /^(?:|publisher|mainentity|about|provider|seller|offeredby|worksfor|department|suborganization|parentorganization|location)$/;
const OFFER_PATH =
  /^(?:itemoffered|availableservice|hasofferitem|itemlistelement|item|hasmenu|hascourse|containsplace|makesoffer)$/;
const OFFERED = 0.6;
/** A tool, course or article that has a page of its own is the subject of that page, not the business. */
const PAGE_SUBJECT = 0.5;
const UNKNOWN_TYPE = 0.5;
/** Types that say nothing of a trade. */
const SILENT =
  /^(?:Organization|LocalBusiness|Corporation|Person|WebSite|WebPage|Service|Brand|Thing|Place|Offer|ImageObject|PostalAddress|ContactPoint)$/;

/** One signal per type and industry, the strongest; only nodes that are the business or its offers, and no posts' topics. */
export function schemaSignals(nodes: readonly SiteNode[], pages: readonly PageFacts[]): SchemaSignal[] {
  const kinds = new Map(pages.map((page) => [page.url, page.kind]));
  const found = new Map<string, SchemaSignal>();
  for (const node of nodes) {
    const isSubject = node.pageUrl !== pages[0]?.url && !isOfType(node, "Organization");
    const share = shareOf(node, kinds.get(node.pageUrl)) * (isSubject ? PAGE_SUBJECT : 1);
    if (share === 0) continue;
    for (const type of node.types) {
      for (const [industry, weight] of weightsOf(type)) {
        const key = `${industry} ${type}`;
        if ((found.get(key)?.weight ?? 0) >= weight * share) continue;
        found.set(key, { industry, type, weight: weight * share, url: node.pageUrl });
      }
    }
  }
  return [...found.values()];
}

/** 1 for the business, 0.6 for what it offers, 0 for anything else a node may be about. */
function shareOf(node: SiteNode, kind: PageFacts["kind"] | undefined): number {
  const steps = node.path
    .toLowerCase()
    .split(/[./[\]]+/)
    .filter((step) => step !== "" && !/^\d+$|^@?graph$/.test(step));
  const last = steps.at(-1) ?? "";
  const isPost = kind === "post" || kind === "blog";
  if (isPost) return last === "publisher" ? 1 : 0;
  if (
    steps.some((step) =>
      /^(?:alumniof|itemreviewed|mentions|memberof|member|areaserved|subjectof|author|review|citation|sponsor|funder|client|knowsabout|award|brand|manufacturer|employee|founder)$/.test(
        step,
      ),
    )
  )
    return 0;
  if (steps.every((step) => OWN_PATH.test(step))) return 1;
  return OFFER_PATH.test(last) || steps.some((step) => OFFER_PATH.test(step)) ? OFFERED : 0;
}

function weightsOf(type: string): [Industry, number][] {
  const known = WEIGHTS.get(type);
  if (known) return known;
  if (SILENT.test(type) || !/^[A-Z][A-Za-z]{4,40}$/.test(type)) return [];
  // A type the vocabulary does not know, such as PlumbingService, still says something by its words.
  const index = industryTerms("en");
  if (!index) return [];
  const words = type.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  return findTerms(index, prepareText(words)).map((match): [Industry, number] => [
    match.value.industry,
    match.value.weight * UNKNOWN_TYPE,
  ]);
}

/** The weights of a class; those far below its own trade come from a parent class and are left out. */
function toWeights(row: Record<string, number | undefined>): [Industry, number][] {
  const weights: [Industry, number][] = [];
  for (const industry of INDUSTRIES) {
    const weight = row[industry];
    if (weight !== undefined) weights.push([industry, weight]);
  }
  const most = Math.max(...weights.map(([, weight]) => weight));
  return weights.filter(([, weight]) => weight >= most * 0.4);
}
