import { expect, it } from "vitest";
import { namingPages } from "../../../src/scanner/checks/define-check.ts";
import { gradePages } from "../../../src/scanner/checks/grade-pages.ts";
import { page } from "../../fixtures/site.ts";

const urls = ["/a", "/b", "/c"].map((path) => `https://example-clinic.com${path}`);

it("tells a few of many as few, and most as they are", () => {
  expect(namingPages("1 of 4 pages has a date.", 1, urls)).toBe("Only 1 of 4 pages has a date (not on /a, /b and /c).");
  expect(namingPages("On 1 of 4 pages fields have labels.", 1, urls)).toBe(
    "On only 1 of 4 pages fields have labels (not on /a, /b and /c).",
  );
  expect(namingPages("4 of 5 pages have a date.", 4, urls.slice(0, 1))).toBe("4 of 5 pages have a date (not on /a).");
});

it("says of pages that pass with faults that these are little", () => {
  const pages = urls.map((url) => page({ url }));
  const of = (value: number) =>
    gradePages(
      pages,
      () => ({ value, received: "two menus", meaning: "One has no name." }),
      () => "None of the 3 pages is without a fault.",
    );
  expect(of(0.95)).toMatchObject({
    status: "pass",
    situation: "None of the 3 pages is without a fault (looked at /a, /b and /c); what is amiss there is little.",
  });
  expect(of(0.2).situation).toBe("None of the 3 pages is without a fault (looked at /a, /b and /c).");
});
