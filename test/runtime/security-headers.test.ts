// Every kind of answer that the Worker gives, and what must stand in its headers.
import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { portsFromEnv } from "../../src/context.ts";
import { REQUEST_BODY_BYTES } from "../../src/model/limits.ts";
import { sessionCookieName } from "../../src/model/session-cookie.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { CARD_PATHS } from "../../src/surfaces/discovery/paths.ts";
import { PAGE_PATHS } from "../../src/surfaces/http/serve-files.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { makeTestKey, migrate, scan } from "./service.ts";

const ORIGIN = "http://127.0.0.1:8787";
const ELSEWHERE = "https://elsewhere.example";
const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
let key: string;
let scanId: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  ({ scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key));
});

interface Asked {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: string;
}
let network = 0;
/** From an address of its own, so that no limit is reached. */
async function ask({ path, method, headers = {}, body }: Asked): Promise<Response> {
  network += 1;
  const address = `198.51.${100 + Math.floor(network / 250)}.${network % 250}`;
  const init: RequestInit = { method, redirect: "manual", headers: { "cf-connecting-ip": address, ...headers } };
  if (body !== undefined) init.body = body;
  return exports.default.fetch(new Request(ORIGIN + path.replaceAll("SCAN", scanId), init));
}

const json = { "content-type": "application/json" };
const filled = (path: string): string => path.replace("{scanId}", "SCAN").replace(/\{\w+\}/g, UNKNOWN_ID);
const operations: Asked[] = OPERATIONS.map(({ http }) => ({
  path: filled(http.path),
  method: http.method.toUpperCase(),
  ...(http.method === "post" ? { headers: json, body: "{}" } : {}),
}));
const gets = (...paths: string[]): Asked[] => paths.map((path) => ({ path, method: "GET" }));
const posts = (body: string, headers: Record<string, string>, ...paths: string[]): Asked[] =>
  paths.map((path) => ({ path, method: "POST", headers, body }));

/** One of each kind of answer beside the operations: surfaces, statuses, media types. */
const OTHERS: Asked[] = [
  ...gets(
    ...PAGE_PATHS.map((path) => path.replace("*", "terms")).map((path) =>
      path.startsWith("/developers") ? "/developers/" : path,
    ),
    ...CARD_PATHS,
    "/openapi.json",
    "/openapi-3.0.json",
    "/api",
    "/api/nothing",
    "/nothing",
    "/nothing.md",
    "/scan",
    "/scan/SCAN",
    `/scan/${UNKNOWN_ID}`,
    "/report/SCAN",
    "/report/SCAN.md",
    `/report/${UNKNOWN_ID}`,
    "/report/SCAN/opportunities.csv",
    "/api/insights/scan/SCAN/events",
    "/api/insights/playbook/SCAN/skills.zip",
    "/directory",
    "/directory.md",
    "/directory/nobody",
    "/search?query=clinic",
    "/search.md?query=clinic",
    "/analytics",
    "/account",
    "/account/keys",
    "/badge/example.com.svg",
    "/sitemap-directory.xml",
    "/.well-known/http-message-signatures-directory",
    "/.well-known/oauth-authorization-server",
    "/.well-known/openid-configuration",
    "/.well-known/oauth-protected-resource",
    "/.well-known/jwks.json",
    "/sign-in",
    "/sign-in/confirm?token=no",
    "/consent",
    "/auth/oauth2/authorize",
    "/auth/oauth2/userinfo",
    "/auth/nothing",
    "/email/stop/none",
    "/ask?query=how",
    "/.well-known/mcp",
    "/api/health?key=fsk_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT2p7Eqb",
  ),
  { path: "/", method: "GET", headers: { accept: "text/markdown" } },
  { path: "/", method: "GET", headers: { accept: "application/problem+json" } },
  { path: "/api/health", method: "HEAD" },
  { path: "/api/health", method: "PUT" },
  { path: "/api/insights/scans", method: "GET", headers: { "x-mcp-api-key": "fsk_bad" } },
  { path: "/openapi.json", method: "GET", headers: { "if-none-match": "*" } },
  ...posts("{", json, "/api/insights/scan", "/.well-known/mcp", "/a2a", "/ask", "/await", "/agent/auth"),
  ...posts(
    "x".repeat(REQUEST_BODY_BYTES + 1),
    json,
    "/api/insights/scan",
    "/.well-known/mcp",
    "/a2a",
    "/auth/oauth2/token",
  ),
  ...posts("a=b", { "content-type": "application/x-www-form-urlencoded" }, "/auth/oauth2/token", "/scan", "/sign-in"),
  ...posts('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', json, "/.well-known/mcp"),
  ...posts("{}", { ...json, origin: ELSEWHERE }, "/.well-known/mcp"),
  ...posts(
    "{}",
    { ...json, "user-agent": `ForesiteBot/1.0 (+${ORIGIN}/bot)` },
    "/api/insights/scan",
    "/auth/oauth2/token",
  ),
];
const ALL = [...operations, ...OTHERS];
const isPage = (answer: Response): boolean => (answer.headers.get("content-type") ?? "").startsWith("text/html");
const nameOf = ({ method, path, headers = {} }: Asked): string =>
  `${method} ${path.slice(0, 60)} ${Object.keys(headers).join(" ")}`;

