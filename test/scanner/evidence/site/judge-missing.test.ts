import { describe, expect, it } from "vitest";
import { excerptOf, judgeMissing } from "../../../../src/scanner/evidence/site/judge-missing.ts";

const answer = (over: Partial<Parameters<typeof judgeMissing>[0][number]> = {}) => ({
  url: "https://example-clinic.com/x-1",
  status: 404,
  finalUrl: "https://example-clinic.com/x-1",
  contentType: "text/html",
  bytes: 20,
  textHash: "aaaa",
  text: "There is nothing here",
  ...over,
});

describe("judgeMissing", () => {
  it("trusts a server that answers 404 or 410", () => {
    expect(judgeMissing([answer(), answer({ status: 410 })])).toMatchObject({ isSoft404: false, textHashes: ["aaaa"] });
  });

  it("does not trust one that answers 200, at once or after a redirect", () => {
    expect(judgeMissing([answer(), answer({ status: 200 })]).isSoft404).toBe(true);
    expect(judgeMissing([answer({ status: 200, finalUrl: "https://example-clinic.com/" })]).isSoft404).toBe(true);
  });

  it("keeps no hash of an answer without text, which every empty page would share", () => {
    expect(judgeMissing([answer({ text: " \n", textHash: "cbf29ce4" })]).textHashes).toEqual([]);
  });

  it("leaves the asked path out of the excerpt, on one line and short", () => {
    expect(excerptOf("No\n\n page  at /x-1!", "https://example-clinic.com/x-1")).toBe("No page at !");
    expect(excerptOf("y ".repeat(1_000_000), "https://example-clinic.com/").length).toBeLessThanOrEqual(300);
  });
});
