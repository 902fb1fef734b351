// Scans with every kind of fault at every step: none is lost, none stays open, nothing contradicts itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Table from "cli-table3";
import { SCAN_TYPES } from "../../src/model/scan.ts";
import { bundleWorker } from "../lib/built-worker.ts";
import { caseText, faultCases, type FaultCase } from "./fault-matrix.ts";
import { createFaultNetwork } from "./fault-network.ts";
import { FAULTY_ENTRY, isBrokenOff, SimulatorEnded, startFaulty } from "./fault-service.ts";
import { inLots } from "./in-lots.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import { judgeScan, judgeWhole, repeatsOf } from "./scan-oracle.ts";
import { verdictOf } from "./undisturbed-report.ts";
import { seeScans, type Seen } from "./see-scans.ts";
import { watchScans } from "./watch-scans.ts";

/** Not every fault that is planned happens: a scan that is refused never comes to its later steps. */
const SINGLES = 1_450;
const PAIRS = 350;
/** Each lot has a runtime and a database of its own. */
const LOT = 100;
const SIDE_BY_SIDE = 2;

export async function runFaults({ seed, share }: TortureOptions): Promise<boolean> {
  const cases = faultCases(Math.ceil(SINGLES * share), Math.ceil(PAIRS * share), seed);
  let done = 0;
  const { results, untried } = await inLots(cases, {
    size: LOT,
    sideBySide: SIDE_BY_SIDE,
    maySplit: (error) => error instanceof SimulatorEnded,
    async run(lot) {
      const result = await faultScans([...CLEAN, ...lot]);
      console.log(`${(done += lot.length)} of ${cases.length} scans are over, ${result.breaches.length} breaches here`);
      for (const { what, why } of result.breaches.slice(0, SHOWN)) console.log(`breach, ${what}: ${why}`);
      return result;
    },
  });
  print(results);
  for (const one of untried) console.log(`the simulator ended in every try of: ${caseText(one)}`);
  return results.every(({ breaches }) => breaches.length === 0) && untried.length === 0;
}

const CLEAN = SCAN_TYPES.map((scanType): FaultCase => ({ scanType, faults: [], site: "up" }));

export interface FaultResult {
  scans: Seen[];
  breaches: { what: string; why: string }[];
  /** Reports of which every agent finished, and how many of them equal the clean one. */
  whole: number;
  equal: number;
  seconds: number;
}

/** The first three cases are clean, one of each type: the others' reports are compared with theirs. */
export async function faultScans(cases: readonly FaultCase[], onEnd?: (done: number) => void): Promise<FaultResult> {
  const script = await bundleWorker(FAULTY_ENTRY);
  const state = mkdtempSync(join(tmpdir(), "torture-"));
  const network = createFaultNetwork();
  const startedAt = performance.now();
  const service = await startFaulty({ state, script, network });
  try {
    const watching = await watchScans(service, cases, onEnd);
    const { scans, whole } = await seeScans(service, network, watching);
    const breaches = scans.flatMap((seen) => judgeScan(seen.scan).map((why) => ({ what: textOf(seen), why })));
    for (const why of judgeWhole(whole)) breaches.push({ what: "all", why });
    const compared = compareReports(scans);
    breaches.push(...compared.breaches);
    return { ...compared, scans, breaches, seconds: (performance.now() - startedAt) / 1_000 };
  } catch (error) {
    throw isBrokenOff(error) ? new SimulatorEnded(error) : error;
  } finally {
    await service.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

const textOf = ({ watched, fired, scan }: Seen): string =>
  `${watched.n} (${caseText(watched.case)}; fired ${fired.length}; answered ${scan.answered}) ${scan.rows[0]?.id ?? ""}`;

/** Bytes are compared with those of an undisturbed scan of the same header, verdicts with those of the clean scans. */
function compareReports(scans: readonly Seen[]): Pick<FaultResult, "whole" | "equal" | "breaches"> {
  const clean = new Map(scans.slice(0, SCAN_TYPES.length).map((seen) => [seen.watched.case.scanType, verdict(seen)]));
  const breaches: FaultResult["breaches"] = [];
  let [whole, equal] = [0, 0];
  for (const seen of scans) {
    if (seen.report === null) continue;
    if (seen.difference !== null) breaches.push({ what: textOf(seen), why: seen.difference });
    if (seen.scan.incompleteAgents?.length !== 0) continue;
    whole += 1;
    const isSame = verdict(seen) === clean.get(seen.watched.case.scanType);
    if (isSame && seen.difference === null) equal += 1;
    if (!isSame) {
      const due = new Set(clean.get(seen.watched.case.scanType)?.split("\n"));
      const other = verdict(seen)
        .split("\n")
        .filter((line) => !due.has(line));
      breaches.push({ what: textOf(seen), why: `it found something else than the clean scan: ${other.join("; ")}` });
    }
  }
  return { whole, equal, breaches };
}

const verdict = ({ report }: Seen): string => (report === null ? "" : verdictOf(report));

function print(results: readonly FaultResult[]): void {
  const scans = results.flatMap((result) => result.scans);
  const breaches = results.flatMap((result) => result.breaches);
  const sum = (of: "whole" | "equal" | "seconds"): number => results.reduce((total, result) => total + result[of], 0);
  const table = new Table({ head: ["fault", "scans", "fired", "complete", "error", "refused"] });
  const kinds = new Map<string, Seen[]>();
  for (const seen of scans) for (const kind of kindsOf(seen)) kinds.set(kind, [...(kinds.get(kind) ?? []), seen]);
  for (const [kind, list] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) {
    const ended = (status: string): number => list.filter(({ scan }) => scan.rows[0]?.status === status).length;
    const refused = list.filter(({ scan }) => scan.acceptedId === null).length;
    const fired = list.reduce((sum, seen) => sum + seen.fired.length, 0);
    table.push([kind, list.length, fired, ended("complete"), ended("error"), refused]);
  }
  console.log(table.toString());
  const errors = Map.groupBy(scans, ({ scan }) => scan.rows[0]?.error ?? "none");
  for (const [error, list] of errors) console.log(`${list.length} with error: ${error}`);
  const faulted = scans.filter(({ fired }) => fired.length > 0).length;
  console.log(
    `${scans.length} scans, ${faulted} with a fault that happened, in ${results.length} runtimes that ran ${sum("seconds").toFixed(0)} s`,
  );
  const received = scans.reduce((sum, { scan }) => sum + scan.events.received.length, 0);
  const repeats = scans.reduce((sum, { scan }) => sum + repeatsOf(scan), 0);
  console.log(`${received} deliveries received, ${repeats} of them again`);
  console.log(
    `${sum("whole")} reports with every agent, ${sum("equal")} equal to the clean run's; ${breaches.length} breaches`,
  );
}

const kindsOf = ({ watched }: Seen): string[] => {
  const { faults } = watched.case;
  if (faults.length === 0) return ["(clean)"];
  return [...new Set(faults.map(({ kind }) => kind)), ...(faults.length > 1 ? ["(pairs)"] : [])];
};