/** What each answer must have; the first that is wrong is named. */
function faultsOf(answer: Response): string[] {
  const { headers } = answer;
  const csp = headers.get("content-security-policy") ?? "";
  const cached = headers.get("cache-control") ?? "";
  return [
    headers.get("x-content-type-options") === "nosniff" ? "" : "nosniff",
    headers.get("permissions-policy")?.includes("camera=()") === true ? "" : "permissions-policy",
    /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/.test(headers.get("referrer-policy") ?? "")
      ? ""
      : "referrer-policy",
    /(?:^|; )default-src 'none'/.test(csp) && csp.includes("frame-ancestors 'none'") ? "" : `policy ${csp}`,
    /'unsafe|\*|data:/.test(csp) ? `lax policy ${csp}` : "",
    isPage(answer) && !csp.includes("base-uri 'none'") ? "base-uri" : "",
    isPage(answer) && !headers.has("cross-origin-opener-policy") ? "opener" : "",
    isPage(answer) && headers.get("cross-origin-resource-policy") !== "same-origin" ? "resource policy" : "",
    cached === "" && answer.status !== 304 ? "cache-control" : "",
    // The tests run as development does, without a certificate.
    headers.has("strict-transport-security") ? "hsts on loopback" : "",
    headers.has("server") || headers.has("x-powered-by") ? "banner" : "",
  ].filter((fault) => fault !== "");
}

describe("every kind of answer", () => {
  it("forbids guessing, framing, running and keeping, whatever the surface, the status and the type", async () => {
    const seen = new Set<string>();
    const wrong: Record<string, string[]> = {};
    for (const asked of ALL) {
      const answer = await ask(asked);
      seen.add(`${answer.status} ${(answer.headers.get("content-type") ?? "").split(";", 1)[0]}`);
      await answer.body?.cancel();
      const faults = faultsOf(answer);
      if (faults.length > 0) wrong[nameOf(asked)] = faults;
    }
    expect(wrong).toEqual({});
    // The table is no table if it reaches one kind alone.
    const statuses = new Set([...seen].map((kind) => kind.split(" ", 1)[0]));
    for (const status of ["200", "302", "303", "304", "400", "401", "403", "404", "405", "413"])
      expect([status, statuses.has(status)]).toEqual([status, true]);
    for (const type of ["text/html", "application/json", "text/markdown", "image/svg+xml", "text/event-stream"])
      expect([type, [...seen].some((kind) => kind.endsWith(type))]).toEqual([type, true]);
  });

  it("with a credential is kept by nobody", async () => {
    const cookie = `${sessionCookieName(portsFromEnv(env).config.isDevelopment)}=x`;
    for (const asked of operations) {
      const answer = await ask({ ...asked, headers: { ...asked.headers, "x-mcp-api-key": key } });
      await answer.body?.cancel();
      expect([nameOf(asked), answer.headers.get("cache-control")]).toEqual([
        nameOf(asked),
        expect.stringContaining("no-store"),
      ]);
    }
    for (const path of ["/report/SCAN", "/account", "/analytics"]) {
      const answer = await ask({ path, method: "GET", headers: { cookie } });
      await answer.body?.cancel();
      expect([path, answer.headers.get("cache-control")]).toEqual([path, expect.stringContaining("no-store")]);
    }
  });

  it("that differs by what was asked for says so, where it may be kept", async () => {
    for (const path of ["/", "/pricing", "/developers/", "/directory", "/report/SCAN"]) {
      const answer = await ask({ path, method: "GET" });
      await answer.body?.cancel();
      expect([path, answer.headers.get("vary")?.toLowerCase()]).toEqual([path, expect.stringContaining("accept")]);
    }
  });

  it("lets clients that opened sign-in or consent in a window keep that window, and no other page", async () => {
    const policyOf = async (path: string): Promise<string | null> => {
      const answer = await ask({ path, method: "GET", headers: { accept: "text/html" } });
      await answer.body?.cancel();
      return answer.headers.get("cross-origin-opener-policy");
    };
    expect(await Promise.all(["/sign-in", "/consent"].map(policyOf))).toEqual(["unsafe-none", "unsafe-none"]);
    expect(await Promise.all(["/", "/report/SCAN", "/account"].map(policyOf))).not.toContain("unsafe-none");
  });
});

