// Verdicts of all tools on the sites of known truth as tables.
import Table from "cli-table3";
import { isWrong, sumOf, tally, type Tally, type Truth, type Verdict } from "./compare-verdicts.ts";
import { PEERS, SHARED_CHECKS, type PeerId, type SharedCheck } from "./shared-checks.ts";

const PLAIN = { head: [], border: [] };
/** One line for a row. */
const NO_LINES = { mid: "", "left-mid": "", "mid-mid": "", "right-mid": "" };

export interface JudgedSite {
  name: string;
  about: string;
  truth: Readonly<Record<string, Truth>>;
  ours: Readonly<Record<string, Verdict>>;
  /** By peer and id of the shared check; a check that a peer does not share is missing. */
  peers: Readonly<Record<PeerId, Readonly<Record<string, Verdict>>>>;
}

/** False when we are wrong on a counted check. */
export function printComparison(sites: readonly JudgedSite[]): boolean {
  const counted = SHARED_CHECKS.filter(({ policy }) => policy === undefined);
  console.log(
    "Per check: precision (defects named that are there / named), recall (named / there). -: not shared, ·: none.\n",
  );
  printChecks(counted, sites);
  printTotals(counted, sites);
  console.log("\nDifferent views of what a fault is, left out of the totals:\n");
  const policies = SHARED_CHECKS.filter(({ policy }) => policy !== undefined);
  printChecks(policies, sites);
  for (const { id, policy, note } of SHARED_CHECKS) if (policy ?? note) console.log(`  ${id}: ${policy ?? note ?? ""}`);
  console.log("\nWho is wrong, by site (counted checks):\n");
  for (const site of sites) printSite(site, counted);
  return sites.every(({ truth, ours }) => counted.every(({ id }) => !isWrong(truth[id] ?? "na", ours[id] ?? "none")));
}

function printChecks(checks: readonly SharedCheck[], sites: readonly JudgedSite[]): void {
  const table = new Table({ head: ["check", "ours", ...PEERS], style: PLAIN, chars: NO_LINES });
  for (const { id, peers } of checks)
    table.push([
      id,
      cell(ourTally(id, sites)),
      ...PEERS.map((peer) => (peers[peer] === undefined ? "-" : cell(peerTally(peer, id, sites)))),
    ]);
  console.log(table.toString());
}

/** Each peer beside us on the checks that both have, and nothing else. */
function printTotals(checks: readonly SharedCheck[], sites: readonly JudgedSite[]): void {
  const table = new Table({
    head: ["on the checks shared with", "checks", "peer", "ours"],
    style: PLAIN,
    chars: NO_LINES,
  });
  for (const peer of PEERS) {
    const shared = checks.filter(({ peers }) => peers[peer] !== undefined);
    table.push([
      peer,
      shared.length,
      cell(sumOf(shared.map(({ id }) => peerTally(peer, id, sites)))),
      cell(sumOf(shared.map(({ id }) => ourTally(id, sites)))),
    ]);
  }
  table.push(["all", checks.length, "", cell(sumOf(checks.map(({ id }) => ourTally(id, sites))))]);
  console.log(table.toString());
}

function printSite({ name, about, truth, ours, peers }: JudgedSite, checks: readonly SharedCheck[]): void {
  console.log(`${name}: ${about}`);
  for (const { id, peers: shared } of checks) {
    const isThere = truth[id] ?? "na";
    const wrong = [
      ...(isWrong(isThere, ours[id] ?? "none") ? ["ours"] : []),
      ...PEERS.filter((peer) => shared[peer] !== undefined && isWrong(isThere, peers[peer][id] ?? "none")),
    ];
    if (wrong.length === 0) continue;
    const fault = isThere === "fail" ? "is there, not named by" : "is not there, named by";
    console.log(`  ${id}: the defect ${fault} ${wrong.join(", ")}`);
  }
}

const ourTally = (id: string, sites: readonly JudgedSite[]): Tally =>
  tally(sites.map(({ truth, ours }) => ({ truth: truth[id] ?? "na", verdict: ours[id] ?? "none" })));

const peerTally = (peer: PeerId, id: string, sites: readonly JudgedSite[]): Tally =>
  tally(sites.map(({ truth, peers }) => ({ truth: truth[id] ?? "na", verdict: peers[peer][id] ?? "none" })));

const cell = ({ right, named, there }: Tally): string => `P ${share(right, named)} R ${share(right, there)}`;
const share = (part: number, of: number): string => (of === 0 ? "·" : `${part}/${of}`);
