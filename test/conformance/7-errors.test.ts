// Section 7: errors. Each code, the one body, and what holds for every address.
import { describe, expect } from "vitest";
import { ERROR_TABLE, type ErrorCode } from "../../src/model/errors.ts";
import { REQUEST_BODY_BYTES } from "../../src/model/limits.ts";
import { accessToken } from "./access-token.ts";
import { call, randomAddress, type Answer, type Ask, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { addressOf, askableAddress, readDescribed } from "./description.ts";
import { askFailingService } from "./failing-service.ts";
import { callbackUrl, newest, readDeadScan, start, subscribe, UNKNOWN_ID } from "./read.ts";
import type { RowId } from "./rows.ts";
import { isText, isUri } from "./shapes.ts";
import { world } from "./world.ts";

const SCAN = "/api/insights/scan";
const post = (body: unknown, ask: Ask = {}): Promise<Answer> => call(SCAN, { method: "POST", body, ...ask });

/** A request that is answered with the code. */
const PROVOKE: Record<ErrorCode, () => Promise<Pick<Answer, "status" | "headers" | "body">>> = {
  INVALID_URL: () => start({ url: "nowhere" }),
  INVALID_REQUEST: () => start({ url: world.deadSite, scanType: "deep" }),
  INVALID_CALLBACK_URL: () =>
    subscribe({ callback_url: "http://10.0.0.1/", events: ["scan.completed"] }) as unknown as Promise<Answer>,
  INVALID_EVENTS: () => subscribe({ callback_url: callbackUrl(), events: [] }) as unknown as Promise<Answer>,
  INVALID_JSON: () => post("{"),
  AUTH_REQUIRED: () => call("/api/insights/analytics", { as: "anonymous" }),
  INVALID_CREDENTIALS: () => call("/api/health", { as: "anonymous", headers: { "x-mcp-api-key": "nonsense" } }),
  INSUFFICIENT_SCOPE: async () =>
    call("/api/insights/scans", {
      as: "anonymous",
      headers: { authorization: `Bearer ${await accessToken(["analytics:read"])}` },
    }),
  SCAN_NOT_FOUND: () => call(`${SCAN}/${UNKNOWN_ID}/status`),
  PLAYBOOK_NOT_FOUND: async () => call(`/api/insights/playbook/${(await readDeadScan()).scanId}`),
  LISTING_NOT_FOUND: () => call("/api/directory/no-such-business-here"),
  SUBSCRIPTION_NOT_FOUND: () => call("/api/webhooks/subscriptions/whk_unknown"),
  NOT_FOUND: () => call("/api/nothing-here"),
  METHOD_NOT_ALLOWED: () => call(SCAN, { method: "PUT" }),
  PAYLOAD_TOO_LARGE: () => post({ url: "x".repeat(REQUEST_BODY_BYTES) }),
  UNSUPPORTED_MEDIA_TYPE: () =>
    post("url=example.com", { headers: { "content-type": "application/x-www-form-urlencoded" } }),
  IDEMPOTENCY_CONFLICT: async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await start({ url: world.deadSite, scanType: "light", visibility: "unlisted" }, { headers });
    return start({ url: world.deadSite, scanType: "basic", visibility: "unlisted" }, { headers });
  },
  RATE_LIMIT: () => useUpReads(),
  INTERNAL_ERROR: () => askFailingService(`${SCAN}/${UNKNOWN_ID}/status`),
  SERVICE_UNAVAILABLE: () => askFailingService(SCAN, { method: "POST", body: JSON.stringify({ url: "example.com" }) }),
};

/** Reads from one anonymous address until the minute's quota is used up. */
async function useUpReads(): Promise<Answer> {
  const address = randomAddress();
  for (let reads = 0; reads < 2_000; reads++) {
    const answer = await call(`${SCAN}/${newest()}/status`, { as: "anonymous", address, isQuotaTest: true });
    if (answer.status === 429) return answer;
    expect(answer.status).toBe(200);
  }
  throw new Error("two thousand anonymous reads and no 429");
}

const ROW_OF: Partial<Record<ErrorCode, readonly RowId[]>> = {
  INVALID_URL: ["7 Code.INVALID_URL", "7 Body.details"],
  AUTH_REQUIRED: ["7 Code.AUTH_REQUIRED"],
  SCAN_NOT_FOUND: ["7 Code.SCAN_NOT_FOUND"],
  RATE_LIMIT: ["7 Code.RATE_LIMIT", "7 Rule.429 headers", "8 Limit.exceeded is 429"],
  INTERNAL_ERROR: ["7 Code.INTERNAL_ERROR", "4.2.500", "4.3.500", "4.5.500"],
};
const DETAILS: Partial<Record<ErrorCode, (details: Json) => void>> = {
  INVALID_URL: (details) => expect(details).toMatchObject({ field: "url", expected: expect.any(String) }),
  SCAN_NOT_FOUND: (details) => expect(details).toMatchObject({ field: "scanId" }),
  RATE_LIMIT: (details) => expect(Number.isInteger(details["retry_after_seconds"])).toBe(true),
};

