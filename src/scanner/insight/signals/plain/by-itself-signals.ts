// What the site says a form or a program does: times taken, papers received, facts asked.
import { fillableFields, isLead } from "../../../evidence/operability/operate-forms.ts";
import { reachesNobody } from "../../../evidence/operability/dead-forms.ts";
import type { FieldFacts, FormFacts, PageFacts } from "../../../evidence/page-facts.ts";
import { movingTold } from "../../told-moving.ts";
import { channelHits } from "../channel-hits.ts";
import { asksFor, choosesTopic, formHits, formsWhere } from "../form-hits.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { statementHits } from "../statement-hits.ts";
import { termHits } from "../term-hits.ts";
import { vendorHits } from "../vendor-hits.ts";

/** One chooses a time, and on the same page stands that the rest follows by itself. */
function bookedByItself(reading: SiteReading): SignalHit[] {
  const settled = new Set(statementHits(reading, "states:confirmed-at-once").map(({ url }) => url));
  return statementHits(reading, "states:time-chosen").filter(({ url, strength }) => strength === 1 && settled.has(url));
}

/** A link by which one books at another host, which is the diary: its program takes the time and confirms it. */
function bookedElsewhere(reading: SiteReading): SignalHit[] {
  if (!reading.channels.some(({ type, confidence }) => type === "booking" && confidence !== "low")) return [];
  const pages = new Map(reading.pages.map(({ facts }) => [facts.url, facts]));
  return channelHits(reading, "channel:booking").flatMap((hit) => {
    const link = pages
      .get(hit.url)
      ?.anchors.find(
        ({ href, text }) =>
          /^https?:/.test(href) &&
          hostOf(href) !== hostOf(hit.url) &&
          text.trim() !== "" &&
          hit.quote.includes(`"${text.trim()}"`),
      );
    return link === undefined ? [] : [{ ...hit, vendor: hit.vendor ?? hostOf(link.href) }];
  });
}

/** The sentence that says by what people give notice. */
const wayToMove = (reading: SiteReading): SignalHit[] =>
  [movingTold(reading) ?? []].flat().map((told) => ({ ...told, region: "body", strength: 1 }));

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "");

/** Pictures of what is to be looked at are no papers. */
const PICTURES =
  /photo|picture|image|screenshot|\bfoto|bild(?!ung)|imagen|imagem|immagin|afbeelding|zdjęci|fotoğraf|resim|写真|사진|图片/iu;
/** Of these a picture is taken, or they come as one. */
const PAPERS =
  /(?<!\p{L})(?:id|pdf)(?!\p{L})|passport|identity|licen[cs]e|invoice|receipt|prescription|ausweis|führerschein|rechnung|beleg|rezept|passeport|facture|ordonnance|pasaporte|factura|receta|passaporto|fattura|ricetta|passaporte|fatura|receita|paspoort|factuur|dowod|dowód|paragon/iu;
const isForPapers = ({ type, label, placeholder, name }: FieldFacts): boolean =>
  type === "file" && (PAPERS.test(`${label} ${placeholder}`) || !PICTURES.test(`${label} ${placeholder} ${name}`));

/** A field for files, or words that ask for them, on a page that is not about openings: nobody else sends a CV. */
function papersUploaded(reading: SiteReading): SignalHit[] {
  const careers = new Set(reading.pages.filter(({ facts }) => facts.kind === "careers").map(({ facts }) => facts.url));
  const fields = formsWhere(reading, (form) => fillableFields(form).some(isForPapers));
  const told = statementHits(reading, "states:files-taken").filter(({ strength }) => strength === 1);
  const applied = new Set(formHits(reading, "form:application").map(({ url }) => url));
  return [...fields, ...told].filter(({ url }) => !careers.has(url) && !applied.has(url)).slice(0, 2);
}

/** Kinds of pages on which steps are counted because something is bought or read. */
const OTHER_STEPS: ReadonlySet<PageFacts["kind"]> = new Set(["shop", "product", "careers", "docs"]);

const FACTS = 5;

