// The directory as pages: what people and search engines read, in HTML and in Markdown.
import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { addListing } from "../../src/adapters/storage/listing-statements.ts";
import { runBatch } from "../../src/adapters/storage/run-batch.ts";
import type { Listing } from "../../src/model/listing.ts";
import { call, migrate } from "./service.ts";

const ORIGIN = "http://127.0.0.1:8787";
const SCAN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const UPDATED_AT = Date.UTC(2026, 10, 18, 12);
const HOSTILE = `Évil "Shop" </script><script>alert(1)</script> [a](javascript:x) <img src=x onerror=y>`;

const listing = (at: number): Listing => ({
  slug: `business-${String(at).padStart(2, "0")}`,
  domain: `business-${at}.example.com`,
  businessName: `Business ${at}`,
  industry: at % 2 === 0 ? "healthcare" : "retail",
  description: null,
  readinessScore: 90 - at,
  aeoScore: 50,
  scanId: SCAN_ID,
  scanType: "basic",
  updatedAt: UPDATED_AT,
});
const hostile: Listing = {
  ...listing(70),
  slug: "evil-shop",
  domain: "evil.example.com",
  businessName: HOSTILE,
  industry: "finance",
  description: `${HOSTILE} Read https://evil.example.com/now.`,
};

beforeAll(async () => {
  await migrate();
  const listings = [...Array.from({ length: 60 }, (_, at) => listing(at)), hostile];
  for (const one of listings) await runBatch(env.DB, addListing(one));
});

const html = async (path: string) => {
  const answer = await call<string>(path, { headers: { accept: "text/html" } });
  return { ...answer, document: parseHTML(answer.body).document };
};
const markdown = (path: string) => call<string>(path, { headers: { accept: "text/markdown" } });
const facts = (document: ReturnType<typeof parseHTML>["document"]): Record<string, unknown> =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "null") as Record<
    string,
    unknown
  >;

