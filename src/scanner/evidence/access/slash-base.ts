// Links written for "/x" on a page that also answers at "/x/": there each of them leads one folder too deep.
import { addressKey } from "./access-observation.ts";
import type { PageFacts } from "../page-facts.ts";

interface DeadLink {
  url: string;
  foundOn: string;
}

const INDEX = /index\.(?:html?|php)$/i;

/** The page of the site that such a link means; null where the link is dead for another reason. */
export function meantBeyondSlash({ url, foundOn }: DeadLink, pages: readonly PageFacts[]): string | null {
  const rest = url.startsWith(foundOn) && foundOn.endsWith("/") ? url.slice(foundOn.length) : "";
  if (rest === "" || new URL(foundOn).pathname === "/") return null;
  const meant = new URL(`../${rest}`, foundOn).href;
  const keys = [meant, meant.replace(INDEX, "")].map(addressKey);
  return pages.some((page) => keys.includes(addressKey(page.url))) ? meant : null;
}
