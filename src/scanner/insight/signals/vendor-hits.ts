// vendor:x — a product of a group, as recognized on the pages or by the host of a link, frame or form.
import type { Technology } from "../../../model/profile.ts";
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
}

const GROUPS = new Map<string, VendorGroup>(Object.entries(groups).map(([name, group]) => [name, typedGroup(group)]));

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
    const vendor = vendorAt(link.href, group.hosts);
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
}

const foreignByReading = new WeakMap<SiteReading, ForeignAddress[]>();

/** Addresses on other hosts that links, frames and forms of the site lead to. */
export function foreignAddresses(reading: SiteReading): ForeignAddress[] {
  const known = foreignByReading.get(reading);
  if (known) return known;
  const own = reading.evidence.target.registrableDomain;
  const found = reading.pages.flatMap(({ facts }) => {
    const from = (region: string) => (href: string, label: string) => ({ href, pageUrl: facts.url, region, label });
    return [
      ...facts.anchors.filter((anchor) => !anchor.hidden).map((anchor) => from("link")(anchor.href, anchor.text)),
      ...facts.iframes.filter((frame) => !frame.hidden).map((frame) => from("frame")(frame.src, frame.title ?? "")),
      ...facts.forms
        .filter((form) => form.hasAction && !form.hidden)
        .map((form) => from("form")(form.action, form.submitTexts[0] ?? "")),
    ];
  });
  const foreign = found.filter(({ href }) => /^https?:/.test(href) && !isUnder(hostOf(href), own));
  foreignByReading.set(reading, foreign);
  return foreign;
}

/** The product behind an address; a bare link to a vendor's front page is an advertisement, not a use. */
function vendorAt(href: string, hosts: Record<string, string>): string | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, "");
  for (const [pattern, vendor] of Object.entries(hosts)) {
    const [domain = "", ...rest] = pattern.split("/");
    if (!isUnder(host, domain)) continue;
    const path = `/${rest.join("/")}`;
    const isUse = rest.length > 0 ? url.pathname.startsWith(path) : url.pathname !== "/" || host !== domain;
    if (isUse) return vendor;
  }
  return null;
}

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname : "";
}

/** The data test holds every group to this shape. */
function typedGroup(group: unknown): VendorGroup {
  return group as VendorGroup;
}
