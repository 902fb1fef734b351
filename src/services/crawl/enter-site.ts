// The first steps of a crawl: robots.txt, then the start page; what needs only the origin goes along.
import type { ScanFailure } from "../../model/scan-failure.ts";
import { CRAWL_DELAY_CAP_SECONDS } from "../../model/limits.ts";
import type { Ids } from "../../model/ports.ts";
import { PRODUCT } from "../../model/product.ts";
import type { ScanErrorCode, ScanType } from "../../model/scan.ts";
import type {
  MissingPageFacts,
  RobotsFacts,
  SigningFacts,
  SitemapFacts,
} from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { createOriginRules } from "./origin-rules.ts";
import { readControls } from "./read-controls.ts";
import type { ReadPage } from "./read-page-facts.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import { readStartPage } from "./read-start-page.ts";

export interface Entrance {
  ok: true;
  start: ReadPage;
  origin: string;
  robots: RobotsFacts;
  httpsError: ScanErrorCode | null;
  signatureRefused: SigningFacts["refused"];
  /** robots.txt forbids everyone: nothing but the start page is read. */
  startPageOnly: boolean;
  /** Both still under way. */
  sitemap: Promise<SitemapFacts>;
  controls: Promise<MissingPageFacts>;
}

export async function enterSite(
  reader: SiteReader,
  { startUrl, scanType, ids, isSigned }: { startUrl: string; scanType: ScanType; ids: Ids; isSigned: boolean },
): Promise<Entrance | { ok: false; failure: ScanFailure }> {
  const refused = {
    ok: false,
    failure: { code: "robots_disallowed", sentence: `robots.txt asks ${PRODUCT.bot} by name to stay out.` },
  } as const;
  const ask = (address: string, robots: RobotsFacts) => ({
    sitemap: readSitemaps(reader, robots, { address, scanType }),
    controls: readControls(reader, new URL(address).origin, ids),
  });
  const rules = createOriginRules(reader);
  const first = await rules.of(startUrl);
  if (first.refusesUsByName) return refused;
  obey(reader, first);
  // The start page goes out first, so that nothing else can use up what it needs.
  const startAsked = readStartPage(reader, startUrl, { testsSignature: isSigned && scanType === "full" });
  const early = first.refusesEveryone ? null : ask(startUrl, first);
  const start = await startAsked;
  if (!start.ok) {
    await Promise.all([early?.sitemap, early?.controls]);
    return start;
  }
  const { url } = start.page.facts;
  const { origin } = new URL(url);
  const hasMoved = origin !== new URL(startUrl).origin;
  // Read before the redirect was followed; plain http after https is no redirect.
  if (!rules.isKnown(url)) await Promise.all([early?.sitemap, early?.controls]);
  const robots = hasMoved ? await rules.of(url) : first;
  if (robots.refusesUsByName) return refused;
  if (hasMoved) obey(reader, robots);
  const startPageOnly = robots.refusesEveryone;
  const along = startPageOnly ? NOTHING_ALONG : early !== null && !hasMoved ? early : ask(url, robots);
  const { page, httpsError, signatureRefused } = start;
  return { ok: true, start: page, origin, robots, httpsError, signatureRefused, startPageOnly, ...along };
}

const NOTHING_ALONG = {
  sitemap: Promise.resolve<SitemapFacts>({ state: "unreadable", files: [], urls: [], truncated: false, problems: [] }),
  controls: Promise.resolve<MissingPageFacts>({ probes: [], isSoft404: false, textHashes: [] }),
};

/** From here on the site's own pace holds for every request. */
function obey(reader: SiteReader, { crawlDelaySeconds }: RobotsFacts): void {
  if (crawlDelaySeconds !== null) reader.slowDown(Math.min(crawlDelaySeconds, CRAWL_DELAY_CAP_SECONDS) * 1_000);
}
