import { afterEach, describe, expect, it, vi } from "vitest";
import { createDnsResolver } from "../../src/adapters/dns/create-dns-resolver.ts";
import { DNS_ANSWER_BYTES, DNS_TRIES } from "../../src/model/limits.ts";

const EMPTY = Buffer.from("00008180000000000000000000000000", "hex").subarray(0, 12);
const headers = { "content-type": "application/dns-message" };
const good = () => new Response(EMPTY, { headers });

function serve(...answers: (() => Response)[]) {
  const asked: { url: URL; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url), init });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer === undefined) throw new TypeError("connection refused");
    return answer();
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());
const look = () => createDnsResolver("https://dns.example/dns-query")("Example.com", "TXT");

describe("the resolver over HTTPS", () => {
  it("asks by GET as RFC 8484 says, following no redirect", async () => {
    const asked = serve(good);
    expect(await look()).toEqual({ outcome: "ok", authenticated: false, records: [] });
    expect(asked).toHaveLength(1);
    const [{ url, init } = { url: new URL("about:blank"), init: {} }] = asked;
    expect(url.origin + url.pathname).toBe("https://dns.example/dns-query");
    expect(Buffer.from(url.searchParams.get("dns") ?? "", "base64url").toString("latin1")).toContain(
      "\u0007example\u0003com",
    );
    expect(init).toMatchObject({ redirect: "manual", headers: { Accept: "application/dns-message" } });
  });

  it("tries again once, and answers with what came then", async () => {
    const asked = serve(() => new Response("busy", { status: 503 }), good);
    expect((await look()).outcome).toBe("ok");
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["no connection", undefined],
    ["an error", () => new Response("no", { status: 500, headers })],
    ["a page", () => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } })],
    ["a redirect", () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } })],
    ["noise", () => new Response("noise", { headers })],
    ["too much", () => new Response(new Uint8Array(DNS_ANSWER_BYTES + 1), { headers })],
  ])("knows nothing after two tries that got %s", async (_, answer) => {
    const asked = serve(...(answer === undefined ? [] : [answer]));
    expect(await look()).toEqual({ outcome: "failed", authenticated: false, records: [] });
    expect(asked).toHaveLength(DNS_TRIES);
  });

  it("asks nobody about what is no name", async () => {
    const asked = serve(good);
    expect((await createDnsResolver("https://dns.example/")("a..b", "A")).outcome).toBe("failed");
    expect(asked).toEqual([]);
  });
});
