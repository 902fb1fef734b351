// Alert rules, runbook and the numbers they speak of; numbers from a log.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeAlerts, readAlerts } from "../../scripts/operate/alerts.ts";
import { mapSome, objectFile } from "../../scripts/operate/backup-format.ts";
import { logNumbers, readLogLines } from "../../scripts/operate/log-numbers.ts";
import { noNumbers, NUMBER_NAMES, percentile } from "../../scripts/operate/number-list.ts";
import { renderNumbers } from "../../scripts/operate/print-numbers.ts";

const alerts = readAlerts();
const runbook = readFileSync("RUNBOOK.md", "utf8");
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section]),
);

describe("alert rules", () => {
  it("have a name each, and a section of the runbook that says symptom and steps", () => {
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
    for (const { id, runbook } of alerts) {
      expect(runbook).toBe(`RUNBOOK.md#${id}`);
      expect(sections.get(id), id).toMatch(/^Symptom: .+$/m);
      expect(sections.get(id), id).toMatch(/^1\. .+$/m);
    }
    expect([...sections.keys()].toSorted()).toEqual(alerts.map(({ id }) => id).toSorted());
  });

  it("send nobody to a section or a command that there is not", () => {
    for (const [, target = ""] of runbook.matchAll(/\]\(#([\w-]+)\)/g)) expect(sections.has(target), target).toBe(true);
    const source = readFileSync("scripts/operate.ts", "utf8");
    const named = [
      ...`${runbook}${readFileSync("OPERATING.md", "utf8")}`.matchAll(/npm run operate -- (?:--remote )?(\w+)/g),
    ];
    expect(named.length).toBeGreaterThan(10);
    for (const [, command = ""] of named) expect(source).toContain(`.command("${command}")`);
  });

  it("fire above their bound, and not on what nobody measured", () => {
    const numbers = { ...noNumbers(), "scans.ownErrorShare": 0.06, "deliveries.oldestSeconds": 900 };
    const { firing, unmeasured } = judgeAlerts(alerts, numbers);
    expect(firing.map(({ id }) => id)).toEqual(["scans-fail"]);
    expect(unmeasured.map(({ id }) => id)).toContain("requests-fail");
    expect(unmeasured.map(({ id }) => id)).not.toContain("events-wait");
  });
});

describe("numbers from a log", () => {
  const LINES = [
    { event: "http.request", status: 200, ms: 10, requests: 3 },
    { event: "http.request", status: 503, ms: 400 },
    { event: "crawl.done", waitedMs: 70 },
    { event: "queue.retry", scanId: "x" },
    { event: "hooks.attempt", status: 204 },
    { event: "hooks.attempt", status: null, error: "timeout" },
  ];
  const EXPECTED = {
    "requests.total": 4,
    "requests.serverErrorShare": 0.25,
    "requests.p50Ms": 10,
    "requests.p99Ms": 400,
    "queue.p99WaitMs": 70,
    "queue.retries": 1,
    "webhooks.failedAttemptShare": 0.5,
  };

  it("are the same from a local log and from wrangler tail", () => {
    const local = `⎔ Starting local server...\n${LINES.map((line) => JSON.stringify(line)).join("\n")}\n{"event": cut`;
    const tail = LINES.map((line) =>
      JSON.stringify({ outcome: "ok", logs: [{ level: "log", message: [JSON.stringify(line)] }] }, null, 2),
    ).join("\n");
    expect(logNumbers(readLogLines(local))).toEqual(EXPECTED);
    expect(logNumbers(readLogLines(tail))).toEqual(EXPECTED);
  });

  it("are not there where there are no lines", () => {
    expect(logNumbers([])).toMatchObject({ "requests.total": 0, "requests.p99Ms": null });
    expect(renderNumbers(noNumbers()).split("\n")).toHaveLength(NUMBER_NAMES.length);
  });

  it("take the nearest rank for a percentile", () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([3, 1, 2], 0.5)).toBe(2);
    expect(
      percentile(
        Array.from({ length: 200 }, (_, i) => i + 1),
        0.99,
      ),
    ).toBe(198);
  });
});

describe("a backup's folder", () => {
  it("is left by no key of an object", () => {
    for (const key of ["../../etc/x", "a/../../x", "/abs", "a\\..\\b", "scans/1/report.json", ".", ""])
      expect(objectFile("/backup", key).startsWith("/backup/r2"), key).toBe(true);
    expect(objectFile("/backup", "scans/1/report.json")).toBe("/backup/r2/scans/1/report.json");
  });

  it("is filled in the order of a list, whatever ends first", async () => {
    const work = async (n: number) => {
      await new Promise((resume) => setTimeout(resume, n % 3));
      return n * 2;
    };
    const list = Array.from({ length: 40 }, (_, i) => i);
    expect(await mapSome(list, work)).toEqual(list.map((n) => n * 2));
  });
});
