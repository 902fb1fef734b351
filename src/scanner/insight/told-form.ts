// What a form asks for in the words that stand at its fields, for sentences on this form and no other.
import { toPrintable } from "../../model/printable-text.ts";
import {
  countFields,
  fillableFields,
  isLabelled,
  personalFields,
  purposeOf,
} from "../evidence/operability/operate-forms.ts";
import type { FieldPurpose } from "../evidence/operability/operate-forms.ts";
import type { FieldFacts, FormFacts } from "../evidence/page-facts.ts";
import { BIRTH, roleOf } from "./channels/form-purpose.ts";

export interface ToldForm {
  /** Labels of the fields that people fill in, in the order of the page; boxes to tick are none. */
  asks: readonly string[];
  /** How many answers it asks for in all, with those that have no label to speak of and the boxes to tick. */
  fields: number;
  /** Labels of those that say who a person is. */
  personal: readonly string[];
  /** Labels of the field to write freely in, and of that by which people are answered. */
  open?: string;
  reach?: string;
  /** Packages of fixed contents that people choose from. */
  packages?: readonly string[];
}

const TICKED = new Set(["checkbox", "radio"]);
const MOST_FIELDS = 12;

export function toldForm(form: FormFacts): ToldForm {
  const fields = fillableFields(form).filter(({ type }) => !TICKED.has(type));
  const personal = new Set(personalFields(form).map(({ field }) => field));
  const told = fields.slice(0, MOST_FIELDS).flatMap((field) => {
    const label = labelOf(field);
    const purpose = personal.has(field) ? purposeOf(uncoded(field)) : null;
    return label === "" ? [] : [{ label, field, purpose }];
  });
  // An address is asked for in several lines as well.
  const texts = told.filter(({ field }) => field.tag === "textarea" && purposeOf(asLine(uncoded(field))) === null);
  const open = (texts.find(({ field }) => roleOf(asLine(field)) === "message") ?? texts.at(-1))?.label;
  const reach = reachOf(form, told)?.label;
  const packages = packagesIn(form);
  return {
    asks: [...new Set(told.map(({ label }) => label))],
    fields: countFields(form),
    personal: [...new Set(told.filter(isOfPerson).map(({ label }) => label))],
    ...(open !== undefined && { open }),
    ...(reach !== undefined && { reach }),
    ...(packages.length > 0 && { packages }),
  };
}

/** What people choose from, where there are two at least. */
export function packagesIn(form: FormFacts): string[] {
  const choices = fillableFields(form).flatMap(({ options }) => options);
  const packages = choices.map(brief).filter((choice) => PACKAGE.test(choice) && !UNNAMED.test(choice));
  return packages.length < 2 ? [] : packages;
}

/** "Starter package": with a name of its own. A kit may be goods, and so may a pack that ends the name. */
const PACKAGE =
  /(?:\p{L}{2}.? (?:package|bundle|paket|forfait|paquete|pacote|pacchetto|pakket|pakiet)$|^(?:package|bundle|paket|forfait|pack|paquete|pacote|pacchetto|pakket|pakiet) .?\p{L})/iu;
/** The size of a parcel, none of them, or whoever does not know yet. */
const UNNAMED =
  /(?<!\p{L})(?:small|medium|large|big|heavy|parcel|no|not|none|any|other|which|unsure|klein\p{L}*|mittel\p{L}*|gro(?:ß|ss)\p{L}*|kein\p{L}*|ander\p{L}*|petite?|moyen(?:ne)?|grande?|grosse?|aucune?|autre|pequeñ[oa]|mediano|ning[uú]n|otro|pequen[oa]|pequeno|médio|nenhum|outro|piccol[oa]|medio|nessun|altro|groot|grote|geen|mał[ay]|średni[a]?|duż[ay]|żaden|inny)(?!\p{L})/iu;

/** By what people read: in the code a vehicle, a dog and a source have names and numbers, too. */
const uncoded = (field: FieldFacts): FieldFacts => ({ ...field, name: "", id: "" });
const asLine = (field: FieldFacts): FieldFacts => ({ ...field, tag: "input", type: "text", autocomplete: "" });

interface ToldField {
  label: string;
  field: FieldFacts;
  purpose: FieldPurpose | null;
}

/** By what people are answered: what the form requires today, in a chat the number, else the address before the number. */
function reachOf({ handled }: FormFacts, told: readonly ToldField[]): ToldField | undefined {
  const ways = (handled === "opens-chat" ? BY_CHAT : BY_MAIL).flatMap(
    (purpose) => told.find((one) => one.purpose === purpose) ?? [],
  );
  return ways.find(({ field }) => field.required) ?? ways[0];
}
const BY_MAIL: readonly FieldPurpose[] = ["email", "tel"];
const BY_CHAT = BY_MAIL.toReversed();
const REACHES: ReadonlySet<FieldPurpose | null> = new Set(BY_MAIL);

/** Has a name, and is nobody. */
const OF_OTHERS =
  /compan|business|organi[sz]a|school|project|product|event|subject|\bpet\b|firma|unternehmen|betrieb|betreff|empresa|société|entreprise|azienda|societ|bedrijf|organisatie|asunto|assunto|oggetto|onderwerp|sujet/iu;
/** Words of which the label of a person's name is made: whatever else stands in it may be whose name it is. */
const NAME_WORDS: ReadonlySet<string> = new Set(
  "what is of contact person wie ist lautet quel est cuál es qual é name names your my full first last family given middle surname forename firstname lastname fullname and or vorname nachname familienname vor und ihr dein nom noms prénom prénoms de famille votre et nombre nombres apellido apellidos y su tu completo nome sobrenome apelido seu e cognome naam voornaam achternaam uw je en imię nazwisko i navn namn jméno příjmení имя фамилия お名前 氏名 姓名 이름 성함".split(
    " ",
  ),
);
const WORDS = /[\p{L}\p{M}]+/gu;
const isOfPerson = ({ label, field, purpose }: ToldField): boolean =>
  BIRTH.test(label) ||
  (!OF_OTHERS.test(label) &&
    ((REACHES.has(purpose) && !OF_OTHERS.test(codeOf(field))) ||
      (purpose === "name" && isNameOf(label.toLowerCase().match(WORDS) ?? [], field))));
const codeOf = ({ name, id }: FieldFacts): string => `${name} ${id}`;
/** Of "Name" alone the code says whose; form builders call the field of "Your name" after the form. */
const isNameOf = (words: readonly string[], field: FieldFacts): boolean =>
  words.every((word) => NAME_WORDS.has(word)) && (words.length > 1 || !OF_OTHERS.test(codeOf(field)));

/** Sample text in a field says what goes into it only where its words do. */
function labelOf(field: FieldFacts): string {
  if (isLabelled(field)) return brief(field.label);
  if (field.labelBeside !== undefined) return brief(field.labelBeside);
  const label = brief(field.placeholder);
  const isTelling = roleOf({ ...asLine(uncoded(field)), label, placeholder: "" }) !== "text";
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
