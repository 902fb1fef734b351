import { describe, expect, it } from "vitest";
import { mcpServerCard } from "../../../../src/scanner/checks/interfaces/mcp-server-card.ts";
import { document, profile, site } from "../../../fixtures/site.ts";

const run = (json: unknown) =>
  mcpServerCard.run(site({ documents: { "mcp-server-card": document("mcp-server-card", { json }) } }));
const url = "https://example-clinic.com/mcp";

describe("mcp-server-card", () => {
  it("passes the shapes that are in use", () => {
    const card = { name: "com.example-clinic/slots", version: "1.0.0", remotes: [{ type: "streamable-http", url }] };
    expect(run(card)).toMatchObject({
      status: "pass",
      situation: "The card names 1 tool server with version and address: com.example-clinic/slots.",
    });
    expect(run({ serverInfo: { name: "slots", version: "1" }, transport: { endpoint: url } }).status).toBe("pass");
    expect(run({ serverInfo: { name: "slots", version: "1" }, endpoint: "/mcp" }).status).toBe("pass");
    expect(run({ servers: [card, { ...card, name: "second" }] }).situation).toContain("2 tool servers");
  });

  it("counts one address once, however often a card repeats it", () => {
    const verdict = run({
      name: "a",
      version: "1",
      endpoint: url,
      remotes: [{ url, type: "streamable-http" }],
      transport: { endpoint: url },
    });
    expect(verdict.evidence[0]?.received).toBe(`a 1 at ${url}`);
  });

  it("warns of a missing version and of a transport that has ended", () => {
    expect(run({ mcpServers: { slots: { url } } }).status).toBe("warn");
    expect(run({ name: "a", version: "1", remotes: [{ type: "sse", url }] }).status).toBe("warn");
  });

  it("fails a card without address, without name, or with an address that nobody can reach", () => {
    const noAddress = run({ name: "slots", version: "1" });
    expect(noAddress.status).toBe("fail");
    expect(noAddress.evidence[0]).toMatchObject({ received: "slots" });
    expect(run({ version: "1", endpoint: url }).status).toBe("fail");
    expect(run({ name: "a", version: "1", endpoint: "http://localhost:8080/mcp" }).status).toBe("fail");
    expect(run({ hello: "world" }).status).toBe("fail");
    expect(run([1, 2]).status).toBe("fail");
  });

  it("does not apply to a clinic without a card, and never fails for absence", () => {
    const documents = { "mcp-server-card": document("mcp-server-card") };
    expect(mcpServerCard.run(site({ documents })).status).toBe("na");
    expect(mcpServerCard.run(site({ documents, profile: profile({ siteType: { value: "saas-api" } }) })).status).toBe(
      "info",
    );
  });

  it("is unable to say when a software service's address gave no answer", () => {
    const documents = {
      "mcp-server-card": document("mcp-server-card", { state: "unreadable", status: 0, error: "timeout" }),
    };
    const verdict = mcpServerCard.run(site({ documents, profile: profile({ siteType: { value: "saas-api" } }) }));
    expect(verdict).toMatchObject({ status: "unable", evidence: [{ received: "timeout" }] });
  });
});
