// A site of one page: its links lead to parts of that page, and to no other page of the site.
import type { AnchorFacts, PageFacts } from "../page-facts.ts";
import { registrableDomainOf } from "../../../model/target.ts";
import { addressKey } from "./access-observation.ts";
import { isFile } from "./file-address.ts";

const LEAST_PARTS = 2;

export function isOnePage(pages: readonly PageFacts[]): boolean {
  const [page, other] = pages;
  if (page === undefined || other !== undefined) return false;
  const parts = page.anchors.filter(isPart);
  return parts.length >= LEAST_PARTS && !page.anchors.some((link) => !isPart(link) && leadsOn(link, page.url));
}

/** As it is written: a base element may bend it to another address. */
const isPart = ({ rawHref }: AnchorFacts): boolean => /^#[\p{L}\p{N}_-]/u.test(rawHref.trim());

function leadsOn({ href }: AnchorFacts, own: string): boolean {
  if (!/^https?:/.test(href) || !URL.canParse(href) || isFile(href)) return false;
  const [domain, here] = [href, own].map((url) => registrableDomainOf(new URL(url).hostname));
  return domain === here && addressKey(href) !== addressKey(own);
}