/** A form that asks for kind, size or condition, or one in several steps. */
function factsAsked(reading: SiteReading): SignalHit[] {
  const asking = new Set(
    reading.pages
      .filter(
        ({ facts }) =>
          !OTHER_STEPS.has(facts.kind) &&
          facts.forms.some((form) => form.fields.length > 0 && !reachesNobody(form, facts)),
      )
      .map(({ facts }) => facts.url),
  );
  const counted = statementHits(reading, "states:step-counter").filter(({ url }) => asking.has(url));
  // A search asks for rooms and size as well, and for nobody's address.
  const isAnswered = (form: FormFacts): boolean =>
    fillableFields(form).some(({ type }) => type === "email" || type === "tel") &&
    asksFor("facts", fillableFields(form), FACTS);
  return [...formsWhere(reading, isAnswered), ...counted].slice(0, 2);
}

/** Where somebody answers, files are sent in, or people type what they want, nothing is worked out on the spot. */
const SENT: ReadonlySet<string> = new Set(["email", "tel", "file", "textarea"]);

const reckons = (form: FormFacts): boolean =>
  form.method === "get" &&
  fillableFields(form).some(({ type }) => type === "number" || type === "range") &&
  fillableFields(form).every(({ type }) => !SENT.has(type));

/** A calculator by its name, on a page that has fields for what it reckons with; a link to one promises it. */
function priceCalculator(reading: SiteReading): SignalHit[] {
  const reckoning = new Set(
    reading.pages.filter(({ facts }) => facts.reckons || facts.forms.some(reckons)).map(({ facts }) => facts.url),
  );
  return [...termHits(reading, "says:configurator"), ...statementHits(reading, "states:estimates-itself")]
    .filter(({ url, region }) => reckoning.has(url) && /^(?:h\d|title|body)$/.test(region))
    .slice(0, 2);
}

const LEAST_TOPICS = 3;

const asksTopic = (form: FormFacts): boolean =>
  choosesTopic(form) ||
  asksFor(
    "topic",
    fillableFields(form).filter(({ tag, options }) => tag === "select" && options.length >= LEAST_TOPICS),
    1,
  );

/** A form for messages on which people choose what theirs is about. */
const formWithTopic = (reading: SiteReading): SignalHit[] => formsWhere(reading, asksTopic).slice(0, 1);

const LONG = 8;

/** A form that asks people for many facts, on whatever page it stands. */
const longForm = (reading: SiteReading): SignalHit[] =>
  formsWhere(reading, (form, { kind }) => kind !== "careers" && isLead(form) && fillableFields(form).length >= LONG);

/** A sentence on fees that says they are paid at the counter. */
function feesPaidOnTheSpot(reading: SiteReading): SignalHit[] {
  const fees = new Set(statementHits(reading, "states:runs-subscriptions").map(({ sentence }) => sentence));
  return statementHits(reading, "states:paid-on-the-spot").filter(({ sentence }) => fees.has(sentence));
}

/** On a page headed with repairs a form on which people choose what is broken: it sorts what comes in. */
function repairsSorted(reading: SiteReading): SignalHit[] {
  const headed = new Set(
    termHits(reading, "term:maintenance-request")
      .filter(({ region }) => region === "h1" || region === "title")
      .map(({ url }) => url),
  );
  return formsWhere(
    reading,
    (form, page) =>
      headed.has(page.url) &&
      fillableFields(form).some(({ tag, options }) => tag === "select" && options.length > LEAST_TOPICS),
  ).slice(0, 1);
}

/** Links to pay and nothing else: they take money, and no program checks stock or enters an order. */
function paidByLink(reading: SiteReading): SignalHit[] {
  const hits = channelHits(reading, "channel:ecommerce");
  const payers = new Set(vendorHits(reading, "vendor:payment").map(({ vendor }) => vendor));
  return hits.every(({ vendor, seenAs }) => payers.has(vendor) && seenAs === "link") ? hits : [];
}

export const byItselfSignals = {
  "paid by link": paidByLink,
  "repairs sorted by form": repairsSorted,
  "fees paid on the spot": feesPaidOnTheSpot,
  "booked by itself": bookedByItself,
  "booked elsewhere": bookedElsewhere,
  "a set way to move visits": wayToMove,
  "papers uploaded": papersUploaded,
  "facts asked": factsAsked,
  "price calculator": priceCalculator,
  "form with topic": formWithTopic,
  "long form": longForm,
};
