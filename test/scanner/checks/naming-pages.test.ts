import { expect, it } from "vitest";
import { joinNaming, namingPages } from "../../../src/scanner/checks/define-check.ts";
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

it("names the pages beside what does not hold on them, before what is amiss there", () => {
  expect(namingPages("A title stands on 2 of 3 pages; it is too long on one page.", 2, urls.slice(0, 1))).toBe(
    "A title stands on 2 of 3 pages (not on /a); it is too long on one page.",
  );
});

it("names pages where it can name all, and counts them where they are a part", () => {
  const many = ["/a", "/b", "/c", "/d", "/e"].map((path) => `https://example-clinic.com${path}`);
  const none = "None of the 5 pages has a date.";
  expect(namingPages(none, 0, many)).toBe(none);
  expect(namingPages("2 of 7 pages have a date.", 2, many)).toMatch(/ \(not on \/a, \/b and 3 more\)\.$/);
  const named = namingPages("None of the 3 pages has a date.", 0, urls);
  expect(named).toBe("None of the 3 pages has a date (looked at /a, /b and /c).");
  expect(joinNaming([named, "No page is new.", named, "All is well."])).toBe(
    `None of the 3 pages has a date. No page is new. ${named} All is well.`,
  );
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
