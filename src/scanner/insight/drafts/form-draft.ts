// Labels and autofill tokens for the fields of a form, in the order of the form.
import type { FieldFacts, PageFacts } from "../../evidence/page-facts.ts";
import {
  fillableFields,
  isAutofillable,
  isLabelled,
  isSearch,
  personalFields,
  purposeOf,
  visibleForms,
  type FieldPurpose,
  type PersonalField,
} from "../../evidence/operability/operate-forms.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { namesPerson, NO_NAMES } from "../name/person-name.ts";
import {
  codeName,
  escapeMarkup,
  forPages,
  pagesOf,
  siteText,
  tag,
  type DraftMaker,
  type DraftParts,
} from "./draft-parts.ts";
import { FIELD_WORDS } from "./field-words.ts";
import { keptAttributes } from "./kept-attributes.ts";
import { namePartOf, type NamePart } from "./name-part.ts";

const FIELDS = 10;
const LABEL_CHARS = 80;

/**
 * One draft for whatever is wrong with the fields of a page: in two, pasted one after the other, each field would stand
 * twice, with the same id.
 */
export const formDraft: DraftMaker = (site, outcome) => {
  const pages = pagesOf(outcome, site).slice(0, 3);
  const bare = pages.flatMap(bareFields);
  const isShown = bare.some(({ field }) => field.labelBeside !== undefined);
  const made = forPages(
    pages,
    {
      kind: "html",
      title:
        bare.length === 0
          ? "What each personal field wants, for browsers"
          : isShown
            ? "Labels connected with their fields"
            : "Labels for the fields that have none",
      notes:
        bare.length === 0
          ? []
          : isShown
            ? [
                `Put each label in place of the label or the words that stand before its field today${bare.every(({ field }) => field.labelBeside !== undefined) ? "" : ", and right before the field where nothing does"}.`,
              ]
            : [
                "Put each label right before its field, around its word where that stands there as plain text; the field needs the id that the label names.",
              ],
    },
    (page) => {
      const language = languageOf(page, site.profile);
      const fields = fieldsOf(page).map((entry, at) => ({ entry, at }));
      // Each kind of line has room of its own, so that a check passes with what its draft holds.
      const chosen = new Set(
        [true, false].flatMap((named) =>
          fields
            .filter(({ entry }) => isLabelled(entry.field) === named && (!named || autofillOf(entry) !== null))
            .slice(0, FIELDS),
        ),
      );
      const lines = fields.filter((one) => chosen.has(one)).flatMap(({ entry, at }) => linesFor(entry, at, language));
      return lines.length === 0 ? null : lines.join("\n");
    },
  );
  return made && { ...made, notes: [...made.notes, ...notesOn(made)] };
};

const notesOn = ({ content }: DraftParts): string[] =>
  content.includes("<select") ? ["Keep the choices inside lists."] : [];

function linesFor(entry: FormField, at: number, language: string): string[] {
  if (!isLabelled(entry.field)) return [labelled(entry, at, language)];
  const filled = autofillOf(entry);
  return filled === null ? [] : [elementOf({ ...entry.field, ...filled })];
}

const bareFields = (page: PageFacts): FormField[] => fieldsOf(page).filter(({ field }) => !isLabelled(field));

function labelled(entry: FormField, at: number, language: string): string {
  const { field, beside } = entry;
  const id = codeName(field.id) ?? idOf(field, at);
  const asked = purposeOf(field);
  const purpose = asked === "name" ? namePartOf(field, beside) : asked;
  const word = purpose === null ? undefined : FIELD_WORDS[language]?.[purpose];
  const hint = siteText(field.placeholder.replace(/(?:\.\.\.?|…)$/, "").trimEnd(), LABEL_CHARS);
  const text =
    siteText((field.labelBeside ?? "").replace(/(?:\s?[*:])?\s?[*:]?$/u, "").trimEnd(), LABEL_CHARS) ||
    (field.tag !== "select" && isSample(field, asked, language) ? "" : hint) ||
    word ||
    `[what belongs into the field ${codeName(field.name) ?? field.type}]`;
  return `<label for="${escapeMarkup(id)}">${escapeMarkup(text)}</label>\n${elementOf({ ...field, id, ...autofillOf(entry) })}`;
}

