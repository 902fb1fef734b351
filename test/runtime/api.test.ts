import { env, runInDurableObject } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ScanRequest } from "../../src/model/engine.ts";
import type { CoordinatorClient } from "../../src/model/ports.ts";
import type { Operation } from "../../src/operations/define-operation.ts";
import { invokeOnce } from "../../src/operations/invoke-once.ts";
import { startScan } from "../../src/operations/start-scan.ts";
import { pokeScan } from "../../src/services/poke-scan.ts";
import { REQUEST_BODY_BYTES } from "../../src/model/limits.ts";
import { PLANS } from "../../src/model/plans.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { composeKey } from "../../src/model/api-key.ts";
import { portsFromEnv } from "../../src/context.ts";
import { identifyCaller } from "../../src/services/identify-caller.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan, untilOver } from "./service.ts";

let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});
const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const start = (body: unknown, headers: Record<string, string> = {}, address?: string) =>
  call("/api/insights/scan", { method: "POST", body, headers, ...(address === undefined ? {} : { address }) });

describe("GET /api/health", () => {
  it("measures, and lists every operation with its auth", async () => {
    const { status, headers, body } = await call("/api/health");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      status: "ok",
      version: "1.0.0",
      services: { website: "healthy", api: "healthy" },
      capabilities: { free_tier: true, scan_types: ["light", "basic", "full"], authentication: "optional" },
    });
    expect(Object.keys(body["endpoints"] as object).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
    expect(body["endpoints"]).toMatchObject({
      start_scan: { method: "POST", path: "/api/insights/scan", auth: "optional" },
      get_service_health: { auth: "none" },
    });
  });
});

describe("POST /api/insights/scan", () => {
  it("answers 200 with an id, pending and a note", async () => {
    const { status, body, headers } = await start({ url: CLINIC_HOST, scanType: "light" }, { "x-mcp-api-key": key });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scanId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: "pending",
      message: expect.stringContaining(CLINIC_HOST),
    });
    expect(headers.get("x-ratelimit-limit")).toBe(String(PLANS.pro.scansPerDay));
    expect(Number(headers.get("x-ratelimit-remaining"))).toBeLessThan(PLANS.pro.scansPerDay);
  });

  it.each([
    [{}],
    [{ url: "" }],
    [{ url: 7 }],
    [{ url: "ftp://example.com" }],
    [{ url: "http://127.0.0.1/" }],
    [{ url: "not a domain" }],
    [{ url: "http://10.0.0.1" }],
  ])("refuses %j as INVALID_URL with the field and the accepted form", async (body) => {
    const answer = await start(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: "bad_request",
      code: "INVALID_URL",
      details: { field: "url", expected: expect.stringContaining("domain") },
    });
  });

  it.each([
    [{ url: "example.com", scanType: "deep" }, "scanType"],
    [{ url: "example.com", email: "nobody" }, "email"],
    [{ url: "example.com", assumptions: { employees: -1 } }, "assumptions.employees"],
  ])("refuses %j and names the field", async (body, field) => {
    const answer = await start(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
  });

  it("ignores members it does not know", async () => {
    expect((await start({ url: CLINIC_HOST, scanType: "light", color: "red" }, { "x-mcp-api-key": key })).status).toBe(
      200,
    );
  });

  it.each([
    ["{", "INVALID_JSON", 400, "application/json"],
    ["[]", "INVALID_REQUEST", 400, "application/json"],
    ["url=example.com", "UNSUPPORTED_MEDIA_TYPE", 415, "application/x-www-form-urlencoded"],
    [JSON.stringify({ url: "x".repeat(REQUEST_BODY_BYTES) }), "PAYLOAD_TOO_LARGE", 413, "application/json"],
  ])("answers the body %.20s with %s", async (body, code, status, type) => {
    const answer = await start(body, { "content-type": type });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  });

  it("admits three scans a day from an anonymous address, then 429; others are not affected", async () => {
    const address = "198.51.100.7";
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await start({ url: CLINIC_HOST, scanType: "light" }, {}, address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const refused = answers[3];
    expect(refused?.body).toMatchObject({
      error: "rate_limited",
      code: "RATE_LIMIT",
      details: { retry_after_seconds: expect.any(Number) },
    });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answers.map(({ headers }) => headers.get("x-ratelimit-remaining"))).toEqual(["2", "1", "0", "0"]);
    expect(refused?.headers.get("x-ratelimit-limit")).toBe("3");
    expect(Number(refused?.headers.get("x-ratelimit-reset")) * 1000).toBeGreaterThan(Date.now());
    expect(answers[0]?.body["ownerToken"]).toMatch(/^\w{40}$/);
    expect((await start({ url: CLINIC_HOST, scanType: "light" }, {}, "198.51.100.8")).status).toBe(200);
    expect((await start({ url: CLINIC_HOST, scanType: "light" }, { "x-mcp-api-key": key }, address)).status).toBe(200);
  });

  it("admits exactly the quota when 500 ask at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => start({ url: CLINIC_HOST, scanType: "light" }, {}, "198.51.100.99")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PLANS.anonymous.scansPerDay);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(500 - PLANS.anonymous.scansPerDay);
  });

  it("tells what is left of the minute on every answer that counts, errors included", async () => {
    const address = "198.51.100.70";
    const left = [];
    for (const id of [UNKNOWN_ID, "abc"])
      left.push((await call(`/api/insights/scan/${id}/status`, { address })).headers.get("x-ratelimit-remaining"));
    expect(left).toEqual([String(PLANS.anonymous.readsPerMinute - 1), String(PLANS.anonymous.readsPerMinute - 2)]);
  });

  it("refuses reads above the minute's limit with the seconds to wait", async () => {
    const address = "198.51.100.71";
    const ask = () => call(`/api/insights/scan/${UNKNOWN_ID}/status`, { address });
    // Twice the limit: the minute may turn once on the way.
    let refused: Awaited<ReturnType<typeof ask>> | undefined;
    for (let i = 0; i <= 2 * PLANS.anonymous.readsPerMinute && refused === undefined; i++) {
      const answer = await ask();
      if (answer.status === 429) refused = answer;
    }
    expect(refused?.body).toMatchObject({ code: "RATE_LIMIT", details: { retry_after_seconds: expect.any(Number) } });
    expect(refused?.headers.get("ratelimit-policy")).toBe(`"minute";q=${PLANS.anonymous.readsPerMinute};w=60`);
  });

  it("keeps the quota unit of a scan that failed through the site", async () => {
    const address = "198.51.100.50";
    const { body } = await start({ url: "https://gone.example.com", scanType: "light" }, {}, address);
    for (let over = false; !over;)
      over = (await call(`/api/insights/scan/${String(body["scanId"])}/status`)).body["status"] === "error";
    const next = await start({ url: CLINIC_HOST, scanType: "light" }, {}, address);
    expect(next.headers.get("x-ratelimit-remaining")).toBe("1");
  });
});