describe("pages of other sites", () => {
  const own = { origin: ELSEWHERE, cookie: "foresite.session_token=x.y", "sec-fetch-site": "cross-site" };

  it("never read an answer with a visitor's cookie: no origin is named back, no credentials are allowed", async () => {
    for (const asked of ALL) {
      const answer = await ask({ ...asked, headers: { ...own, ...asked.headers } });
      await answer.body?.cancel();
      const allowed = answer.headers.get("access-control-allow-origin");
      expect([nameOf(asked), allowed]).toEqual([nameOf(asked), allowed === null ? null : "*"]);
      expect([nameOf(asked), answer.headers.has("access-control-allow-credentials")]).toEqual([nameOf(asked), false]);
    }
  });

  it.each([
    ["/api/insights/scan", "POST", "authorization, content-type, idempotency-key, x-mcp-api-key"],
    ["/api/insights/scan/SCAN", "DELETE", "x-owner-token"],
    ["/api/webhooks/subscriptions", "GET", "x-manage-token"],
    ["/.well-known/mcp", "POST", "content-type, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name"],
    ["/a2a", "POST", "a2a-version, content-type"],
    ["/api/insights/scan/SCAN/events", "GET", "last-event-id"],
  ])("ask before they call %s by %s, and may send %s", async (path, method, wanted) => {
    const answer = await ask({
      path,
      method: "OPTIONS",
      headers: { origin: ELSEWHERE, "access-control-request-method": method, "access-control-request-headers": wanted },
    });
    expect(answer.status).toBe(204);
    const listOf = (name: string): string[] => (answer.headers.get(name) ?? "").toLowerCase().split(/,\s*/);
    expect(listOf("access-control-allow-headers")).toEqual(expect.arrayContaining(wanted.split(", ")));
    expect(listOf("access-control-allow-methods")).toContain(method.toLowerCase());
    expect(listOf("access-control-allow-headers")).not.toContain("cookie");
    expect(faultsOf(answer)).toEqual([]);
  });

  it.each([
    ["an answer", "/api/directory"],
    ["an error", `/api/insights/scan/${UNKNOWN_ID}/status`],
    ["an agent's card", "/.well-known/agent-card.json"],
  ])("can read how much is left, how long to wait and the id of the request from %s", async (_what, path) => {
    const answer = await ask({ path, method: "GET", headers: own });
    expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const exposed = (answer.headers.get("access-control-expose-headers") ?? "").toLowerCase();
    for (const name of [
      "ratelimit",
      "retry-after",
      "x-ratelimit-remaining",
      "x-request-id",
      "www-authenticate",
      "etag",
    ])
      expect(exposed.split(",")).toContain(name);
  });

  it("are told nothing by the endpoints where people's cookies count", async () => {
    for (const path of ["/sign-in", "/consent", "/auth/oauth2/consent", "/auth/oauth2/authorize"]) {
      const answer = await ask({ path, method: "GET", headers: own });
      await answer.body?.cancel();
      expect([path, answer.headers.get("access-control-allow-origin")]).toEqual([path, null]);
    }
  });
});
