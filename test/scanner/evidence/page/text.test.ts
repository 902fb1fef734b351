import { describe, expect, it } from "vitest";
import { blocksOf, readHtml } from "./read-html.ts";

describe("text blocks", () => {
  it.each([
    [
      "text before, in and after the body",
      "a<html><head></head>b<body>c</body>d</html>e",
      ["body: ab", "body: c", "body: de"],
    ],
    ["text between head and body", "<head><title>T</title></head><p>Lead</p><body><p>Body</p>", ["p: Lead", "p: Body"]],
    ["a head that is never closed", "<head><title>T</title><p>Hello", ["p: Hello"]],
    ["a document without any element", "Plain words,\n two lines", ["body: Plain words, two lines"]],
    ["implied ends of paragraphs and items", "<p>a<p>b<ul><li>c<li>d</ul>", ["p: a", "p: b", "li: c", "li: d"]],
    ["implied ends of cells", "<table><tr><td>a<td>b<tr><td>c</table>", ["td: a", "td: b", "td: c"]],
    ["inline elements, which do not break", "<p>a<b>b</b><i>c</i> <code>d</code><a href=x>e</a></p>", ["p: abc de"]],
    ["a line break, which is a space", "<p>Mill Street 4<br>Falmouth<br/>TR11</p>", ["p: Mill Street 4 Falmouth TR11"]],
    [
      "a month and a reading time side by side",
      "<div><span>October 2026</span><span></span><span>3 min read</span></div>",
      ["div: October 2026 3 min read"],
    ],
    ["links side by side, which are drawn apart", "<nav><a>Home</a><a>Prices</a></nav>", ["nav: Home", "nav: Prices"]],
    [
      "links with white space and a picture between them",
      "<div><a href=/es> ES </a>\n <a href=tel:1><svg></svg> Reservar cita </a></div>",
      ["div: ES", "div: Reservar cita"],
    ],
    ["links with words around them", "<p>See <a>here</a> <a>there</a></p>", ["p: See here there"]],
    ["links with a sign between them", "<p><a>Terms</a> | <a>Privacy</a></p>", ["p: Terms | Privacy"]],
    [
      "a badge beside what it speaks of",
      '<div><span class="status-tag sold"><i></i> Verkocht</span> <span>Prijs op aanvraag</span></div>',
      ["div: Verkocht", "div: Prijs op aanvraag"],
    ],
    ["a badge in a sentence", '<p><b class="badge">New</b> <i>rooms</i> with a view</p>', ["p: New rooms with a view"]],
    ["a price and its time", '<div><b>49 €</b> <span class="badge">monthly</span></div>', ["div: 49 € monthly"]],
    ["a value behind its name", '<div><span class="tag">Size:</span> <span>XL</span></div>', ["div: Size: XL"]],
    ["spans side by side without a badge", "<div><b>Open</b> <span>daily</span></div>", ["div: Open daily"]],
    [
      "inline elements that are shown as blocks",
      '<div><span style="display:block">Sold</span><span style="color:red">as seen</span></div>',
      ["div: Sold", "div: as seen"],
    ],
    [
      "lines of a heading",
      '<h1><span style="display:block">Sold</span><span>as seen</span></h1>',
      ["h1: Sold as seen"],
    ],
    ["text around a nested block", "<div>a<p>b</p>c</div>", ["div: a", "p: b", "div: c"]],
    ["character references", "<p>Fish &amp; chips &#8364;5 &copy; &nonsense;</p>", ["p: Fish & chips €5 © &nonsense;"]],
    ["white space of every kind", "<p>\n a\t\u00a0 b \u2003c\n</p>", ["p: a b c"]],
    ["figures that are struck out, which hold no more", "<p>16h00 - <s>21h</s> 22h</p>", ["p: 16h00 - 22h"]],
    [
      "figures struck out under other elements",
      "<p><del><span>$50.00</span></del> <ins>$40.00</ins> <strike>5 €</strike></p>",
      ["p: $40.00"],
    ],
    ["words that are struck out, which machines read", "<p>Our <s>best</s> soup</p>", ["p: Our best soup"]],
    [
      "a label drawn above its hours",
      "<div><span>Bürozeiten</span>Mo–Fr, 08:00–18:00</div>",
      ["div: Bürozeiten Mo–Fr, 08:00–18:00"],
    ],
    [
      "a label drawn above a time or a number",
      "<p><b>Open</b>09:00 <b>Phone</b>+49 30</p>",
      ["p: Open 09:00 Phone +49 30"],
    ],
    ["a brand in two colors", "<p>by <b>java</b>Script</p>", ["p: by javaScript"]],
    [
      "words that a font draws as icons",
      '<ul><li><i class="material-icons">checked</i>Easy onboarding</li><li><span class="material-symbols-outlined">expand_more</span> More</li></ul>',
      ["li: Easy onboarding", "li: More"],
    ],
    ["words in italics of another class", '<p><i class="material">Oak</i> and ash</p>', ["p: Oak and ash"]],
    ["soft hyphens", "<p>Daten\u00adschutz</p>", ["p: Datenschutz"]],
    ["upper case and unquoted attributes", "<DIV CLASS=a><P>Loud</DIV>", ["p: Loud"]],
    ["self-closing syntax on elements that have content", "<div/>a<p/>b", ["div: a", "p: b"]],
    ["stray end tags", "</div>a</span></p>b", ["body: a", "body: b"]],
    ["a lone less-than sign", "<p>1 < 2 and <3</p>", ["p: 1 < 2 and <3"]],
    ["words around a picture", "<p>before<img src=x>after</p>", ["p: before after"]],
    ["text drawn in SVG, but not its title", "<p>a<svg><title>T</title><text>b</text></svg></p>", ["p: a b"]],
    [
      "an open <details>",
      "<details><summary>Price?</summary>Ten pounds</details>",
      ["summary: Price?", "details: Ten pounds"],
    ],
    ["a quotation inside a sentence", "<p>She said <q>yes</q> to us</p>", ["p: She said", "q: yes", "p: to us"]],
    ["a page in a shadow root", "<x-app><template shadowrootmode=open><p>Inside</p></template></x-app>", ["p: Inside"]],
  ])("reads %s", (_what, html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks);
  });

  it.each([
    ["scripts and styles", "<script>var a = '<p>x</p>'</script><style>p{}</style>"],
    ["titles and field contents", "<title>T</title><textarea>typed</textarea><select><option>one</select>"],
    ["what players and canvases hold for older browsers", "<video>No video</video><canvas>No canvas</canvas>"],
    ["frames", "<iframe>Your browser shows no frames</iframe>"],
  ])("leaves out %s", (_what, html) => {
    expect(blocksOf(`<p>a</p>${html}<p>b</p>`)).toEqual(["p: a", "p: b"]);
  });

  it("knows heading, quotation and article of a block", () => {
    const html = "<p>Lead</p><article><h2>Care</h2><blockquote><p>Kind</p></blockquote></article>";
    expect(readHtml(html).blocks).toEqual([
      { tag: "p", text: "Lead", region: "main", heading: -1, quoted: false, inArticle: false },
      { tag: "h2", text: "Care", region: "main", heading: 0, quoted: false, inArticle: true },
      { tag: "p", text: "Kind", region: "main", heading: 0, quoted: true, inArticle: true },
    ]);
  });

  it("puts what stands beside the content under none of its headings, and goes on afterwards", () => {
    const html = "<h1>Care</h1><aside><p>Advert</p></aside><p>Text</p><footer><p>Imprint</p></footer>";
    expect(readHtml(html).blocks.map(({ text, heading }) => [text, heading])).toEqual([
      ["Care", 0],
      ["Advert", -1],
      ["Text", 0],
      ["Imprint", -1],
    ]);
  });

  it("counts all visible text and the main text apart", () => {
    const facts = readHtml("<nav>Home</nav><main><p>Two words</p><p>more</p></main>");
    expect(facts.visibleText).toEqual({ chars: "Home Two words more".length, words: 4 });
    expect(facts.mainText).toEqual({ chars: "Two words more".length, words: 3 });
  });

  it("finds where the main content begins in the HTML", () => {
    const html = "<nav>Home and some other long menu</nav><main><p>Short</p><p>  A sentence long enough.</p></main>";
    expect(readHtml(html).mainStartsAt).toBe(html.indexOf("A sentence"));
    expect(readHtml("<p>Short</p>").mainStartsAt).toBe(-1);
  });
});

