import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import {
  code,
  codeBlock,
  fromBackticks,
  h2,
  link,
  list,
  outsideLink,
  p,
  prose,
  quote,
  quoted,
  steps,
  table,
  twinPath,
} from "../../src/render/blocks.ts";
import { blocksToHtml } from "../../src/render/blocks-to-html.ts";
import { blocksToMarkdown } from "../../src/render/blocks-to-markdown.ts";

const BASE = "https://scan.example/developers/";
const markdown = (...blocks: Parameters<typeof blocksToMarkdown>[0]): string => blocksToMarkdown(blocks, BASE);
const HOSTILE = `<script>alert("x")</script> [a](javascript:x) \`b\` *c* _d_ | e & &amp; 'f'`;

describe("blocks", () => {
  it("become the same document in HTML and in Markdown", () => {
    const blocks = [
      h2("What counts"),
      p`Call ${code("start_scan")}, see ${link("the plans", "/pricing")}.`,
      steps(prose`one`, prose`two`),
      table(["Plan", "Scans"], [[prose`${code("free")}`, prose`${25}`]]),
      codeBlock("sh", "curl x"),
    ];
    expect(blocksToHtml(blocks)).toBe(`<h2 id="what-counts">What counts</h2>
<p>Call <code>start_scan</code>, see <a href="/pricing">the plans</a>.</p>
<ol>
<li>one</li>
<li>two</li>
</ol>
<div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">Plan</th><th scope="col">Scans</th></tr></thead>
<tbody>
<tr><th scope="row"><code>free</code></th><td>25</td></tr>
</tbody>
</table></div>
<pre tabindex="0"><code class="language-sh">curl x</code></pre>`);
    expect(markdown(...blocks)).toBe(`## What counts

Call \`start_scan\`, see [the plans](https://scan.example/pricing).

1. one
2. two

| Plan | Scans |
| --- | --- |
| \`free\` | 25 |

\`\`\`sh
curl x
\`\`\``);
  });
});

describe("text in HTML", () => {
  it("stays text wherever it stands", () => {
    const html = blocksToHtml([
      h2(HOSTILE),
      p`${HOSTILE}${code(HOSTILE)}${link(HOSTILE, '/"><script>')}`,
      list(prose`${HOSTILE}`),
      table([HOSTILE], [[prose`${HOSTILE}`]]),
      codeBlock(HOSTILE, HOSTILE),
    ]);
    const names: string[] = [];
    const walk = (nodes: ReturnType<typeof parseDocument>["children"]): void => {
      for (const node of nodes) {
        if ("name" in node) names.push(node.name);
        if ("children" in node) walk(node.children);
      }
    };
    walk(parseDocument(html).children);
    expect(names).not.toContain("script");
    expect(html).toContain("&lt;script&gt;");
  });
});

describe("text in Markdown", () => {
  it.each([
    ["<b>", "\\<b>"],
    ["[a](b)", "\\[a\\](b)"],
    ["*a* `b`", "\\*a\\* \\`b\\`"],
    ["_a_ start_scan", "\\_a\\_ start_scan"],
    ["&amp; & co", "\\&amp; & co"],
    ["a\n# b", "a # b"],
    ["# a", "\\# a"],
    ["- a", "\\- a"],
    ["1. a", "1\\. a"],
    ["> a", "\\> a"],
  ])("%j is written as %j", (text, written) => {
    expect(markdown(p`${text}`)).toBe(written);
  });

  it("keeps the columns of a table when a cell holds a bar", () => {
    const row = markdown(table(["a", "b"], [[prose`${code("x|y")}`, prose`p | q`]])).split("\n")[2];
    expect(row).toBe("| `x\\|y` | p \\| q |");
  });

  it("fences code with more backticks than the code has", () => {
    expect(markdown(codeBlock("md", "```js\n```"))).toBe("````md\n```js\n```\n````");
    expect(markdown(p`${code("a`b")} ${code("`c`")}`)).toBe("``a`b`` `` `c` ``");
  });

  it("makes every link absolute", () => {
    expect(markdown(p`${link("x", "#y")} ${link("z", "/a(b)")}`)).toBe(
      "[x](https://scan.example/developers/#y) [z](https://scan.example/a%28b%29)",
    );
  });
});

describe("what a website says", () => {
  it("is marked as its words, and stays text", () => {
    const blocks = [p`${quoted("<b> www.x.example")}`, quote("# <b>\nx", "https://a.example/")];
    expect(blocksToHtml(blocks)).toBe(
      `<p><q>&lt;b&gt; www.x.example</q></p>\n<blockquote cite="https://a.example/"><p># &lt;b&gt;\nx</p></blockquote>`,
    );
    expect(markdown(...blocks)).toBe('"\\<b\\> www\\.x.example"\n\n> \\# \\<b\\> x');
  });

  it("is linked to without a recommendation", () => {
    expect(blocksToHtml([p`${outsideLink("x", "https://a.example/")}`])).toBe(
      '<p><a href="https://a.example/" rel="nofollow ugc noopener">x</a></p>',
    );
  });
});

describe("the twin of a page", () => {
  it.each([
    ["/", "/index.md"],
    ["/a/", "/a/index.md"],
    ["/a/b", "/a/b.md"],
    ["/a?b=c", "/a.md?b=c"],
    ["/?b=c", "/index.md?b=c"],
  ] as const)("of %s is at %s", (path, twin) => {
    expect(twinPath(path)).toBe(twin);
  });
});

describe("a description", () => {
  it("has code where it has backticks, and nothing else", () => {
    expect(fromBackticks("answers with `scan` *alone*")).toEqual([
      { kind: "text", text: "answers with " },
      { kind: "code", text: "scan" },
      { kind: "text", text: " *alone*" },
    ]);
  });
});
