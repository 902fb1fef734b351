// The portal as it is served, and the search page.
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { countMarkdownTokens } from "../../src/render/markdown-tokens.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

let scanId: string;

beforeAll(async () => {
  await migrate();
  ({ scanId } = await scan(CLINIC_HOST, { scanType: "basic" }, await makeTestKey()));
});

const html = async (path: string, address?: string) => {
  const options = { headers: { accept: "text/html" }, ...(address === undefined ? {} : { address }) };
  const answer = await call<string>(path, options);
  return { ...answer, document: parseHTML(answer.body).document };
};

describe("a page of the portal", () => {
  it("allows scripts of ours that call our own API, and nothing else", async () => {
    const { headers } = await html("/developers/api/start_scan");
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "form-action 'self'"])
      expect(policy.split("; ")).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect((await html("/pricing")).headers.get("content-security-policy")).toBe(policy);
  });

  it("names its Markdown, and answers with it and its tokens when that is asked for", async () => {
    const path = "/developers/api/start_scan";
    expect((await html(path)).headers.get("link")).toBe(`<${path}.md>; rel="alternate"; type="text/markdown"`);
    const { headers, body } = await call<string>(path, { headers: { accept: "text/markdown" } });
    expect(headers.get("content-location")).toBe(`${path}.md`);
    expect(headers.get("x-markdown-tokens")).toBe(String(countMarkdownTokens(body)));
    expect(headers.get("link")).toContain(`${path}>; rel="canonical"`);
  });

  it.each(["/developers/api/no_such_operation", "/developers/errors/NO_SUCH_CODE", "/developers/no-such-guide"])(
    "%s is not there",
    async (path) => expect((await call(path, { headers: { accept: "text/html" } })).status).toBe(404),
  );
});

describe("/developers/status", () => {
  it("tells what was measured for this request, as /api/health does", async () => {
    const { document, headers } = await html("/developers/status");
    const health = document.querySelector(".health");
    expect(health?.querySelector("h2")?.textContent).toBe("All parts answer");
    expect([...(health?.querySelectorAll(".chip") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "healthy",
      "healthy",
    ]);
    const age = Date.now() - Date.parse(health?.querySelector("time")?.getAttribute("datetime") ?? "");
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
    expect(headers.get("cache-control")).toContain("max-age=0");
    expect((await call("/api/health")).body["status"]).toBe("ok");
  });
});

describe("/search", () => {
  const reach = (address: string): string => `203.0.113.${address}`;

  it("begins with a form and what can be searched, and is kept out of indexes", async () => {
    const { document, status } = await html("/search");
    expect(status).toBe(200);
    const form = document.querySelector("form[role=search]");
    expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual(["/search", "get"]);
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(document.querySelectorAll("main ul a").length).toBeGreaterThan(0);
  });

  it("finds businesses that were scanned in public, and pages of the documentation", async () => {
    const business = await html(`/search?query=${CLINIC_HOST}`);
    expect(business.document.querySelector(`a[href="/report/${scanId}"]`)).not.toBeNull();
    const pages = await html("/search?query=webhook+signature");
    expect(pages.document.querySelector('a[href$="/developers/webhooks#signatures"]')).not.toBeNull();
    expect(pages.document.querySelector("#query")?.getAttribute("value")).toBe("webhook signature");
  });

  it("says what to do when there is nothing, and writes what was asked as text", async () => {
    const { document, body } = await html(`/search?query=${encodeURIComponent('zebrafish "><b>xylophone</b>')}`);
    expect(document.querySelector("main")?.textContent).toContain("Nothing was found.");
    expect(document.querySelector('main a[href="/#scan"]')).not.toBeNull();
    expect(body).not.toContain("<b>xylophone");
  });

  it("answers in Markdown when that is asked for, and to GET alone", async () => {
    const { headers, body } = await call<string>("/search?query=webhook", { headers: { accept: "text/markdown" } });
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(body).toContain("# Search: webhook");
    expect((await call("/search", { method: "POST" })).status).toBe(405);
  });

  it("takes what is no text, and no more than a line", async () => {
    for (const query of ["%ED%A0%80", "%00", "x".repeat(5_000), "%F0%9F%A6%93"])
      expect((await html(`/search?query=${query}`)).status).toBe(200);
  });

  it("is counted for each address like a question, and refused in the form of a page", async () => {
    let answered = 0;
    // A minute that begins on the way gives as many again.
    while (answered <= 120 && (await html("/search?query=dental", reach("77"))).status === 200) answered += 1;
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(answered).toBeLessThanOrEqual(120);
    const { status, headers, document } = await html("/search?query=dental", reach("77"));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(document.querySelector("h1")?.textContent).toBe("Too many searches");
    expect((await html("/search", reach("77"))).status).toBe(200);
  });
});
