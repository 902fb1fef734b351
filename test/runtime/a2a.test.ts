import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { REQUEST_BODY_BYTES } from "../../src/model/limits.ts";
import { PLANS } from "../../src/model/plans.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
});

interface RpcAnswer {
  id: unknown;
  error?: { code: number; message: string; data?: unknown };
  result?: Record<string, unknown> & { task?: Record<string, unknown>; message?: Record<string, unknown> };
}
const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const V1 = { "a2a-version": "1.0" };

interface Rpc {
  method?: string;
  params?: unknown;
  headers?: Record<string, string>;
  address?: string;
  path?: string;
}
const rpc = <T = RpcAnswer>({
  method = "GetTask",
  params = { id: UNKNOWN_ID },
  headers = V1,
  address = "203.0.113.9",
  path = "/a2a",
}: Rpc) => call<T>(path, { method: "POST", body: { jsonrpc: "2.0", id: 7, method, params }, headers, address });
const send = (text: string, more: { configuration?: object; address?: string } = {}) =>
  rpc({
    method: "SendMessage",
    params: {
      message: { messageId: "m", role: "ROLE_USER", parts: [{ text }] },
      configuration: more.configuration ?? { returnImmediately: true },
    },
    ...(more.address === undefined ? {} : { address: more.address }),
  });
const raw = (body: string, headers: Record<string, string> = V1) =>
  call<RpcAnswer>("/a2a", { method: "POST", body, headers });

describe("the A2A endpoint", () => {
  it("answers with and without the trailing slash, and POST alone", async () => {
    for (const path of ["/a2a", "/a2a/"]) {
      expect((await rpc({ path })).body).toMatchObject({ id: 7, error: { code: -32_001 } });
      const refused = await call(path);
      expect(refused.status).toBe(405);
      expect(refused.headers.get("allow")).toBe("POST");
    }
  });

  it("takes 1.0 by its header, 0.3 without one, patch numbers with either, and says which others it does not know", async () => {
    const old = { method: "tasks/get" };
    expect((await rpc({ headers: { "a2a-version": "1.0.1" } })).body.error?.code).toBe(-32_001);
    expect((await rpc({ ...old, headers: {} })).body.error?.code).toBe(-32_001);
    expect((await rpc({ ...old, headers: { "a2a-version": "0.3.0" } })).body.error?.code).toBe(-32_001);
    expect((await rpc({ headers: {} })).body.error?.code).toBe(-32_601);
    const unknown = await rpc({ headers: { "a2a-version": "2.0" } });
    expect(unknown.body).toMatchObject({
      id: 7,
      error: { code: -32_009, message: expect.stringContaining("1.0, 0.3") },
    });
  });

  it("refuses what is no call, each with the code of JSON-RPC", async () => {
    expect((await raw("{")).body.error?.code).toBe(-32_700);
    expect((await raw("[]")).body.error?.code).toBe(-32_600);
    expect((await raw(JSON.stringify([{ jsonrpc: "2.0", id: 1, method: "GetTask" }]))).body.error?.code).toBe(-32_600);
    expect((await raw('{"id":1,"method":"GetTask"}')).body.error?.code).toBe(-32_600);
    for (const id of [[null], { a: 1 }, true])
      expect((await raw(JSON.stringify({ jsonrpc: "2.0", id, method: "GetTask", params: {} }))).body).toMatchObject({
        id: null,
        error: { code: -32_600 },
      });
    expect((await rpc({ method: "Nothing" })).body.error?.code).toBe(-32_601);
    expect((await rpc({ params: [] })).body.error?.code).toBe(-32_602);
    const typed = await raw("{}", { ...V1, "content-type": "text/plain" });
    expect(typed.body.error?.code).toBe(-32_005);
  });

  it("says nothing of its inside when params are of another shape", async () => {
    for (const params of [{ message: { parts: [null] } }, { message: 7 }, { message: { parts: [{ raw: 1 }] } }])
      for (const method of ["SendMessage", "SendStreamingMessage"]) {
        const { body } = await rpc({ method, params });
        expect(JSON.stringify(body)).not.toMatch(/Cannot read|undefined|stack|TypeError/);
      }
    const { body } = await rpc({ method: "message/send", params: {}, headers: {} });
    expect(body.error).toMatchObject({ code: -32_602, message: expect.not.stringContaining("undefined") });
  });

  it("bounds the body, and tells a bad credential before anything else", async () => {
    expect((await send("x".repeat(REQUEST_BODY_BYTES))).status).toBe(413);
    const refused = await rpc({ headers: { ...V1, "x-mcp-api-key": "fsk_nonsense" } });
    expect(refused.status).toBe(401);
    expect((await raw("{", { "x-mcp-api-key": "fsk_nonsense" })).status).toBe(401);
  });

  it("counts scans as REST does, and hands an anonymous sender the token that deletes the scan", async () => {
    const address = "198.51.102.1";
    const answers = [];
    for (let i = 0; i <= PLANS.anonymous.scansPerDay; i++)
      answers.push(
        await send(`light scan of ${CLINIC_HOST}`, { address, configuration: { returnImmediately: false } }),
      );
    expect(answers[0]?.body.result?.task?.["metadata"]).toMatchObject({
      ownerToken: expect.stringMatching(/^\w{40}$/),
    });
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused?.body.error).toMatchObject({ code: -32_000, data: [{ reason: "RATE_LIMIT" }] });
  });

  it("does not count as reads of the minute", async () => {
    const address = "198.51.102.2";
    const id = (await scan(CLINIC_HOST, { scanType: "light" }, key)).scanId;
    for (let i = 0; i < 5; i++) expect((await rpc({ params: { id }, address })).status).toBe(200);
    const { headers } = await call(`/api/insights/scan/${id}/status`, { address });
    expect(headers.get("x-ratelimit-remaining")).toBe(String(PLANS.anonymous.readsPerMinute - 1));
  });

  it("shows a scan that failed as a failed task with the reason, and no artifact", async () => {
    const { scanId } = await scan("https://gone.example.com", { scanType: "light" }, key);
    const { body } = await rpc({ params: { id: scanId } });
    expect(body.result).toMatchObject({ id: scanId, status: { state: "TASK_STATE_FAILED" } });
    expect(JSON.stringify(body.result)).toContain("http_4xx");
    expect(body.result).not.toHaveProperty("artifacts");
  });

  it("refuses an error before a stream begins as JSON, and streams as server-sent events", async () => {
    const gone = await rpc({ method: "SubscribeToTask" });
    expect(gone.headers.get("content-type")).toContain("application/json");
    expect(gone.body.error?.code).toBe(-32_001);
    const parts = [{ data: { url: CLINIC_HOST, scanType: "light" } }];
    const message = { messageId: "m", role: "ROLE_USER", contextId: "ctx-1", parts };
    const stream = await rpc<string>({
      method: "SendStreamingMessage",
      params: { message },
      headers: { ...V1, "x-mcp-api-key": key },
    });
    expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const events = stream.body
      .split("\n\n")
      .filter((text) => text.startsWith("data: "))
      .map((text) => JSON.parse(text.slice(6)) as RpcAnswer);
    expect(events.every(({ id }) => id === 7)).toBe(true);
    expect(events[0]?.result?.task).toMatchObject({ contextId: "ctx-1", status: { state: "TASK_STATE_SUBMITTED" } });
    expect(events.at(-1)?.result).toMatchObject({ statusUpdate: { status: { state: "TASK_STATE_COMPLETED" } } });
  });

  it("refuses push notifications where they are asked for with a message", async () => {
    const configuration = { taskPushNotificationConfig: { url: "https://example.com/hook" } };
    expect((await send(`scan ${CLINIC_HOST}`, { configuration })).body.error?.code).toBe(-32_003);
  });
});

