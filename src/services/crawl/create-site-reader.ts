// Every request of one scan goes through here: budget, pace, record. It knows nothing of what it reads.
import type { AgentId } from "../../model/scan.ts";
import { firstReaderOf } from "../../scanner/crawl/first-reader.ts";
import type { CrawlNote, Ports } from "../../model/ports.ts";
import type { WebAnswer, WebPost, WebRequest } from "../../model/web-ports.ts";
import { REQUESTS_IN_FLIGHT } from "../../model/limits.ts";
import { toPrintable } from "../../model/printable-text.ts";
import type { ScanErrorCode } from "../../model/scan.ts";
import type { HostState } from "../../model/host-state.ts";
import { printableUrl } from "../../model/target.ts";
import { decodeText } from "../../scanner/evidence/page/decode-text.ts";
import { detectChallenge } from "../../scanner/evidence/site/detect-challenge.ts";
import type { ChallengeFacts, Exchange } from "../../scanner/evidence/site-evidence.ts";
import { createPool } from "./create-pool.ts";
import { isForCall, watchBusyHosts } from "./watch-busy-hosts.ts";

export interface Received {
  answer: WebAnswer;
  /** Body as text; "" when there is none. */
  text: string;
  charset: string;
  isChallenge: boolean;
}

export interface ReadOrder extends WebRequest {
  purpose: Exchange["purpose"];
  priority: number;
  /** Tells the live view about it; silent when absent. */
  announce?: CrawlNote["type"];
  /** Sent as a message; otherwise the order is a GET or HEAD. */
  post?: Pick<WebPost, "method" | "json" | "headers">;
  /** Asked of each redirect before it is followed; only orders for the sake of a call have it. */
  mayHop?: (url: string) => boolean;
  /** A page that sends its readers on named the address: it is judged as that of a redirect, and null where it may not be asked. */
  isHop?: true;
}

export interface SiteReader {
  /** null when the budget or the time is used up, so that nothing was asked. */
  read(order: ReadOrder): Promise<Received | null>;
  /** The same without waiting for a place among the requests under way: for what one of those waits for. */
  readNow(order: ReadOrder): Promise<Received | null>;
  exchanges: Exchange[];
  challenge: ChallengeFacts;
  /** Requests that may still be made. */
  budgetLeft(): number;
  /** Requests that were made. */
  spent(): number;
  isOutOfTime(): boolean;
  /** The host keeps answering that it wants fewer requests, so that it is asked nothing more. */
  isTurnedAway(address: string): boolean;
  /** The host was too busy for a call, so that it gets no further one. */
  isTooBusyForCalls(address: string): boolean;
  slowDown(intervalMs: number): void;
  /** Asked of every redirect from now on, save those of robots.txt itself; a code ends the request with it. */
  judgeHops(judge: (url: string, order: ReadOrder) => Promise<ScanErrorCode | null>): void;
  /** Asked before that, also of redirects of robots.txt: whether the host may be asked at all. */
  admitHops(admit: (url: string, order: ReadOrder) => Promise<ScanErrorCode | null>): void;
  /** No more than so many requests from now on. */
  limitTo(requests: number): void;
  /** Sends what the live view has not seen yet. */
  flushNotes(): Promise<void>;
}

/** Pause after "too many requests" without a Retry-After, and the longest that is waited for. */
const BACK_OFF_MS = 2_000;
const BACK_OFF_CAP_MS = 10_000;
/** Pace for the rest of the scan once a site has asked for fewer requests. */
const BUSY_INTERVAL_MS = 500;
const NOTES_PER_REPORT = 4;

