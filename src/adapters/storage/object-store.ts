// Evidence and reports in R2: one object each per scan, at a key that follows from the scan. A report is two lines of
// JSON: what lists show of it, which is read alone, and the whole.
import type { ObjectStore } from "../../model/ports.ts";
import { earlierOf } from "../../model/earlier-scan.ts";
import type { Outcome } from "../../model/outcome.ts";
import { ResultsSummary } from "../../model/results.ts";
import { REPORT_FORMAT, StoredReport } from "../../model/stored-report.ts";
import { fromUtf8, joinBytes, toUtf8 } from "../../model/utf8.ts";

const evidenceKey = (scanId: string): string => `scans/${scanId}/evidence.json`;
const reportKey = (scanId: string): string => `scans/${scanId}/report.jsonl`;
/** R2 takes at most so many keys in one call. */
const KEYS_PER_CALL = 1_000;
/** Read of a report for its first line: several times as long as such a line is. */
const SUMMARY_BYTES = 16 * 1024;

/** A report begins with its results, which are answered as they stand there, and goes on with its checks. */
const BEFORE_RESULTS = '{"results":';
const BEFORE_CHECKS = ',"checks":';

export function createObjectStore(bucket: R2Bucket): ObjectStore {
  async function remove(keys: string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += KEYS_PER_CALL) await bucket.delete(keys.slice(at, at + KEYS_PER_CALL));
  }
  return {
    async putEvidence(scanId, json) {
      const stored = await bucket.put(evidenceKey(scanId), json, {
        httpMetadata: { contentType: "application/json" },
        onlyIf: { etagDoesNotMatch: "*" },
      });
      return stored !== null;
    },
    getEvidence: async (scanId) => (await (await bucket.get(evidenceKey(scanId)))?.text()) ?? null,
    async putReport(scanId, report) {
      // Parsed here, once, and not each time that it is read.
      const stored = StoredReport.parse(report);
      const { results, checks, ...rest } = stored;
      const summary = JSON.stringify(ResultsSummary.parse(results));
      const parts = [
        `${summary}\n${BEFORE_RESULTS}`,
        results,
        BEFORE_CHECKS,
        checks,
        `,${JSON.stringify(rest).slice(1)}`,
      ];
      const bytes = parts.map((part) => toUtf8(typeof part === "string" ? part : JSON.stringify(part)));
      const [resultsFrom = 0, resultsTo = 0, checksFrom = 0, checksTo = 0] = endsOf(bytes);
      await bucket.put(reportKey(scanId), joinBytes(...bytes), {
        httpMetadata: { contentType: "application/jsonl" },
        customMetadata: {
          format: String(REPORT_FORMAT),
          resultsFrom: String(resultsFrom),
          resultsTo: String(resultsTo),
          checksFrom: String(checksFrom),
          checksTo: String(checksTo),
          earlier: earlierOf(stored)?.scanId ?? "",
        },
      });
    },
    async getReport(scanId) {
      const object = await bucket.get(reportKey(scanId));
      if (object === null) return null;
      const report: unknown = JSON.parse(afterFirstLine(await object.text()));
      // What this version wrote was parsed when it was written; going through it again costs more than reading it.
      return object.customMetadata?.["format"] === String(REPORT_FORMAT)
        ? (report as StoredReport)
        : StoredReport.parse(report);
    },
    async getResultsJson(scanId) {
      const object = await bucket.get(reportKey(scanId));
      const { format, resultsFrom, resultsTo, earlier } = object?.customMetadata ?? {};
      if (object === null || format !== String(REPORT_FORMAT) || resultsTo === undefined) return null;
      // Bytes as they are: to make text of them and bytes again costs more than all else of the answer.
      const json = new Uint8Array(await object.arrayBuffer()).subarray(Number(resultsFrom), Number(resultsTo));
      return { json, earlierId: earlier || null };
    },
    async getChecks(scanId) {
      const object = await bucket.get(reportKey(scanId));
      const { format, checksFrom, checksTo } = object?.customMetadata ?? {};
      if (object === null || format !== String(REPORT_FORMAT) || checksTo === undefined) return null;
      const json = new Uint8Array(await object.arrayBuffer()).subarray(Number(checksFrom), Number(checksTo));
      return JSON.parse(fromUtf8(json)) as Outcome[];
    },
    async ping() {
      await bucket.head("ping");
    },
    async getSummary(scanId) {
      const start = await bucket.get(reportKey(scanId), { range: { offset: 0, length: SUMMARY_BYTES } });
      if (start === null) return null;
      const json =
        firstLine(await start.text()) ?? firstLine((await (await bucket.get(reportKey(scanId)))?.text()) ?? "");
      return json === null ? null : { summary: ResultsSummary.parse(JSON.parse(json)), bytes: json.length };
    },
    removeEvidence: (scanIds) => remove(scanIds.map(evidenceKey)),
    removeReport: (scanId) => remove([reportKey(scanId)]),
    removeAll: (scanIds) => remove(scanIds.flatMap((id) => [evidenceKey(id), reportKey(id)])),
  };
}

/** Where each part ends when they stand one behind the other. */
function endsOf(parts: readonly Uint8Array[]): number[] {
  let end = 0;
  return parts.map(({ byteLength }) => (end += byteLength));
}

/** null when the text ends before its first line does. */
function firstLine(text: string): string | null {
  const end = text.indexOf("\n");
  return end < 0 ? null : text.slice(0, end);
}

const afterFirstLine = (text: string): string => text.slice(text.indexOf("\n") + 1);
