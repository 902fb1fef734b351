// npm run torture -- --corpora DIR [--only PART] [--seed N] [--share S]: hostile input and faults in bulk; ends with an
// error on any breach.
import { resolve } from "node:path";
import { Command } from "commander";
import type { TorturePart } from "./torture/part.ts";

/** Parts by name; each is loaded when it runs, prints its figures and tells whether all held. */
const PARTS: Record<string, () => Promise<TorturePart>> = {
  urls: async () => (await import("./torture/run-urls.ts")).runUrls,
  privacy: async () => (await import("./torture/run-privacy.ts")).runPrivacy,
  quota: async () => (await import("./torture/run-quota.ts")).runQuota,
  target: async () => (await import("./torture/run-target.ts")).runTarget,
  texts: async () => (await import("./torture/run-texts.ts")).runTexts,
  restore: async () => (await import("./torture/run-restore.ts")).runRestore,
  faults: async () => (await import("./torture/run-faults.ts")).runFaults,
  kills: async () => (await import("./torture/run-kills.ts")).runKills,
  soak: async () => (await import("./torture/run-soak.ts")).runSoak,
  mutants: async () => (await import("./torture/run-mutants.ts")).runMutants,
  fuzz: async () => (await import("./torture/run-fuzz.ts")).runFuzz,
  outages: async () => (await import("./torture/run-outages.ts")).runOutages,
  pages: async () => (await import("./torture/run-pages.ts")).runPages,
  servers: async () => (await import("./torture/run-servers.ts")).runServers,
  injections: async () => (await import("./torture/run-injections.ts")).runInjections,
  webhooks: async () => (await import("./torture/run-webhooks.ts")).runWebhooks,
};

const names = Object.keys(PARTS).join(", ");
const { corpora, only, seed, share } = new Command()
  .requiredOption("--corpora <dir>", "folder with the public corpora; they are read there and nowhere kept")
  .option("--only <parts>", `some parts alone, by comma: ${names}`)
  .option("--seed <n>", "seed of everything that is generated", "20261120")
  .option("--share <n>", "share of the whole amount, to try something out", "1")
  .parse()
  .opts<{ corpora: string; only?: string; seed: string; share: string }>();

const wanted = only?.split(",") ?? Object.keys(PARTS);
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there is ${names}.`);
const failed: string[] = [];
for (const name of wanted) {
  console.log(`\n== ${name}`);
  const run = await PARTS[name]?.();
  const holds = await run?.({ corpora: resolve(corpora), seed: Number(seed), share: Number(share) });
  if (holds !== true) failed.push(name);
}
console.log(failed.length === 0 ? "\nAll held." : `\nDid not hold: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
