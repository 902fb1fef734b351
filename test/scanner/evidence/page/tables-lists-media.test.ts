import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";
import type { TableFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const tablesOf = (html: string): TableFacts[] => readHtml(html).tables;

describe("tables", () => {
  it("reads size, headers, spans and the first cells", () => {
    const html =
      "<h2>Fees</h2><table><caption>Fees</caption><thead><tr><th scope=col>Visit<th>Fee</thead>" +
      "<tr><td>Check-up <b>long</b><td>£60<tr><td colspan=2>By request</table>";
    expect(tablesOf(html)).toEqual([
      {
        rows: 3,
        columns: 2,
        hasTh: true,
        hasScope: true,
        hasCaption: true,
        hasSpans: true,
        isLayout: false,
        region: "main",
        cells: [["Visit", "Fee"], ["Check-up long", "£60"], ["By request"]],
        heading: 0,
      },
    ]);
  });

  const row = "<tr><td>a<td>b";
  it.each([
    ["marked as presentation", `<table role=presentation>${row}${row}</table>`, [true]],
    ["one column wide", "<table><tr><td>a<tr><td>b</table>", [true]],
    ["one row high", `<table>${row}</table>`, [true]],
    ["around another table", `<table><tr><td><table>${row}${row}</table><td>b${row}</table>`, [true, true]],
    ["nested but with headers", `<table><tr><td><table><tr><th>a<th>b${row}</table><td>b${row}</table>`, [true, false]],
    ["plain", `<table>${row}${row}</table>`, [false]],
    [
      "of labels and fields",
      "<form><table><tr><td>Name<td><input name=n><tr><td>Mail<td><input name=m></table></form>",
      [true],
    ],
    ["before a form", `<table>${row}${row}</table><form><input name=n></form>`, [false]],
    ["of a cart", "<table><tr><th>Item<th>Count<tr><td>Tea<td><input name=count></table>", [false]],
  ])("a table %s is layout: %j", (_what, html, layout) => {
    expect(tablesOf(html).map(({ isLayout }) => isLayout)).toEqual(layout);
  });

  it("keeps twelve rows of eight cells and counts the rest", () => {
    const [table] = tablesOf(`<table>${`<tr>${"<td>x</td>".repeat(10)}</tr>`.repeat(20)}</table>`);
    expect([table?.rows, table?.columns, table?.cells.length, table?.cells[0]?.length]).toEqual([20, 10, 12, 8]);
  });
});

describe("lists", () => {
  it("reads items, nested lists and definitions", () => {
    const html = "<ul><li>One<li>Two<ol><li>Deep</ol></ul><dl><dt>Hours<dd>9 to 5<dt>Place<dd>Falmouth</dl>";
    expect(readHtml(html).lists).toEqual([
      { kind: "ul", items: 2, region: "main", texts: ["One", "Two Deep"], heading: -1 },
      { kind: "ol", items: 1, region: "main", texts: ["Deep"], heading: -1 },
      { kind: "dl", items: 2, region: "main", texts: ["Hours: 9 to 5", "Place: Falmouth"], heading: -1 },
    ]);
  });

  it("keeps the first twelve texts and counts all items", () => {
    const [list] = readHtml(`<ul>${"<li>x</li>".repeat(30)}</ul>`).lists;
    expect([list?.items, list?.texts.length]).toEqual([30, 12]);
  });
});

describe("pictures and players", () => {
  it("reads pictures with what they say and where", () => {
    const html =
      '<main><a href=/a><img src=a.jpg alt="Our  team" width=300 height=200 loading=LAZY></a>' +
      "<img src=b.png><img src=c.png alt='' role=presentation><span aria-hidden=true><img src=d.png></span></main>";
    expect(readHtml(html).images).toEqual([
      {
        src: "https://example-clinic.com/visit/a.jpg",
        alt: "Our team",
        width: "300",
        height: "200",
        loading: "lazy",
        inLink: true,
        region: "main",
        decorative: false,
      },
      expect.objectContaining({ alt: null, inLink: false, decorative: false }),
      expect.objectContaining({ alt: "", decorative: true }),
      expect.objectContaining({ alt: null, decorative: true }),
    ]);
  });

  it.each([
    ["<img data-src=a.jpg>", "https://example-clinic.com/visit/a.jpg"],
    ["<img src='data:image/gif;base64,R0lGOD' data-src=a.jpg>", "https://example-clinic.com/visit/a.jpg"],
    ["<img srcset='a.jpg 1x, b.jpg 2x'>", "https://example-clinic.com/visit/a.jpg"],
    ["<img src=a.jpg data-src=b.jpg>", "https://example-clinic.com/visit/a.jpg"],
    ["<img>", ""],
  ])("finds the address of %s", (html, src) => {
    expect(readHtml(html).images[0]?.src).toBe(src);
  });

  it("counts all pictures and keeps two hundred", () => {
    const facts = readHtml("<img src=a alt=a>".repeat(250));
    expect([facts.images.length, facts.imageCount]).toEqual([200, 250]);
  });

  it("reads players with their sources and subtitles", () => {
    const html =
      "<video><source src=/a.mp4><track kind=captions><a href=/a.mp4>Download</a></video><audio src=/b.mp3><track kind=chapters></audio>";
    const facts = readHtml(html);
    expect(facts.media).toEqual([
      { kind: "video", hasTracks: true, src: "https://example-clinic.com/a.mp4" },
      { kind: "audio", hasTracks: false, src: "https://example-clinic.com/b.mp3" },
    ]);
    expect(facts.anchors).toEqual([]);
  });

  it.each([
    ["aria-label", "<img src=a.png aria-label='Our team'>"],
    ["a reference", "<p id=t>Our team</p><img src=a.png aria-labelledby=t>"],
    ["title, as the last resort", "<img src=a.png title='Our team'>"],
  ])("takes the name of a picture without alt from %s", (_name, html) => {
    expect(readHtml(html).images[0]).toMatchObject({ alt: "Our team", decorative: false });
  });

  it("asks nothing of pictures that are not shown", () => {
    const html = "<div hidden><img src=a.png></div><img src=b.png style='display:none'>";
    expect(readHtml(html).images.map(({ decorative }) => decorative)).toEqual([true, true]);
  });

  it("takes an aria-label for the title of a frame, and leaves frames out that are kept from assistive technology", () => {
    const html = "<iframe src=/a aria-label='Our place'></iframe><iframe src=/b aria-hidden=true></iframe>";
    expect(readHtml(html).iframes).toMatchObject([{ title: "Our place", hidden: false }, { hidden: true }]);
  });

  it("reads frames, and sees which ones people do not", () => {
    const html =
      "<iframe src=/map title='Our place'></iframe><iframe data-src=/late></iframe><iframe src=/px width=1 height=1></iframe><iframe src=/h style='display:none'></iframe>";
    expect(readHtml(html).iframes.map(({ src, title, hidden }) => [src.slice(26), title, hidden])).toEqual([
      ["/map", "Our place", false],
      ["/late", null, false],
      ["/px", null, true],
      ["/h", null, true],
    ]);
  });
});

describe("dates", () => {
  it("reads <time>, dated properties and elements whose class says date", () => {
    const html =
      "<time datetime=2026-05-01>May 1</time><span class=post-date>May 2, 2026</span>" +
      "<p itemscope><meta itemprop=datePublished content=2026-05-03></p>";
    expect(readHtml(html).times).toEqual([
      { datetime: "2026-05-01", text: "May 1", region: "main" },
      { datetime: null, text: "May 2, 2026", region: "main" },
      { datetime: "2026-05-03", text: "", region: "main" },
    ]);
  });

  it("reads the day right under the title of the page, even where the class is that of an event", () => {
    expect(readHtml("<h1>Open day</h1><div class=event-date>31 Jul 2026</div>").times).toEqual([
      { datetime: null, text: "31 Jul 2026", region: "main" },
    ]);
    expect(readHtml("<h1>Events</h1><p>All.</p><div class=event-date>31 Jul 2026</div>").times).toEqual([]);
  });

  it.each([
    ["a field for dates", "<div class=date-picker>Day 1</div>"],
    ["a text without a number", "<p class=date>soon</p>"],
    ["a paragraph", `<p class=updated>${"1 word ".repeat(30)}</p>`],
    ["a word that contains one", "<p class=candidate>1</p>"],
    ["a day of a timeline", "<div class=tl-date>04/05/2026</div>"],
    ["the day of an event", "<div class=event-date>31 Jul 2026</div>"],
  ])("does not take %s for a date", (_what, html) => {
    expect(readHtml(html).times).toEqual([]);
  });

  it("says a date once when the element that is marked wraps a <time>", () => {
    expect(readHtml("<span class=date><time>May 1</time></span>").times).toEqual([
      { datetime: null, text: "May 1", region: "main" },
    ]);
  });
});
