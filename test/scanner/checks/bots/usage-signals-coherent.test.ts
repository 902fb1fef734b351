import { describe, expect, it } from "vitest";
import { usageSignalsCoherent } from "../../../../src/scanner/checks/bots/usage-signals-coherent.ts";
import { document, page, site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const SIGNAL = "User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow:\n\n";

describe("usage-signals-coherent", () => {
  it("passes when rules by name and signals say the same", () => {
    const robots = robotsOf(`${SIGNAL}User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n`);
    expect(usageSignalsCoherent.run(site({ robots })).status).toBe("pass");
  });

  it("warns about a training agent let in by name where the signal refuses training", () => {
    const verdict = usageSignalsCoherent.run(site({ robots: robotsOf(`${SIGNAL}User-agent: GPTBot\nAllow: /\n`) }));
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("training");
    expect(verdict.evidence).toHaveLength(2);
  });

  it("does not take an open site for a yes to training", () => {
    expect(usageSignalsCoherent.run(site({ robots: robotsOf(SIGNAL) })).status).toBe("na");
  });

  it("fails a contradiction between two forms of the same kind", () => {
    const robots = robotsOf("User-agent: *\nContent-Signal: ai-train=yes\nDisallow:\n");
    const documents = { tdmrep: document("tdmrep", { json: [{ location: "/", "tdm-reservation": 1 }] }) };
    expect(usageSignalsCoherent.run(site({ robots, documents })).status).toBe("fail");
    const home = page({ metas: [{ key: "robots", content: "index, noai" }] });
    expect(usageSignalsCoherent.run(site({ robots, home })).status).toBe("fail");
  });

  it("takes a choice that differs from agent to agent for no contradiction", () => {
    const robots = robotsOf(`${SIGNAL}User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nAllow: /\n`);
    expect(usageSignalsCoherent.run(site({ robots })).status).toBe("na");
  });
});
