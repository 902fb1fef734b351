import { describe, expect, it } from "vitest";
import type { Draft } from "../../../src/model/draft.ts";
import { jsonLd } from "../../../src/scanner/insight/drafts/draft-parts.ts";
import { mergeDrafts } from "../../../src/scanner/report/merge-drafts.ts";

const HOME = "https://oaklane.test/";
const draft = (content: string, over: Partial<Draft> = {}): Draft => ({
  kind: "json-ld",
  title: "What the description lacks",
  target: HOME,
  content,
  notes: ["Goes into the head."],
  notice: "",
  ...over,
});
const business = (more: Record<string, unknown>): string =>
  jsonLd({ "@type": "Physiotherapy", "@id": `${HOME}#business`, name: "Oak <Lane>", ...more });

describe("drafts of one skill", () => {
  it("describe one thing in one block", () => {
    const [only, second] = mergeDrafts([
      draft(business({ openingHours: "[hours]" })),
      draft(business({ logo: `${HOME}logo.svg` }), { notes: ["Goes into the head.", "Best beside the name."] }),
    ]);
    expect(second).toBeUndefined();
    expect(only?.content).toBe(business({ logo: `${HOME}logo.svg`, openingHours: "[hours]" }));
    expect(only?.notes).toEqual(["Goes into the head.", "Best beside the name."]);
  });

  it("stay apart for other things, other pages and blocks for several pages", () => {
    const site = draft(jsonLd({ "@type": "WebSite", "@id": `${HOME}#website` }));
    const nameless = draft(jsonLd({ "@type": "Service", name: "Massage" }));
    const elsewhere = draft(business({}), { target: `${HOME}contact` });
    const several = draft(`<!-- ${HOME} -->\n${business({ a: 1 })}\n\n<!-- ${HOME}b -->\n${business({ b: 1 })}`);
    const all = [
      draft(business({})),
      site,
      nameless,
      draft(jsonLd({ "@type": "Service", name: "Taping" })),
      elsewhere,
      several,
    ];
    expect(mergeDrafts(all)).toEqual(all);
  });

  it("are one group for everyone in one robots.txt, with the list of pages after it", () => {
    const robots = (content: string, note: string) =>
      draft(content, { kind: "robots", target: `${HOME}robots.txt`, title: note, notes: [note] });
    const first = robots(`User-agent: *\nAllow: /\n\nSitemap: ${HOME}sitemap.xml`, "A first file");
    const [only, second] = mergeDrafts([first, robots("User-agent: *\nContent-Signal: search=yes", "Choose")]);
    expect(second).toBeUndefined();
    expect(only?.content).toBe(`User-agent: *\nAllow: /\nContent-Signal: search=yes\n\nSitemap: ${HOME}sitemap.xml`);
    expect(only?.notes).toEqual(["A first file", "Choose"]);
    const named = robots("User-agent: GPTBot\nAllow: /", "Let in");
    expect(mergeDrafts([first, named])).toEqual([first, named]);
  });

  it("are one where both hold the same lines for a page, with the other pages of each", () => {
    const lines = (pages: string[], over: Partial<Draft> = {}): Draft =>
      draft(pages.map((path) => `<!-- ${HOME}${path} -->\n<h2>Fees</h2>`).join("\n\n"), { kind: "html", ...over });
    const left = lines(["a", "b"], {
      notes: ["Keep the looks.", "Not in this draft: /c, which needs its own."],
    });
    const [only, second] = mergeDrafts([left, lines(["a", "c"], { notes: ["Keep the looks."] })]);
    expect(second).toBeUndefined();
    expect(only?.content).toBe(lines(["a", "b", "c"]).content);
    expect(only?.notes).toEqual(["Keep the looks."]);
    const other = lines(["a", "c"]);
    const changed = { ...other, content: other.content.replace("Fees", "Prices") };
    expect(mergeDrafts([left, changed])).toEqual([left, changed]);
  });

  it("hold the lines of one page once where another holds them among those of several, whichever comes first", () => {
    const one = draft("<h2>Fees</h2>", { kind: "html", target: `${HOME}b` });
    const several = draft(`<!-- ${HOME} -->\n<h2>Rooms</h2>\n\n<!-- ${HOME}b -->\n<h2>Fees</h2>`, { kind: "html" });
    expect(mergeDrafts([one, several])).toEqual([several]);
    expect(mergeDrafts([several, one])).toEqual([several]);
    const another = { ...one, target: `${HOME}c` };
    expect(mergeDrafts([several, another])).toEqual([several, another]);
  });

  it("are called by all that the block holds", () => {
    const [only] = mergeDrafts([
      draft(business({ a: 1 }), { title: "Returns, as stated" }),
      draft(business({ b: 1 }), { title: "What it lacks" }),
    ]);
    expect(only?.title).toBe("Returns, as stated; what it lacks");
  });

  it("leave out what stands in a draft before, page for page", () => {
    const html = (content: string): Draft => draft(content, { kind: "html" });
    const all = html(`<!-- ${HOME}a -->\n<input id="m">\n\n<!-- ${HOME}b -->\n<input id="m">`);
    expect(mergeDrafts([all, html(`<!-- ${HOME}b -->\n<input id="m">`)])).toEqual([all]);
    const lines = html(`<!-- ${HOME}a -->\n<link>\n<!-- ${HOME}b -->\n<link>`);
    expect(mergeDrafts([lines, html(`<!-- ${HOME}b -->\n<link>`)])).toEqual([lines]);
    const other = html(`<!-- ${HOME}c -->\n<input id="m">`);
    expect(mergeDrafts([all, other])).toEqual([all, other]);
  });

  it("set the headers of every answer in one place, each line once", () => {
    const header = (title: string, content: string): Draft => draft(content, { kind: "http-header", title });
    const [only, second] = mergeDrafts([
      header("Stay on the secure address", "Strict-Transport-Security: max-age=31536000"),
      header("No guessing of file types", "X-Content-Type-Options: nosniff"),
      header("No guessing of file types", "X-Content-Type-Options: nosniff"),
    ]);
    expect(second).toBeUndefined();
    expect(only?.title).toBe("Stay on the secure address; no guessing of file types");
    expect(only?.content).toBe("Strict-Transport-Security: max-age=31536000\nX-Content-Type-Options: nosniff");
    const link = header("Documents", "Link: </llms.txt>; rel=describedby");
    const nosniff = header("No guessing", "X-Content-Type-Options: nosniff");
    expect(mergeDrafts([link, nosniff])).toEqual([link, nosniff]);
  });

  it("hold each text once", () => {
    const label = draft("<label>Name</label>", { kind: "html" });
    expect(mergeDrafts([label, { ...label }])).toEqual([label]);
  });
});
