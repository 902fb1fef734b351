// Answers a question: with what is known, with a scan that was asked for, or by asking back.
import { AppError } from "../../model/errors.ts";
import { ASK_RESULTS } from "../../model/limits.ts";
import type { Ctx } from "../../model/ports.ts";
import type { QuotaAnswer } from "../../model/limiter-ports.ts";
import type { ScanOrderText } from "../../model/read-scan-order.ts";
import { CRAWL_BUDGETS } from "../../model/scan.ts";
import { invoke } from "../../operations/invoke.ts";
import { startScan } from "../../operations/start-scan.ts";
import { ASK_SOURCES, type Ask, type AskAnswer, type AskResult, type AskSource, type ScanPromise } from "./ask.ts";
import { composeText } from "./compose-text.ts";
import { findResults, findSite } from "./find-results.ts";
import { decontextualize, readIntent } from "../../model/read-intent.ts";
import { reportUrl } from "./site-results.ts";

/** A scan older than this does not tell how a site is today. */
const RECENT_MS = 30 * 86_400_000;
/** Results that score less than this share of the best are noise beside it. */
const SHARE_OF_BEST = 0.5;
/** Sites of a limited question that are looked up by name. */
const HOSTS = 3;
/** Judging what was read and writing the report. */
const REPORT_SECONDS = 5;

export interface Answered {
  answer: AskAnswer;
  /** The day's quota, where a scan was started. */
  quota: QuotaAnswer | null;
}

/** `mayStart` is false where the request may have been made without anybody asking. Throws AppError. */
export async function answerAsk(ctx: Ctx, ask: Ask, mayStart: boolean): Promise<Answered> {
  const question = decontextualize(ask.decontextualized ?? ask.text, ask.earlier);
  const intent = readIntent(question);
  switch (intent.kind) {
    case "order":
      return promiseScan(ctx, question, intent.order, mayStart);
    case "order-of-nothing":
      return { answer: { kind: "question-back", question, text: WHICH_SITE }, quota: null };
    case "rating": {
      const site = await findSite(ctx, intent.domain, "");
      if (site === null || site.scannedAt < ctx.clock.now() - RECENT_MS)
        return promiseScan(ctx, question, intent.order, mayStart);
      return { answer: tell(ask, question, site.results), quota: null };
    }
    case "mention": {
      const { domain, rest } = intent;
      const [site, found] = await Promise.all([findSite(ctx, domain, rest), search(ctx, ask, rest)]);
      // Whoever asks about a site that is known does not ask about others.
      const about = found.filter(({ kind, site: host }) => kind === "documentation" || host === domain);
      if (site !== null) return { answer: tell(ask, question, [...site.results, ...about]), quota: null };
      return { answer: { ...tell(ask, question, found), note: notKnown(domain) }, quota: null };
    }
    case "question": {
      const [found, ...sites] = await Promise.all([
        search(ctx, ask, question),
        ...hostsOf(ask)
          .slice(0, HOSTS)
          .map((host) => findSite(ctx, host, question)),
      ]);
      const known = sites.flatMap((site) => site?.results ?? []);
      return { answer: tell(ask, question, [...known, ...found]), quota: null };
    }
  }
}

const WHICH_SITE = 'Which website? Name its address, for example "scan example.com".';

const notKnown = (domain: string): string => `No public scan of ${domain} is known. Ask "scan ${domain}" to start one.`;

/** Hosts that the answer is limited to, beside our own sources. */
const hostsOf = ({ sites }: Ask): string[] => sites.filter((site) => !ASK_SOURCES.some((source) => source === site));

const search = (ctx: Ctx, { sites }: Ask, question: string): Promise<AskResult[]> => {
  const named = ASK_SOURCES.filter((source) => sites.includes(source));
  const sources: readonly AskSource[] = named.length === 0 ? ASK_SOURCES : named;
  return findResults(ctx, { question, sources });
};

/** Cuts the results to what was asked for, and says in words what they hold where that was asked for. */
function tell(ask: Ask, question: string, found: readonly AskResult[]): Extract<AskAnswer, { kind: "results" }> {
  const hosts = hostsOf(ask);
  const here = withoutRepeats(found).filter(({ site }) => hosts.length === 0 || hosts.includes(site));
  const least = Math.max(ask.leastScore, SHARE_OF_BEST * Math.max(0, ...here.map(({ score }) => score)));
  const results = here.filter(({ score }) => score >= least).slice(0, Math.min(ask.most, ASK_RESULTS));
  return { kind: "results", question, results, text: composeText(ask.mode, results), note: null };
}

/** The first of each: what was looked up on purpose stands before what the search found again. */
function withoutRepeats(results: readonly AskResult[]): AskResult[] {
  const seen = new Set<string>();
  return results.filter(({ kind, url, name }) => {
    // A report has many details at one address.
    const key = kind === "detail" ? `${url} ${name}` : `${kind} ${url}`;
    return !seen.has(key) && seen.add(key);
  });
}

async function promiseScan(ctx: Ctx, question: string, order: ScanOrderText, mayStart: boolean): Promise<Answered> {
  if (!mayStart)
    throw new AppError(
      "INVALID_REQUEST",
      "A link or a picture on another site starts no scan. Ask the same by POST, or from a program.",
      { details: { field: "method", expected: "POST" } },
    );
  const { body, quota } = await invoke(ctx, startScan, order, { countsReads: false });
  const { scanId, message, ownerToken } = startScan.output.parse(body);
  const { publicOrigin, crawlMaxRps } = ctx.config;
  const promise: ScanPromise = {
    scanId,
    order,
    message: message ?? "The scan has started.",
    statusUrl: `${publicOrigin}/api/insights/scan/${scanId}/status`,
    resultsUrl: reportUrl(publicOrigin, scanId),
    estimatedSeconds: Math.ceil(CRAWL_BUDGETS[order.scanType ?? "basic"].requests / crawlMaxRps) + REPORT_SECONDS,
    ownerToken: ownerToken ?? null,
  };
  return { answer: { kind: "promise", question, promise }, quota };
}
