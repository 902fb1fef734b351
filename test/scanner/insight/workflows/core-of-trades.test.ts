// The work that fills the days of a small trade is told of it, in the words of the trade.
import { describe, expect, it } from "vitest";
import { claimWorkflows } from "../../../../src/scanner/insight/claim-workflows.ts";
import type { ClaimedWorkflow } from "../../../../src/scanner/insight/claimed-workflow.ts";
import { inferProfile } from "../../../../src/scanner/insight/infer-profile.ts";
import { OPPORTUNITY_TEMPLATES } from "../../../../src/scanner/insight/workflow-families.ts";
import { slotsOf } from "../../../../src/scanner/report/opportunity-slots.ts";
import { fillText } from "../../../../src/scanner/insight/fill-text.ts";
import { site } from "../../../fixtures/site.ts";
import { channelsOf, siteOf } from "../site-of.ts";

const TEL = '<a href="tel:+4942317712">04231 7712</a>';

function claimsOn(lang: string, html: string): ClaimedWorkflow[] {
  const read = siteOf({ "/": html }, lang);
  const channels = channelsOf(read);
  const profile = inferProfile({ ...read, channels, documents: {}, sitemapUrls: 0 });
  return claimWorkflows({ ...site(), ...read, channels, profile });
}

const idsOn = (lang: string, html: string): string[] => claimsOn(lang, html).map(({ id }) => id);
const claimOn = (id: string, lang: string, html: string): ClaimedWorkflow => {
  const claim = claimsOn(lang, html).find((one) => one.id === id);
  if (!claim) throw new Error(`${id} is not claimed`);
  return claim;
};

const TAXI = `<title>Hillside Taxis – Local taxi firm in Kendal</title><h1>Hillside Taxis</h1>
  <p>Call ${TEL} and a driver will be with you, usually within fifteen minutes.</p><h2>Airport runs</h2>
  <p>Book your airport transfer a day ahead and we confirm the pick-up time.</p>
  <form action="/send" method="post"><label>Name <input name="name"></label><label>E-mail <input type="email" name="mail"></label>
  <label>Message <textarea name="message"></textarea></label><button>Send</button></form>`;
const MOVER = `<title>Déménagements Morel – Besançon</title><h1>Déménagements Morel</h1>
  <p>Déménagement de particuliers et de bureaux, garde-meubles.</p><p>Un conseiller passe chez vous pour estimer le volume. ${TEL}</p>`;
const GARDENER = `<title>Gartenpflege Ott – Wiesloch</title><h1>Gartenpflege Ott</h1>
  <p>Heckenschnitt, Rasenpflege, Baumfällung und Winterdienst für Privat und Hausverwaltungen.</p><p>${TEL}</p>`;
const DRIVING = `<title>Auto-école du Parc – Permis B à Niort</title><h1>Auto-école du Parc</h1><p>Permis B, conduite accompagnée.</p>
  <h2>Heures de conduite</h2><p>Les leçons de conduite se réservent au bureau ou par téléphone ${TEL}.</p>`;
const LODGING = `<title>Ferienwohnung Deichblick – Büsum</title><h1>Ferienwohnung Deichblick</h1>
  <p>Für vier Personen, 300 m zum Strand. Anreise ab 16 Uhr.</p><p>95 € pro Nacht. Fragen Sie Ihren Wunschtermin an: ${TEL}</p>`;
const TENNIS = `<title>Tennis Club de Meylan</title><h1>Tennis Club de Meylan</h1><p>Quatre courts. Adhésion 180 € par an.</p>
  <p>La réservation des courts se fait en ligne avec votre licence.</p>`;

describe("work at the places of customers", () => {
  it.each([
    ["de", GARDENER],
    [
      "de",
      `<title>Fensterreinigung Blank – Fürth</title><h1>Gebäudereinigung</h1><p>Büros und Praxen reinigen wir wöchentlich. ${TEL}</p>`,
    ],
    [
      "it",
      `<title>Lucida – Impresa di pulizie a Varese</title><h1>Impresa di pulizie</h1><p>Pulizia di condomini, uffici e vetrate. ${TEL}</p>`,
    ],
    [
      "pl",
      `<title>Zielony Kąt – usługi ogrodnicze Radom</title><h1>Pielęgnacja ogrodów</h1><p>Koszenie trawników i odśnieżanie. ${TEL}</p>`,
    ],
    [
      "nl",
      `<title>Slotenmaker Bax – Breda</title><h1>Slotenmaker</h1><p>Buitengesloten? Binnen dertig minuten staan we bij u voor de deur. Bel ${TEL}</p>`,
    ],
    [
      "es",
      `<title>Cerrajeros Norte – Gijón</title><h1>Cerrajeros en Gijón</h1><p>Apertura de puertas en veinte minutos, día y noche. ${TEL}</p>`,
    ],
  ])("is told in a trade that has no other (%s)", (lang, html) => {
    expect(idsOn(lang, html)).toContain("wf-dispatch-field");
  });
  it.each([
    [
      "de",
      `<title>Motorgeräte Ruf</title><h1>Rasenmäher und Heckenscheren</h1><p>Geräte für Rasenpflege und Heckenschnitt, im Laden. ${TEL}</p>`,
    ],
    [
      "en",
      `<title>Meadow Café</title><h1>Breakfast and lunch</h1><p>Our menu changes weekly, and the garden maintenance is done by our chef. ${TEL}</p>`,
    ],
    [
      "en",
      `<title>Lomax Joinery Workshop</title><h1>Staircases made to measure</h1><p>Made in our workshop, ready for your fitter. ${TEL}</p>`,
    ],
  ])("is not told of who sells for it, or works at home (%s)", (lang, html) => {
    expect(idsOn(lang, html)).not.toContain("wf-dispatch-field");
  });
});

