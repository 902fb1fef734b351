import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../../src/scanner/evidence/page-facts.ts";
import {
  inPlace,
  lacksMenu,
  menuLinksIn,
  ownScripts,
  partsIn,
  shownParts,
} from "../../../src/scanner/crawl/menu-parts.ts";
import { anchor, page, text } from "../../fixtures/site.ts";

const URL_OF_PAGE = "https://example.com/de/index.html";

describe("files that a page is put together of", () => {
  it.each([
    [`loadPartial('site-nav', 'partials/nav.html')`, ["https://example.com/de/partials/nav.html"]],
    [`$("#top").load("/header.html")`, ["https://example.com/header.html"]],
    [`{ file: '../includes/kopf.htm' }`, ["https://example.com/includes/kopf.htm"]],
    ["w3-include-html=nav.html", ["https://example.com/de/nav.html"]],
    ["fetch(`components/site-header.html`)", ["https://example.com/de/components/site-header.html"]],
    [`fetch( 'topnav.html' ).then(show)`, ["https://example.com/de/topnav.html"]],
    [`$("#ask").load("/forms/ask.html #form")`, ["https://example.com/forms/ask.html"]],
    [`loadSection("ask", "forms/ask.html")`, ["https://example.com/de/forms/ask.html"]],
    [`xhr.open("GET", "kopf.htm?v=2", true)`, ["https://example.com/de/kopf.htm"]],
    ["w3-include-html=rightcolumn.html", ["https://example.com/de/rightcolumn.html"]],
    ["fetch('https://example.com/structure/top.html')", ["https://example.com/structure/top.html"]],
  ])("are named by %s", (text, expected) => {
    expect(partsIn(text, URL_OF_PAGE)).toEqual(expected);
  });

  it.each([
    ["a page that a script goes to", `location.href = "about.html"`],
    ["a page whose name begins like one", `open("navigating-the-market.html")`],
    ["a page that opens beside it", `window.open("price-list.html", "_blank")`],
    ["a page that is fetched for its data", `prefetch("about.html"); router.push("about.html")`],
    ["data", `fetch("/api/posts.json"); fetch("/api/about")`],
    ["a link in an attribute", "data-href=about.html data-src=tour.html"],
    ["in a comment", `/* fetch("partials/old.html") */ // $("#x").load("old/promo.html")\nlet a;`],
    ["in a comment that has no end", `let a; /* fetch("partials/old.html")`],
    ["a template in a string", "const header = '<header>Menu</header>';"],
  ])("are not %s", (_, text) => {
    expect(partsIn(text, URL_OF_PAGE)).toEqual([]);
  });

  it("are named after what looks like a comment", () => {
    const text = `accept=image/*\nfetch("https://example.com/top.html"); a = "https://x.example"; fetch("foot.html")`;
    expect(partsIn(text, "https://example.com/")).toEqual([
      "https://example.com/top.html",
      "https://example.com/foot.html",
    ]);
  });

  it("are six at most", () => {
    const text = Array.from({ length: 60 }, (_, n) => `fetch("forms/f${n}.html")`).join(";");
    expect(partsIn(text, URL_OF_PAGE)).toHaveLength(6);
  });

  it("are those of the menu before the footer", () => {
    const text = `["footer.html", "partials/legal.html", "header.html", "partials/nav.html"]`;
    expect(partsIn(text, "https://example.com/")).toEqual([
      "https://example.com/header.html",
      "https://example.com/partials/nav.html",
      "https://example.com/footer.html",
      "https://example.com/partials/legal.html",
    ]);
  });
});

describe("what stands in such files", () => {
  const part = (name: string, more: Partial<PageFacts> = {}) =>
    page({
      url: `https://example.com/${name}`,
      doctype: false,
      titles: [],
      blocks: [text("Call 020 7946 0123")],
      ...more,
    });
  const start = page({ url: "https://example.com/", blocks: [text("A bakery in York")] });

  it("is shown where the pages lack it", () => {
    const footer = part("footer.html");
    expect(shownParts([footer], [start])).toEqual([footer]);
  });

  it.each([
    ["a whole page", part("offer.html", { doctype: true })],
    ["a page with a title", part("offer.html", { titles: ["Our offer"] })],
    ["a page that was read", part("about.html")],
    ["what a page shows already", part("footer.html", { blocks: [text("A bakery in York")] })],
    ["nothing", part("footer.html", { blocks: [] })],
  ])("is not shown where it is %s", (_, read) => {
    expect(shownParts([read], [start, page({ url: "https://example.com/about.html" })])).toEqual([]);
  });

  it.each([
    ["partials/site-footer.html", '<base href="https://example.com/de/about"><footer><p>Bye</p>'],
    ["topnav.html", '<base href="https://example.com/de/about"><header><p>Bye</p>'],
    ["forms/ask.html", '<base href="https://example.com/de/about"><p>Bye</p>'],
  ])("has its place by its name: %s", (name, expected) => {
    const pageUrl = "https://example.com/de/about?from=a#b";
    expect(inPlace(`https://example.com/${name}`, { html: "<p>Bye</p>", pageUrl })).toBe(expected);
  });
});

