import { describe, expect, it } from "vitest";
import { llmsTxtLinksResolve } from "../../../../src/scanner/checks/machine-readable/llms-txt-links-resolve.ts";
import { document, site } from "../../../fixtures/site.ts";

const documents = {
  "llms-txt": document("llms-txt", { text: "# Example Clinic\n- [Services](https://example-clinic.com/0)" }),
};
const run = (...statuses: number[]) =>
  llmsTxtLinksResolve.run(
    site({
      documents,
      linkChecks: statuses.map((status, index) => ({
        url: `https://example-clinic.com/${index}`,
        from: "llms-txt" as const,
        foundOn: "https://example-clinic.com/llms.txt",
        status,
        error: null,
        finalUrl: `https://example-clinic.com/${index}`,
        redirects: 0,
      })),
    }),
  );

describe("llms-txt-links-resolve", () => {
  it("passes when all work", () => {
    expect(run(200, 200, 200).status).toBe("pass");
  });

  it("warns about one dead link and fails several", () => {
    expect(run(200, 200, 404).status).toBe("warn");
    const verdict = run(404, 410, 200, 200);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/0", received: "404" });
  });

  it("cannot tell when none was tried", () => {
    expect(run().status).toBe("unable");
    expect(run(403, 429).status).toBe("unable");
  });

  it("does not apply without a guide or without links in it", () => {
    const bare = { "llms-txt": document("llms-txt", { text: "# Example Clinic" }) };
    expect(llmsTxtLinksResolve.run(site({ documents: bare })).status).toBe("na");
    expect(llmsTxtLinksResolve.run(site({ documents: { "llms-txt": document("llms-txt") } })).status).toBe("na");
  });
});
