// The stored form of evidence.
import { EVIDENCE_VERSION, type EvidenceBundle, type SiteEvidence } from "./site-evidence.ts";
import type { ScanType } from "../../model/scan.ts";

export const serialiseEvidence = (scanType: ScanType, evidence: SiteEvidence): string =>
  JSON.stringify({ version: EVIDENCE_VERSION, scanType, evidence } satisfies EvidenceBundle);

/** The bundle was written by another release of the service. */
export class EvidenceVersionError extends Error {
  readonly isOlder: boolean;
  constructor(version: number) {
    super(`stored evidence is of version ${version}, this release reads version ${EVIDENCE_VERSION}`);
    this.isOlder = version < EVIDENCE_VERSION;
  }
}

/**
 * Reads a stored bundle. Only this service writes bundles, whole and by the function above, so the
 * version tells the shape; validating megabytes again for each agent would cost more than the agents.
 */
export function parseEvidenceBundle(json: string): EvidenceBundle {
  const bundle = JSON.parse(json) as { version: number } & Omit<EvidenceBundle, "version">;
  if (bundle.version !== EVIDENCE_VERSION) throw new EvidenceVersionError(bundle.version);
  return { ...bundle, version: EVIDENCE_VERSION };
}
