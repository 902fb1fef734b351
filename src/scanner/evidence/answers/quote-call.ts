// The offer of a quote as visitors meet it: a heading, link or button that asks for one, or a form that is called by it.
import quoteWords from "../data/quote-words.json" with { type: "json" };
import { memoByPage } from "../memo-by-page.ts";
import { fillableFields } from "../operability/operate-forms.ts";
import type { FormFacts, PageFacts } from "../page-facts.ts";
import { foldText, hasTerm, prepareTerms, searchTextOn } from "../text/text-search.ts";
import { termsFor, type TermLists } from "./answers-fact-terms.ts";
import type { Trace } from "./answers-price-asked.ts";

const prepare = (lists: Readonly<Record<string, readonly string[]>>): TermLists =>
  new Map(Object.entries(lists).map(([language, words]) => [language, prepareTerms(words)]));
const ASKED = prepare(quoteWords.asked);
const CALCULATORS = prepare(quoteWords.calculators);
const CALLED: readonly string[] = quoteWords.called.map(foldText);
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
  const form = page.forms.find((one) => isQuoteForm(one, page));
  return form === undefined ? null : { url: page.url, quote: namesOf(form, page).find(isCalled) ?? "" };
}

/** "Premium calculator": what tells a price by itself once it is used, by its heading or its button. */
export const findCalculator = (page: PageFacts, language: string): Trace | null =>
  findLabel(page, controlsOf(page), termsFor(CALCULATORS, language));

/** A form that is called by a quote in its label, on its button or by the heading above it. */
export const isQuoteForm = (form: FormFacts, page: PageFacts): boolean =>
  !form.hidden && fillableFields(form).length >= QUOTE_FIELDS && namesOf(form, page).some(isCalled);

const namesOf = (form: FormFacts, page: PageFacts): string[] =>
  [form.label, page.headings[form.heading]?.text ?? "", ...form.submitTexts].filter(
    (name) => name.length <= LABEL_CHARS,
  );

function isCalled(name: string): boolean {
  const folded = foldText(name);
  return CALLED.some((word) => folded.includes(word));
}
