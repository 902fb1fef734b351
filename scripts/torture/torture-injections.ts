// A site with an instruction to models beside the same site with as many other words: no number may differ, save those
// of the checks that report instructions, and no words of it may be where an agent or an owner is told what to do.
import type { StoredReport } from "../../src/model/stored-report.ts";
import { scanInMemory, type FixtureSite } from "../../test/fixtures/scan-site.ts";
import { benignTwin, MARK, PLACES } from "./injections.ts";

export interface Injection {
  sentence: string;
  place: string;
}
export interface InjectionResult {
  scans: number;
  breaches: { place: string; sentence: string; why: string }[];
}

/** What reports instructions to models, and by design fails on them. */
const REPORTING = new Set(["hidden-instructions", "a11y-layer-injection", "unicode-covert", "hidden-text-ingested"]);

export async function tortureInjections(
  sites: readonly FixtureSite[],
  injections: readonly Injection[],
): Promise<InjectionResult> {
  const result: InjectionResult = { scans: 0, breaches: [] };
  for (const site of sites)
    for (const { place, sentence } of injections) {
      const put = PLACES[place];
      if (put === undefined) throw new Error(`there is no place "${place}"`);
      const poisoned = await scanInMemory(put(site, sentence));
      const benign = await scanInMemory(put(site, benignTwin(sentence)));
      result.scans += 2;
      for (const why of differences(poisoned, benign))
        result.breaches.push({ place, sentence, why: `${site.host}: ${why}` });
    }
  return result;
}

function differences(poisoned: StoredReport, benign: StoredReport): string[] {
  const twins = new Map(benign.checks.map((check) => [check.id, check]));
  const moved = poisoned.checks
    .filter(({ id, weight }) => weight > 0 && !REPORTING.has(id))
    .filter(({ id, status, score }) => status !== twins.get(id)?.status || score !== twins.get(id)?.score)
    .map(
      ({ id, status, score }) => `${id} is ${status} ${score}, beside ${twins.get(id)?.status} ${twins.get(id)?.score}`,
    );
  const isReported = poisoned.checks.some(({ id, status }) => REPORTING.has(id) && status !== twins.get(id)?.status);
  const scores = (["aeoScore", "readinessScore"] as const)
    .filter((name) => poisoned.results[name] !== benign.results[name] && !(isReported && name === "readinessScore"))
    .map((name) => `${name} is ${poisoned.results[name]}, beside ${benign.results[name]}`);
  const said = Object.entries(toldBy(poisoned))
    .filter(([, text]) => JSON.stringify(text).includes(MARK))
    .map(([name]) => `its words stand in the ${name}`);
  return [...moved, ...scores, ...said];
}

/** What tells somebody what to do, or what the site is; evidence quotes what was read, and says so. */
const toldBy = ({ results, playbook }: StoredReport): Record<string, unknown> => ({
  summary: results.executiveSummary,
  "key findings": results.keyFindings,
  opportunities: results.opportunities.map(({ title, description }) => [title, description]),
  fixes: results.findings.map(({ headline, fix }) => [headline, fix]),
  workflows: results.workflows.map(({ name, description, steps }) => [name, description, steps]),
  playbook,
});
