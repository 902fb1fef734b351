// Reads pages in the order of the frontier until the budget is spent, each parsed once.
import { PAGE_BYTES, REQUESTS_IN_FLIGHT } from "../../model/limits.ts";
import {
  addFailure,
  addLinks,
  addPage,
  addSitemap,
  addTarget,
  knownPages,
  startFrontier,
  type Candidate,
  type Frontier,
  type Link,
} from "../../scanner/crawl/frontier.ts";
import { whyLeftOut } from "../../scanner/crawl/judge-page.ts";
import { placeOf } from "../../scanner/crawl/menu-parts.ts";
import { isInTrap, judgeTrap, NO_TRAP, type TrapVerdict } from "../../scanner/crawl/judge-trap.ts";
import { normaliseUrl, pageKeyOf } from "../../scanner/crawl/normalise-url.ts";
import { noteNearCopy } from "../../scanner/crawl/near-copies.ts";
import { nextPages } from "../../scanner/crawl/next-pages.ts";
import { refreshTarget } from "../../scanner/crawl/refresh-target.ts";
import { isSilent } from "../../scanner/evidence/access/access-silence.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { CrawlFacts, MissingPageFacts, RobotsFacts, SitemapFacts } from "../../scanner/evidence/site-evidence.ts";
import type { TechnologyHit } from "../../scanner/insight/detect-technologies.ts";
import { readLanguage } from "../../scanner/insight/infer-language.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";
import { readPageFacts, type ReadPage } from "./read-page-facts.ts";

/** A site that turns us away would otherwise have every address told that it ever named. */
const FAILURES_KEPT = 500;

export interface CrawlSummary {
  pagesKnown: number;
  /** Each costs a request, so that the budget bounds them. */
  pagesFailed: CrawlFacts["pagesFailed"];
  trap: TrapVerdict;
  parses: Record<string, number>;
  isPageBudgetSpent: boolean;
}

export interface PageCrawl {
  addSitemap(sitemap: SitemapFacts): void;
  addLinks(links: readonly Link[]): void;
  /** Tells what the site's "not found" looks like; pages like it are dropped, before and after. */
  forgetSoft404(missing: MissingPageFacts): void;
  /** Resolves with the pages, the start page first, once nothing is left to read. */
  run(): Promise<PageFacts[]>;
  summary(): CrawlSummary;
  /** Addresses of the files that pages name as their parts, each with a page that does; those of the start page first. */
  parts(): Map<string, string>;
  /** Of all pages so far. */
  technologies(): TechnologyHit[];
}

interface CrawlOptions {
  reader: SiteReader;
  robots: RobotsFacts;
  start: ReadPage;
  pageBudget: number;
}

const MACHINE_MADE = "one of endless machine-made pages";

