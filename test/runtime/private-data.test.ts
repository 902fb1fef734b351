// A short slice of `npm run torture -- --only privacy`.
import { env } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { leaksIn, plantPrivateData, untilAllOver, type Plants } from "../../scripts/torture/private-data.ts";
import { readSurfaces } from "../../scripts/torture/public-surfaces.ts";
import type { Ask } from "../../scripts/torture/quota-load.ts";
import { createRandom } from "../../scripts/torture/random.ts";
import { CLINIC_HOST, OTHER_HOST } from "../fixtures/clinic-site.ts";
import { RECEIVER_HOSTS } from "./fake-receivers.ts";
import { call, makeTestKey, migrate } from "./service.ts";

const ask: Ask = async (path, { method = "GET", headers, body }) => {
  const answer = await call<unknown>(path, { method, headers, body });
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  return { ...answer, body: typeof answer.body === "object" && answer.body !== null ? { ...answer.body } : {}, text };
};
let plants: Plants;
let readers: Record<string, Record<string, string>>;
beforeAll(async () => {
  await migrate();
  const keys = await Promise.all([makeTestKey(), makeTestKey()]);
  const tenants = keys.map((key, i) => ({ name: `key ${i}`, headers: { "x-mcp-api-key": key }, isAccount: false }));
  const hosts = [CLINIC_HOST, OTHER_HOST];
  plants = await plantPrivateData(ask, {
    tenants,
    count: 5,
    random: createRandom(20_261_120),
    hostOf: (n) => hosts[n % 2] ?? "",
    callbackHost: (n) => RECEIVER_HOSTS[n] ?? "",
  });
  for (const key of keys) plants.secrets.set(key, "API key");
  const headers = { "x-mcp-api-key": await makeTestKey() };
  await untilAllOver(ask, plants.scans, { headers, pauseMs: 100 });
  readers = { stranger: headers };
});

/** Everything that the database and the bucket hold, as text. */
async function everythingKept(): Promise<string> {
  const { results: tables } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and sql not like '%virtual%' and name not like '\\_cf%' escape '\\'",
  ).all<{ name: string }>();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await env.DB.prepare(`select * from "${name}"`).all()).results),
  );
  const { objects } = await env.BUCKET.list();
  const texts = await Promise.all(objects.map(async ({ key }) => (await env.BUCKET.get(key))?.text()));
  return JSON.stringify(rows) + texts.join("\n");
}

it("shows nobody else what callers hand over in confidence, and keeps no secret as it is", async () => {
  const { leaks, failures, shown } = await readSurfaces(ask, plants, { sample: 4, readers });
  expect({ leaks, failures }).toEqual({ leaks: [], failures: [] });
  expect(shown).toBeGreaterThan(100);
  expect(leaksIn("storage", await everythingKept(), plants.secrets)).toEqual([]);
});

it("keeps none of it once scans and subscriptions are deleted", async () => {
  expect(leaksIn("storage", await everythingKept(), plants.canaries)).not.toEqual([]);
  for (const { scanId, remove } of plants.scans)
    expect((await ask(`/api/insights/scan/${scanId}`, { method: "DELETE", headers: remove ?? {} })).status).toBe(200);
  for (const { id, headers } of plants.subscriptions)
    expect((await ask(`/api/webhooks/subscriptions/${id}`, { method: "DELETE", headers })).status).toBe(200);
  expect(leaksIn("storage", await everythingKept(), plants.canaries)).toEqual([]);
});
