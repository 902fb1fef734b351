// Evidence bundles, reports and summaries in R2: one object each per scan, at a key that follows from the scan.
import type { ObjectStore } from "../../model/ports.ts";
import { ResultsSummary, StoredReport } from "../../model/results.ts";

const evidenceKey = (scanId: string): string => `scans/${scanId}/evidence.json`;
const reportKey = (scanId: string): string => `scans/${scanId}/report.json`;
const summaryKey = (scanId: string): string => `scans/${scanId}/summary.json`;
/** R2 takes at most so many keys in one call. */
const KEYS_PER_CALL = 1_000;
const JSON_TYPE = { httpMetadata: { contentType: "application/json" } };

export function createObjectStore(bucket: R2Bucket): ObjectStore {
  const text = async (key: string): Promise<string | null> => (await (await bucket.get(key))?.text()) ?? null;
  async function remove(keys: string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += KEYS_PER_CALL) await bucket.delete(keys.slice(at, at + KEYS_PER_CALL));
  }
  return {
    async putEvidence(scanId, json) {
      await bucket.put(evidenceKey(scanId), json, JSON_TYPE);
    },
    getEvidence: (scanId) => text(evidenceKey(scanId)),
    async putReport(scanId, json) {
      await bucket.put(reportKey(scanId), json, JSON_TYPE);
    },
    async getReport(scanId) {
      const json = await text(reportKey(scanId));
      return json === null ? null : StoredReport.parse(JSON.parse(json));
    },
    async putSummary(scanId, json) {
      await bucket.put(summaryKey(scanId), json, JSON_TYPE);
    },
    async getSummary(scanId) {
      // Scans of before summaries were kept have the report alone.
      const json = (await text(summaryKey(scanId))) ?? summaryOfReport(await text(reportKey(scanId)));
      return json === null ? null : { summary: ResultsSummary.parse(JSON.parse(json)), bytes: json.length };
    },
    removeEvidence: (scanIds) => remove(scanIds.map(evidenceKey)),
    removeAll: (scanIds) => remove(scanIds.flatMap((id) => [evidenceKey(id), reportKey(id), summaryKey(id)])),
  };
}

const summaryOfReport = (json: string | null): string | null =>
  json === null ? null : JSON.stringify(ResultsSummary.parse(StoredReport.parse(JSON.parse(json)).results));
