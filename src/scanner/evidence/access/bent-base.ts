// Links that are dead because the base element of their page gives them a beginning that is gone.
import type { PageFacts } from "../page-facts.ts";

interface DeadLink {
  url: string;
  foundOn: string;
}

const IS_ABSOLUTE = /^\s*(?:\/|[a-z][a-z\d+.-]{0,20}:)/i;

/** The address of the base is dead itself, and each link to this one was written without an address of its own. */
export function bentByBase(
  { url, foundOn }: DeadLink,
  dead: readonly DeadLink[],
  pages: readonly PageFacts[],
): boolean {
  const page = pages.find((one) => one.url === foundOn);
  const base = page?.baseHref ?? null;
  if (page === undefined || base === null || !url.startsWith(base) || !dead.some((link) => link.url === base))
    return false;
  const links = page.anchors.filter(({ href }) => href.split("#")[0] === url);
  return links.length > 0 && links.every(({ rawHref }) => !IS_ABSOLUTE.test(rawHref));
}
