// Ports of everything that lists, counts, searches and removes scans. Filled by adapters/storage.
import type { DirectorySort } from "./directory-listing.ts";
import type { EventData } from "./events.ts";
import type { Listing, ListingField } from "./listing.ts";
import type { Industry } from "./profile.ts";
import type { ScanStatus, ScanType } from "./scan.ts";

export interface ListPorts {
  scanList: ScanList;
  directory: Directory;
  rollups: RollupStore;
  searchIndex: SearchIndex;
  removal: RemovalStore;
  optOuts: OptOutStore;
}

/**
 * Where the first query of a session is answered. anywhere: by the nearest copy, which may be seconds behind. primary:
 * where it is written. Any other text is a bookmark: by a copy that is as new as that.
 */
export type ListsFrom = "anywhere" | "primary" | (string & {});

export interface OpenedLists {
  lists: ListPorts;
  /** The state that the session has seen or written, for a later one; null before its first query. */
  bookmark(): string | null;
}
export type OpenLists = (from: ListsFrom) => OpenedLists;

export interface ListedScan {
  seq: number;
  id: string;
  domain: string;
  url: string;
  status: ScanStatus;
  owner: string;
  email: string | null;
  createdAt: number;
  completedAt: number | null;
  errorMessage: string | null;
}

export interface ScanListQuery {
  /** Lower case; a substring from three characters on, a prefix below. */
  domain: string | null;
  status: ScanStatus | null;
  /** Scans of this owner, unlisted and local ones included; null for all public scans. */
  owner: string | null;
  /** Only scans with a smaller sequence number. */
  before: number | null;
  limit: number;
}

export interface ScanListPage {
  /** Newest first. */
  scans: ListedScan[];
  /** Where the next page starts; null when this is the last one. A page may be short and still have one. */
  nextBefore: number | null;
  total: number;
  /** The total is at least this; counting stopped. */
  isEstimate: boolean;
}

/** The scores of a complete public scan. */
export interface PublicScores {
  scanId: string;
  scanType: ScanType;
  readinessScore: number;
  aeoScore: number;
  completedAt: number;
}

export interface ScanList {
  page(query: ScanListQuery): Promise<ScanListPage>;
  /** Of the newest complete public scan of a domain; null also when the domain asked to stay out of what we show. */
  newestScores(domain: string): Promise<PublicScores | null>;
}

export interface Directory {
  /** Highest or newest first, then by slug; how many of each industry there are, those without any left out. */
  browse(query: { industry: Industry | null; sort: DirectorySort; limit: number; offset: number }): Promise<{
    listings: Listing[];
    total: number;
    byIndustry: Partial<Record<Industry, number>>;
  }>;
  /** Last changed first. */
  latest(limit: number): Promise<Listing[]>;
  findBySlug(slug: string): Promise<Listing | null>;
  findByDomain(domain: string): Promise<Listing | null>;
  /** Slugs that come after this one, in their order, with the time of the last change in milliseconds. */
  slugsAfter(slug: string, limit: number): Promise<{ slug: string; updatedAt: number }[]>;
  /**
   * Of the next `window` listings by slug, the first domains whose site was not asked since `before`; the next call goes
   * on from there, and at the end from the start.
   */
  takeUnchecked(ask: { before: number; window: number; limit: number }): Promise<string[]>;
  markChecked(domain: string, at: number): Promise<void>;
}

export type Grain = "day" | "month";

/** Completed public scans of one period of creation and one industry. */
export interface RollupSums {
  /** "2026-11-20", or "2026-11" for a month. */
  period: string;
  industry: string;
  scans: number;
  readinessSum: number;
  aeoSum: number;
}

export interface RollupCounts {
  /** Whole score -> scans. */
  readinessHistogram: CountsJson;
  aeoHistogram: CountsJson;
  /** Category -> opportunities. */
  opportunityCategories: CountsJson;
}
export interface Rollup extends RollupSums, RollupCounts {}

/** Counts of one industry that are part of those of a range: to be added, or to be taken off again. */
export interface SignedCounts extends RollupCounts {
  industry: string;
  sign: 1 | -1;
}

/** What a range of periods holds. The counts of an industry are the sum of its signed counts. */
export interface RollupRange {
  rollups: RollupSums[];
  counts: SignedCounts[];
  statuses: StatusCount[];
}
export type Counts = Readonly<Record<string, number>>;
/** Counts as they are kept: JSON text of whole numbers by name. There are hundreds in one answer, summed as they stand. */
export type CountsJson = string;

/** What one scan adds to its rollup. */
export type AddedRollup = RollupSums & Record<keyof RollupCounts, Counts>;

export interface StatusCount {
  status: ScanStatus;
  scans: number;
}

export interface RollupStore {
  /** Periods from `from` to `to`, both included. Of days that are not in the sum of their month there is one each. */
  read(range: { grain: Grain; from: string; to: string }): Promise<RollupRange>;
  /** Keeps sums of months, up to and with this day; from the month to which they went before they are made anew. */
  sumUpMonths(until: string): Promise<void>;
}

export const SEARCH_TYPES = ["opportunity", "workflow", "domain"] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** A document that matches, with the matching words between MARK_START and MARK_END. */
export interface SearchHit {
  id: number;
  type: SearchType;
  scanId: string;
  domain: string;
  title: string;
  body: string;
  readinessScore: number;
  aeoScore: number;
  createdAt: number;
  /** By bm25, higher is better; null when it was not computed. */
  rank: number | null;
}
export const MARK_START = "\u0002";
export const MARK_END = "\u0003";

