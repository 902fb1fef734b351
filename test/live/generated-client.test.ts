// A client that is generated from each of the two API descriptions calls the running service.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ROOT } from "../../scripts/lib/folders.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";

const { origin, key } = inject("live");

interface Answer<T> {
  status: number;
  data: T;
}
/** The part of a generated client that is called here. */
interface Client {
  defaults: { headers: Record<string, string> };
  getServiceHealth(): Promise<Answer<{ status: string }>>;
  startScan(body: object, headers: object): Promise<Answer<{ scanId: string }>>;
  getScanStatus(scanId: string): Promise<Answer<{ status: string }>>;
  getScanResults(scanId: string): Promise<Answer<{ results?: { readinessScore: number } }>>;
  listScans(query: object): Promise<Answer<{ scans: { id: string }[]; total: number }>>;
  browseDirectory(query: object): Promise<Answer<{ listings: unknown[] }>>;
}

/** Beside the libraries, so that the generated code finds its runtime. */
const FOLDER = join(ROOT, "node_modules/.cache/foresite/clients");

async function generate(document: string): Promise<Client> {
  mkdirSync(FOLDER, { recursive: true });
  const source = join(FOLDER, document);
  const target = join(FOLDER, document.replace(".json", ".ts"));
  writeFileSync(source, await (await fetch(`${origin}/${document}`)).text());
  execFileSync(process.execPath, [join(ROOT, "node_modules/oazapfts/dist/cli.js"), source, target]);
  return (await import(target)) as Client;
}

describe.each(["openapi.json", "openapi-3.0.json"])("a client generated from /%s", (document) => {
  let client: Client;
  beforeAll(async () => {
    client = await generate(document);
  });

  it("reads health, scans a site from start to results, and lists what it scanned", async () => {
    expect(await client.getServiceHealth()).toMatchObject({ status: 200, data: { status: "ok" } });
    client.defaults.headers = { "x-mcp-api-key": key };
    const { data: accepted } = await client.startScan({ url: CLINIC_HOST, scanType: "light" }, {});
    await expect
      .poll(async () => (await client.getScanStatus(accepted.scanId)).data.status, { timeout: 30_000 })
      .toBe("complete");
    const { data } = await client.getScanResults(accepted.scanId);
    expect(data.results?.readinessScore).toBeGreaterThan(0);
    const list = await client.listScans({ limit: 100, mine: true });
    expect(list.data.scans.map(({ id }) => id)).toContain(accepted.scanId);
  });

  it("is told by status what was wrong", async () => {
    const refused = await client.browseDirectory({ limit: 1_000 });
    expect(refused).toMatchObject({ status: 400, data: { code: "INVALID_REQUEST", details: { field: "limit" } } });
  });
});