const SAMPLE_SIGNS = /[@\d]|^(?:e\. ?g\.|eg\.?|z\. ?b\.|p\. ?ex\.|ej\.|por ej|ex\.?:|es\.|np\.|bijv\.?|bv\.)/i;
const ASKS =
  /^(?:your|my|ihre?n?|deine?n?|votre|vos|ton|tu|su|sus|seu|sua|teu|tua|il tuo|la tua|vostr[oa]|uw|jouw|je|twój|twoj[ae])\s/i;

/** Their labels begin each word with a capital ("Adınız Soyadınız", "Nama Lengkap"). */
const IN_CAPITALS: ReadonlySet<string> = new Set(["tr", "az", "id", "ms", "vi"]);

/**
 * A hint that shows what could stand there ("name@example.com", "Mario Rossi") does not say what is asked. Where the
 * field's code says what it is for, the hint has to say the same; else names in capitals are taken for a sample.
 */
function isSample(field: FieldFacts, asked: FieldPurpose | null, language: string): boolean {
  const { placeholder } = field;
  if (SAMPLE_SIGNS.test(placeholder) || namesPerson(placeholder, NO_NAMES)) return true;
  const told = purposeOf({ ...field, label: placeholder, name: "", id: "" });
  // Whether it says the same is known in the languages of those words alone.
  if (FIELD_WORDS[language] !== undefined) {
    if (asked !== null && asked !== "email" && asked !== "tel") return told !== asked;
  } else if (told !== null || IN_CAPITALS.has(language)) return false;
  const words = placeholder.split(/\s+/).filter((word) => word !== "");
  if (words.length < 2 || ASKS.test(placeholder)) return false;
  const code = `${field.name} ${field.id}`.toLowerCase();
  return words.every((word) => /^\p{Lu}/u.test(word)) && words.every((word) => !code.includes(word.toLowerCase()));
}

const idOf = ({ name, type }: FieldFacts, at: number): string =>
  `${(name || type).replace(/[^\w-]+/g, "-").replace(/^-+|(?<!-)-+$/g, "") || "field"}-${at + 1}`;

const PART_TOKENS: Readonly<Record<NamePart, string>> = { name: "name", given: "given-name", family: "family-name" };

/** Type and token that let a browser fill the field in; null where it can already, or where nothing personal is asked. */
function autofillOf({ field, beside, personal }: FormField): Pick<FieldFacts, "type" | "autocomplete"> | null {
  if (personal === undefined || isAutofillable(field, personal.purpose)) return null;
  const { purpose, token } = personal;
  return {
    type: purpose === "email" || purpose === "tel" ? purpose : field.type,
    autocomplete: purpose === "name" ? PART_TOKENS[namePartOf(field, beside)] : token,
  };
}

interface FormField {
  field: FieldFacts;
  /** The fields of its form that ask for a name. */
  beside: readonly FieldFacts[];
  /** What it asks of whoever fills it in; a search asks nothing. */
  personal: PersonalField | undefined;
}

const fieldsOf = (page: PageFacts): FormField[] =>
  visibleForms(page).flatMap((form) => {
    const fields = fillableFields(form);
    const personal = isSearch(form) ? [] : personalFields(form);
    const beside = fields.filter((field) => purposeOf(field) === "name");
    return fields.map((field) => ({ field, beside, personal: personal.find((one) => one.field === field) }));
  });

/** All attributes of the field, as far as the draft does not change them; of a list the start tag alone, without its choices. */
function elementOf(field: FieldFacts): string {
  const { type, id, name, autocomplete, required, ...others } = keptAttributes(field.attributes);
  const start = tag(field.tag, {
    type: field.tag === "input" ? codeName(field.type) : type,
    id: codeName(field.id) ?? id,
    name: codeName(field.name) ?? name,
    autocomplete: codeName(field.autocomplete) ?? autocomplete,
    required: field.required ? true : required,
    ...others,
  });
  return field.tag === "textarea" ? `${start}</textarea>` : start;
}
