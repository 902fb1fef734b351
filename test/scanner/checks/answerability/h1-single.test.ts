import { expect, it } from "vitest";
import { h1Single } from "../../../../src/scanner/checks/answerability/h1-single.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";

const blocks = [text("We fix teeth.")];
const withH1 = (...titles: string[]) => page({ blocks, headings: titles.map((title) => heading(1, title)) });

it("passes when each page has one main heading, hidden from view or not", () => {
  const hidden = page({ blocks, headings: [heading(1, "Dental care", { hidden: true })] });
  expect(h1Single.run(site({ pages: [withH1("Dental care"), hidden] })).status).toBe("pass");
});

it("fails a page without one and quotes its browser title", () => {
  const verdict = h1Single.run(site({ pages: [page({ blocks, titles: ["Prices"] })] }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("no h1; browser title “Prices”");
});

it("says which heading stands first where none is the main one", () => {
  const headings = [heading(2, "Request a demo")];
  const verdict = h1Single.run(site({ pages: [page({ blocks, titles: ["Demo"], headings })] }));
  expect(verdict.evidence[0]?.received).toBe(
    "no h1, the first heading is the h2 “Request a demo”; browser title “Demo”",
  );
  expect(verdict.evidence[0]?.meaning).toBe("");
});

it("warns about several and lists them", () => {
  const verdict = h1Single.run(site({ pages: [withH1("Care", "Prices")] }));
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]?.received).toBe("2 h1: “Care” and “Prices”");
});

it("takes a number that stands as a heading for decoration", () => {
  expect(h1Single.run(site({ pages: [withH1("01", "Care", "02.")] })).status).toBe("pass");
});

it("does not judge a page that delivers no text", () => {
  expect(h1Single.run(site({ pages: [page()] })).status).toBe("na");
});
