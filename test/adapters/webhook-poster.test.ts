import { afterEach, describe, expect, it, vi } from "vitest";
import { createWebhookPoster } from "../../src/adapters/fetch/webhook-poster.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import { WEBHOOK_LIMITS } from "../../src/model/webhook-limits.ts";

const poster = (hostMap: Record<string, string> | null = null, allowLoopback = false) =>
  createWebhookPoster({
    policy: {
      allowLoopback,
      mappedHosts: hostMap && new Set(Object.keys(hostMap)),
      ownOrigins: ["https://foresite.dev"],
    },
    checkHost: withoutLookUp,
    hostMap,
    now: () => 0,
  });
const delivery = {
  url: "https://example.com/hooks?token=7",
  headers: { "X-Webhook-Event": "scan.started" },
  body: "{}",
  timeoutMs: 15_000,
};

/** The network as the poster sees it. */
function serve(answer: () => Response) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

describe("the way to a receiver", () => {
  it("posts the bytes with their headers, within a time, and follows no redirect", async () => {
    const asked = serve(() => new Response(null, { status: 302, headers: { location: "https://10.0.0.1/" } }));
    expect(await poster().post(delivery)).toEqual({ ok: true, status: 302, retryAfter: null, ms: 0 });
    expect(asked).toMatchObject([
      { url: delivery.url, init: { method: "POST", body: "{}", headers: delivery.headers, redirect: "manual" } },
    ]);
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it("tells the status and Retry-After, and nothing of the body", async () => {
    serve(() => new Response("a secret of the receiver's network", { status: 503, headers: { "retry-after": "60" } }));
    expect(await poster().post(delivery)).toEqual({ ok: true, status: 503, retryAfter: "60", ms: 0 });
  });

  it("reads a bounded part of a body that does not end, and lets go of it", async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1_024;
        controller.enqueue(new Uint8Array(1_024));
      },
      cancel: () => void (isCancelled = true),
    });
    serve(() => new Response(endless));
    expect(await poster().post(delivery)).toMatchObject({ ok: true, status: 200 });
    await vi.waitFor(() => expect(isCancelled).toBe(true));
    expect(sent).toBeLessThan(2 * WEBHOOK_LIMITS.answerBytes);
  });

  it("waits for the answer for its time, for no part of its body, and lets go of one that drips soon after", async () => {
    vi.useFakeTimers();
    try {
      const signalOf = (asked: { init: RequestInit }[]) => asked[0]?.init.signal;
      const silent = serve(() => new Promise<Response>(() => undefined) as never);
      void poster().post(delivery);
      await vi.advanceTimersByTimeAsync(14_900);
      expect(signalOf(silent)?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(signalOf(silent)?.reason).toMatchObject({ name: "TimeoutError" });
      const dripping = serve(() => new Response(new ReadableStream()));
      expect(await poster().post(delivery)).toMatchObject({ ok: true, status: 200 });
      expect(signalOf(dripping)?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(WEBHOOK_LIMITS.answerBodyMs + 1);
      expect(signalOf(dripping)?.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("counts the status when the body breaks off", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("connection lost")) });
    serve(() => new Response(broken));
    expect(await poster().post(delivery)).toMatchObject({ ok: true, status: 200 });
  });

  it.each([
    [new DOMException("The operation was aborted due to timeout", "TimeoutError"), "timeout"],
    [new TypeError("getaddrinfo ENOTFOUND example.com"), "dns"],
    [new TypeError("certificate has expired"), "tls"],
    [new TypeError("connection refused"), "refused"],
    ["odd", "refused"],
  ])("never throws: %s is %s", async (thrown, error) => {
    serve(() => {
      throw thrown;
    });
    expect(await poster().post(delivery)).toEqual({ ok: false, error, ms: 0 });
  });

  it.each(["https://169.254.169.254/", "http://example.com/", "http://127.0.0.1:9000/", "https://foresite.dev/hooks"])(
    "judges the address again, and does not ask %s",
    async (url) => {
      const asked = serve(() => new Response());
      expect(await poster().post({ ...delivery, url })).toEqual({ ok: false, error: "not_public", ms: 0 });
      expect(asked).toEqual([]);
    },
  );

  it.each(["not_public", "dns"] as const)("asks no host whose look-up says %s", async (state) => {
    const asked = serve(() => new Response());
    const looked: string[] = [];
    const checkHost = async (host: string) => (looked.push(host), state);
    const policy = { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] };
    const careful = createWebhookPoster({ policy, checkHost, hostMap: null, now: () => 0 });
    expect(await careful.post(delivery)).toEqual({ ok: false, error: state, ms: 0 });
    expect([asked, looked]).toEqual([[], ["example.com"]]);
  });

  it("goes to the local copy of a mapped host in development, to loopback itself, and to no other host", async () => {
    const asked = serve(() => new Response());
    const local = poster({ "example.com": "http://127.0.0.1:9000" }, true);
    await local.post(delivery);
    await local.post({ ...delivery, url: "http://127.0.0.1:9001/a?b=c" });
    expect(await local.post({ ...delivery, url: "https://example.org/" })).toMatchObject({ error: "dns" });
    expect(asked.map(({ url }) => url)).toEqual(["http://127.0.0.1:9000/hooks?token=7", "http://127.0.0.1:9001/a?b=c"]);
  });
});
