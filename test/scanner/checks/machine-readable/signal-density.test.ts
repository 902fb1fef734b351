import { describe, expect, it } from "vitest";
import { signalDensity } from "../../../../src/scanner/checks/machine-readable/signal-density.ts";
import { field, form, page, site, text } from "../../../fixtures/site.ts";

const dense = (letter: string, chars: number, bytes: number) =>
  site({ home: page({ blocks: [text(letter.repeat(chars))], transfer: { bytes } }) });

describe("signal-density", () => {
  it("passes a long page that is mostly content", () => {
    expect(signalDensity.run(dense("a", 20_000, 60_000)).status).toBe("pass");
  });

  it("warns at a tenth and fails at a hundredth", () => {
    expect(signalDensity.run(dense("a", 10_000, 100_000)).status).toBe("warn");
    expect(signalDensity.run(dense("a", 1_000, 100_000)).status).toBe("fail");
  });

  it("says of a share below one in a hundred that it is that", () => {
    expect(signalDensity.run(dense("a", 240, 100_000)).evidence[0]?.received).toMatch(/, under 1 %$/);
    expect(signalDensity.run(dense("a", 1_000, 100_000)).evidence[0]?.received).toMatch(/, about 1 %$/);
  });

  it("judges letters of two bytes like those of one", () => {
    expect(signalDensity.run(dense("ж", 10_000, 60_000)).status).toBe("pass");
  });

  it("does not apply to short pages", () => {
    expect(signalDensity.run(dense("a", 100, 20_000)).status).toBe("na");
  });

  it("asks to move out only what stands in the page", () => {
    const fixOf = (inlineScriptBytes: number) =>
      signalDensity.run(
        site({ home: page({ blocks: [text("a".repeat(1_000))], transfer: { bytes: 100_000 }, inlineScriptBytes }) }),
      ).fix;
    expect(fixOf(300)).toBe("Send the pages without indentation and comments, and drop wrappers that carry nothing.");
    expect(fixOf(60_000)).toContain("Move scripts out of the page");
  });

  it("does not judge a page of one long form by its running text", () => {
    const fields = Array.from({ length: 12 }, (_, at) => field({ name: `f${at}`, label: `Field ${at}` }));
    const home = page({ blocks: [text("a".repeat(1_000))], transfer: { bytes: 100_000 }, forms: [form({ fields })] });
    expect(signalDensity.run(site({ home })).status).toBe("na");
  });
});