describe("duties of who carries waste", () => {
  const waste = (more: string): string =>
    `<title>Salas – Transporte de cargas y residuos</title><h1>Transporte de residuos industriales</h1><p>Transporte de cargas con camiones y flota propia, logística y traslado. ${TEL}</p>${more}`;
  it("are told where permits are named", () => {
    const html = waste(
      "<p>Contamos con habilitación para transportar residuos peligrosos.</p><p>Cumplimos las normativas ambientales vigentes.</p>",
    );
    expect(idsOn("es", html)).toContain("wf-deadline-compliance");
  });
  it("are not told where only waste is", () => {
    expect(idsOn("es", waste("<p>Retiramos residuos todos los días.</p>"))).not.toContain("wf-deadline-compliance");
  });
});

describe("a guest house that praises restaurants", () => {
  const page = (more: string): string =>
    `<title>B&B La Lanterna – Camere a Lucca</title><h1>B&B La Lanterna</h1><p>Camera doppia 80 € a notte. ${TEL}</p><h2>Dove mangiare</h2>${more}`;
  it("has no events of its own", () => {
    const html = page(
      "<p>Cucina creativa, solo cena, prenotazione consigliata.</p><p>La cacio e pepe è al tavolo: prenotazione obbligatoria.</p><p>Prenotazione richiesta il sabato.</p>",
    );
    expect(idsOn("it", html)).not.toContain("wf-event-registration");
  });
});

