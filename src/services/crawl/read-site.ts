// Reads one website within its budget and gives back the evidence: robots.txt first, then the start page,
// then everything else a few requests at a time, pages before documents before link checks.
import type { CrawlLease } from "../../model/engine.ts";
import type { ScanFailure } from "../../model/scan-failure.ts";
import type { CrawlNote, Digest, Ports } from "../../model/ports.ts";
import { AGENTS_BY_SCAN_TYPE, CRAWL_BUDGETS, type ScanType } from "../../model/scan.ts";
import { PARTS } from "../../model/limits.ts";
import { isLoopbackHost } from "../../model/target.ts";
import { assembleEvidence, inferSite, settlePages } from "../../scanner/insight/assemble-evidence.ts";
import type { SiteEvidence } from "../../scanner/evidence/site-evidence.ts";
import { createPartReader } from "./create-part-reader.ts";
import { createScriptReader } from "./create-script-reader.ts";
import { createSiteReader, type SiteReader } from "./create-site-reader.ts";
import { NOTHING_CALLED, readDeclaredCalls } from "./read-declared-calls.ts";
import { readDocuments } from "./read-documents.ts";
import { enterSite, type Entrance } from "./enter-site.ts";
import { createOtherDomains } from "./other-domains.ts";
import { startMeanwhile, type Meanwhile } from "./judge-meanwhile.ts";
import { PRIORITY } from "./priorities.ts";
import { readElsewhere } from "./read-elsewhere.ts";
import { readFormScripts } from "./read-form-scripts.ts";
import { readImages } from "./read-images.ts";
import { readLinkChecks } from "./read-link-checks.ts";
import { readLinkedDocuments } from "./read-linked-documents.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readOptOut } from "./read-opt-out.ts";
import { createPageCrawl, type PageCrawl } from "./read-pages.ts";
import { readProbes } from "./read-probes.ts";
import { readStartPageOnly, whyStartPageOnly, type Describe, type Read } from "./read-start-page-only.ts";

/** Time for reading by scan type, within the scan's deadline; what is not read by then stays unread. */
const READING_MS: Record<ScanType, number> = { light: 60_000, basic: 200_000, full: 420_000 };

export type SiteReading =
  /** `optsOut`: whether the site asks to stay out of the directory; null when it was not asked. */
  | { ok: true; evidence: SiteEvidence; optsOut: boolean | null }
  | { ok: false; failure: ScanFailure; requestsUsed: number };

interface Reading {
  lease: Extract<CrawlLease, { go: true }>;
  report: (notes: CrawlNote[]) => Promise<void>;
  /** False once nobody wants what is read: nothing more is asked of the site. Left out, somebody does. */
  isWanted?: () => boolean;
}

export async function readSite(ports: Ports, reading: Reading): Promise<SiteReading> {
  const { scanId, scanType } = reading.lease.header;
  const startedAt = ports.clock.now();
  const endsAt = Math.min(startedAt + READING_MS[scanType], reading.lease.endsAt);
  const reader = createSiteReader(ports, {
    requestBudget: reading.lease.requestBudget,
    endsAt,
    agents: AGENTS_BY_SCAN_TYPE[scanType],
    report: reading.report,
    ...(reading.isWanted === undefined ? {} : { isWanted: reading.isWanted }),
  });
  const others = createOtherDomains(ports, {
    scanId,
    scanType,
    startUrl: reading.lease.fetchUrl,
    endsAt,
    limitTo: (requests) => reader.limitTo(requests),
  });
  let isEntering = true;
  reader.admitHops((url, { priority }) => others.admit(url, isEntering && priority <= PRIORITY.start));
  try {
    return await readWith(ports, reader, { ...reading, startedAt, entered: () => (isEntering = false) });
  } finally {
    await others.leave(reader.exchanges);
  }
}

async function readWith(
  ports: Ports,
  reader: SiteReader,
  { lease, startedAt, entered }: Reading & { startedAt: number; entered: () => void },
): Promise<SiteReading> {
  const { scanType } = lease.header;
  const startUrl = lease.fetchUrl;
  const requestsUsed = (): number => reader.spent();
  const entrance = await enterSite(reader, { startUrl, scanType, ids: ports.ids, isSigned: ports.bot !== null });
  entered();
  if (!entrance.ok) {
    await reader.flushNotes();
    return { ok: false, failure: entrance.failure, requestsUsed: requestsUsed() };
  }
  const { hostname } = new URL(startUrl);
  const isLocalCopy = isLoopbackHost(hostname) || ports.web.isMapped(hostname);
  const pageBudget = CRAWL_BUDGETS[scanType].pages;
  const isPublic = lease.visibility === "public" && !lease.isLocal;
  const whyOnly = whyStartPageOnly(entrance);
  const optOutAsked = isPublic && whyOnly === null ? readOptOut(reader, entrance) : null;
  const describe: Describe = async (settled, read) => {
    const elsewhere = await readElsewhere(ports, { scanType, ...settled, documents: read.documents });
    const site = inferSite(settled, {
      requestedUrl: lease.header.startUrl,
      observedAt: startedAt,
      isLocalCopy,
      httpsError: entrance.httpsError,
      dns: elsewhere.dns,
      ...read,
    });
    return { site, ...elsewhere };
  };
  const meanwhile = startMeanwhile(ports.clock, scanType);
  const read =
    whyOnly !== null
      ? await readStartPageOnly(entrance, whyOnly, describe)
      : await readWhole(reader, entrance, {
          scanType,
          isLocalCopy,
          pageBudget,
          digest: ports.digest,
          describe,
          meanwhile,
        }).finally(() => meanwhile.end());
  const optsOut = await optOutAsked;
  await reader.flushNotes();
  const evidence = assembleEvidence({
    ...read,
    signing: { isSigned: ports.bot !== null, refused: entrance.signatureRefused },
    scanType,
    durationMs: ports.clock.now() - startedAt,
    budget: { pages: pageBudget, requests: lease.requestBudget },
    robots: entrance.robots,
    challenge: reader.challenge,
    // How scripts were answered says nothing of the pages.
    exchanges: reader.exchanges.filter(({ purpose }) => purpose !== "script"),
    requestsUsed: requestsUsed(),
    startPageOnly: entrance.startPageOnly,
  });
  return { ok: true, evidence, optsOut };
}

