// Where a page sends its visitors by itself: a declarative refresh (HTML standard, shared declarative refresh steps).
import { registrableDomainOf } from "../../model/target.ts";
import type { PageFacts } from "../evidence/page-facts.ts";

/** Search engines take a refresh after no more seconds for a redirect; a slower one lets the page be read first. */
const AT_ONCE_SECONDS = 1;

const REFRESH = /^(\d+(?:\.\d*)?|\.\d+)[;,\s]+(?:url\s*=)?(.*)$/is;

/** Address of the page that every visitor sees in place of this one; null when this one stays, or leaves its own domain. */
export function refreshTarget({
  url,
  baseHref,
  counts,
}: Pick<PageFacts, "url" | "baseHref" | "counts">): string | null {
  const [, seconds = "", rest = ""] = REFRESH.exec(counts.metaRefresh?.trim() ?? "") ?? [];
  const address = withoutQuotes(rest.trim());
  const base = baseHref ?? url;
  if (address === "" || Number.parseFloat(seconds) > AT_ONCE_SECONDS || !URL.canParse(address, base)) return null;
  const target = new URL(address, base);
  target.hash = "";
  const isOwn = registrableDomainOf(target.hostname) === registrableDomainOf(new URL(url).hostname);
  const isWeb = target.protocol === "https:" || target.protocol === "http:";
  return isWeb && isOwn && target.href !== url ? target.href : null;
}

/** What stands behind the closing quotation mark does not count. */
const withoutQuotes = (text: string): string =>
  /^["']/.test(text) ? (text.slice(1).split(text.charAt(0), 1)[0] ?? "") : text;
