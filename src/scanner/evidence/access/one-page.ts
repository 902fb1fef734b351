// A site of one page: its links lead to parts of that page, and to no other page of the site.
import type { AnchorFacts, PageFacts } from "../page-facts.ts";
import { registrableDomainOf } from "../../../model/target.ts";
import { addressKey } from "./access-observation.ts";
import { isFile } from "./file-address.ts";

const LEAST_PARTS = 2;

export function isOnePage(pages: readonly PageFacts[]): boolean {
  const [page, other] = pages;
  if (page === undefined || other !== undefined) return false;
  const ids = new Set(page.tokens.ids);
  const parts = new Set(page.anchors.filter(isInPage).map(partOf));
  return (
    [...parts].filter((part) => ids.has(part) && !OF_ANY_PAGE.test(part)).length >= LEAST_PARTS &&
    !page.anchors.some((link) => isRoute(link) || (!isInPage(link) && leadsOn(link.href, page.url))) &&
    !page.buttons.some(({ hasOnclick, leadsTo = "" }) => hasOnclick || leadsOn(leadsTo, page.url)) &&
    !page.links.some(({ hreflang, href }) => hreflang !== null && leadsOn(href, page.url)) &&
    page.counts.ghostClickables === 0
  );
}

/** As it is written: a base element may bend it to another address. */
const isInPage = ({ rawHref }: AnchorFacts): boolean => /^#[\p{L}\p{N}_-]/u.test(rawHref.trim());
const partOf = ({ rawHref }: AnchorFacts): string => rawHref.trim().slice(1);
/** Where links to skip the menu and back to the top lead. */
const OF_ANY_PAGE =
  /^(?:(?:back|go|skip|scroll)[-_]?(?:to)?[-_]?)?(?:top|page|main|content|inhalt|site|body|wrapper|header|footer|nav(?:igation)?|menu)(?:[-_]?(?:content|inner|top|main|menu|navigation))?$/i;
/** A script shows other pages under such an address. */
const isRoute = ({ rawHref }: AnchorFacts): boolean => /#[/!]/.test(rawHref);

function leadsOn(href: string, own: string): boolean {
  if (!/^https?:/.test(href) || !URL.canParse(href) || isFile(href)) return false;
  const [domain, here] = [href, own].map((url) => registrableDomainOf(new URL(url).hostname));
  return domain === here && addressKey(href) !== addressKey(own);
}
