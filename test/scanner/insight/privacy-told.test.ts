import { expect, it } from "vitest";
import { privacyTold } from "../../../src/scanner/insight/privacy-told.ts";
import { readSite } from "../../../src/scanner/insight/signals/site-reading.ts";
import { heading, page, site, text } from "../../fixtures/site.ts";

const told = (line: string, url = "/privacy-notice", title = "Privacy notice") =>
  privacyTold(
    readSite(
      site({
        pages: [
          page(),
          page({
            url: `https://example-clinic.com${url}`,
            kind: "other",
            foundBy: "link",
            headings: [heading(1, title)],
            blocks: [text(line)],
          }),
        ],
      }),
    ),
  ).privacyTold;

it.each([
  "Harbor Physio keeps treatment records for eight years, as the law asks, and deletes them after that.",
  "Wir bewahren Akten auf; Patientendaten werden nach zehn Jahren gelöscht.",
  "We keep your records for seven years unless you ask us to delete them earlier.",
  "Contact requests are deleted together with their data after six months.",
  "Anfragen werden nach sechs Monaten gelöscht.",
  "By law we have to keep these records for 8 years.",
  "Die Daten werden nach 10 Jahren gelöscht.",
  "Nous conservons vos données pendant 5 ans.",
  "Conservamos los datos durante 5 años.",
  "Conservamos os dados durante 5 anos.",
  "I dati sono conservati per 10 anni.",
  "Wij bewaren gegevens 15 jaar.",
  "Dane przechowujemy przez 20 lat.",
  "The cookie is stored for 2 years. Records of treatment are kept for 8 years.",
])("finds when data is deleted: %s", (line) => {
  expect(told(line)).toEqual({ deletion: true, access: false });
});

it.each([
  "Only the following people will have routine access to your records.",
  "Nur unsere Therapeutinnen haben Zugriff auf die Akten.",
  "Seuls nos praticiens ont accès aux dossiers.",
])("finds who opens it: %s", (line) => {
  expect(told(line)).toEqual({ deletion: false, access: true });
});

it.each([
  "The cookie is stored for 2 years.",
  "You have the right of access to your data.",
  "We respect your privacy.",
  "Log data is only collected when you access our website.",
  "Bei jedem Zugriff auf unsere Website werden Daten nur zur Fehlersuche gespeichert.",
  "You can only request access to your data in writing.",
  "Only you can access your Google account.",
  "Server log files are deleted after 7 days.",
  "Logfiles werden nach 14 Tagen gelöscht.",
  "Log data is deleted after 14 days.",
  "Backups of the data are kept for 30 days.",
  "Your consent choice is stored for 12 months.",
  "Les journaux sont conservés 12 mois par l'hébergeur.",
  "You can ask us to delete your data; we respond within one month.",
  "If we are asked to erase your information we do so within one month.",
  "Request that your data be erased: we have one month to answer.",
  "Wir speichern Ihre Daten und antworten auf Anfragen in zwei Wochen.",
  "Nous supprimons vos données sur demande dans un délai de 30 jours.",
  "Eliminamos sus datos en 30 días si lo solicita.",
  "Eliminamos os dados em 30 dias após a sua solicitação.",
  "Cancelliamo i dati su richiesta entro 30 giorni.",
  "Wij verwijderen gegevens op verzoek binnen 30 dagen.",
  "Usuwamy dane na wniosek w ciągu 30 dni.",
  "We do not knowingly keep data of anybody under 16 years.",
  "Analytics data is retained for 14 months.",
])("finds neither in: %s", (line) => {
  expect(told(line)).toBeUndefined();
});

it("reads no other page for it", () => {
  expect(told("We keep a spare for 2 years.", "/about", "About us")).toBeUndefined();
});
