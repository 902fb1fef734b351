import { describe, expect, it } from "vitest";
import { mcpToolsDescribed } from "../../../../src/scanner/checks/interfaces/mcp-tools-described.ts";
import type { McpToolFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import { mcpServer, tool } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (...tools: McpToolFacts[]) =>
  mcpToolsDescribed.run(site({ live: { calls: [], mcpServers: [mcpServer({ tools })] } }));

describe("mcp-tools-described", () => {
  it("passes described tools and tells how many have a title and say what they return", () => {
    const verdict = run(tool("a", { hasOutputSchema: true }), tool("b", { hasTitle: false }));
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toBe("Of 2 tools, 2 are described, and 4 of 4 parameters.");
    expect(verdict.evidence[0]?.meaning).toBe("Beside that, 1 of 2 have a title and 1 say what they return.");
  });

  it("passes tools without parameters, and up to a tenth of parameters left undescribed", () => {
    expect(run(tool("a", { parameters: 0, describedParameters: 0 })).status).toBe("pass");
    expect(run(tool("a", { parameters: 10, describedParameters: 9 })).status).toBe("pass");
  });

  it("warns where a tool or several parameters are not described, naming the tools", () => {
    const verdict = run(tool("a"), tool("b"), tool("c", { description: "" }));
    expect(verdict).toMatchObject({ status: "warn", evidence: [{ received: "c" }] });
    expect(run(tool("a", { parameters: 10, describedParameters: 6 })).status).toBe("warn");
  });

  it("fails where most is left to guess", () => {
    expect(run(tool("a", { parameters: 10, describedParameters: 2 })).status).toBe("fail");
    expect(run(tool("a", { description: "" }), tool("b", { description: "" })).status).toBe("fail");
  });

  it("does not apply without a declared server", () => {
    expect(mcpToolsDescribed.run(site()).status).toBe("na");
  });
});
