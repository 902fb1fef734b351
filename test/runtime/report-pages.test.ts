// Pages of a scan: the form that starts it, its progress, its report; what cannot be shown is said on a page.
import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { addListing } from "../../src/adapters/storage/listing-statements.ts";
import { runBatch } from "../../src/adapters/storage/run-batch.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan, untilOver } from "./service.ts";

const ORIGIN = "http://127.0.0.1:8787";
const NOBODY = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const HTML = { headers: { accept: "text/html" } };

let key: string;
let done: string;
let unlisted: string;
let failed: string;

beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  ({ scanId: done } = await scan(CLINIC_HOST, { scanType: "light" }, key));
  ({ scanId: unlisted } = await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" }, key));
  ({ scanId: failed } = await scan("gone.example.com", { scanType: "light" }, key));
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await call<string>(path, { headers: { accept: "text/html", ...headers } });
  return { ...answer, document: parseHTML(answer.body).document };
};
const raw = (path: string): Promise<Response> =>
  exports.default.fetch(new Request(ORIGIN + path, { redirect: "manual", headers: { accept: "text/html" } }));

/** As a browser sends the form of the front page. */
const send = (fields: Record<string, string>, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
  exports.default.fetch(
    new Request(`${ORIGIN}/scan`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { "cf-connecting-ip": "203.0.113.9", ...headers },
    }),
  );

describe("/report/{scanId}", () => {
  it("is the report as a page, under a policy that runs our own scripts alone", async () => {
    const { status, headers, document } = await page(`/report/${done}`);
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(document.querySelector("h1")?.textContent).toBe("Harbor Dental");
    expect(document.querySelectorAll("#ninety-days + ol li").length).toBeGreaterThan(0);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
  });

  it("filters checks by its address, and by nothing that is no filter", async () => {
    const { document } = await page(`/report/${done}?status=fail&category=nonsense`);
    const chips = [...document.querySelectorAll("#checks ~ details details .chip")].map((chip) => chip.textContent);
    expect(new Set(chips)).toEqual(new Set(["Fails"]));
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${ORIGIN}/report/${done}`);
  });

  it("is Markdown by Accept and under its twin's address", async () => {
    const negotiated = await call<string>(`/report/${done}`, { headers: { accept: "text/markdown" } });
    const twin = await call<string>(`/report/${done}.md`, HTML);
    expect(negotiated.headers.get("content-location")).toBe(`/report/${done}.md`);
    expect(negotiated.headers.get("vary")).toContain("Accept");
    expect(twin.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(twin.headers.get("link")).toBe(`<${ORIGIN}/report/${done}>; rel="canonical"`);
    expect(twin.body).toContain("# How ready Harbor Dental is for AI");
    expect(negotiated.body).toBe(twin.body);
  });

  it("has a tag for caches, which ask each time", async () => {
    for (const path of [`/report/${done}`, `/report/${done}.md`]) {
      const { headers } = await page(path);
      expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      const again = await page(path, { "if-none-match": headers.get("etag") ?? "" });
      expect([again.status, again.body]).toEqual([304, ""]);
    }
  });

  it("is kept from search engines and shared caches when the scan is unlisted", async () => {
    const { status, headers, document } = await page(`/report/${unlisted}`);
    expect(status).toBe(200);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toContain("private");
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it("is a 404 page for a scan that nobody knows", async () => {
    for (const id of [NOBODY, "x", "%3Cscript%3E", `${NOBODY}.md`]) {
      const answer = await page(`/report/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
      expect(answer.body).not.toContain("<script");
    }
    expect((await page(`/report/${NOBODY}`)).document.querySelector("h1")?.textContent).toBe("No such report");
    const markdown = await call<string>(`/report/${NOBODY}`, { headers: { accept: "text/markdown" } });
    expect([markdown.status, markdown.body.startsWith("# No such report")]).toEqual([404, true]);
  });

  it("says of a scan in error why, and what to do", async () => {
    const { status, document, headers } = await page(`/report/${failed}`);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(document.querySelector("h1")?.textContent).toBe("gone.example.com could not be read");
    expect(document.querySelector("main")?.textContent).toContain("Give the address of the start page.");
    const markdown = await call<string>(`/report/${failed}.md`);
    expect(markdown.body).toContain("Give the address of the start page.");
  });

  it("leads to the progress of a scan that is not complete", async () => {
    await env.DB.prepare("update scans set status = 'analyzing' where id = ?").bind(done).run();
    const { status, document } = await page(`/report/${done}`);
    await env.DB.prepare("update scans set status = 'complete' where id = ?").bind(done).run();
    expect(status).toBe(202);
    expect(document.querySelector(`main a[href="/scan/${done}"]`)).not.toBeNull();
  });

  it("answers GET and HEAD alone, and counts for nobody", async () => {
    const refused = await call(`/report/${done}`, { method: "DELETE" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const { status, headers } = await page(`/report/${done}`, { "x-mcp-api-key": "nonsense" });
    expect([status, headers.get("x-ratelimit-limit")]).toEqual([200, null]);
  });
});

describe("/scan/{scanId}", () => {
  it("leads to the report when it is ready", async () => {
    const answer = await raw(`/scan/${done}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/report/${done}`]);
  });

  it("says why there will be none", async () => {
    const { status, document } = await page(`/scan/${failed}`);
    expect(status).toBe(200);
    expect(document.querySelector("h1")?.textContent).toBe("gone.example.com could not be read");
  });

  it("is a 404 page for a scan that nobody knows", async () => {
    expect((await page(`/scan/${NOBODY}`)).status).toBe(404);
  });
});

