// The stored form of evidence.
import { EVIDENCE_VERSION, type EvidenceBundle, type SiteEvidence } from "./site-evidence.ts";
import type { ScanType } from "../../model/scan.ts";

export const serialiseEvidence = (scanType: ScanType, evidence: SiteEvidence): string =>
  JSON.stringify({ version: EVIDENCE_VERSION, scanType, evidence } satisfies EvidenceBundle);

/**
 * Reads a stored bundle. Only this service writes bundles, whole and by the function above, so the
 * version tells the shape; validating megabytes again for each agent would cost more than the agents.
 */
export function parseEvidenceBundle(json: string): EvidenceBundle {
  const bundle = JSON.parse(json) as { version: number } & Omit<EvidenceBundle, "version">;
  if (bundle.version !== EVIDENCE_VERSION) throw new Error("stored evidence is of another version");
  return { ...bundle, version: EVIDENCE_VERSION };
}