describe("an Idempotency-Key", () => {
  const address = "198.51.100.60";
  const body = { url: CLINIC_HOST, scanType: "light" };
  const once = (key: string, sent: unknown = body, from = address) => start(sent, { "idempotency-key": key }, from);

  it("gives the same answer to the same request, and costs one scan", async () => {
    const [first, together] = await Promise.all([once("order-1"), once("order-1")]);
    const later = await once('"order-1"');
    expect(first.status).toBe(200);
    expect(together.body).toEqual(first.body);
    expect(later.body).toEqual(first.body);
    expect(later.headers.get("idempotency-replayed")).toBe("true");
    const next = await start(body, {}, address);
    expect(next.headers.get("x-ratelimit-remaining")).toBe("1");
  });

  it("is refused for another request, and belongs to its caller alone", async () => {
    const other = await once("order-1", { ...body, scanType: "basic" });
    expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_CONFLICT" } });
    const first = await once("order-1");
    const stranger = await once("order-1", body, "198.51.100.61");
    expect(stranger.status).toBe(200);
    expect(stranger.body["scanId"]).not.toBe(first.body["scanId"]);
  });

  it("is free again after a request that was refused", async () => {
    expect((await once("order-2", { url: "http://10.0.0.1/" })).status).toBe(400);
    expect((await once("order-2")).status).toBe(200);
  });

  it("ends after 24 hours, and keeps nothing readable of the answer until then", async () => {
    const first = await once("order-3", body, "198.51.100.62");
    const caller = await identifyCaller(portsFromEnv(env), {
      apiKey: null,
      authorization: null,
      clientAddress: "198.51.100.62",
    });
    await runInDurableObject(env.RATE_LIMITER.getByName(caller.subject), (_object, { storage }) => {
      const [row] = storage.sql.exec<{ answer: string }>("select answer from once").toArray();
      expect(row?.answer).not.toContain(String(first.body["ownerToken"]));
      storage.sql.exec("update once set at = at - 86400001");
    });
    const later = await once("order-3", body, "198.51.100.62");
    expect(later.status).toBe(200);
    expect(later.body["scanId"]).not.toBe(first.body["scanId"]);
  });

  const subjectOf = async (address: string): Promise<string> =>
    (await identifyCaller(portsFromEnv(env), { apiKey: null, authorization: null, clientAddress: address })).subject;
  /** As when the machine that answered was lost a minute ago. */
  const loseAnswer = async (address: string): Promise<void> =>
    runInDurableObject(env.RATE_LIMITER.getByName(await subjectOf(address)), (_object, { storage }) => {
      storage.sql.exec("update once set answer = null, at = at - 60001");
    });
  const deleteWith = (scanId: unknown, token: unknown, address: string) =>
    call(`/api/insights/scan/${String(scanId)}`, {
      method: "DELETE",
      headers: { "x-owner-token": String(token) },
      address,
    });

  it("starts one scan alone, also where the first answer was lost with the machine that had it", async () => {
    const from = "198.51.100.63";
    const first = await once("order-4", body, from);
    await loseAnswer(from);
    const again = await once("order-4", body, from);
    expect(again.body["scanId"]).toBe(first.body["scanId"]);
    expect(again.headers.get("x-ratelimit-remaining")).toBe(first.headers.get("x-ratelimit-remaining"));
    expect((await deleteWith(first.body["scanId"], first.body["ownerToken"], from)).status).toBe(403);
    expect((await deleteWith(first.body["scanId"], again.body["ownerToken"], from)).status).toBe(200);
  });

  it("starts another scan where the first was lost before it began, or deleted since", async () => {
    const from = "198.51.100.64";
    const ports = portsFromEnv(env);
    const subject = await subjectOf(from);
    const caller = {
      kind: "anonymous",
      plan: "anonymous",
      keyId: null,
      isAgent: false,
      subject,
      owner: subject,
    } as const;
    const dying = {
      ...ports,
      caller: { ...caller, scopes: ["scans:write" as const] },
      requestId: "req_dying",
      coordinator: () => ({ start: () => new Promise<boolean>(() => undefined) }) as unknown as CoordinatorClient,
    };
    void invokeOnce(dying, startScan as unknown as Operation, body, "order-5");
    const lost = await vi.waitFor(async () => {
      const row = await env.DB.prepare("select id from scans where owner = ?").bind(subject).first<{ id: string }>();
      if (row === null) throw new Error("not there yet");
      return row.id;
    });
    await loseAnswer(from);
    await pokeScan(ports, lost);
    const again = await once("order-5", body, from);
    expect(again.body["scanId"]).not.toBe(lost);
    await untilOver(String(again.body["scanId"]));
    expect((await ports.scans.find(String(again.body["scanId"])))?.status).toBe("complete");
    expect((await ports.scans.find(lost))?.status).toBe("error");

    await loseAnswer(from);
    expect((await deleteWith(again.body["scanId"], again.body["ownerToken"], from)).status).toBe(200);
    const third = await once("order-5", body, from);
    expect([lost, again.body["scanId"]]).not.toContain(third.body["scanId"]);
    expect(await ports.scans.find(String(again.body["scanId"]))).toBeNull();
  });

  it("never starts what was given up: an order that comes late is refused", async () => {
    const ports = portsFromEnv(env);
    const scanId = ports.ids.uuid();
    expect(await ports.coordinator(scanId).abandon()).toBe(false);
    expect(await ports.coordinator(scanId).start({} as ScanRequest)).toBe(false);
    expect(await ports.coordinator(scanId).progressJson()).toBeNull();
  });

  it("is refused when it is no key", async () => {
    expect(await once("a".repeat(256))).toMatchObject({ status: 400, body: { details: { field: "Idempotency-Key" } } });
  });
});