describe("the form of the front page", () => {
  it("starts the scan that was asked for and leads to where it can be watched", async () => {
    const answer = await send({ url: ` ${CLINIC_HOST} `, scanType: "light", visibility: "unlisted" });
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    expect(location).toMatch(/^\/scan\/[0-9a-f-]{36}$/);
    const live = await page(location);
    if (live.status === 200) {
      expect(live.document.querySelector("#live")).not.toBeNull();
      expect(live.headers.get("cache-control")).toBe("no-store");
    }
    const scanId = location.slice("/scan/".length);
    await untilOver(scanId);
    expect(await env.DB.prepare("select scan_type, visibility from scans where id = ?").bind(scanId).first()).toEqual({
      scan_type: "light",
      visibility: "unlisted",
    });
  });

  it("is refused when it comes from a page of another site, and then starts nothing", async () => {
    const count = () => env.DB.prepare("select count(*) as scans from scans").first();
    const before = await count();
    for (const headers of [
      { "sec-fetch-site": "cross-site", origin: ORIGIN },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
      {},
    ]) {
      const answer = await send({ url: CLINIC_HOST }, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
    expect(await count()).toEqual(before);
    expect((await send({ url: "nowhere" }, { origin: ORIGIN })).status).toBe(400);
  });

  it("says what is wrong with an address, and keeps it in the form as text", async () => {
    const url = `"><script>alert(1)</script>`;
    const answer = await send({ url });
    const { document } = parseHTML(await answer.text());
    expect(answer.status).toBe(400);
    expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
    expect(document.querySelector("#scan-url")?.getAttribute("value")).toBe(url);
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  it("says on a page when the day's scans are used up, and how to get more", async () => {
    const from = { "sec-fetch-site": "same-origin", "cf-connecting-ip": "203.0.113.77" };
    const answers: Response[] = [];
    for (let at = 0; at < 4; at++) answers.push(await send({ url: CLINIC_HOST, scanType: "light" }, from));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429]);
    const [last] = answers.slice(-1);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    const { document } = parseHTML((await last?.text()) ?? "");
    expect(document.querySelector("h1")?.textContent).toBe("No scan is left for today");
    expect(document.querySelector('main a[href="/pricing"]')).not.toBeNull();
    for (const { headers } of answers.slice(0, 3)) await untilOver((headers.get("location") ?? "").slice(6));
  });
});

describe("the front page", () => {
  it("has the form, and the businesses that were listed last", async () => {
    await runBatch(
      env.DB,
      addListing({
        slug: "newest",
        domain: "newest.example.com",
        businessName: "Newest <b>",
        industry: "retail",
        description: null,
        readinessScore: 1,
        aeoScore: 1,
        scanId: NOBODY,
        scanType: "light",
        updatedAt: Date.UTC(2030, 0, 1),
      }),
    );
    const { status, headers, document } = await page("/");
    expect(status).toBe(200);
    expect(headers.get("vary")).toContain("Accept");
    const form = document.querySelector("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/scan"]);
    expect(document.querySelector("[aria-labelledby=latest] tbody a")?.textContent).toBe("Newest <b>");
    expect((await page("/", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    expect((await call<string>("/", { headers: { accept: "text/markdown" } })).body).not.toContain("Newest");
  });
});
