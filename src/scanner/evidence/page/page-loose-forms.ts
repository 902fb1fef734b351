// Fields and buttons that stand in no form: which of them belong together, as a script may send them.
import { HTML_LIMITS } from "./html-limits.ts";
import type { FieldFacts } from "../page-facts.ts";
import type { LooseButton, LooseField, OpenElement, ParserState } from "./page-parser-state.ts";

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

interface LooseForm {
  readonly fields: readonly LooseField[];
  readonly buttons: readonly LooseButton[];
}

export function noteLooseButton({ loose }: ParserState, button: LooseButton): void {
  if (loose.buttons.length < HTML_LIMITS.fields) loose.buttons.push(button);
}

/** Groups of fields with the buttons beside them, which look like forms. */
export function looseForms(state: ParserState): { fields: readonly LooseField[]; submitTexts: string[] }[] {
  const forms: LooseForm[] = [];
  for (const part of partsOf(state)) {
    const last = forms.at(-1);
    if (last !== undefined && isOneForm(last, part)) forms[forms.length - 1] = join(last, part);
    else forms.push(part);
  }
  return forms
    .filter((form) => isSignUpBox(form) || (writtenIn(form).length >= MIN_TEXT_FIELDS && !isCalculator(form)))
    .map((form) => {
      const box = boxOf(form);
      const beside = form.buttons.filter(({ element }) => holds(box, element));
      return { fields: form.fields, submitTexts: beside.map(({ text }) => text) };
    });
}

/** Fields up to a button, and the buttons up to the next field, in one part of the page; fields that no button follows are none. */
function partsOf({ loose }: ParserState): LooseForm[] {
  const parts: { fields: LooseField[]; buttons: LooseButton[] }[] = [];
  for (const control of [...loose.fields, ...loose.buttons].sort((a, b) => startOf(a) - startOf(b))) {
    const last = parts.at(-1);
    const isBeside = last?.fields[0]?.element.within.region === control.element.within.region;
    if ("text" in control) {
      if (isBeside) last?.buttons.push(control);
    } else if (last === undefined || last.buttons.length > 0 || !isBeside)
      parts.push({ fields: [control], buttons: [] });
    else last.fields.push(control);
  }
  return parts.filter(({ buttons }) => buttons.length > 0);
}

const startOf = ({ element }: LooseField | LooseButton): number => element.startIndex;

/** Buttons may stand between the fields of one form, but then no heading begins another, and no box ends before it. */
const isOneForm = (before: LooseForm, after: LooseForm): boolean =>
  !isSignUpBox(before) &&
  !isSignUpBox(after) &&
  before.fields.at(-1)?.heading === after.fields[0]?.heading &&
  (writtenIn(before).length < MIN_TEXT_FIELDS || after.fields.every(({ element }) => holds(boxOf(before), element)));

/** The smallest element around the fields and the first button behind them. */
function boxOf({ fields, buttons }: LooseForm): OpenElement | undefined {
  const [first, ...others] = [...fields, ...buttons.slice(0, 1)].map(({ element }) => element);
  let box = first?.parent ?? undefined;
  while (box?.parent && !others.every((element) => holds(box, element))) box = box.parent;
  return box;
}

function holds(box: OpenElement | undefined, element: OpenElement): boolean {
  if (box === undefined) return false;
  let at: OpenElement | null = element;
  while (at !== null && at.depth > box.depth) at = at.parent;
  return at === box;
}

const join = (before: LooseForm, after: LooseForm): LooseForm => ({
  fields: [...before.fields, ...after.fields],
  buttons: [...before.buttons, ...after.buttons],
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
