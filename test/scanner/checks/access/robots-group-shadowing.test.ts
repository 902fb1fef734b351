import { describe, expect, it } from "vitest";
import { robotsGroupShadowing } from "../../../../src/scanner/checks/access/robots-group-shadowing.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

const run = (text: string) => robotsGroupShadowing.run(site({ robots: robotsOf(text) }));

describe("robots-group-shadowing", () => {
  it("passes a group that repeats what is closed to everyone", () => {
    expect(run("User-agent: *\nDisallow: /members\n\nUser-agent: GPTBot\nDisallow: /members\n").status).toBe("pass");
  });

  it("fails a group that forgets a closed path, and names crawler and path", () => {
    const verdict = run("User-agent: *\nDisallow: /members\n\nUser-agent: GPTBot\nAllow: /\n");
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ received: "User-agent: GPTBot" });
    expect(verdict.evidence[0]?.meaning).toContain("/members");
  });

  it("fails a group without any rule", () => {
    expect(run("User-agent: *\nDisallow: /members\n\nUser-agent: ClaudeBot\nCrawl-delay: 1\n").status).toBe("fail");
  });

  it("takes a rule about that very path as meant", () => {
    expect(run("User-agent: *\nDisallow: /docs\n\nUser-agent: GPTBot\nAllow: /docs\n").status).toBe("pass");
  });

  it("never holds it against a site that a crawler may read less than others", () => {
    expect(run("User-agent: *\nDisallow: /members\n\nUser-agent: GPTBot\nDisallow: /\n").status).toBe("pass");
  });

  it("lets a closed site open itself to single crawlers", () => {
    expect(run("User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nAllow: /\n").status).toBe("pass");
  });

  it("does not apply without rules for a single AI crawler", () => {
    expect(run("User-agent: *\nDisallow: /members\n").status).toBe("na");
  });
});
