import { describe, expect, it } from "vitest";
import { readInMemory, type FixturePage } from "../fixtures/scan-site.ts";

const html = (title: string, main: string, head = ""): FixturePage => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`,
});

describe("a page that sends everybody on at once", () => {
  it("is none of the site's, and the page behind it is read in its place", async () => {
    const { pages, crawl } = await readInMemory({
      host: "www.hillvanhire.co.uk",
      pages: {
        "/": html("Hill Van Hire", `<p>Vans by the day in Kendal.</p><a href="/rates-photo.html">Rates</a>`),
        "/rates-photo.html": html("Opening the rates", "", `<meta http-equiv="refresh" content="0; url=rates.html">`),
        "/rates.html": html("Rates", "<p>A panel van costs £62 a day, fuel not included.</p>"),
      },
    });
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(["/", "/rates.html"]);
    expect(crawl.pagesFailed.map(({ reason }) => reason)).toContain("sends everybody on to another page");
  });
});
