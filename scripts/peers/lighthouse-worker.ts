// One Lighthouse with its own browser: reads addresses line by line, answers one line of JSON for each.
// A process of its own, since Lighthouse keeps state that two runs in one process would share.
import { createInterface } from "node:readline";
import { importPeer } from "./install-peers.ts";
import type { Verdict } from "./compare-verdicts.ts";
import { LIGHTHOUSE_AUDITS } from "./lighthouse-audits.ts";
import { startChromium } from "./start-chromium.ts";

interface Lighthouse {
  default: (
    url: string,
    flags: object,
  ) => Promise<{
    lhr: {
      audits: Record<string, { score: number | null; scoreDisplayMode: string }>;
      runtimeError?: { code: string };
      mainDocumentUrl?: string;
    };
  }>;
}

const { default: lighthouse } = await importPeer<Lighthouse>("lighthouse");
const chromium = await startChromium();
try {
  for await (const url of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify({ url, audits: await auditsOf(url) })}\n`);
} finally {
  await chromium.stop();
}

async function auditsOf(url: string): Promise<Record<string, Verdict>> {
  const { lhr } = await lighthouse(url, {
    port: chromium.port,
    logLevel: "silent",
    output: "json",
    onlyAudits: LIGHTHOUSE_AUDITS,
    formFactor: "desktop",
    screenEmulation: { disabled: true },
    throttlingMethod: "provided",
    disableFullPageScreenshot: true,
    maxWaitForLoad: 35_000,
  });
  // A page that answers with an error ends the run; that is its verdict on the answer.
  if (lhr.runtimeError?.code === "ERRORED_DOCUMENT_REQUEST") return { "http-status-code": "fail" };
  if (lhr.runtimeError !== undefined) return {};
  // A script led the browser to another page, so that nothing is said of this one.
  if (lhr.mainDocumentUrl !== undefined && pathOf(lhr.mainDocumentUrl) !== pathOf(url)) return {};
  return Object.fromEntries(
    Object.entries(lhr.audits).map(([id, { score, scoreDisplayMode }]) => [
      id,
      score === null || scoreDisplayMode === "notApplicable" ? "none" : score >= 0.9 ? "pass" : "fail",
    ]),
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
