import type { Ports } from "../../model/ports.ts";
import type { ScanType } from "../../model/scan.ts";
import { registrableDomainOf } from "../../model/target.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { DnsFacts, DocumentFacts, OutsideFacts, SiteNode } from "../../scanner/evidence/site-evidence.ts";
import { readDns } from "./read-dns.ts";
import { readOutside } from "./read-outside.ts";

interface Site {
  scanType: ScanType;
  /** The start page first. */
  pages: PageFacts[];
  /** What is marked up on them. */
  structured: SiteNode[];
  documents: Record<string, DocumentFacts>;
}

/** What others say of the site: the DNS and public registries, asked in full scans outside of development. */
export async function readElsewhere(
  { config, dns: resolver, web }: Pick<Ports, "config" | "dns" | "web">,
  { scanType, pages, structured, documents }: Site,
): Promise<{ dns: DnsFacts; outside: OutsideFacts }> {
  const notAsked =
    scanType !== "full"
      ? "a scan of this depth does not ask"
      : config.isDevelopment || resolver === null
        ? "the service runs in development"
        : null;
  if (notAsked !== null || resolver === null)
    return { dns: { notAsked, lookups: [] }, outside: { notAsked, wikidata: null, mcpRegistry: null } };
  const site = { domain: registrableDomainOf(new URL(pages[0]?.url ?? "").hostname), pages, structured, documents };
  const [dns, outside] = await Promise.all([readDns(resolver, site), readOutside(web, site)]);
  return { dns, outside };
}