interface WholeSite {
  scanType: ScanType;
  isLocalCopy: boolean;
  pageBudget: number;
  digest: Digest;
  describe: Describe;
  meanwhile: Meanwhile;
}

async function readWhole(reader: SiteReader, entrance: Entrance, site: WholeSite): Promise<Read> {
  const { start, robots, origin } = entrance;
  const { scanType, meanwhile } = site;
  const crawl = createPageCrawl({ reader, robots, start, pageBudget: site.pageBudget });
  // Asked for now, so that they fill the gaps that pages leave.
  const documentsAsked = readDocuments(reader, { origin, robots, scanType });
  const probesAsked = readProbes(reader, { start: start.facts, ...site });
  const readScripts = createScriptReader(reader, { origin, robots });
  const partReader = createPartReader(reader, { robots, readScripts, origin, most: PARTS[scanType] });
  const [sitemap, menu] = await Promise.all([entrance.sitemap, partReader.menuOf(start)]);
  crawl.addLinks(menu);
  crawl.addSitemap(sitemap);
  const pagesAsked = crawl.run();
  const missing = await entrance.controls;
  crawl.forgetSoft404(missing);
  const settled = settlePages(await pagesAsked);
  const { pages } = settled;
  const formsNoted = scanType === "full" ? readFormScripts(readScripts, pages) : Promise.resolve();
  void formsNoted.then(() => meanwhile.judge({ ...settled, robots, sitemap, missing }));
  const partsAsked = partReader.partsOf(crawl.parts(), pages, missing);
  const markdownAsked = readMarkdown(reader, { pages, robots, scanType });
  const rootDocuments = (await documentsAsked)(missing);
  const documents = await readLinkedDocuments(reader, { pages, documents: rootDocuments, robots, missing, scanType });
  const describedAsked = Promise.all([probesAsked, partsAsked, formsNoted]).then(async ([probes, parts]) => {
    const technologies = crawl.technologies();
    const described = await site.describe(settled, { probes, sitemap, documents, technologies, parts });
    const { site: inferred, ...elsewhere } = described;
    // What is declared and leads nowhere is noted with the documents later; most sites declare nothing.
    void meanwhile.judge({ ...inferred, ...elsewhere, robots, missing, documents });
    return described;
  });
  const isFull = scanType === "full";
  const called = { origin, isLocalCopy: site.isLocalCopy, robots, pages, documents };
  const live = isFull ? await readDeclaredCalls(reader, site.digest, called) : NOTHING_CALLED;
  // Samples of links take what the declared interfaces have left of the budget.
  const linksAsked = isFull ? readLinkChecks(reader, { pages, sitemap, documents, robots }) : [];
  const imagesAsked = isFull ? readImages(reader, { pages, robots }) : [];
  const [described, markdown, linkChecks, contentImages] = await Promise.all([
    describedAsked,
    markdownAsked,
    linksAsked,
    imagesAsked,
  ]);
  const { isPageBudgetSpent: _spent, ...crawled } = crawl.summary();
  return {
    ...described,
    missing,
    documents,
    markdown,
    linkChecks,
    contentImages,
    live,
    crawl: crawled,
    stoppedBy: stopReason(reader, crawl, origin),
  };
}

function stopReason(reader: SiteReader, crawl: PageCrawl, origin: string): SiteEvidence["crawl"]["stoppedBy"] {
  const { trap, isPageBudgetSpent } = crawl.summary();
  if (trap.mustStop) return "trap";
  if (reader.isTurnedAway(origin)) return "turned-away";
  if (reader.isOutOfTime()) return "deadline";
  if (reader.budgetLeft() <= 0) return "request-budget";
  if (reader.challenge.affected.length > CHALLENGES_TELLING) return "challenge";
  return isPageBudgetSpent ? "page-budget" : "done";
}

/** More challenged answers than this and the wall, not the site, decided what was read. */
const CHALLENGES_TELLING = 3;
