// Links written for "/x" on a page that also answers at "/x/": there each of them leads one folder too deep.
import { addressKey } from "./access-observation.ts";
import type { PageFacts } from "../page-facts.ts";

interface DeadLink {
  url: string;
  foundOn: string;
}

/** Written from the root, or in full, a link leads nowhere else for the address of its page. */
const IS_ABSOLUTE = /^\s*(?:\/|[a-z][a-z\d+.-]{0,20}:)/i;
const INDEX = /index\.(?:html?|php)$/i;

/** The page of the site that such a link means; null where the link is dead for another reason. */
export function meantBeyondSlash({ url, foundOn }: DeadLink, pages: readonly PageFacts[]): string | null {
  const rest = url.startsWith(foundOn) && foundOn.endsWith("/") ? url.slice(foundOn.length) : "";
  if (rest === "" || new URL(foundOn).pathname === "/") return null;
  const isRelative = pages.some(
    (page) =>
      page.url === foundOn &&
      page.anchors.some(({ href, rawHref }) => href.split("#")[0] === url && !IS_ABSOLUTE.test(rawHref)),
  );
  if (!isRelative) return null;
  const meant = new URL(`../${rest}`, foundOn).href;
  const keys = [meant, meant.replace(INDEX, "")].map(addressKey);
  return pages.some((page) => keys.includes(addressKey(page.url))) ? meant : null;
}
