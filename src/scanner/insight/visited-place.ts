// Whether customers come to a business: the address of who makes software, machines or plans for firms is an office.
import type { Industry } from "../../model/profile.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { SiteNode, TargetFacts } from "../evidence/site-evidence.ts";
import { isOfType } from "../evidence/structured/collect-structured.ts";
import { ownPlaces } from "../evidence/structured/structured-entity.ts";
import { findOpeningHours } from "../evidence/structured/structured-hours-text.ts";

/** They work for other firms, and wherever these are. */
const FOR_FIRMS: ReadonlySet<Industry> = new Set(["technology", "consulting", "marketing", "manufacturing"]);

interface Visited {
  pages: readonly PageFacts[];
  structured: readonly SiteNode[];
  target: Pick<TargetFacts, "registrableDomain">;
  industry: Industry | null;
}

/** Of trades that work for firms, only who calls itself a place or shows when it is open. */
export const isVisited = ({ pages, structured, target, industry }: Visited): boolean =>
  industry === null ||
  !FOR_FIRMS.has(industry) ||
  ownPlaces({ structured, target }).some((node) => isOfType(node, "Place")) ||
  pages.some((page) => page.kind !== "post" && findOpeningHours(page).length > 0);
