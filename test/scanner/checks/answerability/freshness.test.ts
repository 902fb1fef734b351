import { expect, it } from "vitest";
import { freshness } from "../../../../src/scanner/checks/answerability/freshness.ts";
import { page, site } from "../../../fixtures/site.ts";
import { article } from "./content-pages.ts";

const dated = (datetime: string) => article([], { times: [{ datetime, text: datetime, region: "main" }] });
const run = (...pages: ReturnType<typeof page>[]) => freshness.run(site({ pages }));

it("passes what is less than a year old, counted from the time of the scan", () => {
  expect(run(dated("2026-01-10"))).toMatchObject({ status: "pass" });
});

it("warns up to two years and fails after", () => {
  expect(run(dated("2025-03-01"))).toMatchObject({ status: "warn", score: 0.5 });
  const old = run(dated("2019-03-01"));
  expect(old).toMatchObject({ status: "fail", score: 0 });
  expect(old.evidence[0]).toMatchObject({ received: "newest date March 1, 2019" });
});

it("takes the newest date a page gives, its revision included", () => {
  const meta = [{ key: "article:modified_time", content: "2026-06-01T08:00:00Z" }];
  expect(run({ ...dated("2019-03-01"), metas: meta }).status).toBe("pass");
});

it("takes a month with a year under the title for the date of an article", () => {
  expect(run(article(["May 2026"])).status).toBe("pass");
  expect(run(article(["März 2019"]))).toMatchObject({ status: "fail" });
});

it("scores the mean of the pages, so that more of the same change nothing", () => {
  const mixed = [dated("2026-01-10"), dated("2019-03-01")];
  expect(run(...mixed).score).toBe(run(...mixed, ...mixed, ...mixed).score);
});

it("is not asked of pages without dates or with a date to come", () => {
  expect(run(page({ kind: "services" }), article(), dated("2027-05-01")).status).toBe("na");
});
