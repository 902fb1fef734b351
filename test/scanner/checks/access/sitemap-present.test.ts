import { describe, expect, it } from "vitest";
import { sitemapPresent } from "../../../../src/scanner/checks/access/sitemap-present.ts";
import { button } from "../operability/control-fixture.ts";
import { anchor, page, site } from "../../../fixtures/site.ts";

const file = (status: number, kind: "urlset" | "invalid", error: string | null = null) => ({
  url: "https://example-clinic.com/sitemap.xml",
  status,
  kind,
  urls: 2,
  bytes: 400,
  error,
  from: "guess" as const,
});

describe("sitemap-present", () => {
  it("passes a readable list and counts its pages", () => {
    const urls = [{ loc: "https://example-clinic.com/", lastmod: null }];
    const verdict = sitemapPresent.run(site({ sitemap: { state: "present", files: [file(200, "urlset")], urls } }));
    expect(verdict.status).toBe("pass");
    expect(verdict.situation).toContain("1 page");
  });

  it("warns without one, because it is optional", () => {
    const verdict = sitemapPresent.run(site({ sitemap: { state: "absent", files: [file(404, "invalid")] } }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.received).toBe("404");
  });

  it("fails a list that is there and cannot be read", () => {
    const files = [file(200, "invalid", "The file ends in the middle.")];
    expect(sitemapPresent.run(site({ sitemap: { state: "invalid", files } })).status).toBe("fail");
  });

  it("cannot tell when it was refused", () => {
    expect(sitemapPresent.run(site({ sitemap: { state: "unreadable", files: [file(403, "invalid")] } })).status).toBe(
      "unable",
    );
  });
});

it("asks for no list of a site that is one page, whose links lead to parts of it", () => {
  const absent = { state: "absent" as const, files: [file(404, "invalid")] };
  const tokens = { classes: [], ids: ["services", "contact", "main", "top"] };
  const withMore = (over: Parameters<typeof page>[0]) =>
    sitemapPresent.run(site({ sitemap: absent, pages: [page({ tokens, ...over })] })).status;
  const on = (...links: ReturnType<typeof anchor>[]) => withMore({ anchors: links });
  const parts = ["#services", "#contact"].map((part) =>
    anchor(`https://example-clinic.com/${part}`, part, { rawHref: part }),
  );
  const bent = parts.map((part) => ({ ...part, href: `https://example-clinic.com/old/${part.rawHref}` }));
  expect([on(...parts), on(...bent)]).toEqual(["na", "na"]);
  expect(on(...parts, anchor("https://www.example-clinic.com/prices", "Prices"))).toBe("warn");
  expect(on(...parts, anchor("https://maps.example.org/x", "Map"), anchor("tel:+4412", "Call"))).toBe("na");
  expect(on()).toBe("warn");
  const to = (part: string) => anchor(`https://example-clinic.com/${part}`, part, { rawHref: part });
  // What leads past the menu or back to the top is no part, nor is what stands nowhere; a script shows pages behind "#/".
  expect([on(to("#main"), to("#top")), on(to("#about"), to("#prices"))]).toEqual(["warn", "warn"]);
  expect(on(...parts, to("#/about"))).toBe("warn");
  const leads = button("About", { leadsTo: "https://example-clinic.com/about" });
  expect(
    [leads, button("Map", { hasOnclick: true })].map((one) => withMore({ anchors: parts, buttons: [one] })),
  ).toEqual(["warn", "warn"]);
  expect(withMore({ anchors: parts, buttons: [button("Menu")] })).toBe("na");
});
