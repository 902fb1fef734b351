// A report never denies what it shows: what it calls not found, none of its own quotations answers, told by other words than the scanner's.
import { beforeAll, describe, expect, it } from "vitest";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { CLINIC } from "../fixtures/golden/clinic.ts";
import { SHOP } from "../fixtures/golden/shop.ts";
import { SOFTWARE } from "../fixtures/golden/software.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { scanInMemory } from "../fixtures/scan-site.ts";

/** What would answer each question, in the languages of the sites below. */
const ANSWERS: readonly [denied: RegExp, answer: RegExp][] = [
  [
    /no offer of a quote/,
    /\b(?:get|request|ask for|free) (?:a |an |your |my )?(?:free )?(?:quote|estimate)|orçamento|presupuesto|\bdevis\b|preventivo|offerte aanvragen|angebot anfordern|wycen[aęy]|premium calculator|price calculator/i,
  ],
  [/no form, numbered steps/, /\bform\b|formular|<form/i],
  [
    /where it is/,
    /\b[Pp]\.? ?[Oo]\.? ?[Bb]ox \d|\bbased in [A-Z]|com sede em [A-Z]|mit Sitz in [A-Z]|basée? à [A-Z]|con sede en [A-Z]|gevestigd in [A-Z]|z siedzibą w [A-Z]|\b\d{1,3} [A-Z]\w+ (?:Street|Road|Lane)\b|(?:Our Location|Visit Us)\b.{0,20}[A-Z]\w+ [A-Z]\w+, [A-Z]/,
  ],
  [
    /how to pay|payment is accepted/,
    /\bIBAN\b|account number:? \d|nr\.? konta:? \d|bankverbindung|rekeningnummer|by bank transfer|credit cards?\b|op de factuur|on invoice/i,
  ],
  [
    /how to (?:get started|book|order|enroll|join)/,
    /\bstep 1\b.*\bstep 2\b.*\bstep 3\b|fill (?:out|in) (?:the|our) form|book (?:now|online|an appointment)|preencha o formulário/is,
  ],
  [/when it is open/, /\b(?:mon|montag|seg|lun)\w*(?: to | ?[-–] ?)\w+:? \d{1,2}/i],
  [/how to get in touch/, /\+\d[\d ]{8,}|\S@\S+\.\w/],
];

/** What a check or a finding says is missing. */
const denialsIn = ({ checks }: StoredReport): string[] =>
  checks
    .filter(({ id }) => id === "key-facts-coverage" || id === "pricing-answerable")
    .flatMap(({ situation, evidence }) => [
      ...(/no (?:offer of a quote|form, numbered steps)[^.]*/.exec(situation) ?? []),
      ...evidence.flatMap(({ meaning }) => /^Not found: .+$/.exec(meaning) ?? []),
    ]);

/** All that the report quotes of the site: evidence of work, answers, forms, what it says of itself. */
const quotedIn = ({ results, checks }: StoredReport): string[] => [
  ...results.workflows.flatMap(({ evidence = [] }) => evidence.map(({ quote }) => quote)),
  ...results.opportunities.flatMap(({ evidence = [] }) => evidence.map(({ quote }) => quote)),
  ...checks.flatMap(({ situation, evidence }) =>
    [situation, ...evidence.map(({ received }) => received)].flatMap((text) => text.match(/“[^”]+”/g) ?? []),
  ),
  ...(results.executiveSummary.match(/“[^”]+”/g) ?? []),
];

const contradictionsIn = (report: StoredReport, shown: readonly string[]): string[] =>
  denialsIn(report).flatMap((denial) =>
    ANSWERS.filter(([denied]) => denied.test(denial)).flatMap(([, answer]) =>
      shown.filter((text) => answer.test(text)).map((text) => `${denial} ${answer.exec(text)?.[0]}`),
    ),
  );

/** Rows that deny a kind of work which the same report tells of, or a way to pay that another row names. */
const denyingRows = ({ results, checks }: StoredReport): string[] => {
  const works = new Set(results.workflows.map(({ id }) => id));
  const tellsPayment = checks.some(({ evidence }) => evidence.some(({ meaning }) => meaning === "Says how to pay."));
  return checks.flatMap(({ id, situation }) =>
    (works.has(id) && situation.startsWith("No heading")) || (tellsPayment && situation.startsWith("No way to pay"))
      ? [`${id}: ${situation}`]
      : [],
  );
};

