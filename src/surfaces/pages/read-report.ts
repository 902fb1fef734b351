// A finished scan with what the address of its report asks for: its page and its files are made from this.
import type { Ctx, ScanRow } from "../../model/ports.ts";
import type { ScanResults } from "../../model/results.ts";
import { estimateHours } from "../../operations/estimate-hours.ts";
import { getScanResults } from "../../operations/get-scan-results.ts";
import { link, p } from "../../render/blocks.ts";
import { readQuery, type ReportQuery } from "../../render/report/report-query.ts";
import type { HoursAnswer } from "../../render/report/stated-volumes.ts";
import { WORDS } from "../../render/words/index.ts";
import { answerMessage } from "./answer-message.ts";
import { read } from "./anybody.ts";
import { failureBlocks } from "./find-scan.ts";

export interface AskedReport {
  results: ScanResults;
  query: ReportQuery;
  /** Null when the address states no volume, or one that cannot be read. */
  hours: HoursAnswer | null;
}

/** Null while the scan is not complete. */
export async function readReport(ctx: Ctx, scanId: string, params: URLSearchParams): Promise<AskedReport | null> {
  const { results } = getScanResults.output.parse(await read(ctx, getScanResults, { scanId }));
  if (results === undefined) return null;
  const query = readQuery(params, results);
  const { assumptions } = query.stated;
  if (assumptions === null) return { results, query, hours: null };
  const hours = estimateHours.output.parse(await read(ctx, estimateHours, { scanId, assumptions }));
  return { results, query, hours };
}

export const isListed = ({ visibility, isLocal }: ScanRow): boolean => visibility === "public" && !isLocal;

/** A report does not change, but it can be deleted: it is asked for anew each time. */
export const cacheHeaders = (row: ScanRow): Record<string, string> => ({
  "Cache-Control": `${isListed(row) ? "public" : "private"}, max-age=0, must-revalidate`,
  ...(isListed(row) ? {} : { "X-Robots-Tag": "noindex" }),
});

export function answerWithoutReport(row: ScanRow, isMarkdown: boolean, origin: string): Response {
  if (row.status === "error")
    return answerMessage({
      title: WORDS.messages.notRead(row.domain),
      blocks: failureBlocks(row),
      status: 404,
      isMarkdown,
      layout: "front",
      origin,
    });
  return answerMessage({
    title: WORDS.messages.notReady(row.domain),
    blocks: [p`${WORDS.messages.atWork((name) => link(name, `/scan/${row.id}`))}`],
    // RFC 9110 section 15.3.3: accepted, not acted upon yet.
    status: 202,
    isMarkdown,
    origin,
  });
}
