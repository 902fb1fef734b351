// What the checks of forms read: which forms a visitor fills in, what for, and what each field asks.
import data from "../data/control-words.json" with { type: "json" };
import type { FieldFacts, FormFacts, PageFacts } from "../page-facts.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

const NOT_FILLED: readonly string[] = ["hidden", "submit", "button", "image", "reset"];

/** Fields that a visitor fills in. */
export const fillableFields = (form: FormFacts): FieldFacts[] =>
  form.fields.filter(({ type, hidden }) => !hidden && !NOT_FILLED.includes(type));

/** How many answers a form asks for: boxes of one name are ticked for one. */
export const countFields = (form: FormFacts): number =>
  new Set(
    fillableFields(form).map((field) =>
      (field.type === "radio" || field.type === "checkbox") && field.name !== "" ? field.name : field,
    ),
  ).size;

/** Forms on the page with at least one field to fill in; what those of a log-in ask, only who has an account knows. */
export const visibleForms = (page: PageFacts): FormFacts[] =>
  page.forms.filter((form) => !form.hidden && (!isLogin(form) || isSignUp(form)) && fillableFields(form).length > 0);

/** A name of its own; sample text in the field goes when somebody writes, and is none. */
export const isLabelled = ({ labelFrom }: FieldFacts): boolean => labelFrom !== "none" && labelFrom !== "placeholder";

export const isLogin = ({ use, fields }: FormFacts): boolean =>
  use === "login" || fields.some(({ type }) => type === "password");

/** A new password is asked for, and more about somebody than the one name of an account. */
function isSignUp({ fields }: FormFacts): boolean {
  const secrets = fields.filter(({ type }) => type === "password");
  const asked = new Set(fields.filter(({ hidden }) => !hidden).flatMap((field) => purposeOf(field) ?? []));
  const isNew = secrets.some(({ autocomplete }) => /\bnew-password\b/i.test(autocomplete));
  return secrets.length > 0 && asked.size > (isNew ? 0 : 1);
}

export function isSearch(form: FormFacts): boolean {
  const fields = fillableFields(form);
  if (form.attributes["role"] === "search" || fields.some(({ type }) => type === "search")) return true;
  return (
    form.method === "get" &&
    fields.length === 1 &&
    ["q", "s", "query", "search", "suche"].includes(fields[0]?.name ?? "")
  );
}

/** A form through which someone becomes known to the business and asks it for something. */
export const isLead = (form: FormFacts): boolean => form.use === undefined && isToBeRead(form);

/** It asks for a message, an address or a number to answer to. */
export function isToBeRead(form: FormFacts): boolean {
  if (isLogin(form) || isSearch(form)) return false;
  return fillableFields(form).some(
    (field) =>
      field.tag === "textarea" || ["email", "tel"].includes(purposeOf(field) ?? "") || isForSeveral(textsOf(field)),
  );
}

/**
 * A quiz, a calculator or a filter: its result stands in the page, as far as its script or the kind of its fields shows.
 * What asks for a message or speaks of sending, booking or ordering is none. Where its script was not seen through, a
 * number of guests or words such as "quote" may be for somebody, too.
 */
