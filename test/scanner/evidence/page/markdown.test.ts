import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";

const markdownOf = (html: string): string => readHtml(html).markdown;
const inMain = (html: string): string => markdownOf(`<main>${html}</main>`);

describe("which part becomes Markdown", () => {
  const long = "A sentence of the article that says something about teeth. ".repeat(4).trim();
  it.each([
    [
      "<main>, without what stands around and beside in it",
      `<p>Skip</p><nav>Menu</nav><main><p>a</p><aside>b</aside><nav>c</nav></main><p>d</p>`,
      "a",
    ],
    ["role=main", "<p>x</p><div role=main><p>a</p></div>", "a"],
    ["the page when <main> is empty", "<main></main><p>a</p>", "a"],
    ["the first <main> that has text", "<main></main><main>a</main><main>b</main>", "a"],
    ["the article that holds most text", `<p>x</p><article><p>${long}</p></article><p>y</p>`, long],
    [
      "the body without its frame otherwise",
      "<header>x</header><p>a</p><article>b</article><p>c c c</p><footer>y</footer>",
      "a\n\nb\n\nc c c",
    ],
    ["all blocks when everything stands in the frame", "<header><p>a</p></header><footer>b</footer>", "a\n\nb"],
    [
      "nothing that is hidden, said by buttons or drawn",
      "<p>a</p><p hidden>b</p><button>c</button><svg><text>d</text></svg>",
      "a",
    ],
  ])("is %s", (_what, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it("puts the first h1 of the page on top when it stands outside", () => {
    expect(markdownOf("<header><h1>Mill Clinic</h1></header><main><p>a</p></main>")).toBe("# Mill Clinic\n\na");
    expect(markdownOf("<header><h1>Mill Clinic</h1></header><main><h1>Fees</h1></main>")).toBe("# Fees");
  });
});

describe("Markdown of", () => {
  it.each([
    [
      "headings",
      "<h1>One</h1><h2>Two <b>bold</b></h2><h6>Six<br>lines</h6>",
      "# One\n\n## Two bold\n\n###### Six lines",
    ],
    ["paragraphs and line breaks", "<p>a\n b<br>c</p><div>d</div>e", "a b\nc\n\nd\n\ne"],
    ["emphasis", "<p><strong>a </strong>b <i>c</i><b><b>d</b></b></p>", "**a** b *c***d**"],
    [
      "links, made absolute",
      "<p>See <a href='/fees?a=(1)'>our [new] fees</a>.</p>",
      "See [our \\[new\\] fees](https://example-clinic.com/fees?a=%281%29).",
    ],
    ["a tag that is only text", "<p>a &lt;<span>script&gt; &amp;<i>lt;</i></span></p>", "a \\<script> &*lt;*"],
    ["links to nowhere", "<p><a>a</a> <a href='javascript:go()'>b</a> <a href=/x></a></p>", "a b"],
    [
      "a card inside a link",
      "<a href=/x><h3>Care</h3><p>Text</p></a>",
      "### [Care](https://example-clinic.com/x)\n\nText",
    ],
    ["pictures by their text", "<p>a <img src=x alt='our team'> b<img alt=''></p>", "a our team b"],
    [
      "a picture and its caption that say the same",
      "<figure><img alt=Team><figcaption>Team</figcaption></figure>",
      "Team",
    ],
    ["nested lists", "<ul><li>a<ol><li>b<li><p>c</p><p>d</p></ol><li>e</ul>", "- a\n  1. b\n  2. c\n\n     d\n- e"],
    ["two lists in a row", "<ul><li>a</ul><ol><li>b</ol>", "- a\n\n1. b"],
    ["an item of several blocks", "<ul><li><div>a</div><div>b</div></ul>", "- a\n\n  b"],
    ["definitions", "<dl><dt>Hours<dd>9 to 5</dl>", "**Hours**\n\n9 to 5"],
    ["quotations", "<blockquote><p>a</p><ul><li>b</ul></blockquote><p>c</p>", "> a\n>\n> - b\n\nc"],
    ["details", "<details><summary>Price?</summary><p>£5</p></details>", "**Price?**\n\n£5"],
    ["code in text", "<p>Run <code>a *b* <a href=/x>c</a></code> and <code>`</code></p>", "Run `a *b* c` and `` ` ``"],
    [
      "code blocks",
      "<pre><code class=language-js>\nif (a) {\n  b &lt; c;\n}\n</code></pre>",
      "```js\nif (a) {\n  b < c;\n}\n```",
    ],
    ["code with fences inside", "<pre>```\na\n```</pre>", "````\n```\na\n```\n````"],
    ["code in lines of elements", "<pre><div>a</div><div>b</div></pre>", "```\na\nb\n```"],
    [
      "tables",
      "<table><caption>Fees</caption><tr><th>Visit<th>Fee<tr><td>a|b<td><p>£5</p><p>now</p><tr><td colspan=2>c</table>",
      "Fees\n\n| Visit | Fee |\n| --- | --- |\n| a\\|b | £5 now |\n| c |  |",
    ],
    [
      "tables for layout",
      "<table><tr><td><p>a</p><table><tr><th>b<th>c<tr><td>d<td>e</table></table>",
      "a\n\n| b | c |\n| --- | --- |\n| d | e |",
    ],
    ["one column", "<table><tr><td>a<tr><td>b</table>", "a\n\nb"],
    [
      "text that looks like markup",
      "<p># a</p><p>1. b</p><p>- c</p><p>* d * &lt;br> `e`</p>",
      "\\# a\n\n1\\. b\n\n\\- c\n\n\\* d \\* \\<br> \\`e\\`",
    ],
  ])("%s", (_what, html, markdown) => {
    expect(inMain(html)).toBe(markdown);
  });

  it("ends at 24,000 characters and says so", () => {
    const facts = readHtml(`<main>${"<p>A paragraph of some words.</p>".repeat(2_000)}</main>`);
    expect(facts.markdown.length).toBeLessThanOrEqual(24_000);
    expect(facts.markdown.length).toBeGreaterThan(23_000);
    expect(facts.caps).toContain("markdown");
  });
});