export function createPageCrawl({ reader, robots, start, pageBudget }: CrawlOptions): PageCrawl {
  const isReadable = (url: string): boolean => !isInTrap(trap, url) && mayRead(robots, url);
  const pages: ReadPage[] = [start];
  const pagesFailed: CrawlFacts["pagesFailed"] = [];
  const parses: Record<string, number> = { [start.facts.url]: 1 };
  let frontier: Frontier | null = startFrontier(start.facts.requestedUrl, pageBudget);
  if (frontier !== null) frontier = addPage(nextPages(frontier, 1).frontier, start.facts);
  let missing: MissingPageFacts = { probes: [], isSoft404: false, textHashes: [] };
  /** Keys of the pages that others send everybody on to. */
  const sentTo = new Set<string>();
  let inFlight = 0;
  let trap = NO_TRAP;

  function whyDropped({ facts }: ReadPage, isChallenge: boolean): string | null {
    if (isChallenge) return "bot challenge";
    if (isInTrap(trap, facts.url)) return MACHINE_MADE;
    return whyLeftOut(
      facts,
      pages.map((page) => page.facts),
      missing,
    );
  }

  function drop(candidate: Candidate, reason: string): void {
    if (pagesFailed.length < FAILURES_KEPT) pagesFailed.push({ url: candidate.url, reason });
    if (frontier !== null) frontier = addFailure(frontier, candidate.url);
  }

  function takeNext(): Candidate | null {
    if (frontier === null || trap.mustStop || pages.length + inFlight >= pageBudget) return null;
    const next = nextPages(frontier, 1, isReadable);
    frontier = next.frontier;
    return next.pages[0] ?? null;
  }

  async function readOne(candidate: Candidate): Promise<void> {
    const received = await reader.read({
      url: candidate.url,
      purpose: "page",
      maxBytes: PAGE_BYTES,
      priority: PRIORITY.page,
      announce: "page",
    });
    if (received === null) return drop(candidate, "not asked: budget or time used up");
    if (!received.answer.ok) return drop(candidate, received.answer.code);
    // An error need not be a page.
    if (isSilent(received.answer.status) && !received.isChallenge)
      return drop(candidate, `answered ${received.answer.status}`);
    const page = readPageFacts(received, {
      requestedUrl: candidate.url,
      foundBy: candidate.foundBy,
      linkText: candidate.linkText,
    });
    if (page === null) return drop(candidate, "not a web page");
    // A redirect in its effect. One that a refresh led to is read as it stands: a chain of them would have no end.
    const target = sentTo.has(candidate.key) ? null : refreshTarget(page.facts);
    const behind = target === null ? null : normaliseUrl(target);
    if (behind !== null && frontier !== null) {
      sentTo.add(pageKeyOf(behind));
      frontier = addTarget(frontier, candidate, behind);
      return;
    }
    parses[page.facts.url] = (parses[page.facts.url] ?? 0) + 1;
    const reason = whyDropped(page, received.isChallenge);
    if (reason !== null) return drop(candidate, reason);
    pages.push(page);
    // Needed at the end, and the processor is idle while the other answers are awaited.
    readLanguage(page.facts);
    if (frontier === null) return;
    const all = pages.map(({ facts }) => facts);
    frontier = noteNearCopy(addPage(frontier, page.facts), page.facts, all);
    const found = judgeTrap(frontier, all);
    // A folder that was found stays closed: its pages are gone, so it would not be found again.
    trap = found.detected ? { ...found, folder: found.folder ?? trap.folder } : trap.folder === null ? found : trap;
    if (found.folder !== null) forgetTrapped();
  }

  /** What a machine made to keep crawlers busy says nothing of the business. */
  function forgetTrapped(): void {
    const trapped = pages.filter(({ facts }, i) => i > 0 && isInTrap(trap, facts.url));
    pages.splice(0, pages.length, ...pages.filter((page) => !trapped.includes(page)));
    pagesFailed.push(...trapped.map(({ facts }) => ({ url: facts.url, reason: MACHINE_MADE })));
  }

  /** Each lane reads one page after the other; a page's links are there for the next one to be chosen. */
  async function lane(): Promise<void> {
    for (let next = takeNext(); next !== null; next = takeNext()) {
      inFlight += 1;
      await readOne(next).finally(() => (inFlight -= 1));
      if (reader.budgetLeft() <= 0 || reader.isOutOfTime()) return;
    }
  }

  return {
    addSitemap(sitemap) {
      if (frontier !== null) frontier = addSitemap(frontier, sitemap.urls);
    },
    addLinks(links) {
      if (frontier !== null) frontier = addLinks(frontier, links);
    },
    forgetSoft404(facts) {
      missing = facts;
    },
    async run() {
      // A lane that finds nothing to read ends; while pages are under way their links may bring more.
      do await Promise.all(Array.from({ length: LANES }, lane));
      while (hasMore());
      const looksMissing = new Set(missing.isSoft404 ? missing.textHashes : []);
      return pages.filter(({ facts }, i) => i === 0 || !looksMissing.has(facts.textHash)).map(({ facts }) => facts);
    },
    summary: () => ({
      pagesKnown: frontier === null ? pages.length : knownPages(frontier),
      pagesFailed,
      trap,
      parses,
      isPageBudgetSpent: pages.length >= pageBudget,
    }),
    parts() {
      const [, ...others] = pages;
      const inTurn = [start, ...others.toSorted((a, b) => (a.facts.url < b.facts.url ? -1 : 1))];
      const named = new Map<string, string>();
      for (const { facts, parts } of inTurn)
        for (const part of parts) if (!named.has(part)) named.set(part, placeOf(facts));
      return named;
    },
    technologies: () => pages.flatMap(({ technologies }) => technologies),
  };

  function hasMore(): boolean {
    if (
      frontier === null ||
      trap.mustStop ||
      pages.length >= pageBudget ||
      reader.budgetLeft() <= 0 ||
      reader.isOutOfTime()
    )
      return false;
    return nextPages(frontier, 1, isReadable).pages.length > 0;
  }
}

/** As many as the reader has requests under way, so that pages fill every slot. */
const LANES = REQUESTS_IN_FLIGHT;
