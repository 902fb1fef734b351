import { expect, it } from "vitest";
import { uniquePassages } from "../../../../src/scanner/checks/answerability/unique-passages.ts";
import { page, site, text } from "../../../fixtures/site.ts";
import { filler } from "./content-pages.ts";

const onPage = (path: string, sentences: string[]) =>
  page({ url: `https://example-clinic.com/${path}`, kind: "services", blocks: sentences.map((one) => text(one)) });
const run = (...pages: ReturnType<typeof page>[]) => uniquePassages.run(site({ pages }));

it("passes pages in their own words", () => {
  expect(run(onPage("a", filler(10)), onPage("b", filler(10, 10))).status).toBe("pass");
});

it("fails pages that repeat each other and names the twin", () => {
  const verdict = run(
    onPage("a", filler(20)),
    onPage("b", [...filler(20), "One sentence stands only on this page here."]),
  );
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence.map(({ received }) => received).join()).toContain("nearly the same text as /b");
});

it("warns when between half and 70 percent is unique", () => {
  const shared = filler(4);
  const verdict = run(onPage("a", [...filler(6, 10), ...shared]), onPage("b", [...filler(6, 20), ...shared]));
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
});

it("leaves out a banner that stands on most pages", () => {
  const banner = ["Free delivery on all orders over thirty.", "Shop all the wooden cubes right now."];
  const pages = ["a", "b", "c"].map((path, at) => onPage(path, [...banner, ...filler(5, at * 10)]));
  expect(run(...pages).status).toBe("pass");
});

it("takes one text under several addresses for one page, so that copies change nothing and are told", () => {
  const [a, b] = [onPage("a", filler(10)), onPage("b", filler(10, 10))];
  const withCopy = run(a, b, onPage("copy", filler(10)));
  expect(withCopy.score).toBe(run(a, b).score);
  expect(withCopy.situation).toBe(
    "Both pages with text enough to compare have 70 % or more in words of their own; /copy has the text of /a.",
  );
});

it("is not asked of a single page", () => {
  expect(run(onPage("a", filler(10))).status).toBe("na");
});

it("says which share it asks for, and never rounds up to it", () => {
  const shared = filler(7);
  const verdict = run(onPage("a", [...filler(16, 10), ...shared]), onPage("b", [...filler(16, 40), ...shared]));
  expect(verdict.situation).toContain(
    "Neither of the 2 pages with text enough to compare has 70 % or more in words of",
  );
  expect(verdict.evidence[0]?.received).toMatch(/^69 % of its sentences/);
});

it.each([
  [2, 10, 20],
  [9, 20, 45],
  [33, 50, 66],
])("states %i of %i sentences as the share that they are", (own, all, share) => {
  const shared = filler(all - own);
  const verdict = run(onPage("a", [...filler(own, 100), ...shared]), onPage("b", [...filler(own, 200), ...shared]));
  expect(verdict.evidence[0]?.received).toMatch(new RegExp(`^${share} % of its sentences`));
});