export interface SearchAsk {
  /** Words without syntax, each once; at least one. */
  words: readonly string[];
  /** The words in the order of the query. */
  phrase: string;
  type: SearchType | null;
}

export interface SearchIndex {
  /** Documents that hold all words, or any of them, counted up to `most`. */
  count(ask: SearchAsk, how: "all" | "any", most: number): Promise<number>;
  /** How many documents hold each word, counted up to `most`; and how many documents there are, about. */
  frequencies(ask: SearchAsk, most: number): Promise<{ byWord: number[]; documents: number }>;
  /** The best by bm25 of those that hold all words (or any), and of those whose title has them as a phrase. */
  best(ask: SearchAsk, how: "all" | "any", limit: number): Promise<SearchHit[]>;
  /** The newest of those that hold all words (or any), the same of `rare` words, and those with the phrase in the title. */
  newest(ask: SearchAsk, how: "all" | "any", more: { limit: number; rare: readonly string[] }): Promise<SearchHit[]>;
}

/** A row of the search index before it is written. */
export interface SearchRow {
  type: SearchType;
  title: string;
  body: string;
}

/** What the index shows of one domain: the newest public scan's items. */
export interface SearchEntry {
  scanId: string;
  domain: string;
  /** Creation of the scan, milliseconds since the epoch. */
  createdAt: number;
  readinessScore: number;
  aeoScore: number;
  rows: readonly SearchRow[];
}

export interface ListingChange {
  listing: Listing;
  /** The listing that the decision was made from; null when there was none. */
  from: Listing | null;
  /** Shown fields that changed; all of them for a new listing. */
  changed: ListingField[];
}

/** What is known before a scan is finished, read in one go. */
export interface FinishFacts {
  /** null when the scan was deleted meanwhile. */
  status: ScanStatus | null;
  /** Newest complete public scan of the same address and type before this one. */
  previous: { id: string } | null;
  listing: Listing | null;
  /** Of the slugs asked about, those of other domains. */
  takenSlugs: string[];
  isOptedOut: boolean;
  /** Of the scan's industry, for the periods asked about. */
  rollups: Rollup[];
}

export interface FinishAsk {
  scanId: string;
  domain: string;
  url: string;
  scanType: ScanType;
  slugs: readonly string[];
  industry: Industry;
  /** Months to read rollups of, and days that may not be in their sums yet. */
  periods: readonly string[];
}

/** What a completed public scan changes beside its own row. */
export interface Publication {
  listing: ListingChange | null;
  search: SearchEntry | null;
  rollup: AddedRollup;
  insightsUpdated: EventData<"insights.updated"> | null;
}

/** What may stand in place of what a removed scan showed. */
export interface Replacement {
  listing: Listing | null;
  search: SearchEntry;
}

export interface ScanOwnership {
  owner: string;
  ownerTokenHash: string | null;
}

/** A scan that is to be removed, and what it is shown as. */
export interface ScanTraces {
  scanId: string;
  domain: string;
  /** Slug of the listing that shows it. */
  slug: string | null;
  isSearched: boolean;
}

export interface RemovalStore {
  findOwnership(scanId: string): Promise<ScanOwnership | null>;
  findTraces(scanIds: readonly string[]): Promise<ScanTraces[]>;
  /** Newest complete public scan of a domain but those named. */
  findNewest(domain: string, except: readonly string[]): Promise<{ scanId: string; createdAt: number } | null>;
  /** Scans whose reports compare themselves with one of these. */
  findCompared(scanIds: readonly string[], limit: number): Promise<string[]>;
  /** Their reports compare themselves with no other scan any more. */
  markNotCompared(scanIds: readonly string[]): Promise<void>;
  /** One batch: rows, index entries, counters, outbox rows; leaves tombstones. */
  remove(scanIds: readonly string[], replacements: readonly Replacement[], at: number): Promise<void>;
  /** Ids of scans after `seq` that were created before a time, in order, with the place where to go on. */
  readOld(after: number, createdBefore: number, limit: number): Promise<{ seq: number; scanId: string }[]>;
  /** Of the `window` scans after `seq` created before a time: the anonymous ones that are not the newest of their domain. */
  readSuperseded(
    after: number,
    createdBefore: number,
    window: number,
  ): Promise<{ scanIds: string[]; lastSeq: number | null }>;
  /** Where a job that goes through all scans has got to. */
  readMark(job: string): Promise<number>;
  writeMark(job: string, seq: number): Promise<void>;
  /** Scans deleted within a time, in order. */
  findTombstones(after: number, until: number, limit: number): Promise<{ scanId: string; deletedAt: number }[]>;
  /**
   * Of the next scans after `seq` created before a time, forgets who asked for those of nobody's account, and where
   * their reports were to be mailed; those of accounts that are gone are left to `findOrphans`. Null at the end.
   */
  forgetCallers(after: number, createdBefore: number, limit: number): Promise<number | null>;
  /** Scans whose account is gone: whether they are to go with it. Those that still run, and may stay, come later. */
  findOrphans(limit: number): Promise<{ scanId: string; isUnlisted: boolean }[]>;
  /** Scans that belong to nobody from now on. */
  disown(scanIds: readonly string[]): Promise<void>;
}

export type OptOutSource = "robots" | "file" | "operator";

export interface OptOutStore {
  /** By what the domain is out; null when it is not. */
  find(domain: string): Promise<OptOutSource | null>;
  /** Remembers the domain and takes its listing and search rows out, in one batch. */
  remember(domain: string, source: OptOutSource, at: number): Promise<void>;
  /** The site was asked at a time and wants it no more. What was remembered since, or by the operator, stays. */
  lift(domain: string, askedAt: number): Promise<void>;
}
