// Forms: where they send, what they ask, what they are called. Fields that stand in no form make one too.
import { isInCart } from "./form-uses.ts";
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { keepAttributes } from "./page-controls.ts";
import { inherit, isHidden, keepFact, keepPlacedFact, onClose, textOf } from "./page-elements.ts";
import { isTextField, looseForms } from "./page-loose-forms.ts";
import { namesBefore, surroundingsOf } from "./page-form-names.ts";
import { noteFormHandler } from "./page-form-handlers.ts";
import { givenName } from "./page-names.ts";
import { noteSilentForm } from "./page-silent-scripts.ts";
import { noteResource } from "./page-urls.ts";
import { FORMLESS, type FormFacts } from "../page-facts.ts";
import type { FormDraft, OpenElement, ParserState } from "./page-parser-state.ts";

export function readForm(state: ParserState, element: OpenElement): void {
  const { attributes } = element;
  const facts: FormFacts = { ...describeForm(state, element), attributes: keepAttributes(element) };
  if (attributes.role === "search") inherit(element, { isInSearch: true });
  if (!keepPlacedFact(state, state.facts.forms, facts, { most: HTML_LIMITS.forms, cap: "forms" })) return;
  const surroundings = surroundingsOf(state, element);
  const draft: FormDraft = { index: state.facts.forms.length - 1, facts, legend: "", headingInside: "" };
  inherit(element, { form: draft });
  state.lastFieldAt = element.textStart;
  if (attributes.id !== undefined && !state.formsById.has(attributes.id)) state.formsById.set(attributes.id, draft);
  onClose(element, () => {
    facts.text = textOf(state, element, TEXT_LIMITS.formText, "eyes");
  });
  state.atEnd.push(() => {
    noteSilentForm(state, facts, attributes.onsubmit);
    noteFormHandler(state, facts, attributes.onsubmit);
    const names = [
      givenName(state, element)?.text,
      draft.legend,
      draft.headingInside,
      ...namesBefore(state, surroundings),
    ];
    facts.label = names.find(isName) ?? "";
  });
}

/** The first legend names the form. */
export function readLegend(state: ParserState, element: OpenElement): void {
  const { form } = element.within;
  if (form === null || form.legend !== "") return;
  onClose(element, () => {
    form.legend ||= textOf(state, element, TEXT_LIMITS.name, "eyes");
  });
}

/** Fields without a form, which a script sends: forms without an action. */
export function addLooseForms(state: ParserState): void {
  if (state.loose.fields.some(({ fact: { type, hidden } }) => !hidden && (type === "number" || type === "range")))
    state.facts.reckons = true;
  for (const { fields, submitTexts } of looseForms(state)) {
    const first = fields.find(({ fact }) => isTextField(fact));
    if (first === undefined) continue;
    const form: FormFacts = {
      ...describeForm(state, { ...first.element, attributes: {} }),
      className: FORMLESS,
      heading: first.heading,
      label: namesBefore(state, first.surroundings).find(isName) ?? "",
      fields: fields.map(({ fact }) => fact),
      submitTexts: submitTexts.slice(0, HTML_LIMITS.submitTexts),
    };
    keepFact(state, state.facts.forms, form, { most: HTML_LIMITS.forms, cap: "forms" });
  }
}

function describeForm(state: ParserState, element: OpenElement): FormFacts {
  const { attributes, within } = element;
  const action = attributes.action?.trim() ?? "";
  const method = attributes.method?.toLowerCase();
  return {
    action: action === "" ? state.facts.url : noteResource(state, "form-action", action),
    hasAction: action !== "",
    method: method === "post" || method === "dialog" ? method : "get",
    id: cut(attributes.id ?? "", TEXT_LIMITS.name),
    className: cut(attributes.class ?? "", TEXT_LIMITS.name),
    label: "",
    region: within.region,
    hidden: isHidden(element),
    heading: state.heading,
    hasOnsubmit: "onsubmit" in attributes,
    ...(isInCart(element) && { use: "order" as const }),
    attributes: {},
    fields: [],
    submitTexts: [],
    text: "",
  };
}

/** A heading that is a number and a mail address says how to reach somebody, and not what the form is for. */
const isName = (text = ""): boolean =>
  !SAMPLE_NAME.test(text) && /\p{L}/u.test(text.replaceAll(/(?<!\S)[^\s@]{1,80}@\S{1,200}/g, ""));
/** What kits of page parts write where a name is to come. */
const SAMPLE_NAME = /^(?:heading|(?:modal|card|section|form) (?:title|heading|name))$/i;
