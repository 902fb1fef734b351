// Words in a place where they say nothing of the work of a business.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { leadsBack } from "../../../../src/scanner/insight/signals/leads-back.ts";
import { linesOf } from "../../../../src/scanner/insight/signals/page-lines.ts";
import { claimsOf, claimed, home, inner, ORIGIN } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };
const PRACTICE: Kind = { industry: "healthcare" };

describe("the label of a link that leads back", () => {
  it("is any label behind an arrow to the left", () => {
    expect(leadsBack("← Repairs and requests")).toBe(true);
    expect(leadsBack("Repairs and requests →")).toBe(false);
  });

  it.each([
    "Return to shop",
    "← Back to all products",
    "Zurück zum Shop",
    "Retour à la boutique",
    "Volver a la tienda",
    "Voltar para a loja",
    "Torna al negozio",
    "Terug naar de winkel",
    "Wróć do sklepu",
    "Zpět do obchodu",
    "Tillbaka till butiken",
    "Вернуться в магазин",
    "Alışverişe geri dön",
    "ショップに戻る",
    "返回商店",
    "Zurück",
    "Zurück zur Startseite",
    "Retour à l'accueil",
    "Volver al inicio",
    "Back to top",
  ])("is told: %s", (label) => {
    expect(leadsBack(label)).toBe(true);
  });
  it.each([
    "Return an item",
    "Returns",
    "Return to sender",
    "Return to work programmes",
    "Zurück ins Leben",
    "Wieder zu Kräften kommen",
    "Zurück zur Natur",
    "Retour à l'emploi",
    "Volver a pedir",
    "Volver a comprar",
    "Terug naar werk",
    "Return to learn",
    "Back to home care",
    "Back to school sale",
    "Retour en magasin",
    "Rückgabe",
    "Back to us within 30 days for a full refund of the price",
  ])("is not taken for one: %s", (label) => {
    expect(leadsBack(label)).toBe(false);
  });
  it("shows no returns", () => {
    const leading = (label: string) => inner("/checkout", "en", { titles: [], anchors: [anchor("/shop", label)] });
    expect(linesOf(leading("Return to shop"))).toEqual([]);
    expect(linesOf(leading("Return within 30 days")).map(({ text: line }) => line)).toEqual(["Return within 30 days"]);
    expect(claimed(SHOP, home("en"), leading("Return to shop"))).not.toContain("wf-complaint-returns");
  });
});

describe("an answer that says no", () => {
  const asked = (question: string, answer: string) =>
    linesOf(
      inner("/faq", "en", { titles: [], headings: [heading(2, question)], blocks: [text(answer, { heading: 0 })] }),
    ).flatMap(({ text: line, under }) => (under ? [line, under.normalised] : [line]));
  it.each([
    ["Do you offer shipping?", "Not for most products right now."],
    ["Liefern Sie nach Hause?", "Nein, wir verkaufen nur ab Hof."],
    ["Livrez-vous à domicile ?", "Non, le retrait se fait à la ferme."],
    ["¿Hacen envíos?", "Por el momento no."],
    ["Fazem entregas?", "Não, só na loja."],
    ["Spedite a casa?", "Purtroppo no."],
    ["Bezorgt u ook?", "Helaas niet."],
    ["Czy wysyłacie?", "Niestety nie."],
  ])("takes back what is asked: %s %s", (question, answer) => {
    expect(asked(question, answer)).toEqual([answer]);
  });
  it.each([
    ["Do you offer shipping?", "Yes, nationwide."],
    ["Do you offer shipping?", "No problem, we send everywhere."],
    ["Do I have to pay to return goods?", "No, returns are free."],
    ["Our shipping", "Not only parcels, pallets too."],
  ])("and no other does: %s %s", (question, answer) => {
    expect(asked(question, answer)).toContain(question);
  });
});

describe("records in a notice on privacy", () => {
  const notice = (sentence: string) =>
    claimsOf(
      PRACTICE,
      home("en"),
      inner("/privacy-notice", "en", { headings: [heading(1, "Privacy notice")], blocks: [text(sentence)] }),
    ).find(({ id }) => id === "wf-intake-forms");
  it("are no form where it says who has access to them", () => {
    expect(notice("Our reception staff do not have access to your medical records.")).toBeUndefined();
  });
});

it("a link to an office of the state says what that one does", () => {
  const labels = (url: string, href: string) =>
    linesOf(home("en", { url, anchors: [anchor(href, "Submit your insurance claim")] })).flatMap(
      ({ region, text: said }) => (region === "link" ? said : []),
    );
  expect(labels(`${ORIGIN}/`, "https://www.health.gov.uk/claims")).toEqual([]);
  expect(labels(`${ORIGIN}/`, "https://www.health.fgov.be/")).toEqual([]);
  expect(labels(`${ORIGIN}/`, "https://claims.example.org/")).toEqual(["Submit your insurance claim"]);
  expect(labels("https://town.gov.uk/", "https://www.health.gov.uk/claims")).toEqual(["Submit your insurance claim"]);
  const label = "Pay your invoice online";
  const lines = (href: string) =>
    linesOf(home("en", { titles: [], anchors: [anchor(href, label)], blocks: [text(label)] }));
  expect(lines("https://www.gov.uk/pay-self-assessment")).toEqual([]);
  expect(lines("https://pay.example.org/")).toHaveLength(1);
});

describe("the name of a page in passing", () => {
  const wordsOf = (sentence: string) =>
    linesOf(home("fr", { blocks: [text(sentence)] })).map(({ words }) => words.normalised);

  it.each([
    ["Vous pouvez consulter la page Premier rendez-vous, puis nous écrire.", "rendez"],
    ["Consulta la página Pedir cita para saber más.", "pedir cita"],
    ["Veja a página Marcar consulta.", "marcar"],
    ["Visita la pagina Prenota una visita.", "prenota"],
    ["See also our page First appointment, where all is told.", "appointment"],
    ["Bekijk de pagina Afspraak maken voor meer.", "afspraak"],
    ["Zobacz stronę Umów wizytę, aby wiedzieć więcej.", "wizytę"],
  ])("shows no work: %s", (sentence, word) => {
    expect(wordsOf(sentence).join()).not.toContain(word);
  });

  it.each([
    ["Vous pouvez prendre rendez-vous sur cette page.", "rendez"],
    ["Book an appointment on this page.", "appointment"],
    ["Auf dieser Seite Termin buchen.", "termin"],
    ["En la página Web puede pedir cita.", "pedir cita"],
    ["En la página Contacto puede pedir cita.", "pedir cita"],
    ["Sur la page Contact vous pouvez prendre rendez-vous.", "rendez"],
    ["Nella pagina Contatti puoi prenotare la visita.", "prenotare"],
    ["La sección Infantil admite matrículas hasta junio.", "admite"],
    ["Use our contact page Request a free quote or phone us.", "quote"],
    ["Our quote page Request an estimate today.", "estimate"],
    ["One page Websites with a fixed quote, to order by e-mail.", "quote"],
    ["Single page Quote requests are answered by phone.", "quote"],
    ["Na stronie Zapisz się na kurs i wybierz termin.", "kurs"],
  ])("is not what is done there: %s", (sentence, word) => {
    expect(wordsOf(sentence).join()).toContain(word);
  });
});
