// Labels and autofill tokens for the fields of a form, in the order of the form.
import type { FieldFacts, FormFacts, PageFacts } from "../../evidence/page-facts.ts";
import {
  fillableFields,
  isAutofillable,
  isLabelled,
  isSearch,
  purposeOf,
  visibleForms,
  type FieldPurpose,
} from "../../evidence/operability/operate-forms.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { codeName, escapeMarkup, forPages, pagesOf, siteText, tag, type DraftMaker } from "./draft-parts.ts";
import { FIELD_WORDS } from "./field-words.ts";

const FIELDS = 10;
const LABEL_CHARS = 80;

export const formLabelDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site).slice(0, 3),
    {
      kind: "html",
      title: "Labels for the fields that have none",
      notes: [
        "Put each label right before its field; the field needs the id that the label names.",
        "Keep everything else of the fields.",
      ],
    },
    (page) => {
      const language = languageOf(page, site.profile);
      const blocks = fieldsOf(page, () => true)
        .filter(({ field }) => !isLabelled(field))
        .map(({ field }, at) => labelled(field, at, language));
      return blocks.length === 0 ? null : blocks.slice(0, FIELDS).join("\n");
    },
  );

function labelled(field: FieldFacts, at: number, language: string): string {
  const id = codeName(field.id) ?? idOf(field, at);
  const purpose = purposeOf(field);
  const word = purpose === null ? undefined : FIELD_WORDS[language]?.[purpose];
  const hint = siteText(field.placeholder, LABEL_CHARS);
  // A hint that is a sample ("name@example.com") names nothing.
  const text =
    (/[@\d]/.test(hint) ? "" : hint) || word || `[what belongs into the field ${codeName(field.name) ?? field.type}]`;
  return `<label for="${escapeMarkup(id)}">${escapeMarkup(text)}</label>\n${elementOf({ ...field, id })}`;
}

const idOf = ({ name, type }: FieldFacts, at: number): string =>
  `${(name || type).replace(/[^\w-]+/g, "-").replace(/^-+|(?<!-)-+$/g, "") || "field"}-${at + 1}`;

/** Tokens of the HTML autofill list, one for each purpose. */
const TOKEN: Readonly<Record<FieldPurpose, string>> = {
  name: "name",
  email: "email",
  tel: "tel",
  street: "street-address",
  postal: "postal-code",
  city: "address-level2",
  card: "cc-number",
};

export const autocompleteDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site).slice(0, 3),
    {
      kind: "html",
      title: "What each personal field wants, for browsers",
      notes: [
        "Only type and autocomplete are meant: keep everything else of these fields.",
        "For a first or a last name alone the tokens are given-name and family-name.",
      ],
    },
    (page) => {
      const lines = fieldsOf(page, (form) => !isSearch(form)).flatMap(({ field }) => {
        const purpose = purposeOf(field);
        if (purpose === null || isAutofillable(field, purpose)) return [];
        const type = purpose === "email" || purpose === "tel" ? purpose : field.type;
        return [elementOf({ ...field, type }, TOKEN[purpose])];
      });
      return lines.length === 0 ? null : lines.slice(0, FIELDS).join("\n");
    },
  );

const fieldsOf = (page: PageFacts, isMeant: (form: FormFacts) => boolean): { field: FieldFacts }[] =>
  visibleForms(page)
    .filter(isMeant)
    .flatMap((form) => fillableFields(form).map((field) => ({ field })));

function elementOf(field: FieldFacts, autocomplete?: string): string {
  const attributes = {
    type: field.tag === "input" ? codeName(field.type) : undefined,
    id: codeName(field.id),
    name: codeName(field.name),
    autocomplete: autocomplete ?? codeName(field.autocomplete),
  };
  if (field.tag === "input") return tag("input", attributes);
  return `${tag(field.tag, attributes)}</${field.tag}>`;
}
