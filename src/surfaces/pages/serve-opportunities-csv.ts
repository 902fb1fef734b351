// GET /report/{scanId}/opportunities.csv: the opportunities of a finished scan as a file for spreadsheets.
import { AppError } from "../../model/errors.ts";
import type { Ports } from "../../model/ports.ts";
import { opportunitiesCsv } from "../../render/opportunities-csv.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { withHours } from "../../render/report/stated-volumes.ts";
import { asAnybody } from "./anybody.ts";
import { findScan, refuseOtherMethod } from "./find-scan.ts";
import { answerWithoutReport, cacheHeaders, readReport } from "./read-report.ts";
import { refuseReport } from "./serve-report.ts";

export async function serveOpportunitiesCsv(request: Request, ports: Ports, requestId: string): Promise<Response> {
  refuseOtherMethod(request);
  const { pathname, searchParams } = new URL(request.url);
  const [, , name = ""] = pathname.split("/");
  try {
    const row = await findScan(ports, name);
    const asked = await readReport(asAnybody(ports, requestId), row.id, searchParams);
    if (asked === null) return answerWithoutReport(row, false, ports.config.publicOrigin);
    const { results, hours } = asked;
    return new Response(opportunitiesCsv(hours === null ? results : withHours(results, hours)), {
      headers: {
        ...PAGE_HEADERS,
        ...cacheHeaders(row),
        "X-Robots-Tag": "noindex",
        "Content-Type": "text/csv; charset=utf-8; header=present",
        "Content-Disposition": `attachment; filename="opportunities-${row.id}.csv"`,
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuseReport(error, false, ports.config.publicOrigin);
  }
}
