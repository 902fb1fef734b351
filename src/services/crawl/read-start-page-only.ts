// A site of which nothing but the page that a person asked for is read.
import type { MissingPageFacts, SiteEvidence } from "../../scanner/evidence/site-evidence.ts";
import {
  settlePages,
  type Observations,
  type SettledPages,
  type Surroundings,
} from "../../scanner/insight/assemble-evidence.ts";
import type { Entrance } from "./enter-site.ts";
import { NOTHING_CALLED } from "./read-declared-calls.ts";
import { documentsNotRequested } from "./read-documents.ts";

/** What is known of a site beyond its own answers, and what is inferred from them. */
type Described = Pick<Observations, "site" | "dns" | "outside">;
export type Describe = (
  settled: SettledPages,
  read: Pick<Surroundings, "probes" | "sitemap" | "documents" | "technologies" | "parts">,
) => Promise<Described>;

/** What reading gives, whole or not. */
export type Read = Described &
  Pick<
    Observations,
    "missing" | "documents" | "markdown" | "linkChecks" | "live" | "contentImages" | "crawl" | "stoppedBy"
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
  describe: Describe,
): Promise<Read> {
  const { facts, technologies } = start;
  await Promise.all([sitemap, controls]);
  const documents = documentsNotRequested(origin, reason);
  const probes = { httpProbe: null, twinHostProbe: null };
  return {
    ...(await describe(settlePages([facts]), { probes, sitemap: null, documents, technologies, parts: [] })),
    missing: NO_CONTROLS,
    documents,
    markdown: null,
    linkChecks: [],
    live: NOTHING_CALLED,
    contentImages: [],
    crawl: {
      pagesKnown: 1,
      pagesFailed: [],
      trap: { detected: false, reason: null, example: null },
      parses: { [facts.url]: 1 },
    },
    stoppedBy,
  };
}
