import { describe, expect, it } from "vitest";
import { contentStartPosition } from "../../../../src/scanner/checks/machine-readable/content-start-position.ts";
import { page, site, text } from "../../../fixtures/site.ts";

const after = (menuChars: number, over = {}) =>
  site({
    home: page({ blocks: [text("m".repeat(menuChars), { region: "nav" }), text("We treat families.")], ...over }),
  });

describe("content-start-position", () => {
  it("passes content that follows an ordinary menu", () => {
    expect(contentStartPosition.run(after(900)).status).toBe("pass");
  });

  it("warns about a menu of thousands of tokens and fails one of tens of thousands", () => {
    expect(contentStartPosition.run(after(12_000))).toMatchObject({ status: "warn", score: 0.5 });
    const verdict = contentStartPosition.run(after(50_000));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toContain("12500 tokens");
  });

  it("warns when the source before the content is long and more than half of the page", () => {
    expect(contentStartPosition.run(after(100, { mainStartsAt: 90_000, transfer: { bytes: 120_000 } })).status).toBe(
      "warn",
    );
    expect(contentStartPosition.run(after(100, { mainStartsAt: 90_000, transfer: { bytes: 400_000 } })).status).toBe(
      "pass",
    );
  });

  it("names what stands before the content, and what to do about that", () => {
    const { headline } = contentStartPosition;
    const voice = { people: "patients", name: "Example Clinic" };
    const menu = contentStartPosition.run(after(12_000));
    const code = contentStartPosition.run(after(100, { mainStartsAt: 90_000, transfer: { bytes: 120_000 } }));
    expect(headline?.(voice, menu.evidence)).toMatch(/^Menus use up/);
    expect(menu.fix).toContain("shorten the menus");
    expect(headline?.(voice, code.evidence)).toMatch(/^Scripts and styles use up/);
    expect(code.fix).toBe("Move scripts and styles into files, so that the content begins early in the source.");
  });

  it("does not apply to a page without content", () => {
    expect(contentStartPosition.run(site()).status).toBe("na");
  });
});
