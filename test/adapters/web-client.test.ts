import { afterEach, describe, expect, it, vi } from "vitest";
import { createWebClient, type WebClientOptions } from "../../src/adapters/fetch/web-client.ts";
import { withoutLookUp } from "../../src/model/host-state.ts";
import { REDIRECT_HOPS } from "../../src/model/limits.ts";

const POLICY = { allowLoopback: false, mappedHosts: null, ownOrigins: ["https://foresite.dev"] };
const client = (hostMap: Record<string, string> | null = null, sign: WebClientOptions["sign"] = null) =>
  createWebClient({
    policy: { ...POLICY, mappedHosts: hostMap && new Set(Object.keys(hostMap)) },
    userAgent: "ForesiteBot/1.0",
    checkHost: withoutLookUp,
    hostMap,
    sign,
    now: () => 0,
  });

/** Answers by address; the network the client sees. */
function serve(answers: Record<string, () => Response>) {
  const asked: { url: string; headers: Headers; redirect: string | undefined }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers), redirect: init.redirect });
    const answer = answers[url];
    if (answer === undefined) throw new TypeError("connection refused");
    return answer();
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());
const to =
  (location: string, status = 301) =>
  () =>
    new Response(null, { status, headers: { location } });
const get = (url: string, more = {}) => client().get({ url, maxBytes: 1_000, ...more });

