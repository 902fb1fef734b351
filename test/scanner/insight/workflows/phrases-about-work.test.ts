// A sentence of handwork stands behind the work it speaks of, and behind no other.
import { describe, expect, it } from "vitest";
import { MANUAL_GROUPS } from "../../../../src/scanner/evidence/workflow/manual-phrases.ts";
import { phrasesAbout } from "../../../../src/scanner/insight/signals/manual-hits.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { WORKFLOW_FAMILIES } from "../../../../src/scanner/insight/workflow-families.ts";
import { heading, page, site, text } from "../../../fixtures/site.ts";

const FAMILIES = [
  "wf-event-registration",
  "wf-customer-inquiry",
  "wf-appointment",
  "wf-quote-proposal",
  "wf-recruiting",
  "wf-admissions",
];

/** Of the families above, those that the sentence is about; on an inner page with this heading. */
function familiesOf(sentence: string, title = "Contact"): string[] {
  const inner = page({
    url: "https://example.com/inner",
    kind: "other",
    titles: [title],
    headings: [heading(1, title)],
    blocks: [text(sentence)],
  });
  const reading = readSite(site({ pages: [page({ url: "https://example.com/" }), inner] }));
  return WORKFLOW_FAMILIES.filter(({ id }) => FAMILIES.includes(id))
    .filter((family) => phrasesAbout(reading, MANUAL_GROUPS, family).length > 0)
    .map(({ id }) => id);
}

it.each([
  ["Please call us at 555 0100.", ["wf-customer-inquiry"]],
  ["Fill out the form and we will get back to you.", ["wf-customer-inquiry"]],
  ["Please call us at 555 0100 to schedule a visit.", ["wf-appointment"]],
  ["Puoi prenotare telefonicamente: chiamaci al 055 0100.", ["wf-appointment"]],
  ["Tell us what you need and we will get back to you with a price.", ["wf-quote-proposal"]],
  ["To sign up, please email us with the appointment you prefer.", ["wf-appointment", "wf-event-registration"]],
  ["Please email us to book an appointment before you sign up.", ["wf-appointment"]],
  ["Casco integral: consultar precio", ["wf-quote-proposal"]],
  ["Schicken Sie uns Ihren aktuellen Lebenslauf.", ["wf-recruiting"]],
  ["Envie seu currículo para o nosso e-mail e entraremos em contato.", ["wf-recruiting"]],
  ["To apply for the job, please email us your CV.", ["wf-recruiting"]],
  ["To apply for admission, please call us at 555 0100.", ["wf-admissions"]],
  ["To apply for membership, please email us.", []],
  ["If you need help applying for this scholarship, please call the school office at 555 0100.", []],
  ["To request deletion of your data, send an email to us.", []],
  ["Die Zustimmung kann jederzeit per E-Mail an uns widerrufen werden.", []],
  ["Please call us to cancel your appointment.", []],
])("“%s” is about %j", (sentence, families) => {
  expect(familiesOf(sentence)).toEqual(families);
});

it("a sheet to print is about the work that its page is headed with", () => {
  const sentence = "Download and print the printable form.";
  expect(familiesOf(sentence, "School contacts")).toEqual([]);
  expect(familiesOf(sentence, "Admissions")).toEqual(["wf-admissions"]);
});

describe("until when the law has something answered", () => {
  it.each([
    "The Information Officer will respond within 30 days of the request.",
    "We will reply to your subject access request within 30 days.",
    "Der Datenschutzbeauftragte antwortet innerhalb von 30 Tagen.",
    "Notre délégué à la protection des données vous répondra sous 30 jours.",
    "Si ejerce su derecho de acceso, le responderemos en 30 días.",
    "Se exercer o direito de acesso, responderemos em 30 dias.",
    "Se esercita il diritto di accesso, vi risponderemo entro 30 giorni.",
    "Wij antwoorden binnen 30 dagen op uw inzageverzoek.",
    "Inspektor ochrony danych odpowie w ciągu 30 dni.",
    "Formal complaints are answered within 5 working days.",
    "Im Beschwerdeverfahren antworten wir innerhalb von 5 Werktagen.",
  ])("is no promise to whoever asks: %s", (sentence) => {
    expect(familiesOf(sentence)).toEqual([]);
  });

  it.each([
    "Schildern Sie uns Ihre Beschwerden, wir antworten innerhalb von 24 Stunden.",
    "Beschrijf uw klachten per mail: we reageren binnen 24 uur.",
    "Respondemos a su reclamación en 24 horas.",
    "Na pytania i reklamacje odpowiadamy w ciągu 24 godzin.",
    "Pour toute question ou réclamation, nous répondons sous 48 heures.",
    "Our clients rarely complain: we reply to every message within 24 hours.",
  ])("is not meant by every word for complaints: %s", (sentence) => {
    expect(familiesOf(sentence)).toContain("wf-customer-inquiry");
  });

  it.each(["Schlichtung im Nachbarstreit", "Whistleblowing", "Grievances at work"])(
    "is not told on a page of what is offered: %s",
    (title) => {
      expect(familiesOf("We will respond within 8 working days.", title)).toEqual(["wf-customer-inquiry"]);
    },
  );

  it.each([
    "PAIA manual",
    "Complaints procedure",
    "Access to information",
    "Terms of use",
    "Beschwerdeverfahren",
    "Traitement des réclamations",
    "Canal de denuncias",
    "Livro de reclamações",
    "Gestione reclami",
    "Klachtenregeling",
    "Rozpatrywanie skarg",
  ])("is told on a page called “%s”", (title) => {
    expect(familiesOf("We will respond within 8 working days.", title)).toEqual([]);
    expect(familiesOf("We will respond within 8 working days.", "Service")).toEqual(["wf-customer-inquiry"]);
  });
});
