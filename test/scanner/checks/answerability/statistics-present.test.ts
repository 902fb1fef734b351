import { expect, it } from "vitest";
import { statisticsPresent } from "../../../../src/scanner/checks/answerability/statistics-present.ts";
import { page, profile, site, text } from "../../../fixtures/site.ts";
import { article, filler } from "./content-pages.ts";

const run = (one: ReturnType<typeof page>) => statisticsPresent.run(site({ pages: [one] }));

it("passes three different figures in 500 words", () => {
  expect(run(article(["It takes 5 days, costs 1,200 EUR and cuts losses by 12 %."]))).toMatchObject({ status: "pass" });
});

it("warns about one or two and quotes them", () => {
  const verdict = run(article(["It takes 5 days and again 5 days."]));
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]?.received).toContain("1 different figure in about");
  expect(verdict.evidence[0]?.received).toContain("“5 days”");
});

it("fails a text without figures; dates, years and phone numbers are none", () => {
  const verdict = run(article(["On 12 May 2026 we wrote, in 2019 too; call 0161 496 0000."]));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
});

it("is not asked of selling pages", () => {
  expect(run(page({ kind: "services", blocks: filler(40).map((one) => text(one)) })).status).toBe("na");
});

it.each(["docs", "about"] as const)("is not asked of manuals and introductions: %s", (kind) => {
  const blocks = filler(40).map((one) => text(one));
  const pages = [page({ kind, blocks })];
  for (const siteType of ["docs", "services"] as const)
    expect(statisticsPresent.run(site({ pages, profile: profile({ siteType: { value: siteType } }) })).status).toBe(
      "na",
    );
});