export function createSiteReader(
  ports: Ports,
  options: {
    requestBudget: number;
    endsAt: number;
    agents: readonly AgentId[];
    report(notes: CrawlNote[]): Promise<void>;
    /** False once nobody wants what is read; left out, somebody does. */
    isWanted?: () => boolean;
  },
): SiteReader {
  const isOutOfTime = (): boolean => options.isWanted?.() === false || ports.clock.now() >= options.endsAt;
  const pool = createPool({
    clock: ports.clock,
    concurrency: REQUESTS_IN_FLIGHT,
    intervalMs: 1_000 / ports.config.crawlMaxRps,
    isOver: isOutOfTime,
  });
  const exchanges: Exchange[] = [];
  const challenge: ChallengeFacts = { detected: false, vendor: null, marker: null, url: null, affected: [] };
  let spent = 0;
  let limit = options.requestBudget;
  const isSpent = (): boolean => spent >= limit;
  const busy = watchBusyHosts();
  let notes: CrawlNote[] = [];
  let reporting: Promise<void> = Promise.resolve();
  const hosts = new Map<string, HostState>();
  let judgeHop: Parameters<SiteReader["judgeHops"]>[0] = async () => null;
  let admitHop: Parameters<SiteReader["admitHops"]>[0] = async () => null;

  function flushNotes(): Promise<void> {
    const sent = notes;
    notes = [];
    if (sent.length > 0) reporting = reporting.then(() => options.report(sent)).catch(() => undefined);
    return reporting;
  }

  function note(order: ReadOrder, answer: WebAnswer): void {
    if (order.announce === undefined) return;
    const url = toPrintable(printableUrl(answer.finalUrl));
    notes.push({
      type: order.announce,
      url,
      status: answer.ok ? answer.status : 0,
      note: order.purpose,
      agent: firstReaderOf({ type: order.announce, url }, options.agents),
    });
    if (notes.length >= NOTES_PER_REPORT) void flushNotes();
  }

  function record(order: ReadOrder, answer: WebAnswer, text: string): boolean {
    exchanges.push(toExchange(order, answer));
    note(order, answer);
    if (!answer.ok) return false;
    const found = detectChallenge({ status: answer.status, headers: answer.headers, text });
    if (found === null) return false;
    // A wall before an interface, before what a call provokes or before a script is none before the pages.
    if (isForCall(order) || order.purpose === "script") return true;
    if (!challenge.detected) Object.assign(challenge, { detected: true, ...found, url: answer.finalUrl });
    if (challenge.affected.length < 20 && !challenge.affected.includes(answer.finalUrl))
      challenge.affected.push(answer.finalUrl);
    return true;
  }

  /** A redirect is a request like any other: it counts, keeps the pace and obeys robots.txt. */
  async function beforeHop(url: string, order: ReadOrder): Promise<ScanErrorCode | null> {
    if (isSpent()) return "too_many_redirects";
    const refusal = await whyNotHop(url, order);
    if (refusal !== null) return refusal;
    // What was read to decide may have been the last that could be asked for.
    if (isSpent()) return "too_many_redirects";
    spent += 1;
    await pool.waitForTurn();
    return null;
  }

  async function whyNotHop(url: string, order: ReadOrder): Promise<ScanErrorCode | null> {
    if (order.mayHop?.(url) === false) return "refused";
    return (await admitHop(url, order)) ?? (order.purpose === "robots" ? null : await judgeHop(url, order));
  }

  async function ask(order: ReadOrder): Promise<Received | null> {
    if (isSpent() || isOutOfTime() || busy.refuses(order)) return null;
    if (order.isHop === true && (await whyNotHop(order.url, order)) !== null) return null;
    // What was read to decide may have been the last that could be asked for.
    if (isSpent()) return null;
    spent += 1;
    const { post, accept = "*/*" } = order;
    const answer = await (post === undefined
      ? ports.web.get({ ...order, hosts, beforeHop: (url) => beforeHop(url, order) })
      : ports.web.post({ ...order, ...post, hosts, method: post.method ?? "POST", accept }));
    if (answer.ok && busy.heed(order, answer.status)) {
      pool.pauseFor(backOffMs(answer.headers["retry-after"], ports.clock.now()));
      pool.slowDown(BUSY_INTERVAL_MS);
    }
    const decoded = answer.ok
      ? decodeText(answer.bytes, answer.headers["content-type"] ?? "")
      : { text: "", charset: "" };
    const isChallenge = record(order, answer, decoded.text);
    return { answer, ...decoded, isChallenge };
  }

  return {
    exchanges,
    judgeHops: (judge) => void (judgeHop = judge),
    admitHops: (admit) => void (admitHop = admit),
    limitTo: (requests) => void (limit = Math.min(limit, spent + requests)),
    challenge,
    isOutOfTime,
    isTurnedAway: (address) => busy.isTurnedAway(address),
    isTooBusyForCalls: (address) => busy.isTooBusyForCalls(address),
    flushNotes,
    budgetLeft: () => limit - spent,
    spent: () => spent,
    slowDown: (intervalMs) => pool.slowDown(intervalMs),
    read: (order) => pool.add(order.priority, () => ask(order)),
    async readNow(order) {
      await pool.waitForTurn();
      return ask(order);
    },
  };
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function backOffMs(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return BACK_OFF_MS;
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, BACK_OFF_CAP_MS) : BACK_OFF_MS;
}

function toExchange(order: ReadOrder, answer: WebAnswer): Exchange {
  const common = {
    purpose: order.purpose,
    method: order.post === undefined ? (order.method ?? "GET") : (order.post.method ?? "POST"),
    url: order.url,
    finalUrl: answer.finalUrl,
    redirects: answer.redirects.length,
  } as const;
  if (!answer.ok) return { ...common, status: 0, error: answer.code, ttfbMs: 0, bytes: 0, contentType: "" };
  return {
    ...common,
    status: answer.status,
    error: null,
    ttfbMs: answer.ttfbMs,
    bytes: answer.bytes.byteLength,
    contentType: answer.headers["content-type"] ?? "",
  };
}
