// form:x — a form with a purpose, judged by its words and its fields.
import type { FieldFacts, FormFacts, PageFacts } from "../../evidence/page-facts.ts";
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

const purpose = (where: FormPurpose["in"], fields: number, words: string): FormPurpose => ({
  in: where,
  fields,
  words: words.split(","),
});

const PURPOSES: Record<string, FormPurpose> = {
  quote: purpose(
    "title",
    3,
    "quote,estimate,proposal,angebot,kostenvoranschlag,devis,presupuesto,cotiza,orçamento,preventivo,offerte,wycen,teklif,nabídk,見積,견적",
  ),
  budget: purpose(
    "fields",
    3,
    "budget,type of work,type of service,which service,service needed,leistung,prestation,servicio,project type",
  ),
  intake: purpose(
    "title",
    6,
    "new patient,patient form,intake,registration,medical history,anamnes,neupatient,nouveau patient,nuevo paciente,onboarding,client information",
  ),
  membership: purpose(
    "title",
    4,
    "membership,become a member,join,mitglied,beitritt,adhé,socio,adesione,lid worden,członk",
  ),
  return: purpose("title", 2, "return,rma,refund,retoure,rücksend,retour,devoluci,reso,zwrot"),
  claim: purpose("title", 4, "claim,schaden melden,sinistre,siniestro,sinistro,szkod"),
  dealer: purpose(
    "title",
    3,
    "dealer,distribut,reseller,partner,händler,revendeur,distribuidor,rivendit,dystrybut,bayi",
  ),
  event: purpose(
    "title",
    2,
    "event registration,workshop registration,register for the,sign up for the workshop,conference registration,rsvp,veranstaltungsanmeldung,anmeldung zum,anmeldung zur veranstaltung,inscription à l,inscripción al,inscrição no evento,iscrizione all'evento,aanmelden voor de workshop,aanmelden voor de cursus,aanmelden voor het evenement,rejestracja na,zapisy na,etkinlik kayıt",
  ),
  volunteer: purpose("title", 3, "volunteer,ehrenamt,bénévol,voluntari,wolontari"),
  valuation: purpose(
    "title",
    3,
    "valuation,appraisal,worth,bewertung,estimation,valoraci,tasaci,valutazione,wycena,trade-in,trade in,sell your,sell us,get my offer,my offer,ankauf,inzahlung,rachat,reprise,permuta,inruil,skup",
  ),
  review: purpose(
    "title",
    2,
    "leave a review,own review,your review,write a review,submit review,submit a review,bewertung abgeben,bewertung schreiben,ihre bewertung,laisser un avis,votre avis,votre témoignage,deja tu reseña,deja tu opinión,tu opinión,sua avaliação,deixe seu depoimento,lascia una recensione,la tua recensione,schrijf een review,laat een review,jouw review,dodaj opinię,zostaw opinię,napisz opinię",
  ),
  repair: purpose(
    "title",
    2,
    "request service,service request,request a repair,repair request,book a repair,report a fault,report a repair,maintenance request,reparaturanfrage,reparaturauftrag,reparatur anmelden,störung melden,mangel melden,demande de réparation,demande d'intervention,signaler une panne,solicitar reparación,solicitud de reparación,solicitar servicio técnico,reportar una avería,solicitar reparo,pedido de reparação,solicitar assistência,richiesta di riparazione,richiesta di assistenza,segnala un guasto,reparatie aanvragen,reparatieverzoek,storing melden,zgłoś usterkę,zgłoszenie usterki,zgłoszenie serwisowe,zgłoszenie naprawy",
  ),
  serial: purpose("fields", 2, "serial,seriennummer,numéro de série,número de serie,matricola,numer seryjny"),
  "rental-application": purpose(
    "title",
    5,
    "rental application,tenant application,apply to rent,mietbewerb,selbstauskunft,dossier locataire",
  ),
  "roll-number": purpose("fields", 1, "roll no,roll number,registration number,admit card,seat number,matrikelnummer"),
  "receipt-query": purpose("fields", 1, "receipt no,receipt number,challan,quittungsnummer"),
  "certificate-query": purpose(
    "fields",
    1,
    "certificate no,certificate number,certificate id,lot no,lot number,batch number,zertifikatsnummer,chargennummer",
  ),
  refill: purpose(
    "title",
    3,
    "refill,repeat prescription,prescription request,rezept bestellen,rezeptbestellung,renouvellement,recept aanvragen",
  ),
  request: purpose(
    "title",
    3,
    "request,application,antrag,anliegen,demande,solicitud,richiesta,wniosek,aanvraag,başvuru",
  ),
};

export const isFormSignal = (name: string): boolean =>
  name.startsWith("form:") && name.slice("form:".length) in PURPOSES;

export function formHits(reading: SiteReading, name: string): SignalHit[] {
  const wanted = PURPOSES[name.slice("form:".length)];
  return wanted ? formsWhere(reading, (form, page) => serves(form, page, wanted)).slice(0, 3) : [];
}

/** Hits for visible forms that visitors write into: searches and log-ins are left out. */
export function formsWhere(reading: SiteReading, holds: (form: FormFacts, page: PageFacts) => boolean): SignalHit[] {
  return reading.pages.flatMap(({ facts, path }) =>
    facts.forms
      .filter((form) => !form.hidden && isForWriting(form) && holds(form, facts))
      .map((form) => {
        const label = titleOf(form, facts) || form.submitTexts[0] || "form";
        const mention = { kind: "form" as const, label: `the form on ${path === "/" ? "the home page" : path}` };
        return { url: facts.url, region: "form", quote: quoteOf(label), strength: 1, mention };
      }),
  );
}

/** Fields a visitor sees and fills in. */
export const visibleFields = (form: FormFacts): FieldFacts[] =>
  form.fields.filter((field) => !field.hidden && !NOT_FILLED.has(field.type));

const NOT_FILLED = new Set(["hidden", "submit", "button", "reset", "image"]);

function isForWriting(form: FormFacts): boolean {
  const fields = visibleFields(form);
  const isSearch = fields.length <= 1 && fields.every((field) => field.type === "search" || field.name === "q");
  return fields.length > 0 && !isSearch && !fields.some((field) => field.type === "password");
}

function serves(form: FormFacts, page: PageFacts, wanted: FormPurpose): boolean {
  const fields = visibleFields(form);
  if (fields.length < wanted.fields) return false;
  const text =
    wanted.in === "fields"
      ? fields.map((field) => `${field.label} ${field.placeholder} ${field.name}`).join(" ")
      : `${titleOf(form, page)} ${form.submitTexts.join(" ")}`;
  const folded = normaliseText(text.slice(0, 4_000)).replaceAll(/[-_]/g, " ");
  return wanted.words.some((word) => folded.includes(word));
}

/** What the form is called: its label, else the heading it stands under. */
function titleOf(form: FormFacts, page: PageFacts): string {
  const heading = page.headings[form.heading]?.text ?? "";
  return form.label || heading;
}
