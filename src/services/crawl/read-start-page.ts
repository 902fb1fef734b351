import type { ScanFailure } from "../../model/scan-failure.ts";
import { PAGE_BYTES } from "../../model/limits.ts";
import type { WebAnswer } from "../../model/web-ports.ts";
import type { ScanErrorCode } from "../../model/scan.ts";
import { printableUrl } from "../../model/target.ts";
import { refreshTarget } from "../../scanner/crawl/refresh-target.ts";
import type { SigningFacts } from "../../scanner/evidence/site-evidence.ts";
import type { ReadOrder, Received, SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";
import { readPageFacts, type ReadPage } from "./read-page-facts.ts";

export type StartPage =
  | { ok: true; page: ReadPage; httpsError: ScanErrorCode | null; signatureRefused: SigningFacts["refused"] }
  | { ok: false; failure: ScanFailure };

/** Failures of https after which plain http is worth a try. */
const TRY_HTTP_AFTER = new Set<ScanErrorCode>(["tls", "refused", "timeout"]);

/**
 * Statuses that say why themselves: no such page, too much asked, the law, or a price, which nobody gets around by asking
 * again without a name.
 */
const NOT_THE_SIGNATURE = new Set([402, 404, 410, 429, 451]);

/** Chance of one connection: the answer itself invites to ask again (RFC 9110 15.5.9 and 15.5.20, RFC 8470 5.2). */
const ASK_AGAIN = new Set([408, 421, 425]);

interface StartOptions {
  /** A refusal of a signed request is put to the test by one without a signature. */
  testsSignature: boolean;
}

/** Reads the page that was asked for, or the one to which it sends everybody. Without it there is no scan. */
export async function readStartPage(reader: SiteReader, startUrl: string, options: StartOptions): Promise<StartPage> {
  const start = await readAsked(reader, startUrl, options);
  return start.ok ? { ...start, page: await followRefresh(reader, start.page) } : start;
}

/** More pages than these that send visitors on are a circle, or meant to hold readers up. */
const MOST_REFRESHES = 2;

/** A page that sends everybody on at once is a redirect in its effect, and told as one; it stays where it leads nowhere. */
async function followRefresh(reader: SiteReader, first: ReadPage): Promise<ReadPage> {
  let page = first;
  for (let hops = 0; hops < MOST_REFRESHES; hops += 1) {
    const location = refreshTarget(page.facts);
    const next = location === null ? null : await readHtml(reader, location, { isHop: true });
    if (location === null || next === null || !next.ok) return page;
    const { url, transfer, requestedUrl } = page.facts;
    const hop = { url, status: transfer.status, location };
    const { facts } = next.page;
    const redirects = [...transfer.redirects, hop, ...facts.transfer.redirects];
    page = { ...next.page, facts: { ...facts, requestedUrl, transfer: { ...facts.transfer, redirects } } };
  }
  return page;
}

/** https first, then http. */
async function readAsked(reader: SiteReader, startUrl: string, { testsSignature }: StartOptions): Promise<StartPage> {
  const asked = await readHtml(reader, startUrl);
  const first = !asked.ok && ASK_AGAIN.has(asked.status ?? 0) ? await readHtml(reader, startUrl) : asked;
  if (first.ok) return read(first.page);
  const { code } = first;
  if (testsSignature && mayBlameSignature(first)) {
    const unsigned = await readHtml(reader, startUrl, { unsigned: true });
    // One refusal may be chance: the signature is to blame only where it is refused again beside an unsigned success.
    const again = unsigned.ok ? await readHtml(reader, startUrl) : first;
    if (again.ok) return read(again.page);
    if (unsigned.ok && mayBlameSignature(again))
      return { ...read(unsigned.page), signatureRefused: { url: startUrl, status: again.status ?? 0 } };
    return { ok: false, failure: again.failure };
  }
  if (startUrl.startsWith("https:") && code !== undefined && TRY_HTTP_AFTER.has(code)) {
    const second = await readHtml(reader, startUrl.replace(/^https:/, "http:"));
    if (second.ok) return { ...read(second.page), httpsError: code };
  }
  return { ok: false, failure: first.failure };
}

const read = (page: ReadPage) => ({ ok: true, page, httpsError: null, signatureRefused: null }) as const;

/** A refusal that gives no reason of its own; a bot challenge is one, and asking without our name would get around it. */
const mayBlameSignature = ({ status = 0, failure }: Extract<HtmlRead, { ok: false }>): boolean =>
  status >= 400 &&
  status < 500 &&
  failure.code !== "blocked" &&
  !NOT_THE_SIGNATURE.has(status) &&
  !ASK_AGAIN.has(status);

type HtmlRead =
  | { ok: true; page: ReadPage }
  | { ok: false; failure: ScanFailure; code?: ScanErrorCode; status?: number };

async function readHtml(
  reader: SiteReader,
  url: string,
  more: Pick<ReadOrder, "unsigned" | "isHop"> = {},
): Promise<HtmlRead> {
  const received = await reader.read({
    ...more,
    url,
    purpose: "page",
    maxBytes: PAGE_BYTES,
    priority: PRIORITY.start,
    announce: "page",
  });
  if (received === null)
    return { ok: false, failure: { code: "deadline", sentence: "There was no time left to read the start page." } };
  const { answer } = received;
  if (!answer.ok)
    return {
      ok: false,
      code: answer.code,
      failure: { code: answer.code, sentence: `${sentenceOf(answer).replace(/\.$/, "")} (${printableUrl(url)}).` },
    };
  const failure = judgeAnswer(received, answer);
  if (failure !== null) return { ok: false, failure, status: answer.status };
  const page = readPageFacts(received, { requestedUrl: url, foundBy: "start", linkText: "" });
  if (page === null)
    return {
      ok: false,
      failure: {
        code: "not_html",
        sentence: `The address answers with ${answer.headers["content-type"] ?? "no content type"}, not with a web page.`,
      },
    };
  return { ok: true, page };
}

function judgeAnswer(received: Received, { status, finalUrl }: Extract<WebAnswer, { ok: true }>): ScanFailure | null {
  if (received.isChallenge)
    return { code: "blocked", sentence: `The site answers automated readers with a bot challenge (status ${status}).` };
  if (status >= 500) return { code: "http_5xx", sentence: `The start page answers with status ${status}.` };
  if (status >= 400) return { code: "http_4xx", sentence: `The start page answers with status ${status}.` };
  if (status >= 300)
    return { code: "too_many_redirects", sentence: `${printableUrl(finalUrl)} redirects without saying where to.` };
  return null;
}

const SENTENCES: Partial<Record<ScanErrorCode, string>> = {
  dns: "The name could not be resolved.",
  tls: "No secure connection could be made.",
  timeout: "The site did not answer in time.",
  refused: "The connection was refused or broken.",
  too_many_redirects: "The address redirects too often, or in circles.",
  not_public: "The address leads to something that is not a public website.",
};
const sentenceOf = ({ code, detail }: Extract<WebAnswer, { ok: false }>): string => SENTENCES[code] ?? detail;