describe("7 Every code of the table", () => {
  for (const [code, provoke] of Object.entries(PROVOKE) as [ErrorCode, () => Promise<Answer>][])
    covers(
      ["7 Body.error", "7 Body.code", "7 Body.message", ...(ROW_OF[code] ?? [])],
      `${code} is answered with its status, kind and page`,
      async () => {
        const { status, headers, body } = await provoke();
        const { status: expected, error } = ERROR_TABLE[code];
        expect(status).toBe(expected);
        expect(body).toMatchObject({ error, code, status, requestId: headers.get("x-request-id") });
        expect(isText(body["message"])).toBe(true);
        expect(isUri(body["type"])).toBe(true);
        const { pathname } = new URL(String(body["type"]));
        const page = await call(pathname, { as: "anonymous" });
        expect([page.status, page.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/html/)]);
        expect(page.text).toContain(code);
        DETAILS[code]?.(body["details"] as Json);
        if (code === "AUTH_REQUIRED" || code === "INTERNAL_ERROR") expect(body).not.toHaveProperty("details");
      },
    );

  covers(["7 Rule.429 headers", "4.2.429"], "429 carries Retry-After and what is left", async () => {
    const { headers, body } = await useUpReads();
    const seconds = Number(headers.get("retry-after"));
    expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true);
    expect((body["details"] as Json)["retry_after_seconds"]).toBe(seconds);
    expect(Number(headers.get("x-ratelimit-limit"))).toBeGreaterThan(0);
    expect(headers.get("x-ratelimit-remaining")).toBe("0");
  });

  covers(["7 Body.error"], "is application/problem+json where that is asked for", async () => {
    const { headers, body } = await call("/api/nothing-here", { headers: { accept: "application/problem+json" } });
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(body).toMatchObject({
      title: "not found",
      status: 404,
      detail: body["message"],
      instance: "/api/nothing-here",
    });
  });

  covers(["7 Body.error"], "the index of the pages about errors names every code", async () => {
    const { status, text } = await call("/developers/errors/", { as: "anonymous" });
    expect(status).toBe(200);
    for (const code of Object.keys(ERROR_TABLE)) expect(text).toContain(`/developers/errors/${code}`);
  });
});

describe("7 Which operations list which errors", () => {
  const lists = async (method: string, template: string): Promise<string[]> => {
    const found = (await readDescribed()).find((one) => one.method === method && one.template === template);
    return Object.keys(found?.operation.responses ?? {});
  };
  covers(["7 Rule.operations that list 400"], "scan trigger and webhook subscribe list 400", async () => {
    expect(await lists("POST", SCAN)).toEqual(expect.arrayContaining(["200", "400", "401", "429", "500"]));
    expect(await lists("POST", "/api/webhooks/subscribe")).toEqual(expect.arrayContaining(["201", "400"]));
  });
  covers(
    ["7 Rule.operations that list 404"],
    "status, results, comprehensive, playbook and directory slug list 404",
    async () => {
      for (const part of ["status", "results", "comprehensive"])
        expect(await lists("GET", `${SCAN}/{scanId}/${part}`)).toContain("404");
      expect(await lists("GET", "/api/insights/playbook/{scanId}")).toContain("404");
      expect(await lists("GET", "/api/directory/{slug}")).toContain("404");
    },
  );
});

describe("7 Every address", () => {
  covers(["7 Body.error"], "answers a method that it does not have with 405 and Allow", async () => {
    const described = await readDescribed();
    for (const template of new Set(described.map((one) => one.template))) {
      const here = described.filter((one) => one.template === template);
      const has = new Set(here.map(({ method }) => method));
      const [some] = here;
      if (some === undefined) continue;
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !has.has(one))) {
        const { status, headers, body } = await call(await addressOf(some), { method });
        expect(`${method} ${template} ${status}`).toBe(`${method} ${template} 405`);
        expect(body).toMatchObject({ error: "method_not_allowed", code: "METHOD_NOT_ALLOWED" });
        expect((headers.get("allow") ?? "").split(", ")).toEqual(expect.arrayContaining([...has]));
      }
    }
  });

  covers(["7 Body.error"], "answers HEAD as it answers GET, without a body", async () => {
    for (const described of (await readDescribed()).filter(({ method }) => method === "GET")) {
      const path = await askableAddress(described);
      const [head, get] = [await call(path, { method: "HEAD" }), await call(path)];
      expect(`${path} ${head.status} ${head.text}`).toBe(`${path} ${get.status} `);
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    }
  });

  covers(["7 Body.error"], "gives every answer an id of its own", async () => {
    const answers = await Promise.all(
      ["/api/health", "/api/health", "/api/nothing-here", "/openapi.json"].map((path) => call(path)),
    );
    const seen = answers.map(({ headers }) => headers.get("x-request-id"));
    expect(seen.every((id) => /^req_\w{16,}$/.test(id ?? ""))).toBe(true);
    expect(new Set(seen).size).toBe(seen.length);
  });

  covers(["7 Code.INTERNAL_ERROR"], "tells nothing of its insides, whatever fails", async () => {
    const { status, body } = await askFailingService(`${SCAN}/${UNKNOWN_ID}/results`);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/D1_ERROR|SQLITE|select|scan-store/);
  });
});

describe("7 Bodies", () => {
  covers(
    ["7 Body.details"],
    "every operation with a body refuses what is not JSON, not an object, not declared so, too large",
    async () => {
      const withBody = (await readDescribed()).filter(({ operation }) => operation.requestBody !== undefined);
      expect(withBody.length).toBeGreaterThan(0);
      for (const described of withBody) {
        const path = await addressOf(described);
        const send = (body: string, type = "application/json"): Promise<Answer> =>
          call(path, { method: described.method, body, headers: { "content-type": type } });
        expect(await send("{")).toMatchObject({ status: 400, body: { code: "INVALID_JSON" } });
        for (const text of ["[]", '"text"', "7", "null"])
          expect(await send(text)).toMatchObject({
            status: 400,
            body: { code: "INVALID_REQUEST", details: { field: "body" } },
          });
        expect(await send("<a/>", "application/xml")).toMatchObject({
          status: 415,
          body: { code: "UNSUPPORTED_MEDIA_TYPE" },
        });
        const large = JSON.stringify({ url: "x".repeat(REQUEST_BODY_BYTES) });
        expect(await send(large)).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
      }
    },
  );
});
