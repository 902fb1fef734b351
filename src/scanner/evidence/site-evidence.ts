// The evidence of one scan: what was observed, with address and time. It is stored as one bundle and
// is, with the scan header, the whole input of every check and of the report.
import type { DnsAnswer, DnsType } from "../../model/dns.ts";
import type { Channel, Profile, Technology } from "../../model/profile.ts";
import type { CrawlBudget, ScanErrorCode, ScanType } from "../../model/scan.ts";
import type { LiveFacts } from "./live-facts.ts";
import type { PageFacts, StructuredNode } from "./page-facts.ts";

/** Raised when the shape below changes, so that an older bundle is never read as a newer one. */
export const EVIDENCE_VERSION = 3;

/** Keys a check may ask for in `needs`. */
export interface SiteEvidence {
  target: TargetFacts;
  crawl: CrawlFacts;
  /** Every request of the scan, in order. */
  exchanges: Exchange[];
  robots: RobotsFacts;
  sitemap: SitemapFacts;
  /** The page that was asked for; also first of `pages`. */
  home: PageFacts;
  /** Pages that were read as real content, the start page first. Soft 404s, challenges and copies are left out. */
  pages: PageFacts[];
  missing: MissingPageFacts;
  challenge: ChallengeFacts;
  /** Root and well-known documents, by id of `DOCUMENTS`. A document that this depth does not ask for is "not-requested". */
  documents: Record<string, DocumentFacts>;
  markdown: MarkdownFacts;
  /** All schema.org nodes of all pages, with the page they stand on. */
  structured: SiteNode[];
  linkChecks: LinkCheck[];
  dns: DnsFacts;
  outside: OutsideFacts;
  /** The largest content images of the site's own host, by their markup; at most two, full scans only. */
  contentImages: ContentImage[];
  signing: SigningFacts;
  /** Interfaces that the site declares, as they answered when called; empty where a scan calls none. */
  live: LiveFacts;
  profile: Profile;
  channels: Channel[];
  technologies: Technology[];
  shown?: ShownFacts | undefined;
}
export type EvidenceKey = keyof SiteEvidence;

/**
 * The business as people see it, where scripts put files of the site into its pages. Agents that run no scripts are not
 * shown them, so no check looks here.
 */
export interface ShownFacts extends Pick<SiteEvidence, "channels" | "profile"> {
  /** Those files, of which none is one of the pages. */
  parts: PageFacts[];
}

/** The bundle in object storage. */
export interface EvidenceBundle {
  version: typeof EVIDENCE_VERSION;
  scanType: ScanType;
  evidence: SiteEvidence;
}

export interface TargetFacts {
  requestedUrl: string;
  /** Final address of the start page. */
  finalUrl: string;
  origin: string;
  host: string;
  registrableDomain: string;
  /** Milliseconds since the epoch at which reading began. */
  observedAt: number;
  /**
   * True when the site was read from this machine (a loopback address, or a name in DEV_HOST_MAP): then nothing
   * about TLS, HTTP version or DNS was observed, and such checks are `unable`.
   */
  isLocalCopy: boolean;
  /** Whether the https attempt succeeded, and why not. */
  https: { ok: boolean; error: ScanErrorCode | null };
  redirects: { url: string; status: number; location: string }[];
  /** Answer of http://host/ when it was asked for (basic and full), redirects not followed. */
  httpProbe: { status: number; location: string | null } | null;
  /** Answer of the other of www.host and host, when asked for; redirects not followed. */
  twinHostProbe: { url: string; status: number; location: string | null } | null;
}

export interface CrawlFacts {
  scanType: ScanType;
  budget: CrawlBudget;
  requestsUsed: number;
  /** Distinct page addresses known from links and sitemaps, capped at 5,000. */
  pagesKnown: number;
  pagesRead: number;
  /** Pages asked for that did not become evidence, with the reason. */
  pagesFailed: { url: string; reason: string }[];
  /** What ended the crawl. */
  stoppedBy:
    | "done"
    | "page-budget"
    | "request-budget"
    | "deadline"
    | "turned-away"
    | "trap"
    | "challenge"
    | "robots"
    | "robots-unanswered"
    | "signature-refused";
  durationMs: number;
  /** How long ago reading had begun when this scan took over what another had read; absent where it read itself. */
  takenOverAfterMs?: number;
  trap: { detected: boolean; reason: string | null; example: string | null };
  /** robots.txt forbids everyone, or did not answer: only the start page was read. */
  startPageOnly: boolean;
  /** How often each page body was parsed; every value is 1. */
  parses: Record<string, number>;
}

export interface Exchange {
  purpose:
    | "page"
    | "robots"
    | "sitemap"
    | "document"
    | "script"
    | "control"
    | "markdown"
    | "link-check"
    | "probe"
    | "call"
    | "image";
  method: "GET" | "HEAD" | "POST" | "DELETE";
  url: string;
  finalUrl: string;
  /** 0 when no answer came; then `error` says why. */
  status: number;
  error: string | null;
  ttfbMs: number;
  bytes: number;
  contentType: string;
  redirects: number;
}

