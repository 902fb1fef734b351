// What a form asks for in the words that stand at its fields, for sentences on this form and no other.
import { toPrintable } from "../../model/printable-text.ts";
import { fillableFields, isLabelled } from "../evidence/operability/operate-forms.ts";
import type { FieldFacts, FormFacts } from "../evidence/page-facts.ts";
import { BIRTH, roleOf } from "./channels/form-purpose.ts";
import type { FieldRole } from "./channels/form-purpose.ts";

export interface ToldForm {
  /** Labels of the fields that people fill in, in the order of the page; boxes to tick are none. */
  asks: readonly string[];
  /** How many such fields there are, with those that have no label to speak of. */
  fields: number;
  /** Labels of those that say who a person is. */
  personal: readonly string[];
  /** Labels of the field to write freely in, and of that by which people are answered. */
  open?: string;
  reach?: string;
  /** What stands on the button. */
  button?: string;
}

const TICKED = new Set(["checkbox", "radio"]);
const MOST_FIELDS = 12;

export function toldForm(form: FormFacts): ToldForm {
  const fields = fillableFields(form).filter(({ type }) => !TICKED.has(type));
  const told = fields.slice(0, MOST_FIELDS).flatMap((field) => {
    const label = labelOf(field);
    return label === "" ? [] : [{ label, field, role: roleOf(field) }];
  });
  const open = told.find(({ field }) => field.tag === "textarea")?.label;
  const reach = reachOf(form, told)?.label;
  const button = form.submitTexts.map(brief).find((text) => text !== "");
  return {
    asks: [...new Set(told.map(({ label }) => label))],
    fields: fields.length,
    personal: [...new Set(told.filter(isOfPerson).map(({ label }) => label))],
    ...(open !== undefined && { open }),
    ...(reach !== undefined && { reach }),
    ...(button !== undefined && { button }),
  };
}

interface ToldField {
  label: string;
  field: FieldFacts;
  role: FieldRole;
}

/** By what people are answered: what the form requires today, in a chat the number, else the address before the number. */
function reachOf({ handled }: FormFacts, told: readonly ToldField[]): ToldField | undefined {
  const ways = (handled === "opens-chat" ? BY_CHAT : BY_MAIL).flatMap(
    (role) => told.find((one) => one.role === role) ?? [],
  );
  return ways.find(({ field }) => field.required) ?? ways[0];
}
const BY_MAIL: readonly FieldRole[] = ["email", "phone"];
const BY_CHAT: readonly FieldRole[] = ["phone", "email"];

const OF_PERSON: ReadonlySet<string> = new Set(["email", "phone", "name"]);
/** Has a name, and is nobody. */
const OF_OTHERS =
  /compan|business|organi[sz]a|school|project|product|event|subject|\bpet\b|firma|unternehmen|betrieb|betreff|empresa|société|entreprise|azienda|societ|bedrijf|organisatie|asunto|assunto|oggetto|onderwerp|sujet/iu;
const isOfPerson = ({ label, role }: { label: string; role: string }): boolean =>
  (OF_PERSON.has(role) && !OF_OTHERS.test(label)) || BIRTH.test(label);

/** Sample text in a field says what goes into it only where its words do. */
function labelOf(field: FieldFacts): string {
  if (isLabelled(field)) return brief(field.label);
  if (field.labelBeside !== undefined) return brief(field.labelBeside);
  const label = brief(field.placeholder);
  const isTelling =
    roleOf({ ...field, tag: "input", type: "text", autocomplete: "", name: "", id: "", label, placeholder: "" }) !==
    "text";
  return isTelling ? label : "";
}

const LABEL_CHARS = 40;
/** "Phone (optional) *" */
const TAIL = /(?:\s?\([^()]{1,20}\))?(?:\s?[*:：†]){0,3}$/u;
/** Samples, addresses and sentences of the page are no name of a field. */
const NO_NAME = /[@“”"{}[\]<>]|https?:|\d{4}|\.\s/;
/** Short enough to be told, without the marks at its end; empty where it is no name. */
function brief(text: string): string {
  const label = toPrintable(text).replaceAll(/\s+/g, " ").trim().replace(TAIL, "").trim();
  return label.length > LABEL_CHARS || !/\p{L}{2}/u.test(label) || NO_NAME.test(label) ? "" : label;
}
