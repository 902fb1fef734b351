// npm run own-peers: what Lighthouse and afdocs, tools made by others, say about our own pages.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLINIC_HOST } from "../test/fixtures/clinic-site.ts";
import { serveClinic } from "../test/fixtures/serve-clinic.ts";
import { createClient, scanAndWait } from "../clients/typescript/src/index.ts";
import { makeKey } from "./lib/make-key.ts";
import { startService } from "./lib/service.ts";
import { importPeer, installPeers, peerFile } from "./peers/install-peers.ts";
import { runCommand } from "./peers/run-command.ts";
import { startChromium } from "./peers/start-chromium.ts";

interface Lighthouse {
  default: (
    url: string,
    flags: object,
  ) => Promise<{
    lhr: {
      categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
      audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
    };
  }>;
}
interface AfdocsReport {
  scoring?: { overall: number };
  results: { id: string; status: string; message?: string }[];
}

/** Under this Lighthouse counts an audit as not passed. */
const PASSED = 0.9;

installPeers();
const state = mkdtempSync(join(tmpdir(), "foresite-peers-"));
const clinic = await serveClinic({});
const service = await startService({
  state,
  isQuiet: true,
  vars: { ALLOW_PRIVATE_TARGETS: "true", DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: clinic.origin }) },
});
const chromium = await startChromium();
try {
  const report = await scanClinic();
  const listing = await listingPath();
  const { default: lighthouse } = await importPeer<Lighthouse>("lighthouse");
  for (const path of ["/", `/report/${report}`, listing, "/developers/"]) {
    const { lhr } = await lighthouse(service.origin + path, {
      port: chromium.port,
      logLevel: "silent",
      output: "json",
    });
    const scores = Object.values(lhr.categories).map(
      ({ title, score }) => `${title} ${score === null ? "none" : Math.round(score * 100)}`,
    );
    console.log(`${path.replace(report, "ID")}: ${scores.join(", ")}`);
    const judged = new Set(Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
    for (const [id, { title, score, displayValue = "" }] of Object.entries(lhr.audits))
      if (judged.has(id) && score !== null && score < PASSED) console.log(`  ${id}: ${title} ${displayValue}`);
  }
  await printAfdocs();
} finally {
  await chromium.stop();
  await service.stop();
  clinic.close();
  rmSync(state, { recursive: true, force: true });
}

async function scanClinic(): Promise<string> {
  const key = await makeKey({ state, plan: "pro", label: "own peers" });
  const client = createClient({ origin: service.origin, key });
  return (await scanAndWait(client, { url: CLINIC_HOST, scanType: "full" })).scanId;
}

async function listingPath(): Promise<string> {
  const answer = await fetch(`${service.origin}/api/directory`);
  const { listings } = (await answer.json()) as { listings: { slug: string }[] };
  return `/directory/${listings[0]?.slug ?? ""}`;
}

async function printAfdocs(): Promise<void> {
  const arguments_ = ["check", `${service.origin}/developers/`, "--format", "json", "--request-delay", "0", "--score"];
  const output = await runCommand(peerFile("afdocs", "bin", "afdocs.mjs"), arguments_);
  const { scoring, results } = JSON.parse(output.slice(Math.max(0, output.indexOf("{")))) as AfdocsReport;
  console.log(`afdocs: ${scoring?.overall ?? "no score"}`);
  for (const { id, status, message = "" } of results)
    if (status !== "pass" && status !== "skip") console.log(`  ${status} ${id}: ${message}`);
}
