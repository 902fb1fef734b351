// Where opening or service hours are stated: in structured data or in text.
import { maskPersonalData } from "../../../model/mask.ts";
import { plainUrl } from "../../../model/target.ts";
import type { SiteEvidence } from "../site-evidence.ts";
import { hoursAWeek } from "../structured/structured-hours.ts";
import { findOpeningStarts, findShownHours } from "../structured/structured-hours-text.ts";

export interface StatedHours {
  url: string;
  quote: string;
  /** It stands in the page's data, where no visitor reads it: the quote is our wording. */
  isMarked: boolean;
  /** Every hour of the week, as a form that was left as it came says, too. */
  isAlways?: true;
}

const MARKED = ["openingHours", "openingHoursSpecification", "hoursAvailable"];
const MOST = 10;
/** A minute is left out of each day that ends at 23:59. */
const ALL_HOURS = 167;
const QUOTE_CHARS = 120;

/** At most one statement per page and source, ten in all. Posts tell about other times. */
export function findHours({ pages, structured }: Pick<SiteEvidence, "pages" | "structured">): StatedHours[] {
  const marked = structured.flatMap((node) => {
    const isStated = MARKED.some((name) => node.props[name] !== undefined);
    const isAlways = isStated && (hoursAWeek(node, structured) ?? 0) >= ALL_HOURS;
    return isStated
      ? [
          {
            url: plainUrl(node.pageUrl),
            quote: "Opening hours in the page's data",
            isMarked: true,
            ...(isAlways ? { isAlways } : {}),
          },
        ]
      : [];
  });
  const written = pages.flatMap((page) => {
    if (page.kind === "post") return [];
    const line = findShownHours(page).find((hours) => hours.spans.length > 0)?.line ?? findOpeningStarts(page)[0];
    return line === undefined
      ? []
      : [{ url: plainUrl(page.url), quote: maskPersonalData(line).slice(0, QUOTE_CHARS), isMarked: false }];
  });
  return [...written, ...firstPerUrl(marked)].slice(0, MOST);
}

const firstPerUrl = (all: readonly StatedHours[]): StatedHours[] => [
  ...new Map(all.toReversed().map((one) => [one.url, one])).values(),
];
