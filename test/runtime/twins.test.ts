// Every page there is, in both of its forms: asked for by Accept, and at the address of its Markdown.
import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it } from "vitest";
import { errorPagePath } from "../../src/model/to-error-body.ts";
import { ERROR_TABLE, type ErrorCode } from "../../src/model/errors.ts";
import { WEBHOOK_SCHEDULE_MS } from "../../src/model/limits.ts";
import { describeDelivery } from "../../src/services/webhook-documentation.ts";
import { twinPath } from "../../src/render/blocks.ts";
import { makePages } from "../../src/surfaces/pages/pages.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { type Answer, call, makeTestKey, migrate, scan } from "./service.ts";

const ORIGIN = "http://127.0.0.1:8787";
const NOBODY = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const SITE = { origin: ORIGIN, limits: {}, contactEmail: "a@example.com", madeOn: "2026-11-20" };
/**
 * Pages without Markdown, and why: signing in is a form that a person fills in (/sign-in; agents register as /auth.md
 * says); accounts and consent are for the person who is signed in (/account, /consent, /auth); the
 * answer to a form that was sent (POST /scan) and to the link in a mail (/email) is for who sent and who opened it.
 */
const STATIC: `/${string}`[] = [
  ...makePages(SITE, describeDelivery(ORIGIN, WEBHOOK_SCHEDULE_MS)).all.map(({ path }) => path),
  "/method",
  ...(Object.keys(ERROR_TABLE) as ErrorCode[]).map(errorPagePath),
];

const ids = { done: "", running: "", failed: "", slug: "" };
beforeAll(async () => {
  await migrate();
  const key = await makeTestKey();
  ({ scanId: ids.done } = await scan(CLINIC_HOST, { scanType: "light" }, key));
  ({ scanId: ids.running } = await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" }, key));
  ({ scanId: ids.failed } = await scan("gone.example.com", { scanType: "light" }, key));
  const listing = await env.DB.prepare("select slug from listings limit 1").first<{ slug: string }>();
  ids.slug = listing?.slug ?? "";
  await env.DB.prepare("update scans set status = 'analyzing' where id = ?").bind(ids.running).run();
});

const dynamic: [string, number, () => `/${string}`][] = [
  ["the directory", 200, () => "/directory"],
  ["an industry", 200, () => "/directory?industry=healthcare"],
  ["a filter that does not exist", 400, () => "/directory?industry=magic"],
  ["a listing", 200, () => `/directory/${ids.slug}`],
  ["a listing that nobody has", 404, () => "/directory/nobody"],
  ["a report", 200, () => `/report/${ids.done}`],
  ["a report that is not ready", 202, () => `/report/${ids.running}`],
  ["a report that will never be", 404, () => `/report/${ids.failed}`],
  ["a report that nobody knows", 404, () => `/report/${NOBODY}`],
  ["a scan at work", 200, () => `/scan/${ids.running}`],
  ["a scan in error", 200, () => `/scan/${ids.failed}`],
  ["a scan that nobody knows", 404, () => `/scan/${NOBODY}`],
  ["the search", 200, () => "/search"],
  ["what a search found", 200, () => "/search?query=dental"],
  ["a search that finds nothing", 200, () => "/search?query=%2A%3Cb%3Exyzzy"],
  ["the analytics, which are closed", 200, () => "/analytics"],
  ["an address where nothing is", 404, () => "/nothing/here"],
  ["an address below the pages for developers", 404, () => "/developers/nothing"],
];

/** Files are answered before the Worker is asked. */
async function getTwin(path: `/${string}`): Promise<Answer<string>> {
  const twin = twinPath(path);
  if (!STATIC.includes(path)) return get(twin, "*/*");
  const answer = await env.ASSETS.fetch(new URL(twin, ORIGIN));
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const get = (path: string, accept: string) => call<string>(path, { headers: { accept } });

async function holdsTwice(path: `/${string}`, status: number): Promise<void> {
  const html = await get(path, "text/html,application/xhtml+xml,*/*;q=0.8");
  const negotiated = await get(path, "text/markdown, text/html;q=0.5");
  const twin = await getTwin(path);
  expect([html.status, negotiated.status, twin.status]).toEqual([status, status, status]);
  expect(html.headers.get("content-type")).toMatch(/^text\/html/);
  const { document } = parseHTML(html.body);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  for (const { headers } of [html, negotiated]) expect(headers.get("vary")).toContain("Accept");
  for (const { headers, body } of [negotiated, twin]) {
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(body).toMatch(/^# \S/);
    const prose = body.replace(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, "");
    expect(prose).not.toMatch(/<(?:!doctype|html|body|main|p|h1)\b/i);
  }
  expect(negotiated.body).toBe(twin.body);
}

describe("every page in HTML and in Markdown", () => {
  it.each(STATIC)("%s", (path) => holdsTwice(path, 200));
  it.each(dynamic)("%s (%d)", (_, status, path) => holdsTwice(path(), status));

  it("names its Markdown in the page, where it stands at an address of its own", async () => {
    const paths = [...STATIC, ...dynamic.filter(([, status]) => status === 200).map(([, , path]) => path())];
    for (const path of paths.filter((one) => one !== `/scan/${ids.failed}`)) {
      const { document } = parseHTML((await get(path, "text/html")).body);
      const named = document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute("href");
      expect([path, named]).toEqual([path, twinPath(path)]);
    }
  });

  it("leads from a scan that is complete to its report in the same form", async () => {
    for (const [path, to] of [
      [`/scan/${ids.done}`, `/report/${ids.done}`],
      [`/scan/${ids.done}.md`, `/report/${ids.done}.md`],
    ]) {
      const answer = await exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: "manual" }));
      expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
    }
  });

  it("leaves the error body to programs, and to everything below the API", async () => {
    for (const [path, accept] of [
      ["/nothing", "*/*"],
      ["/nothing", "application/json"],
      ["/api/nothing", "text/html"],
      ["/api/nothing.md", "text/markdown"],
    ] as const) {
      const answer = await call(path, { headers: { accept } });
      expect([answer.status, answer.body["code"]]).toEqual([404, "NOT_FOUND"]);
    }
  });
});
