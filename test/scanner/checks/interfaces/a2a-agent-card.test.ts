import { describe, expect, it } from "vitest";
import { a2aAgentCard } from "../../../../src/scanner/checks/interfaces/a2a-agent-card.ts";
import { document, site } from "../../../fixtures/site.ts";

const CARD = {
  name: "Slots",
  description: "Finds free slots.",
  version: "1.0.0",
  supportedInterfaces: [{ url: "https://example-clinic.com/a2a", protocolBinding: "JSONRPC", protocolVersion: "1.0" }],
  capabilities: { streaming: false },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [{ id: "find", name: "Find a slot", description: "Finds one.", tags: ["booking"] }],
};
const run = (json: unknown, id = "agent-card") =>
  a2aAgentCard.run(site({ documents: { [id]: document(id, { json }) } }));

describe("a2a-agent-card", () => {
  it("passes a complete card", () => {
    expect(run(CARD)).toMatchObject({
      status: "pass",
      situation: "The card of Slots lists 1 skill and where to send tasks.",
    });
  });

  it("passes a card of version 0.3 with its address at the top", () => {
    expect(run({ ...CARD, supportedInterfaces: undefined, url: "https://example-clinic.com/a2a" }).status).toBe("pass");
  });

  it("warns of missing members, thin skills and the old address", () => {
    expect(run({ ...CARD, version: undefined }).evidence[0]?.received).toBe("missing: version");
    expect(run({ ...CARD, skills: [{ id: "find", name: "Find a slot" }] }).status).toBe("warn");
    expect(run(CARD, "agent-json").status).toBe("warn");
    expect(run({ ...CARD, supportedInterfaces: [{ url: "https://example-clinic.com/a2a" }] }).status).toBe("warn");
  });

  it("fails a card that does not say who, where or what", () => {
    expect(run({ ...CARD, name: "" }).status).toBe("fail");
    expect(run({ ...CARD, supportedInterfaces: [] }).status).toBe("fail");
    expect(run({ ...CARD, skills: [] }).status).toBe("fail");
    expect(run({ ...CARD, supportedInterfaces: [{ url: "http://10.0.0.4/a2a" }] }).status).toBe("fail");
  });

  it("prefers the current address over the old one", () => {
    const documents = {
      "agent-card": document("agent-card", { json: CARD }),
      "agent-json": document("agent-json", { json: {} }),
    };
    expect(a2aAgentCard.run(site({ documents })).status).toBe("pass");
  });

  it("does not apply where there is none", () => {
    expect(a2aAgentCard.run(site({ documents: { "agent-card": document("agent-card") } })).status).toBe("na");
  });
});
