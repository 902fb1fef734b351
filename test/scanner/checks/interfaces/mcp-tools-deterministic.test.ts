import { describe, expect, it } from "vitest";
import { mcpToolsDeterministic } from "../../../../src/scanner/checks/interfaces/mcp-tools-deterministic.ts";
import type { McpServerFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import { mcpServer, notFound, toolList } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (over: Partial<McpServerFacts>) =>
  mcpToolsDeterministic.run(site({ live: { calls: [], mcpServers: [mcpServer(over)] } }));

describe("mcp-tools-deterministic", () => {
  it("passes three lists alike, with caching rules", () => {
    const verdict = run({});
    expect(verdict.status).toBe("pass");
    expect(verdict.evidence[0]?.received).toBe("2 tools, ttlMs 60000, cacheScope public");
  });

  it("fails another order, another set and another number", () => {
    const verdict = run({ lists: [toolList(["a", "b"]), toolList(["a", "b"]), toolList(["b", "a"])] });
    expect(verdict).toMatchObject({ status: "fail", evidence: [{ received: "a and b; then b and a" }] });
    expect(run({ lists: [toolList(["a"]), toolList(["a", "b"])] }).status).toBe("fail");
  });

  it("warns of a current server whose list says nothing valid of caching", () => {
    const odd = toolList(["a"], { ttlMs: -1 });
    expect(run({ lists: [odd, odd] }).status).toBe("warn");
    const none = { ...toolList(["a"]) };
    delete none.cacheScope;
    expect(run({ lists: [none, none] }).evidence[0]?.received).toContain("cacheScope missing");
  });

  it("asks no caching rules of servers of older revisions", () => {
    const odd = toolList(["a"], { ttlMs: -1 });
    expect(run({ discover: notFound, lists: [odd, odd] }).status).toBe("pass");
  });

  it("is unable to say after a single list, and does not apply without a server", () => {
    expect(run({ lists: [toolList(["a"])] }).status).toBe("unable");
    expect(mcpToolsDeterministic.run(site()).status).toBe("na");
  });
});
