// The interfaces that adapters fill. Services and operations know the outside world only through these.
import type { AccountStore, TokenVerifier } from "./account-ports.ts";
import type { Caller } from "./caller.ts";
import type { Config } from "./config.ts";
import type { DnsResolver } from "./dns.ts";
import type { AgentMessage, CrawlLease, ScanRequest, ScanTraceEvent } from "./engine.ts";
import type { ScanFailure } from "./scan-failure.ts";
import type { HostCheck } from "./host-state.ts";
import type { KeyStore } from "./key-ports.ts";
import type { LimiterClient, ReadCounter } from "./limiter-ports.ts";
import type { FinishAsk, FinishFacts, ListPorts, OpenLists, Publication } from "./list-ports.ts";
import type { Outcome } from "./outcome.ts";
import type { ResultsSummary } from "./results.ts";
import type { StoredReport } from "./stored-report.ts";
import type { AgentId, ScanHeader, ScanStatus } from "./scan.ts";
import type { BotSigner, WebClient } from "./web-ports.ts";
import type { WebhookPorts } from "./webhook-ports.ts";

/** What the auth room works with, made for each request. */
export interface AuthBindings {
  ports: Ports;
  database: D1Database;
  /** True once the database itself failed during the request: what the library made of that is no answer. */
  outage: { isSeen: boolean };
}

export interface Ports extends ListPorts, WebhookPorts {
  config: Config;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** What the line of the request under way is to say besides; heard by nobody where there is no request. */
  annotate: (fields: LogFields) => void;
  scans: ScanStore;
  /** The lists in a session of the database. Those of the ports themselves are always read where they are written. */
  openLists: OpenLists;
  keys: KeyStore;
  accounts: AccountStore;
  tokens: TokenVerifier;
  objects: ObjectStore;
  queues: QueueSender;
  coordinator(scanId: string): CoordinatorClient;
  gate(registrableDomain: string): GateClient;
  limiter(subject: string): LimiterClient;
  reads: ReadCounter;
  web: WebClient;
  /** Null in development without BOT_KEY: requests go unsigned. */
  bot: BotSigner | null;
  /** Null where nothing is looked up: in development. */
  dns: DnsResolver | null;
  /** Where a host lies; says "public" where nothing is looked up. */
  checkHost: HostCheck;
  website: WebsiteProbe;
  tables: ScannerTables;
  digest: Digest;
  mail: MailSender;
  reportMail: ReportMailStore;
  vault: Vault;
  /** Lets work end after the answer was sent; what fails is logged. */
  inBackground(work: Promise<unknown>): void;
}

/** What an operation runs with. */
export interface Ctx extends Ports {
  caller: Caller;
  requestId: string;
  /** What a request that carries an Idempotency-Key is done under; without a key each request is one of its own. */
  once?: Once;
}

