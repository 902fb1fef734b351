// Joins everything that was read into the evidence of a scan, with what is inferred from it once.
import type { CrawlBudget, ScanErrorCode, ScanHeader } from "../../model/scan.ts";
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
  header: ScanHeader;
  observedAt: number;
  durationMs: number;
  budget: CrawlBudget;
  isLocalCopy: boolean;
  httpsError: ScanErrorCode | null;
  /** The start page first. */
  pages: PageFacts[];
  robots: RobotsFacts;
  sitemap: SitemapFacts | null;
  missing: MissingPageFacts;
  challenge: ChallengeFacts;
  exchanges: Exchange[];
  documents: Record<string, DocumentFacts>;
  markdown: MarkdownFacts | null;
  linkChecks: LinkCheck[];
  live: LiveFacts;
  probes: Pick<TargetFacts, "httpProbe" | "twinHostProbe">;
  requestsUsed: number;
  crawl: {
    pagesKnown: number;
    pagesFailed: CrawlFacts["pagesFailed"];
    trap: CrawlFacts["trap"];
    parses: Record<string, number>;
    technologies: TechnologyHit[];
  };
  stoppedBy: CrawlFacts["stoppedBy"];
  startPageOnly: boolean;
  dns: DnsFacts;
  outside: OutsideFacts;
  contentImages: ContentImage[];
  signing: SigningFacts;
}

const NO_SITEMAP: SitemapFacts = { state: "unreadable", files: [], urls: [], truncated: false, problems: [] };

export function assembleEvidence(seen: Observations): SiteEvidence {
  const pages = unmarkArticles(seen.pages);
  const [home] = pages;
  if (home === undefined) throw new Error("evidence needs the start page");
  const target = describeTarget(seen, home);
  const structured = collectStructured(pages);
  const technologies = summariseTechnologies([...seen.crawl.technologies, ...detectInRecords(seen.dns, home.url)]);
  const languages = inferLanguage(pages);
  const channels = detectChannels({ pages, structured, technologies, target }, languages);
  const sitemap = seen.sitemap ?? NO_SITEMAP;
  const profile = inferProfile(
    {
      pages,
      structured,
      channels,
      technologies,
      documents: seen.documents,
      target,
      sitemapUrls: sitemap.urls.length,
    },
    languages,
  );
  return {
    target,
    crawl: describeCrawl(seen),
    exchanges: seen.exchanges,
    robots: seen.robots,
    sitemap,
    home,
    pages,
    missing: seen.missing,
    challenge: seen.challenge,
    documents: withYields(seen.documents, seen.live),
    markdown: seen.markdown ?? { negotiated: [], twins: [] },
    structured,
    linkChecks: seen.linkChecks,
    dns: seen.dns,
    outside: seen.outside,
    contentImages: seen.contentImages,
    signing: seen.signing,
    live: seen.live,
    profile,
    channels,
    technologies,
  };
}

function describeTarget(seen: Observations, home: PageFacts): TargetFacts {
  const { origin, hostname } = new URL(home.url);
  const isHttps = home.url.startsWith("https:");
  return {
    requestedUrl: seen.header.startUrl,
    finalUrl: home.url,
    origin,
    host: hostname,
    registrableDomain: registrableDomainOf(hostname),
    observedAt: seen.observedAt,
    isLocalCopy: seen.isLocalCopy,
    https: { ok: isHttps && seen.httpsError === null, error: seen.httpsError },
    redirects: home.transfer.redirects,
    ...seen.probes,
  };
}

function describeCrawl(seen: Observations): CrawlFacts {
  const { pagesKnown, pagesFailed, trap, parses } = seen.crawl;
  return {
    scanType: seen.header.scanType,
    budget: seen.budget,
    requestsUsed: seen.requestsUsed,
    pagesKnown: Math.max(pagesKnown, seen.pages.length),
    pagesRead: seen.pages.length,
    pagesFailed,
    stoppedBy: seen.stoppedBy,
    durationMs: seen.durationMs,
    trap: { detected: trap.detected, reason: trap.reason, example: trap.example },
    startPageOnly: seen.startPageOnly,
    parses,
  };
}
