// Where the evidence of a scan lies: small bundles with its coordinator, which is cheaper than an object of the bucket for
// the day that they are kept there, and large ones in the bucket.
import type { Ports } from "../model/ports.ts";

/** The stored form; null when there is none, or none any more. */
export const findEvidence = async (ports: Ports, scanId: string): Promise<string | null> =>
  (await ports.coordinator(scanId).evidence()) ?? (await ports.objects.getEvidence(scanId));
