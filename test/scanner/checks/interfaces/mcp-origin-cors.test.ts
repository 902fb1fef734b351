import { FOREIGN_ORIGIN } from "../../../../src/model/call-words.ts";
import { describe, expect, it } from "vitest";
import { mcpOriginCors } from "../../../../src/scanner/checks/interfaces/mcp-origin-cors.ts";
import type { McpServerFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import { discovered, mcpServer, noAnswer, rpc } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (over: Partial<McpServerFacts>) =>
  mcpOriginCors.run(site({ live: { calls: [], mcpServers: [mcpServer(over)] } }));

describe("mcp-origin-cors", () => {
  it("passes a server that refuses pages of other websites", () => {
    expect(run({}).status).toBe("pass");
  });

  it("passes an open server whose answers anybody may read", () => {
    expect(run({ foreignOrigin: { ...discovered, allowOrigin: "*" } }).status).toBe("pass");
    expect(run({ foreignOrigin: discovered }).status).toBe("pass");
  });

  it("fails a server that repeats any origin and allows credentials", () => {
    const echo = { ...discovered, allowOrigin: FOREIGN_ORIGIN, allowCredentials: true };
    const verdict = run({ foreignOrigin: echo });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain(FOREIGN_ORIGIN);
  });

  it("warns of one that asks for a sign-in and is open to pages of any website", () => {
    const guarded = rpc({ status: 401, rpc: "none", allowOrigin: "*" });
    expect(run({ discover: guarded, initialize: guarded, foreignOrigin: null }).status).toBe("warn");
  });

  it("is unable to say without an answer, and does not apply without a server", () => {
    expect(run({ foreignOrigin: noAnswer("timeout") }).status).toBe("unable");
    expect(run({ foreignOrigin: null }).status).toBe("unable");
    expect(mcpOriginCors.run(site()).status).toBe("na");
    expect(run({ discover: null, initialize: null }).status).toBe("na");
  });
});
