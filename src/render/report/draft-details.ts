// What to paste: readable and selectable as it is; a script adds the button's effect and shows it.
import type { Draft } from "../../model/draft.ts";
import { type Markup, markup } from "../markup.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.draft;

export const draftDetails = ({ title, target, content, notes, notice }: Draft, id: string): Markup => markup`
<details class="draft"><summary>${TEXTS.title(title)}</summary>
<p>${TEXTS.for(target, notice)}</p>
<button class="copy quiet" type="button" data-copy="${id}-draft" hidden>${TEXTS.copy}</button>
<pre tabindex="0" id="${id}-draft"><code>${content}</code></pre>
${notes.length > 0 && markup`<ul>${notes.map((note) => markup`<li>${note}</li>`)}</ul>`}
</details>`;
