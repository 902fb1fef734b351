// A scan of the small site that the service reads, made by the API.
import { inject } from "vitest";
import type { ScanType } from "../../src/model/scan.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";

/** The id of the scan once it is complete. */
export async function finishedScan(scanType: ScanType = "light"): Promise<string> {
  const { origin, key } = inject("live");
  const headers = { "x-mcp-api-key": key, "content-type": "application/json" };
  const body = JSON.stringify({ url: CLINIC_HOST, scanType });
  const started = await fetch(`${origin}/api/insights/scan`, { method: "POST", headers, body });
  const { scanId } = (await started.json()) as { scanId: string };
  for (;;) {
    const answer = await fetch(`${origin}/api/insights/scan/${scanId}/status`, { headers });
    const { status } = (await answer.json()) as { status: string };
    if (status === "complete") return scanId;
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