describe("ListTasks", () => {
  interface Listed {
    id: unknown;
    error?: { code: number; message: string };
    result: { tasks?: Record<string, unknown>[]; nextPageToken?: string; pageSize?: number; totalSize?: number };
  }
  let mine: string;
  const ids: string[] = [];
  const listTasks = async (params: object = {}, as: string | null = mine) =>
    (await rpc<Listed>({ method: "ListTasks", params, headers: as === null ? V1 : { ...V1, "x-mcp-api-key": as } }))
      .body;
  const idsOf = ({ result }: Listed): unknown[] => (result.tasks ?? []).map(({ id }) => id);

  beforeAll(async () => {
    mine = await makeTestKey();
    for (const [url, more] of [
      [CLINIC_HOST, { visibility: "unlisted" }],
      ["https://gone.example.com", {}],
      [CLINIC_HOST, {}],
    ] as const)
      ids.unshift((await scan(url, { scanType: "light", ...more }, mine)).scanId);
  });

  it("gives the caller's own scans, newest first, as GetTask gives them without the report", async () => {
    const answer = await listTasks();
    expect(idsOf(answer)).toEqual(ids);
    expect(answer.result).toMatchObject({ pageSize: 50, totalSize: 3 });
    expect(answer.result).not.toHaveProperty("nextPageToken", expect.stringMatching(/./));
    for (const task of answer.result.tasks ?? []) {
      const one = await rpc({ params: { id: task["id"] }, headers: { ...V1, "x-mcp-api-key": mine } });
      const { artifacts: _, ...rest } = one.body.result ?? {};
      expect(task).not.toHaveProperty("artifacts.0");
      expect({ ...task, artifacts: undefined }).toEqual({ ...rest, artifacts: undefined, status: task["status"] });
      expect((task["status"] as { state: string }).state).toBe((rest["status"] as { state: string }).state);
    }
  });

  it("pages by token, each task once", async () => {
    const seen: unknown[] = [];
    let pageToken = "";
    do {
      const answer = await listTasks({ pageSize: 2, pageToken });
      expect(answer.result).toMatchObject({ pageSize: 2, totalSize: 3 });
      seen.push(...idsOf(answer));
      pageToken = answer.result.nextPageToken ?? "";
    } while (pageToken !== "");
    expect(seen).toEqual(ids);
  });

  it("filters by state, also where one state stands for two of a scan's, or for none", async () => {
    expect(idsOf(await listTasks({ status: "TASK_STATE_FAILED" }))).toEqual([ids[1]]);
    expect(idsOf(await listTasks({ status: "TASK_STATE_COMPLETED" }))).toEqual([ids[0], ids[2]]);
    expect(idsOf(await listTasks({ status: "TASK_STATE_CANCELED" }))).toEqual([]);
    const key = await makeTestKey();
    const [one = "", two = "", three = ""] = await Promise.all(
      [1, 2, 3].map(async () => (await scan(CLINIC_HOST, { scanType: "light" }, key)).scanId),
    );
    for (const [id, status] of [
      [one, "fetching"],
      [two, "analyzing"],
      [three, "fetching"],
    ])
      await env.DB.prepare("update scans set status = ?, completed_at = null where id = ?").bind(status, id).run();
    const seen: unknown[] = [];
    let pageToken = "";
    do {
      const answer = await listTasks({ status: "TASK_STATE_WORKING", pageSize: 1, pageToken }, key);
      expect(answer.result.totalSize).toBe(3);
      seen.push(...idsOf(answer));
      pageToken = answer.result.nextPageToken ?? "";
    } while (pageToken !== "");
    expect(seen).toHaveLength(3);
    expect(new Set(seen)).toEqual(new Set([one, two, three]));
  });

  it("shows nobody what another caller scanned", async () => {
    const stranger = await listTasks({}, await makeTestKey());
    expect([idsOf(stranger), stranger.result.totalSize ?? 0]).toEqual([[], 0]);
  });

  it("is refused without the scope, with how to get it", async () => {
    for (const as of [null, await makeTestKey("pro", ["insights:read", "scans:write"])]) {
      const { error } = await listTasks({}, as);
      expect(error).toMatchObject({ code: -32_004, message: expect.stringContaining("scans:read") });
    }
  });

  it("refuses what it does not understand, and what it would have to pass over", async () => {
    const { nextPageToken = "" } = (await listTasks({ pageSize: 1 })).result;
    expect(nextPageToken).not.toBe("");
    for (const [params, named] of [
      [{ pageSize: 0 }, "pageSize"],
      [{ pageSize: 101 }, "pageSize"],
      [{ pageSize: 1.5 }, "pageSize"],
      [{ pageSize: "many" }, "pageSize"],
      [{ pageToken: "nonsense" }, "pageToken"],
      [{ pageToken: "0.1abc" }, "pageToken"],
      [{ pageToken: "7." }, "pageToken"],
      [{ pageToken: nextPageToken, status: "TASK_STATE_FAILED" }, "pageToken"],
      [{ status: "TASK_STATE_PAUSED" }, "status"],
      [{ contextId: "ctx-1" }, "contextId"],
      [{ statusTimestampAfter: "2026-11-20T00:00:00Z" }, "statusTimestampAfter"],
      [{ includeArtifacts: true }, "GetTask"],
    ] as const)
      expect((await listTasks(params)).error).toMatchObject({ code: -32_602, message: expect.stringContaining(named) });
  });

  it("does not exist in 0.3", async () => {
    expect((await rpc({ method: "tasks/list", headers: { "x-mcp-api-key": mine } })).body.error?.code).toBe(-32_601);
  });
});

describe("what the agent publishes", () => {
  it("is one card under both names, and a signed key directory", async () => {
    const card = await call("/.well-known/agent-card.json");
    const old = await call("/.well-known/agent.json");
    expect(card.status).toBe(200);
    expect(card.body).toEqual(old.body);
    expect(card.body).toMatchObject({ url: "http://127.0.0.1:8787/a2a" });
    const directory = await call("/.well-known/http-message-signatures-directory");
    expect(directory.headers.get("content-type")).toBe("application/http-message-signatures-directory+json");
    expect(directory.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(directory.headers.get("signature-input")).toContain('"@authority";req');
    expect((await call("/.well-known/http-message-signatures-directory", { method: "POST", body: {} })).status).toBe(
      405,
    );
  });
});