describe("the guarded fetch", () => {
  it("names itself, follows redirects by hand and tells every hop", async () => {
    const asked = serve({
      "https://example.com/": to("/home"),
      "https://example.com/home": () => new Response("hello"),
    });
    const answer = await get("https://example.com/");
    expect(answer).toMatchObject({
      ok: true,
      status: 200,
      finalUrl: "https://example.com/home",
      redirects: [{ url: "https://example.com/", status: 301, location: "https://example.com/home" }],
    });
    expect(asked.map(({ headers, redirect }) => [headers.get("user-agent"), redirect])).toEqual([
      ["ForesiteBot/1.0", "manual"],
      ["ForesiteBot/1.0", "manual"],
    ]);
  });

  it("leaves the signature out where it is itself in question", async () => {
    const asked = serve({ "https://example.com/": () => new Response("hello") });
    const sign: WebClientOptions["sign"] = async () => ({ Signature: "sig" });
    await client(null, sign).get({ url: "https://example.com/", maxBytes: 10, unsigned: true });
    expect(asked.map(({ headers }) => [headers.get("signature"), headers.get("user-agent")])).toEqual([
      [null, "ForesiteBot/1.0"],
    ]);
  });

  it("signs every hop for the address that it asks", async () => {
    const asked = serve({
      "https://example.com/": to("https://www.example.com/home"),
      "https://www.example.com/home": () => new Response("hello"),
    });
    let times = 0;
    const sign: WebClientOptions["sign"] = async ({ url }) => ({ Signature: `${url} ${++times}` });
    await client(null, sign).get({ url: "https://example.com/", method: "HEAD", maxBytes: 0 });
    expect(asked.map(({ headers }) => headers.get("signature"))).toEqual([
      "https://example.com/ 1",
      "https://www.example.com/home 2",
    ]);
    expect(asked.map(({ headers }) => headers.get("user-agent"))).toEqual(["ForesiteBot/1.0", "ForesiteBot/1.0"]);
  });

  it("gives every hop its own time, since the pause before it is ours", async () => {
    const given: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
      given.push(signal);
      signal?.throwIfAborted();
      return url.endsWith("/home") ? new Response("hello") : to("/home")();
    });
    const beforeHop = () => new Promise<null>((go) => setTimeout(() => go(null), 60));
    expect(await get("https://example.com/", { timeoutMs: 20, beforeHop })).toMatchObject({ ok: true, status: 200 });
    expect(given[0]?.aborted).toBe(true);
  });

  it("gives all hops together no more time than there is, and asks for nothing after it", async () => {
    const asked: string[] = [];
    let now = 1_000;
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      now += 40;
      return to(`/${asked.length}`)();
    });
    const options = { policy: POLICY, userAgent: "x", checkHost: withoutLookUp, hostMap: null, sign: null };
    const web = createWebClient({ ...options, now: () => now });
    const answer = await web.get({ url: "https://example.com/", maxBytes: 1_000, endsAt: 1_100 });
    expect(answer).toMatchObject({ ok: false, code: "timeout" });
    expect(asked).toEqual(["https://example.com/", "https://example.com/1", "https://example.com/2"]);
  });

  it("waits no longer for one hop than there is time for all", async () => {
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      return promise;
    });
    expect(await get("https://example.com/", { endsAt: 20 })).toMatchObject({ ok: false, code: "timeout" });
  });

  it("follows no hop that is refused, and says why", async () => {
    const asked = serve({ "https://example.com/": to("/private") });
    const answer = await get("https://example.com/", { beforeHop: async () => "robots_disallowed" });
    expect(answer).toMatchObject({
      ok: false,
      code: "robots_disallowed",
      detail: expect.stringContaining("robots.txt"),
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    "http://169.254.169.254/latest",
    "http://127.0.0.1:8080/",
    "http://localhost/",
    "file:///etc/passwd",
    "https://foresite.dev/",
    "http://[::1]/",
    "gopher://example.com/",
  ])("does not follow a redirect to %s", async (location) => {
    const asked = serve({ "https://example.com/": to(location) });
    expect(await get("https://example.com/")).toMatchObject({ ok: false, code: "not_public" });
    expect(asked).toHaveLength(1);
  });

  it("looks up where each host lies before it is asked, hop by hop, and asks none that is not public", async () => {
    const asked = serve({ "https://example.com/": to("https://inside.example.net/admin") });
    const looked: string[] = [];
    const checkHost: WebClientOptions["checkHost"] = async (host) => {
      looked.push(host);
      return host === "inside.example.net" ? "not_public" : "public";
    };
    const careful = createWebClient({
      policy: { ...POLICY, mappedHosts: null },
      userAgent: "ForesiteBot/1.0",
      checkHost,
      hostMap: null,
      sign: null,
      now: () => 0,
    });
    const hops: string[] = [];
    const beforeHop = async (url: string) => (hops.push(url), null);
    expect(await careful.get({ url: "https://example.com/", maxBytes: 10, beforeHop })).toMatchObject({
      ok: false,
      code: "not_public",
      finalUrl: "https://inside.example.net/admin",
    });
    expect(looked).toEqual(["example.com", "inside.example.net"]);
    expect(asked).toHaveLength(1);
    // Nobody has to think about a hop that will not be made.
    expect(hops).toEqual([]);
    const posted = await careful.post({
      url: "https://inside.example.net/mcp",
      json: "{}",
      accept: "*/*",
      headers: {},
      maxBytes: 10,
    });
    expect(posted).toMatchObject({ ok: false, code: "not_public" });
    expect(asked).toHaveLength(1);
  });

  it("says dns for a host that could not be resolved, and hands on what was looked up for the same scan", async () => {
    const asked = serve({});
    const hosts = new Map();
    const checkHost: WebClientOptions["checkHost"] = async (host, known) => {
      known?.set(host, "dns");
      return "dns";
    };
    const options = { userAgent: "ForesiteBot/1.0", checkHost, hostMap: null, sign: null, now: () => 0 };
    const careful = createWebClient({ ...options, policy: { ...POLICY, mappedHosts: null } });
    expect(await careful.get({ url: "https://example.com/", maxBytes: 10, hosts })).toMatchObject({
      ok: false,
      code: "dns",
    });
    expect([...hosts]).toEqual([["example.com", "dns"]]);
    expect(asked).toEqual([]);
  });

  it("admits loopback in development beside a map of hosts, and looks nothing up for it", async () => {
    const asked = serve({ "http://127.0.0.1:9000/": () => new Response("local") });
    const options = { userAgent: "ForesiteBot/1.0", sign: null, now: () => 0 };
    const local = createWebClient({
      ...options,
      policy: { ...POLICY, allowLoopback: true, mappedHosts: new Set(["clinic.example"]) },
      checkHost: async () => "not_public",
      hostMap: { "clinic.example": "http://127.0.0.1:4301" },
    });
    expect(await local.get({ url: "http://127.0.0.1:9000/", maxBytes: 10 })).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
  });

  it("ends loops and chains without end", async () => {
    serve({ "https://example.com/a": to("/b"), "https://example.com/b": to("/a") });
    expect(await get("https://example.com/a")).toMatchObject({ ok: false, code: "too_many_redirects" });
    const asked = serve(
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`https://example.com/${i}`, to(`/${i + 1}`)])),
    );
    expect(await get("https://example.com/0")).toMatchObject({ ok: false, code: "too_many_redirects" });
    expect(asked).toHaveLength(REDIRECT_HOPS + 1);
  });

  it("gives a redirect as the answer where it is asked not to follow", async () => {
    serve({ "http://example.com/": to("https://example.com/") });
    expect(await get("http://example.com/", { follow: false })).toMatchObject({
      ok: true,
      status: 301,
      headers: { location: "https://example.com/" },
    });
  });

  it("reads no more than it may, and lets go of the rest", async () => {
    let cancelled = false;
    const endless = () =>
      new Response(
        new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(400)), cancel: () => void (cancelled = true) }),
      );
    serve({ "https://example.com/": endless });
    const answer = await get("https://example.com/");
    expect(answer).toMatchObject({ ok: true, truncated: true });
    expect(answer.ok && answer.bytes.byteLength).toBe(1_000);
    expect(cancelled).toBe(true);
  });

  it("keeps names and flags of cookies, never their values, and cuts long headers", async () => {
    serve({
      "https://example.com/": () =>
        new Response("", {
          headers: [
            ["set-cookie", "sid=secret; Secure; HttpOnly"],
            ["x-long", "a".repeat(5_000)],
          ],
        }),
    });
    const answer = await get("https://example.com/");
    expect(answer.ok && answer.headers["set-cookie"]).toBe("sid=; Secure; HttpOnly");
    expect(answer.ok && answer.headers["x-long"]?.length).toBe(1_000);
  });

  it.each([
    [new TypeError("connection refused"), "refused"],
    [new DOMException("The operation timed out", "TimeoutError"), "timeout"],
    [new Error("DNS lookup failed"), "dns"],
    [new Error("TLS handshake failed: certificate expired"), "tls"],
  ])("turns %s into a typed error and never throws", async (error, code) => {
    vi.stubGlobal("fetch", async () => {
      throw error;
    });
    expect(await get("https://example.com/")).toMatchObject({ ok: false, code });
  });

  it("reads mapped names from their local copies, keeps their addresses, and fails others with dns", async () => {
    const asked = serve({ "http://127.0.0.1:4301/a?x=1": () => new Response("copy") });
    const mapped = client({ "clinic.example": "http://127.0.0.1:4301" });
    expect(await mapped.get({ url: "https://clinic.example/a?x=1", maxBytes: 10 })).toMatchObject({
      ok: true,
      finalUrl: "https://clinic.example/a?x=1",
    });
    expect(await mapped.get({ url: "https://other-name.com/", maxBytes: 10 })).toMatchObject({
      ok: false,
      code: "dns",
    });
    expect(asked).toHaveLength(1);
  });

  it("posts JSON with the few fields asked for, signed, and never follows a redirect of it", async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      sent.push(init);
      return to("https://example.com/elsewhere", 307)();
    });
    const sign: WebClientOptions["sign"] = async ({ url }) => ({ Signature: url });
    const answer = await client(null, sign).post({
      url: "https://example.com/mcp",
      json: "{}",
      accept: "application/json",
      headers: { "Mcp-Method": "server/discover", Origin: "https://another-site.example" },
      maxBytes: 1_000,
    });
    expect(answer).toMatchObject({ ok: true, status: 307, redirects: [] });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: "POST", body: "{}", redirect: "manual" });
    const headers = new Headers(sent[0]?.headers);
    expect(["content-type", "mcp-method", "origin", "signature"].map((name) => headers.get(name))).toEqual([
      "application/json",
      "server/discover",
      "https://another-site.example",
      "https://example.com/mcp",
    ]);
  });

  it("posts to no address that may not be read", async () => {
    const asked = serve({});
    for (const url of [
      "http://127.0.0.1/mcp",
      "http://169.254.169.254/",
      "https://foresite.dev/mcp",
      "https://a.internal/",
    ]) {
      const answer = await client().post({ url, json: "{}", accept: "*/*", headers: {}, maxBytes: 10 });
      expect(answer).toMatchObject({ ok: false, code: "not_public" });
    }
    expect(asked).toEqual([]);
  });

  it("sends no body and no content type with a GET", async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      sent.push(init);
      return new Response("x");
    });
    await get("https://example.com/");
    expect(sent[0]?.body).toBeUndefined();
    expect(new Headers(sent[0]?.headers).get("content-type")).toBeNull();
  });

  it("keeps what a stream of events said before its time was up, and of nothing else", async () => {
    const cut = (type: string) => () => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1;
          if (sent > 1) controller.error(new DOMException("signal timed out", "TimeoutError"));
          else controller.enqueue(new TextEncoder().encode("data: x\n\n"));
        },
      });
      return new Response(body, { headers: { "content-type": type } });
    };
    serve({
      "https://example.com/s": cut("text/event-stream; charset=utf-8"),
      "https://example.com/j": cut("text/plain"),
    });
    expect(await get("https://example.com/s")).toMatchObject({ ok: true, truncated: true });
    expect(await get("https://example.com/j")).toMatchObject({ ok: false, code: "timeout" });
  });
});
