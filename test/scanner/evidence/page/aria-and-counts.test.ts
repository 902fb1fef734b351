import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";
import type { AriaFacts, PageCounts } from "../../../../src/scanner/evidence/page-facts.ts";

const ariaOf = (html: string): AriaFacts => readHtml(html).aria;
const countsOf = (html: string): PageCounts => readHtml(html).counts;

it("a forced place in the tab order counts where the element is shown", () => {
  expect(ariaOf("<div hidden><a href=/ tabindex=3>x</a></div><a href=/ tabindex=2>y</a>").positiveTabindex).toBe(1);
});

describe("landmarks", () => {
  it("come from elements and roles, with their names", () => {
    const html =
      "<header></header><nav aria-label=Main></nav><main><header></header><section></section><section aria-labelledby=t><h2 id=t>Care</h2></section></main>" +
      "<aside></aside><form></form><form aria-label=Booking></form><div role=search></div><footer></footer>";
    expect(readHtml(html).landmarks).toEqual([
      { role: "banner", label: null },
      { role: "navigation", label: "Main" },
      { role: "main", label: null },
      { role: "region", label: "Care" },
      { role: "complementary", label: null },
      { role: "form", label: "Booking" },
      { role: "search", label: null },
      { role: "contentinfo", label: null },
    ]);
  });
});

describe("ARIA", () => {
  it("lists roles and attributes that do not exist, once", () => {
    const html =
      "<p role=buton></p><p role=buton></p><p role='nonsense button'></p><p role=doc-abstract></p><p role=switch aria-labeled=x aria-label=y></p>";
    expect(ariaOf(html)).toMatchObject({ invalidRoles: ["buton"], invalidAttributes: ["aria-labeled"] });
  });

  it("finds references to ids that are missing or stand twice", () => {
    const html =
      "<label for=gone>a</label><input aria-describedby='twice once'><p id=twice></p><p id=twice></p><p id=once></p><p id=unused></p><p id=unused></p>" +
      "<button aria-controls=panel></button>";
    expect(ariaOf(html)).toMatchObject({ danglingIds: ["gone", "panel"], duplicateIds: ["twice"] });
  });

  it("does not call ids missing on a page that was not read to its end", () => {
    const html = `<label for=gone>a</label>${"<b>".repeat(600)}`;
    expect(readHtml(html)).toMatchObject({ caps: ["depth"], aria: { danglingIds: [] } });
  });

  it("counts dialogs, tab order, states and a hidden body", () => {
    const html =
      "<body aria-hidden=true><dialog></dialog><div role=dialog aria-label=Cookies></div><p tabindex=3></p><p tabindex=0></p>" +
      "<button aria-expanded=false></button><p role=tab aria-selected=true></p>";
    expect(ariaOf(html)).toMatchObject({
      hiddenBody: true,
      dialogs: 2,
      unnamedDialogs: 1,
      positiveTabindex: 1,
      stateAttributes: 2,
    });
  });
});

