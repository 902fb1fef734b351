// Joins everything that was read into the evidence of a scan, with what is inferred from it once.
import type { CrawlBudget, ScanErrorCode, ScanType } from "../../model/scan.ts";
import { registrableDomainOf } from "../../model/target.ts";
import { unmarkArticles } from "../crawl/article-page.ts";
import { withYields } from "../evidence/interfaces/interface-yield.ts";
import { collectStructured } from "../evidence/structured/collect-structured.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import type { LiveFacts } from "../evidence/live-facts.ts";
import type {
  ChallengeFacts,
  ContentImage,
  CrawlFacts,
  DnsFacts,
  DocumentFacts,
  Exchange,
  LinkCheck,
  MarkdownFacts,
  MissingPageFacts,
  OutsideFacts,
  RobotsFacts,
  SigningFacts,
  SiteEvidence,
  SitemapFacts,
  TargetFacts,
} from "../evidence/site-evidence.ts";
import { detectChannels } from "./detect-channels.ts";
import { detectInRecords, type TechnologyHit } from "./detect-technologies.ts";
import { inferLanguage } from "./infer-language.ts";
import { inferProfile } from "./infer-profile.ts";
import { summariseTechnologies } from "./summarise-technologies.ts";

export interface Observations {
  scanType: ScanType;
  durationMs: number;
  budget: CrawlBudget;
  site: InferredSite;
  robots: RobotsFacts;
  missing: MissingPageFacts;
  challenge: ChallengeFacts;
  exchanges: Exchange[];
  documents: Record<string, DocumentFacts>;
  markdown: MarkdownFacts | null;
  linkChecks: LinkCheck[];
  live: LiveFacts;
  requestsUsed: number;
  crawl: Pick<CrawlFacts, "pagesKnown" | "pagesFailed" | "trap" | "parses">;
  stoppedBy: CrawlFacts["stoppedBy"];
  startPageOnly: boolean;
  dns: DnsFacts;
  outside: OutsideFacts;
  contentImages: ContentImage[];
  signing: SigningFacts;
}

/** The pages as they count, and what is marked up on them. */
export type SettledPages = Pick<SiteEvidence, "home" | "pages" | "structured">;
/** The site with what is inferred from it, once. */
export type InferredSite = SettledPages &
  Pick<SiteEvidence, "target" | "sitemap" | "technologies" | "channels" | "profile" | "shown">;

/** What inferring needs besides the pages. */
export interface Surroundings extends Pick<TargetFacts, "requestedUrl" | "observedAt" | "isLocalCopy"> {
  httpsError: ScanErrorCode | null;
  probes: Pick<TargetFacts, "httpProbe" | "twinHostProbe">;
  sitemap: SitemapFacts | null;
  documents: Record<string, DocumentFacts>;
  technologies: readonly TechnologyHit[];
  /** Files that scripts put into the pages. */
  parts: PageFacts[];
  dns: DnsFacts;
}

const NO_SITEMAP: SitemapFacts = { state: "unreadable", files: [], urls: [], truncated: false, problems: [] };

/** `read`: every page that was read as real content, the start page first. */
export function settlePages(read: readonly PageFacts[]): SettledPages {
  const pages = unmarkArticles(read);
  const [home] = pages;
  if (home === undefined) throw new Error("evidence needs the start page");
  return { home, pages, structured: collectStructured(pages) };
}

export function inferSite(settled: SettledPages, around: Surroundings): InferredSite {
  const { home, pages, structured } = settled;
  const target = describeTarget(around, home);
  const technologies = summariseTechnologies([...around.technologies, ...detectInRecords(around.dns, home.url)]);
  const languages = inferLanguage(pages);
  const sitemap = around.sitemap ?? NO_SITEMAP;
  const { documents, parts } = around;
  const inferFrom = (seen: PageFacts[]): Pick<SiteEvidence, "channels" | "profile"> => {
    const site = { pages: seen, structured, technologies, target };
    const channels = detectChannels(site, languages);
    const profile = inferProfile({ ...site, channels, documents, sitemapUrls: sitemap.urls.length }, languages);
    return { channels, profile };
  };
  const shown = parts.length === 0 ? {} : { shown: { parts, ...inferFrom([...pages, ...parts]) } };
  return { ...settled, target, sitemap, technologies, ...inferFrom(pages), ...shown };
}

export const assembleEvidence = (seen: Observations): SiteEvidence => ({
  ...seen.site,
  crawl: describeCrawl(seen),
  exchanges: seen.exchanges,
  robots: seen.robots,
  missing: seen.missing,
  challenge: seen.challenge,
  documents: withYields(seen.documents, seen.live),
  markdown: seen.markdown ?? { negotiated: [], twins: [] },
  linkChecks: seen.linkChecks,
  dns: seen.dns,
  outside: seen.outside,
  contentImages: seen.contentImages,
  signing: seen.signing,
  live: seen.live,
});

function describeTarget(
  { requestedUrl, observedAt, isLocalCopy, httpsError, probes }: Surroundings,
  home: PageFacts,
): TargetFacts {
  const { origin, hostname } = new URL(home.url);
  const isHttps = home.url.startsWith("https:");
  return {
    requestedUrl,
    finalUrl: home.url,
    origin,
    host: hostname,
    registrableDomain: registrableDomainOf(hostname),
    observedAt,
    isLocalCopy,
    https: { ok: isHttps && httpsError === null, error: httpsError },
    redirects: home.transfer.redirects,
    ...probes,
  };
}

function describeCrawl(seen: Observations): CrawlFacts {
  const { pagesKnown, pagesFailed, trap, parses } = seen.crawl;
  return {
    scanType: seen.scanType,
    budget: seen.budget,
    requestsUsed: seen.requestsUsed,
    pagesKnown: Math.max(pagesKnown, seen.site.pages.length),
    pagesRead: seen.site.pages.length,
    pagesFailed,
    stoppedBy: seen.stoppedBy,
    durationMs: seen.durationMs,
    trap: { detected: trap.detected, reason: trap.reason, example: trap.example },
    startPageOnly: seen.startPageOnly,
    parses,
  };
}