export interface Once {
  /** UUIDv7 for what the request makes: the same however often the request is begun. */
  id: string;
  /** It was begun before, and nobody knows how far it came. */
  isAgain: boolean;
  /** Another id in its place, where nothing is left of what was begun under it. */
  renew(): Promise<string>;
  /** False once it took so long that the request may have been begun again: what it made is no longer its own. */
  isMine(): Promise<boolean>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export interface Ids {
  /** UUIDv7: sorts by time. */
  uuid(): string;
  /** Random text of base62 characters. */
  token(length: number): string;
}

/** Structured log line: an event name and fields, never sentences, never personal data. */
export type Log = (event: string, fields?: LogFields) => void;
export type LogFields = Record<string, string | number | boolean | null>;

export interface Digest {
  /** SHA-256 in hexadecimal; of a text, its UTF-8 bytes. */
  sha256(content: string | Uint8Array): Promise<string>;
  /** The same of an API key, which comes with every request of its caller: worked out once in some seconds. */
  key(text: string): Promise<string>;
  /** HMAC-SHA256 in hexadecimal, keyed by the configuration's address key. */
  address(text: string): Promise<string>;
  /** The same under the address key before it, for what is looked up by such a hash for years; null when there is none. */
  formerAddress(text: string): Promise<string | null>;
}

export interface ScanRow {
  id: string;
  domain: string;
  url: string;
  scanType: ScanHeader["scanType"];
  status: ScanStatus;
  visibility: "public" | "unlisted";
  isLocal: boolean;
  owner: string;
  createdAt: number;
  completedAt: number | null;
  errorMessage: string | null;
}

/** Times of a scan's end, milliseconds since the epoch. */
export interface ScanTimes {
  at: number;
  /** When it began to read, where the database was not told: its event is written with that of the end. */
  startedAt: number | null;
}

export interface ScanStore {
  /** Tells whether the caller has subscribed to starts of scans, and is to hear of this one at once. */
  insert(request: ScanRequest): Promise<{ isStartAwaited: boolean }>;
  /** Whoever holds the new token deletes the scan; the one before it is void. */
  replaceOwnerToken(scanId: string, ownerTokenHash: string): Promise<void>;
  wasDeleted(scanId: string): Promise<boolean>;
  find(scanId: string): Promise<ScanRow | null>;
  /** Moves a scan forward; does nothing when it is already there or beyond. Writes the outbox row of its start. */
  advance(scanId: string, to: "fetching" | "analyzing", startedAt: number): Promise<void>;
  fail(scanId: string, failure: ScanFailure, times: ScanTimes): Promise<void>;
  findFinishFacts(ask: FinishAsk): Promise<FinishFacts>;
  /** The one batch of completion: scan row, listing, search rows, rollups, counters, outbox rows. */
  complete(
    request: ScanRequest,
    outcome: ScanTimes & { report: StoredReport; publication: Publication | null },
  ): Promise<void>;
  /** Ids of scans that should have ended before the time given and have not. */
  findOverdue(createdBefore: number, limit: number): Promise<string[]>;
  /** Scans of a span of time that are still pending: they wait for their turn, or were lost before they began. */
  findUnstarted(created: { after: number; before: number }, limit: number): Promise<string[]>;
  /** A cheap read that proves the database answers. */
  ping(): Promise<void>;
}

export interface ResultsJson {
  /** Text of the results, in UTF-8. */
  json: Uint8Array;
  /** Id of the scan that they are compared with. */
  earlierId: string | null;
}

/** Reports with their summaries, and large bundles of evidence: one object each per scan. */
export interface ObjectStore {
  /** Kept once: what a worker that was replaced writes late must not stand beside results from the first bundle. */
  /** False when a bundle of this scan stands there already: the first is kept. */
  putEvidence(scanId: string, json: string): Promise<boolean>;
  getEvidence(scanId: string): Promise<string | null>;
  putReport(scanId: string, report: StoredReport): Promise<void>;
  getReport(scanId: string): Promise<StoredReport | null>;
  /** The results alone, as JSON; null when there is no report, or one that has to be parsed first. */
  getResultsJson(scanId: string): Promise<ResultsJson | null>;
  /** The checks alone; null when there is no report, or one that has to be parsed first. */
  getChecks(scanId: string): Promise<Outcome[] | null>;
  /** A cheap read that proves that objects can be read. */
  ping(): Promise<void>;
  /** The contract's fields of the results alone, for lists. */
  getSummary(scanId: string): Promise<{ summary: ResultsSummary; bytes: number } | null>;
  removeEvidence(scanIds: readonly string[]): Promise<void>;
  removeReport(scanId: string): Promise<void>;
  /** Everything that is kept of these scans. */
  removeAll(scanIds: readonly string[]): Promise<void>;
}

export interface QueueSender {
  sendCrawl(message: { scanId: string }, hasPriority: boolean): Promise<void>;
  sendAgents(messages: readonly Omit<AgentMessage, "kind">[]): Promise<void>;
  /** Asks each queue for its figures, which proves that it answers. */
  ping(): Promise<void>;
}

/** The coordinator of one scan: the only writer of its state. */
export interface CoordinatorClient {
  /** False when it was given up before: its caller was told that it was not accepted. */
  start(request: ScanRequest): Promise<boolean>;
  /** A ScanProgress as JSON: text crosses between objects for a fraction of what its members would cost. */
  progressJson(): Promise<string | null>;
  /** Trace events after `seq`; waits up to `waitMs` for the first when there is none yet. */
  readTrace(afterSeq: number, waitMs: number): Promise<{ events: ScanTraceEvent[]; isOver: boolean } | null>;
  leaseCrawl(): Promise<CrawlLease>;
  reportCrawl(events: CrawlNote[]): Promise<CrawlWord>;
  /** "go on": the agents are leased to whoever tells it, and a bundle that comes with it is kept here. */
  crawlDone(summary: ReadingSummary): Promise<CrawlWord>;
  /** The bundle that came with the word that the site was read; null when it was large, is gone, or never came. */
  evidence(): Promise<string | null>;
  crawlFailed(failure: ScanFailure, requestsUsed: number): Promise<CrawlWord>;
  /** Gives those of the agents that are to be run now. */
  leaseAgents(agents: AgentId[]): Promise<AgentId[]>;
  agentsDone(reports: AgentReport[]): Promise<void>;
  /** Gives leases back, as if they had not been taken: what the agents need is away just now. */
  returnAgents(agents: AgentId[]): Promise<void>;
  agentFailed(agent: AgentId, reason: string): Promise<void>;
  /** False when the scan has no use for it: it is over, not there, or has another grant. */
  gateGranted(grant: GateGrant): Promise<boolean>;
  /** Ends a scan whose caller was told that it was not accepted. False when it knows no such scan, and will not start it. */
  abandon(): Promise<boolean>;
  /** Looks at the clock: sends again what got lost, ends what is overdue. False as with `abandon`. */
  poke(): Promise<boolean>;
  /** Drops everything it knows; gives the site free when the scan held it, as far as the gate can be told. */
  forget(): Promise<void>;
}

/**
 * What a worker that reads a site is told: to go on; to stop, since another has read the site; or to leave, since the scan
 * failed or was deleted: then the worker gives the site free itself, and keeps nothing of it.
 */
export type CrawlWord = "go on" | "stop" | "leave";

export interface ReadingSummary {
  pagesRead: number;
  requestsUsed: number;
  /** The bundle, where it is small enough to be kept by the coordinator; null where it lies in the bucket. */
  evidence: string | null;
}

/** What an agent found. */
export interface AgentReport {
  agent: AgentId;
  /** Its result, as JSON. */
  json: string;
  learnt: string;
}

export interface CrawlNote {
  type: "page" | "document";
  url: string;
  status: number;
  note: string;
  /** The agent under which it is shown. */
  agent: AgentId;
}

export interface GateGrant {
  requestBudget: number;
  /** Scan whose evidence is used instead of reading the site again. */
  reuseFrom: string | null;
}
export interface GateAsk {
  scanId: string;
  /** Who asks: callers take turns. */
  subject: string;
  scanType: ScanHeader["scanType"];
  /** Equal keys may share evidence; null lends and borrows none. */
  reuseKey: string | null;
  /** Milliseconds since the epoch after which the turn is lost. */
  until: number;
}
export type GateAnswer =
  | { granted: true; grant: GateGrant }
  /** `position`: scans ahead, at least 1. "budget": nobody is ahead, but the site was asked much within ten minutes. */
  | { granted: false; position: number; waitsFor: "scans" | "budget" };
export interface GateRelease {
  scanId: string;
  /** By the worker that read last; null when it never said, so that all it was granted counts. */
  requestsUsed: number | null;
  hasEvidence: boolean;
}

/** One per registrable domain: lets one scan at a time at a site. */
export interface GateClient {
  acquire(ask: GateAsk): Promise<GateAnswer>;
  /** Requests that another worker of the holder may make; 0 when none. What the lost one was granted counts in full. */
  renew(scanId: string): Promise<number>;
  release(done: GateRelease): Promise<void>;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Sends one message. Throws when it has to be tried again. */
export interface MailSender {
  send(message: MailMessage): Promise<void>;
}

/** Recipients are named by their hash (services/send-report.ts). */
export interface ReportMailStore {
  /** Where the report of this scan is still to be sent. */
  addressOf(scanId: string): Promise<string | null>;
  forgetAddress(scanId: string): Promise<void>;
  isStopped(recipient: string): Promise<boolean>;
  stop(recipient: string, at: number): Promise<void>;
  resume(recipient: string): Promise<void>;
}

/** Secrets that must be recoverable, encrypted at rest (AES-256-GCM under the configuration's DATA_KEY). */
export interface Vault {
  seal(plain: string): Promise<string>;
  /** Opens what the current key sealed, and the former one while a rotation lasts. Throws for anything else. */
  open(sealed: string): Promise<string>;
  /** What a text begins with that the current key sealed. */
  currentPrefix(): Promise<string>;
}

/** What the scanner knows, where it stands outside of the script. */
export interface ScannerTables {
  /** To be awaited before a part of the scanner is imported; does nothing where the tables are part of the script. */
  load(): Promise<void>;
}

export interface WebsiteProbe {
  /** Whether the static assets answer. */
  isUp(): Promise<boolean>;
  /** The static file at this path, as the host of static assets answers the request for it. */
  serve(path: string, request: Request): Promise<Response>;
}
