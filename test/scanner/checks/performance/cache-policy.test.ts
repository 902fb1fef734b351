import { describe, expect, it } from "vitest";
import { cachePolicy } from "../../../../src/scanner/checks/performance/cache-policy.ts";
import { document, site } from "../../../fixtures/site.ts";

const IDS = ["openapi", "api-catalog"];
const sending = (...all: Record<string, string>[]) =>
  site({
    documents: Object.fromEntries(
      all.map((headers, index) => [IDS[index], document(IDS[index] ?? "", { text: "x", headers })]),
    ),
  });
const GOOD = { "cache-control": "public, max-age=3600", etag: '"1"' };

describe("cache-policy", () => {
  it("passes documents with a validity and a version mark", () => {
    expect(cachePolicy.run(sending(GOOD)).status).toBe("pass");
  });

  it("warns about those without, with too short or too long a validity", () => {
    for (const headers of [
      {},
      { etag: '"1"' },
      { ...GOOD, "cache-control": "max-age=0" },
      { ...GOOD, "cache-control": "max-age=31536000" },
    ])
      expect(cachePolicy.run(sending(headers))).toMatchObject({ status: "warn", score: 0.5 });
    expect(cachePolicy.run(sending(GOOD, {})).score).toBe(0.75);
  });

  it("asks nothing of a guide or a contact file alone", () => {
    const documents = { "llms-txt": document("llms-txt", { text: "# A" }), "security-txt": document("security-txt") };
    expect(cachePolicy.run(site({ documents })).status).toBe("na");
  });

  it("does not apply without such documents", () => {
    expect(cachePolicy.run(site({ documents: { "llms-txt": document("llms-txt") } })).status).toBe("na");
  });
});
