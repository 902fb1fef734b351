// The offer of a quote as visitors meet it: a heading, link or button that asks for one, or a form that is called by it.
import quoteWords from "../data/quote-words.json" with { type: "json" };
import { memoByPage } from "../memo-by-page.ts";
import { fillableFields } from "../operability/operate-forms.ts";
import type { FormFacts, PageFacts } from "../page-facts.ts";
import { hasTerm, prepareTerms, searchTextOn } from "../text/text-search.ts";
import { joinLists, termsFor, type TermLists } from "./answers-fact-terms.ts";
import type { Trace } from "./answers-price-asked.ts";

const prepare = (lists: Readonly<Record<string, readonly string[]>>): TermLists =>
  new Map(Object.entries(lists).map(([language, words]) => [language, prepareTerms(words)]));
const ASKED = prepare(quoteWords.asked);
/** What is configured may be anything, and a quote at once may be what is sold. */
const CALCULATORS = prepare(
  Object.fromEntries(
    Object.entries(quoteWords.calculators).map(([language, words]) => [
      language,
      words.filter((word) => !quoteWords.configurators.includes(word)),
    ]),
  ),
);
const CALLED = joinLists(ASKED, prepare(quoteWords.named));
/** Fields of a form for a quote, at least. */
export const QUOTE_FIELDS = 3;
/** What is longer is no name of a form and no label. */
const LABEL_CHARS = 100;

/** What a visitor reads above forms and on what can be pressed. */
const controlsOf = memoByPage((page: PageFacts): readonly string[] =>
  [
    ...page.headings.filter(({ hidden }) => !hidden).map(({ text }) => text),
    ...page.buttons.filter(({ hidden }) => !hidden).map(({ name }) => name),
    ...page.forms.filter(({ hidden }) => !hidden).flatMap(({ label, submitTexts }) => [label, ...submitTexts]),
  ].filter((label) => label.length <= LABEL_CHARS),
);
const labelsOf = memoByPage((page: PageFacts): readonly string[] => [
  ...controlsOf(page),
  ...page.anchors.filter(({ hidden, text }) => !hidden && text.length <= LABEL_CHARS).map(({ text }) => text),
]);

function findLabel(page: PageFacts, labels: readonly string[], terms: readonly string[]): Trace | null {
  const quote = labels.find((label) => hasTerm(searchTextOn(page, label), terms));
  return quote === undefined ? null : { url: page.url, quote };
}

/** "Get Quote" in a menu or on a button, else the name of a form for one. */
export function findQuoteCall(page: PageFacts, language: string): Trace | null {
  const called = findLabel(page, labelsOf(page), termsFor(ASKED, language));
  if (called !== null) return called;
  const form = page.forms.find((one) => isQuoteForm(one, page, language));
  return form === undefined ? null : findLabel(page, namesOf(form, page), termsFor(CALLED, language));
}

/** "Premium calculator": what tells a price by itself once its fields are filled in, by its heading or its button. */
export const findCalculator = (page: PageFacts, language: string): Trace | null =>
  page.reckons === true || page.forms.some((form) => !form.hidden && fillableFields(form).length > 0)
    ? findLabel(page, controlsOf(page), termsFor(CALCULATORS, language))
    : null;

/** A form that is called by a quote in its label, on its button or by the heading above it. */
export const isQuoteForm = (form: FormFacts, page: PageFacts, language: string): boolean =>
  !form.hidden &&
  fillableFields(form).length >= QUOTE_FIELDS &&
  findLabel(page, namesOf(form, page), termsFor(CALLED, language)) !== null;

const namesOf = (form: FormFacts, page: PageFacts): string[] =>
  [form.label, page.headings[form.heading]?.text ?? "", ...form.submitTexts].filter(
    (name) => name.length <= LABEL_CHARS,
  );
