// Blocks of references: the same in several languages, members with their types, cards that lead on.
import type { Card, FieldRow, Sample } from "./blocks.ts";
import { type Markup, markup } from "./markup.ts";
import { WORDS } from "./words/index.ts";

/** Radio buttons choose what is shown, so that it works without a script; without styles all are shown. */
export const samplesHtml = ({ id, samples }: { id: string; samples: readonly Sample[] }): Markup =>
  markup`<fieldset class="samples"><legend class="hidden">${WORDS.documents.exampleLanguage}</legend>
${samples.map(
  ({ name, language }, at) =>
    markup`<input type="radio" name="${id}" id="${id}-${language}" value="${language}"${at === 0 && markup` checked`}><label for="${id}-${language}">${name}</label>`,
)}
${samples.map(
  ({ language, text }) =>
    markup`<div class="sample"><pre tabindex="0"><code class="language-${language}">${text}</code></pre></div>\n`,
)}</fieldset>`;

export const fieldsHtml = (fields: readonly (Omit<FieldRow, "meaning"> & { meaning: Markup })[]): Markup =>
  markup`<dl class="fields">
${fields.map(
  ({ name, to, id, type, marks, meaning }) =>
    markup`<div><dt>${nameMarkup(name, to, id)} <span class="type">${type}</span>${marks.map((mark) => markup` <span class="chip">${mark}</span>`)}</dt><dd>${meaning}</dd></div>\n`,
)}</dl>`;

const nameMarkup = (name: string, to?: string, id?: string): Markup =>
  to === undefined
    ? markup`<code>${name}</code>`
    : markup`<a href="${to}"${id !== undefined && markup` id="${id}"`}><code>${name}</code></a>`;

export const cardsHtml = (cards: readonly Card[]): Markup =>
  markup`<ul class="cards ways">
${cards.map(({ name, to, text }) => markup`<li class="card"><a href="${to}">${name}</a><p>${text}</p></li>\n`)}</ul>`;
