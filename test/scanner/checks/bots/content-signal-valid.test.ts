import { describe, expect, it } from "vitest";
import { contentSignalValid } from "../../../../src/scanner/checks/bots/content-signal-valid.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const run = (text: string) => contentSignalValid.run(site({ robots: robotsOf(text) }));

describe("content-signal-valid", () => {
  it("passes known names with yes or no inside a group", () => {
    expect(run("User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n").status).toBe("pass");
  });

  it.each([
    ["an unknown name", "User-agent: *\nContent-Signal: ai-learn=no\n"],
    ["another value", "User-agent: *\nContent-Signal: search=true\n"],
    ["a line outside any group", "Content-Signal: search=yes\n"],
    ["a contradiction", "User-agent: *\nContent-Signal: search=yes\nContent-Signal: search=no\n"],
  ])("fails %s", (_, text) => {
    const verdict = run(text);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.meaning).not.toBe("");
  });

  it("does not apply without a signal", () => {
    expect(run("User-agent: *\nDisallow:\n").status).toBe("na");
  });
});
