// A DOM built by another parser sees the same page. linkedom is the oracle here and only here.
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";

interface OracleNode {
  nodeType: number;
  localName: string;
  data: string;
  textContent: string;
  childNodes: Iterable<OracleNode>;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}
interface OracleDocument {
  documentElement: OracleNode;
  querySelectorAll(selector: string): Iterable<OracleNode>;
}

const UNSEEN = new Set(
  "head script style noscript template textarea option iframe video audio canvas title desc".split(" "),
);
const squeeze = (text: string): string => text.replace(/\s+/g, "");

/** The library types its result as a browser's window; a document has this shape by the DOM standard. */
const documentOf = (html: string): OracleDocument => parseHTML(html).document;

function visibleText(node: OracleNode): string {
  let text = "";
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.data;
    if (child.nodeType === 1 && !UNSEEN.has(child.localName) && !child.hasAttribute("hidden"))
      text += visibleText(child);
  }
  return text;
}

const head = "<!doctype html><html lang=en><head><meta charset=utf-8><title>Mill &amp; Clinic</title></head>";
const DOCUMENTS: Record<string, string> = {
  "a small practice": `${head}<body><header><a href=/>Mill Clinic</a><nav><ul><li><a href=/fees>Fees</a><li><a href=/team>Team</a></ul></nav></header><main><h1>Gentle <em>dentistry</em></h1><p>Open <b>today</b> until 6&nbsp;pm.</p></main><footer>© 2026 <a href=/imprint>Imprint</a></footer></body></html>`,
  "a page of tables": `${head}<body><table><tr><td><h2>Menu</h2><a href=a>A</a></td><td><table><tr><th>Dish</th><th>Price</th></tr><tr><td>Soup</td><td>£4</td></tr></table></td></tr></table></body></html>`,
  "implied end tags": `${head}<body><h1>List</h1><ul><li>One<li>Two <a href=2>two</a><li>Three</ul><p>First<p>Second<dl><dt>A<dd>B<dt>C<dd>D</dl></body></html>`,
  "unclosed inline tags": `${head}<body><p><b>Bold <i>both <a href=x>link</p><p>after</p></body></html>`,
  "scripts and styles full of markup": `${head}<body><script>document.write("<h1>No</h1><a href=n>n</a>")</script><h1>Yes</h1><style>a:before{content:"<p>"}</style><p>Text</p></body></html>`,
  "comments everywhere": `${head}<body><!-- <h2>No</h2> --><h2>Ye<!-- x -->s</h2><!--><p>a</p><!-- b --><a href=c><!-- d -->e</a></body></html>`,
  drawings: `${head}<body><h1>Draw</h1><a href=x><svg viewBox="0 0 1 1"><title>Icon</title><path d="M0"/><text>Drawn</text></svg> Call</a><p>After</p></body></html>`,
  forms: `${head}<body><form action=/s><label>Name <input value=x></label><select><option>One<option>Two</select><textarea>typed</textarea><button>Send <b>now</b></button></form><h3>End</h3></body></html>`,
  "character references": `${head}<body><h1>Caf&eacute; &lt;Z&uuml;rich&gt;</h1><p>5 &lt; 6 &amp;&amp; 7 &gt; 6 &#x41;&#66; &notareference; &copy</p><a href="/a?b=1&amp;c=2">q</a></body></html>`,
  "odd attributes": `${head}<body><a href='x"y'>1</a><a href=x/>2</a><A href="z">3</A><p title="a>b" data-x='<p>'>4</p><h2 id=>5</h2></body></html>`,
  "hidden parts": `${head}<body><h1>Seen</h1><div hidden><p>Not</p></div><noscript><p>Neither</p></noscript><template><p>Nor</p></template><p>End</p></body></html>`,
  "other scripts of the world": `${head}<body><h1>歯科医院</h1><p>שלום <a href=/he>קישור</a></p><p>नमस्ते 👋🏽</p></body></html>`,
  "sections and articles": `${head}<body><article><header><h2>Post</h2><time datetime=2026-01-01>New Year</time></header><p>Body</p><footer><a href=/by>Ann</a></footer></article><aside><h3>More</h3></aside></body></html>`,
};

describe("a page as another parser sees it", () => {
  it.each(Object.entries(DOCUMENTS))("%s", (_name, html) => {
    const facts = readHtml(html);
    const oracle = documentOf(html);
    const textsOf = (selector: string): string[] =>
      [...oracle.querySelectorAll(selector)].map(({ textContent }) => textContent);
    const seen = (texts: string[]): string[] => texts.map(squeeze);

    expect(facts.titles).toEqual(textsOf("head > title"));
    expect(seen(facts.headings.map(({ text }) => text))).toEqual(seen(textsOf("h1, h2, h3, h4, h5, h6")));
    expect(facts.anchors.map(({ rawHref }) => rawHref)).toEqual(
      [...oracle.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
    );
    expect(squeeze(facts.blocks.map(({ text }) => text).join(""))).toBe(squeeze(visibleText(oracle.documentElement)));
  });
});
