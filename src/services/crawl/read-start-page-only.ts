// A site of which nothing but the page that a person asked for is read.
import type { MissingPageFacts, SiteEvidence } from "../../scanner/evidence/site-evidence.ts";
import type { Observations } from "../../scanner/insight/assemble-evidence.ts";
import type { Entrance } from "./enter-site.ts";
import { NOTHING_CALLED } from "./read-declared-calls.ts";
import { documentsNotRequested } from "./read-documents.ts";

/** What reading gives, whole or not. */
export type Read = Pick<
  Observations,
  | "pages"
  | "sitemap"
  | "missing"
  | "documents"
  | "markdown"
  | "linkChecks"
  | "live"
  | "contentImages"
  | "probes"
  | "crawl"
  | "stoppedBy"
>;
const NO_CONTROLS: MissingPageFacts = { probes: [], isSoft404: false, textHashes: [] };

interface WhyOnly {
  stoppedBy: SiteEvidence["crawl"]["stoppedBy"];
  reason: string;
}

/** Why nothing but the page that a person asked for is read; null when the whole site may be. */
export function whyStartPageOnly({ startPageOnly, robots, signatureRefused }: Entrance): WhyOnly | null {
  // RFC 9309 section 2.3.1.4 keeps crawlers out then; what the file says is not known.
  if (startPageOnly && robots.state === "unreadable")
    return { stoppedBy: "robots-unanswered", reason: "robots.txt did not answer with rules that can be read" };
  if (startPageOnly) return { stoppedBy: "robots", reason: "robots.txt asks all readers to stay out" };
  // Who refuses signed requests is not asked again and again, and nobody is read unsigned beyond the one test.
  if (signatureRefused !== null) return { stoppedBy: "signature-refused", reason: "the site refuses signed requests" };
  return null;
}

export async function readStartPageOnly(
  { start, origin, sitemap, controls }: Entrance,
  { stoppedBy, reason }: WhyOnly,
): Promise<Read> {
  const { facts, technologies } = start;
  await Promise.all([sitemap, controls]);
  return {
    pages: [facts],
    sitemap: null,
    missing: NO_CONTROLS,
    documents: documentsNotRequested(origin, reason),
    markdown: null,
    linkChecks: [],
    live: NOTHING_CALLED,
    contentImages: [],
    probes: { httpProbe: null, twinHostProbe: null },
    crawl: {
      pagesKnown: 1,
      pagesFailed: [],
      trap: { detected: false, reason: null, example: null },
      parses: { [facts.url]: 1 },
      technologies,
    },
    stoppedBy,
  };
}
