// Sessions of the database: who reads its own write, who may read a copy, and what callers carry between requests.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createOpenLists } from "../../src/adapters/storage/open-lists.ts";
import { BOOKMARK_EXAMPLE, BOOKMARK_HEADER } from "../../src/model/bookmark.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { createHttpApp } from "../../src/surfaces/http/app.ts";
import { portsFromEnv } from "../../src/context.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

const READS = ["/api/directory", "/api/insights/search?query=clinic", "/api/insights/analytics"];
let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});

/** The service with its database watched: where each session began, and whether anything was asked outside of one. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const begun: string[] = [];
  let asked = 0;
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession")
        return (from: string) => {
          begun.push(from);
          return target.withSession(from);
        };
      if (name === "batch") asked += 1;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
  const ports = { ...portsFromEnv(env), openLists: createOpenLists(database, (store) => store) };
  const request = new Request(`http://127.0.0.1:8787${path}`, {
    method,
    headers: { "x-mcp-api-key": key, "cf-connecting-ip": "203.0.113.1", ...headers },
  });
  const answer = await createHttpApp().fetch(request, { ports });
  return {
    status: answer.status,
    bookmark: answer.headers.get(BOOKMARK_HEADER),
    begun,
    asked,
    body: await answer.text(),
  };
}

describe("what is everybody's", () => {
  it.each(READS)("is read from the nearest copy, and tells of which state it is: %s", async (path) => {
    const { status, bookmark, begun } = await ask(path);
    expect(status).toBe(200);
    expect(begun).toEqual(["first-unconstrained"]);
    expect(bookmark).toMatch(/^[0-9a-f-]{59}$/);
  });

  it.each(READS)("is at least as new as the bookmark that the caller sends: %s", async (path) => {
    const { status, begun } = await ask(path, { [BOOKMARK_HEADER]: BOOKMARK_EXAMPLE });
    expect(status).toBe(200);
    expect(begun).toEqual([BOOKMARK_EXAMPLE]);
  });

  it("goes on from its own answers", async () => {
    const first = await ask("/api/directory");
    const second = await ask("/api/directory?offset=20", { [BOOKMARK_HEADER]: first.bookmark ?? "" });
    expect(second.begun).toEqual([first.bookmark]);
  });
});

describe("what is the caller's own", () => {
  it("is read where it is written, whatever is sent", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    for (const path of ["/api/insights/scans?mine=true", `/api/insights/scan/${scanId}/results`, "/api/usage"]) {
      const { status, begun, bookmark } = await ask(path, { [BOOKMARK_HEADER]: BOOKMARK_EXAMPLE });
      expect(status, path).toBe(200);
      expect({ begun, bookmark }, path).toEqual({ begun: [], bookmark: null });
    }
  });

  it("is written at the primary, and the answer has the bookmark that shows it", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const found = async (headers?: Record<string, string>) =>
      (await ask("/api/insights/search?query=millbank", headers)).body;
    const before = await ask("/api/insights/search?query=clinic");
    const deleted = await ask(`/api/insights/scan/${scanId}`, {}, "DELETE");
    expect(deleted).toMatchObject({ status: 200, begun: ["first-primary"] });
    expect(String(deleted.bookmark) > String(before.bookmark)).toBe(true);
    expect(await found({ [BOOKMARK_HEADER]: deleted.bookmark ?? "" })).not.toContain(scanId);
  });

  it("belongs to the operations that write lists, and to no other", () => {
    const of = (session: string) => OPERATIONS.filter((one) => one.session === session).map(({ id }) => id);
    expect(of("primary").toSorted()).toEqual(["delete_scan", "opt_out"]);
    expect(of("anywhere").toSorted()).toEqual(["browse_directory", "get_analytics", "search_insights"]);
  });
});

describe("a bookmark that no answer carried", () => {
  it.each([
    "first-primary",
    "garbage",
    "x".repeat(4_000),
    BOOKMARK_EXAMPLE.toUpperCase(),
    `${BOOKMARK_EXAMPLE}0`,
    `${BOOKMARK_EXAMPLE}, ${BOOKMARK_EXAMPLE}`,
    "' or 1=1 --",
  ])("is told, and reaches no database: %s", async (text) => {
    const { status, body, begun } = await ask("/api/directory", { [BOOKMARK_HEADER]: text });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: "INVALID_REQUEST", details: { field: BOOKMARK_HEADER } });
    expect(begun).toEqual([]);
  });

  it("is judged after the credential", async () => {
    const answer = await call("/api/directory", {
      headers: { "x-mcp-api-key": "fsk_bad", [BOOKMARK_HEADER]: "garbage" },
    });
    expect(answer.status).toBe(401);
  });

  it("from a later time than now is no fault of ours", async () => {
    const later = BOOKMARK_EXAMPLE.replace(/^0+/, (noughts) => "f".repeat(noughts.length));
    expect((await ask("/api/directory", { [BOOKMARK_HEADER]: later })).status).toBe(200);
  });
});
