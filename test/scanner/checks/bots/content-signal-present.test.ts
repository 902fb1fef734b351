import { describe, expect, it } from "vitest";
import { contentSignalPresent } from "../../../../src/scanner/checks/bots/content-signal-present.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const run = (text: string) => contentSignalPresent.run(site({ robots: robotsOf(text) }));

describe("content-signal-present", () => {
  it("passes a signal, whatever it says", () => {
    expect(run("User-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow:\n").status).toBe("pass");
    expect(run("User-agent: *\nContent-Signal: search=no, ai-input=no, ai-train=no\nDisallow:\n").status).toBe("pass");
  });

  it("warns without one, because it is optional", () => {
    expect(run("User-agent: *\nDisallow:\n").status).toBe("warn");
    expect(contentSignalPresent.run(site()).status).toBe("warn");
  });

  it("fails a line that names no use", () => {
    const verdict = run("User-agent: *\nContent-Signal: training=maybe\n");
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("Content-Signal: training=maybe");
  });

  it("cannot tell while the rules answer an error", () => {
    expect(contentSignalPresent.run(site({ robots: robotsOf("", { status: 500 }) })).status).toBe("unable");
  });
});
