import { describe, expect, it } from "vitest";
import { mcpToolsContract } from "../../../../src/scanner/checks/interfaces/mcp-tools-contract.ts";
import type { McpServerFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import { mcpServer, notFound, rpc, skipped, tool, toolList } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (over: Partial<McpServerFacts>) =>
  mcpToolsContract.run(site({ live: { calls: [], mcpServers: [mcpServer(over)] } }));

describe("mcp-tools-contract", () => {
  it("passes tools with names of their own and readable schemas", () => {
    expect(run({})).toMatchObject({ status: "pass", evidence: [{ received: "find_slots and list_services" }] });
  });

  it("fails two tools of one name and a tool that breaks the contract, naming them", () => {
    const verdict = run({ tools: [tool("a"), tool("a"), tool("b", { defects: ["no inputSchema"] })] });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence.map(({ received }) => received)).toEqual(["two tools named a", "b: no inputSchema"]);
  });

  it("warns of names with characters that clients may refuse", () => {
    const verdict = run({ tools: [tool("find slots"), tool("ok")] });
    expect(verdict).toMatchObject({ status: "warn", evidence: [{ received: "find slots" }] });
    expect(verdict.situation).toBe("1 tool of 2 has a name that clients may refuse.");
  });

  it("does not apply without a server, without tools, or where the server is dead", () => {
    expect(mcpToolsContract.run(site()).status).toBe("na");
    expect(run({ tools: [], lists: [toolList([])] }).status).toBe("na");
    expect(run({ discover: notFound, initialize: notFound, lists: [] }).status).toBe("na");
  });

  it("is unable to say behind a sign-in, on another domain, or without a list", () => {
    const guarded = rpc({ status: 401, rpc: "none" });
    expect(run({ discover: guarded, initialize: guarded, lists: [] }).status).toBe("unable");
    expect(run({ skipped, discover: null, initialize: null, lists: [] }).situation).toContain("another domain");
    expect(run({ lists: [] }).status).toBe("unable");
    const busy = rpc({ status: 503, rpc: "none" });
    expect(run({ discover: busy, initialize: busy, lists: [] }).status).toBe("unable");
  });
});
