// Where opening or service hours are stated: in structured data or in text.
import { maskPersonalData } from "../../../model/mask.ts";
import { plainUrl } from "../../../model/target.ts";
import type { SiteEvidence } from "../site-evidence.ts";
import { findOpeningStarts, findShownHours } from "../structured/structured-hours-text.ts";

export interface StatedHours {
  url: string;
  quote: string;
}

const MARKED = ["openingHours", "openingHoursSpecification", "hoursAvailable"];
const MOST = 10;
const QUOTE_CHARS = 120;

/** At most one statement per page and source, ten in all. Posts tell about other times. */
export function findHours({ pages, structured }: Pick<SiteEvidence, "pages" | "structured">): StatedHours[] {
  const marked = structured.flatMap((node) => {
    const member = MARKED.find((name) => node.props[name] !== undefined);
    return member ? [{ url: plainUrl(node.pageUrl), quote: `${node.types[0] ?? "node"} with ${member}` }] : [];
  });
  const written = pages.flatMap((page) => {
    if (page.kind === "post") return [];
    const line = findShownHours(page).find((hours) => hours.spans.length > 0)?.line ?? findOpeningStarts(page)[0];
    return line === undefined ? [] : [{ url: plainUrl(page.url), quote: maskPersonalData(line).slice(0, QUOTE_CHARS) }];
  });
  return [...firstPerUrl(marked), ...written].slice(0, MOST);
}

const firstPerUrl = (all: readonly StatedHours[]): StatedHours[] => [
  ...new Map(all.toReversed().map((one) => [one.url, one])).values(),
];