describe("steps and texts in the words of the trade", () => {
  it.each([
    ["wf-dispatch-field", "en", TAXI, ["Ride is ordered", "Pick driver and car"]],
    ["wf-dispatch-field", "fr", MOVER, ["Judge how much there is to carry", "Plan crew and van"]],
    ["wf-dispatch-field", "de", GARDENER, ["Agree what is done and how often", "Fit it into the round"]],
    ["wf-appointment", "fr", DRIVING, ["Learner asks for a lesson", "Check diary of the teacher"]],
    ["wf-reservations", "de", LODGING, ["Guest asks for nights and number of guests", "Check free nights"]],
    ["wf-reservations", "fr", TENNIS, ["Player asks for a court and an hour", "Check free courts"]],
  ])("of %s (%s)", (id, lang, html, wanted) => {
    expect(claimOn(id, lang, html).steps.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
  });
  it("propose messages on rides, and free nights where guests ask for them", () => {
    const text = (id: string, claim: ClaimedWorkflow): string => {
      const template = OPPORTUNITY_TEMPLATES.find((one) => one.id === id);
      if (!template || !claim.opportunityIds.includes(id)) return "";
      const slots = slotsOf(claim, { name: "Hill", people: "customers" }, id);
      return [template.title, template.does, ...template.steps].map((part) => fillText(part, slots)).join(" ");
    };
    const ride = text("op-dispatch-field-eta-messages", claimOn("wf-dispatch-field", "en", TAXI));
    expect(ride).toContain("Tell customers when the car comes");
    expect(ride).toContain("when the ride is planned");
    const nights = text("op-reservations-direct-booking", claimOn("wf-reservations", "de", LODGING));
    expect(nights).toContain("List every room or home with its price a night, beds and house rules");
  });
});

describe("a practice for animals", () => {
  const vet = (said: string): string =>
    `<title>Harbor Vets – veterinary clinic in Poole</title><h1>Harbor Vets</h1><p>We are a veterinary clinic for cats and dogs. Call ${TEL} for an appointment.</p>${said}`;

  it("takes animals in by the day, and calls them back, where its pages say so", () => {
    expect(
      claimOn("wf-reservations", "en", vet("<h2>Cat hotel</h2><p>Our cat hotel has eighteen places.</p>")).name,
    ).toBe("Boarding reservations");
    expect(idsOn("en", vet("<h2>Vaccination</h2><p>An annual booster keeps your dog safe.</p>"))).toContain(
      "wf-client-followup",
    );
    expect(idsOn("en", vet("<p>We like animals.</p>"))).not.toContain("wf-reservations");
    expect(idsOn("en", vet("<p>We like animals.</p>"))).not.toContain("wf-client-followup");
  });
});

it("sees the reports that plans of an agency hold, and the visits that an installer offers", () => {
  const agency = (item: string): string =>
    `<title>Northlight – digital marketing agency</title><h1>Digital marketing agency</h1><h2>Our services</h2><p>Search, social media marketing and advertising campaigns for local brands.</p><ul><li>${item}</li></ul>`;
  expect(idsOn("en", agency("Detailed monthly report"))).toContain("wf-market-reporting");
  expect(idsOn("en", agency("Ten posts a month"))).not.toContain("wf-market-reporting");
  const alarms = `<title>Sentinela Alarmes</title><h1>Alarmes e câmeras</h1><p>Instalamos alarmes em casas e lojas.</p><a href="/contato">Solicite uma visita gratuita</a>`;
  expect(idsOn("pt", alarms)).toContain("wf-dispatch-field");
});

it("claims the cases of a laboratory that says in a sentence what it is", () => {
  const lab = `<title>Apex Dental Laboratory</title><h1>Apex Dental Laboratory</h1>
    <p>Dental laboratory in Leeds. We make crowns, bridges and dentures for dentists.</p>
    <p>Send your case with the lab slip by post. Call ${TEL}</p>`;
  expect(idsOn("en", lab)).toContain("wf-lab-case-tracking");
});

it.each([
  "Afspraken kunt u maken via 038-4201122, elke werkdag van 8 tot 12 uur.",
  "Afspraken maken of verzetten doet u op werkdagen aan de balie of per telefoon.",
])("claims appointments of a Dutch practice that writes of them as of many: %s", (said) => {
  const practice = `<title>Fysiotherapie De Linde – Zwolle</title><h1>Fysiotherapie De Linde</h1>
    <p>Fysiotherapeut in Zwolle.</p><h2>Afspraken</h2><p>${said}</p><p>${TEL}</p>`;
  expect(idsOn("nl", practice)).toContain("wf-appointment");
});

it("drafts offers where the page says that no price is told at once", () => {
  const roofer = `<title>Oak Roofing – roofers in Leeds</title><h1>Oak Roofing</h1><p>Roofers in Leeds: slate and tile.</p>
    <p>We do not give an instant quote: we come and measure, and you get a written quote within three days.</p>
    <h2>Request a quote</h2><form action="/q" method="post"><label>Name <input name="n"></label>
    <label>E-mail <input type="email" name="mail"></label><label>Message <textarea name="m"></textarea></label>
    <button>Request a quote</button></form>`;
  expect(claimOn("wf-quote-proposal", "en", roofer).opportunityIds).toContain("op-quote-proposal-quote-draft");
});

it("asks for no form for boarding days where there is one", () => {
  const vet = (form: string) => `<title>Harbor Vets – veterinary clinic in Poole</title><h1>Harbor Vets</h1>
    <p>We are a veterinary clinic for cats and dogs. ${TEL}</p><h2>Cat boarding</h2>
    <p>Our cat boarding costs £18 a day. Book a boarding place in good time.</p>${form}`;
  const proposed = (form: string) =>
    claimsOn("en", vet(form))
      .flatMap(({ opportunityIds }) => opportunityIds)
      .includes("op-reservations-boarding-days");
  expect(proposed("")).toBe(true);
  expect(
    proposed(`<h2>Request a boarding place</h2><form action="/b" method="post"><label>Arrival date <input type="date" name="from"></label>
    <label>Departure date <input type="date" name="to"></label><label>Name of your cat <input name="cat"></label>
    <label>E-mail <input type="email" name="mail"></label><button>Request boarding</button></form>`),
  ).toBe(false);
});

describe("packages that are chosen in a form", () => {
  const photographer = (prices: string) => `<title>Lens &amp; Light – wedding photographer in Leeds</title>
    <h1>Wedding photographer</h1><p>I photograph weddings.</p>${prices}<h2>Request a quote</h2>
    <form action="/q" method="post"><label>Name <input name="n"></label><label>Package <select name="s">
    <option>Silver package</option><option>Gold package</option></select></label>
    <label>E-mail <input type="email" name="mail"></label><button>Get a quote</button></form>`;
  const proposed = (prices: string) =>
    claimOn("wf-quote-proposal", "en", photographer(prices)).opportunityIds.includes(
      "op-quote-proposal-package-prices",
    );

  it("are to be priced where no price stands beside them", () => {
    expect(proposed("")).toBe(true);
    expect(proposed("<ul><li>Silver package £900: six hours</li><li>Gold package £1,400: ten hours</li></ul>")).toBe(
      false,
    );
  });
});
