// Parts of forms: every one is sent by POST, without a script, and carries the mark by which it counts once.
import { type Markup, markup } from "../markup.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.frame;

/** Where no field is to blame. */
export const WHOLE_FORM = "form";

/** A field whose content was refused, and why. */
export interface Problem {
  /** Name of the field, or WHOLE_FORM. */
  field: string;
  text: string;
}

export const postForm = (action: string, once: string, body: Markup, style = "fields"): Markup =>
  markup`<form class="${style}" method="post" action="${action}">
<input type="hidden" name="once" value="${once}">
${body}
</form>`;

export interface Field {
  name: string;
  label: string;
  help?: string;
  problem: Problem | null;
  /** The control; `described` goes into its tag. */
  control: (described: Markup) => Markup;
}

export function field({ name, label, help, problem, control }: Field): Markup {
  const { described, text } = problemOf(name, problem, help !== undefined);
  return markup`<div class="field">
<label for="${name}">${label}</label>
${help !== undefined && markup`<p class="note" id="${name}-help">${help}</p>\n`}${text}${control(described)}
</div>`;
}

export interface Choices {
  name: string;
  legend: string;
  help: string;
  problem: Problem | null;
  options: readonly { value: string; label: Markup; isChosen: boolean }[];
}

export function choices({ name, legend, help, problem, options }: Choices): Markup {
  const { described, text } = problemOf(name, problem, true);
  return markup`<fieldset id="${name}"${described}>
<legend>${legend}</legend>
<p class="note" id="${name}-help">${help}</p>
${text}${options.map(
    ({ value, label, isChosen }) =>
      markup`<label class="choice"><input type="checkbox" name="${name}" value="${value}"${isChosen && markup` checked`}> <span>${label}</span></label>\n`,
  )}</fieldset>`;
}

function problemOf(
  name: string,
  problem: Problem | null,
  hasHelp: boolean,
): { described: Markup; text: Markup | null } {
  const isWrong = problem?.field === name;
  const ids = [...(hasHelp ? [`${name}-help`] : []), ...(isWrong ? [`${name}-problem`] : [])].join(" ");
  return {
    described: markup`${ids !== "" && markup` aria-describedby="${ids}"`}${isWrong && markup` aria-invalid="true"`}`,
    text: isWrong ? markup`<p class="problem" id="${name}-problem">${problem.text}</p>\n` : null,
  };
}

export interface Question {
  /** What the button that opens it says, and of what. */
  open: string;
  about: string;
  text: string;
  action: string;
  once: string;
  button: string;
  isDangerous: boolean;
}

/** What cannot be taken back is asked again: opened in its place, without a script. */
export const question = ({ open, about, text, action, once, button, isDangerous }: Question): Markup =>
  markup`<details class="question">
<summary>${open}<span class="hidden"> ${about}</span></summary>
<p>${text}</p>
${postForm(action, once, markup`<button class="${isDangerous && "danger"}" type="submit">${button}</button>`, "row")}
</details>`;

/** A secret, shown in this answer alone. */
export const secretOnce = (label: string, secret: string): Markup => markup`<div class="card secret">
<p class="label" id="secret-label">${label}</p>
<pre tabindex="0" role="group" aria-labelledby="secret-label"><code id="secret">${secret}</code></pre>
<button class="copy" type="button" data-copy="secret" hidden>${TEXTS.copy}</button>
<p class="note">${TEXTS.shownOnce}</p>
</div>`;
