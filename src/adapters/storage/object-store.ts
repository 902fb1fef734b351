// Evidence bundles and reports in R2: one object each per scan, at a key that follows from the scan.
import type { ObjectStore } from "../../model/ports.ts";
import { StoredReport } from "../../model/results.ts";

const evidenceKey = (scanId: string): string => `scans/${scanId}/evidence.json`;
const reportKey = (scanId: string): string => `scans/${scanId}/report.json`;
const JSON_TYPE = { httpMetadata: { contentType: "application/json" } };

export function createObjectStore(bucket: R2Bucket): ObjectStore {
  const text = async (key: string): Promise<string | null> => (await (await bucket.get(key))?.text()) ?? null;
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
  };
}
