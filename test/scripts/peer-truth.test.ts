import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLocally } from "../../scripts/lib/read-locally.ts";
import { ourVerdicts, verdictsOfFailure, type Verdict, type Verdicts } from "../../scripts/peers/compare-verdicts.ts";
import { OURS_ALONE, SHARED_CHECKS } from "../../scripts/peers/shared-checks.ts";
import { AGENTS, runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import type { PeerSite, Truth } from "../fixtures/peer-sites/peer-site.ts";
import { PEER_SITES, servePeerSites } from "../fixtures/peer-sites/serve-peer-sites.ts";

const EXPECTED: Record<Truth, Verdict> = { pass: "pass", fail: "fail", na: "none" };

let served: Awaited<ReturnType<typeof servePeerSites>>;
beforeAll(async () => void (served = await servePeerSites({ dripMs: 2 })));
afterAll(() => served.close());

interface Seen {
  verdicts: Verdicts;
  /** A scan that ended at a wall can say no more than that. */
  isOpen: boolean;
}

async function verdictsOn(site: PeerSite): Promise<Seen> {
  const reading = await readLocally({ url: `https://${site.host}/`, hostMap: served.hostMap, scanType: "full" });
  if (!reading.ok) return { verdicts: verdictsOfFailure(reading.failure.code), isOpen: false };
  const { evidence } = reading;
  return { verdicts: ourVerdicts(AGENTS.flatMap(({ id }) => runScanAgent(id, evidence).outcomes)), isOpen: true };
}

describe("our verdicts on the sites of known truth", () => {
  it.each(PEER_SITES.map((site) => [site.name, site] as const))("are what is true of %s", async (_name, site) => {
    const { verdicts, isOpen } = await verdictsOn(site);
    const ids = Object.keys(site.truth).filter((id) => isOpen || id in verdicts);
    expect(isOpen ? [] : ids).toEqual(isOpen ? [] : ["target-reachable", "bot-challenge-detected"]);
    const truth = ids.map((id) => [id, site.unseen?.includes(id) === true ? "none" : EXPECTED[site.truth[id] ?? "na"]]);
    expect(Object.fromEntries(ids.map((id) => [id, verdicts[id]]))).toEqual(Object.fromEntries(truth));
  });

  it("rest on the pages of people: what a machine made to hold crawlers is not among them", async () => {
    const reading = await readLocally({
      url: "https://copperfield.example/",
      hostMap: served.hostMap,
      scanType: "full",
    });
    if (!reading.ok) throw new Error(reading.failure.sentence);
    const { pages, crawl } = reading.evidence;
    expect(pages.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(["/", "/clocks", "/furniture"]);
    expect(crawl.trap.detected).toBe(true);
    expect(crawl.pagesFailed.map(({ reason }) => reason)).toContain("one of endless machine-made pages");
  });

  it("are held for every check that a peer shares, and each of those has a site with its defect or a reason why not", () => {
    const counted = SHARED_CHECKS.filter(({ policy }) => policy === undefined).map(({ id }) => id);
    for (const { name, truth } of PEER_SITES)
      expect(
        [...counted, ...OURS_ALONE].filter((id) => !(id in truth) && id !== "localbusiness-present"),
        name,
      ).toEqual([]);
    const neverWrong = counted.filter((id) => PEER_SITES.every(({ truth }) => truth[id] !== "fail"));
    expect(neverWrong).toEqual(NO_DEFECT_HERE);
  });
});

/** Held for what they must not name: no site of the thirteen has this defect. */
const NO_DEFECT_HERE = ["login-wall", "redirect-chain", "llms-txt-size", "page-size-transfer"];
