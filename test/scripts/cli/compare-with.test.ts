import { describe, expect, it } from "vitest";
import { compareWith, readEarlierScan, readPhases } from "../../../scripts/cli/compare-with.ts";
import {
  createClient,
  ForesiteError,
  type ApiErrorCode,
  type Client,
  type ScanRef,
} from "../../../clients/typescript/src/index.ts";
import { evidenceOf, reportOn } from "../../fixtures/scan-pages.ts";
import { siteIn } from "../../fixtures/translated-site.ts";

const LATER = reportOn(evidenceOf(siteIn("en")));
const { scanId } = LATER.results;
const EARLIER = {
  ...LATER,
  results: { ...LATER.results, scannedAt: Date.UTC(2026, 9, 3) / 1000, readinessScore: 40 },
};

/** A client that knows one scan. */
const clientOf = (over: Partial<Client>): Client => ({
  ...createClient({ origin: "http://127.0.0.1:9" }),
  getScanResults: () => Promise.resolve({ scan: scanOf("complete"), results: LATER.results }),
  getPlaybook: () => Promise.resolve(LATER.playbook),
  getScanChecks: () => Promise.resolve({ scanId, checks: LATER.checks, total: LATER.checks.length, nextCursor: null }),
  ...over,
});
const scanOf = (status: ScanRef["status"]): ScanRef => ({ id: scanId, domain: "example.com", status, createdAt: 0 });
const refusal = (status: number, code: ApiErrorCode, message: string): ForesiteError =>
  new ForesiteError({ call: "getScanResults", status, code, message });

describe("two scans side by side", () => {
  it("names the day of the earlier one, and its address where that is another", () => {
    expect(compareWith(EARLIER, LATER).since).toBe("Since the scan of October 3, 2026");
    const elsewhere = { ...EARLIER, results: { ...EARLIER.results, startUrl: "https://preview.example.com/" } };
    expect(compareWith(elsewhere, LATER).since).toBe(
      "Since the scan of https://preview.example.com/ on October 3, 2026",
    );
  });

  it("puts the comparison where results have what they are compared with", () => {
    const { results } = compareWith(EARLIER, LATER);
    expect(results.previous).toMatchObject({ readinessScore: 40, change: { aeo: 0 } });
    expect(results.previousScorecard).toBeNull();
  });

  it("compares no points across scorecards", () => {
    const old = { ...EARLIER, results: { ...EARLIER.results, scorecardVersion: "0.1" } };
    const { results } = compareWith(old, LATER);
    expect(results.previous).toBeNull();
    expect(results.previousScorecard).toMatchObject({ change: null, scorecard: { before: "0.1" } });
  });
});

describe("the scan that --compare names", () => {
  it("is read with its checks, whatever type it was where none is asked for", async () => {
    const unasked = clientOf({ getPlaybook: () => Promise.reject(new Error("Nobody prints its playbook.")) });
    const earlier = await readEarlierScan(unasked, scanId, null);
    expect(earlier.checks.length).toBe(LATER.checks.length);
  });

  it("has no ninety days of a later scan for a key that may not read playbooks", async () => {
    const closed = clientOf({ getPlaybook: () => Promise.reject(refusal(403, "INSUFFICIENT_SCOPE", "Not yours.")) });
    expect(await readPhases(closed, scanId)).toEqual([]);
    expect((await readPhases(clientOf({}), scanId)).map(({ startDay }) => startDay)).toEqual([1, 31, 61]);
  });

  it("is refused when it is of another type, is not finished, or is not known", async () => {
    await expect(readEarlierScan(clientOf({}), scanId, "light")).rejects.toThrow("leave out --type light");
    const pending = clientOf({ getScanResults: () => Promise.resolve({ scan: scanOf("fetching") }) });
    await expect(readEarlierScan(pending, scanId, null)).rejects.toThrow(`no finished scan ${scanId} is kept here`);
    const unknown = clientOf({ getScanResults: () => Promise.reject(refusal(404, "SCAN_NOT_FOUND", "Unknown.")) });
    await expect(readEarlierScan(unknown, scanId, null)).rejects.toThrow(`no finished scan ${scanId} is kept here`);
  });

  it("tells of any other fault as it is", async () => {
    const refused = clientOf({ getScanResults: () => Promise.reject(refusal(429, "RATE_LIMIT", "Wait.")) });
    await expect(readEarlierScan(refused, scanId, null)).rejects.toThrow("Wait.");
  });
});
