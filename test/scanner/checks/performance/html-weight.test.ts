import { describe, expect, it } from "vitest";
import { htmlWeight } from "../../../../src/scanner/checks/performance/html-weight.ts";
import { page, site } from "../../../fixtures/site.ts";

const weighing = (bytes: number, truncated = false) => site({ home: page({ transfer: { bytes, truncated } }) });

describe("html-weight", () => {
  it("passes light pages", () => {
    expect(htmlWeight.run(weighing(80_000)).status).toBe("pass");
  });

  it("warns about heavy pages and fails those above 1 MB or cut", () => {
    expect(htmlWeight.run(weighing(600_000))).toMatchObject({ status: "warn", score: 0.5 });
    expect(htmlWeight.run(weighing(1_500_000)).status).toBe("fail");
    expect(htmlWeight.run(weighing(600_000, true)).evidence[0]?.received).toBe("600 kB and more of HTML");
  });

  it("counts ten pages of one kind like one", () => {
    const pages = Array.from({ length: 10 }, () => page({ transfer: { bytes: 600_000 } }));
    expect(htmlWeight.run(site({ pages })).score).toBe(0.5);
  });
});
