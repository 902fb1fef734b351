import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import {
  createClient,
  ForesiteError,
  isErrorOf,
  type Client,
  type ScanStatusAnswer,
} from "../../clients/typescript/src/index.ts";
import { fakeService, ORIGIN, refusal, silence } from "./fake-service.ts";

const SCAN = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const ACCEPTED = Response.json({ scanId: SCAN, status: "pending" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the call ends in, with every pause over at once, and how long the pauses were. */
async function endOf(call: Promise<unknown>): Promise<{ outcome: unknown; waitedMs: number }> {
  const startedAt = Date.now();
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await settled, waitedMs: Date.now() - startedAt };
}

describe("a request of the client", () => {
  it("carries members of the input where the operation takes them, and the key", async () => {
    const { client, asked } = fakeService([Response.json({ checks: [] })], { key: "fsk_1" });
    await client.getScanChecks({ scanId: SCAN, status: "fail", limit: 5, cursor: undefined });
    expect(asked[0]).toMatchObject({
      method: "GET",
      url: `${ORIGIN}/api/insights/scan/${SCAN}/checks?status=fail&limit=5`,
      body: null,
    });
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({ "x-mcp-api-key": "fsk_1" });
  });

  it("writes the rest into the body, and tokens of their own into their header", async () => {
    const { client, asked } = fakeService([Response.json({ ok: true })], { token: "at_1" });
    await client.rotateWebhookSecret({ id: "whk_1", manageToken: "m" });
    await client.subscribeWebhook({ callback_url: "https://a.example/", events: ["scan.completed"] });
    expect(asked.map(({ url, body }) => ({ url, body }))).toEqual([
      { url: `${ORIGIN}/api/webhooks/subscriptions/whk_1/rotate`, body: {} },
      {
        url: `${ORIGIN}/api/webhooks/subscribe`,
        body: { callback_url: "https://a.example/", events: ["scan.completed"] },
      },
    ]);
    expect(asked[0]?.headers.get("x-manage-token")).toBe("m");
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer at_1");
  });

  it("leads nowhere else by what stands in a path", async () => {
    const { client, asked } = fakeService([Response.json({})]);
    await client.getDirectoryListing({ slug: "../keys?x#y" });
    expect(asked[0]?.url).toBe(`${ORIGIN}/api/directory/..%2Fkeys%3Fx%23y`);
    await expect(client.getDirectoryListing({ slug: ".." })).rejects.toThrow('needs slug, a text; got ".."');
    await expect(client.getDirectoryListing({} as { slug: string })).rejects.toThrow("got nothing");
  });

  it("goes to the origin alone, with one credential", () => {
    expect(() => createClient({ origin: "ftp://foresite.example" })).toThrow("http or https");
    expect(() => createClient({ origin: ORIGIN, key: "a", token: "b" })).toThrow("either key or token");
  });
});

describe("an error", () => {
  it("carries what the service said, and which call it ended", async () => {
    const { client } = fakeService([refusal(400, "INVALID_URL")]);
    const { outcome } = await endOf(client.startScan({ url: "x" }));
    expect(outcome).toBeInstanceOf(ForesiteError);
    expect(outcome).toMatchObject({
      call: "startScan",
      code: "INVALID_URL",
      status: 400,
      message: "INVALID_URL in words.",
      details: { field: "url" },
      requestId: "req_1",
      retryAfter: null,
    });
    expect([isErrorOf(outcome, "startScan"), isErrorOf(outcome, "getPlaybook")]).toEqual([true, false]);
  });

  it("says so when an answer is none of the API's, such as a redirect or a page", async () => {
    const page = new Response("<p>Gone</p>", { status: 410, headers: { "X-Request-Id": "req_2" } });
    const moved = new Response(null, { status: 302, headers: { Location: "https://elsewhere.example/" } });
    for (const answer of [page, moved, new Response("<p>Hello</p>")]) {
      const { client, asked } = fakeService([answer]);
      const { outcome } = await endOf(client.getUsage());
      expect(outcome).toMatchObject({ code: "UNEXPECTED_ANSWER", status: answer.status });
      expect(asked).toHaveLength(1);
    }
  });
});

describe("a call that fails in passing", () => {
  it("is sent again after a pause that grows, twice by default", async () => {
    const { client, asked } = fakeService([refusal(503, "SERVICE_UNAVAILABLE"), new Error("reset"), ACCEPTED]);
    const { outcome, waitedMs } = await endOf(client.getScanStatus({ scanId: SCAN }));
    expect(outcome).toMatchObject({ scanId: SCAN });
    expect(asked).toHaveLength(3);
    expect(waitedMs).toBeGreaterThanOrEqual(750);
    expect(waitedMs).toBeLessThanOrEqual(1_500);
  });

  it("waits as long as Retry-After says, in seconds or as a date", async () => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    for (const when of ["7", "Fri, 20 Nov 2026 12:00:07 GMT"]) {
      vi.setSystemTime("2026-11-20T12:00:00Z");
      const { client } = fakeService([refusal(503, "SERVICE_UNAVAILABLE", { "Retry-After": when }), ACCEPTED]);
      expect((await endOf(client.getUsage())).waitedMs).toBe(7_000);
    }
  });

  it("fails at once when it would have to wait too long, and says how long", async () => {
    const { client, asked } = fakeService([refusal(429, "RATE_LIMIT", { "Retry-After": "3600" })]);
    const { outcome, waitedMs } = await endOf(client.startScan({ url: "example.com" }));
    expect(outcome).toMatchObject({ code: "RATE_LIMIT", retryAfter: 3_600 });
    expect([asked.length, waitedMs]).toEqual([1, 0]);
  });

  it("starts a scan once however often it is sent: with one Idempotency-Key, a new one for each call", async () => {
    const { client, asked } = fakeService([new Error("reset"), ACCEPTED]);
    await endOf(client.startScan({ url: "example.com" }));
    await endOf(client.startScan({ url: "example.com" }));
    await endOf(client.startScan({ url: "example.com" }, { idempotencyKey: "mine" }));
    const [first, second, third, fourth] = asked.map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe("mine");
  });

  it("is not sent again where that could do something twice, unless it was refused for its number", async () => {
    const order = { callback_url: "https://a.example/", events: ["scan.completed" as const] };
    const broken = fakeService([refusal(500, "INTERNAL_ERROR"), Response.json({ ok: true })]);
    expect((await endOf(broken.client.subscribeWebhook(order))).outcome).toMatchObject({ code: "INTERNAL_ERROR" });
    expect(broken.asked).toHaveLength(1);
    expect(broken.asked[0]?.headers.has("idempotency-key")).toBe(false);
    const busy = fakeService([refusal(429, "RATE_LIMIT", { "Retry-After": "2" }), Response.json({ ok: true })]);
    expect((await endOf(busy.client.subscribeWebhook(order))).outcome).toEqual({ ok: true });
  });

  it("is never sent again for what would fail again", async () => {
    const { client, asked } = fakeService([refusal(404, "SCAN_NOT_FOUND")]);
    await endOf(client.getScanResults({ scanId: SCAN }));
    expect(asked).toHaveLength(1);
  });

  it("ends with how it failed last", async () => {
    const { client, asked } = fakeService([new Error("refused")]);
    const { outcome } = await endOf(client.getUsage());
    expect(outcome).toMatchObject({ code: "NO_ANSWER", status: null, message: `No service answers at ${ORIGIN}.` });
    expect(asked).toHaveLength(3);
  });
});

