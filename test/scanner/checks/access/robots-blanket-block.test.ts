import { describe, expect, it } from "vitest";
import { robotsBlanketBlock } from "../../../../src/scanner/checks/access/robots-blanket-block.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

describe("robots-blanket-block", () => {
  it("passes rules that close single paths, and no rules at all", () => {
    expect(robotsBlanketBlock.run(site({ robots: robotsOf("User-agent: *\nDisallow: /admin\n") })).status).toBe("pass");
    expect(robotsBlanketBlock.run(site({ robots: robotsOf("", { status: 404 }) })).status).toBe("pass");
  });

  it("fails a rule that closes everything, and quotes it", () => {
    const verdict = robotsBlanketBlock.run(site({ robots: robotsOf("User-agent: *\nDisallow: /\n") }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("line 2: Disallow: /");
  });

  it("lets the longer rule win", () => {
    const robots = robotsOf("User-agent: *\nDisallow: /\nAllow: /$\n");
    expect(robotsBlanketBlock.run(site({ robots })).status).toBe("pass");
  });

  it("cannot tell while the rules answer an error", () => {
    expect(robotsBlanketBlock.run(site({ robots: robotsOf("", { status: 500 }) })).status).toBe("unable");
  });
});