describe("credentials", () => {
  const wellFormed = composeKey("A".repeat(30));
  it.each([
    [{ "x-mcp-api-key": "nonsense" }],
    [{ "x-mcp-api-key": wellFormed }],
    [{ authorization: "Bearer something" }],
    [{ authorization: "Basic abc" }],
  ])("that are bad are refused everywhere, never ignored: %j", async (headers) => {
    for (const path of ["/api/health", `/api/insights/scan/${UNKNOWN_ID}/status`]) {
      const answer = await call(path, { headers });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: "unauthorized", code: "INVALID_CREDENTIALS" });
    }
  });

  it("are accepted as bearer, too", async () => {
    expect((await call("/api/health", { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
  });

  it("are refused twice over and in the address", async () => {
    expect(
      (await call("/api/health", { headers: { "x-mcp-api-key": key, authorization: "Bearer other" } })).body,
    ).toMatchObject({ code: "INVALID_REQUEST" });
    expect((await call(`/api/health?key=${wellFormed}`)).status).toBe(400);
  });
});

describe("scans that are not there", () => {
  it.each(["status", "results", "checks", "events"])(
    "%s answers 404 SCAN_NOT_FOUND for an unknown id and for what is no id",
    async (part) => {
      for (const id of [UNKNOWN_ID, "abc", "%27"]) {
        const answer = await call(`/api/insights/scan/${id}/${part}`);
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ error: "not_found", code: "SCAN_NOT_FOUND", details: { field: "scanId" } });
      }
    },
  );
});