describe("a call that takes long", () => {
  it("is given up after its time, and when its caller says so", async () => {
    const slow = fakeService([silence], { timeoutMs: 2_000, maxRetries: 0 });
    expect((await endOf(slow.client.getUsage())).outcome).toMatchObject({
      code: "TIMEOUT",
      message: `${ORIGIN} did not answer within 2 seconds.`,
    });
    const controller = new AbortController();
    const call = slow.client.getUsage({}, { signal: controller.signal });
    controller.abort(new Error("enough"));
    expect((await endOf(call)).outcome).toEqual(new Error("enough"));
  });

  it("waits for no further attempt once its caller has given up", async () => {
    const controller = new AbortController();
    const { client, asked } = fakeService([refusal(503, "SERVICE_UNAVAILABLE", { "Retry-After": "30" })]);
    const call = client.getUsage({}, { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort(new Error("enough"));
    expect(await call).toEqual(new Error("enough"));
    expect(asked).toHaveLength(1);
  });
});

describe("the types of the client", () => {
  it("name inputs, outputs and the errors of each operation", () => {
    expectTypeOf<Client["getScanStatus"]>().returns.resolves.toEqualTypeOf<ScanStatusAnswer>();
    expectTypeOf<Client["startScan"]>().parameter(0).toHaveProperty("url").toEqualTypeOf<string>();
    expectTypeOf<Parameters<Client["getUsage"]>["length"]>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<Parameters<Client["getScanStatus"]>["length"]>().toEqualTypeOf<1 | 2>();
    const error: unknown = new ForesiteError({ call: "startScan", code: "INVALID_URL", message: "" });
    if (!isErrorOf(error, "startScan")) throw error;
    expectTypeOf(error.code).extract<"INVALID_URL">().not.toBeNever();
    expectTypeOf(error.code).extract<"PLAYBOOK_NOT_FOUND">().toBeNever();
    expect(error.details).toEqual({});
  });
});
