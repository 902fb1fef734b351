import { describe, expect, it } from "vitest";
import { canonicalConsistent } from "../../../../src/scanner/checks/access/canonical-consistent.ts";
import { heading, node, page, site, text } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

const naming = (href: string) =>
  page({
    url: "https://example-clinic.com/services",
    links: [{ rel: "canonical", href, type: null, hreflang: null, title: null, media: null, sizes: null }],
  });

describe("canonical-consistent", () => {
  it("passes a page that names itself, or another page of the site that was not read", () => {
    expect(canonicalConsistent.run(site({ pages: [naming("https://example-clinic.com/services")] })).status).toBe(
      "pass",
    );
    expect(canonicalConsistent.run(site({ pages: [naming("https://example-clinic.com/all-services")] })).status).toBe(
      "pass",
    );
  });

  it("warns where the list of pages, read whole, names the page and not what it calls the original", () => {
    const BASE = "https://example-clinic.com";
    const listing = (paths: string[], truncated = false) => {
      const urls = paths.map((path) => ({ loc: BASE + path, lastmod: null }));
      const { sitemap } = site();
      return { ...sitemap, urls, truncated, files: [] };
    };
    const run = (...listed: Parameters<typeof listing>) =>
      canonicalConsistent.run(site({ pages: [naming(`${BASE}/about/services`)], sitemap: listing(...listed) }));
    const verdict = run(["/services", "/fees"]);
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.meaning).toContain("The list of pages names this page");
    expect(run(["/services", "/about/services"]).status).toBe("pass");
    expect(run(["/about/services"]).status).toBe("pass");
    // What stands behind "?" is left out of the list's addresses, so that one of them says nothing of the others.
    const paged = site({ pages: [naming(`${BASE}/about/services?lang=de`)], sitemap: listing(["/services", "/fees"]) });
    expect(canonicalConsistent.run(paged).status).toBe("pass");
    expect(run(["/services"], true).status).toBe("pass");
    const spelled = naming(`${BASE}/services.html`);
    expect(canonicalConsistent.run(site({ pages: [spelled], sitemap: listing(["/services"]) })).status).toBe("pass");
  });

  it("fails a page that names another of another subject, and none that names its variant or its copy", () => {
    const BASE = "https://example-clinic.com";
    const SAID = "An implant takes the place of a root and carries a crown for many years after it has healed in.";
    const about = (title: string, said: string) => ({
      titles: [title],
      headings: [heading(1, title)],
      blocks: [text(said)],
    });
    const root = (title: string, said: string) => page({ url: `${BASE}/root`, ...about(title, said) });
    const { url, links } = naming(`${BASE}/root`);
    const implants = page({ url, links, ...about("Implants", SAID) });
    const run = (original: ReturnType<typeof root>) => canonicalConsistent.run(site({ pages: [implants, original] }));
    const verdict = run(root("Root canal", "We clean the canals of a tooth that hurts and close them in two visits."));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.meaning).toContain("of another title and text");
    expect(run(root("Implants", "We clean the canals of a tooth that hurts and close them.")).status).toBe("pass");
    expect(run(root("Implants in blue", SAID)).status).toBe("pass");
  });

  it("fails a page that names another site", () => {
    const verdict = canonicalConsistent.run(site({ pages: [naming("https://builder-template.example.net/x")] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("canonical: https://builder-template.example.net/x");
  });

  it("names every place in which that other site stands", () => {
    const OTHER = "https://builder-template.example.net";
    const run = (og: string, data: string, list: string) => {
      const metas = [{ key: "og:url", content: og }];
      return canonicalConsistent.run(
        site({
          pages: [{ ...naming(`${OTHER}/x`), metas }],
          structured: [node("LocalBusiness", { url: data })],
          robots: robotsOf(`User-agent: *\nDisallow:\nSitemap: ${list}/sitemap.xml\n`),
        }),
      );
    };
    const verdict = run(`${OTHER}/`, `${OTHER}/`, OTHER);
    expect(verdict.situation).toMatch(
      /builder-template\.example\.net stands in og:url, the url in the pages' data and the Sitemap line of \/robots\.txt, too\.$/,
    );
    expect(verdict.fix).toMatch(
      /^Write example-clinic\.com in place of builder-template\.example\.net in the canonical, og:url/,
    );
    const OWN = "https://example-clinic.com";
    expect(run(`${OWN}/`, `${OWN}/`, OWN).situation).not.toContain("stands in");
  });

  it("fails an inner page that names the start page, unless it is that page under another address", () => {
    const start = page({ foundBy: "start", textHash: "1" });
    const inner = { ...naming("https://example-clinic.com/"), kind: "services" as const, textHash: "2" };
    const run = (more: object) => canonicalConsistent.run(site({ pages: [start, { ...inner, ...more }] }));
    expect(run({})).toMatchObject({
      status: "fail",
      evidence: [{ received: "canonical: https://example-clinic.com/" }],
    });
    expect(run({ textHash: "1" }).status).toBe("pass");
    expect(run({ kind: "home" }).status).toBe("pass");
  });

  it("fails a page that names a dead or a hidden one", () => {
    const dead = {
      url: "https://example-clinic.com/old",
      from: "internal" as const,
      foundOn: "https://example-clinic.com/",
      status: 404,
      error: null,
      finalUrl: "https://example-clinic.com/old",
      redirects: 0,
    };
    expect(
      canonicalConsistent.run(site({ pages: [naming("https://example-clinic.com/old")], linkChecks: [dead] })).status,
    ).toBe("fail");
    const hidden = page({ url: "https://example-clinic.com/all", metas: [{ key: "robots", content: "noindex" }] });
    expect(canonicalConsistent.run(site({ pages: [naming("https://example-clinic.com/all"), hidden] })).status).toBe(
      "fail",
    );
  });

  it("warns about a difference in slash, www or scheme only", () => {
    for (const href of [
      "https://example-clinic.com/services/",
      "https://www.example-clinic.com/services",
      "http://example-clinic.com/services",
    ])
      expect(canonicalConsistent.run(site({ pages: [naming(href)] }))).toMatchObject({ status: "warn", score: 0.5 });
  });

  it("does not apply where no page names an address", () => {
    expect(canonicalConsistent.run(site()).status).toBe("na");
  });

  describe("that spells the host as everything else does", () => {
    const pages = [naming("https://www.example-clinic.com/services")];
    const twin = (status: number, location: string | null = null) => ({
      target: { twinHostProbe: { url: "https://www.example-clinic.com/", status, location } },
    });
    const fixOf = (over: Parameters<typeof site>[0]) =>
      canonicalConsistent.run(site({ pages, ...twin(200), ...over })).fix;
    it("asks for a redirect to that host", () => {
      expect(fixOf({})).toBe(
        "Let example-clinic.com answer 301 to the same path at www.example-clinic.com, which the pages agree on.",
      );
      expect(fixOf({ sitemap: { urls: [{ loc: "https://www.example-clinic.com/", lastmod: null }] } })).toContain(
        "which pages and sitemap agree on",
      );
    });
    it("asks for other addresses where the sitemap says otherwise, or the other host does not show the site", () => {
      expect(fixOf({ sitemap: { urls: [{ loc: "https://example-clinic.com/", lastmod: null }] } })).toBeUndefined();
      expect(fixOf(twin(301, "https://example-clinic.com/"))).toBeUndefined();
    });
    it("asks for no redirect to a host that was not seen to answer", () => {
      expect(fixOf({ target: { twinHostProbe: null } })).toBeUndefined();
      expect(fixOf(twin(503))).toBeUndefined();
    });
    it("asks for no redirect where another fault was found", () => {
      const dead = {
        url: "https://www.example-clinic.com/services",
        from: "internal" as const,
        foundOn: "https://example-clinic.com/",
        status: 404,
        error: null,
        finalUrl: "https://www.example-clinic.com/services",
        redirects: 0,
      };
      expect(fixOf({ linkChecks: [dead] })).toBeUndefined();
      expect(fixOf({ pages: [naming("http://www.example-clinic.com/services")] })).toBeUndefined();
    });
  });
});
