// GET /report/{scanId}: the report of a finished scan, as a page or as Markdown.
import { AppError } from "../../model/errors.ts";
import { matchesEtag } from "../../model/matches-etag.ts";
import { CheckCategory, CheckStatus, type Outcome } from "../../model/outcome.ts";
import type { Ctx, Ports, ScanRow } from "../../model/ports.ts";
import { Playbook, type ScanResults } from "../../model/results.ts";
import { getPlaybook } from "../../operations/get-playbook.ts";
import { getScanChecks } from "../../operations/get-scan-checks.ts";
import { getScanResults } from "../../operations/get-scan-results.ts";
import { link, p } from "../../render/blocks.ts";
import { countMarkdownTokens } from "../../render/markdown-tokens.ts";
import { SCAN_FORM } from "../../render/navigation.ts";
import { SCRIPT_PAGE_HEADERS } from "../../render/page-headers.ts";
import { prefersMarkdown } from "../../render/prefers-markdown.ts";
import { reportMarkdown } from "../../render/report-markdown.ts";
import { reportPage, reportPath } from "../../render/report/report-page.ts";
import { answerMessage } from "./answer-message.ts";
import { asAnybody, read } from "./anybody.ts";
import { failureBlocks, findScan, refuseOtherMethod } from "./find-scan.ts";
import { refusePage } from "./refuse-page.ts";

export async function serveReport(request: Request, ports: Ports, requestId: string): Promise<Response> {
  refuseOtherMethod(request);
  const { pathname, searchParams } = new URL(request.url);
  const isTwin = pathname.endsWith(".md");
  const isMarkdown = isTwin || prefersMarkdown(request.headers.get("accept"));
  const name = pathname.slice("/report/".length, isTwin ? -".md".length : undefined);
  try {
    const row = await findScan(ports, name);
    const ctx = asAnybody(ports, requestId);
    const { results } = getScanResults.output.parse(await read(ctx, getScanResults, { scanId: row.id }));
    if (results === undefined) return withoutReport(row, isMarkdown, ports.config.publicOrigin);
    const text = isMarkdown ? reportMarkdown(results) : await makePage(ctx, row, results, searchParams);
    return await answer(ctx, row, { text, request, isTwin, isMarkdown });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusePage(error, {
      title: "No such report",
      isMarkdown,
      back: SCAN_FORM,
      origin: ports.config.publicOrigin,
    });
  }
}

async function makePage(ctx: Ctx, row: ScanRow, results: ScanResults, query: URLSearchParams): Promise<string> {
  const [checks, playbook] = await Promise.all([
    readChecks(ctx, row.id),
    read(ctx, getPlaybook, { scanId: row.id, include_skills: false }),
  ]);
  return reportPage({
    origin: ctx.config.publicOrigin,
    results,
    checks,
    phases: Playbook.parse(playbook).roadmap?.phases ?? [],
    // What names no status or category filters nothing.
    filter: {
      status: CheckStatus.safeParse(query.get("status")).data ?? null,
      category: CheckCategory.safeParse(query.get("category")).data ?? null,
    },
    isListed: isListed(row),
  });
}

/** As many as one call gives; a scan makes fewer. */
const MOST_CHECKS = 500;

async function readChecks(ctx: Ctx, scanId: string): Promise<Outcome[]> {
  return getScanChecks.output.parse(await read(ctx, getScanChecks, { scanId, limit: MOST_CHECKS })).checks;
}

const isListed = ({ visibility, isLocal }: ScanRow): boolean => visibility === "public" && !isLocal;

interface Form {
  text: string;
  request: Request;
  isTwin: boolean;
  isMarkdown: boolean;
}

async function answer(ctx: Ctx, row: ScanRow, { text, request, isTwin, isMarkdown }: Form): Promise<Response> {
  const path = reportPath(row.id);
  const etag = `"${(await ctx.digest.sha256(text)).slice(0, ETAG_CHARS)}"`;
  const headers = {
    ...SCRIPT_PAGE_HEADERS,
    ETag: etag,
    // A report does not change, but it can be deleted: it is asked for anew each time.
    "Cache-Control": `${isListed(row) ? "public" : "private"}, max-age=0, must-revalidate`,
    ...(isListed(row) ? {} : { "X-Robots-Tag": "noindex" }),
    ...(isTwin ? {} : { Vary: "Accept" }),
    ...(isMarkdown && !isTwin ? { "Content-Location": `${path}.md` } : {}),
    ...(isMarkdown
      ? {
          "Content-Type": "text/markdown; charset=utf-8",
          "x-markdown-tokens": String(countMarkdownTokens(text)),
          Link: `<${ctx.config.publicOrigin}${path}>; rel="canonical"`,
        }
      : { "Content-Type": "text/html; charset=utf-8", Link: `<${path}.md>; rel="alternate"; type="text/markdown"` }),
  };
  const isKnown = matchesEtag(request.headers.get("if-none-match"), etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** 128 bits tell texts apart. */
const ETAG_CHARS = 32;

function withoutReport(row: ScanRow, isMarkdown: boolean, origin: string): Response {
  if (row.status === "error")
    return answerMessage({
      title: `${row.domain} could not be read`,
      blocks: failureBlocks(row),
      status: 404,
      isMarkdown,
      origin,
    });
  return answerMessage({
    title: `The report on ${row.domain} is not ready`,
    blocks: [
      p`The scan is still at work. ${link("Watch it", `/scan/${row.id}`)}; the report will stand at this address.`,
    ],
    // RFC 9110 section 15.3.3: accepted, not acted upon yet.
    status: 202,
    isMarkdown,
    origin,
  });
}
