// Pages of a scan: the form that starts it, its progress, its report; what cannot be shown is said on a page.
import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { addListing } from "../../src/adapters/storage/listing-statements.ts";
import { runBatch } from "../../src/adapters/storage/run-batch.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { signIn } from "./sign-in.ts";
import { call, makeTestKey, migrate, scan, untilOver } from "./service.ts";

const ORIGIN = "http://127.0.0.1:8787";
const NOBODY = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const HTML = { headers: { accept: "text/html" } };

let key: string;
let done: string;
let unlisted: string;
let failed: string;
let booked: string;
/** The work whose volume the report on the clinic assumes. */
const VOLUME = "wf-appointment";

beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  ({ scanId: done } = await scan(CLINIC_HOST, { scanType: "light" }, key));
  ({ scanId: unlisted } = await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" }, key));
  ({ scanId: booked } = await scan(CLINIC_HOST, { scanType: "basic" }, key));
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

describe("a person whose scan or key does not work", () => {
  it("reads on a page that the key is wrong", async () => {
    const answer = await page(`/report/${done}`, { "x-mcp-api-key": "fsk_wrong" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([401, "text/html; charset=utf-8"]);
    expect(answer.document.querySelector("h1")?.textContent).toBe("Not shown");
    const markdown = await call<string>(`/report/${done}.md`, { headers: { "x-mcp-api-key": "fsk_wrong" } });
    expect([markdown.status, markdown.headers.get("content-type")]).toEqual([401, "text/markdown; charset=utf-8"]);
  });

  it.each(["/scan", "/report"])("scans again below %s from a form that has the address", async (below) => {
    const { document, body } = await page(`${below}/${failed}`);
    expect(document.querySelector("#scan-url")?.getAttribute("value")).toBe("https://gone.example.com/");
    expect(document.querySelector('main a[href="#scan"]')?.textContent).toBe("Scan again");
    expect(body).toContain("/styles/front.css");
  });

  it("reads all of the report in Markdown: the ninety days by name and every check", async () => {
    const { body } = await call<string>(`/report/${done}.md`);
    expect(body).toMatch(/\n## Ninety days\n\n1\. Days 1 to \d+: /);
    expect(body).toContain("\n## All checks\n\n### Access and crawl\n\n- ");
  });

  it("reads with a key what to do in them, and no cache keeps that for others", async () => {
    const { body, headers } = await call<string>(`/report/${done}.md`, { headers: { "x-mcp-api-key": key } });
    expect(body).toMatch(/\n## Ninety days\n\n### Days 1 to \d+: /);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

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

  it("answers GET and HEAD alone, counts for nobody, and refuses a bad credential", async () => {
    const refused = await call(`/report/${done}`, { method: "DELETE" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const { status, headers } = await page(`/report/${done}`, { "x-mcp-api-key": key });
    expect([status, headers.get("x-ratelimit-limit")]).toEqual([200, null]);
    const bad = await call(`/report/${done}`, { headers: { "x-mcp-api-key": "nonsense" } });
    expect([bad.status, bad.body["code"]]).toEqual([401, "INVALID_CREDENTIALS"]);
  });

  it("sorts, filters and computes by its address, and says at a field what is no number", async () => {
    const { document } = await page(`/report/${booked}?sort=-hours&${VOLUME}=400`);
    expect(document.querySelector(".sortable th[aria-sort]")?.className).toBe("hours");
    expect(document.querySelector("#hours-note")?.textContent).toContain("400 appointments a month you stated");
    const refused = await page(`/report/${booked}?${VOLUME}=lots`);
    expect(refused.status).toBe(200);
    expect(refused.document.querySelector(`#volume-${VOLUME}-problem`)?.textContent).toContain("Write a number");
  });
});

describe("the tasks of the ninety days", () => {
  const tasksOf = (document: ReturnType<typeof parseHTML>["document"]): number =>
    document.querySelectorAll(".timeline .tasks li").length;
  const PERSONAL = ["private, no-store", "Accept, Cookie, Authorization, x-mcp-api-key", null];
  const privacyOf = (headers: Headers) => ["cache-control", "vary", "etag"].map((name) => headers.get(name));

  it("are shown to a key that may read playbooks, and kept by no cache", async () => {
    const answer = await page(`/report/${booked}`, { "x-mcp-api-key": key, "if-none-match": "*" });
    expect([answer.status, tasksOf(answer.document) > 0]).toEqual([200, true]);
    expect(privacyOf(answer.headers)).toEqual(PERSONAL);
    const narrow = await makeTestKey("free", ["insights:read"]);
    const without = await page(`/report/${booked}`, { "x-mcp-api-key": narrow });
    expect([without.status, tasksOf(without.document)]).toEqual([200, 0]);
    expect(privacyOf(without.headers)).toEqual(PERSONAL);
  });

  it("are shown to who is signed in and comes from here, and to nobody whom another site sends", async () => {
    const cookie = await signIn("report@example.com");
    for (const site of ["same-origin", "none"]) {
      const { document, headers } = await page(`/report/${booked}`, { cookie, "sec-fetch-site": site });
      expect([site, tasksOf(document) > 0]).toEqual([site, true]);
      expect(privacyOf(headers)).toEqual(PERSONAL);
      expect(document.querySelector('main a[href^="/sign-in"]')).toBeNull();
    }
    for (const site of ["cross-site", "same-site"]) {
      const { document, headers } = await page(`/report/${booked}`, { cookie, "sec-fetch-site": site });
      expect([site, tasksOf(document), headers.get("cache-control")]).toEqual([
        site,
        0,
        "public, max-age=0, must-revalidate",
      ]);
    }
  });

  it("are told of to everybody else, with where to sign in, and an old cookie changes nothing", async () => {
    const anybody = await page(`/report/${booked}`);
    const old = await page(`/report/${booked}`, { cookie: "foresite.session_token=old.old" });
    expect(tasksOf(anybody.document)).toBe(0);
    expect(anybody.document.querySelector("#ninety-days ~ p a")?.getAttribute("href")).toBe(
      `/sign-in?next=%2Freport%2F${booked}`,
    );
    expect([anybody.headers.get("vary"), anybody.headers.get("cache-control")]).toEqual([
      expect.stringContaining("Accept"),
      "public, max-age=0, must-revalidate",
    ]);
    expect(old.body).toBe(anybody.body);
    expect(old.headers.get("etag")).toBe(anybody.headers.get("etag"));
  });
});

describe("/report/{scanId}/opportunities.csv", () => {
  it("is the table of the report as a file, with the hours that its address asks for", async () => {
    const plain = await call<string>(`/report/${booked}/opportunities.csv`);
    expect(plain.status).toBe(200);
    expect(plain.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(plain.headers.get("content-disposition")).toBe(`attachment; filename="opportunities-${booked}.csv"`);
    expect(plain.headers.get("x-robots-tag")).toBe("noindex");
    expect(plain.body).toMatch(/^\ufeff?"priority","title",/);
    expect(plain.body).not.toContain("caller");
    const stated = await call<string>(`/report/${booked}/opportunities.csv?${VOLUME}=400`);
    expect(stated.body).toContain(',400,400,400,"appointments","caller",');
  });

  it("is no file where there is no report", async () => {
    expect((await call(`/report/${NOBODY}/opportunities.csv`)).status).toBe(404);
    expect((await call(`/report/${failed}/opportunities.csv`)).status).toBe(404);
    expect((await call(`/report/${booked}/opportunities.csv`, { method: "POST", body: {} })).status).toBe(405);
    const hidden = await call(`/report/${unlisted}/opportunities.csv`);
    expect(hidden.headers.get("cache-control")).toContain("private");
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

  it.each([
    ["a body over the limit", 413, { url: "x".repeat(70_000) }, { "sec-fetch-site": "same-origin" }],
    ["a key that is wrong", 401, { url: CLINIC_HOST }, { "x-mcp-api-key": "fsk_wrong" }],
    ["a session from another site", 403, { url: CLINIC_HOST }, { origin: "https://evil.example", cookie: "SESSION" }],
  ])("says on a page what was wrong: %s (%d)", async (_, status, fields, headers) => {
    const cookie = "cookie" in headers ? { cookie: await signIn("form@example.com") } : {};
    const answer = await send(fields, { accept: "text/html", ...headers, ...cookie });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
    const { document } = parseHTML(await answer.text());
    expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
    expect(document.querySelector("#scan-url")).not.toBeNull();
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
    // An address that is typed in leads to the form.
    const opened = await exports.default.fetch(new Request("http://127.0.0.1:8787/scan", { redirect: "manual" }));
    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/#scan"]);
    expect(document.querySelector("[aria-labelledby=latest] tbody a")?.textContent).toBe("Newest <b>");
    expect((await page("/", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    expect((await call<string>("/", { headers: { accept: "text/markdown" } })).body).not.toContain("Newest");
  });
});
