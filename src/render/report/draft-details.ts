// What to paste: readable and selectable as it is; a script adds the button's effect and shows it.
import type { Draft } from "../../model/draft.ts";
import { type Markup, markup } from "../markup.ts";

export const draftDetails = ({ title, target, content, notes, notice }: Draft, id: string): Markup => markup`
<details class="draft"><summary>What to paste: ${title}</summary>
<p>For <code>${target}</code>. ${notice}</p>
<button class="copy quiet" type="button" data-copy="${id}-draft" hidden>Copy</button>
<pre tabindex="0" id="${id}-draft"><code>${content}</code></pre>
${notes.length > 0 && markup`<ul>${notes.map((note) => markup`<li>${note}</li>`)}</ul>`}
</details>`;
