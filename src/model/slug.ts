// Slugs of directory listings: stable, URL-safe, from the name when it belongs to the domain.
import { parse as parseHost } from "tldts";

const SLUG_CHARS = 60;

/**
 * `short` is made from the name if it shares a word with the domain's label, else from the domain;
 * `long` adds the domain, for the case that another business has the short one.
 */
export function slugFor(businessName: string, domain: string): { short: string; long: string } {
  const label = parseHost(domain).domainWithoutSuffix ?? domain;
  const name = slugify(businessName);
  const fromDomain = slugify(domain);
  const isRelated = name.split("-").some((word) => word.length >= 3 && slugify(label).includes(word));
  return isRelated ? { short: name, long: `${name}-${fromDomain}` } : { short: fromDomain, long: fromDomain };
}

/** Lower-case ASCII letters, digits and single hyphens; accents are removed. */
export function slugify(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_CHARS)
    .replace(/^-|-$/g, "");
}
