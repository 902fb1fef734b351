import { describe, expect, it } from "vitest";
import { mcpVersionErrors } from "../../../../src/scanner/checks/interfaces/mcp-version-errors.ts";
import type { McpServerFacts, RpcAnswer } from "../../../../src/scanner/evidence/live-facts.ts";
import { discovered, mcpServer, noAnswer, notFound, refusal, rpc } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (wrongVersion: RpcAnswer | null, over: Partial<McpServerFacts> = {}) =>
  mcpVersionErrors.run(site({ live: { calls: [], mcpServers: [mcpServer({ ...over, wrongVersion })] } }));
const OLD = { discover: notFound };

describe("mcp-version-errors", () => {
  it("passes an error that lists the known versions", () => {
    const verdict = run(refusal(-32_022, "Unsupported protocol version", { data: { supported: ["2026-07-28"] } }));
    expect(verdict).toMatchObject({ status: "pass", evidence: [{ meaning: "Known: 2026-07-28." }] });
  });

  it("passes an older server that offers a version of its own, or refuses", () => {
    expect(run(rpc({ data: { protocolVersion: "2025-06-18" } }), OLD).status).toBe("pass");
    expect(run(refusal(-32_602, "Unsupported"), OLD).status).toBe("pass");
  });

  it("warns where the client learns nothing or the made-up version is accepted", () => {
    expect(run(refusal(-32_000, "Bad request")).status).toBe("warn");
    expect(run(discovered).status).toBe("warn");
    expect(run(rpc({ data: { protocolVersion: "1900-01-01" } }), OLD).status).toBe("warn");
  });

  it("fails a server that breaks or hangs, showing how", () => {
    expect(run(rpc({ status: 500, rpc: "none", excerpt: "Internal error" })).evidence[0]?.received).toContain("500");
    expect(run(noAnswer("timeout")).status).toBe("fail");
    expect(run(notFound).status).toBe("fail");
  });

  it("is unable to say when it was not asked or the way was barred, and does not apply without a server", () => {
    expect(run(null).status).toBe("unable");
    expect(run(rpc({ status: 429, rpc: "none" })).status).toBe("unable");
    expect(mcpVersionErrors.run(site()).status).toBe("na");
  });
});
