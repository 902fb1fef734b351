// form:x — a form with a purpose, judged by its words and its fields.
import quoteWords from "../../evidence/data/quote-words.json" with { type: "json" };
import { QUOTE_FIELDS } from "../../evidence/answers/quote-call.ts";
import { fillableFields, isLogin, isTelling } from "../../evidence/operability/operate-forms.ts";
import type { FieldFacts, FormFacts, PageFacts } from "../../evidence/page-facts.ts";
import purposes from "../data/form-purposes.json" with { type: "json" };
import { normaliseText } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

interface FormPurpose {
  /** Stems in label, heading, button, page title or field names. */
  words: readonly string[];
  /** Where the stems are looked for: the form's own words, or its fields. */
  in: "title" | "fields";
  /** Fields a visitor fills in, at least. */
  fields: number;
}

const PURPOSES = new Map<string, FormPurpose>(
  Object.entries({ ...purposes, quote: { in: "title", fields: QUOTE_FIELDS, words: quoteWords.called } }).map(
    ([name, { in: where, ...rest }]) => [name, { ...rest, in: where === "fields" ? "fields" : "title" }],
  ),
);

export const isFormSignal = (name: string): boolean =>
  name.startsWith("form:") && PURPOSES.has(name.slice("form:".length));

export function formHits(reading: SiteReading, name: string): SignalHit[] {
  const wanted = PURPOSES.get(name.slice("form:".length));
  return wanted ? formsWhere(reading, (form, page) => serves(form, page, wanted)).slice(0, 3) : [];
}

/** Hits for visible forms that visitors write into: searches and log-ins are left out. */
export function formsWhere(reading: SiteReading, holds: (form: FormFacts, page: PageFacts) => boolean): SignalHit[] {
  return reading.pages.flatMap(({ facts, path }) =>
    facts.forms
      .filter((form) => !form.hidden && isForWriting(form) && holds(form, facts))
      .map((form) => {
        const label = titleOf(form, facts) || form.submitTexts.find(isTelling) || "form";
        const mention = { kind: "form" as const, label: `the form on ${path === "/" ? "the home page" : path}` };
        return { url: facts.url, region: "form", quote: quoteOf(label), strength: 1, mention };
      }),
  );
}

function isForWriting(form: FormFacts): boolean {
  if (isLogin(form)) return false;
  const fields = fillableFields(form);
  const isSearch = fields.length <= 1 && fields.every((field) => field.type === "search" || field.name === "q");
  return fields.length > 0 && !isSearch;
}

function serves(form: FormFacts, page: PageFacts, wanted: FormPurpose): boolean {
  const fields = fillableFields(form);
  if (fields.length < wanted.fields || (form.use !== undefined && wanted !== PURPOSES.get(form.use))) return false;
  return holds(
    wanted,
    wanted.in === "fields" ? wordsOfFields(fields) : `${nameOf(form, page)} ${form.submitTexts.join(" ")}`,
  );
}

/** A heading that is longer is no name. */
const NAME_CHARS = 100;

/** Whether the form is called by a word of the purpose, in its name or on its first button. */
export const asksInTitle = (purpose: string, form: FormFacts, page: PageFacts): boolean => {
  const wanted = PURPOSES.get(purpose);
  const name = nameOf(form, page);
  return (
    wanted !== undefined &&
    fillableFields(form).length >= wanted.fields &&
    holds(wanted, `${name.length > NAME_CHARS ? "" : name} ${form.submitTexts[0] ?? ""}`)
  );
};

/** Whether a text calls for what forms of the purpose are for. */
export const isCalledFor = (purpose: string, text: string): boolean => holds(PURPOSES.get(purpose), text);

/** Whether as many fields or more are there, and one of them asks for what the purpose names. */
export const asksFor = (purpose: string, fields: readonly FieldFacts[], least: number): boolean =>
  fields.length >= least && holds(PURPOSES.get(purpose), wordsOfFields(fields));

const wordsOfFields = (fields: readonly FieldFacts[]): string =>
  fields.map((field) => `${field.label} ${field.placeholder} ${field.name}`).join(" ");

function holds(wanted: FormPurpose | undefined, text: string): boolean {
  // Spaces at both ends, so that a word of the table may ask for them.
  const folded = ` ${normaliseText(text.slice(0, 4_000)).replaceAll(/[-_]/g, " ")} `;
  return wanted?.words.some((word) => folded.includes(word)) ?? false;
}

/** What heads a form of many fields names its first part; the form is called by the heading above as well. */
const MANY_FIELDS = 12;

function nameOf(form: FormFacts, page: PageFacts): string {
  const title = titleOf(form, page);
  const above = page.headings[form.heading]?.text ?? "";
  return title === above || fillableFields(form).length < MANY_FIELDS ? title : `${above} ${title}`;
}

/** What the form is called: its label, else the heading it stands under. */
function titleOf(form: FormFacts, page: PageFacts): string {
  const heading = page.headings[form.heading]?.text ?? "";
  return form.label || heading;
}

/** Tiles and buttons by which people say what theirs is about, or how urgent: no fields, but words above them. */
const CHOICE_IN_WORDS =
  /(?<!\p{L})(?:how urgent|urgency|(?:tap|pick|choose|select) (?:the one|one of|what|which|a topic|an? service|your (?:topic|service|project|issue))|wie dringend|dringlichkeit|(?:wählen|tippen) sie (?:ihr|das|den|die|eine?n?) (?:anliegen|thema|leistung)|degré d'urgence|est-ce urgent|choisissez (?:le|votre|un) (?:sujet|motif|service)|nivel de urgencia|qué tan urgente|elija (?:el|su|un) (?:tema|motivo|servicio)|grau de urgência|escolha (?:o|um) (?:assunto|serviço)|quanto è urgente|livello di urgenza|scegli (?:il|un) (?:motivo|servizio|argomento)|hoe dringend|kies (?:een|uw|je) (?:onderwerp|dienst)|jak pilne|wybierz (?:temat|usługę))(?!\p{L})/u;

const LEAST_TILES = 3;

/** By a choice of three or more, or by tiles under a question that asks for one. */
export function choosesTopic(form: FormFacts): boolean {
  const radios = Map.groupBy(
    fillableFields(form).filter(({ type, name }) => type === "radio" && name !== ""),
    ({ name }) => name,
  );
  return (
    [...radios.values()].some((choices) => choices.length >= LEAST_TILES) ||
    CHOICE_IN_WORDS.test(normaliseText(form.text))
  );
}
