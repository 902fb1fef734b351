import { describe, expect, it } from "vitest";
import { PAGE_URL, readHtml, readPage } from "./read-html.ts";
import type { AnchorFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const linkOf = (html: string): AnchorFacts | undefined => readHtml(html).anchors[0];

it("notes links and buttons that are shown and kept from assistive technology", () => {
  const { anchors, buttons } = readHtml(
    "<a href=/ aria-hidden=true></a><p aria-hidden=true><button></button></p><a href=/>x</a>",
  );
  expect(anchors.map(({ isSilent }) => isSilent)).toEqual([true, undefined]);
  expect(buttons.map(({ isSilent }) => isSilent)).toEqual([true]);
});

describe("link addresses", () => {
  it.each([
    ["/fees", "https://example-clinic.com/fees"],
    ["team.html#anna", "https://example-clinic.com/visit/team.html#anna"],
    ["//cdn.example.org/a", "https://cdn.example.org/a"],
    ["  /trimmed\n", "https://example-clinic.com/trimmed"],
    ["#top", "https://example-clinic.com/visit/#top"],
    ["", "https://example-clinic.com/visit/"],
    ["mailto:a@example.org", "mailto:a@example.org"],
    ["tel:+15550100", "tel:+15550100"],
    ["sms:+15550100", "sms:+15550100"],
    ["javascript:void(0)", "javascript:void(0)"],
    ["http://[broken", ""],
  ])("makes %j absolute", (href, absolute) => {
    expect(linkOf(`<a href="${href}">x</a>`)).toMatchObject({ href: absolute, rawHref: href });
  });

  it("resolves against the first base", () => {
    const html = '<base href="https://other.example/x/"><base href="/y/"><a href="a">x</a>';
    expect(linkOf(html)?.href).toBe("https://other.example/x/a");
    expect(readHtml(html).baseHref).toBe("https://other.example/x/");
  });

  it("keeps a link without an address apart from one that leads here", () => {
    expect(linkOf("<a onclick=go() role=Button rel='NoFollow Me'>x</a>")).toMatchObject({
      href: "",
      rawHref: "",
      hasOnclick: true,
      role: "button",
      rel: "nofollow me",
    });
  });
});

it.each([
  ["<a href=# data-bs-toggle=modal data-bs-target=#privacy>x</a>", true],
  ["<a href=# class='link open-modal'>x</a>", true],
  ["<a href=# @click.prevent=open>x</a>", true],
  ["<a href=# class=link>x</a>", undefined],
  ["<a href=/privacy data-bs-toggle=modal>x</a>", undefined],
])("knows what a script opens in place: %s", (html, opens) => {
  expect(linkOf(html)?.opens).toBe(opens);
});

describe("link names", () => {
  it.each([
    ["<a href=/a>Our <b>fees</b></a>", "Our fees", "text"],
    ["<a href=/a aria-label='See fees'>here</a>", "See fees", "aria-label"],
    ["<a href=/a><img alt='Fees'></a>", "Fees", "alt"],
    ["<a href=/a><svg aria-label='Fees'></svg></a>", "Fees", "alt"],
    ["<a href=/a><svg><title>Fees</title></svg></a>", "Fees", "alt"],
    ["<a href=/a><i class=icon title=Fees></i></a>", "Fees", "alt"],
    ["<a href=/a><i class=material-icons>menu</i></a>", "menu", "text"],
    ["<a href=/a title=Fees></a>", "Fees", "title"],
    ["<a href=/a></a>", "", "none"],
    ["<a href=/a><span aria-hidden=true>→</span></a>", "", "none"],
    ["<a href=/a>Fees<span style='display:none'> secret</span></a>", "Fees", "text"],
    ["<a href=/a><span style='position:absolute;left:-9999px'>Fees</span></a>", "Fees", "text"],
    ["<a href=/a aria-labelledby='b a'>x</a><p id=a>Fees</p><p id=b hidden>Our</p>", "Our Fees", "aria-label"],
    ["<map><area href=/a alt=Fees></map>", "Fees", "alt"],
    ["<a href=/a>one<a href=/b>two</a>", "one", "text"],
  ])("names %s", (html, text, nameFrom) => {
    expect(linkOf(html)).toMatchObject({ text, nameFrom });
  });

  it("knows the heading a link stands under", () => {
    const { anchors } = readHtml("<a href=/a>a</a><h2>One</h2><a href=/b>b</a><h3><a href=/c>c</a></h3>");
    expect(anchors.map(({ heading }) => heading)).toEqual([-1, 0, 1]);
  });

  it("keeps 400 links, counts all, and says so", () => {
    const facts = readHtml("<a href=/a>x</a> ".repeat(450));
    expect([facts.anchors.length, facts.anchorCount, facts.caps]).toEqual([400, 450, ["anchors"]]);
  });
});

describe("buttons", () => {
  it.each([
    ["<button>Send</button>", "button", "submit", "Send", "text"],
    ["<button type=Button aria-label=Close>×</button>", "button", "button", "Close", "aria-label"],
    ["<button><img alt=Search></button>", "button", "submit", "Search", "alt"],
    ["<button title=Menu><svg></svg></button>", "button", "submit", "Menu", "title"],
    ["<button aria-labelledby=l></button><p id=l>Book</p>", "button", "submit", "Book", "aria-labelledby"],
    ["<input type=submit value='Book now'>", "input", "submit", "Book now", "value"],
    ["<input type=submit>", "input", "submit", "Submit", "value"],
    ["<input type=image alt=Go>", "input", "image", "Go", "alt"],
    ["<input type=button>", "input", "button", "", "none"],
    ["<div role=button>More</div>", "div", "", "More", "text"],
    ["<img role=button alt='Show the barn'>", "img", "", "Show the barn", "alt"],
    ["<img role=button alt=''>", "img", "", "", "none"],
    ["<button><svg role=img><title>Close</title></svg></button>", "button", "submit", "Close", "alt"],
    ["<button></button>", "button", "submit", "", "none"],
  ])("reads %s", (html, tag, type, name, nameFrom) => {
    expect(readHtml(html).buttons).toEqual([expect.objectContaining({ tag, type, name, nameFrom })]);
  });

  it("keeps attributes, without style and script", () => {
    const html = "<button id=b class='x y' data-id=7 onclick=go() style='color:red'>a</button>";
    expect(readHtml(html).buttons[0]).toMatchObject({
      hasOnclick: true,
      attributes: { id: "b", class: "x y", "data-id": "7" },
    });
  });
});

describe("addresses for technology detection", () => {
  it("lists each address under what loads it, and same-origin ones by path", () => {
    const html =
      '<script src="/a.js?v=1#x"></script><img src="https://cdn.example.org/i.png"><img src="https://cdn.example.org/i.png">' +
      '<iframe data-src="https://maps.example.org/"></iframe><form action="/send"></form>' +
      '<link rel=canonical href="/visit/"><link rel="preconnect" href="https://fonts.example.org"><noscript><img src="https://px.example.org/p"></noscript>';
    expect(readPage(html).transient.resourceUrls).toEqual([
      { where: "script-src", url: "https://example-clinic.com/a.js?v=1", hint: false },
      { where: "url-path", url: "/a.js?v=1", hint: false },
      { where: "img-src", url: "https://cdn.example.org/i.png", hint: false },
      { where: "iframe-src", url: "https://maps.example.org/", hint: false },
      { where: "form-action", url: "https://example-clinic.com/send", hint: false },
      { where: "url-path", url: "/send", hint: false },
      { where: "link-href", url: "https://fonts.example.org/", hint: true },
      { where: "img-src", url: "https://px.example.org/p", hint: false },
    ]);
  });

  it("lists a style sheet that was preloaded before as loaded", () => {
    const html = "<link rel=preload href=/a.css><link rel=stylesheet href=/a.css>";
    expect(readPage(html).transient.resourceUrls.filter(({ where }) => where === "link-href")).toEqual([
      { where: "link-href", url: "https://example-clinic.com/a.css", hint: true },
      { where: "link-href", url: "https://example-clinic.com/a.css", hint: false },
    ]);
  });
});

describe("buttons that stand for links", () => {
  it.each([
    ["location.href='prices.html'", "prices.html"],
    ['window.location = "/team"', "/team"],
    ["document.location.assign('/a')", "/a"],
    ["menu.close(); location.replace('b')", "b"],
    ["window.open('https://calendar.example.net/a','_blank')", "https://calendar.example.net/a"],
    ["location.reload()", null],
    ["window.open('')", null],
    ["location.href='#top'", null],
    ["location.href=next", null],
    ["toggle('location')", null],
  ])("say where their script %s leads", (onclick, target) => {
    const [button] = readHtml(`<button onclick="${onclick.replaceAll('"', "&quot;")}">Go</button>`).buttons;
    expect(button?.leadsTo).toBe(target === null ? undefined : new URL(target, PAGE_URL).href);
  });
});

describe("the icon of a link without a name", () => {
  it.each([
    ['<a href="#" class="text-white"><i class="bi bi-facebook fs-5"></i></a>', "Facebook"],
    ['<a href=""><i class="fa-brands fa-x-twitter"></i></a>', "X (Twitter)"],
    ['<a href="#"><img src="/img/instagram.svg" alt=""></a>', "Instagram"],
    ['<a href="#"><svg><use href="/sprite.svg#icon-youtube"></use></svg></a>', "YouTube"],
    ['<a href="#" class="social linkedin"></a>', "LinkedIn"],
    ['<a href="#"><i class="bi bi-envelope"></i></a>', undefined],
    ['<a href="#"><i class="bi bi-facebook"></i>Our page</a>', undefined],
  ])("is read from %s", (html, icon) => {
    expect(linkOf(html)?.icon).toBe(icon);
  });
});

it("takes a link without an address for a button where a script of the page names its id or class", () => {
  const opens = (link: string): boolean | undefined =>
    linkOf(`${link}<script>document.getElementById('reserve').href = x; $(".js-less").on("click", f)</script>`)?.opens;
  expect(opens('<a href="#" id="reserve">Reserve</a>')).toBe(true);
  expect(opens('<a href="" class="btn js-less">More</a>')).toBe(true);
  expect(opens('<a href="#" class="btn" id="buy">Buy</a>')).toBeUndefined();
});

it("takes a link to another site with nothing in it and no look of its own for one that nobody meets", () => {
  const silent = (html: string) => readHtml(html).anchors.map(({ isSilent }) => isSilent === true);
  expect(silent('<a href="https://builder.example/"></a>')).toEqual([true]);
  expect(silent('<a href="https://builder.example/" class="icon"></a><a href="/a"></a>')).toEqual([false, false]);
  expect(silent('<a href="https://builder.example/"><i class="bi bi-x"></i></a>')).toEqual([false]);
});
