// GET /scan/{scanId}: a scan while it runs, as a page or as Markdown; then the report, or why there is none.
import { AppError } from "../../model/errors.ts";
import type { Ports } from "../../model/ports.ts";
import { getScanStatus } from "../../operations/get-scan-status.ts";
import { twinPath } from "../../render/blocks.ts";
import { SCAN_FORM } from "../../render/navigation.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { prefersMarkdown } from "../../render/prefers-markdown.ts";
import { reportPath } from "../../render/report/report-page.ts";
import { scanMarkdown } from "../../render/scan-markdown.ts";
import { scanPage } from "../../render/scan-page.ts";
import { WORDS } from "../../render/words/index.ts";
import { answerMessage } from "./answer-message.ts";
import { asAnybody, read } from "./anybody.ts";
import { failureBlocks, findScan, refuseOtherMethod } from "./find-scan.ts";
import { refusePage } from "./refuse-page.ts";

export async function serveScan(request: Request, ports: Ports, requestId: string): Promise<Response> {
  refuseOtherMethod(request);
  const { pathname } = new URL(request.url);
  const isTwin = pathname.endsWith(".md");
  const isMarkdown = isTwin || prefersMarkdown(request.headers.get("accept"));
  const origin = ports.config.publicOrigin;
  try {
    const row = await findScan(ports, pathname.slice("/scan/".length, isTwin ? -".md".length : undefined));
    const { id: scanId, domain, scanType } = row;
    const report = isTwin ? twinPath(reportPath(scanId)) : reportPath(scanId);
    if (row.status === "complete")
      return new Response(null, { status: 303, headers: { Location: report, "Cache-Control": "no-store" } });
    const progress = getScanStatus.output.parse(await read(asAnybody(ports, requestId), getScanStatus, { scanId }));
    // The database is written a moment after the scan knows that it is over.
    const errorMessage = row.errorMessage ?? progress.error;
    if (progress.status === "error")
      return answerMessage({
        title: WORDS.messages.notRead(domain),
        blocks: failureBlocks({ ...row, errorMessage }),
        status: 200,
        isMarkdown,
        layout: "front",
        origin,
      });
    const view = { origin, scanId, domain, scanType, progress };
    return new Response(isMarkdown ? scanMarkdown(view) : scanPage(view), { headers: headersOf(scanId, isMarkdown) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusePage(error, { title: WORDS.messages.noScan, isMarkdown, back: SCAN_FORM, origin });
  }
}

const headersOf = (scanId: string, isMarkdown: boolean): Record<string, string> => ({
  ...PAGE_HEADERS,
  "Content-Type": `text/${isMarkdown ? "markdown" : "html"}; charset=utf-8`,
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  Vary: "Accept",
  ...(isMarkdown ? {} : { Link: `</scan/${scanId}.md>; rel="alternate"; type="text/markdown"` }),
});