describe("a scan in progress", () => {
  it("has a status with its agents, and results without results", async () => {
    const { body } = await start(
      { url: CLINIC_HOST, scanType: "basic", visibility: "unlisted" },
      { "x-mcp-api-key": key },
    );
    const { body: progress } = await call(`/api/insights/scan/${String(body["scanId"])}/status`);
    expect(progress).toMatchObject({
      status: expect.stringMatching(/pending|fetching|analyzing/),
      error: null,
      pollAfterSeconds: 5,
    });
    expect((progress["agents"] as unknown[]).length).toBe(4);
    const { status, body: results } = await call(`/api/insights/scan/${String(body["scanId"])}/results`);
    expect(status).toBe(200);
    if ((results["scan"] as { status: string }).status !== "complete") expect(results["results"]).toBeUndefined();
  });

  it("streams its pages and agents as events, and replays them after the end", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "basic" }, key);
    const answer = await exports.default.fetch(new Request(`http://127.0.0.1:8787/api/insights/scan/${scanId}/events`));
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const stream = await answer.text();
    expect(stream).toContain("event: status");
    expect(stream.match(/event: agent/g)?.length).toBeGreaterThanOrEqual(8);
    expect(stream).toContain('event: end\ndata: {"status":"complete","progress":100}');
  });
});

describe("every address", () => {
  it("answers other methods with 405 and what is allowed", async () => {
    for (const { http } of OPERATIONS) {
      const answer = await call(http.path.replaceAll(/\{\w+\}/g, UNKNOWN_ID), { method: "PATCH" });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toContain(http.method.toUpperCase());
    }
  });

  it("may be called from any page, with a credential in a header and never with cookies", async () => {
    const headers = {
      origin: "https://elsewhere.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-mcp-api-key, content-type",
    };
    const preflight = await call("/api/insights/scan", { method: "OPTIONS", headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("x-mcp-api-key");
    const answer = await call("/api/health", { headers: { origin: "https://elsewhere.example" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("access-control-expose-headers")).toContain("X-RateLimit-Remaining");
  });

  it("answers what is not there with 404, a request id and nothing internal", async () => {
    const { status, headers, body } = await call("/api/nothing", { headers: { accept: "application/problem+json" } });
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(body).toMatchObject({
      code: "NOT_FOUND",
      status: 404,
      title: "not found",
      instance: "/api/nothing",
      requestId: headers.get("x-request-id"),
    });
  });

  it("refuses values that a parameter does not take, and names it", async () => {
    const answer = await call(`/api/insights/scan/${UNKNOWN_ID}/checks?limit=1000`);
    expect(answer.body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "limit" } });
    expect((await call(`/api/insights/scan/${UNKNOWN_ID}/checks?cursor=zz`)).body).toMatchObject({
      details: { field: "cursor" },
    });
  });
});

describe("GET /openapi.json", () => {
  it.each(["/openapi.json", "/openapi-3.0.json"])("%s is kept by its tag, and looks at no credential", async (path) => {
    const { status, headers } = await call(path, { headers: { "x-mcp-api-key": "nonsense" } });
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
    const etag = headers.get("etag") ?? "";
    for (const tags of [etag, `"other", W/${etag}`, "*"])
      expect((await call(path, { headers: { "if-none-match": tags } })).status).toBe(304);
    expect((await call(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    expect(await call(path, { method: "HEAD" })).toMatchObject({ status: 200, body: null });
  });

  it("describes every operation, 3.1, with its errors", async () => {
    const { body } = await call<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    }>("/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    for (const { id, http } of OPERATIONS) {
      const described = body.paths[http.path]?.[http.method];
      expect(described?.operationId).toBe(id);
      expect(Object.keys(described?.responses ?? {})).toEqual(
        expect.arrayContaining([String(http.status), "401", "500"]),
      );
    }
  });

  it("has examples that its own schemas accept", () => {
    for (const { input, output, example } of OPERATIONS) {
      expect(input.safeParse(example.input).success).toBe(true);
      expect(output.safeParse(example.output).success).toBe(true);
    }
  });
});