describe("counts", () => {
  it("counts elements and depth", () => {
    expect(countsOf("<div><p>a<b>b</b></p></div>")).toMatchObject({ nodes: 3, maxDepth: 3 });
  });

  it("counts what can be activated, and what only scripts know", () => {
    const html =
      "<a href=/a>a</a><button>b</button><input type=submit><input name=q><div onclick=go()>c</div>" +
      "<span role=button onclick=go()>d</span><label onclick=go()>e</label><body onclick=go()>";
    expect(countsOf(html)).toMatchObject({ clickables: 5, ghostClickables: 1 });
  });

  it("counts targets that a script can name again", () => {
    const html =
      "<a href=/a id=book>a</a><button name=send>b</button><button data-testid=x>c</button><a href=/b id=':r1:'>d</a><a href=/c>e</a><input type=hidden name=t>";
    expect(countsOf(html)).toMatchObject({ interactive: 5, elementsWithStableSelector: 3 });
  });

  it("counts paragraphs with text, details and code", () => {
    expect(countsOf("<p>a</p><p> </p><p hidden>b</p><details></details><pre>c</pre>")).toMatchObject({
      paragraphs: 1,
      details: 1,
      codeBlocks: 1,
    });
  });

  it.each([
    ["<div class=card-title>Care</div>", 1],
    ["<p class='text-h2'>Care</p>", 1],
    ["<div class=SectionHeading>Care</div>", 1],
    ["<span class=Card_title__a1b2>Care</span>", 1],
    ["<div class=title><span class=title>Care</span></div>", 1],
    ["<div class=title><h2>Care</h2></div>", 0],
    ["<h2><span class=title>Care</span></h2>", 0],
    ["<div class=subtitle>Care</div>", 0],
    ["<div class=title></div>", 0],
    [`<div class=title>${"long ".repeat(40)}</div>`, 0],
    ["<div class=title role=heading>Care</div>", 0],
    ["<footer><div class=title>Care</div></footer>", 0],
  ])("%s looks like a heading: %i", (html, styledHeadings) => {
    expect(countsOf(html).styledHeadings).toBe(styledHeadings);
  });

  it.each([
    ["<div id=root></div>", 1],
    ["<div id=app>Loading…</div>", 1],
    ["<app-root></app-root>", 1],
    ["<div id=__next><noscript>Please enable scripts to read this page</noscript></div>", 1],
    ["<div id=root><h1>A clinic that was rendered</h1></div>", 0],
    ["<div></div>", 0],
  ])("%s waits for a script: %i", (html, emptyAppRoots) => {
    expect(countsOf(html).emptyAppRoots).toBe(emptyAppRoots);
  });

  it.each([
    ["<p><strong>Phone</strong> <a class=js-phone href='#'></a></p>", ["Phone"]],
    ["<dl><dt>Öffnungszeiten:</dt><dd id=zeiten></dd><dt>Fax</dt><dd data-fax></dd></dl>", ["Öffnungszeiten", "Fax"]],
    ["<tr><th>Address</th> <td id=address></td></tr>", ["Address"]],
    ["<p>Phone <span class=tel>555 0100</span></p>", []],
    ["<p>Phone <span class='icon-phone'></span> 555 0100</p>", []],
    ["<p>Phone <span></span></p>", []],
    ["<p>Phone <a class=tel href='tel:5550100'><img alt='' src=a.png></a></p>", []],
    ["<form><label>Email</label><span class=hint></span><div class=mail></div><input></form>", []],
    ["<p>Please call our phone <span class=tel></span></p>", []],
    ["<h2>Frequently Asked Questions</h2> <div id=faq-accordion> </div>", ["Frequently Asked Questions"]],
    ["<h2>FAQ</h2><div class='bar w-24'></div>", []],
    ["<h2>FAQ</h2><div id=faq><h3>Do you drive?</h3></div>", []],
  ])("%s has labels without a value: %j", (html, labels) => {
    expect(readHtml(`<body>${html.startsWith("<tr") ? `<table>${html}</table>` : html}`).unfilled).toEqual(labels);
  });

  it.each([
    ["<div id=site-header></div>", 1],
    ["<header></header><nav id=mobile-menu></nav>", 2],
    ["<div id=header><img alt='' src=logo.png></div>", 0],
    ["<div id=nav>Home</div>", 0],
    ["<article><header></header></article>", 0],
  ])("%s leaves menus empty: %i", (html, emptyMenus) => {
    expect(countsOf(html).emptyMenus).toBe(emptyMenus);
  });

  it("leaves a note on who reviewed a text as the words of the site", () => {
    const [block] = readHtml("<div class=review-info><p>Medically reviewed by our dentists in May.</p></div>").blocks;
    expect(block?.quoted).toBe(false);
  });

  it.each([
    ["Postal code", "title"],
    ["Please write five digits", "none"],
  ])("takes the title %s beside a pattern for a label from %s", (title, from) => {
    const [field] = readHtml(`<form><input name=plz pattern=x title="${title}"></form>`).forms[0]?.fields ?? [];
    expect(field?.labelFrom).toBe(from);
  });

  it.each([
    ["<input name=_gotcha>", true],
    ["<input type=checkbox name=botcheck>", true],
    ["<input class=honeypot-field name=web>", true],
    ["<input name=url tabindex=-1 aria-hidden=true>", true],
    ["<input name=email tabindex=0>", false],
    ["<div class=off-screen><input name=website></div>", true],
    ["<input name=website>", false],
    ["<input name=town tabindex=-1 autocomplete=off>", true],
    ["<input name=town class='hidden-field' tabindex=-1>", true],
    ["<input name='form[hp]'>", true],
    ["<div class='wpforms-field-hp'><input name=a1></div>", true],
    ["<style>.away{position:absolute;left:-9999px}</style><p class=away><input name=url></p>", true],
    ["<input type=radio name=size tabindex=-1 class=visually-hidden>", false],
    ["<div class='hidden-xs'><input name=town></div>", false],
    ["<label>Zip<input name=zip tabindex=-1 autocomplete=off></label>", false],
    ["<label for=z>Zip</label><input id=z name=zip tabindex=-1 autocomplete=off>", false],
    ["<input name=zip placeholder=Zip tabindex=-1 autocomplete=off>", false],
    ["<div class=honeypot-form><div class=honeypot-form__row><input name=town></div></div>", false],
    ["<div class=product_honey><input name=quantity></div>", false],
    ["<div class=robot-check><input name=sum></div>", false],
    ["<div class='row honeypot'><input name=a1></div>", true],
    ["<div class=gform_validation_container><input name=a1></div>", true],
  ])("%s is a trap for programs and no field: %s", (html, hidden) => {
    expect(readHtml(`<form>${html}</form>`).forms[0]?.fields[0]?.hidden).toBe(hidden);
  });
});
