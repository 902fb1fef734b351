import { describe, expect, it } from "vitest";
import { FORM_SCRIPTS, MENU_BYTES } from "../../src/model/limits.ts";
import { createScriptReader } from "../../src/services/crawl/create-script-reader.ts";
import type { ReadOrder } from "../../src/services/crawl/create-site-reader.ts";
import { readFormScripts } from "../../src/services/crawl/read-form-scripts.ts";
import { parseRobots } from "../../src/scanner/evidence/site/parse-robots.ts";
import { readPage } from "../scanner/evidence/page/read-html.ts";
import { readInMemory, type FixturePage, type FixtureSite } from "../fixtures/scan-site.ts";

const HOST = "www.oakjoinery.co.uk";
const FORM = "<form id=ask><input type=email name=e><textarea name=m></textarea><button>Send</button></form>";
const htmlOf = (inside: string, scripts: string[]) =>
  `<!doctype html><html lang="en"><head><title>Oak Joinery</title></head><body><nav><a href="/contact">Contact</a> <a href="/a">A</a> <a href="/b">B</a></nav><main><h1>Oak Joinery</h1><p>We make doors and stairs in Ripon.</p>${inside}</main>${scripts.map((src) => `<script src="${src}"></script>`).join("")}</body></html>`;
const page = (inside: string): FixturePage => ({ body: htmlOf(inside, ["/js/site.js"]) });
const MAIL = `const f = document.getElementById("ask"); f.addEventListener("submit", (e) => { e.preventDefault(); location.href = "mailto:joiner@oakjoinery.co.uk"; });`;
const site = (contact: string, script: Partial<FixturePage>): FixtureSite => ({
  host: HOST,
  pages: {
    "/": page(""),
    "/contact": page(contact),
    "/js/site.js": { body: MAIL, type: "text/javascript", ...script },
  },
});
const handledIn = async (one: FixtureSite, type: "full" | "basic" = "full") =>
  (await readInMemory(one, type)).pages.flatMap(({ forms }) => forms.map(({ handled }) => handled));

describe("a scan", () => {
  it("reads what a script of the site does with a form that names no address, where it reads the whole site", async () => {
    expect(await handledIn(site(FORM, {}))).toEqual(["opens-mail"]);
    expect(await handledIn(site(FORM, {}), "basic")).toEqual([undefined]);
  });

  it.each([
    { status: 403, body: "<title>Just a moment...</title>", headers: { "cf-mitigated": "challenge" } },
    { status: 503 },
    { status: 402 },
  ])("finds nothing wrong with the pages where a script answers %j", async (script) => {
    const { challenge, exchanges, pages } = await readInMemory(site(FORM, script));
    expect(challenge).toMatchObject({ detected: false, affected: [] });
    expect(exchanges.filter(({ url }) => url.endsWith(".js"))).toEqual([]);
    expect(pages.flatMap(({ forms }) => forms.map(({ handled }) => handled))).toEqual([undefined]);
  });
});

describe("scripts for forms", () => {
  const orders: ReadOrder[] = [];
  const read = async (
    pages: { url?: string; html: string }[],
    { rules = "", codes = {} as Record<string, string>, delay = undefined as number | undefined } = {},
  ) => {
    orders.length = 0;
    const reader = {
      read: async (order: ReadOrder) => {
        orders.push(order);
        const text = codes[new URL(order.url).pathname];
        const plain = { url: order.url, finalUrl: order.url, bytes: new Uint8Array(), ttfbMs: 1, redirects: [] };
        const truncated = (text ?? "").length > order.maxBytes;
        const answer = { ...plain, ok: true as const, status: text === undefined ? 404 : 200, headers: {}, truncated };
        return { answer, text: text ?? "", charset: "utf-8", isChallenge: false };
      },
    };
    const facts = pages.map(({ url = `https://${HOST}/`, html }) => readPage(html, { url }).facts);
    const text = delay === undefined ? rules : `User-agent: *\nCrawl-delay: ${delay}\n`;
    const url = `https://${HOST}/robots.txt`;
    const robots = { url, finalUrl: url, status: 200, contentType: "text/plain", text };
    const allowed = parseRobots(robots, "ForesiteBot");
    await readFormScripts(createScriptReader(reader, { origin: `https://${HOST}`, robots: allowed }), facts);
    return facts.map(({ forms }) => forms.map(({ handled }) => handled));
  };
  const asked = () => orders.map(({ url }) => url.replace(`https://${HOST}`, ""));
  const ask = { html: htmlOf(FORM, ["/js/site.js"]) };

  it("are asked for as robots.txt allows it, and not where each request has to wait", async () => {
    expect(await read([ask], { codes: { "/js/site.js": MAIL } })).toEqual([["opens-mail"]]);
    expect(orders).toMatchObject([{ follow: false, purpose: "script", maxBytes: MENU_BYTES }]);
    await read([ask], { rules: "User-agent: *\nDisallow: /js/\n" });
    expect(asked()).toEqual([]);
    await read([ask], { delay: 5 });
    expect(asked()).toEqual([]);
  });

  it("are asked for at no other host than the one of this robots.txt", async () => {
    await read([{ ...ask, url: "https://shop.oakjoinery.co.uk/" }]);
    expect(asked()).toEqual([]);
    await read([{ html: htmlOf(FORM, ["https://shop.oakjoinery.co.uk/js/site.js"]) }]);
    expect(asked()).toEqual([]);
  });

  it("are asked for once each, a few in all, those of the forms for a message first", async () => {
    const news = {
      html: htmlOf("<form id=news><input type=email name=e><button>Join</button></form>", ["/js/site.js"]),
    };
    const contact = { url: `https://${HOST}/contact`, html: htmlOf(FORM, ["/js/site.js", "/js/contact.js"]) };
    expect(await read([news, contact], { codes: { "/js/site.js": "var a = 1", "/js/contact.js": MAIL } })).toEqual([
      [undefined],
      ["opens-mail"],
    ]);
    expect(asked()).toEqual(["/js/site.js", "/js/contact.js"]);
    await read([
      { html: htmlOf(FORM, ["/1.js", "/2.js"]) },
      { url: `https://${HOST}/b`, html: htmlOf(FORM, ["/3.js", "/4.js"]) },
    ]);
    expect(asked()).toHaveLength(FORM_SCRIPTS);
  });

  it("are not asked for where the form names its address, and say nothing where they were cut off", async () => {
    await read([{ html: htmlOf(FORM.replace("<form", "<form action=/send method=post"), ["/js/site.js"]) }]);
    expect(asked()).toEqual([]);
    const long = `${MAIL}\n${" ".repeat(MENU_BYTES)}`;
    expect(await read([ask], { codes: { "/js/site.js": long } })).toEqual([[undefined]]);
  });
});
