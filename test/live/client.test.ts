// The TypeScript client: packed as it would be published, installed without a network, and run against the service.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  createClient,
  eachCheck,
  eachDelivery,
  eachScan,
  isErrorOf,
  scanAndWait,
  verifyWebhook,
  type ScanNews,
} from "../../clients/typescript/src/index.ts";
import { CLIENT_FOLDER } from "../../scripts/client/client-files.ts";
import { ROOT } from "../../scripts/lib/folders.ts";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { EXAMPLE_SITE } from "../../src/surfaces/pages/developers/first-scan.ts";
import {
  ERRORS_WITH_CLIENT,
  RECEIVE_WITH_CLIENT,
  SCAN_WITH_CLIENT,
} from "../../src/surfaces/pages/developers/client-samples.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { Receiver } from "./receiver.ts";
import { codeIn, run, type Run } from "./run-process.ts";

const { origin, state } = inject("live");
const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const folder = mkdtempSync(join(tmpdir(), "foresite-client-"));
/** One of its own: scan events go to every subscription of a key, and other tests scan as well. */
let key: string;

beforeAll(async () => {
  key = await makeKey({ state, plan: "pro", label: "client tests" });
  const quiet = {
    npm_config_offline: "true",
    npm_config_update_notifier: "false",
    npm_config_cache: join(folder, "npm"),
  };
  const packed = await run("npm", ["pack", "--pack-destination", folder], { cwd: CLIENT_FOLDER, env: quiet });
  expect(packed.exit, packed.error).toBe(0);
  const installed = join(folder, "node_modules/foresite-client");
  mkdirSync(installed, { recursive: true });
  const archive = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";
  const unpacked = await run("tar", ["-xzf", join(folder, archive), "-C", installed, "--strip-components=1"]);
  expect(unpacked.exit, unpacked.error).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A module of a project that has the client installed. */
const runModule = (text: string, env: Record<string, string> = {}): Promise<Run> =>
  run(process.execPath, ["--input-type=module", "-"], { cwd: folder, env, input: text });
/** With a key: the scans of a day without one are shared by all files. */
const onThisMachine = (text: string): string =>
  text
    .replaceAll("https://foresite.example", origin)
    .replaceAll(`"${EXAMPLE_SITE}"`, `"${CLINIC_HOST}"`)
    .replace(`{ origin: "${origin}" }`, JSON.stringify({ origin, key }));
const readme = readFileSync(join(CLIENT_FOLDER, "README.md"), "utf8");
const [readmeScan = "", readmeLists = "", readmeReceiver = ""] = codeIn(readme, "js");

describe("the package", () => {
  it("holds JavaScript, types, license and words, and nothing else", () => {
    const installed = join(folder, "node_modules/foresite-client");
    expect(readdirSync(installed).toSorted()).toEqual(["LICENSE", "README.md", "dist", "package.json"]);
    const names = readdirSync(join(installed, "dist"));
    expect(names.filter((name) => !name.endsWith(".d.ts"))).toEqual(["index.js"]);
    expect(readFileSync(join(installed, "dist/index.js"), "utf8")).not.toMatch(/^import /m);
  });

  it("runs the examples of its README and of the guide from a plain JavaScript project", async () => {
    const first = await runModule(onThisMachine(readmeScan));
    expect(first.error).toBe("");
    expect(first.out).toMatch(/^\d+(?:\.\d+)? \d+(?:\.\d+)?\n(?:.+\n)+$/);
    const followed = await runModule(onThisMachine(SCAN_WITH_CLIENT(origin)));
    expect(followed.error).toContain("agent {");
    expect(followed.out).toBe(first.out);
    const lists = await runModule(onThisMachine(readmeLists), { FORESITE_API_KEY: key });
    expect(lists.error).toBe("");
    expect(lists.out).toContain(`${CLINIC_HOST}\n`);
    expect(lists.out).toContain("SCAN_NOT_FOUND 404 No scan has the id");
    const listings = await runModule(ERRORS_WITH_CLIENT(origin));
    expect(listings.error).toBe("");
    expect(listings.out).toMatch(/^Harbor Dental \d+/m);
    expect(listings.out).toContain("SCAN_NOT_FOUND 404 No scan has the id");
  });

  it("tells TypeScript what calls take and answer", async () => {
    const project = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: "NodeNext",
        target: "ES2022",
        lib: ["ES2022", "DOM"],
        types: [],
      },
      files: ["right.ts", "wrong.ts"],
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
    const head = `import { createClient, scanAndWait, type WebhookEvent } from "foresite-client";
const client = createClient({ origin: "https://foresite.example" });\n`;
    writeFileSync(
      join(folder, "right.ts"),
      `${head}const { results } = await scanAndWait(client, { url: "a.example", scanType: "full" });
export const score: number = results.readinessScore;
export const nameOf = (event: WebhookEvent): string | null => (event.type === "scan.completed" ? event.data.domain : null);`,
    );
    writeFileSync(join(folder, "wrong.ts"), `${head}await client.startScan({ url: "a.example", scanType: "deep" });`);
    const { out } = await run(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", "."], {
      cwd: folder,
    });
    expect(
      out
        .trim()
        .split("\n")
        .filter((line) => line.includes("error")),
    ).toEqual([expect.stringMatching(/^wrong\.ts\(3,\d+\): error TS2322: Type '"deep"' is not assignable/)]);
  });
});

