// vendor:x — a product of a group, as recognized on the pages or by the host of a link, frame or form.
import { addTo } from "../../evidence/add-to.ts";
import { isWithin } from "../../../model/target.ts";
import type { Technology } from "../../../model/profile.ts";
import { addressParts } from "../../../model/address-parts.ts";
import { lossOf } from "../../evidence/operability/dead-forms.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import groups from "../data/workflow-vendors.json" with { type: "json" };
import { quoteOf } from "../quote-of.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

interface VendorGroup {
  /** What a recognized technology feeds, its categories or ids that put it into the group. */
  feeds: string[];
  categories: string[];
  products: string[];
  exceptCategories: string[];
  /** Channel whose vendor belongs to the group. */
  channel: string | null;
  /** Host, or host and path, to the product's name. */
  hosts: Record<string, string>;
  /** More products of the kind, known by a name in a text alone. */
  names?: string[];
}

interface HostEntry {
  /** "/" for the whole host. */
  path: string;
  vendor: string;
}

interface ReadGroup extends VendorGroup {
  byDomain: ReadonlyMap<string, readonly HostEntry[]>;
}

const GROUPS = new Map<string, ReadGroup>(
  Object.entries(groups).map(([name, group]) => [name, readGroup(typedGroup(group))]),
);

export const isVendorSignal = (name: string): boolean =>
  name.startsWith("vendor:") && GROUPS.has(name.slice("vendor:".length));

/** Each product of the group once, in the order of first sight. Scripts are read by the technology rules, not here. */
export function vendorHits(reading: SiteReading, name: string): SignalHit[] {
  const group = GROUPS.get(name.slice("vendor:".length));
  if (!group) return [];
  const found = new Map<string, SignalHit>();
  const add = (hit: SignalHit & { vendor: string }): void => {
    if (!found.has(hit.vendor)) found.set(hit.vendor, hit);
  };
  for (const technology of reading.technologies) {
    if (belongs(technology, group)) add(seenAs(technology.name, technology.url, "technology", technology.evidence));
  }
  for (const channel of reading.channels) {
    if (channel.type === group.channel && channel.vendor !== undefined) {
      add(seenAs(channel.vendor, channel.pages[0] ?? reading.evidence.target.finalUrl, "channel", channel.evidence));
    }
  }
  for (const link of foreignAddresses(reading)) {
    const vendor = vendorAt(link, group);
    if (vendor !== null) add(seenAs(vendor, link.pageUrl, link.region, link.label));
  }
  return [...found.values()].slice(0, 8);
}

const belongs = (technology: Technology, group: VendorGroup): boolean =>
  group.products.includes(technology.id) ||
  (!group.exceptCategories.includes(technology.category) &&
    (group.categories.includes(technology.category) || technology.feeds.some((feed) => group.feeds.includes(feed))));

function seenAs(vendor: string, url: string, region: string, seen: string): SignalHit & { vendor: string } {
  const quote = quoteOf(seen.includes(vendor) || seen === "" ? seen || vendor : `${vendor}: ${seen}`);
  return { url, region, quote, strength: 1, vendor, mention: { kind: "tool", label: vendor } };
}

interface ForeignAddress {
  href: string;
  pageUrl: string;
  region: string;
  label: string;
  /** Without "www.". */
  host: string;
  path: string;
}

const foreignByReading = new WeakMap<SiteReading, ForeignAddress[]>();

/** Addresses on other hosts that links, frames and forms of the site lead to, each once with every label. */
export function foreignAddresses(reading: SiteReading): ForeignAddress[] {
  const known = foreignByReading.get(reading);
  if (known) return known;
  const own = reading.evidence.target.registrableDomain;
  const found = new Map<string, ForeignAddress>();
  for (const { facts } of reading.pages) {
    for (const { href, region, label } of addressesOn(facts)) {
      const key = `${region} ${href} ${label}`;
      const parts = /^https?:/.test(href) ? addressParts(href) : null;
      if (parts === null || found.has(key) || isWithin(parts.hostname, own)) continue;
      const { hostname, pathname } = parts;
      const host = hostname.replace(/^www\./, "");
      found.set(key, { href, pageUrl: facts.url, region, label, host, path: pathname });
    }
  }
  const foreign = [...found.values()];
  foreignByReading.set(reading, foreign);
  return foreign;
}

const addressesOn = (facts: PageFacts): { href: string; region: string; label: string }[] => [
  ...facts.anchors
    .filter((anchor) => !anchor.hidden)
    .map((anchor) => ({ href: anchor.href, region: "link", label: anchor.text })),
  ...facts.iframes
    .filter((frame) => !frame.hidden)
    .map((frame) => ({ href: frame.src, region: "frame", label: frame.title ?? "" })),
  ...facts.forms
    .filter((form) => form.hasAction && !form.hidden && lossOf(form) === null)
    .map((form) => ({ href: form.action, region: "form", label: form.submitTexts[0] ?? "" })),
];

/** The product behind an address; a bare link to a vendor's front page is an advertisement, not a use. */
function vendorAt({ host, path }: ForeignAddress, { byDomain }: ReadGroup): string | null {
  for (let domain = host; domain !== ""; domain = withoutFirstLabel(domain)) {
    const entry = byDomain
      .get(domain)
      ?.find((one) => (one.path === "/" ? path !== "/" || host !== domain : isBelow(path, one.path)));
    if (entry) return entry.vendor;
  }
  return null;
}

// A path that begins with a star stands anywhere in the address, behind the name of an account.
const isBelow = (path: string, wanted: string): boolean =>
  wanted.startsWith("/*") ? path.includes(wanted.slice(2)) : path.startsWith(wanted);

const withoutFirstLabel = (host: string): string => {
  const dot = host.indexOf(".");
  return dot === -1 ? "" : host.slice(dot + 1);
};

function readGroup(group: VendorGroup): ReadGroup {
  const byDomain = new Map<string, HostEntry[]>();
  for (const [pattern, vendor] of Object.entries(group.hosts)) {
    const [domain = "", ...rest] = pattern.split("/");
    addTo(byDomain, domain, { path: `/${rest.join("/")}`, vendor });
  }
  return { ...group, byDomain };
}

/** The data test holds every group to this shape. */
function typedGroup(group: unknown): VendorGroup {
  return group as VendorGroup;
}
