import { describe, expect, it } from "vitest";
import { contentSignalPresent } from "../../../../src/scanner/checks/bots/content-signal-present.ts";
import { document, site } from "../../../fixtures/site.ts";
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

  describe("a guide for assistants", () => {
    const guided = (line: string) => {
      const guide = document("llms-txt", { text: `# Example\n\n- ${line}\n` });
      return contentSignalPresent.run(site({ documents: { "llms-txt": guide } }));
    };
    it.each([
      "AI models may use all content of this site for training and answers",
      "Content may not be used for training of AI models",
      "You are welcome to quote our pages in answers",
    ])("is read where it says so: %s", (line) => {
      const verdict = guided(line);
      expect(verdict.status).toBe("warn");
      expect(verdict.situation).toMatch(/says in its guide/);
      expect(verdict.evidence[0]?.received).toBe(line);
    });
    it.each(["Staff training in May on all pages of the manual", "We answer within a day", "Search our pages"])(
      "says nothing of it by the same words: %s",
      (line) => {
        expect(guided(line).situation).toMatch(/does not say/);
      },
    );
  });

  it("cannot tell while the rules answer an error", () => {
    expect(contentSignalPresent.run(site({ robots: robotsOf("", { status: 500 }) })).status).toBe("unable");
  });
});
