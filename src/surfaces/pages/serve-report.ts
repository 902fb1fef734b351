// GET /report/{scanId}: the report of a finished scan, as a page or as Markdown.
import { AppError, ERROR_TABLE } from "../../model/errors.ts";
import { etagOf, textUnlessKnown } from "../../model/matches-etag.ts";
import type { Ctx, Ports, ScanRow } from "../../model/ports.ts";
import { getPlaybook } from "../../operations/get-playbook.ts";
import { mayRun } from "../../operations/invoke.ts";
import { countMarkdownTokens } from "../../render/markdown-tokens.ts";
import { SCAN_FORM } from "../../render/navigation.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { asksForHtml, prefersMarkdown } from "../../render/prefers-markdown.ts";
import { reportMarkdown } from "../../render/report-markdown.ts";
import { reportPage, reportPath } from "../../render/report/report-page.ts";
import { withHours } from "../../render/report/stated-volumes.ts";
import { WORDS } from "../../render/words/index.ts";
import { asAnybody } from "./anybody.ts";
import { findScan, refuseOtherMethod } from "./find-scan.ts";
import { answerWithoutReport, type AskedReport, cacheHeaders, isListed, readReport } from "./read-report.ts";
import { readOnce } from "../../operations/read-once.ts";
import { readReportParts } from "../../operations/read-report-parts.ts";
import { refusePage } from "./refuse-page.ts";

/** Everybody sees the same; who may read playbooks sees the tasks of the ninety days as well. */
export async function serveReport(
  request: Request,
  identify: () => Promise<Ctx>,
  { config: { publicOrigin } }: Ports,
): Promise<Response> {
  refuseOtherMethod(request);
  const { pathname, searchParams } = new URL(request.url);
  const isTwin = pathname.endsWith(".md");
  const accept = request.headers.get("accept");
  const isMarkdown = isTwin || prefersMarkdown(accept);
  const name = pathname.slice("/report/".length, isTwin ? -".md".length : undefined);
  let ctx: Ctx | null = null;
  try {
    ctx = readOnce(await identify());
    const row = await findScan(ctx, name);
    const asked = await readReport(asAnybody(ctx, ctx.requestId), row.id, searchParams);
    if (asked === null) return answerWithoutReport(row, isMarkdown, publicOrigin);
    const shown = asked.hours === null ? asked.results : withHours(asked.results, asked.hours);
    const text = isMarkdown
      ? reportMarkdown(shown, await readReportParts(ctx, row.id))
      : await makePage(ctx, row, asked);
    const isPersonal = isMarkdown ? mayRun(getPlaybook, ctx.caller) : ctx.caller.kind !== "anonymous";
    return await answer(ctx, row, { text, request, isTwin, isMarkdown, isPersonal });
  } catch (error) {
    // A program whose credential is refused gets the one error body.
    const isForProgram = ctx === null && !isMarkdown && !asksForHtml(accept);
    if (isForProgram || !(error instanceof AppError)) throw error;
    return refuseReport(error, isMarkdown, publicOrigin);
  }
}

const TITLES: Readonly<Record<number, string>> = { 404: WORDS.messages.noReport };

export const refuseReport = (error: AppError, isMarkdown: boolean, origin: string): Response =>
  refusePage(error, {
    title: TITLES[ERROR_TABLE[error.code].status] ?? WORDS.messages.notShown,
    isMarkdown,
    back: SCAN_FORM,
    origin,
  });

async function makePage(ctx: Ctx, row: ScanRow, asked: AskedReport): Promise<string> {
  return reportPage({
    ...asked,
    origin: ctx.config.publicOrigin,
    ...(await readReportParts(ctx, row.id)),
    mayReadPlaybook: mayRun(getPlaybook, ctx.caller),
    isListed: isListed(row),
  });
}

interface Form {
  text: string;
  request: Request;
  isTwin: boolean;
  isMarkdown: boolean;
  isPersonal: boolean;
}

async function answer(ctx: Ctx, row: ScanRow, form: Form): Promise<Response> {
  const { text, request, isTwin, isMarkdown, isPersonal } = form;
  const path = reportPath(row.id);
  const etag = await etagOf(ctx.digest, text);
  const headers = {
    ...PAGE_HEADERS,
    ...cacheHeaders(row),
    ...(isPersonal ? PERSONAL : { ETag: etag, ...(isTwin ? {} : { Vary: "Accept" }) }),
    ...(isMarkdown && !isTwin ? { "Content-Location": `${path}.md` } : {}),
    ...(isMarkdown
      ? {
          "Content-Type": "text/markdown; charset=utf-8",
          "x-markdown-tokens": String(countMarkdownTokens(text)),
          Link: `<${ctx.config.publicOrigin}${path}>; rel="canonical"`,
        }
      : { "Content-Type": "text/html; charset=utf-8", Link: `<${path}.md>; rel="alternate"; type="text/markdown"` }),
  };
  return isPersonal ? new Response(text, { headers }) : textUnlessKnown(request, etag, text, headers);
}

const PERSONAL = {
  "Cache-Control": "private, no-store",
  Vary: "Accept, Cookie, Authorization, x-mcp-api-key",
} as const;
