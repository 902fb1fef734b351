// The pages a business puts forward: what its own navigation links to, and pages read whose kind is a key one.
import { isSameHost } from "../../../model/target.ts";
import { isCartAddress } from "../commerce/cart-address.ts";
import { likelyOriginal } from "./access-canonical.ts";
import { addressKey } from "./access-observation.ts";
import type { PageFacts, PageKind } from "../page-facts.ts";

const KEY_KINDS: ReadonlySet<PageKind> = new Set<PageKind>([
  "home",
  "about",
  "services",
  "product",
  "pricing",
  "contact",
  "faq",
  "booking",
  "location",
]);
const MAX_ADDRESSES = 15;
/** Parts of paths that lead to a visitor's own area: closing them to machines is sound. */
const PRIVATE_PARTS =
  /(?:^|[/_-])(?:log-?in|sign-?in|sign-?up|register|account|mein-?konto|konto|compte|cuenta|search|suche|admin)(?=$|[/.])/i;
/** Pages on which people pay: some are for machines to read and many are closed on purpose, so that none is put forward. */
const PAYING = /\/(?:payments?|pay|bezahlen|paiement|pagos?|pagamento)(?:\.(?:html?|php))?\/?$/i;
/** Whether an address is of a visitor's own area, a basket or a search. */
export const isPrivateAddress = (url: string): boolean =>
  URL.canParse(url) && (isCartAddress(url) || PRIVATE_PARTS.test(new URL(url).pathname));

export const isKeyPage = (page: PageFacts): boolean => KEY_KINDS.has(page.kind);

/** Absolute addresses without fragment, the home page first, at most 15. */
export function keyAddresses(home: PageFacts, pages: readonly PageFacts[]): string[] {
  const host = URL.canParse(home.url) ? new URL(home.url).hostname : "";
  const linked = home.anchors
    .filter((anchor) => anchor.region === "nav" || anchor.region === "header")
    .map((anchor) => anchor.href);
  const read = pages.filter((page) => isKeyPage(page) && !likelyOriginal(page, pages)).map((page) => page.url);
  const found = new Map<string, string>([[addressKey(home.url), home.url]]);
  for (const address of [...read, ...linked]) {
    if (found.size >= MAX_ADDRESSES) break;
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    if (!url.protocol.startsWith("http") || !isSameHost(url.hostname, host)) continue;
    if (isPrivateAddress(address) || PAYING.test(url.pathname)) continue;
    if (/\.(?!html?$|php$)[a-z0-9]{2,4}$/i.test(url.pathname)) continue;
    url.hash = "";
    if (!found.has(addressKey(url.href))) found.set(addressKey(url.href), url.href);
  }
  return [...found.values()];
}
