import { expect, it } from "vitest";
import { dateCoherent } from "../../../../src/scanner/checks/answerability/date-coherent.ts";
import { bare, node, page, site } from "../../../fixtures/site.ts";
import { article } from "./content-pages.ts";

function post(visible: string | null, published: string, modified: string | null = null, path = "post") {
  const props = { headline: "House", datePublished: published, ...(modified && { dateModified: modified }) };
  return article([], {
    url: `https://example-clinic.com/${path}`,
    times: visible ? [{ datetime: visible, text: visible, region: "main" }] : [],
    structured: {
      jsonLd: [{ bytes: 90, error: null, hasSchemaContext: true, nodes: [bare(node("Article", props))] }],
      microdata: [],
      rdfaTypes: [],
    },
  });
}
const run = (...pages: ReturnType<typeof page>[]) => dateCoherent.run(site({ pages }));

it("passes dates that agree within three days, the revision included", () => {
  expect(run(post("2026-05-12", "2026-05-11T22:00:00Z")).status).toBe("pass");
  expect(run(post("2026-06-20", "2026-05-11", "2026-06-20")).status).toBe("pass");
});

it("reads an ambiguous date in the way that fits", () => {
  const one = post(null, "2026-03-04");
  expect(run({ ...one, times: [{ datetime: null, text: "03/04/2026", region: "main" }] }).status).toBe("pass");
});

it.each([
  [post("2026-01-01", "2026-05-11"), "The date a visitor sees is not the one in the markup."],
  [post("2027-05-11", "2027-05-11"), "A date lies in the future."],
  [post("2026-05-11", "2026-05-11", "2026-01-01"), "The markup says it was changed before it was published."],
])("fails dates that do not fit together", (one, meaning) => {
  expect(run(one)).toMatchObject({ status: "fail", score: 0, evidence: [{ meaning }] });
});

it("takes a date that people see beside one of the sitemap for no comparison", () => {
  const one = article([], {
    url: "https://example-clinic.com/post",
    times: [{ datetime: "2024-03-02", text: "March 2, 2024", region: "main" }],
  });
  const listed = { urls: [{ loc: one.url, lastmod: "2026-10-28" }], state: "present" as const };
  expect(dateCoherent.run(site({ pages: [one], sitemap: listed })).status).toBe("na");
});

it("compares the sitemap with the markup", () => {
  const one = post("2026-05-11", "2026-05-11");
  const listed = (lastmod: string) => ({ urls: [{ loc: one.url, lastmod }], state: "present" as const });
  expect(dateCoherent.run(site({ pages: [one], sitemap: listed("2026-01-09") })).evidence[0]).toMatchObject({
    received: "visible May 11, 2026; markup published May 11, 2026; sitemap January 9, 2026",
    meaning: "The sitemap says it last changed before the day in the markup.",
  });
  expect(dateCoherent.run(site({ pages: [one], sitemap: listed("2026-09-01") })).status).toBe("pass");
});

it("fails a site on which every page was changed on the day of the scan", () => {
  const pages = ["a", "b", "c"].map((path) => post("2025-01-10", "2025-01-10", "2026-11-20", path));
  expect(run(...pages)).toMatchObject({ status: "fail", score: 0 });
});

it("is not asked where there is one date at most", () => {
  expect(run(post(null, "2026-05-11"), page()).status).toBe("na");
});
