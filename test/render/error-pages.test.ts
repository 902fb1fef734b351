import { describe, expect, it } from "vitest";
import { parseHTML } from "linkedom";
import { errorPagePath } from "../../src/model/error-body.ts";
import { ERROR_TABLE, type ErrorCode } from "../../src/model/errors.ts";
import { escapeHtml } from "../../src/render/escape-html.ts";
import { errorPages } from "../../src/render/error-pages.ts";

const CODES = Object.keys(ERROR_TABLE) as ErrorCode[];
const pages = new Map(errorPages("https://foresite.example").map(({ path, html }) => [path, html]));

describe("the pages about errors", () => {
  it.each(CODES)("%s has its own, with what it means, what to do and an example", (code) => {
    const { document } = parseHTML(pages.get(errorPagePath(code)) ?? "");
    expect(document.documentElement.getAttribute("lang")).toBe("en");
    expect(document.querySelector('meta[name="viewport"]')).not.toBeNull();
    expect(document.title).toBe(`${code} | Foresite`);
    expect(document.querySelectorAll("main ul li").length).toBeGreaterThan(0);
    const [, json = ""] = (document.querySelector("pre")?.textContent ?? "").split("\n\n");
    expect(JSON.parse(json)).toMatchObject({
      code,
      status: ERROR_TABLE[code].status,
      type: `https://foresite.example/developers/errors/${code}`,
    });
    expect(document.querySelector('a[href="/openapi.json"]')).not.toBeNull();
    expect(document.querySelectorAll("script").length).toBe(0);
  });

  it("are all linked from the index", () => {
    const { document } = parseHTML(pages.get("/developers/errors/") ?? "");
    const linked = [...document.querySelectorAll("tbody a")].map((a) => a.getAttribute("href"));
    expect(linked).toEqual(CODES.map(errorPagePath));
  });
});

describe("escapeHtml", () => {
  it("leaves nothing that could end a text or an attribute", () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
    );
  });
});
