// Bytes of a page to a report, as the product does it: decoded, read once, judged by all agents, composed.
import { readPageFacts } from "../../src/services/crawl/read-page-facts.ts";
import { decodeText } from "../../src/scanner/evidence/page/decode-text.ts";
import type { PageFacts } from "../../src/scanner/evidence/page-facts.ts";
import type { EvidenceBundle } from "../../src/scanner/evidence/site-evidence.ts";
import { AGENTS_BY_SCAN_TYPE } from "../../src/model/scan.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import { composeReport } from "../../src/scanner/report/compose-report.ts";
import { evidenceOfPages, HEADER } from "../../test/fixtures/scan-pages.ts";

const ORIGIN = `https://${HEADER.domain}`;
const TYPE = "text/html";

/** Null when the product takes the bytes for no page. */
export function readPageBytes(bytes: Uint8Array, path = "/"): PageFacts | null {
  const url = ORIGIN + path;
  const { text, charset } = decodeText(bytes, TYPE);
  const answer = {
    ok: true as const,
    url,
    finalUrl: url,
    status: 200,
    headers: { "content-type": TYPE },
    bytes,
    truncated: false,
    ttfbMs: 90,
    redirects: [],
  };
  const received = { answer, text, charset, isChallenge: false } as unknown as Parameters<typeof readPageFacts>[0];
  return (
    readPageFacts(received, { requestedUrl: url, foundBy: path === "/" ? "start" : "link", linkText: "" })?.facts ??
    null
  );
}

/** Null when nothing of the site could be judged. */
export function reportOnPages(pages: PageFacts[]): StoredReport | null {
  // What one agent is handed has been through storage.
  const evidence = JSON.parse(JSON.stringify(evidenceOfPages(pages))) as EvidenceBundle["evidence"];
  const results = AGENTS_BY_SCAN_TYPE.full.map((agent) => runScanAgent(agent, evidence));
  return composeReport({ header: HEADER, results, incomplete: [] });
}
