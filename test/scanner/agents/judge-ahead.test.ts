import { describe, expect, it } from "vitest";
import { AGENTS_BY_SCAN_TYPE } from "../../../src/model/scan.ts";
import { judgeAhead } from "../../../src/scanner/agents/judge-ahead.ts";
import { runScanAgent } from "../../../src/scanner/agents/run-scan-agent.ts";
import { verdictOf } from "../../../src/scanner/agents/verdict-of.ts";
import { CHECKS } from "../../../src/scanner/checks/all-checks.ts";
import { pass, seen, type Check } from "../../../src/scanner/checks/define-check.ts";
import { evidenceOf } from "../../fixtures/scan-pages.ts";

const PAGES = {
  "/": "<!doctype html><html lang=en><title>Harbor Dental</title><h1>Dentists in Portland</h1><p>Call (503) 555-0142 to book an appointment. We are open Monday to Friday, 9 am to 5 pm.</p>",
  "/fees": "<!doctype html><html lang=en><title>Fees</title><h1>Fees</h1><p>A checkup costs $80, a filling $160.</p>",
};

/** A check that counts how often it looks. */
function countingCheck(needs: Check["needs"]): { check: Check; looks: () => number } {
  let looks = 0;
  const [first] = CHECKS;
  if (first === undefined) throw new Error("there are no checks");
  const run = () => {
    looks += 1;
    return pass(`Looked ${looks} times.`, [seen("https://harbor-dental.com/", "a page", "It is there.")]);
  };
  return { check: { ...first, id: "counting", needs, run }, looks: () => looks };
}

describe("a verdict", () => {
  it("is made once for the same parts, whatever else changes in the evidence", () => {
    const evidence = evidenceOf(PAGES);
    const { check, looks } = countingCheck(["pages", "structured"]);
    const ahead = verdictOf(check, { pages: evidence.pages, structured: evidence.structured });
    expect(verdictOf(check, { ...evidence, linkChecks: [] })).toBe(ahead);
    expect(looks()).toBe(1);
  });

  it("is made again when a part that it rests on is another", () => {
    const evidence = evidenceOf(PAGES);
    const { check, looks } = countingCheck(["pages", "documents"]);
    verdictOf(check, evidence);
    verdictOf(check, { ...evidence, documents: { ...evidence.documents } });
    expect(looks()).toBe(2);
  });

  it("is not kept from one site to the next", () => {
    const { check, looks } = countingCheck(["robots"]);
    const { robots } = evidenceOf(PAGES);
    verdictOf(check, { ...evidenceOf(PAGES), robots });
    verdictOf(check, { ...evidenceOf(PAGES), robots });
    expect(looks()).toBe(2);
  });
});

describe("judging ahead", () => {
  const stepsOn = (parts: Parameters<typeof judgeAhead>[1], scanType: "light" | "full" = "full"): number =>
    [...judgeAhead(scanType, parts)].length;

  it("takes a step for every check of the depth that needs the pages and nothing that is still unread", () => {
    const { home, pages, structured } = evidenceOf(PAGES);
    const parts = ["home", "pages", "structured"];
    const judgeable = CHECKS.filter(
      ({ needs }) => needs.includes("pages") && needs.every((key) => parts.includes(key)),
    );
    expect(stepsOn({ home, pages, structured })).toBe(judgeable.length);
    const light = judgeable.filter(({ agent }) => AGENTS_BY_SCAN_TYPE.light.includes(agent));
    expect(stepsOn({ home, pages, structured }, "light")).toBe(light.length);
  });

  it("has nothing to do before the pages are there", () => {
    const { robots, sitemap } = evidenceOf(PAGES);
    expect(stepsOn({ robots, sitemap })).toBe(0);
  });

  it("changes nothing of what the agents report", () => {
    const report = (evidence: ReturnType<typeof evidenceOf>) =>
      AGENTS_BY_SCAN_TYPE.full.map((agent) => runScanAgent(agent, evidence));
    const ahead = evidenceOf(PAGES);
    expect(stepsOn(ahead)).toBeGreaterThan(100);
    expect(report(ahead)).toEqual(report(evidenceOf(PAGES)));
  });
});