export interface RobotsFacts {
  state: "present" | "absent" | "unreadable" | "html";
  url: string;
  status: number;
  contentType: string;
  bytes: number;
  /** First 64 KiB of the text. */
  text: string;
  groups: RobotsGroup[];
  sitemaps: string[];
  /** Lines that crawlers skip: no directive they know, a rule for no one, a path that matches nothing. At most 20. */
  unknownLines: { line: number; text: string }[];
  contentSignals: { agents: string[]; raw: string; signals: Record<string, string>; problems: string[] }[];
  contentUsage: string[];
  licenses: string[];
  /** Effective permission by agent token for "/" (see AI_AGENTS), and the rule that decides. */
  matrix: RobotsVerdict[];
  /** May our own agent read "/"? */
  allowsUs: boolean;
  /** Our own agent is named and refused. */
  refusesUsByName: boolean;
  /** "*" is refused "/" . */
  refusesEveryone: boolean;
  crawlDelaySeconds: number | null;
}

export interface RobotsGroup {
  agents: string[];
  rules: { type: "allow" | "disallow"; path: string; line: number }[];
  crawlDelay: number | null;
}

export interface RobotsVerdict {
  token: string;
  operator: string;
  purpose: "search" | "user" | "training";
  allowed: boolean;
  /** True when a group names this token. */
  named: boolean;
  rule: string | null;
}

export interface SitemapFacts {
  state: "present" | "absent" | "invalid" | "unreadable";
  files: {
    url: string;
    status: number;
    kind: "urlset" | "index" | "text" | "invalid";
    urls: number;
    bytes: number;
    error: string | null;
    from: "robots" | "guess" | "index";
  }[];
  /** At most 5,000, in order. */
  urls: { loc: string; lastmod: string | null }[];
  /** True when more was declared than kept. */
  truncated: boolean;
  problems: string[];
}

/** What the site answers for addresses that cannot exist. */
export interface MissingPageFacts {
  probes: {
    url: string;
    status: number;
    finalUrl: string;
    contentType: string;
    bytes: number;
    textHash: string;
    excerpt: string;
  }[];
  /** Unknown paths answer 200: then a document counts as present only by its content. */
  isSoft404: boolean;
  /** Hashes of answers to unknown paths; a page with one of these is the soft 404. */
  textHashes: string[];
}

export interface ChallengeFacts {
  detected: boolean;
  vendor: string | null;
  marker: string | null;
  url: string | null;
  /** Pages and documents that met a challenge. */
  affected: string[];
}

export type DocumentState = "present" | "absent" | "soft-404" | "unreadable" | "forbidden" | "not-requested";

export interface DocumentFacts {
  id: string;
  state: DocumentState;
  url: string;
  status: number;
  contentType: string;
  headers: Record<string, string>;
  bytes: number;
  /** First 64 KiB of the body when present; "" otherwise. */
  text: string;
  /** Parsed JSON (depth at most 32) when the body is JSON; undefined otherwise. */
  json?: unknown;
  jsonError: string | null;
  error: string | null;
  /** The addresses that it names were called, and none works, or of none it could be told. */
  yields?: "nothing" | "unknown";
}

export interface MarkdownFacts {
  /** Answers to Accept: text/markdown, home first, then up to two content pages. */
  negotiated: {
    url: string;
    status: number;
    contentType: string;
    vary: string;
    bytes: number;
    tokensHeader: string | null;
    isMarkdown: boolean;
    excerpt: string;
  }[];
  /** Answers of {page}.md or /index.md (basic and full). */
  twins: { url: string; status: number; contentType: string; bytes: number; isMarkdown: boolean; excerpt: string }[];
}

export interface SiteNode extends StructuredNode {
  pageUrl: string;
  syntax: "json-ld" | "microdata" | "rdfa";
  /** The class by what it states, where the vocabulary has none of its types. */
  readAs?: string;
}

/** A sampled link or sitemap address, asked for once. */
export interface LinkCheck {
  url: string;
  from: "internal" | "sitemap" | "llms-txt" | "external" | "same-as" | "policy";
  foundOn: string;
  status: number;
  error: string | null;
  finalUrl: string;
  redirects: number;
}

export interface DnsFacts {
  /** Why nothing was looked up, as the end of a sentence; null when it was. */
  notAsked: string | null;
  lookups: (DnsAnswer & { name: string; type: DnsType })[];
}

/** What public registries say, asked only about what the site itself claims. */
export interface OutsideFacts {
  /** Why nobody was asked, as the end of a sentence; null when whoever had to be was. */
  notAsked: string | null;
  wikidata: WikidataFacts | null;
  mcpRegistry: McpRegistryFacts | null;
}

export interface WikidataFacts {
  /** "Q" and digits. */
  id: string;
  /** "moved": merged into another entity. */
  state: "read" | "missing" | "moved" | "failed";
  /** Its official websites (P856) that are not marked as deprecated. */
  websites: string[];
}

export interface McpRegistryFacts {
  /** The domain turned around: com.example. */
  namespace: string;
  state: "read" | "failed";
  /** Names of servers in the namespace of the domain or of a subdomain. */
  servers: string[];
}

export interface ContentImage {
  url: string;
  foundOn: string;
  status: number;
  error: string | null;
  format: "jpeg" | "png" | "webp" | "bmff" | "other";
  /** "unknown": what was read ends before the place where they may stand. */
  credentials: "present" | "absent" | "unknown";
}

export interface SigningFacts {
  /** The requests of this scan carried our signature. */
  isSigned: boolean;
  /** The start page refused the signed request, and answered the same without a signature. */
  refused: { url: string; status: number } | null;
}
