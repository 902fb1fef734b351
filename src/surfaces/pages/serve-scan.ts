// GET /scan/{scanId}: a scan while it runs; then the report, or why there is none.
import { AppError } from "../../model/errors.ts";
import type { Ports } from "../../model/ports.ts";
import { getScanStatus } from "../../operations/get-scan-status.ts";
import { SCAN_FORM } from "../../render/navigation.ts";
import { SCRIPT_PAGE_HEADERS } from "../../render/page-headers.ts";
import { prefersMarkdown } from "../../render/prefers-markdown.ts";
import { reportPath } from "../../render/report/report-page.ts";
import { scanPage } from "../../render/scan-page.ts";
import { answerMessage } from "./answer-html.ts";
import { asAnybody, read } from "./anybody.ts";
import { failureBlocks, findScan, refuseOtherMethod } from "./find-scan.ts";
import { refusePage } from "./refuse-page.ts";

export async function serveScan(request: Request, ports: Ports, requestId: string): Promise<Response> {
  refuseOtherMethod(request);
  const isMarkdown = prefersMarkdown(request.headers.get("accept"));
  try {
    const row = await findScan(ports, new URL(request.url).pathname.slice("/scan/".length));
    const { id: scanId, domain, scanType } = row;
    const report = { status: 303, headers: { Location: reportPath(scanId), "Cache-Control": "no-store" } };
    if (row.status === "complete") return new Response(null, report);
    const progress = getScanStatus.output.parse(await read(asAnybody(ports, requestId), getScanStatus, { scanId }));
    // The database is written a moment after the scan knows that it is over.
    const errorMessage = row.errorMessage ?? progress.error;
    if (progress.status === "error")
      return answerMessage({
        title: `${domain} could not be read`,
        blocks: failureBlocks({ errorMessage }),
        status: 200,
        isMarkdown,
        origin: ports.config.publicOrigin,
      });
    return new Response(scanPage({ origin: ports.config.publicOrigin, scanId, domain, scanType, progress }), {
      headers: {
        ...SCRIPT_PAGE_HEADERS,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusePage(error, { title: "No such scan", isMarkdown, back: SCAN_FORM, origin: ports.config.publicOrigin });
  }
}
