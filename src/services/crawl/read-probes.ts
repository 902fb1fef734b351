import { PROBE_BYTES } from "../../model/limits.ts";
import type { ScanType } from "../../model/scan.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import type { TargetFacts } from "../../scanner/evidence/site-evidence.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";

export type Probes = Pick<TargetFacts, "httpProbe" | "twinHostProbe">;
type Probed = { status: number; location: string | null };

/** What plain http answers, and the other of www.host and host; redirects are the answer, not followed. */
export async function readProbes(
  reader: SiteReader,
  site: { start: PageFacts; scanType: ScanType; isLocalCopy: boolean },
): Promise<Probes> {
  const url = new URL(site.start.url);
  // In a local copy these addresses lead to the same server, so that nothing would be learnt.
  if (site.scanType === "light" || site.isLocalCopy || url.port !== "" || url.hostname === "localhost")
    return { httpProbe: null, twinHostProbe: null };
  const twin = `${url.protocol}//${url.hostname.startsWith("www.") ? url.hostname.slice(4) : `www.${url.hostname}`}/`;
  const [httpProbe, twinProbe] = await Promise.all([
    url.protocol === "https:" ? probe(reader, `http://${url.hostname}/`) : null,
    url.hostname.split(".").length <= 3 ? probe(reader, twin) : null,
  ]);
  return { httpProbe, twinHostProbe: twinProbe === null ? null : { url: twin, ...twinProbe } };
}

async function probe(reader: SiteReader, url: string): Promise<Probed | null> {
  const received = await reader.read({
    url,
    purpose: "probe",
    follow: false,
    maxBytes: PROBE_BYTES,
    priority: PRIORITY.probe,
  });
  if (received === null || !received.answer.ok) return null;
  return { status: received.answer.status, location: received.answer.headers["location"] ?? null };
}
