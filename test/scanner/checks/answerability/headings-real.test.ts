import { expect, it } from "vitest";
import { headingsReal } from "../../../../src/scanner/checks/answerability/headings-real.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const blocks = filler(12).map((one) => text(one));

it("passes pages that divide their text with headings", () => {
  const one = page({ blocks, headings: [heading(1, "Care"), heading(2, "Roof")] });
  expect(headingsReal.run(site({ pages: [one] }))).toMatchObject({ status: "pass", score: 1 });
});

it("fails a page whose headings are only styled text, and names them", () => {
  const one = page({ blocks, headings: [heading(1, "Care")], counts: { styledHeadings: 4 } });
  const verdict = headingsReal.run(site({ pages: [one] }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]).toMatchObject({
    url: one.url,
    received: "1 heading element: h1 “Care”; 4 elements styled like a heading",
  });
});

it("fails a page of text without any heading, and does not count hidden ones", () => {
  const one = page({ blocks, headings: [heading(1, "Care", { hidden: true })] });
  expect(headingsReal.run(site({ pages: [one] })).evidence[0]?.meaning).toContain("Nothing on this page is marked");
});

it("leaves pages with little text, legal texts and log-ins out", () => {
  const short = page({ blocks: [text("Welcome to the practice.")] });
  const legal = page({ blocks, kind: "legal" });
  expect(headingsReal.run(site({ pages: [short, legal] })).status).toBe("na");
});
