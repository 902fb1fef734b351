import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";

/** "text: region" of each block. */
const regionsOf = (html: string): string[] => readHtml(html).blocks.map(({ text, region }) => `${text}: ${region}`);
const LINKS = "<a href=/a>Services</a> <a href=/b>Prices</a> <a href=/c>Team</a>";
const PROSE = "A paragraph of prose that says at some length what this practice does and for whom. ".repeat(8);

describe("regions said by elements and roles", () => {
  it.each([
    [
      "<header>a</header><nav>b</nav><main>c</main><aside>d</aside><footer>e</footer>",
      ["a: header", "b: nav", "c: main", "d: aside", "e: footer"],
    ],
    [
      "<div role=banner>a</div><div role=navigation>b</div><div role=complementary>c</div>",
      ["a: header", "b: nav", "c: aside"],
    ],
    ["<div role=contentinfo>a</div><div role=main>b</div>", ["a: footer", "b: main"]],
    ["<header><nav>a</nav><p>b</p></header>", ["a: nav", "b: header"]],
    ["<main><aside>a</aside><p>b</p></main>", ["a: aside", "b: main"]],
    ["<article><header>a</header><p>b</p><footer>c</footer></article>", ["a: main", "b: main", "c: main"]],
    ["<section><header>a</header></section><aside><footer>b</footer></aside>", ["a: main", "b: aside"]],
    ["<footer><nav>a</nav><aside>b</aside></footer>", ["a: footer", "b: footer"]],
    ["<p>a</p>", ["a: main"]],
    ["<div role=constructor>a</div>", ["a: main"]],
  ])("%s", (html, regions) => {
    expect(regionsOf(html)).toEqual(regions);
  });
});

describe("regions guessed from class and id words", () => {
  it.each([
    ['<div id="header"><p>Clinic</p></div>', ["Clinic: header"]],
    ['<div class="site-header__inner"><p>Clinic</p></div>', ["Clinic: header"]],
    [`<div class="mainNav">${LINKS}</div>`, ["Services: nav", "Prices: nav", "Team: nav"]],
    [`<ul class="menu">${LINKS}</ul>`, ["Services: nav", "Prices: nav", "Team: nav"]],
    [
      `<table><tr><td class="navigation">${LINKS}</td><td>${PROSE}</td></tr></table>`,
      ["Services: nav", "Prices: nav", "Team: nav", `${PROSE.trim()}: main`],
    ],
    ['<div class="footer-bottom"><p>Imprint</p></div>', ["Imprint: footer"]],
    ['<section id="footer"><p>Imprint</p></section>', ["Imprint: footer"]],
    ["<app-header><p>Clinic</p></app-header>", ["Clinic: header"]],
    ['<div id="sidebar"><p>Advert</p></div>', ["Advert: aside"]],
    ['<div class="cookie-notice"><p>We use cookies</p></div>', ["We use cookies: aside"]],
    ['<div class="header"><div class="navbar"><p>Clinic</p></div></div>', ["Clinic: header"]],
  ])("%s", (html, regions) => {
    expect(regionsOf(html)).toEqual(regions);
  });

  it.each([
    ["words that mean something else", '<div class="card-header"><p>Care</p></div>', "Care"],
    ["a layout that has a sidebar", '<div class="has-sidebar"><p>Care</p></div>', "Care"],
    ["the header of a section", '<section><div class="header"><p>Care</p></div></section>', "Care"],
    ["parts of the main element", '<main><div class="menu"><p>Care</p></div></main>', "Care"],
    ["a menu of dishes", `<div id="menu"><p>${PROSE}</p></div>`, PROSE.trim()],
    ["a header around the article", `<div class="header"><p>${PROSE}</p></div>`, PROSE.trim()],
    ["an element that was never closed", `<div class="nav">${LINKS}<p>${PROSE}</p>`, PROSE.trim()],
  ])("does not move %s out of the main content", (_what, html, text) => {
    expect(regionsOf(html)).toContain(`${text}: main`);
  });

  it("takes a second header, behind the beginning of the content, for content", () => {
    const html = `<div class="header">Clinic</div><p>${PROSE}</p><div class="header"><p>Our hours</p></div>`;
    expect(regionsOf(html)).toEqual(["Clinic: header", `${PROSE.trim()}: main`, "Our hours: main"]);
  });

  it("sets every fact of a refuted guess right", () => {
    const html = `<div id="menu"><h2>Soups</h2><p>${PROSE}</p><ul><li>Leek</li></ul><a href=/a>x</a><img src=i></div><p>End</p>`;
    const facts = readHtml(html);
    expect([...facts.headings, ...facts.lists, ...facts.anchors, ...facts.images].map(({ region }) => region)).toEqual(
      Array.from({ length: 4 }, () => "main"),
    );
    expect(facts.mainText).toEqual(facts.visibleText);
    expect(facts.mainStartsAt).toBe(html.indexOf("A paragraph"));
    expect(facts.blocks.at(-1)).toMatchObject({ text: "End", heading: 0 });
    expect(facts.markdown).toContain("## Soups");
  });

  it("leaves a guessed part out of the main text and the Markdown when its content bears it out", () => {
    const facts = readHtml(`<div class="nav">${LINKS}</div><p>${PROSE}</p>`);
    expect(facts.mainText.chars).toBe(PROSE.trim().length);
    expect(facts.markdown).toBe(PROSE.trim());
  });
});
