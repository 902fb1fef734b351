import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { spawn } from "node:child_process";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import {
  overLegacyHttp,
  overLegacyStdio,
  overModernHttp,
  overModernStdio,
  stdioCommand,
  type McpClient,
  type Tool,
  type ToolAnswer,
} from "./mcp-clients.ts";

const { origin, key } = inject("live");

/** What each tool is called with once a scan is complete. A new tool has to be named here. */
const ARGUMENTS: Record<string, (known: { scanId: string; slug: string }) => Record<string, unknown>> = {
  get_service_health: () => ({}),
  get_scan_results: ({ scanId }) => ({ scanId }),
  get_comprehensive_results: ({ scanId }) => ({ scanId }),
  get_playbook: ({ scanId }) => ({ scanId }),
  list_scans: () => ({ limit: 5 }),
  browse_directory: () => ({ limit: 5 }),
  get_directory_listing: ({ slug }) => ({ slug }),
  get_analytics: () => ({ time_range: "all" }),
  search_insights: () => ({ query: "dental" }),
  subscribe_webhook: () => ({ callback_url: `https://${CLINIC_HOST}/hook`, events: ["analytics.weekly"] }),
};

const WAYS = [
  { name: "the v2 client over HTTP", connect: overModernHttp, version: "2026-07-28" },
  { name: "the v1 client over HTTP", connect: overLegacyHttp, version: "2025-11-25" },
  { name: "the v2 client over stdio", connect: overModernStdio, version: "2026-07-28" },
  { name: "the v1 client over stdio", connect: overLegacyStdio, version: "2025-11-25" },
];

describe.each(WAYS)("$name", ({ connect, version }) => {
  let client: McpClient;
  let tools: Tool[];
  let scanId: string;
  const seen: number[] = [];
  beforeAll(async () => {
    client = await connect({ origin, key });
    tools = await client.listTools();
  });
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const answer = await client.callTool(name, args, name === "get_scan_status" ? (at) => seen.push(at) : undefined);
    return expectValid(tools, name, answer);
  };

  it(`negotiates ${version}`, () => {
    expect(client.version).toBe(version);
    expect(client.instructions).toContain("start_scan");
  });

  it("follows a scan from start to end, with progress that rises", async () => {
    const started = await call("start_scan", { url: CLINIC_HOST, scanType: "light" });
    scanId = String(started["scanId"]);
    let status = "pending";
    while (status !== "complete") {
      status = String((await call("get_scan_status", { scanId }))["status"]);
      expect(status).not.toBe("error");
    }
    expect(seen.at(-1)).toBe(100);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it("calls every other tool, each answer valid against its output schema", async () => {
    let slug = "";
    const rest = tools.map(({ name }) => name).filter((name) => name !== "start_scan" && name !== "get_scan_status");
    // A listing is named by what the directory shows.
    for (const name of rest.toSorted()) {
      const args = ARGUMENTS[name];
      if (args === undefined) throw new Error(`This test does not know how to call ${name}.`);
      const body = await call(name, args({ scanId, slug }));
      if (name === "browse_directory") slug = (body["listings"] as { slug: string }[])[0]?.slug ?? "";
    }
    expect(rest.length).toBeGreaterThan(0);
  });

  it("gives a summary beside a large result, not the data twice", async () => {
    const { content, structuredContent } = await client.callTool("get_scan_results", { scanId });
    const text = content[0]?.text ?? "";
    expect(text).toContain("# How ready");
    expect(text).toContain(`foresite://scan/${scanId}/report`);
    expect(text).not.toContain('"readinessBreakdown"');
    expect(text.length).toBeLessThan(JSON.stringify(structuredContent).length * 0.75);
  });

  it("reads the report as Markdown and as JSON, and its checks", async () => {
    const [markdown] = await client.readResource(`foresite://scan/${scanId}/report`);
    expect(markdown).toMatchObject({ mimeType: "text/markdown", text: expect.stringContaining("## Findings") });
    const [json] = await client.readResource(`foresite://scan/${scanId}/report.json`);
    expect(JSON.parse(json?.text ?? "")).toMatchObject({ results: { scanId } });
    const [checks] = await client.readResource(`foresite://scan/${scanId}/checks`);
    const { total, checks: listed } = JSON.parse(checks?.text ?? "") as { total: number; checks: unknown[] };
    expect(total).toBeGreaterThan(20);
    expect(listed).toHaveLength(total);
  });

  it("gets a prompt", async () => {
    expect(await client.getPrompt("audit_my_site", { url: CLINIC_HOST })).toContain(CLINIC_HOST);
  });

  it("hears of a scan that does not exist as a result with the error body", async () => {
    const { isError, content } = await client.callTool("get_scan_results", {
      scanId: "0199c1d2-0000-7000-8000-000000000000",
    });
    expect(isError).toBe(true);
    expect(JSON.parse(content[0]?.text ?? "")).toMatchObject({ code: "SCAN_NOT_FOUND", status: 404 });
  });
});

describe("the stdio server", () => {
  it("says on standard error that the service does not answer, and ends", async () => {
    const { code, stdout, stderr } = await run({ origin: "http://127.0.0.1:9", key: null });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("does not answer at http://127.0.0.1:9");
  });

  it("says on standard error that the key is bad, and where it comes from", async () => {
    const { code, stdout, stderr } = await run({ origin, key: "fsk_nonsense" });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("INVALID_CREDENTIALS");
    expect(stderr).toContain("MCP_API_KEY");
  });

  it("ends when its client goes away, with nothing but protocol on standard output", async () => {
    const { code, stdout } = await run({ origin, key }, [
      {
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } },
      },
    ]);
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([expect.objectContaining({ jsonrpc: "2.0", id: 1, result: expect.anything() })]);
  });
});

function expectValid(tools: readonly Tool[], name: string, answer: ToolAnswer): Record<string, unknown> {
  if (answer.isError === true) throw new Error(`${name}: ${answer.content[0]?.text}`);
  const { outputSchema } = tools.find((tool) => tool.name === name) ?? {};
  if (outputSchema === undefined) throw new Error(`${name} has no output schema.`);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(outputSchema);
  validate(answer.structuredContent);
  expect(validate.errors ?? []).toEqual([]);
  return answer.structuredContent as Record<string, unknown>;
}

/** Runs the stdio server as a client would; closes its input once everything sent is answered. */
function run(
  way: { origin: string; key: string | null },
  messages: object[] = [],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { command, args, env } = stdioCommand(way);
  const child = spawn(command, args, { env: { ...process.env, MCP_API_KEY: "", ...env }, stdio: "pipe" });
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString();
    if (stdout.trim().split("\n").length >= messages.length) child.stdin.end();
  });
  for (const message of messages) child.stdin.write(`${JSON.stringify(message)}\n`);
  return new Promise((done) => child.on("exit", (code) => done({ code, stdout, stderr })));
}
