// The form that calls an operation. Without a script it is a plain form where a browser can send one, and else hidden;
// public/scripts/try.js adds credentials, bodies, members of the address, and shows the answer in place.
import type { TryItField, TryItForm } from "./blocks.ts";
import { type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

const TEXTS = WORDS.tryIt;

export const tryItForm = (form: TryItForm): Markup => {
  const { method, path, isPlain, fields } = form;
  return markup`${!isPlain && markup`<noscript><p class="note">${TEXTS.needsScript}</p></noscript>\n`}<form class="try card" method="get" action="${path}" data-method="${method}" data-path="${path}"${!isPlain && markup` hidden`}>
<div class="try-fields">
${fields.map((field) => fieldMarkup(field, isPlain))}<div class="with-script" hidden><label for="try-credential">${TEXTS.credential} <small>${TEXTS.optional}</small></label><input type="text" class="secret" id="try-credential" autocomplete="off" spellcheck="false" disabled aria-describedby="try-note"></div>
</div>
<p class="note with-script" id="try-note" hidden>${TEXTS.keyStays} ${method === "GET" ? TEXTS.reading : TEXTS.scanning}</p>
<div class="try-send"><button type="submit">${TEXTS.send}</button> <code>${method} ${path}</code></div>
<div class="try-answer" role="status" hidden></div>
</form>`;
};

/** What begins empty would be sent as an empty value by a plain form: it waits for the script. */
function fieldMarkup({ name, place, isRequired, value, choices }: TryItField, isPlain: boolean): Markup {
  const id = `try-${name}`;
  const waits = isPlain && value === "" && !isRequired;
  const state = markup`id="${id}" name="${name}" data-place="${place}"${waits && markup` disabled`}${isRequired && markup` required`}`;
  const control =
    choices.length > 0
      ? markup`<select ${state}>${!isRequired && value === "" && markup`<option value="">${TEXTS.notSent}</option>`}${choices.map((choice) => markup`<option${choice === value && markup` selected`}>${choice}</option>`)}</select>`
      : markup`<input type="text" ${state} value="${value}" autocomplete="off" spellcheck="false">`;
  return markup`<div${waits && markup` class="with-script" hidden`}><label for="${id}">${name} <small>${TEXTS.field(place, isRequired)}</small></label>${control}</div>\n`;
}
