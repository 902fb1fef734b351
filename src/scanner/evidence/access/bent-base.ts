// Links that are dead because the base element of their page gives them a beginning that is gone.
import type { PageFacts } from "../page-facts.ts";

interface DeadLink {
  url: string;
  foundOn: string;
}
type TriedLink = DeadLink & { status: number };

const IS_ABSOLUTE = /^\s*(?:\/|[a-z][a-z\d+.-]{0,20}:)/i;

/** Of what was tried under the base nothing answers, and each link to this one was written without an address of its own. */
export function bentByBase(
  { url, foundOn }: DeadLink,
  tried: readonly TriedLink[],
  pages: readonly PageFacts[],
): boolean {
  const page = pages.find((one) => one.url === foundOn);
  const base = page?.baseHref ?? null;
  if (page === undefined || base === null || !url.startsWith(base)) return false;
  const under = tried.filter((link) => link.url.startsWith(base));
  const isAll = under.length > 1 || under[0]?.url === base;
  if (!isAll || under.some(({ status }) => status < 400) || pages.some((one) => one.url.startsWith(base))) return false;
  const links = page.anchors.filter(({ href }) => href.split("#")[0] === url);
  return links.length > 0 && links.every(({ rawHref }) => !IS_ABSOLUTE.test(rawHref));
}
