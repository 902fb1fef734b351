import { describe, expect, it } from "vitest";
import { pageSizeText } from "../../../../src/scanner/checks/machine-readable/page-size-text.ts";
import { page, site } from "../../../fixtures/site.ts";

const long = (chars: number) => site({ home: page({ visibleText: { chars, words: Math.round(chars / 6) } }) });

describe("page-size-text", () => {
  it("passes ordinary pages", () => {
    expect(pageSizeText.run(long(8_000)).status).toBe("pass");
  });

  it("warns about long pages and fails very long ones, with their length", () => {
    expect(pageSizeText.run(long(70_000))).toMatchObject({ status: "warn", score: 0.5 });
    const verdict = pageSizeText.run(long(300_000));
    expect(verdict).toMatchObject({ status: "fail", score: 0 });
    expect(verdict.evidence[0]?.received).toContain("300000 characters");
  });
});
