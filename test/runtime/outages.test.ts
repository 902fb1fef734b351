// Every kind of call while one part of the platform after another is down: the table of the README, call by call.
import { createExecutionContext, env } from "cloudflare:test";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { callOnce, faultOf, type Called, type Place } from "../../scripts/torture/outages/calls.ts";
import {
  CALL_KINDS,
  mustWork,
  wentOn,
  OUTAGES,
  TOLD_BY,
  type CallKind,
  type Outage,
} from "../../scripts/torture/outages/outage.ts";
import { makeUnreliable } from "../../scripts/torture/outages/unreliable.ts";
import { portsFromEnv } from "../../src/context.ts";
import type { Delivery } from "../../src/model/webhook.ts";
import { dispatchEvents } from "../../src/services/dispatch-events.ts";
import worker from "../../src/worker.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { RECEIVER_HOSTS } from "./fake-receivers.ts";
import { ORIGIN, signIn } from "./sign-in.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

let down: Outage | null = null;
const unreliable = makeUnreliable(() => down)(env);
// A request as the platform hands it over says where it came from; the Worker does not look.
const send = (request: Request): Promise<Response> =>
  Promise.resolve(worker.fetch(request as Parameters<typeof worker.fetch>[0], unreliable, createExecutionContext()));
let callers = 0;
let sites = 0;
let receivers = 0;
let turns = 0;
const spares: string[] = [];
const place: Place = {
  origin: ORIGIN,
  key: "",
  ended: "",
  running: "",
  domain: CLINIC_HOST,
  slug: "",
  subscription: "",
  delivery: "",
  spare: () => spares.pop() ?? "none is left",
  turn: () => turns++,
  optedOut: "stays-out.example.com",
  callback: () => `https://${RECEIVER_HOSTS[receivers++]}/ok/here`,
  fresh: () => `https://nobody-${sites++}.example.com/`,
  address: () => `2001:db8:${callers++}:7::1`,
};
const HANGS_MS = 10_000;
function ask(kind: CallKind): Promise<Called> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(new Error(`${kind} hangs`)), HANGS_MS);
  return Promise.race([callOnce(place, kind, send), over.promise]).finally(() => clearTimeout(timer));
}
/** All scans here are over: the status of one is then in its row too, and its A2A task holds the report. */
function standsOn(kind: CallKind): CallKind[] {
  if (kind === "A2A task") return ["status of an ended scan", "results"];
  return /status/.test(kind) ? ["status of an ended scan"] : [kind];
}
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(new Request(ORIGIN + path, { headers: { "cf-connecting-ip": place.address(), ...headers } }));

beforeAll(async () => {
  await migrate();
  place.key = await makeTestKey();
  const headers = { "x-mcp-api-key": place.key };
  const subscribed = await call<{ subscription: { id: string } }>("/api/webhooks/subscribe", {
    method: "POST",
    body: { callback_url: place.callback(), events: ["scan.completed"] },
    headers,
  });
  const { id } = subscribed.body.subscription;
  const { scanId } = await scan(`https://${CLINIC_HOST}/`, { scanType: "light" }, place.key);
  await dispatchEvents(portsFromEnv(env));
  spares.push(...(await endedScans(scanId, OUTAGES.length + 1)));
  const log = await call<{ deliveries: Delivery[] }>(`/api/webhooks/subscriptions/${id}/deliveries`, { headers });
  const { body } = await call<{ listings: { slug: string }[] }>("/api/directory");
  const [listing] = body.listings;
  Object.assign(place, {
    ended: scanId,
    running: scanId,
    slug: listing?.slug,
    subscription: id,
    delivery: log.body.deliveries[0]?.id,
  });
  // A scan is as slow here as in a test.
}, 60_000);
afterEach(() => (down = null));

