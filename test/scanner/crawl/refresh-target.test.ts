import { describe, expect, it } from "vitest";
import { refreshTarget } from "../../../src/scanner/crawl/refresh-target.ts";
import { page } from "../../fixtures/site.ts";

const START = "https://www.example-clinic.com/";
const target = (metaRefresh: string | null, baseHref: string | null = null): string | null =>
  refreshTarget({ url: START, baseHref, counts: page({ counts: { metaRefresh } }).counts });

describe("the target of a refresh", () => {
  it.each([
    ["0;url=/home", "https://www.example-clinic.com/home"],
    ["0; URL='en/index.html'", "https://www.example-clinic.com/en/index.html"],
    ['1, url="https://example-clinic.com/welcome#top"', "https://example-clinic.com/welcome"],
    ["0 /start", "https://www.example-clinic.com/start"],
    [".5; url=/half", "https://www.example-clinic.com/half"],
  ])("of %s is %s", (content, url) => expect(target(content)).toBe(url));

  it.each([
    null,
    "",
    "0",
    "300",
    "5; url=/later",
    "0; url=",
    "0; url=https://other.example.net/",
    "0; url=mailto:a@b.c",
  ])("of %s is none", (content) => expect(target(content)).toBeNull());

  it("is no page that names itself, and is read from the page's base", () => {
    expect(target("0; url=/")).toBeNull();
    expect(target("0; url=home", "https://www.example-clinic.com/site/")).toBe(
      "https://www.example-clinic.com/site/home",
    );
  });
});
