import { expect, it } from "vitest";
import { readInMemory, type FixturePage, type FixtureSite } from "../fixtures/scan-site.ts";

const FORM = "<form id=ask><input type=email name=e><textarea name=m></textarea><button>Send</button></form>";
const page = (inside: string): FixturePage => ({
  body: `<!doctype html><html lang="en"><head><title>Oak Joinery</title></head><body><nav><a href="/contact">Contact</a> <a href="/a">A</a> <a href="/b">B</a></nav><main><h1>Oak Joinery</h1><p>We make doors and stairs in Ripon.</p>${inside}</main><script src="/js/site.js"></script></body></html>`,
});
const MAIL = `const f = document.getElementById("ask"); f.addEventListener("submit", (e) => { e.preventDefault(); location.href = "mailto:joiner@oakjoinery.co.uk"; });`;
const site = (contact: string, code: string): FixtureSite => ({
  host: "www.oakjoinery.co.uk",
  pages: { "/": page(""), "/contact": page(contact), "/js/site.js": { body: code, type: "text/javascript" } },
});

it("reads what a script of the site does with a form that names no address", async () => {
  const { pages } = await readInMemory(site(FORM, MAIL));
  expect(pages.flatMap(({ forms }) => forms.map(({ handled }) => handled))).toEqual(["opens-mail"]);
});

it("reads no script where no form is left to one", async () => {
  const { exchanges } = await readInMemory(site(FORM.replace("<form", "<form action=/send method=post"), MAIL));
  expect(exchanges.filter(({ url }) => url.endsWith("site.js"))).toEqual([]);
});
