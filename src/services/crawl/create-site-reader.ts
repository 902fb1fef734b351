// Every request of one scan goes through here: budget, pace, record. It knows nothing of what it reads.
import type { CrawlNote, Ports, WebAnswer, WebPost, WebRequest } from "../../model/ports.ts";
import { REQUESTS_IN_FLIGHT } from "../../model/limits.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { PRODUCT } from "../../model/product.ts";
import type { ScanErrorCode } from "../../model/scan.ts";
import { isSameHost, printableUrl } from "../../model/target.ts";
import { decodeText } from "../../scanner/evidence/page/decode-text.ts";
import { detectChallenge } from "../../scanner/evidence/site/detect-challenge.ts";
import type { ChallengeFacts, Exchange, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import { allowsPath } from "../../scanner/evidence/site/robots-rules.ts";
import { createPool } from "./create-pool.ts";

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
  /** Sent by POST; otherwise the order is a GET or HEAD. */
  post?: Pick<WebPost, "json" | "headers">;
}

export interface SiteReader {
  /** null when the budget or the time is used up, so that nothing was asked. */
  read(order: ReadOrder): Promise<Received | null>;
  exchanges: Exchange[];
  challenge: ChallengeFacts;
  /** Requests that may still be made. */
  budgetLeft(): number;
  isOutOfTime(): boolean;
  /** The site keeps answering that it wants fewer requests, so nothing more is asked. */
  isTurnedAway(): boolean;
  slowDown(intervalMs: number): void;
  /** The rules that redirects, too, have to keep from now on. */
  keepRules(robots: RobotsFacts): void;
  /** Sends what the live view has not seen yet. */
  flushNotes(): Promise<void>;
}

/** Pause after "too many requests" without a Retry-After, and the longest that is waited for. */
const BACK_OFF_MS = 2_000;
const BACK_OFF_CAP_MS = 10_000;
/** Pace for the rest of the scan once a site has asked for fewer requests. */
const BUSY_INTERVAL_MS = 500;
/** After so many such answers in a row nothing more is asked. */
const TURNED_AWAY = 6;
const NOTES_PER_REPORT = 4;

export function createSiteReader(
  ports: Ports,
  options: { requestBudget: number; endsAt: number; report(notes: CrawlNote[]): Promise<void> },
): SiteReader {
  const isOutOfTime = (): boolean => ports.clock.now() >= options.endsAt;
  const pool = createPool({
    clock: ports.clock,
    concurrency: REQUESTS_IN_FLIGHT,
    intervalMs: 1_000 / ports.config.crawlMaxRps,
    isOver: isOutOfTime,
  });
  const exchanges: Exchange[] = [];
  const challenge: ChallengeFacts = { detected: false, vendor: null, marker: null, url: null, affected: [] };
  let spent = 0;
  /** Answers in a row that asked us to stay away. */
  let turnedAway = 0;
  let notes: CrawlNote[] = [];
  let reporting: Promise<void> = Promise.resolve();
  let robots: RobotsFacts | null = null;
  const isTurnedAway = (): boolean => turnedAway >= TURNED_AWAY;

  function flushNotes(): Promise<void> {
    const sent = notes;
    notes = [];
    if (sent.length > 0) reporting = reporting.then(() => options.report(sent)).catch(() => undefined);
    return reporting;
  }

  function note(order: ReadOrder, answer: WebAnswer): void {
    if (order.announce === undefined) return;
    notes.push({
      type: order.announce,
      url: toPrintable(printableUrl(answer.finalUrl)),
      status: answer.ok ? answer.status : 0,
      note: order.purpose,
    });
    if (notes.length >= NOTES_PER_REPORT) void flushNotes();
  }

  function record(order: ReadOrder, answer: WebAnswer, text: string): boolean {
    exchanges.push(toExchange(order, answer));
    note(order, answer);
    if (!answer.ok) return false;
    const found = detectChallenge({ status: answer.status, headers: answer.headers, text });
    if (found === null) return false;
    if (!challenge.detected) Object.assign(challenge, { detected: true, ...found, url: answer.finalUrl });
    if (challenge.affected.length < 20) challenge.affected.push(answer.finalUrl);
    return true;
  }

  /** A redirect is a request like any other: it counts, keeps the pace and obeys robots.txt. */
  async function beforeHop(url: string): Promise<ScanErrorCode | null> {
    if (spent >= options.requestBudget) return "too_many_redirects";
    const { pathname, search } = new URL(url);
    if (
      robots !== null &&
      isSameHost(new URL(url).hostname, new URL(robots.url).hostname) &&
      !allowsPath(robots, pathname + search, PRODUCT.bot)
    )
      return "robots_disallowed";
    spent += 1;
    await pool.waitForTurn();
    return null;
  }

  return {
    exchanges,
    keepRules: (rules) => void (robots = rules),
    challenge,
    isOutOfTime,
    isTurnedAway,
    flushNotes,
    budgetLeft: () => options.requestBudget - spent,
    slowDown: (intervalMs) => pool.slowDown(intervalMs),
    read: (order) =>
      pool.add(order.priority, async () => {
        if (spent >= options.requestBudget || isOutOfTime() || isTurnedAway()) return null;
        spent += 1;
        const { post, accept = "*/*" } = order;
        const answer = await (post === undefined
          ? ports.web.get({ ...order, beforeHop })
          : ports.web.post({ ...order, ...post, accept }));
        if (answer.ok && (answer.status === 429 || answer.status === 503)) {
          pool.pauseFor(backOffMs(answer.headers["retry-after"], ports.clock.now()));
          pool.slowDown(BUSY_INTERVAL_MS);
          turnedAway += 1;
        } else if (answer.ok) turnedAway = 0;
        const decoded = answer.ok
          ? decodeText(answer.bytes, answer.headers["content-type"] ?? "")
          : { text: "", charset: "" };
        const isChallenge = record(order, answer, decoded.text);
        return { answer, ...decoded, isChallenge };
      }),
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
    method: order.post === undefined ? (order.method ?? "GET") : "POST",
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