describe("links that a script writes", () => {
  it.each([
    [`el.innerHTML = "<li><a class='x' href='fees.html'>Fees</a></li>"`, ["https://example.com/de/fees.html", "Fees"]],
    [String.raw`nav = "<a href=\"/about\"><b>About us</b></a>"`, ["https://example.com/about", ""]],
    ['`<a href="${root}team.html">Our team</a>`', ["https://example.com/de/team.html", "Our team"]],
    ["`<a class='x' href=\"${toPage('team.html')}\">Our team</a>`", ["https://example.com/de/team.html", "Our team"]],
    ['<a data-href="/old" href="/new#list">New</a>', ["https://example.com/new", "New"]],
  ])("are read from %s", (text, [href, name]) => {
    expect(menuLinksIn(text, URL_OF_PAGE)).toEqual([{ href, text: name, rel: "", region: "nav", hidden: false }]);
  });

  it.each([`{ label: "Contact", href: "/contact" }`, `{"href":"/contact"}`, `{ href:  '/contact' }`])(
    "are read from the list %s, which need not be that of the menu",
    (text) => {
      expect(menuLinksIn(text, URL_OF_PAGE)).toMatchObject([{ href: "https://example.com/contact", region: "main" }]);
    },
  );

  it.each([
    ["an address that is put together", `'<a href="' + item.url + '">Read on</a>'`],
    ["one that a list puts together", `{ href: "/blog/" + post.slug }`],
    ["one that a template fills", '`<a href="/goods/${slug}.html">${name}</a>`'],
    ["a place on the page", `'<a href="#top">Up</a>'`],
    ["a page that a script goes to", `location.href = "/thanks.html"`],
  ])("are not %s", (_, text) => {
    expect(menuLinksIn(text, URL_OF_PAGE)).toEqual([]);
  });

  it("are 40 at most", () => {
    const cards = '<a href="/goods/${slug}.html">${name}</a>'.repeat(60);
    const menu = Array.from({ length: 60 }, (_, n) => `<a href="/page-${n}">Page</a>`).join("");
    expect(menuLinksIn(cards + menu, URL_OF_PAGE)).toHaveLength(40);
  });
});

describe("a page without a menu", () => {
  const menu = (...paths: string[]) =>
    page({
      mainText: { chars: 400, words: 60 },
      anchors: paths.map((path) => anchor(`https://example-clinic.com${path}`, path, { region: "nav" })),
    });

  it.each([
    ["none", menu(), true],
    ["the brand and a button", menu("/", "/contact"), true],
    ["places on the page itself", menu("/#a", "/#b", "/#c", "/#d"), true],
    ["three pages", menu("/a", "/b", "/c"), false],
  ])("leads from its header to %s", (_, facts, expected) => {
    expect(lacksMenu(facts)).toBe(expected);
  });

  it("may as well be the shell of a program, which keeps no menu in a file", () => {
    expect(lacksMenu({ ...menu(), mainText: { chars: 7, words: 1 } })).toBe(false);
  });

  it("may get it from two of the site's own scripts, none of which is a library", () => {
    const srcs = ["/js/jquery.min.js", "https://cdn.example.net/main.js", "/js/main.js", "/js/menu.js", "/js/more.js"];
    const script = { type: "", async: false, defer: false, inHead: false, integrity: false, crossorigin: false };
    const site = srcs.map((src) => ({ ...script, src: new URL(src, "https://example-clinic.com/").href }));
    expect(ownScripts(page({ scripts: site }))).toEqual([
      "https://example-clinic.com/js/main.js",
      "https://example-clinic.com/js/menu.js",
    ]);
    const own = "https://www.threeoaks.co.uk/chaos/site.js";
    const scripts = [
      { ...script, src: own },
      { ...script, src: "https://www.threeoaks.co.uk/lib/aos.js" },
    ];
    expect(ownScripts({ url: "https://www.threeoaks.co.uk/", scripts })).toEqual([own]);
  });
});
