// Which vendor an address belongs to, by host; a vendor's name in text is no evidence.
import { getDomainWithoutSuffix } from "tldts";
import { memoByText } from "../../model/memo-by-text.ts";
import table from "./data/vendors.json" with { type: "json" };

export type VendorGroup = keyof typeof table.vendors;

interface HostRule {
  vendor: string;
  path: string;
}

interface VendorRules {
  byHost: Map<string, HostRule[]>;
  byBrand: Map<string, string>;
  schemes: { vendor: string; prefix: string }[];
  tokens: { vendor: string; token: string }[];
}

export interface VendorAddress {
  vendor: string;
  /** The address has a path, query or subdomain of a customer: it is not the vendor's own front page. */
  isSpecific: boolean;
}

/** Pages that vendors publish about themselves. */
const ABOUT_VENDOR =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:privacy|legal|terms|tos|policies|policy|gdpr|security|help|support|docs?|blog|about|company|pricing|features|press|cookies?|datenschutz)(?:[/.?-]|$)|privacy[-_]?policy|datenschutz/i;
const ABOUT_HOST =
  /^(?:help|support|docs|blog|status|developers?|dev|community|academy|learn|policies|privacy|legal|trust)\./i;

const compiled = new Map<VendorGroup, VendorRules>();

/** The vendor of a group that this address belongs to; null for others and for pages about the vendor itself. */
export function vendorOf(group: VendorGroup, address: string): VendorAddress | null {
  const known = readers.get(group) ?? memoByText(KEPT, (text) => readVendor(group, text));
  readers.set(group, known);
  return known(address);
}

/** Addresses kept for each group: every page has the links of the menu and of the footer. */
const KEPT = 1_000;
const readers = new Map<VendorGroup, (address: string) => VendorAddress | null>();

function readVendor(group: VendorGroup, address: string): VendorAddress | null {
  const rules = rulesOf(group);
  const scheme = rules.schemes.find(({ prefix }) => address.startsWith(prefix));
  if (scheme) return { vendor: scheme.vendor, isSpecific: true };
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, search } = new URL(address);
  const isAboutVendor = ABOUT_VENDOR.test(pathname) || ABOUT_HOST.test(hostname);
  const path = pathname.toLowerCase();
  const specific = pathname.length > 1 || search.length > 1;
  for (let host = hostname.replace(/^www\./, ""); host.includes("."); host = host.slice(host.indexOf(".") + 1)) {
    const rule = rules.byHost.get(host)?.find((one) => path.startsWith(one.path));
    if (!rule) continue;
    if (rule.path === "/" && isAboutVendor) return null;
    const isCustomerHost = hostname.replace(/^www\./, "") !== host;
    return { vendor: rule.vendor, isSpecific: rule.path.length > 1 || specific || isCustomerHost };
  }
  if (isAboutVendor) return null;
  const vendor = rules.byBrand.get(getDomainWithoutSuffix(hostname) ?? "");
  return vendor === undefined ? null : { vendor, isSpecific: specific };
}

/** The vendor whose token (path part, class, id) this text holds; it needs a second sign beside it. */
export function vendorByToken(group: VendorGroup, text: string): string | null {
  const lower = text.toLowerCase();
  return rulesOf(group).tokens.find(({ token }) => lower.includes(token))?.vendor ?? null;
}

function rulesOf(group: VendorGroup): VendorRules {
  const known = compiled.get(group);
  if (known) return known;
  const rules: VendorRules = { byHost: new Map(), byBrand: new Map(), schemes: [], tokens: [] };
  for (const [vendor = "", how, ...matches] of table.vendors[group]) {
    for (const match of matches) {
      if (how === "brand") rules.byBrand.set(match, vendor);
      else if (/^[a-z]+:/.test(match)) rules.schemes.push({ vendor, prefix: match });
      else if (how === "token" || !match.includes(".") || match.endsWith(".php"))
        rules.tokens.push({ vendor, token: match });
      else addHost(rules, vendor, match);
    }
  }
  compiled.set(group, rules);
  return rules;
}

function addHost(rules: VendorRules, vendor: string, match: string): void {
  const slash = match.indexOf("/");
  const host = slash === -1 ? match : match.slice(0, slash);
  const list = rules.byHost.get(host) ?? [];
  list.push({ vendor, path: slash === -1 ? "/" : match.slice(slash) });
  list.sort((a, b) => b.path.length - a.path.length);
  rules.byHost.set(host, list);
}