describe("headings", () => {
  it("keeps level, id, region and whether they are hidden", () => {
    const html = "<header><h1 id=top>Clinic</h1></header><h2>Our <em>team</em></h2><h3 hidden>Secret</h3>";
    expect(readHtml(html).headings).toEqual([
      { level: 1, text: "Clinic", id: "top", region: "header", hidden: false },
      { level: 2, text: "Our team", id: null, region: "main", hidden: false },
      { level: 3, text: "Secret", id: null, region: "main", hidden: true },
    ]);
  });

  it("reads a heading that is a picture by the picture's text, and keeps an empty one", () => {
    const { headings } = readHtml('<h1><a href="/"><img src=l alt="Mill Clinic"></a></h1><h2></h2>');
    expect(headings.map(({ text }) => text)).toEqual(["Mill Clinic", ""]);
  });
});

describe("text hash", () => {
  const hashOf = (html: string): string => readHtml(html).textHash;

  /** FNV-1a as its authors define it, over UTF-16 code units. */
  const fnv1a = (text: string): string => {
    let hash = 0xcbf29ce484222325n;
    for (let at = 0; at < text.length; at++) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
    }
    return hash.toString(16).padStart(16, "0");
  };

  it("is the 64-bit FNV-1a of the text in lower case, with zeros for numbers", () => {
    expect(hashOf("")).toBe(fnv1a(""));
    expect(hashOf("<h1>Größe 42</h1><p>日本 7 days</p>")).toBe(fnv1a("größe 0 日本 0 days "));
  });

  it("does not change with markup, case, white space or numbers", () => {
    const hash = hashOf("<p>Open until 18:00</p>");
    expect(hashOf("<div class=x><p>  OPEN\nuntil <b>9</b>:30</p></div>")).toBe(hash);
  });

  it("changes with a word", () => {
    expect(hashOf("<p>Open today</p>")).not.toBe(hashOf("<p>Closed today</p>"));
  });
});
