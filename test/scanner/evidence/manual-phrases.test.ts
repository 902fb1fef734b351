import { describe, expect, it } from "vitest";
import { findManualPhrases } from "../../../src/scanner/evidence/workflow/manual-phrases.ts";
import type { PageFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { anchor, heading, page, text } from "../../fixtures/site.ts";

const groupsOf = (sentence: string, over: Partial<PageFacts> = {}) =>
  findManualPhrases(page({ ...over, blocks: [text(sentence)] })).map((p) => `${p.group} ${p.language}`);

it("takes two controls side by side for no sentence, and one control for what it says", () => {
  const controls = [
    anchor("https://example-clinic.com/fault", "Report a fault"),
    anchor("tel:5550100", "Please call us"),
  ];
  expect(groupsOf("Report a fault Please call us", { anchors: controls })).toEqual([]);
  expect(groupsOf("Please call us", { anchors: controls })).toEqual(["manual-call en"]);
});

it.each([
  ["en", "Appointments by phone or e-mail from nine.", "Two appointments and a phone."],
  ["de", "Termine per Telefon oder E-Mail ab neun.", "Termine und ein Telefon."],
  ["es", "Con cita previa por teléfono.", "Una cita y un teléfono."],
  ["pt", "Marcações por telefone das 9h às 17h.", "Telefone e marcações."],
  ["it", "Si riceve su appuntamento telefonico.", "Il telefono e l'appuntamento."],
  ["nl", "Op afspraak via telefoon.", "Een afspraak en een telefoon."],
  ["pl", "Wizyty telefonicznie od dziewiątej.", "Wizyty i telefony."],
])("knows that appointments are made by phone (%s)", (language, told, apart) => {
  expect(groupsOf(told)).toEqual([`manual-call ${language}`]);
  expect(groupsOf(apart)).toEqual([]);
});

it.each([
  "We offer appointments by phone or video.",
  "Termine per Telefon oder Video.",
  "Prenota online il tuo appuntamento telefonico.",
  "Pide online tu cita previa telefónica con el médico.",
  "Wij bieden afspraken via telefoon of video.",
])("takes a visit held by phone for none that is booked by phone: %s", (line) => {
  expect(groupsOf(line)).toEqual([]);
});

it("takes the time until somebody comes for no time to reply", () => {
  expect(groupsOf("Our engineers give a rapid response, at your door within 2 hours.")).toEqual([]);
  expect(groupsOf("We give every message a response within 2 hours.")).toEqual(["manual-wait en"]);
});

it.each([
  ["Unlimited help desk: your staff can call us at any time.", "Please call us at any time."],
  ["Includes support: call us at any hour.", "Please call us at any hour."],
  ["Unbegrenzter Support: Rufen Sie uns an.", "Rufen Sie uns an."],
  ["Assistance illimitée : appelez-nous.", "Appelez-nous."],
  ["Soporte ilimitado: llámenos cuando quiera.", "Llámenos cuando quiera."],
  ["Suporte ilimitado: ligue para nós.", "Ligue para nós."],
  ["Assistenza illimitata: chiamaci al 055 0100.", "Chiamaci al 055 0100."],
  ["Onbeperkte ondersteuning: bel ons gerust.", "Bel ons gerust."],
  ["Nielimitowane wsparcie: zadzwoń do nas.", "Zadzwoń do nas."],
])("takes what a plan holds for no way in which the business is asked: %s", (sold, asked) => {
  expect(groupsOf(sold)).toEqual([]);
  expect(groupsOf(asked)).not.toEqual([]);
});

it.each([
  "Include your name and please email us.",
  "To order, call us as often as you need.",
  "Your team can call us to place an order by phone.",
  "Includes delivery: please call us to place your order.",
  "As much as you need: to order, please call us.",
  "If your staff can not come, please call us.",
  "Rufen Sie uns an, so oft Sie Fragen haben.",
  "Votre équipe peut venir sans rendez-vous, appelez-nous.",
  "Tu equipo puede probarlo: llámanos.",
])("is asked by whoever is asked to write or call: %s", (sentence) => {
  expect(groupsOf(sentence)).not.toEqual([]);
});

it("quotes no telephone number that stands before the sentence in a line of its own", () => {
  const quotesOf = (content: string): string[] =>
    findManualPhrases(page({ blocks: [text(content)] })).map(({ quote }) => quote);
  expect(quotesOf("(555) 010-0199 Please call us to book.")).toEqual(["Please call us to book."]);
  expect(quotesOf("Montag 9.00 - 17.00 Uhr: Bitte rufen Sie uns an.")).toEqual([
    "Montag 9.00 - 17.00 Uhr: Bitte rufen Sie uns an.",
  ]);
  expect(quotesOf("Ab 01.01.2027 Termine bitte nur noch telefonisch vereinbaren.")).toEqual([
    "Ab 01.01.2027 Termine bitte nur noch telefonisch vereinbaren.",
  ]);
  expect(quotesOf("Teléfono 943 55 01 00 Llámanos para cualquier consulta")).toEqual([
    "Llámanos para cualquier consulta",
  ]);
});

describe("findManualPhrases", () => {
  it.each([
    ["Please call our reception to change an appointment.", "manual-call en"],
    ["Termine nur nach telefonischer Vereinbarung.", "manual-call de"],
    ["Appelez‑nous pour réserver votre table : appelez-nous au bureau.", "manual-call fr"],
    ["Llame para pedir cita.", "manual-call es"],
    ["O agendamento por telefone é feito das 9h às 18h.", "manual-call pt"],
    ["Per informazioni chiamateci in orario di ufficio.", "manual-call it"],
    ["Bel ons voor een afspraak.", "manual-call nl"],
    ["Zadzwoń i umów wizytę.", "manual-call pl"],
    ["Email us your measurements and we prepare a drawing.", "manual-mail en"],
    ["Schicken Sie uns Ihre Unterlagen.", "manual-mail de"],
    ["Keys are issued by hand: write to support with the name of your fleet.", "manual-mail en"],
    ["Für einen Schlüssel schreiben Sie unserem Support.", "manual-mail de"],
    ["Pour une clé, écrivez au support.", "manual-mail fr"],
    ["Para obtener una clave, escribe a soporte.", "manual-mail es"],
    ["Laden Sie das Formular herunter und bringen Sie es mit.", "manual-form de"],
    ["Imprimez et signez la fiche.", "manual-form fr"],
    ["Wypełniony wniosek prosimy zostawić w sekretariacie.", "manual-form pl"],
    ["We reply to every message within 2-3 business days.", "manual-wait en"],
    ["Sie erhalten innerhalb von zwei Werktagen eine Antwort.", "manual-wait de"],
    ["Nous envoyons le devis sous 48 h.", "manual-wait fr"],
    ["Odpowiedź otrzymasz w ciągu 24 godzin.", "manual-wait pl"],
    ["お問い合わせには2営業日以内に返信いたします。", "manual-wait ja"],
    ["ご予約はお電話ください。", "manual-call ja"],
  ])("finds the step in %j", (sentence, expected) => {
    expect(groupsOf(sentence)).toContain(expected);
  });

  it.each([
    ["There is no need to call us to change a booking."],
    ["There is no need to write to support."],
    ["Book online without having to call our office."],
    ["Keine telefonische Terminvereinbarung, buchen Sie online."],
    ["Per Fax nehmen wir nichts an, per Fax ist nicht möglich."],
    ["Plus besoin de télécharger le formulaire pour vous inscrire."],
    ["Tired of asking people to print and sign papers?"],
    ["In an emergency, please call 911."],
    ["If symptoms continue please call your doctor."],
    ["Orders leave our warehouse within 2 business days."],
    ["Wir senden die Bestätigung per E-Mail an Ihre Adresse."],
    ["Fax: 0000"],
    ["The board will recall to book keepers what was said."],
    ["One guest wrote “please call us to say thanks” in the book."],
  ])("finds nothing in %j", (sentence) => {
    expect(groupsOf(sentence)).toEqual([]);
  });

  it.each([
    ["Wir antworten innerhalb eines Tages.", "Wir antworten auf alles, was Sie bewegt."],
    ["Nous vous répondons dans la semaine.", "Nous vous répondons avec le sourire."],
    ["Te responderemos lo antes posible.", "Te responderemos con una sonrisa."],
    ["Responderemos com brevedad, em poucas horas.", "Responderemos com um sorriso."],
    ["Vi risponderemo in giornata.", "Vi risponderemo con un sorriso."],
    ["Odpowiemy najszybciej, jak to możliwe.", "Odpowiemy z uśmiechem."],
  ])("hears a wait where the answer has a time: %j", (timed, untimed) => {
    expect(groupsOf(timed).map((found) => found.split(" ")[0])).toEqual(["manual-wait"]);
    expect(groupsOf(untimed)).toEqual([]);
  });
  it.each([
    ["Respond to our questions within 5 business days.", "We respond to questions within 5 business days."],
    ["Bitte antworten Sie innerhalb von 2 Tagen.", "Sie erhalten eine Antwort innerhalb von 2 Tagen."],
  ])("promises nothing where the reader has to answer: %j", (duty, promise) => {
    expect(groupsOf(duty)).toEqual([]);
    expect(groupsOf(promise).map((found) => found.split(" ")[0])).toEqual(["manual-wait"]);
  });

  it("reads an encouragement as one, although it holds a negation", () => {
    expect(groupsOf("Please do not hesitate to call us to discuss your project.")).toEqual(["manual-call en"]);
  });

  it("leaves out posts, quotations and articles of a blog", () => {
    const block = text("Call us to book a table.");
    expect(findManualPhrases(page({ kind: "post", blocks: [block] }))).toEqual([]);
    expect(findManualPhrases(page({ blocks: [{ ...block, quoted: true }] }))).toEqual([]);
    expect(findManualPhrases(page({ kind: "blog", blocks: [{ ...block, inArticle: true }] }))).toEqual([]);
    expect(findManualPhrases(page({ kind: "services", blocks: [{ ...block, inArticle: true }] }))).toHaveLength(1);
  });

  it("leaves out privacy texts and keeps terms of return", () => {
    const blocks = [text("Please email our team before you send goods back.")];
    expect(findManualPhrases(page({ kind: "legal", headings: [heading(1, "Privacy policy")], blocks }))).toEqual([]);
    expect(findManualPhrases(page({ kind: "legal", headings: [heading(1, "Returns")], blocks }))).toHaveLength(1);
  });

  it("counts a sentence once per group, and each that uses a phrase", () => {
    const blocks = [text("Call us to book, or please call the office."), text("Call us to book a room.")];
    expect(findManualPhrases(page({ blocks })).map((p) => p.quote)).toEqual([
      "Call us to book, or please call the office.",
      "Call us to book a room.",
    ]);
  });

  it("keeps the time that a long sentence ends with", () => {
    const long = "Questions on your order are read each day: please email the people who pack the parcels in our";
    const quotes = (end: string) => findManualPhrases(page({ blocks: [text(`${long} ${end}`)] })).map((p) => p.quote);
    const timed = quotes("office by the mill, mostly within one working day.");
    expect(timed.every((quote) => /^Questions .+ please email .+… mostly within one working day\.$/.test(quote))).toBe(
      true,
    );
    expect(timed).not.toEqual([]);
    expect(quotes("office by the mill, all of whom know what to do.")[0]).not.toContain("all of whom");
  });

  it("quotes one sentence of at most 120 characters around the phrase, with numbers and addresses hidden", () => {
    const long =
      "We are a family business in the third generation and we build windows of every size and kind for homes";
    const blocks = [text(`Welcome. ${long}, so please call (01326) 555 123 or write to jane@example.com. Thank you.`)];
    const [first] = findManualPhrases(page({ blocks }));
    expect(first?.quote.length).toBeLessThanOrEqual(120);
    expect(first?.quote).toContain("please call");
    expect(first?.quote).not.toContain("555 123");
    expect(first?.quote).not.toContain("jane@");
    expect(first?.quote).not.toContain("Thank you");
  });

  it.each([
    ["For questions please email Jane Miller / jane@example.com.", "For questions please email…"],
    ["To book a visit please call Robert on weekdays.", "To book a visit please call…"],
    ["To book a visit please call Monday to Friday.", "To book a visit please call Monday to Friday."],
    ["Please call Dr. Miller to change a date.", "Please call…"],
    ["Bitte rufen Sie Frau Miller an.", "Bitte rufen Sie…"],
    ["Please call our Falmouth office.", "Please call our Falmouth office."],
  ])("keeps the name of a person out of the quote of %j", (sentence, quote) => {
    expect(findManualPhrases(page({ blocks: [text(sentence)] })).map((p) => p.quote)).toEqual([quote]);
  });

  it("leaves out whom to call elsewhere, whose number stands nowhere else on the page", () => {
    const found = (sentence: string, ...more: string[]) =>
      findManualPhrases(page({ blocks: [sentence, ...more].map((one) => text(one)) })).map((p) => p.quote);
    const rescue = "Should you find a hurt owl at night, please call Owl Rescue on: 03 5550 7300";
    expect(found(rescue, "Our number is 03 5550 1003.")).toEqual([]);
    const linked = [anchor("tel:0355507300", "03 5550 7300"), anchor("tel:0355501003", "Call us")];
    expect(findManualPhrases(page({ blocks: [text(rescue)], anchors: linked }))).toEqual([]);
    expect(found(rescue, "Our number is 03 5550 7300.")).toEqual(["Should you find a hurt owl at night, please call…"]);
    expect(found("To book please call Robert on 03 5550 7300.")).toEqual(["To book please call…"]);
  });

  it("quotes one of several labels side by side, and a sentence whole", () => {
    const quoted = (words: string, htmlLang: string) =>
      findManualPhrases(page({ htmlLang, blocks: [text(words)] })).map((p) => p.quote);
    expect(
      quoted("Vrijblijvende offerte Reactie doorgaans binnen één werkdag Heldere prijs Actief in Gent", "nl"),
    ).toEqual(["Reactie doorgaans binnen één werkdag"]);
    const german = "Sie erhalten innerhalb von zwei Werktagen eine Antwort mit Preis und Plan von uns";
    expect(quoted(german, "de")).toEqual([german]);
  });

  it("prefers the page's own language where two share a phrase", () => {
    expect(groupsOf("Envie o pedido por fax.", { htmlLang: "pt-BR" })).toEqual(["manual-form pt"]);
    expect(groupsOf("Envíe el pedido por fax.", { htmlLang: "es" })).toEqual(["manual-form es"]);
  });

  it("reads letters that grow when lowered without losing its place", () => {
    const blocks = [text("İİİİİİ ABCD. Bizi arayın lütfen.")];
    expect(findManualPhrases(page({ blocks })).map((p) => p.quote)).toEqual(["Bizi arayın lütfen."]);
  });

  it("stays quick on a page full of phrases", () => {
    const blocks = Array.from({ length: 2_000 }, () => text("please call us to book within 2 "));
    const started = process.hrtime.bigint();
    expect(findManualPhrases(page({ blocks })).length).toBeLessThanOrEqual(24);
    expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(500);
  });
});
