import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scanAndWait, type ScanNews } from "../../clients/typescript/src/index.ts";
import { type Answer, fakeService, ORIGIN, refusal, silence } from "./fake-service.ts";

const SCAN = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const ACCEPTED = Response.json({ scanId: SCAN, status: "pending", ownerToken: "own" });
const RESULTS = Response.json({ scan: {}, results: { readinessScore: 71 } });
const status = (name: string, error: string | null = null): Response =>
  Response.json({
    status: name,
    progress: 40,
    error,
    pollAfterSeconds: error === null && name !== "complete" ? 6 : null,
  });
const stream = (...events: string[]): Response => new Response(events.map((one) => `${one}\n\n`).join(""));
const page = (id: number): string => `id: ${id}\nevent: page\ndata: {"url":"https://example.com/${id}"}`;
const END = 'event: end\ndata: {"status":"complete","progress":100}';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The way of one scan, with every pause over at once. */
async function follow(answers: readonly Answer[], options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const { client, asked } = fakeService(answers, { maxRetries: 0 });
  const news: ScanNews[] = [];
  const startedAt = Date.now();
  const onProgress = (one: ScanNews): void => void news.push(one);
  const settled = scanAndWait(client, { url: "example.com" }, { ...options, onProgress }).catch(
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return {
    outcome: await settled,
    waitedMs: Date.now() - startedAt,
    asked: asked.map(({ url }) => url.replace(`${ORIGIN}/api/insights/scan`, "").replace(`/${SCAN}/`, "")),
    resumed: asked.map(({ headers }) => headers.get("last-event-id")).filter((id) => id !== null),
    news: news.map((one) => (one.kind === "event" ? one.event.type : one.status.status)),
  };
}

describe("scan and wait", () => {
  it("follows the stream to its end without a pause, and reads the report", async () => {
    const way = await follow([ACCEPTED, stream(page(1), page(2), END), status("complete"), RESULTS]);
    expect(way.outcome).toEqual({ scanId: SCAN, results: { readinessScore: 71 }, ownerToken: "own" });
    expect(way.asked).toEqual(["", "events", "status", "results"]);
    expect(way.news).toEqual(["page", "page", "complete"]);
    expect(way.waitedMs).toBe(0);
  });

  it("goes on after the last event when a stream breaks off", async () => {
    const broken = new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(`${page(7)}\n\n`)),
        pull: (controller) => controller.error(new Error("reset")),
      }),
    );
    const way = await follow([
      ACCEPTED,
      () => Promise.resolve(broken),
      status("analyzing"),
      stream(page(8), END),
      status("complete"),
      RESULTS,
    ]);
    expect(way.outcome).toMatchObject({ scanId: SCAN });
    expect(way.resumed).toEqual(["7"]);
    expect(way.news).toEqual(["page", "analyzing", "page", "complete"]);
  });

  it("asks at the interval that the service names where no stream comes through", async () => {
    const none = refusal(503, "SERVICE_UNAVAILABLE");
    const way = await follow([
      ACCEPTED,
      none,
      status("fetching"),
      stream(),
      status("fetching"),
      status("analyzing"),
      status("complete"),
      RESULTS,
    ]);
    expect(way.asked).toEqual(["", "events", "status", "events", "status", "status", "status", "results"]);
    expect(way.waitedMs).toBe(3 * 6_000);
  });

  it("says why a site could not be scanned", async () => {
    const way = await follow([ACCEPTED, stream(END), status("error", "robots_disallowed: It may not be read.")]);
    expect(way.outcome).toMatchObject({
      code: "SCAN_FAILED",
      message: "robots_disallowed: It may not be read.",
      details: { scanId: SCAN, reason: "robots_disallowed: It may not be read." },
    });
  });

  it("ends after the caller's time with the scan that goes on, and by the caller's signal", async () => {
    const late = await follow([ACCEPTED, stream(), status("fetching"), stream(), status("fetching")], {
      timeoutMs: 20_000,
    });
    expect(late.outcome).toMatchObject({ code: "TIMEOUT", details: { scanId: SCAN } });
    expect(late.waitedMs).toBe(20_000);
    const signal = AbortSignal.abort(new Error("enough"));
    expect((await follow([silence], { signal })).outcome).toEqual(new Error("enough"));
  });

  it("hands on what the caller's own code throws", async () => {
    const { client } = fakeService([ACCEPTED, stream(page(1), END), status("complete"), RESULTS]);
    const onProgress = (): void => {
      throw new Error("mine");
    };
    await expect(scanAndWait(client, { url: "example.com" }, { onProgress })).rejects.toThrow("mine");
  });
});
