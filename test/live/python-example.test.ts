// The Python file, run as its README says, against the service.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createClient, scanAndWait } from "../../clients/typescript/src/index.ts";
import { ROOT } from "../../scripts/lib/folders.ts";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { findFreePort } from "../../scripts/lib/service.ts";
import { RECEIVE_WITH_PYTHON, SCAN_WITH_PYTHON } from "../../src/surfaces/pages/developers/client-samples.ts";
import { EXAMPLE_SITE } from "../../src/surfaces/pages/developers/first-scan.ts";
import { ScanResults } from "../../src/model/results.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { codeIn, run, start, type Run } from "./run-process.ts";

const { origin, state } = inject("live");
const folder = mkdtempSync(join(tmpdir(), "foresite-python-"));
const SECRET = "an own secret for the receiver, with ü";
const WAIT_MS = 30_000;
const readme = readFileSync(join(ROOT, "clients/python/README.md"), "utf8");
let key: string;

beforeAll(async () => {
  const { exit, error } = await run("python3", ["--version"]).catch(() => ({ exit: null, error: "not found" }));
  if (exit !== 0) throw new Error(`python3 is needed to test clients/python/scan.py: ${error}`);
  cpSync(join(ROOT, "clients/python/scan.py"), join(folder, "scan.py"));
  key = await makeKey({ state, plan: "pro", label: "python tests" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const python = (args: readonly string[], env: Record<string, string> = {}): Promise<Run> =>
  run("python3", args, { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: "1", ...env } });

describe("python3 scan.py", () => {
  it("scans as the README and the guide say, and prints both scores and what to do first", async () => {
    const commands = [...codeIn(readme, "sh"), SCAN_WITH_PYTHON(origin)];
    expect(commands).toHaveLength(2);
    const ends = commands.map((command) => {
      const line = command
        .replace("https://foresite.example", origin)
        .replace(EXAMPLE_SITE, CLINIC_HOST)
        .replace("--key fsk_…", `--key ${key} --type light`);
      // The scans of a day without a key are shared by all files.
      return run("sh", ["-c", line], { cwd: folder, env: { FORESITE_API_KEY: key } });
    });
    for (const { exit, out, error } of await Promise.all(ends)) {
      expect(exit, error).toBe(0);
      expect(out).toMatch(new RegExp(`^Readiness [\\d.]+, AEO [\\d.]+: ${CLINIC_HOST}\n1\\. .+\n(?:\\d\\. .+\n)+$`));
      expect(error).toMatch(/complete 100%\n$/);
    }
  });

  it("prints the whole results as JSON, with the key from the environment", async () => {
    const args = ["scan.py", CLINIC_HOST, "--origin", origin, "--type", "light", "--json"];
    const { exit, out, error } = await python(args, { FORESITE_API_KEY: key });
    expect(exit, error).toBe(0);
    const { scanId } = ScanResults.parse(JSON.parse(out));
    const client = createClient({ origin, key });
    expect((await client.listScans({ mine: true })).scans.map(({ id }) => id)).toContain(scanId);
  });

  it("tells by its exit status what went wrong, and says it in one line", async () => {
    const ends = [
      [
        1,
        /^SCAN_FAILED: [a-z_]+: .+$/,
        ["nothing-here.example.org", "--origin", origin, "--key", key, "--type", "light"],
      ],
      [2, /^INVALID_URL: .+$/, ["ftp://example.com/", "--origin", origin, "--key", key]],
      [2, /^INVALID_CREDENTIALS: .+$/, [CLINIC_HOST, "--origin", origin, "--key", "fsk_unknown"]],
      [2, /origin must be an http or https address; got nowhere$/, [CLINIC_HOST, "--origin", "nowhere"]],
      [3, /^NO_ANSWER: No service answers at /, [CLINIC_HOST, "--origin", `http://127.0.0.1:${await findFreePort()}`]],
    ] as const;
    const runs = await Promise.all(ends.map(([, , args]) => python(["scan.py", ...args])));
    for (const [at, { exit, out, error }] of runs.entries()) {
      const [status, words] = ends[at] ?? [];
      expect({ exit, out }, error).toEqual({ exit: status, out: "" });
      expect(error.trim().split("\n").at(-1)).toMatch(words ?? /^$/);
    }
  });
});

describe("verify_webhook", () => {
  it("takes the documented vectors by both signatures, and refuses what was changed, is old or is not signed", async () => {
    const { delivery } = await createClient({ origin }).getWebhookDocumentation();
    expect(delivery.test_vectors.length).toBeGreaterThan(1);
    writeFileSync(join(folder, "vectors.json"), JSON.stringify(delivery.test_vectors));
    const module = `
import json
from scan import WebhookError, verify_webhook

def fault(*args, **more):
    try:
        return verify_webhook(*args, **more)["id"]
    except WebhookError as error:
        return str(error).split(" ")[0]

for vector in json.load(open("vectors.json")):
    secret, headers, body = vector["secret"], vector["headers"], vector["body"].encode()
    now = int(headers["webhook-timestamp"])
    whole = {name: value for name, value in headers.items() if name == "X-Webhook-Signature"}
    standard = {name: value for name, value in headers.items() if name.startswith("webhook-")}
    two = {**standard, "webhook-signature": "v1,AAAA " + standard["webhook-signature"]}
    for one in (headers, whole, standard, two):
        print(fault(body, one, secret, now=now), fault(body + b" ", one, secret, now=now), end=" ")
        print(fault(body, one, "another", now=now), fault(body, one, secret, now=now + 301), fault(body, one, secret))
    print(fault(body, {}, secret), fault(body, {"X-Webhook-Signature": "t=soon,v1=00"}, secret))
`;
    const { out, error } = await python(["-c", module]);
    expect(error).toBe("");
    const vector = ["evt_example No No The The", "evt_example No No The The", "evt_example No No The The"];
    const expected = [...vector, "evt_example No No The The", "Neither The"];
    expect(out.trim().split("\n")).toEqual(delivery.test_vectors.flatMap(() => expected));
  });
});

describe.each([
  ["the README", codeIn(readme, "python")[0] ?? ""],
  ["the guide", RECEIVE_WITH_PYTHON],
])("the receiver of %s", (_, text) => {
  it("takes the deliveries of a scan, and refuses everything else", async () => {
    const port = await findFreePort();
    const receiver = start("python3", ["-c", text.replace("8000", String(port))], {
      cwd: folder,
      env: { WEBHOOK_SECRET: SECRET, PYTHONDONTWRITEBYTECODE: "1" },
    });
    let out = "";
    receiver.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
    const isSoon = async (isThere: () => boolean | Promise<boolean>): Promise<void> =>
      expect.poll(isThere, { timeout: WAIT_MS }).toBe(true);
    try {
      const callback_url = `http://127.0.0.1:${port}/`;
      const refuse = (): Promise<number> =>
        fetch(callback_url, { method: "POST", body: "{}" }).then(
          ({ status }) => status,
          () => 0,
        );
      await isSoon(async () => (await refuse()) === 400);
      const own = createClient({ origin, key });
      await own.subscribeWebhook({ callback_url, events: ["scan.completed"], secret: SECRET });
      await scanAndWait(own, { url: CLINIC_HOST, scanType: "light" });
      await isSoon(() => out === `scan.completed ${CLINIC_HOST}\n`);
    } finally {
      receiver.kill();
    }
  });
});
