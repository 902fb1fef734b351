// Fields and buttons that stand in no form: which of them belong together, as a script may send them.
import { HTML_LIMITS } from "./html-limits.ts";
import type { FieldFacts } from "../page-facts.ts";
import type { LooseButton, LooseField, ParserState } from "./page-parser-state.ts";

/** Input types that people write into; two of them make a form even without a <form>. */
const TEXT_TYPES = new Set([
  "text",
  "email",
  "tel",
  "url",
  "number",
  "date",
  "time",
  "datetime-local",
  "password",
  "textarea",
]);

/** Fewer text fields outside a form are a filter or a calculator. */
const MIN_TEXT_FIELDS = 2;

export interface LooseForm {
  readonly fields: readonly LooseField[];
  readonly submitTexts: readonly string[];
}

export function noteLooseButton({ loose }: ParserState, button: LooseButton): void {
  if (loose.buttons.length < HTML_LIMITS.fields) loose.buttons.push(button);
}

/** Groups of fields with the buttons behind them, which look like forms. */
export function looseForms(state: ParserState): LooseForm[] {
  const forms: LooseForm[] = [];
  for (const part of partsOf(state)) {
    const last = forms.at(-1);
    if (last !== undefined && isOneForm(last, part)) forms[forms.length - 1] = join(last, part);
    else forms.push(part);
  }
  return forms.filter(
    (form) => isSignUpBox(form) || (writtenIn(form).length >= MIN_TEXT_FIELDS && !isCalculator(form)),
  );
}

/** Fields up to a button, and the buttons up to the next field; fields that no button follows are none. */
function partsOf({ loose }: ParserState): LooseForm[] {
  const parts: { fields: LooseField[]; submitTexts: string[] }[] = [];
  for (const control of [...loose.fields, ...loose.buttons].sort((a, b) => startOf(a) - startOf(b))) {
    const last = parts.at(-1);
    if ("text" in control) last?.submitTexts.push(control.text);
    else if (last === undefined || last.submitTexts.length > 0) parts.push({ fields: [control], submitTexts: [] });
    else last.fields.push(control);
  }
  return parts.filter(({ submitTexts }) => submitTexts.length > 0);
}

const startOf = (control: LooseField | LooseButton): number =>
  "text" in control ? control.startIndex : control.element.startIndex;

/** Buttons may stand between the fields of one form, but then no heading begins another. */
const isOneForm = (before: LooseForm, after: LooseForm): boolean =>
  !isSignUpBox(before) && !isSignUpBox(after) && before.fields.at(-1)?.heading === after.fields[0]?.heading;

const join = (before: LooseForm, after: LooseForm): LooseForm => ({
  fields: [...before.fields, ...after.fields],
  submitTexts: [...before.submitTexts, ...after.submitTexts],
});

/** Numbers alone are worked out on the spot. */
const isCalculator = (form: LooseForm): boolean => writtenIn(form).every(({ fact }) => fact.type === "number");

/** A field for a mail address that has a button to itself. */
function isSignUpBox(form: LooseForm): boolean {
  const [written, ...others] = writtenIn(form);
  return written?.fact.type === "email" && others.length === 0;
}

const writtenIn = ({ fields }: LooseForm): LooseField[] => fields.filter(({ fact }) => isTextField(fact));

export const isTextField = (field: FieldFacts): boolean => TEXT_TYPES.has(field.type) && !field.hidden;
