import { describe, expect, it } from "vitest";
import { declaredCapabilityWorks } from "../../../../src/scanner/checks/interfaces/declared-capability-works.ts";
import type { DeclaredCall, McpServerFacts } from "../../../../src/scanner/evidence/live-facts.ts";
import { declaredCall, mcpServer, noAnswer, notFound, skipped } from "../../../fixtures/live.ts";
import { page, site, text } from "../../../fixtures/site.ts";

const run = (calls: Partial<DeclaredCall>[], servers: Partial<McpServerFacts>[] = []) =>
  declaredCapabilityWorks.run(site({ live: { calls: calls.map(declaredCall), mcpServers: servers.map(mcpServer) } }));

describe("declared-capability-works", () => {
  it("does not apply to a site that declares nothing, or only links to a GraphQL or question address", () => {
    expect(run([]).status).toBe("na");
    expect(
      run([
        { kind: "graphql", status: 404 },
        { kind: "nlweb", status: 404 },
      ]).status,
    ).toBe("na");
  });

  it("passes when everything answers, also where it asks for a sign-in", () => {
    const verdict = run([{}, { kind: "openapi", status: 401 }], [{}]);
    expect(verdict.situation).toBe("All 3 declared addresses called answer.");
  });

  it("says which page of the documentation sends its readers to a dead address", () => {
    const url = "https://example-clinic.com/v2/slots";
    const calls = [declaredCall({ kind: "openapi", url, status: 404 })];
    const run = (line: string) =>
      declaredCapabilityWorks.run(
        site({
          live: { calls, mcpServers: [] },
          pages: [page({ url: "https://example-clinic.com/docs", kind: "docs", blocks: [text(line)] })],
        }),
      );
    expect(run("Post your times to /v2/slots.")).toMatchObject({
      situation: expect.stringContaining("/docs names /v2/slots to its readers, too."),
      effort: "L",
    });
    expect(run("Post your times to /v2/slots-old.").situation).not.toContain("names");
  });

  it("fails one dead declaration among living ones, naming it and the document that declares it", () => {
    const verdict = run([{}, { url: "https://example-clinic.com/gone.json", status: 404 }]);
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toBe("/gone.json did not answer as declared; 1 other declared address answered.");
    expect(verdict.evidence[0]).toMatchObject({
      url: "https://example-clinic.com/gone.json",
      received: "status 404 application/json",
    });
    expect(verdict.evidence[0]?.meaning).toContain("/.well-known/api-catalog");
  });

  it("says that an API was called without a key, and how one that wants a key is told from one that is gone", () => {
    const api = { kind: "openapi", url: "https://example-clinic.com/v2/slots", contentType: "text/html" } as const;
    const hidden = run([{ ...api, status: 404, json: undefined }]);
    expect(hidden.situation).toMatch(/^Called without a key, \/v2\/slots did not answer as declared/);
    expect(hidden.fix).toContain("answer a call without one with 401");
    expect(run([{ ...api, status: 500 }]).fix).not.toContain("401");
  });

  it("fails a dead tool server", () => {
    expect(run([], [{ discover: notFound, initialize: notFound }]).evidence[0]?.received).toContain("404");
    expect(run([], [{ discover: noAnswer("dns"), initialize: null }]).evidence[0]?.received).toBe("no answer: dns");
  });

  it("is unable to say when nothing was observed, and says what it left out otherwise", () => {
    expect(
      run([
        { skipped, status: 0 },
        { status: 0, error: "timeout" },
      ]).status,
    ).toBe("unable");
    expect(run([{}, { skipped, status: 0 }]).situation).toBe(
      "The one declared address called answers. Nothing could be told about 1 further address.",
    );
  });

  it("weighs more than any row on the mere presence of a document", () => {
    expect(declaredCapabilityWorks.severity).toBe(3);
  });
});
