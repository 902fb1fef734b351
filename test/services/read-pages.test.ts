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
    expect(crawl.pagesFailed).toEqual([]);
  });

  it("is read as it stands where another sent there, so that a chain of them ends", async () => {
    const sends = (to: string) => html("On the way", "", `<meta http-equiv="refresh" content="0; url=${to}">`);
    const { exchanges } = await readInMemory({
      host: "www.hillvanhire.co.uk",
      pages: {
        "/": html("Hill Van Hire", `<p>Vans by the day in Kendal.</p><a href="/1.html">Rates</a>`),
        ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`/${at + 1}.html`, sends(`/${at + 2}.html`)])),
      },
    });
    expect(exchanges.filter(({ url, purpose }) => purpose === "page" && /\d\.html$/.test(url))).toHaveLength(2);
  });
});
