// Blocks as HTML. Every piece of text is escaped; nothing here needs a script.
import type { Block, Inline, Prose } from "./blocks.ts";
import { escapeHtml } from "./escape-html.ts";
import { fromHtml, htmlOf } from "./markup.ts";
import { cardsHtml, fieldsHtml, samplesHtml } from "./reference-html.ts";
import { scanForm } from "./scan-form.ts";
import { searchForm } from "./search-form.ts";
import { tryItForm } from "./try-it-form.ts";

export const blocksToHtml = (blocks: readonly Block[]): string => blocks.map(blockToHtml).join("\n");

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level} id="${escapeHtml(block.id)}">${escapeHtml(block.text)}</h${block.level}>`;
    case "paragraph":
      return `<p>${proseToHtml(block.prose)}</p>`;
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      return `<${tag}>\n${block.items.map((item) => `<li>${proseToHtml(item)}</li>`).join("\n")}\n</${tag}>`;
    }
    case "table":
      return tableToHtml(block);
    case "code":
      // Focusable, so that long lines can be scrolled to with the keyboard.
      return `<pre tabindex="0"><code class="language-${escapeHtml(block.language)}">${escapeHtml(block.text)}</code></pre>`;
    case "quote":
      return `<blockquote cite="${escapeHtml(block.source)}"><p>${escapeHtml(block.text)}</p></blockquote>`;
    case "choices":
      return `<nav class="views" aria-label="${escapeHtml(block.label)}"><p class="label" aria-hidden="true">${escapeHtml(block.label)}</p><ul>\n${block.items.map((item) => `<li>${proseToHtml(item)}</li>`).join("\n")}\n</ul></nav>`;
    case "points":
      return `<div class="trio">\n${block.items.map(({ title, prose }) => `<div><h2>${escapeHtml(title)}</h2><p>${proseToHtml(prose)}</p></div>`).join("\n")}\n</div>`;
    case "sample-finding":
      return `<article class="card sample"><p class="label">${escapeHtml(block.label)}</p>
<h3>${escapeHtml(block.title)}</h3>
<p>${proseToHtml(block.prose)}</p>
<p class="evidence">${escapeHtml(block.evidence)}</p>
<p>${proseToHtml(block.fix)}</p></article>`;
    case "samples":
      return htmlOf(samplesHtml(block));
    case "fields":
      return htmlOf(
        fieldsHtml(block.fields.map((field) => ({ ...field, meaning: fromHtml(proseToHtml(field.meaning)) }))),
      );
    case "details":
      return `<details class="more"><summary>${escapeHtml(block.summary)}</summary>\n${blocksToHtml(block.blocks)}\n</details>`;
    case "cards":
      return htmlOf(cardsHtml(block.cards));
    case "try-it":
      return htmlOf(tryItForm(block.form));
    case "search-form":
      return htmlOf(searchForm(block.query));
    case "image":
      return `<p><img src="${escapeHtml(block.source)}" alt="${escapeHtml(block.text)}" height="${block.height}"></p>`;
    case "scan-form":
      return htmlOf(scanForm(block));
    case "slot":
      return slotMark(block.id);
  }
}

/** A comment, so that a page in which nothing was put in shows nothing. */
export const slotMark = (id: string): string => `<!--slot:${escapeHtml(id)}-->`;

function tableToHtml({ head, rows }: Extract<Block, { kind: "table" }>): string {
  const headCells = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  const bodyRows = rows.map((cells) => {
    const [first = [], ...rest] = cells;
    const others = rest.map((cell) => `<td>${proseToHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${proseToHtml(first)}</th>${others}</tr>`;
  });
  return `<div class="wide" tabindex="0"><table>\n<thead><tr>${headCells}</tr></thead>\n<tbody>\n${bodyRows.join("\n")}\n</tbody>\n</table></div>`;
}

const proseToHtml = (prose: Prose): string => prose.map(inlineToHtml).join("");

function inlineToHtml(inline: Inline): string {
  const text = escapeHtml(inline.text);
  switch (inline.kind) {
    case "text":
    case "foreign":
      return text;
    case "code":
      return `<code>${text}</code>`;
    case "strong":
      return `<strong>${text}</strong>`;
    case "quoted":
      return `<q>${text}</q>`;
    case "link":
      return `<a href="${escapeHtml(inline.to)}"${inline.isOutside === true ? OUTSIDE : ""}>${text}</a>`;
  }
}

/** A link of a stranger's choice is no recommendation, and its page gets no handle on ours. */
const OUTSIDE = ' rel="nofollow ugc noopener"';
