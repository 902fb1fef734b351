import { AgentCard } from "@a2a-js/sdk";
import { isLegacyAgentCard } from "@a2a-js/sdk/compat/v0_3/client";
import { describe, expect, it } from "vitest";
import { PLANS } from "../../../src/model/plans.ts";
import { readScanOrder } from "../../../src/model/read-scan-order.ts";
import { agentCard } from "../../../src/surfaces/discovery/agent-card.ts";

const ORIGIN = "https://foresite.example.com";
const card = agentCard(ORIGIN);

describe("the agent card", () => {
  it("is read by clients of 1.0 and carries what those of 0.3 require", () => {
    const parsed = AgentCard.fromJSON(card);
    expect(parsed.supportedInterfaces.map(({ protocolVersion, url }) => [protocolVersion, url])).toEqual([
      ["1.0", `${ORIGIN}/a2a`],
      ["0.3", `${ORIGIN}/a2a`],
    ]);
    expect(parsed.capabilities).toMatchObject({ streaming: true, pushNotifications: false, extendedAgentCard: false });
    expect(card).toMatchObject({ protocolVersion: "0.3.0", url: `${ORIGIN}/a2a`, preferredTransport: "JSONRPC" });
    expect(isLegacyAgentCard({ ...card, supportedInterfaces: undefined })).toBe(true);
    for (const skill of parsed.skills) {
      expect(skill.id).toMatch(/^[a-z-]+$/);
      expect(skill.tags.length).toBeGreaterThan(0);
    }
  });

  it("tells the limits that hold, the operator's included", () => {
    expect(card.description).toContain(`${PLANS.anonymous.scansPerDay} scans a day`);
    expect(agentCard(ORIGIN, { anonymous: { scansPerDay: 9 } }).description).toContain("9 scans a day");
  });

  it("gives examples that start the scan it names", () => {
    for (const { id, examples } of card.skills) {
      const [words = "", data = ""] = examples;
      const { scanType = "basic", url } = readScanOrder(words) ?? {};
      expect(id).toBe(`scan-website-${scanType}`);
      expect(url).toBe("https://example.com");
      expect(JSON.parse(data)).toEqual({ url: "example.com", scanType });
    }
  });
});
