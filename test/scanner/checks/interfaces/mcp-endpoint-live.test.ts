import { describe, expect, it } from "vitest";
import { mcpEndpointLive } from "../../../../src/scanner/checks/interfaces/mcp-endpoint-live.ts";
import type { McpServerFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import { initialized, mcpServer, noAnswer, notFound, refusal, rpc, skipped } from "../../../fixtures/live.ts";
import { site } from "../../../fixtures/site.ts";

const run = (...servers: Partial<McpServerFacts>[]) =>
  mcpEndpointLive.run(site({ live: { calls: [], mcpServers: servers.map(mcpServer) } }));

describe("mcp-endpoint-live", () => {
  it("does not apply where no tool server is declared", () => {
    expect(run().status).toBe("na");
  });

  it("passes a server of the current revision, alone or with the ones before", () => {
    expect(run({}).evidence[0]?.meaning).toContain("and the ones before it");
    expect(run({ initialize: notFound }).status).toBe("pass");
    const known = refusal(-32_022, "Unsupported protocol version");
    expect(run({ discover: known, initialize: notFound }).status).toBe("pass");
  });

  it("passes a server that asks for a sign-in, since it is there", () => {
    const guarded = rpc({ status: 401, rpc: "none", wwwAuthenticate: "Bearer" });
    expect(run({ discover: guarded, initialize: guarded })).toMatchObject({ status: "pass" });
  });

  it("warns of servers that speak only an older form", () => {
    expect(run({ discover: notFound, initialize: initialized }).status).toBe("warn");
    const stream = { status: 200, contentType: "text/event-stream" };
    expect(run({ discover: notFound, initialize: notFound, stream }).status).toBe("warn");
  });

  it("fails a declared server that is not there, and shows both answers", () => {
    const verdict = run({ discover: notFound, initialize: notFound });
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toBe("Called without a key, the tool server declared at /mcp did not answer as one.");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/mcp" });
    expect(verdict.evidence[0]?.received).toContain("initialize: status 404");
    expect(run({}, { discover: notFound, initialize: notFound }).situation).toBe(
      "Called without a key, 1 of the 2 declared tool servers did not answer as one.",
    );
  });

  it("fails one that twice gave no answer, or whose name does not exist", () => {
    expect(run({ discover: noAnswer("timeout"), initialize: noAnswer("timeout") }).status).toBe("fail");
    expect(run({ discover: noAnswer("dns"), initialize: null }).status).toBe("fail");
  });

  it("is unable to say after one lost answer, a bot challenge, a busy server or a foreign domain", () => {
    expect(run({ discover: noAnswer("timeout"), initialize: null }).status).toBe("unable");
    const wall = rpc({ status: 403, rpc: "none", isChallenge: true });
    expect(run({ discover: wall, initialize: wall }).status).toBe("unable");
    const busy = rpc({ status: 503, rpc: "none" });
    expect(run({ discover: busy, initialize: busy }).status).toBe("unable");
    expect(run({ discover: null, initialize: null, skipped })).toMatchObject({
      status: "unable",
      evidence: [{ received: skipped }],
    });
  });
});
