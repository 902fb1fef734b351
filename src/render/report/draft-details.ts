// What to paste: readable and selectable as it is; a script adds the button's effect and shows it.
import { type Draft, furtherPages } from "../../model/draft.ts";
import { type Markup, markup } from "../markup.ts";
import { WORDS } from "../words/index.ts";
import { ticked } from "./words.ts";

const TEXTS = WORDS.report.draft;

export function draftDetails(draft: Draft, id: string): Markup {
  const { title, target, content, notes, notice } = draft;
  return markup`
<details class="draft"><summary>${TEXTS.title(title)}</summary>
<p>${TEXTS.for(target, furtherPages(draft), notice)}</p>
<button class="copy quiet" type="button" data-copy="${id}-draft" hidden>${TEXTS.copy}</button>
<pre tabindex="0" id="${id}-draft"><code>${content}</code></pre>
${notes.length > 0 && markup`<ul>${notes.map((note) => markup`<li>${ticked(note)}</li>`)}</ul>`}
</details>`;
}
