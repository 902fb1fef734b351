// npm run peers [-- --only a,b] [--json FILE]: all tools on the sites of known truth.
// npm run peers -- --corpus DIR [--pages 5]: our page verdicts beside Lighthouse's SEO audits on real sites.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { servePeerSites } from "../test/fixtures/peer-sites/serve-peer-sites.ts";
import { joinVerdicts, type Verdict } from "./peers/compare-verdicts.ts";
import { compareWithLighthouse } from "./peers/compare-with-lighthouse.ts";
import { installPeers } from "./peers/install-peers.ts";
import { printComparison, type JudgedSite } from "./peers/print-comparison.ts";
import { runLighthouse } from "./peers/run-lighthouse.ts";
import { runOurs } from "./peers/run-ours.ts";
import { runAfdocs, runAgentReadability, runAiseoAudit, type Audits } from "./peers/run-peers.ts";
import { PEERS, SHARED_CHECKS, type PeerId } from "./peers/shared-checks.ts";

const options = new Command()
  .option("--only <names>", "only these sites, separated by commas")
  .option("--corpus <folder>", "compare with Lighthouse's SEO audits on a corpus instead")
  .option("--pages <count>", "pages of each site of the corpus", "5")
  .option("--json <file>", "write every verdict there")
  .parse()
  .opts<{ only?: string; corpus?: string; pages: string; json?: string }>();
const DRIP_MS = 60;

installPeers();
const only = options.only?.split(",") ?? null;
const isWanted = (name: string): boolean => only === null || only.includes(name);
const report =
  options.corpus === undefined
    ? await compareOnKnownSites()
    : await compareWithLighthouse(resolve(options.corpus), { pages: Number(options.pages), isWanted });
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(report, null, 2));

async function compareOnKnownSites(): Promise<JudgedSite[]> {
  const state = mkdtempSync(join(tmpdir(), "peers-"));
  const served = await servePeerSites({ dripMs: DRIP_MS });
  try {
    const sites = served.sites.filter(({ site }) => isWanted(site.name));
    const ours = await runOurs(
      sites.map(({ site }) => site.host),
      { hostMap: served.hostMap, state },
    );
    const byLighthouse = await runLighthouse(
      sites.map(({ direct }) => `${direct}/`),
      progress,
    );
    const judged: JudgedSite[] = [];
    for (const { site, direct } of sites) {
      const url = `${direct}/`;
      const found: Record<PeerId, Audits> = {
        lighthouse: byLighthouse.get(url) ?? {},
        "aiseo-audit": await runAiseoAudit(url),
        "agent-readability": await runAgentReadability(url),
        afdocs: await runAfdocs(url),
      };
      const verdicts = PEERS.map((peer) => [peer, sharedVerdicts(peer, found[peer])] as const);
      const { name, about, truth } = site;
      // fromEntries forgets that PEERS has every peer.
      const peers = Object.fromEntries(verdicts) as JudgedSite["peers"];
      judged.push({ name, about, truth, ours: ours.get(site.host) ?? {}, peers });
      process.stderr.write(`${name}: peers done\n`);
    }
    if (!printComparison(judged)) process.exitCode = 1;
    return judged;
  } finally {
    served.close();
    rmSync(state, { recursive: true, force: true });
  }
}

function sharedVerdicts(peer: PeerId, found: Audits): Record<string, Verdict> {
  const shared = SHARED_CHECKS.flatMap(({ id, peers }) => {
    const audits = peers[peer];
    return audits === undefined ? [] : [[id, joinVerdicts(audits.map((audit) => found[audit]))] as const];
  });
  return Object.fromEntries(shared);
}

function progress(done: number, of: number): void {
  process.stderr.write(`lighthouse: ${done} of ${of}\n`);
}