/** Ids of more scans of the same owner: rows alone, which is what a deletion begins with. */
async function endedScans(like: string, count: number): Promise<string[]> {
  const ports = portsFromEnv(env);
  const row = await ports.scans.find(like);
  if (row === null) throw new Error("there is no scan");
  const made = Array.from({ length: count }, () => ports.ids.uuid());
  for (const scanId of made) {
    const { owner, createdAt, scanType } = row;
    await ports.scans.insert({
      header: { scanId, scanType, startUrl: "https://spare.com/", domain: "spare.com", createdAt },
      fetchUrl: "https://spare.com/",
      visibility: "unlisted",
      isLocal: false,
      registrableDomain: "spare.com",
      hasPriority: false,
      subject: owner,
      owner,
      email: null,
      ownerTokenHash: null,
    });
    await ports.scans.fail(scanId, { code: "dns", sentence: "It is not there." }, { at: createdAt, startedAt: null });
  }
  return made;
}

describe("while everything works", () => {
  it("every kind of call does", async () => {
    const faults: unknown[] = [];
    for (const kind of CALL_KINDS) faults.push([kind, faultOf(kind, true, await ask(kind))]);
    expect(faults).toEqual(CALL_KINDS.map((kind) => [kind, null]));
  });
});

describe("while a part of the platform is down", () => {
  it.each(OUTAGES)("%s: what needs it answers 503 with when to come back, all else works", async (outage) => {
    down = outage;
    const faults: unknown[] = [];
    for (const kind of CALL_KINDS) {
      const isDue = standsOn(kind).every((one) => mustWork(one, outage));
      const answer = await ask(kind);
      faults.push([kind, faultOf(kind, isDue || wentOn(kind, outage, answer), answer)]);
    }
    expect(faults).toEqual(CALL_KINDS.map((kind) => [kind, null]));
  });

  it.each(OUTAGES.filter((outage) => TOLD_BY[outage] !== null))("%s: health names the part", async (outage) => {
    const health = async (): Promise<{ status: string; services: Record<string, unknown> }> =>
      (await get("/api/health")).json();
    expect((await health()).status).toBe("ok");
    down = outage;
    const { status, services } = await health();
    const told = Object.keys(services).filter((name) => name !== "api" && services[name] === "degraded");
    expect([status, told]).toEqual(["degraded", [TOLD_BY[outage]]]);
  });
});

describe("callers who cannot be looked up", () => {
  const statusOf = (headers: Record<string, string>): Promise<Response> =>
    get(`/api/insights/scan/${place.ended}/status`, headers);

  it("are not taken for strangers: a key that was never seen here is neither let in nor refused", async () => {
    const unseen = await makeTestKey();
    down = "database";
    expect((await statusOf({ "x-mcp-api-key": unseen })).status).toBe(503);
    down = null;
    expect((await statusOf({ "x-mcp-api-key": unseen })).status).toBe(200);
  });

  it("read with a key that was good a moment ago what everybody reads, and nothing else", async () => {
    const headers = { "x-mcp-api-key": place.key };
    expect((await statusOf(headers)).status).toBe(200);
    down = "database";
    expect((await statusOf(headers)).status).toBe(200);
    for (const path of ["/api/insights/analytics", "/api/keys", `/api/insights/playbook/${place.ended}`])
      expect((await get(path, headers)).status).toBe(503);
  });

  it("keep reading with a cookie, while their own pages wait", async () => {
    const headers = { cookie: await signIn("outage@example.com"), "sec-fetch-site": "same-origin" };
    down = "database";
    expect((await statusOf(headers)).status).toBe(200);
    const account = await get("/account", { ...headers, accept: "text/html" });
    expect([account.status, account.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("are refused as ever when the key is malformed", async () => {
    down = "database";
    expect((await statusOf({ "x-mcp-api-key": "nonsense" })).status).toBe(401);
  });
});

describe("what an outage costs", () => {
  it.each(["database", "database writes", "coordinators"] as const)(
    "no scan of the day's quota for an order that was refused: %s",
    async (outage) => {
      const used = async (): Promise<number> =>
        ((await (await get("/api/usage", { "x-mcp-api-key": place.key })).json()) as { scans: { used: number } }).scans
          .used;
      const before = await used();
      down = outage;
      expect((await ask("new scan")).status).toBe(503);
      down = null;
      expect(await used()).toBe(before);
    },
  );

  it("no more than the newest listings on the front page", async () => {
    down = "database";
    const page = await (await get("/", { accept: "text/html" })).text();
    expect(page).toContain("</html>");
    expect(page).not.toContain("Latest in the directory");
  });
});