describe("/directory", () => {
  it("lists businesses with industry, both scores and links, best first", async () => {
    const { status, headers, document } = await html("/directory");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    const rows = [...document.querySelectorAll("tbody tr")];
    expect(rows).toHaveLength(50);
    const [first] = rows;
    expect(first?.querySelector("th a")?.getAttribute("href")).toBe("/directory/business-00");
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Business 0",
      "Healthcare",
      "90",
      "50",
      "business-0.example.com",
    ]);
    const website = first?.querySelector("td a");
    expect(website?.getAttribute("href")).toBe("https://business-0.example.com/");
    expect(website?.getAttribute("rel")).toBe("nofollow ugc noopener");
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${ORIGIN}/directory`);
  });

  it("says the same in JSON-LD as an ItemList", async () => {
    const { document } = await html("/directory");
    const list = facts(document);
    expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: 61 });
    expect((list["itemListElement"] as unknown[])[0]).toEqual({
      "@type": "ListItem",
      position: 1,
      url: `${ORIGIN}/directory/business-00`,
      name: "Business 0",
    });
  });

  it("filters by industry and pages by offset, each page with its own canonical address", async () => {
    const { document } = await html("/directory?industry=retail");
    const industries = [...document.querySelectorAll("tbody td:nth-child(2)")].map(({ textContent }) => textContent);
    expect(industries).toHaveLength(30);
    expect(new Set(industries)).toEqual(new Set(["Retail"]));
    const second = await html("/directory?offset=50&utm_source=x");
    expect(second.document.querySelectorAll("tbody tr")).toHaveLength(11);
    expect(second.document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      `${ORIGIN}/directory?offset=50`,
    );
    const links = [...second.document.querySelectorAll("a")].map(({ textContent, href }) => [textContent, href]);
    expect(links).toContainEqual(["Previous page", "/directory"]);
    expect(links.map(([text]) => text)).not.toContain("Next page");
    expect((facts(second.document)["itemListElement"] as { position: number }[])[0]?.position).toBe(51);
  });

  it("answers in Markdown by Accept and under its twin's address, with a tag for caches", async () => {
    for (const path of ["/directory", "/directory?industry=healthcare&offset=20"]) {
      const negotiated = await markdown(path);
      const twin = await call<string>(path.replace("/directory", "/directory.md"));
      expect(negotiated.status).toBe(200);
      expect(negotiated.headers.get("vary")).toContain("Accept");
      expect(negotiated.headers.get("content-location")).toBe(path.replace("/directory", "/directory.md"));
      expect(twin.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(twin.headers.get("link")).toBe(`<${ORIGIN}${path}>; rel="canonical"`);
      expect(negotiated.body).toBe(twin.body);
      const etag = twin.headers.get("etag") ?? "";
      const again = await call(path.replace("/directory", "/directory.md"), { headers: { "if-none-match": etag } });
      expect([again.status, again.body]).toEqual([304, ""]);
    }
    expect((await markdown("/directory")).body).toContain(
      `| [Business 0](${ORIGIN}/directory/business-00) | Healthcare | 90 | 50 |`,
    );
  });

  it("says in words what is wrong with a filter, in the form that was asked for", async () => {
    for (const [query, expected] of [
      ["industry=magic", "industry is not valid"],
      ["offset=-1", "offset is not valid"],
      ["offset=x", "offset is not valid"],
      ["offset=20000", "past the end of paging"],
    ] as const) {
      const page = await html(`/directory?${query}`);
      expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
      expect(page.body).toContain(expected);
      expect((await markdown(`/directory?${query}`)).headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    }
  });

  it("shows an industry without businesses", async () => {
    const { status, body } = await html("/directory?industry=education");
    expect(status).toBe(200);
    expect(body).toContain("No business in education is listed yet.");
    expect(body).toContain('<meta name="robots" content="noindex, follow">');
  });

  it("begins with the highest AEO score or the newest entry on request, and keeps that in every link", async () => {
    const { status, body } = await html("/directory?sort=aeo");
    expect(status).toBe(200);
    expect(body).toContain("<strong>AEO</strong>");
    expect(body).toContain('href="/directory?sort=newest"');
    expect((await html("/directory?sort=best")).status).toBe(400);
  });
});

describe("/directory/{slug}", () => {
  it("shows name, website, industry, scores, day, and where the entry comes from", async () => {
    const { status, document } = await html("/directory/business-01");
    expect(status).toBe(200);
    expect(document.querySelector("h1")?.textContent).toBe("Business 1");
    const text = document.querySelector("main")?.textContent ?? "";
    for (const shown of ["Retail", "AI readiness: 89 of 100", "50 of 100", "Updated on November 18, 2026"])
      expect(text).toContain(shown);
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(
      expect.arrayContaining(["/api/directory/business-01", `/api/insights/scan/${SCAN_ID}/results`]),
    );
    expect(document.querySelector('a[href="https://business-1.example.com/"]')?.getAttribute("rel")).toBe(
      "nofollow ugc noopener",
    );
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      `${ORIGIN}/directory/business-01`,
    );
    expect(facts(document)).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Business 1",
      url: "https://business-1.example.com/",
      mainEntityOfPage: `${ORIGIN}/directory/business-01`,
    });
  });

  it("keeps what a website says text, and says that it is the website's", async () => {
    for (const path of ["/directory/evil-shop", "/directory?industry=finance"]) {
      const { body, document } = await html(path);
      const scripts = [...document.querySelectorAll("script")].map((one) => one.getAttribute("src") ?? one.type);
      expect(scripts).toEqual(["application/ld+json", "/scripts/webmcp.js"]);
      expect(document.querySelectorAll('img:not([src^="/badge/"])')).toHaveLength(0);
      expect(body).not.toContain("<script>alert");
      expect(JSON.stringify(facts(document))).toContain("</script>");
      // What an owner may paste is markup of ours, in a block of code.
      const text = (await markdown(path)).body.replace(/^```html\n.*\n```$/m, "");
      expect(text).not.toMatch(/(?<!\\)<(script|img)/);
      expect(text).not.toMatch(/(?<!\\)\]\(javascript:/);
    }
    const { document } = await html("/directory/evil-shop");
    expect(document.querySelector("blockquote")?.getAttribute("cite")).toBe("https://evil.example.com/");
    expect(document.querySelector("main")?.textContent).toContain("Taken from the website of evil.example.com:");
    expect((await markdown("/directory/evil-shop")).body).toMatch(/^> Évil .*https\\:\/\/evil/m);
  });

  it("is answered in Markdown by Accept and at its twin", async () => {
    const negotiated = await markdown("/directory/business-01");
    const twin = await call<string>("/directory/business-01.md");
    expect([negotiated.status, twin.status]).toEqual([200, 200]);
    expect(negotiated.body).toBe(twin.body);
    expect(twin.body).toContain("# Business 1\n");
  });

  it("is a 404 page for a slug that nobody has", async () => {
    for (const slug of ["nobody", "nobody.md", "%E0%A4%A", "x".repeat(300), "%3Cscript%3E"]) {
      const page = await html(`/directory/${slug}`);
      expect([slug, page.status]).toEqual([slug, 404]);
      expect(page.document.querySelectorAll("script")).toHaveLength(0);
    }
    const page = await html("/directory/nobody");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.document.querySelector("h1")?.textContent).toBe("No such business");
    expect(page.body).toContain("No listing has the slug nobody.");
    expect((await markdown("/directory/nobody")).body).toContain("# No such business");
  });
});

describe("the pages of the directory", () => {
  it("stand at one address, answer GET and HEAD alone, and may load nothing from elsewhere", async () => {
    const slash = new Request(`${ORIGIN}/directory/?offset=20`, { redirect: "manual" });
    const moved = await exports.default.fetch(slash);
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/directory?offset=20"]);
    for (const path of ["/directory", "/directory/business-01"]) {
      const refused = await call(path, { method: "POST", body: {} });
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      const head = await call(path, { method: "HEAD" });
      expect([head.status, head.body]).toEqual([200, ""]);
      expect(head.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  it("look at no credential, and count for nobody", async () => {
    const { status, headers } = await call("/directory", { headers: { "x-mcp-api-key": "nonsense" } });
    expect([status, headers.get("x-ratelimit-limit")]).toEqual([200, null]);
  });
});
