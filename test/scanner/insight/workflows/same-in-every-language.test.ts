// One and the same practice in eight languages is one and the same business.
import { describe, expect, it } from "vitest";
import { findPayment } from "../../../../src/scanner/evidence/answers/answers-fact-words.ts";
import type { ClaimedWorkflow } from "../../../../src/scanner/insight/claimed-workflow.ts";
import { text } from "../../../fixtures/site.ts";
import { claimsOf, evidenceOf, home, says } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone"] };

type Said = Record<"en" | "de" | "fr" | "es" | "pt" | "it" | "nl" | "pl", string[]>;

const CALL_TO_BOOK: Said = {
  en: ["To book an appointment, please call us on 0113 243 0987.", "Appointments are made by phone."],
  de: ["Um einen Termin zu vereinbaren, rufen Sie uns bitte an.", "Termine vereinbaren Sie telefonisch."],
  fr: ["Pour prendre rendez-vous, merci de nous appeler.", "Les rendez-vous sont pris par téléphone."],
  es: ["Para pedir cita, llámenos por favor.", "Las citas se piden por teléfono."],
  pt: ["Para marcar uma consulta, por favor ligue.", "As consultas são marcadas por telefone: marcação diária."],
  it: ["Per prenotare un appuntamento, si prega di chiamare.", "Gli appuntamenti si prenotano per telefono."],
  nl: ["Bel ons om een afspraak te maken.", "Afspraken worden telefonisch gemaakt."],
  pl: ["Aby umówić wizytę, prosimy zadzwonić.", "Wizyty umawiamy telefonicznie."],
};

const PRINT_THE_FORM: Said = {
  en: [
    "New patients print the form, fill it in and bring it with them.",
    "Please download the form, print it and fill it in.",
  ],
  de: [
    "Neue Patienten drucken das Formular aus, füllen es aus und bringen es mit.",
    "Bitte laden Sie das Formular herunter und füllen Sie es aus.",
  ],
  fr: [
    "Les nouveaux patients impriment le formulaire, le remplissent et l'apportent.",
    "Téléchargez le formulaire et remplissez-le.",
  ],
  es: [
    "Los nuevos pacientes imprimen el formulario, lo rellenan y lo traen.",
    "Descargue el formulario y rellénelo en casa.",
  ],
  pt: [
    "Os novos pacientes imprimem o formulário, preenchem-no e trazem-no.",
    "Descarregue o formulário e preencha-o em casa.",
  ],
  it: [
    "I nuovi pazienti stampano il modulo, lo compilano e lo portano con sé.",
    "Scaricate il modulo e compilatelo a casa.",
  ],
  nl: [
    "Nieuwe patiënten printen het formulier, vullen het in en nemen het mee.",
    "Download het formulier en vul het thuis in.",
  ],
  pl: [
    "Nowi pacjenci drukują formularz, wypełniają go i przynoszą ze sobą.",
    "Pobierz formularz i wypełnij go w domu.",
  ],
};

const INSURANCE_ACCEPTED: Said = {
  en: ["We accept dental insurance."],
  de: ["Wir akzeptieren Zahnversicherungen."],
  fr: ["Nous acceptons les assurances dentaires."],
  es: ["Aceptamos seguros dentales."],
  pt: ["Aceitamos seguros dentários."],
  it: ["Accettiamo assicurazioni dentali."],
  nl: ["Wij accepteren tandartsverzekeringen."],
  pl: ["Przyjmujemy ubezpieczenie stomatologiczne."],
};

const CLAIMS_MADE: Said = {
  en: ["We bill your insurance directly."],
  de: ["Wir rechnen direkt mit Ihrer Versicherung ab."],
  fr: ["Nous pratiquons le tiers payant."],
  es: ["Tramitamos el reembolso con su seguro."],
  pt: ["Tratamos do reembolso com a sua seguradora."],
  it: ["Pratiche dirette con la vostra assicurazione."],
  nl: ["Wij declareren rechtstreeks bij uw verzekeraar."],
  pl: ["Rozliczamy wizytę z ubezpieczycielem."],
};

const rows = (said: Said): [string, string][] =>
  Object.entries(said).flatMap(([language, sentences]) =>
    sentences.map((sentence): [string, string] => [language, sentence]),
  );

const claimsFrom = (language: string, ...sentences: string[]): ClaimedWorkflow[] =>
  claimsOf(PRACTICE, home(language, { blocks: sentences.map((sentence) => text(sentence)) }));

const claimFrom = (id: string, language: string, ...sentences: string[]): ClaimedWorkflow | undefined =>
  claimsFrom(language, ...sentences).find((claim) => claim.id === id);

const claimFromTwice = (id: string, language: string, sentence: string): ClaimedWorkflow | undefined =>
  claimsOf(PRACTICE, says(language, sentence)).find((claim) => claim.id === id);

describe("the same text in eight languages", () => {
  it.each(rows(CALL_TO_BOOK))("tells in %s that one books by phone: %s", (language, sentence) => {
    const claim = claimFrom("wf-appointment", language, sentence);
    expect(claim?.manualQuotes.map(({ region }) => region)).toContain("manual-call");
    expect(claim?.opportunityIds).toContain("op-appointment-online-booking");
  });

  it.each(rows(PRINT_THE_FORM))("tells in %s of a form on paper: %s", (language, sentence) => {
    const claim = claimFrom("wf-intake-forms", language, sentence);
    expect(claim?.manualQuotes.map(({ region }) => region)).toContain("manual-form");
  });

  it.each(rows(INSURANCE_ACCEPTED))(
    "tells in %s what is accepted, which a practice has papers of: %s",
    (language, sentence) => {
      expect(claimFromTwice("wf-claims-insurance", language, sentence)).toBeDefined();
      const evidence = evidenceOf(PRACTICE, [home(language, { blocks: [text(sentence)] })]);
      evidence.profile.language.value = language;
      expect(findPayment(evidence)?.how).toMatch(/^“.+”$/);
    },
  );

  it.each(rows(CLAIMS_MADE))("tells in %s of claims: %s", (language, sentence) => {
    expect(claimFromTwice("wf-claims-insurance", language, sentence)).toBeDefined();
  });

  it.each(Object.keys(CALL_TO_BOOK))("makes of %s the workflows and opportunities of the English one", (language) => {
    const told = (of: string): [string, string[]][] => {
      const sentences = [CALL_TO_BOOK, PRINT_THE_FORM, INSURANCE_ACCEPTED].map(
        (said) => said[of as keyof Said][0] ?? "",
      );
      return claimsFrom(of, ...sentences).map(({ id, opportunityIds }): [string, string[]] => [id, opportunityIds]);
    };
    expect(told(language)).toEqual(told("en"));
  });
});