describe("the client", () => {
  const client = () => createClient({ origin, key });

  it("scans with events, reads checks and lists to their end, and takes a playbook as Markdown and archive", async () => {
    const news: ScanNews[] = [];
    const order = { url: CLINIC_HOST, scanType: "basic" } as const;
    const { scanId, results, ownerToken } = await scanAndWait(client(), order, { onProgress: (one) => news.push(one) });
    expect({ scanId: results.scanId, ownerToken }).toEqual({ scanId, ownerToken: null });
    const types = news.map((one) => (one.kind === "event" ? one.event.type : one.kind));
    expect(types).toEqual(expect.arrayContaining(["page", "agent", "status"]));
    const checks = await Array.fromAsync(eachCheck(client(), { scanId, limit: 20 }));
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    expect(checks.length).toBe((await client().getScanChecks({ scanId, limit: 1 })).total);
    const mine = await Array.fromAsync(eachScan(client(), { mine: true, limit: 1 }));
    expect(mine.map(({ id }) => id)).toContain(scanId);
    const { skills = [] } = await client().getPlaybook({ scanId });
    const [skill] = skills;
    if (skill === undefined) throw new Error("a playbook without skills");
    expect(await client().getSkillFile({ scanId, skillId: skill.id })).toMatch(/^---\n/);
    const archive = await client().getSkillsArchive({ scanId });
    expect(new TextDecoder().decode(archive.slice(0, 2))).toBe("PK");
  });

  it("asks where no stream comes through, and counts a start that is sent twice once", async () => {
    const asked: string[] = [];
    const withoutStreams = createClient({
      origin,
      key,
      async fetch(input, init) {
        const { url } = new Request(input);
        asked.push(url.slice(url.lastIndexOf("/") + 1));
        if (url.endsWith("/events")) throw new Error("cut");
        const answer = await fetch(input, init);
        // The first answer to a start is lost on its way.
        if (asked.filter((one) => one === "scan").length === 1 && url.endsWith("/scan")) throw new Error("lost");
        return answer;
      },
    });
    const before = await Array.fromAsync(eachScan(client(), { mine: true }));
    const { scanId } = await scanAndWait(withoutStreams, { url: CLINIC_HOST, scanType: "light" });
    expect(asked.filter((one) => one === "scan")).toHaveLength(2);
    expect(asked).toContain("status");
    const after = await Array.fromAsync(eachScan(client(), { mine: true }));
    expect(after.length - before.length).toBe(1);
    expect(after[0]?.id).toBe(scanId);
  });

  it("fails with the service's own words, by the codes of the call", async () => {
    const error = await client()
      .getScanStatus({ scanId: UNKNOWN_ID })
      .catch((thrown: unknown) => thrown);
    if (!isErrorOf(error, "getScanStatus")) throw error;
    expect(error).toMatchObject({ code: "SCAN_NOT_FOUND", status: 404, details: { field: "scanId" } });
    expect(error.requestId).toMatch(/^req_/);
    const closed = await createClient({ origin, key: "fsk_unknown" })
      .getUsage()
      .catch((thrown: unknown) => thrown);
    expect(closed).toMatchObject({ code: "INVALID_CREDENTIALS", status: 401 });
    const failed = scanAndWait(client(), { url: "nothing-here.example.org", scanType: "light" });
    await expect(failed).rejects.toMatchObject({ code: "SCAN_FAILED", details: { scanId: expect.any(String) } });
  });
});

describe("a receiver with the client", () => {
  const receiver = new Receiver(() => 200);
  afterAll(() => receiver.close());

  it("takes the deliveries of a scan by both signatures, before and after a rotation, as the examples do", async () => {
    const client = createClient({ origin, key });
    const order = { callback_url: await receiver.listen(), events: ["scan.completed" as const] };
    const { subscription } = await client.subscribeWebhook(order);
    const { id, secret } = subscription;
    const rotated = (await client.rotateWebhookSecret({ id })).subscription.secret;
    if (secret === undefined || rotated === undefined) throw new Error("a subscription without a secret");
    const { scanId } = await scanAndWait(client, { url: CLINIC_HOST, scanType: "light" });
    await receiver.until(() => receiver.received.some(({ body }) => body.includes(scanId)));
    const delivery = receiver.received.find(({ body }) => body.includes(scanId));
    if (delivery === undefined) throw new Error("nothing was received");
    const { body: payload, headers } = delivery;
    for (const one of [secret, rotated, ["another", secret]])
      expect(await verifyWebhook({ payload, headers, secret: one })).toMatchObject({
        type: "scan.completed",
        data: { scanId },
      });
    await expect(verifyWebhook({ payload: `${payload} `, headers, secret })).rejects.toThrow("No signature");
    expect(await Array.fromAsync(eachDelivery(client, { id }))).toHaveLength(1);

    const given = JSON.stringify({ payload, headers });
    for (const receive of [readmeReceiver, RECEIVE_WITH_CLIENT]) {
      const answered = await runModule(
        `${receive.replace("export default", "const receiver =")}
const { payload, headers } = ${given};
for (const body of [payload, payload + " "]) {
  const request = new Request("https://hooks.example/", { method: "POST", body, headers });
  console.log((await receiver.fetch(request, { WEBHOOK_SECRET: ${JSON.stringify(secret)} })).status);
}`,
      );
      expect(answered.error).toBe("");
      expect(answered.out).toMatch(new RegExp(`^${CLINIC_HOST} [\\d.]+\n204\n400\n$`));
    }
  });
});
