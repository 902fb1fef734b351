// The command as people and pipelines start it: a process of its own, against a site on this machine.
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { ROOT } from "../../scripts/lib/folders.ts";
import { findFreePort } from "../../scripts/lib/service.ts";
import { ScanResults } from "../../src/model/results.ts";
import { processEnvironment, runAction } from "../fixtures/action.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { serveClinic } from "../fixtures/serve-clinic.ts";

const { origin, key } = inject("live");
const folder = mkdtempSync(join(tmpdir(), "foresite-command-"));
const SERVER = ["--server", origin, "--key", key, "--state", folder];
const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
/** Starting a service of its own takes most of it. */
const OWN_SERVICE_MS = 120_000;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(ROOT, "scripts/scan.ts"), ...args], {
    cwd: folder,
    env: processEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = start(args, env);
  let [out, err] = ["", ""];
  child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, out, err };
}

describe("npm run scan", () => {
  it("prints the report, and progress line by line where nobody looks", async () => {
    const { code, out, err } = await run([CLINIC_HOST, "--type", "light", ...SERVER]);
    expect(code, err).toBe(0);
    expect(out).toMatch(/^Harbor Dental\n/);
    expect(out).not.toContain("\u001B");
    const files = /--compare|JSON: /;
    expect(out.split("\n").filter((line) => line.length > 80 && !files.test(line))).toEqual([]);
    expect(err).toMatch(new RegExp(`^Scanning ${CLINIC_HOST} \\(light\\)\\n {2}page 1: ${CLINIC_HOST}/\\n`));
    expect(err).toMatch(/\n {2}agent 1 of 1: essentials: .+\nRead \d pages? and ran 1 agent in [\d.]+ s\.\n$/);
  });

  it("prints JSON and nothing else, writes the other forms, and tells by its status that a score is too low", async () => {
    const args = ["--json", "--markdown=report.md", "--junit", "checks.xml", "--fail-under", "readiness=0,aeo=100"];
    const { code, out, err } = await run([CLINIC_HOST, "--type", "light", ...args, ...SERVER]);
    expect(code, err).toBe(4);
    const results = ScanResults.parse(JSON.parse(out));
    expect(results.domain).toBe(CLINIC_HOST);
    expect(err).toContain(`AEO is ${results.aeoScore}, and at least 100 is asked for.`);
    expect(err).not.toContain("Readiness is");
    expect(readFileSync(join(folder, "report.md"), "utf8")).toMatch(/^# How ready Harbor Dental is for AI\n/);
    const { total, byStatus } = results.checkCounts;
    expect(readFileSync(join(folder, "checks.xml"), "utf8")).toMatch(
      new RegExp(`<testsuites [^>]*tests="${total}" failures="${byStatus.fail ?? 0}"`),
    );
  });

  it("tells what moved against an earlier scan, of the type that one had", async () => {
    const first = await run([CLINIC_HOST, "--type", "light", "--json", ...SERVER]);
    const { scanId } = ScanResults.parse(JSON.parse(first.out));
    const second = await run([CLINIC_HOST, "--compare", scanId, "--json", ...SERVER]);
    expect(second.code, second.err).toBe(0);
    const results = ScanResults.parse(JSON.parse(second.out));
    expect(results.scanType).toBe("light");
    expect(results.previous).toMatchObject({ scanId, change: { readiness: 0, aeo: 0 } });
    const otherType = await run([CLINIC_HOST, "--compare", scanId, "--type", "full", ...SERVER]);
    expect(otherType).toMatchObject({ code: 2, out: "" });
    expect(otherType.err).toContain("is a light scan");
  });

  it("prints Markdown with the day of the scan that is compared with", async () => {
    const first = await run([CLINIC_HOST, "--type", "light", "--json", ...SERVER]);
    const { scanId } = ScanResults.parse(JSON.parse(first.out));
    const { out } = await run([CLINIC_HOST, "--compare", scanId, "--markdown", ...SERVER]);
    expect(out).toMatch(/\n## Since the scan of [A-Z][a-z]+ \d+, \d{4}\n/);
  });

  it("ends with 1 when the site cannot be scanned, and says what to do", async () => {
    // A name that the service under test has no site for.
    const url = "https://nowhere.example.com/";
    const { code, out, err } = await run([url, "--type", "light", ...SERVER]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(`${url} could not be scanned.`);
    expect(err).toContain("Check the spelling of the address");
  });

  it.each([
    [["example.com", "--jsn"], "Did you mean --json?"],
    [["ftp://example.com"], "url must be http or https; got ftp"],
    [["nowhere", ...SERVER], "INVALID_URL"],
    [["example.com", "--compare", UNKNOWN_ID, ...SERVER], `no finished scan ${UNKNOWN_ID} is kept here`],
    [["example.com", "--server", origin, "--key", "fsk_wrong"], "INVALID_CREDENTIALS"],
  ])("ends with 2 for %j, and says why", async (args, reason) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(reason);
  });

  it("ends with 3 when the service cannot be reached, and says which", async () => {
    const nobody = `http://127.0.0.1:${await findFreePort()}`;
    const { code, out, err } = await run(["example.com", "--server", nobody]);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toContain(`No service answers at ${nobody}.`);
  });

  it("colors help where color is forced, and not with --no-color", async () => {
    const forced = { FORCE_COLOR: "1" };
    expect((await run(["--help"], forced)).out).toContain("\u001B[1mUsage");
    expect((await run(["--help", "--no-color"], forced)).out).not.toContain("\u001B");
    expect((await run(["--version"])).out).toMatch(/^foresite \d+\.\d+\.\d+ \(scorecard /);
  });

  it("opens the report of a running service in the browser and ends", async () => {
    const opened = join(folder, "opened");
    const { code, err } = await run([CLINIC_HOST, "--type", "light", "--open", ...SERVER], {
      BROWSER: browserThatWrites(opened),
    });
    expect(code, err).toBe(0);
    expect(readFileSync(opened, "utf8")).toMatch(new RegExp(`^${origin}/report/[0-9a-f-]{36}\n$`));
  });

  it("passes --open over in a pipeline", async () => {
    const opened = join(folder, "not-opened");
    const { code, err } = await run([CLINIC_HOST, "--type", "light", "--open", ...SERVER], {
      BROWSER: browserThatWrites(opened),
      CI: "true",
    });
    expect(code).toBe(0);
    expect(err).toContain("--open is passed over");
    expect(existsSync(opened)).toBe(false);
  });
});

/** Stands for a browser: a program that is given an address. */
function browserThatWrites(file: string): string {
  const program = `${file}-browser`;
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" > "${file}"\n`);
  chmodSync(program, 0o755);
  return program;
}

describe("npm run scan with a service of its own", () => {
  it(
    "serves the report until Ctrl+C, and ends well then",
    async () => {
      const site = await serveClinic();
      const args = [`${site.origin}/`, "--type", "light", "--json", "--open", "--state", join(folder, "own")];
      const child = start(args, { BROWSER: "/nonexistent/browser" });
      let [out, err] = ["", ""];
      child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
      const closed = new Promise<number | null>((done) => child.once("close", done));
      const address = await new Promise<string>((done, failed) => {
        child.stderr?.on("data", (chunk: Buffer) => {
          err += chunk.toString();
          const [, url] = /The report: (\S+)\n[^]*until Ctrl\+C/.exec(err) ?? [];
          if (url !== undefined) done(url);
        });
        child.once("close", () => failed(new Error(err)));
      });
      const page = await fetch(address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Harbor Dental");
      child.kill("SIGINT");
      expect(await closed).toBe(0);
      // What the local runtime says of itself is not among it.
      expect(ScanResults.parse(JSON.parse(out)).startUrl).toBe(`${site.origin}/`);
      await expect(fetch(address)).rejects.toThrow();
      site.close();
    },
    OWN_SERVICE_MS,
  );
});

describe("the action for GitHub", () => {
  it(
    "scans, and leaves scores, files and a summary behind",
    async () => {
      const site = await serveClinic();
      const temp = join(folder, "runner");
      const env = { DEV_HOST_MAP: JSON.stringify({ [CLINIC_HOST]: site.origin }) };
      const end = await runAction({ url: CLINIC_HOST, type: "light", "fail-under": "readiness=100" }, { temp, env });
      site.close();
      expect(end.code, end.log).toBe(4);
      const { report = "", junit = "", readiness, aeo } = end.outputs;
      const results = ScanResults.parse(JSON.parse(readFileSync(report, "utf8")));
      expect({ readiness, aeo }).toEqual({
        readiness: String(results.readinessScore),
        aeo: String(results.aeoScore),
      });
      expect(readFileSync(junit, "utf8")).toContain("<testsuites ");
      expect(end.summary).toMatch(/^# How ready Harbor Dental is for AI\n/);
      const [, token = ""] = /^::stop-commands::(\S{30,})$/m.exec(end.log) ?? [];
      expect(end.log.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([
        `::stop-commands::${token}`,
        `::${token}::`,
      ]);
    },
    OWN_SERVICE_MS,
  );

  it.each([
    { url: '$(touch pwned)"; touch pwned; echo "`touch pwned`' },
    { url: "--help" },
    { url: "example.com", type: "$(touch pwned)" },
    { url: "example.com", "fail-under": "80; touch pwned" },
  ])("runs nothing that stands in %j", async (inputs) => {
    const temp = mkdtempSync(join(folder, "hostile-"));
    const end = await runAction(inputs, { temp, env: {} });
    expect(end.code, end.log).toBe(2);
    expect(end.outputs).toEqual({});
    expect(readdirSync(temp).filter((name) => name.includes("pwned"))).toEqual([]);
  });
});