const html = (lang: string, title: string, main: string, head = "") =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><header><nav><a href="/">${title}</a> <a href="/services">Services</a>${head}</nav></header><main><h1>${title}</h1>${main}</main><footer><p>© 2026 ${title}</p></footer></body></html>`;
const textOf = (page: string): string =>
  page
    .replace(/<head>.*?<\/head>/s, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const FIELDS = `<label>Name <input name="name"></label><label>Phone <input name="phone" type="tel"></label><label>Town <input name="town"></label>`;
const WORK = {
  en: "<p>We insure cars, houses and shops in the whole county, and we help when something breaks.</p><h2>Our services</h2><p>Car insurance, house insurance and cover for small shops.</p>",
  pt: "<p>Instalamos alarmes, câmeras e cercas elétricas em casas e lojas da região.</p><h2>Nossos serviços</h2><p>Alarmes, câmeras e manutenção mensal.</p>",
};
const SITES: Record<string, string> = {
  "an insurer with buttons for a quote": html(
    "en",
    "Hallam Insurance Agency",
    `${WORK.en}<button>Get Quote</button>`,
    ' <a href="#quote">Get a Quote</a>',
  ),
  "an insurer with a calculator": html(
    "en",
    "Hallam Insurance Agency",
    `${WORK.en}<h2>Premium Calculator</h2><form><label>Age <input type="number" name="age"></label><button>Calculate</button></form>`,
  ),
  "an installer with a form for a quote": html(
    "pt",
    "Sentinela Alarmes",
    `${WORK.pt}<h2>Solicite seu orçamento agora</h2><form method="post" action="/send">${FIELDS}<button>Enviar</button></form>`,
  ),
  "a firm with a Spanish call for a quote": html(
    "es",
    "Ventanas Robledo",
    "<p>Fabricamos ventanas y puertas de aluminio a medida para casas de toda la comarca.</p><h2>Nuestros servicios</h2><p>Ventanas, puertas y reparación.</p><a href='/x'>Pide tu presupuesto</a>",
  ),
  "a place below its heading": html(
    "en",
    "Hallam Insurance Agency",
    `${WORK.en}<h3>Our Location</h3><p>Upper Mill View, Canal Road off Second Avenue</p>`,
  ),
  "a postal box": html("en", "Hallam Insurance Agency", `${WORK.en}<p>Write to P.O. Box 40190, Takoradi.</p>`),
  "a seat in Portuguese": html(
    "pt",
    "Sentinela Alarmes",
    `<p>Com sede em Vila Nova – DF, instalamos alarmes, câmeras e cercas elétricas em casas e lojas.</p>${WORK.pt}`,
  ),
  "a seat in German": html(
    "de",
    "Gartenbau Hallmann",
    "<p>Wir planen und pflegen Gärten mit Sitz in Musterdorf und kommen in den ganzen Kreis.</p><h2>Unsere Leistungen</h2><p>Planung, Pflege und Baumschnitt.</p>",
  ),
  "a seat in Polish": html(
    "pl",
    "Biuro Rachunkowe Kwiatek",
    "<p>Biuro z siedzibą w Nowej Woli prowadzi księgi małych firm i rozlicza podatki.</p><h2>Nasze usługi</h2><p>Księgi, płace i podatki.</p>",
  ),
  "an account to pay into": html(
    "pl",
    "Przedszkole Pod Lipą",
    "<p>Opiekujemy się dziećmi od trzech do sześciu lat.</p><h2>Kontakt</h2><p>ul. Polna 7, 05-500 Nowa Wola</p><p>Nr konta: 61 1090 1014 0000 0712 1981 2874</p>",
  ),
  "a shop that is paid by an account": html(
    "en",
    "Hallam Pottery",
    '<p>We make and sell mugs, bowls and plates of stoneware for the table.</p><p>Mug, blue, 350 ml: £18.00</p><form method="post" action="/cart"><button>Add to cart</button></form><a href="/checkout">Checkout</a><p>After the order you pay into account number 12345678, sort code 20-00-00.</p>',
    '<a href="/cart">Cart</a>',
  ),
  "an agency that numbers its steps": html(
    "en",
    "Brightside Web Studio",
    "<p>We build websites for local firms and shops, in two weeks and at one price.</p><h2>Step 1: Choose a base</h2><p>We look at what you need.</p><h2>Step 2: Plan the design</h2><p>We draw it with you.</p><h2>Step 3: Go online</h2><p>We launch it and show you how it works.</p>",
  ),
  "an agency that asks for its form": html(
    "en",
    "Brightside Web Studio",
    `<p>We build websites for local firms and shops, in two weeks and at one price.</p><h2>Fill out the form and we will reach out to you</h2><form method="post" action="/send">${FIELDS}<textarea name="message"></textarea><button>Send</button></form>`,
  ),
};
const BARE = html("en", "Hallam Insurance Agency", WORK.en);
/** A page of what is offered beside it, so that its questions are asked. */
const reportWith = (page: string): StoredReport =>
  reportOn(
    evidenceOf({
      "/": page,
      "/services": page.replace(/<h1>.*<\/main>/s, "<h1>Services</h1><p>+44 113 496 0999</p></main>"),
    }),
  );

describe("a report", () => {
  it.each(Object.entries(SITES))("on %s denies nothing that the page or its own quotations say", (_name, page) => {
    const report = reportWith(page);
    expect(contradictionsIn(report, [textOf(page), ...quotedIn(report)])).toEqual([]);
    expect(denyingRows(report)).toEqual([]);
  });

  it("on a page that says nothing of it denies a quote, a price and a place, and finds an answer put there", () => {
    const report = reportWith(BARE);
    expect(denialsIn(report)).toEqual(
      expect.arrayContaining([
        "Not found: where it is.",
        "Not found: what it costs.",
        expect.stringContaining("no offer of a quote"),
      ]),
    );
    expect(contradictionsIn(report, [textOf(BARE), ...quotedIn(report)])).toEqual([]);
    expect(contradictionsIn(report, ["Get a free quote, based in Leeds"])).toHaveLength(2);
  });
});

describe.each(Object.entries({ clinic: CLINIC, shop: SHOP, software: SOFTWARE }))(
  "the report on the %s",
  (_name, given) => {
    let report: StoredReport;
    beforeAll(async () => {
      report = await scanInMemory(given);
    });

    it("denies nothing that it quotes", () => {
      expect(contradictionsIn(report, quotedIn(report))).toEqual([]);
      expect(denyingRows(report)).toEqual([]);
    });
  },
);
