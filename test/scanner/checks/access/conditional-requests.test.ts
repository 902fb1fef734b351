import { describe, expect, it } from "vitest";
import { conditionalRequests } from "../../../../src/scanner/checks/access/conditional-requests.ts";
import { page, site } from "../../../fixtures/site.ts";

describe("conditional-requests", () => {
  it("passes pages with a version mark", () => {
    expect(conditionalRequests.run(site({ home: page({ transfer: { headers: { etag: '"a1"' } } }) })).status).toBe(
      "pass",
    );
  });

  it("warns at most about pages without one", () => {
    expect(conditionalRequests.run(site())).toMatchObject({ status: "warn", score: 0.5 });
  });
});