export function showsResult(form: FormFacts): boolean {
  if (isToBeRead(form) || isLogin(form) || isForSomebody(form)) return false;
  if (form.handled === "silent") return true;
  const action = form.attributes["action"] ?? "";
  const staysHere = form.hasAction ? /^\s*(?:#|javascript:)/i.test(action) : form.method === "get";
  return (
    staysHere &&
    form.handled === undefined &&
    fillableFields(form).every(({ type }) => CHOSEN.has(type)) &&
    !isNamed(form, PERHAPS_FOR_SOMEBODY) &&
    !asksOf(form, OF_GUESTS)
  );
}

const isForSomebody = (form: FormFacts): boolean =>
  fillableFields(form).some((field) => PERSONAL.has(purposeOf(field) ?? "")) ||
  isNamed(form, FOR_SOMEBODY) ||
  asksOf(form, OF_MESSAGES);
type Terms = ReturnType<typeof prepareTerms>;
const isNamed = (form: FormFacts, words: Terms): boolean =>
  [form.label, ...form.submitTexts].some((text) => hasTerm(makeSearchText(text), words));
const asksOf = (form: FormFacts, words: Terms): boolean =>
  fillableFields(form)
    .flatMap(textsOf)
    .some((text) => hasTerm(makeSearchText(text), words));
const PERSONAL: ReadonlySet<string> = new Set(["email", "tel", "street", "card"]);
const FOR_SOMEBODY = prepareTerms(data.forSomebody.split(", "));
const PERHAPS_FOR_SOMEBODY = prepareTerms(data.perhapsForSomebody.split(", "));
const OF_GUESTS = prepareTerms(data.guests.split(", "));
const OF_MESSAGES = prepareTerms(data.messages.split(", "));
const CHOSEN: ReadonlySet<string> = new Set(["number", "range", "select", "radio", "checkbox"]);

/** None of the fields of a form to write by is marked as required, given a format or described. */
export const hidesWhatIsRequired = (form: FormFacts): boolean =>
  isLead(form) &&
  countFields(form) > 1 &&
  !fillableFields(form).some(({ required, pattern, describedBy }) => required || pattern || describedBy);

export type FieldPurpose = "name" | "email" | "tel" | "street" | "postal" | "city" | "card";

/** Tokens of the HTML autofill list that suit each purpose, the one that says it whole first. */
const AUTOFILL_TOKENS: Readonly<Record<FieldPurpose, readonly string[]>> = {
  name: [
    "name",
    "given-name",
    "family-name",
    "additional-name",
    "nickname",
    "honorific-prefix",
    "organization",
    "username",
  ],
  email: ["email", "username"],
  tel: ["tel", "tel-national", "tel-local", "tel-area-code", "tel-country-code", "tel-extension"],
  // Of an address in several lines only a textarea may hold the whole.
  street: ["address-line1", "address-line2", "address-line3", "street-address"],
  postal: ["postal-code"],
  city: ["address-level2", "address-level1", "address-level3"],
  card: [
    "cc-number",
    "cc-name",
    "cc-exp",
    "cc-exp-month",
    "cc-exp-year",
    "cc-csc",
    "cc-given-name",
    "cc-family-name",
    "cc-type",
  ],
};

/** Words in labels and field names, the narrower purpose first. */
const PURPOSE_WORDS = readWords(data.purposes);

function readWords(lists: Readonly<Partial<Record<FieldPurpose, string>>>): [FieldPurpose, readonly string[]][] {
  const purposes: FieldPurpose[] = ["email", "tel", "card", "postal", "street", "city", "name"];
  return purposes.map((purpose) => [purpose, prepareTerms((lists[purpose] ?? "").split(", "))]);
}

/** Its label, or what stands for one, and what it is called in the code. */
const textsOf = (field: FieldFacts): string[] => [
  isLabelled(field) ? field.label : field.labelBeside || field.label || field.placeholder,
  `${field.name} ${field.id}`.replaceAll(/[-_[\]]|(?<=[\p{Ll}\d])(?=\p{Lu})/gu, " "),
];

/**
 * What personal fact a field asks for, by its type first and its name and label after; null for anything else, and for
 * "email or phone": with the type of one a browser refuses the other.
 */
export function purposeOf(field: FieldFacts): FieldPurpose | null {
  const texts = textsOf(field);
  if (isForSeveral(texts)) return null;
  if (field.type === "email") return "email";
  if (field.type === "tel") return "tel";
  if (!["text", "number", "textarea"].includes(field.type) || field.tag === "textarea") return null;
  const [label = "", code = ""] = texts;
  if (NOT_PERSONAL.test(label)) return null;
  const purpose = purposeIn(label) ?? purposeIn(code);
  // "Nombre de pièces" counts rooms.
  const isOfThing = field.type === "number" || (!label.trim().includes(" ") && NAMES_THING.test(code));
  return purpose === "name" && (isOfThing || OF_FIRM.test(label)) ? null : purpose;
}

const EITHER: readonly FieldPurpose[] = ["email", "tel"];
const SEVERAL: readonly (readonly FieldPurpose[])[] = [
  EITHER,
  ["email", "name"],
  ["tel", "name"],
  ["postal", "city"],
  ["street", "postal"],
];
/** "E-mail / phone", "ZIP, city", "Address and postcode"; not the sample "name@mail.com", nor what the code of a field with a clear label is put together from. */
const isForSeveral = ([label = "", code = ""]: readonly string[]): boolean =>
  (!label.includes("@") && SEVERAL.some((several) => asksFor(label, several))) ||
  (purposeIn(label) === null && asksFor(code, EITHER));

function asksFor(words: string, purposes: readonly FieldPurpose[]): boolean {
  if (words.length > LABEL_CHARS) return false;
  const text = makeSearchText(words);
  return purposes.every((one) => PURPOSE_WORDS.some(([purpose, terms]) => purpose === one && hasTerm(text, terms)));
}

export interface PersonalField {
  field: FieldFacts;
  purpose: FieldPurpose;
  token: string;
}

/**
 * The fields that ask for something personal, with what a browser fills in. Not two for the same part of an address: one
 * of "from" and "to" is not the visitor's own, and both would be filled with the same. Nor what is asked of others.
 */
export function personalFields(form: FormFacts): PersonalField[] {
  const asked = fillableFields(form)
    .filter((field) => !textsOf(field).some((text) => hasTerm(makeSearchText(text), OF_OTHERS)))
    .map((field) => ({ field, purpose: purposeOf(field) }));
  const hasTwo = asked.filter(({ purpose }) => purpose === "street").length > 1;
  const found = asked.flatMap(({ field, purpose }) =>
    purpose === null
      ? []
      : [{ field, purpose, token: hasTwo && isSecondLine(field, purpose) ? "address-line2" : autofillToken(purpose) }],
  );
  const isTwice = ({ purpose, token }: PersonalField): boolean =>
    ["street", "postal", "city"].includes(purpose) && found.filter((one) => one.token === token).length > 1;
  return found.filter((one) => !isTwice(one));
}

/** A husband, a friend, a landlord, a referee, a child, a dog, the school or practice that somebody writes for. */
const OF_OTHERS = prepareTerms(data.ofOthers.split(", "));

/** By its label; programs that build forms number all fields in the code ("input_2"). */
function isSecondLine(field: FieldFacts, purpose: FieldPurpose): boolean {
  const [label = "", code = ""] = textsOf(field);
  const isSecond =
    /(?<!\d)2(?!\d)/.test(label) || /(?:addr(?:ess)?|adresse|street|stra(?:ss|ß)e|line) ?2(?!\d)/i.test(code);
  return purpose === "street" && isSecond;
}

/** A long label is a question ("What is your company's name for the event?"), not the name of a fact. */
const LABEL_CHARS = 40;
function purposeIn(words: string): FieldPurpose | null {
  if (words.length > LABEL_CHARS || NOT_PERSONAL.test(words)) return null;
  const text = makeSearchText(words);
  return PURPOSE_WORDS.find(([, terms]) => hasTerm(text, terms))?.[0] ?? null;
}
const NOT_PERSONAL =
  /compan|repositor|\brepo\b|profile|(?<!con)firm|unternehmen|entreprise|société|empresa|azienda|bedrijf|domain|user|event|product|propert|project|interest|file|subject|betreff|betrifft|pet|kind|child|spouse|dependent|conjoint|c[oó]n[yj]uge|coniuge|ehe(?:gatt|partner)|web|url|coupon|search/iu;

/** "Business name" is the employer's, not the writer's. */
const OF_FIRM =
  /business|organi[sz]{1,2}a|betrieb|geschäft|agence|établissement|negocio|negócio|ditta|attività|zaak|działalnoś/iu;

/** In the code of a field that says no more than "Name". */
const NAMES_THING =
  /compan|business ?n|organi[sz]ation ?n|\b(?:firma|empresa|azienda|repo|repository|profile|pet|file) n/iu;

const autofillToken = (purpose: FieldPurpose): string => AUTOFILL_TOKENS[purpose][0] ?? purpose;

/** True when a field declares an autofill token that suits its purpose, or a type that says it whole. "on" declares nothing. */
export function isAutofillable(field: FieldFacts, purpose: FieldPurpose): boolean {
  const token = field.autocomplete.trim().toLowerCase().split(/\s+/).at(-1) ?? "";
  const isTyped = purpose === "email" || purpose === "tel";
  if (isTyped && field.type !== purpose) return false;
  return AUTOFILL_TOKENS[purpose].includes(token) || (isTyped && (token === "" || token === "on"));
}

/** How a reader can recognise a form: its label, a button that says what it does, what its one field asks, or any button. */
export function nameForm(form: FormFacts): string {
  const fields = fillableFields(form);
  const asked = fields.length === 1 ? fields.map(({ label, placeholder }) => label || placeholder) : [];
  const name = [form.label, ...form.submitTexts.filter(isTelling), ...asked].find(isInWords);
  if (name !== undefined) return quoted(name);
  const button = form.submitTexts.find(isInWords);
  if (button !== undefined) return `the form with the button ${quoted(button)}`;
  return isInWords(form.id) ? quoted(form.id) : "a form without a name";
}
const isInWords = (text: string): boolean => /\p{L}/u.test(text);
const quoted = (name: string): string => `“${name.replace(/\s+/g, " ").trim().slice(0, 60)}”`;

const BARE_WORDS = new Set(data.bareButtons.split(" "));
/** Whether a button says more than that something is sent. */
export const isTelling = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !BARE_WORDS.has(word));
