import { describe, expect, it } from "vitest";
import { aiUserFetchersAllowed } from "../../../../src/scanner/checks/bots/ai-user-fetchers-allowed.ts";
import { page, site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const run = (text: string, pages = [page()]) => aiUserFetchersAllowed.run(site({ robots: robotsOf(text), pages }));

describe("ai-user-fetchers-allowed", () => {
  it("passes when agents that come for a person may read", () => {
    expect(run("User-agent: GPTBot\nDisallow: /\n").status).toBe("pass");
  });

  it("fails when one is turned away, and says whether it obeys", () => {
    const verdict = run("User-agent: Claude-User\nUser-agent: ChatGPT-User\nDisallow: /\n");
    expect(verdict.status).toBe("fail");
    expect(verdict.score).toBeGreaterThan(0.5);
    expect(verdict.evidence.map(({ meaning }) => meaning).join(" ")).toMatch(
      /OpenAI's agent may visit all the same.*Anthropic's agent stays away/,
    );
  });

  it("warns when only a key page is closed", () => {
    const prices = page({ url: "https://example-clinic.com/prices", kind: "pricing" });
    expect(run("User-agent: *\nDisallow: /prices\n", [page(), prices]).status).toBe("warn");
  });

  it("cannot tell while the rules answer an error", () => {
    expect(aiUserFetchersAllowed.run(site({ robots: robotsOf("", { status: 500 }) })).status).toBe("unable");
  });
});
