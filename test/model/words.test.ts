import { describe, expect, it } from "vitest";
import {
  eachOf,
  isSingular,
  onPages,
  onPagesOr,
  namesPages,
  pathOf,
  readablePath,
  shareOf,
  startWith,
  tellSign,
  theCount,
} from "../../src/model/words.ts";

it("begins a sentence with a capital, and leaves a name as its owner writes it", () => {
  expect(["patients", "bkCAMUR ships", "iPhone repairs", "éclairs", "a"].map(startWith)).toEqual([
    "Patients",
    "bkCAMUR ships",
    "iPhone repairs",
    "Éclairs",
    "A",
  ]);
});

describe("a share of pages in words", () => {
  it.each([
    [0, 1, "No page", "On no page", true],
    [1, 1, "The one page", "On the one page", true],
    [0, 2, "Neither of the 2 pages", "On neither of the 2 pages", true],
    [0, 3, "None of the 3 pages", "On none of the 3 pages", false],
    [1, 3, "1 of 3 pages", "On 1 of 3 pages", true],
    [3, 3, "All 3 pages", "On all 3 pages", false],
  ])("says %i of %i as a person would", (good, of, share, on, singular) => {
    expect(shareOf(good, of, "page")).toBe(share);
    expect(onPages(good, of)).toBe(on);
    expect(isSingular(good, of)).toBe(singular);
  });

  it("is none where there is nothing to share", () => {
    expect(shareOf(0, 0, "page")).toBe("No page");
  });

  it.each([
    [0, 1, "The one page with forms has a field without a label."],
    [0, 3, "Each of the 3 pages with forms has a field without a label."],
    [2, 3, "On 2 of 3 pages with forms every field has a label."],
    [1, 1, "On the one page with forms every field has a label."],
  ])("says of %i of %i what holds, or what is wrong on each", (good, of, sentence) => {
    expect(onPagesOr({ good, of }, "with forms", "every field has a label", "has a field without a label")).toBe(
      sentence,
    );
  });

  it("says of one that it is the one", () => {
    expect([theCount(1, "page"), theCount(3, "page"), theCount(2, "reply", "replies")]).toEqual([
      "the one page",
      "the 3 pages",
      "the 2 replies",
    ]);
  });

  it("begins a sentence that is true of all in the singular", () => {
    expect([eachOf(1, "page"), eachOf(2, "reply", "replies")]).toEqual(["The one page", "Each of the 2 replies"]);
  });
});

describe("the path of an address for people", () => {
  it.each([
    ["https://a.example/", "the home page"],
    ["https://a.example/%C3%BCber-uns?x=1#y", "/über-uns"],
    ["https://a.example/caf%E9", "/caf%E9"],
    ["https://a.example/%0D%0ASet-Cookie:x=1", "/%0D%0ASet-Cookie:x=1"],
    ["https://a.example/a%00%1B%5B31m%7F", "/a%00%1B[31m%7F"],
    ["https://a.example/%E2%80%AEfdp.exe%E2%80%A8", "/%E2%80%AEfdp.exe%E2%80%A8"],
    ["https://a.example/%D9%85%DB%8C%E2%80%8C", "/می\u200c"],
  ])("of %s is %s: nothing that is invisible or breaks a line", (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it("holds for names of files as well", () => {
    expect(readablePath("A%2FB%0A.pdf", decodeURIComponent)).toBe("A/B%0A.pdf");
  });
});

it("knows a text that names the pages already", () => {
  const pages = ["", "about", "fees", "team"].map((path) => `https://example.com/${path}`);
  const text = "Put one link into the head of the home page, /about and 5 more.";
  expect(namesPages(text, pages, 7)).toBe(true);
  expect(namesPages("Show it on /about.", pages.slice(1, 2))).toBe(true);
  expect(namesPages("Show it on /about-us.", pages.slice(1, 2))).toBe(false);
  expect(namesPages("Put it into the head of each page.", pages)).toBe(false);
  expect(namesPages("Put it there.", [])).toBe(false);
});

describe("a sign as it is told", () => {
  it.each([
    ["body", "We reply within a day.", "“We reply within a day.”"],
    ["channel", 'Control "Add to cart"', "the button “Add to cart”"],
    ["channel", 'Form "Contact" with 3 fields', "the form “Contact”"],
    [
      "channel",
      'Form "Say "hi" to us" with 3 fields, which sends nothing',
      "the form “Say 'hi' to us”, which sends nothing",
    ],
    ["channel", "Form with 3 fields, which sends nothing", "the form, which sends nothing"],
    ["channel", "Application form", "the application form"],
    ["channel", "Sign-up form of Mailer in a frame", "the sign-up form of Mailer in a frame"],
    ["channel", 'Sign-up form "Subscribe"', "the sign-up form “Subscribe”"],
    ["channel", "Phone link tel:+44 ••• 14", "the phone number +44 ••• 14"],
    ["channel", "E-mail address r•••@example.com", "the e-mail address r•••@example.com"],
    ["channel", "Booking by Slots Inc. in a frame", "Booking by Slots Inc. in a frame"],
    ["schema", "Out of stock: Steel 6 mm", "Out of stock: “Steel 6 mm” (in the page's data)"],
    ["noted", "Phone numbers in several countries", "Phone numbers in several countries"],
    ["link", "Consent form (PDF) (consent.pdf)", "“Consent form (PDF)” (consent.pdf)"],
    ["link", "Opening hours (summer)", "“Opening hours (summer)”"],
  ])("stands in quotation marks where the site says it: %s, %s", (region, quote, told) => {
    expect(tellSign({ region, quote })).toBe(told);
  });
});
