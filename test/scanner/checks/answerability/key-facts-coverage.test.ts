import { describe, expect, it } from "vitest";
import { keyFactsCoverage } from "../../../../src/scanner/checks/answerability/key-facts-coverage.ts";
import { pricingAnswerable } from "../../../../src/scanner/checks/answerability/pricing-answerable.ts";
import { findToldPlace } from "../../../../src/scanner/evidence/answers/told-place.ts";
import { readKeyFacts } from "../../../../src/scanner/evidence/answers/answers-key-facts.ts";
import type { Channel, ChannelType, SiteType } from "../../../../src/model/profile.ts";
import { anchor, heading, node, page, profile, site, text } from "../../../fixtures/site.ts";

/** What a small practice says, in the order: what, where, hours, price, booking, payment. */
const PRACTICES: Record<string, readonly string[]> = {
  en: [
    "We look after teeth and gums in the middle of Falmouth.",
    "12 Market Street, Falmouth TR11 3AA",
    "Mon–Fri 9:00–17:00",
    "Check-up £60",
    "Book an appointment",
    "You can pay by card or cash on the day.",
  ],
  de: [
    "Wir kümmern uns um Zähne und Zahnfleisch mitten in Kassel.",
    "Marktstraße 12, 34117 Kassel",
    "Mo–Fr 9:00–17:00 Uhr",
    "Kontrolle 60 €",
    "Termin vereinbaren",
    "Sie zahlen am selben Tag per Rechnung oder EC-Karte.",
  ],
  fr: [
    "Nous soignons les dents et les gencives au centre de Lille.",
    "12 rue du Marché, 59000 Lille",
    "Lun–Ven 9h00–17h00",
    "Contrôle 60 €",
    "Prendre rendez-vous",
    "Vous payez sur place par carte bancaire ou en espèces.",
  ],
  es: [
    "Cuidamos los dientes y las encías en el centro de Sevilla.",
    "Calle Mayor 12, 41001 Sevilla",
    "Lun–Vie 9:00–17:00",
    "Revisión 60 €",
    "Pedir cita",
    "Se puede pagar con tarjeta de crédito o en efectivo.",
  ],
  pt: [
    "Cuidamos de dentes e gengivas no centro de Braga.",
    "Rua Nova 12, 4700-001 Braga",
    "Segunda a sexta 9:00–17:00",
    "Consulta 60 €",
    "Marcar consulta",
    "Pode pagar com cartão de crédito ou em dinheiro.",
  ],
  it: [
    "Curiamo denti e gengive nel centro di Parma ogni giorno.",
    "Via Roma 12, 43121 Parma",
    "Lun–Ven 9:00–17:00",
    "Visita 60 €",
    "Prenota ora",
    "Si può pagare con carta di credito o in contanti.",
  ],
  nl: [
    "Wij verzorgen tanden en tandvlees midden in de stad Utrecht.",
    "Marktstraat 12, 3511 AB Utrecht",
    "Maandag–vrijdag 9:00–17:00",
    "Controle 60 €",
    "Maak een afspraak",
    "U kunt ter plaatse pinnen of contant betalen.",
  ],
  pl: [
    "Dbamy o zęby i dziąsła w samym centrum pięknego miasta Łodzi.",
    "ul. Rynkowa 12, 90-001 Łódź",
    "Pn–Pt 9:00–17:00",
    "Przegląd 250 zł",
    "Umów wizytę",
    "Na miejscu można zapłacić kartą lub gotówką.",
  ],
};

/** The booking line is a link. */
const BOOKING = 4;
const channel = (type: ChannelType): Channel => ({
  type,
  pages: ["https://example-clinic.com/"],
  evidence: "",
  confidence: "high",
});

function practice(language: string, without: number[] = []) {
  const all = PRACTICES[language] ?? [];
  const lines = all.filter((_, at) => at !== BOOKING && !without.includes(at));
  return site({
    pages: [
      page({
        htmlLang: language,
        blocks: lines.map((line) => text(line)),
        anchors: [anchor("https://example-clinic.com/book", all[BOOKING] ?? "")],
      }),
    ],
    channels: [channel("phone")],
    profile: profile({ language: { value: language }, languages: [language], industry: { value: "other" } }),
  });
}

describe("key-facts-coverage", () => {
  it.each(Object.keys(PRACTICES))("finds every answer of a practice in %s", (language) => {
    const verdict = keyFactsCoverage.run(practice(language));
    expect(verdict.situation).toContain("All 7 things patients ask first can be read");
    expect(verdict).toMatchObject({ status: "pass", score: 1 });
  });

  it.each(Object.keys(PRACTICES))("says which answers are missing in %s", (language) => {
    const verdict = keyFactsCoverage.run(practice(language, [2, 3, 5]));
    expect(verdict).toMatchObject({ status: "fail", score: 4 / 7 });
    expect(verdict.situation).toContain("not found: when it is open, what it costs and how to pay.");
    expect(verdict.evidence[0]).toMatchObject({ meaning: "Not found: when it is open." });
    expect(verdict.fix).toContain("when it is open");
  });

  it("warns from 60 percent", () => {
    expect(keyFactsCoverage.run(practice("en", [2, 5]))).toMatchObject({ status: "warn", score: 5 / 7 });
  });

  it.each(["Via Trieste, 60 Giulianova (TE)", "Calle Mayor, 12", "ul. Breńska 46"])(
    "takes a line with a street and its number for the place, postal code or not: %s",
    (line) => {
      const said = (address: string) =>
        site({ pages: [page({ blocks: [text(address)] })], profile: profile({ isLocal: true }) });
      const where = (address: string) => readKeyFacts(said(address)).find(({ id }) => id === "where")?.answer ?? null;
      expect(where(line)).not.toBeNull();
      expect(where("There are 60 chairs on the terrace.")).toBeNull();
    },
  );

  it.each([
    ["en", "Call us for an appointment at a time that suits you.", "We deliver at a time that suits you."],
    ["en", "Viewings only by appointment, please call before.", "An appointment takes half an hour."],
    ["de", "Persönliche Annahme nach Termin in der Werkstatt.", "Wir melden uns nach dem Termin bei Ihnen."],
    ["fr", "Le cabinet reçoit sur rendez-vous uniquement.", "Nous prenons rendez-vous par téléphone."],
    ["de", "Rufen Sie an für einen Termin, wann es Ihnen passt.", "Wir liefern, wann es Ihnen passt."],
    ["fr", "Prenez rendez-vous au moment qui vous convient.", "Nous livrons au moment qui vous convient."],
    ["es", "Pida cita a la hora que le convenga.", "Entregamos a la hora que le convenga."],
    ["it", "Fissi un appuntamento all'orario che preferisce.", "Consegniamo all'orario che preferisce."],
    ["nl", "Bel voor een afspraak op een moment dat u uitkomt.", "Wij bezorgen op een moment dat u uitkomt."],
    ["pl", "Umów wizytę w dogodnym dla Ciebie terminie.", "Dowozimy w dogodnym dla Ciebie terminie."],
  ])("takes appointments by agreement in %s for the hours", (_, agreed, other) => {
    const hours = (line: string) =>
      readKeyFacts(site({ pages: [page({ blocks: [text(line)] })] })).find(({ id }) => id === "hours")?.answer ?? null;
    expect(hours(agreed)).not.toBeNull();
    expect(hours(other)).toBeNull();
  });

  it.each([
    ["Opening hours", "Walk in: we do not work by appointment."],
    ["Opening hours", "We are not open by appointment."],
    ["Öffnungszeiten", "Sie können ohne oder mit Termin kommen."],
    ["Opening hours", "Home visits are made by appointment."],
  ])("finds no hours under “%s” in what is denied or told of something else: %s", (label, line) => {
    const under = page({ headings: [heading(2, label)], blocks: [text(line, { heading: 0 })] });
    expect(readKeyFacts(site({ pages: [under] })).find(({ id }) => id === "hours")?.answer ?? null).toBeNull();
  });

  it("finds hours by appointment right below their label, and not further down", () => {
    const lines = (...said: string[]) =>
      readKeyFacts(site({ pages: [page({ blocks: said.map((one) => text(one)) })] })).find(({ id }) => id === "hours")
        ?.answer ?? null;
    expect(lines("Hours", "Monday to Friday by arrangement")).not.toBeNull();
    expect(lines("Hours", "See the notice at the door", "By arrangement")).toBeNull();
  });

  it.each([
    ["Office hours", "Monday to Saturday: by appointment"],
    ["Öffnungszeiten", "Nach Vereinbarung"],
    ["Horaires", "Sur rendez-vous"],
    ["Orari", "Su appuntamento"],
    ["Horario", "Con cita previa"],
    ["Openingsuren", "Op afspraak"],
  ])("takes appointments under the label “%s” for the hours, and under another not: %s", (label, line) => {
    const under = (over: string) => page({ headings: [heading(2, over)], blocks: [text(line, { heading: 0 })] });
    const hours = (over: string) =>
      readKeyFacts(site({ pages: [under(over)] })).find(({ id }) => id === "hours")?.answer ?? null;
    expect(hours(label)).not.toBeNull();
    expect(hours("Fittings")).toBeNull();
  });

  it("asks a house with rooms when guests arrive and leave", () => {
    const hours = (over: Parameters<typeof site>[0]) =>
      readKeyFacts(site({ profile: profile({ people: "guests" }), ...over })).find(({ id }) => id === "hours");
    const stay = "when guests arrive and leave";
    expect(hours({ structured: [node("BedAndBreakfast", {})] })).toMatchObject({ label: stay, answer: null });
    const marked = [node("BedAndBreakfast", { checkinTime: "14:00" })];
    expect(hours({ structured: marked })).toMatchObject({ label: stay, answer: { url: expect.any(String) } });
    const lines = ["Check-in ist ab 15:00 Uhr möglich.", "Check-out ist bis 10:30 Uhr möglich."].map((line) =>
      text(line),
    );
    expect(hours({ pages: [page({ blocks: lines })] })?.answer).toMatchObject({ label: stay });
    expect(hours({ pages: [page({ blocks: lines.slice(0, 1) })] })).toMatchObject({
      label: "when it is open",
      answer: null,
    });
  });

  it("tells hours of a desk or a restaurant as what they are, and not as when guests arrive", () => {
    const open = node("Hotel", { openingHours: "Mo-Su 07:00-22:00" });
    const label = (people: string, ...nodes: ReturnType<typeof node>[]) =>
      readKeyFacts(site({ profile: profile({ people }), structured: nodes })).find(({ id }) => id === "hours")?.label;
    expect(label("guests", open)).toBe("when it is open");
    expect(label("guests", open, node("Hotel", { checkinTime: "15:00" }))).toBe("when guests arrive and leave");
    // Who sells stays in other people's houses is not asked for their times.
    expect(label("customers", node("Hotel", {}))).toBe("when it is open");
  });

  it("says of a price that is made or quoted what it is", () => {
    const price = (line: string) =>
      readKeyFacts(site({ pages: [page({ kind: "services", blocks: [text(line)] })] })).find(
        ({ id }) => id === "price",
      );
    expect(price("We work at an hourly rate that we agree on first.")?.label).toBe("how a price is made");
    expect(price("Check-up £60")?.label).toBe("what it costs");
  });

  it("reads the markup too", () => {
    const clinic = node("Dentist", {
      name: "Example Clinic",
      description: "Dental practice in Falmouth for families and nervous patients.",
      telephone: "+44 161 496 0000",
      openingHours: "Mo-Fr 09:00-17:00",
      address: { addressLocality: "Falmouth" },
      paymentAccepted: "Cash, card",
      potentialAction: { "@type": "ReserveAction" },
    });
    const offer = node("Offer", { price: "60.00", priceCurrency: "GBP" });
    const action = node("ReserveAction", {}, { path: "potentialAction" });
    expect(
      keyFactsCoverage.run(site({ structured: [clinic, offer, action], channels: [channel("phone")] })),
    ).toMatchObject({
      status: "pass",
      score: 1,
    });
  });

  it("never prints a phone number or address as an answer", () => {
    const one = practice("en");
    const call = text("Our phone +44 161 496 0000 is answered at any hour of the day or night.");
    const pages = [{ ...one.home, blocks: [call, ...one.home.blocks] }];
    const printed = JSON.stringify(keyFactsCoverage.run({ ...one, pages, home: pages[0] ?? one.home }).evidence);
    expect(printed).toContain("Our phone");
    expect(printed).not.toContain("496 0000");
    expect(printed).not.toContain("Market Street");
  });

  it("takes a number that is no channel, such as a placeholder, for no contact", () => {
    const one = site({ pages: [page({ anchors: [anchor("tel:+1234567890", "Phone")] })] });
    expect(keyFactsCoverage.run(one).situation).toMatch(/not found: .*how to get in touch/);
  });

  it("cannot judge pages that are empty without scripts, or a site that hardly answered", () => {
    const shell = page({ counts: { emptyAppRoots: 1 } });
    expect(keyFactsCoverage.run(site({ pages: [shell] })).status).toBe("unable");
    const failed = ["a", "b", "c"].map((path) => ({ url: `https://example-clinic.com/${path}`, reason: "503" }));
    const verdict = keyFactsCoverage.run(site({ crawl: { pagesFailed: failed } }));
    expect(verdict.status).toBe("unable");
    expect(verdict.situation).toBe("Read 1 of 4 pages asked for: the rest gave nothing to read.");
  });

  it("asks nothing in words of a language it has no words for", () => {
    const ids = readKeyFacts(practiceIn("bn")).map(({ id }) => id);
    expect(ids).not.toContain("payment");
    expect(ids).toContain("contact");
    expect(ids).toContain("hours");
  });

  it("gives the same score for ten copies of the page", () => {
    const one = practice("en", [2]);
    const ten = {
      ...one,
      pages: Array.from({ length: 10 }, (_, at) => ({ ...one.home, url: `https://example-clinic.com/${at}` })),
    };
    expect(keyFactsCoverage.run(ten).score).toBe(keyFactsCoverage.run(one).score);
  });
});

const practiceIn = (language: string) =>
  site({ profile: profile({ language: { value: language }, languages: [language] }) });

describe("where and when", () => {
  const shop = profile({ siteType: { value: "local-business" }, isLocal: true });
  const answered = (id: "hours" | "where", line: string) =>
    readKeyFacts(site({ profile: shop, pages: [page({ blocks: [text(line)] })] })).find((fact) => fact.id === id)
      ?.answer !== null;

  it.each([
    ["We are open 24 hours a day."],
    ["Our front desk is staffed 24/7."],
    ["Rund um die Uhr erreichbar: unsere Hotline."],
    ["Notre accueil vous répond 24 heures sur 24."],
    ["Atendemos las 24 horas del día."],
    ["Estamos abertos 24 horas por dia."],
    ["Siamo reperibili 24 ore su 24."],
    ["Wij zijn 24/7 bereikbaar."],
    ["Nasza recepcja jest czynna całodobowo."],
  ])("it is open round the clock where somebody is there: %s", (line) => expect(answered("hours", line)).toBe(true));

  it.each([
    ["Pure water in your kitchen 24 hours a day."],
    ["Cameras that watch the yard 24/7."],
    ["Warmes Wasser rund um die Uhr."],
    ["De l'eau chaude 24 heures sur 24."],
    ["Agua fresca las 24 horas del día."],
    ["Água quente 24 horas por dia."],
    ["Acqua fresca 24 ore su 24."],
    ["Elke dag 24/7 warm water."],
    ["Czysta woda w kuchni całodobowo."],
    ["We sell cameras and alarms. They watch your yard 24/7."],
  ])("it is not open because something works all day: %s", (line) => expect(answered("hours", line)).toBe(false));

  it.each([
    ["Calle de la fuente vieja, 12, Villanueva de la Torre, 19209, Guadalajara"],
    ["calle mayor 5, getafe, 28901"],
    ["12 rue de la forge, Saint-Martin, 38400"],
    ["via delle rose 14, Borgo Nuovo, 40131, Bologna"],
    ["ul. polna 7, Nowa Wola, 05-500"],
  ])("a street is an address in whatever letters, with the code behind the town: %s", (line) =>
    expect(answered("where", line)).toBe(true),
  );

  it.each([
    "Pickup areas: Batavia, Corfu, and nearby",
    "I currently meet in Batavia, Corfu and nearby areas.",
    "Towns served: Rossendale and Bury",
    "Abholorte: Husum und Bredstedt",
    "Puntos de recogida: Sevilla y Dos Hermanas",
  ])("it is, or where goods are handed over, by %j", (line) => expect(answered("where", line)).toBe(true));

  it.each([
    "Pickup areas: on request",
    "We meet in January.",
    "We usually meet in Spring and Autumn.",
    "We meet in person.",
    "They meet in Batavia.",
    "Wir treffen uns in Kleingruppen.",
    "Treffpunkt: Mittwoch, 18 Uhr",
    "Pickup location: Choose at checkout",
    "Meeting point: See your ticket",
  ])("no place is told by %j", (line) => expect(answered("where", line)).toBe(false));

  const where = (...lines: string[]) =>
    readKeyFacts(site({ profile: shop, pages: [page({ blocks: lines.map((one) => text(one)) })] })).find(
      ({ id }) => id === "where",
    )?.answer ?? null;

  it.each([
    ["Nuestras oficinas:", "Los Aromos 80 of 108, Providencia. Santiago de Chile"],
    ["Endereço", "Setor Comercial Sul 12, Asa Sul"],
    ["Our office", "Plot 14 Kololo, Kampala"],
  ])("a street, a number and a town behind the label %s are an address without a code", (label, line) => {
    expect(where(label, line)).not.toBeNull();
    expect(where(`${label.replace(":", "")}: ${line}`)).not.toBeNull();
    expect(where("Our project", line)).toBeNull();
    expect(where(label, "Founded in 1998, Kampala")).toBeNull();
  });

  it.each([
    ["Our Location", "Upper Mill View, Canal Road off Second Avenue"],
    ["Visit Us", "Mill View House, Accra"],
    ["Find us at:", "Plaza Mall, Second Floor"],
    ["So finden Sie uns", "Gewerbepark Ost, Halle B, Musterdorf"],
    ["Où nous trouver", "Zone artisanale du Pont, Villeneuve"],
    ["Dónde estamos", "Parque Industrial Norte, Nave B, Getafe"],
    ["Onde estamos", "Travessa da Fonte, Vila Nova"],
    ["Dove siamo", "Borgo Alto, Frazione Ponte"],
    ["Waar vindt u ons", "Bedrijvenpark Oost, Hal B"],
    ["Gdzie jesteśmy", "Park Przemysłowy Wschód, Nowa Wola"],
    ["Address", "P.O. Box: 40190-20100"],
  ])("a line of names below %s is an address without number and code", (head, line) => {
    expect(where(head, line)).not.toBeNull();
    expect(where("Our Services", line === "P.O. Box: 40190-20100" ? "Box 12" : line)).toBeNull();
    expect(where("Our offices", "Jane Smith, Director")).toBeNull();
    expect(where(head, "Monday, Tuesday and Friday")).toBeNull();
    expect(where(head, "10 am, Saturdays 9 am")).toBeNull();
  });

  it.each([
    "We are based in Millbrook and work across the county.",
    "Hallam is a family business based in Millbrook.",
    "Our studio is located in Millbrook.",
    "Das Büro mit Sitz in Musterdorf plant Gärten.",
    "Agence basée à Villeneuve depuis dix ans.",
    "Somos un taller con sede en Getafe.",
    "Com sede em Vila Nova – DF, instalamos alarmes.",
    "Impresa con sede a Borgo Nuovo.",
    "Ons bureau is gevestigd in Nieuwdorp.",
    "Firma z siedzibą w Nowej Woli.",
    "Write to us: P.O. Box 4019, Accra",
    "Ecrivez-nous : BP 1304, Dakar",
    "Apartado de correos 1204",
    "Harrow Roofs is based in Millbrook.",
    "We mend roofs and are based in Millbrook.",
    "📍 Takoradi, Ghana",
    "📍 Rio de Janeiro, Brazil",
  ])("it is where a sentence of the business says so: %j", (line) => expect(answered("where", line)).toBe(true));

  it.each([
    "Our customers are based in Millbrook and Leeds.",
    "The work is based in part on drawings.",
    "Prices are based on size.",
    "All prices are based in US dollars.",
    "Our approach is based in Cognitive Behavioural Therapy.",
    "Our treatments are based in Traditional Chinese Medicine.",
    "Target BP: 140/90 mmHg",
    "Target BP 130 after rest",
    "Consulte el apartado 12 de las preguntas.",
    "Sitz in Leder, drei Farben.",
    "Jane, Ghana",
    "We partnered with a studio that is based in Millbrook.",
  ])("what is said of others, or of no place, answers nothing: %j", (line) =>
    expect(answered("where", line)).toBe(false),
  );

  it("is where a town stands whose name holds small words", () => {
    for (const town of [
      "Rothenburg ob der Tauber, Germany",
      "Stow on the Wold, England",
      "Villanueva de los Infantes, Spain",
      "Bourg en Bresse, France",
    ])
      expect(findToldPlace(page({ blocks: [text(town, { region: "footer" })] }))).toBe(`“${town}”`);
  });

  it("is where a place is told, whatever the page links at its foot or tells in its next part", () => {
    const place = { ...text("Upper Mill View, Canal Road off Second Avenue"), heading: 0 };
    const at = (photos: ReturnType<typeof text>) =>
      findToldPlace(page({ headings: [heading(2, "Where we are"), heading(2, "Photos")], blocks: [place, photos] }));
    expect(at({ ...text("Photos", { region: "footer" }), heading: 0 })).toBe("a place in the text");
    expect(at({ ...text("Photos"), heading: 1 })).toBe("a place in the text");
    expect(at({ ...text("Photos"), heading: 0 })).toBeNull();
  });

  it.each(["Website by Pixel Works, Ireland", "We ship to Austria, Germany"])(
    "is not where a line at the foot names a country for something else: %s",
    (line) => {
      const at = (said: string) => findToldPlace(page({ blocks: [text(said, { region: "footer" })] }));
      expect(at(line)).toBeNull();
      expect(at("Cork, Ireland")).toBe("“Cork, Ireland”");
    },
  );

  it("is not where a work stands that the page shows, or a job is", () => {
    const at = (...labels: string[]) =>
      findToldPlace(
        page({ kind: "other", blocks: ["Location", "Porto, Portugal", ...labels].map((one) => text(one)) }),
      );
    for (const beside of ["Year", "Client:", "Salary", "Jahr", "Année"]) expect(at(beside, "2024")).toBeNull();
    expect(at("Opening hours")).not.toBeNull();
  });

  it("is not where an event takes place", () => {
    const where = (kind: "event" | "contact") =>
      readKeyFacts(
        site({
          profile: shop,
          pages: [
            page({ blocks: [text("We look after roofs in the county.")] }),
            page({
              kind,
              url: "https://example-clinic.com/e",
              blocks: [text("Location:"), text("Mill View Hall, Millbrook")],
            }),
          ],
        }),
      ).find(({ id }) => id === "where")?.answer ?? null;
    expect(where("event")).toBeNull();
    expect(where("contact")).not.toBeNull();
  });

  it("takes no area from the terms of use", () => {
    const where = (kind: "legal" | "services") =>
      readKeyFacts(
        site({
          profile: shop,
          pages: [page(), page({ kind, url: "https://example-clinic.com/t", blocks: [text(AREA)] })],
        }),
      ).find(({ id }) => id === "where")?.answer ?? null;
    const AREA = "We serve customers located throughout the United States and nearby.";
    expect(where("services")).not.toBeNull();
    expect(where("legal")).toBeNull();
  });

  it.each([
    ["60 seats on the terrace, 12000 guests a year and much more to come"],
    ["A 10 minute drive from the old harbour, since 2024"],
  ])("a number behind a word for streets is none: %s", (line) => expect(answered("where", line)).toBe(false));
});

describe("whom it is for", () => {
  const audienceIn = (language: string, line: string) =>
    readKeyFacts(
      site({
        profile: profile({ language: { value: language }, languages: [language], siteType: { value: "saas-api" } }),
        pages: [page({ blocks: [text(line)] })],
      }),
    ).find(({ id }) => id === "audience")?.answer;

  it.each([
    ["en", "Binroute is route planning software for waste haulers."],
    ["de", "Tourenplan ist die Software für Entsorger und Containerdienste."],
    ["fr", "Un logiciel pour viticulteurs, de la vigne à la cave."],
    ["pl", "Prosty system dla serwisów rowerowych w całym kraju."],
  ])("is answered in %s by what is made for whom", (language, line) => {
    expect(audienceIn(language, line)).toMatchObject({ how: `“${line}”` });
  });

  it("is shown with the sentence alone that tells it", () => {
    expect(audienceIn("en", "It runs anywhere. Binroute is a tool for haulers. Try it.")).toMatchObject({
      how: "“Binroute is a tool for haulers.”",
    });
  });

  it("is not answered by software for free or for you", () => {
    expect(audienceIn("en", "Try our planning software for free today.")).toBeNull();
    expect(audienceIn("en", "We have the right software for you and yours.")).toBeNull();
  });
});

describe("a heading that tells for whom it is", () => {
  const audience = (language: string, line: string) =>
    readKeyFacts(
      site({
        profile: profile({ language: { value: language }, languages: [language], siteType: { value: "services" } }),
        pages: [page({ htmlLang: language, headings: [heading(1, "Testline"), heading(2, line)] })],
      }),
    ).find(({ id }) => id === "audience")?.answer;

  it.each([
    ["en", "Residential and commercial", "Our brands"],
    ["en", "For those who build", "Manufacturers we carry"],
    ["de", "Privat und gewerblich", "Unsere Mitglieder"],
    ["fr", "Pour celles et ceux qui marchent", "Nos adhérents"],
    ["es", "Para quienes empiezan", "Nuestros profesionales"],
    ["pt", "Para quem começa", "Nossos profissionais"],
    ["it", "Per chi comincia", "I nostri professionisti"],
    ["nl", "Voor wie bouwt", "Onze docenten"],
    ["pl", "Dla osób początkujących", "Rada rodziców"],
  ])("does so in %s by a phrase, and not by a single word", (language, told, other) => {
    expect(audience(language, told)).toMatchObject({ how: `“${told}”` });
    expect(audience(language, other)).toBeNull();
  });
});

describe("whom work is done for", () => {
  const audience = (language: string, line: string) =>
    readKeyFacts(
      site({
        profile: profile({ language: { value: language }, languages: [language], siteType: { value: "services" } }),
        pages: [page({ headings: [heading(1, line)], titles: [line] })],
      }),
    ).find(({ id }) => id === "audience")?.answer;

  it.each([
    ["de", "Steuerberatung für Handwerk und Praxen"],
    ["en", "Tax advice for trades and surgeries"],
    ["fr", "Conseil fiscal et comptabilité pour artisans et cabinets médicaux"],
    ["es", "Asesoría para autónomos y comercios"],
    ["pt", "Contabilidade para restaurantes e oficinas"],
    ["it", "Consulenza per artigiani e studi medici"],
    ["nl", "Boekhouding voor winkels en horeca"],
    ["pl", "Księgowość dla sklepów i warsztatów"],
  ])("is read in %s from the service and two kinds of client", (language, line) => {
    expect(audience(language, line)).toMatchObject({ how: `“${line}”` });
  });

  it.each(["Tax advice for you and yours", "Support for more speed and comfort", "Tax advice for less"])(
    "is not read from “%s”",
    (line) => {
      expect(audience("en", line)).toBeNull();
    },
  );
});

describe("what it offers", () => {
  const META = "Bramble Roofs repairs and replaces slate roofs in Leeds and around.";
  const what = (language: string, line: string, description: string | null = META) =>
    readKeyFacts(
      site({
        profile: profile({ language: { value: language }, languages: [language] }),
        pages: [
          page({
            htmlLang: language,
            metas: description === null ? [] : [{ key: "description", content: description }],
            blocks: [text(line)],
          }),
        ],
      }),
    ).find(({ id }) => id === "what")?.answer?.how;

  it.each([
    ["en", "Welcome to the new website of our family business in Leeds."],
    ["en", "Yet many owners find themselves paying for repairs that nobody needed."],
    ["en", "Ltd. has been at the forefront of roofing in Leeds for years."],
    ["de", "Herzlich willkommen auf der neuen Seite unseres Betriebs in Leeds."],
    ["fr", "Bienvenue sur le nouveau site de notre entreprise à Leeds depuis peu."],
    ["es", "Bienvenidos a la nueva página de nuestra empresa familiar en Leeds."],
    ["pt", "Baixe o aplicativo da nossa empresa e acompanhe o seu projeto!"],
    ["it", "Benvenuti nel nuovo sito della nostra azienda di famiglia a Leeds."],
    ["nl", "Welkom op de nieuwe site van ons familiebedrijf hier in Leeds."],
    ["pl", "Jak dodamy do tego doświadczenie, to wybór naszej firmy jest prosty."],
  ])("is not read from a greeting, an app or a beginning in mid-thought in %s: “%s”", (language, line) => {
    expect(what(language, line)).toBe(`“${META}”`);
    // Where nothing better stands on the pages, it is what they say.
    expect(what(language, line, null)).not.toBeUndefined();
  });

  it("is read from an Italian sentence that opens with an article, and from no customer's own words", () => {
    const metas = [{ key: "description", content: META }];
    const blocks = ["Da oltre trenta anni siamo una squadra che lavora con passione.", ""];
    const told = (language: string, line: string) =>
      readKeyFacts(
        site({
          profile: profile({ language: { value: language }, languages: [language] }),
          pages: [
            page({
              htmlLang: language,
              metas,
              titles: ["Riparazione tetti"],
              headings: [heading(1, "Riparazione tetti"), heading(2, "Tetti"), heading(2, "Riparazione")],
              blocks: blocks.map((one) => text(one === "" ? line : one)),
            }),
          ],
        }),
      ).find(({ id }) => id === "what")?.answer?.how;
    const tiles = "I tetti della riparazione durano trenta anni e restano asciutti.";
    expect(told("it", tiles)).toBe(`“${tiles}”`);
    expect(told("en", tiles)).not.toContain("I tetti");
  });

  it("is read from the first sentence that stands on its own feet", () => {
    const line = "We look after slate roofs and gutters in the middle of Leeds.";
    expect(what("en", line)).toBe(`“${line}”`);
  });
});

describe("who is behind it", () => {
  const who = (line: string) =>
    readKeyFacts(
      site({
        profile: profile({ siteType: { value: "docs" }, businessName: { value: "Testline" } }),
        pages: [page({ kind: "home", blocks: [text(line, { region: "footer" })] })],
      }),
    ).find(({ id }) => id === "who")?.answer ?? null;

  it.each([
    "© 2026 Testline Inc.",
    "© 2026 Maria Novak",
    "© 2026 The Testline Authors",
    "© Orchard",
    "© 2026, Testline Ltd",
    "© Copyright 2019 – 2026 by Testline Ltd. All rights reserved.",
    "© 2026 All rights reserved by Maria Novak",
  ])("is told by “%s”", (line) => {
    expect(who(line)).toMatchObject({ how: "the owner in the footer" });
  });

  it.each([
    "© 2026 Testline. Open source under AGPL-3.0.",
    "© 2026 Testline",
    "© 2026, Testline",
    "© Testline 2026",
    "© Copyright 2026 Testline",
    "© 2026 by Testline",
    "© 2026 Testline - All rights reserved",
    "© 2026 Testline Alle Rechte vorbehalten",
    "© 2026 Testline Tous droits réservés",
    "© 2026 Testline Todos los derechos reservados",
    "© 2026 Testline Todos os direitos reservados",
    "© 2026 Testline Tutti i diritti riservati",
    "© 2026 Testline Alle rechten voorbehouden",
    "© 2026 Testline Wszelkie prawa zastrzeżone",
    "© 2026 All rights reserved",
    "Built by developers who believe in tools for all.",
  ])("is not told by “%s”", (line) => {
    expect(who(line)).toBeNull();
  });
});

describe("how one gets started", () => {
  const start = (language: string, line: string, over: Parameters<typeof profile>[0] = {}) =>
    readKeyFacts(
      site({
        channels: [],
        profile: profile({
          language: { value: language },
          languages: [language],
          industry: { value: "other" },
          ...over,
        }),
        pages: [page({ htmlLang: language, blocks: [text(line)] })],
      }),
    ).find(({ id }) => id === "start");

  it.each([
    ["en", "Write to us for an appointment.", "We keep what was agreed."],
    ["de", "Für einen Termin schreiben Sie uns.", "Die nächsten Termine im Kino."],
    ["fr", "Écrivez-nous pour un rendez-vous.", "Le rendez-vous des amis du cinéma."],
    ["es", "Escríbanos para una cita.", "Una cita de Cervantes."],
    ["pt", "Contacte-nos por escrito para marcação.", "Uma marca de confiança."],
    ["it", "Contattaci per informazioni o per un appuntamento.", "Gli appuntamenti della stagione."],
    ["nl", "Neem contact op voor een afspraak.", "Afspraken worden nagekomen."],
    ["pl", "Prosimy o telefon w celu umówienia wizyty.", "Pierwsza wizyta trwa godzinę."],
    ["en", "Viewings by appointment in our yard.", "The view from our yard is wide."],
    ["de", "Füllen Sie das Anmeldeformular aus.", "Füllen Sie die Lücken aus."],
    ["fr", "Ce formulaire permet de préparer votre adhésion.", "Ce formulaire permet de nous répondre."],
    ["es", "La matrícula está abierta hasta junio.", "La exposición está abierta hasta junio."],
    ["pt", "Envie a ficha de inscrição pelo correio.", "Envie a sua opinião pelo correio."],
    ["it", "Le iscrizioni sono aperte fino a giugno.", "Le porte sono aperte fino a giugno."],
    ["en", "Just turn up on a Monday, no booking needed.", "Just as you like it on a Monday."],
    ["fr", "Consultations le mardi, sans rendez-vous.", "Consultations le mardi, sans attente."],
    ["pl", "Zajęcia bez zapisów, w każdy wtorek.", "Zajęcia w każdy wtorek."],
    ["nl", "Neem contact op voor een bezichtiging.", "Wij staan bekend om onze auto's."],
    ["pl", "Przy zapisywaniu się na kurs należy przedłożyć dowód.", "Kurs trwa cztery tygodnie."],
  ])("is told in %s by “%s”", (language, line, other) => {
    expect(start(language, line)?.answer).not.toBeNull();
    expect(start(language, other)?.answer).toBeNull();
  });

  it("is to enroll at a school, to join a club, to book elsewhere", () => {
    expect(start("en", "We teach.", { industry: { value: "education" } })?.label).toBe("how to enroll");
    expect(start("en", "We play.", { industry: { value: "other", subKind: "club" } })?.label).toBe("how to join");
    expect(start("en", "We cook.")?.label).toBe("how to book");
    expect(
      start("en", "Everybody can join us on a Monday.", { industry: { value: "other", subKind: "club" } })?.answer,
    ).not.toBeNull();
    expect(start("en", "Everybody can join us on a Monday.")?.answer).toBeNull();
  });

  it("takes a sign-in elsewhere than at a school for no enrolment", () => {
    expect(start("de", "Anmeldung", { industry: { value: "education" } })?.answer ?? null).toBeNull();
    expect(start("de", "Hier geht es zur Anmeldung im Konto.")?.answer).toBeNull();
  });

  it.each([
    ["nl", "Voor wie een specifieke auto zoekt en graag meekijkt."],
    ["nl", "Onderhoud van auto's, zakelijk en particulier."],
    ["de", "Reinigung von Fenstern, privat und gewerblich."],
    ["fr", "Un accompagnement pour celles et ceux qui débutent."],
    ["it", "Un corso per chi vuole cominciare da zero."],
    ["es", "Un curso para quienes empiezan desde cero."],
  ])("names an audience in %s with “%s”", (language, line) => {
    const facts = readKeyFacts(
      site({
        profile: profile({ siteType: { value: "services" }, language: { value: language }, languages: [language] }),
        pages: [page({ htmlLang: language, blocks: [text(line)] })],
      }),
    );
    expect(facts.find(({ id }) => id === "audience")?.answer).not.toBeNull();
  });

  it("finds that one pays at the place", () => {
    const payment = (line: string) =>
      readKeyFacts(
        site({
          profile: profile({ language: { value: "fr" }, languages: ["fr"], industry: { value: "other" } }),
          pages: [page({ htmlLang: "fr", blocks: [text(line)] })],
        }),
      ).find(({ id }) => id === "payment")?.answer ?? null;
    expect(payment("La cotisation est de 5 € par an, à régler sur place.")).not.toBeNull();
    expect(payment("Nos produits sont préparés sur place chaque jour.")).toBeNull();
  });
});

describe("how one pays", () => {
  const payment = (language: string, line: string) =>
    readKeyFacts(
      site({
        profile: profile({ language: { value: language }, languages: [language], industry: { value: "education" } }),
        pages: [page({ htmlLang: language, blocks: [text(line)] })],
      }),
    ).find(({ id }) => id === "payment")?.answer ?? null;

  it.each([
    ["en", "After that you will be invoiced for the year.", "We check every invoice for you."],
    ["de", "Danach erhalten Sie eine schriftliche Bestätigung inkl. Rechnung.", "Wir prüfen für Sie jede Rechnung."],
    ["fr", "Vous recevrez une facture pour l'année.", "Nous contrôlons chaque facture pour vous."],
    ["es", "Después recibirá una factura anual.", "Revisamos cada factura."],
    ["pt", "No fim receberá uma fatura anual.", "Verificamos cada fatura."],
    ["it", "Poi riceverete una fattura annuale.", "Controlliamo ogni fattura."],
    ["nl", "Daarna ontvangt u een factuur voor het jaar.", "Wij controleren elke factuur."],
    ["pl", "Potem otrzymasz fakturę za cały rok.", "Sprawdzamy każdą fakturę."],
  ])("is told in %s by the bill that comes", (language, told, other) => {
    expect(payment(language, told)).not.toBeNull();
    expect(payment(language, other)).toBeNull();
  });
});

describe("how lawyers are paid", () => {
  const payment = (language: string, line: string, subKind: string | null = "law") =>
    readKeyFacts(
      site({
        profile: profile({
          siteType: { value: "local-business" },
          isLocal: true,
          industry: { value: "professional-services", subKind },
          language: { value: language },
          languages: [language],
        }),
        pages: [page({ htmlLang: language, blocks: [text(line)] })],
      }),
    ).find(({ id }) => id === "payment")?.answer ?? null;

  it.each([
    ["en", "We work under a written fee agreement."],
    ["de", "Wir schließen mit Ihnen eine Vergütungsvereinbarung."],
    ["fr", "Une provision est demandée à l'ouverture du dossier."],
    ["es", "Se pide una provisión de fondos al empezar."],
    ["pt", "É pedida uma provisão de honorários no início."],
    ["it", "All'inizio si versa un fondo spese."],
    ["nl", "Na ontvangst van de voorschotnota beginnen wij."],
    ["pl", "Na początku pobieramy zaliczka na poczet wynagrodzenia."],
  ])("is told in %s by what is agreed in writing or paid in advance", (language, line) => {
    expect(payment(language, line)).not.toBeNull();
    expect(payment(language, line, null)).toBeNull();
  });

  it("is not told by a case about money", () => {
    expect(payment("fr", "Nous obtenons une provision pour la victime d'un accident.")).toBeNull();
  });
});

describe("how to pay", () => {
  it("is told in Polish by a card one pays with, and not by any other card or by a payment that came in", () => {
    const said = (line: string) => payment(line, "other", "pl");
    expect(said("Można płacić kartą lub gotówką.")).not.toBeNull();
    expect(said("Akceptujemy karty płatnicze.")).not.toBeNull();
    expect(said("PIT-16A (karta podatkowa)")).toBeNull();
    expect(said("Po otrzymaniu wpłaty wyślemy do Ciebie zeznanie.")).toBeNull();
  });

  const payment = (line: string, industry: "other" | "healthcare" = "other", language = "en") =>
    readKeyFacts(
      site({
        profile: profile({
          siteType: { value: "local-business" },
          isLocal: true,
          industry: { value: industry },
          language: { value: language },
          languages: [language],
        }),
        pages: [page({ htmlLang: language, blocks: [text(line)] })],
      }),
    ).find(({ id }) => id === "payment")?.answer ?? null;

  it.each([
    "Nr. konta: 61 1090 1014 0000 0712 1981 2874",
    "IBAN: DE89 3704 0044 0532 0130 00",
    "Bankverbindung: Musterbank, Konto 123456789",
    "Rekeningnummer NL91ABNA0417164300",
    "Pay to NL91 ABNA 0417 1643 00, Harrow",
    "DE89 3704 0044 0532 0130 00",
    "Account number 12345678, sort code 20-00-00",
  ])("is told by the account to pay into: %s", (line) =>
    expect(payment(line)).toMatchObject({ how: "a bank account to pay into" }),
  );

  it.each([
    "Your account number stands on the letter.",
    "Wir konten nicht: 12 Jahre",
    "Order GB12 today",
    "ab12 3456 7890 parts",
    "N° TVA : FR12345678901",
    "BTW BE0123456789",
    "P.IVA IT12345678901",
    "NIP: PL1234567890",
    "VAT SE123456789001",
    "USt-IdNr. DE123456789",
    "Serial number DE89 3704 0044 0532 0130 01",
  ])("is told by no word for an account without its number: %s", (line) => expect(payment(line)).toBeNull());

  it.each([
    ["en", "We strongly recommend pet insurance from the start.", "We accept all pet insurance and claim for you."],
    ["en", "We suggest that you take out insurance early.", "Your insurance is billed by us."],
    ["de", "Wir empfehlen Ihnen eine Zusatzversicherung.", "Wir rechnen mit jeder Versicherung ab."],
    ["nl", "Wij raden u een verzekering aan.", "Wij declareren bij uw verzekering."],
  ])("takes advice in %s to be insured for no word on what is accepted: %s", (language, advice, accepts) => {
    expect(payment(advice, "healthcare", language)).toBeNull();
    expect(payment(accepts, "healthcare", language)).not.toBeNull();
  });
});

describe("how to get started", () => {
  const start = (over: Parameters<typeof page>[0], language = "en") =>
    readKeyFacts(
      site({
        profile: profile({
          siteType: { value: "services" },
          industry: { value: "education" },
          language: { value: language },
          languages: [language],
        }),
        pages: [page({ htmlLang: language, ...over })],
      }),
    ).find(({ id }) => id === "start")?.answer ?? null;
  const steps = (...names: string[]) => ({ headings: names.map((name) => heading(2, name)) });

  it("is told by three headings that number the steps", () => {
    expect(start(steps("Step 1: Plan", "Step 2: Design", "Step 3: Launch"))).toMatchObject({ how: "numbered steps" });
    expect(start(steps("Plan", "Design", "Launch"))).toBeNull();
    expect(start({ ...steps("Step 1: Plan", "Step 2: Design", "Step 3: Launch"), kind: "post" })).toBeNull();
  });

  it.each([
    ["en", "Fill out the form and we will reach out to you."],
    ["de", "Füllen Sie das Formular aus, wir melden uns."],
    ["es", "Rellena el formulario y te llamamos pronto."],
    ["pt", "Preencha o formulário e nós ligamos."],
    ["nl", "Vul het formulier in en wij bellen."],
    ["pl", "Wypełnij formularz, a my się odezwiemy."],
  ])("is told in %s by the sentence that asks to fill in a form", (language, line) =>
    expect(start({ blocks: [text(line)] }, language)).not.toBeNull(),
  );

  it("is not told by how data of a form are dealt with", () => {
    const told = (kind: "legal" | "contact") =>
      readKeyFacts(
        site({
          profile: profile({ siteType: { value: "services" } }),
          pages: [page({ kind, blocks: [text("When you fill in the form, we keep your name for a year.")] })],
        }),
      ).find(({ id }) => id === "start")?.answer ?? null;
    expect(told("legal")).toBeNull();
    expect(told("contact")).not.toBeNull();
  });

  it("is not told by a word for it on a link to a file, unless the file is a form", () => {
    const link = (href: string, label: string, language: string) =>
      start({ anchors: [anchor(`https://example-clinic.com/${href}`, label)] }, language);
    expect(link("r2026.pdf", "Rekrutacja", "pl")).toBeNull();
    expect(link("rekrutacja", "Rekrutacja", "pl")).not.toBeNull();
    expect(link("a.pdf", "Anmeldeformular", "de")).not.toBeNull();
  });
});

describe("a file that was not read", () => {
  it("is named where it may hold what the pages do not say", () => {
    const said = (href: string, label = "Rekrutacja 2026") => {
      const evidence = site({
        profile: profile({
          siteType: { value: "services" },
          industry: { value: "education" },
          language: { value: "pl" },
          languages: ["pl"],
        }),
        pages: [
          page({
            kind: "services",
            htmlLang: "pl",
            blocks: [text("Opiekujemy się dziećmi od trzech do sześciu lat.")],
            anchors: [anchor(`https://example-clinic.com/${href}`, label)],
          }),
        ],
      });
      return [keyFactsCoverage.run(evidence).situation, pricingAnswerable.run(evidence).situation];
    };
    for (const situation of said("r2026.pdf")) expect(situation).toContain("the file “Rekrutacja 2026” was not read.");
    for (const situation of said("rekrutacja")) expect(situation).not.toContain("was not read");
    for (const situation of said("logo.pdf", "Logo")) expect(situation).not.toContain("was not read");
  });
});

describe("which insurance is accepted", () => {
  const payment = (language: string, line: string) =>
    readKeyFacts(
      site({
        profile: profile({ language: { value: language }, languages: [language] }),
        pages: [page({ htmlLang: language, blocks: [text(line)] })],
      }),
    ).find(({ id }) => id === "payment")?.answer ?? null;

  it.each([
    ["en", "We see private patients only.", "Patients like our private garden."],
    ["en", "The practice is cash-based.", "Patients like our garden."],
    ["de", "Wir sind eine Privatpraxis am Markt.", "Wir sind eine Praxis am Markt."],
    ["fr", "Le cabinet exerce hors convention.", "Le cabinet exerce en ville."],
    ["es", "Somos una consulta privada.", "Somos una consulta moderna."],
    ["pt", "Não atendemos planos.", "Planejamos o seu sorriso."],
    ["it", "Riceviamo in regime privato.", "Riceviamo in un ambiente moderno."],
    ["nl", "De praktijk werkt contractvrij.", "De praktijk werkt zorgvuldig."],
    ["pl", "Przyjmujemy wyłącznie prywatnie.", "Prywatnie miłośniczka górskich wędrówek."],
  ])("is answered in %s by a refusal of all of them", (language, refusal, other) => {
    expect(payment(language, refusal)).toMatchObject({ how: `“${refusal}”` });
    expect(payment(language, other)).toBeNull();
  });

  it("says nothing of how a price is made", () => {
    const pages = [page({ blocks: [text("We see private patients only, by the river.")] })];
    expect(readKeyFacts(site({ pages })).find(({ id }) => id === "price")?.answer).toBeNull();
  });
});

describe("what only looks like an answer", () => {
  const answers = (...lines: string[]) => {
    const facts = readKeyFacts(site({ pages: [page({ blocks: lines.map((line) => text(line)) })] }));
    return Object.fromEntries(facts.map(({ id, answer }) => [id, answer?.how ?? null]));
  };

  it("reads hours told in one sentence of a paragraph", () => {
    const { hours } = answers(
      "Wir machen Lohnbuchhaltung, Jahresabschluss und Steuererklärung für Betriebe in Leipzig und Umgebung, und das seit 1998. Öffnungszeiten: Montag bis Freitag 9 bis 17 Uhr. Rufen Sie uns an, um einen Termin zu vereinbaren.",
    );
    expect(hours).toBe("“Öffnungszeiten: Montag bis Freitag 9 bis 17 Uhr.”");
  });

  it.each([
    ["Atendimento das 09h00 às 12h00 e das 14h00 às 17h50", "Palestra das 09h00 às 12h00 e das 14h00 às 17h50"],
    ["Open from 9:00 am to 5:30 pm", "Open day from 9:00 am to 5:30 pm"],
    ["Geöffnet von 9:00 bis 17:00 Uhr", "Mittagstisch von 11:30 bis 14:00 Uhr"],
    ["Horaires : 9h00 à 12h00 et 14h00 à 18h00", "Horaires des cours : 9h00 à 12h00"],
    ["Horario: 9:00 a 14:00", "Duración: 9:00 a 14:00 minutos"],
    ["Orario 9:00 - 12:30", "Treno 9:00 - 12:30"],
    ["Geopend van 10:00 tot 17:00 uur", "Open dag van 10:00 tot 17:00 uur"],
    ["Czynne 8:00 - 16:00", "Warsztaty 8:00 - 16:00"],
  ])("reads hours without a day in “%s”, and not in “%s”", (told, other) => {
    expect(answers(told).hours).toBe(`“${told}”`);
    expect(answers(other).hours).toBeNull();
  });

  it("takes a question about insurance for no price, and quotes the rule it takes for one", () => {
    expect(answers("Do you take NHS patients? Yes, gladly.")).toMatchObject({ price: null });
    expect(answers("We take NHS patients at the usual bands.")).toMatchObject({
      price: "how a price is made: “We take NHS patients at the usual bands.”",
    });
  });

  it.each([
    ["en", "Your visit is covered by your insurance.", "We accept most private insurance plans."],
    ["de", "Wir behandeln Patienten aller Kassen.", "Bringen Sie Ihre Versicherung zur Sprache."],
    [
      "en",
      "Most sessions are fully covered by your health plan.",
      "Your personal data is covered by our privacy policy.",
    ],
    ["en", "We take NHS patients.", "The car park is covered by cameras."],
    ["de", "Ihre Krankenkasse übernimmt die Behandlung.", "Holen Sie das Rezept von der Kasse."],
    ["fr", "La consultation est remboursée par l'assurance maladie.", "Les acomptes sont remboursés."],
    ["es", "La visita está cubierta por su aseguradora.", "El patio está cubierto por un toldo."],
    ["pt", "A consulta é coberta por planos de saúde.", "O pátio é coberto por vidro."],
    ["it", "La visita è a carico del servizio sanitario.", "Il parcheggio è convenzionato."],
    ["nl", "De behandeling wordt vergoed door uw zorgverzekeraar.", "Een gemiste afspraak wordt niet vergoed."],
    ["pl", "Leczymy w ramach NFZ.", "Zaliczka podlega refundacji."],
  ])(
    "takes an insurer who pays in %s for a way a price is made, and one that is named for none",
    (language, pays, named) => {
      const price = (line: string) =>
        readKeyFacts(
          site({
            profile: profile({ language: { value: language }, languages: [language] }),
            pages: [page({ htmlLang: language, blocks: [text(line)] })],
          }),
        ).find(({ id }) => id === "price")?.answer ?? null;
      expect(price(pays)).not.toBeNull();
      expect(price(named)).toBeNull();
    },
  );

  it("takes a call to book for no offer", () => {
    const call = "Book online at any time: Book your appointment online.";
    expect(answers(call)).toMatchObject({ what: null });
    expect(answers(call, "We look after teeth and gums in the middle of Leeds.")).toMatchObject({
      what: "“We look after teeth and gums in the middle of Leeds.”",
    });
  });
});

describe("a site that offers nothing", () => {
  const poet = (over: Parameters<typeof profile>[0] = {}, ...more: string[]) => {
    const lines = ["I write poems about rivers. Here are three of them.", ...more];
    return site({
      pages: [page({ titles: ["Ines Okafor, poems"], blocks: lines.map((line) => text(line)) })],
      channels: [],
      profile: profile({
        siteType: { value: "services", confidence: "low" },
        industry: { value: "other", confidence: "low" },
        people: "visitors",
        isLocal: false,
        ...over,
      }),
    });
  };

  it("is asked for neither a price nor a way to begin", () => {
    expect(keyFactsCoverage.run(poet()).status).toBe("na");
    expect(pricingAnswerable.run(poet())).toMatchObject({
      status: "na",
      situation: "Nothing is offered here, so visitors need no price.",
    });
    expect(keyFactsCoverage.run(poet({ siteType: { value: "portfolio", confidence: "high" } })).status).toBe("na");
  });

  it.each(["Book a reading for your school.", "Prints from £12", "12 Market Street, Falmouth TR11 3AA"])(
    "offers something where it says “%s”",
    (line) => {
      expect(keyFactsCoverage.run(poet({}, line)).status).not.toBe("na");
    },
  );
});

describe("what is asked", () => {
  const asked = (siteType: SiteType, isLocal = false) =>
    readKeyFacts(site({ profile: profile({ siteType: { value: siteType }, isLocal }) })).map(({ id }) => id);

  it.each([
    ["docs", ["what", "who", "contact", "start", "terms"]],
    ["media-blog", ["what", "who", "contact", "start", "terms"]],
    ["portfolio", ["what", "who", "contact", "start"]],
    ["ecommerce", ["what", "price", "where", "contact", "start", "assurance", "payment"]],
    ["saas-api", ["what", "audience", "price", "contact", "start", "assurance"]],
    ["nonprofit-gov", ["what", "audience", "where", "contact", "start"]],
  ] as const)("of %s sites is what their visitors want to know", (siteType, ids) => {
    expect(asked(siteType)).toEqual(ids);
  });
  it("of who sells goods without being visited are those of a shop, where the trade is sure", () => {
    const ofTrade = (confidence: "high" | "low", isLocal = false) =>
      readKeyFacts(
        site({
          profile: profile({
            siteType: { value: "services" },
            industry: { value: "retail", confidence },
            isLocal,
          }),
        }),
      ).map(({ id }) => id);
    expect(ofTrade("high")).toEqual(asked("ecommerce"));
    expect(ofTrade("high", true)).toEqual(asked("services", true));
    expect(ofTrade("low")).toEqual(asked("services"));
  });

  it("asks who is visited for hours and payment, and who works for firms for whom instead", () => {
    expect(asked("local-business", true)).toEqual(["what", "where", "hours", "contact", "price", "start", "payment"]);
    expect(asked("local-business")).toEqual(["what", "audience", "where", "contact", "price", "start"]);
  });

  it("asks software for trial and end of a contract, and a shop for returns", () => {
    const label = (siteType: SiteType) =>
      readKeyFacts(site({ profile: profile({ siteType: { value: siteType } }) })).find(({ id }) => id === "assurance")
        ?.label;
    expect(label("saas-api")).toBe("how it can be tried or canceled, or what is guaranteed");
    expect(label("ecommerce")).toBe("what is guaranteed or can be returned");
  });

  it.each([
    ["en", "Thirty-day trial without a card.", "Trial courts meet on weekdays."],
    ["de", "Sie können das Programm 30 Tage testen.", "Wir testen jede Maschine."],
    ["fr", "14 jours d'essai sans carte bancaire.", "Nous avons essayé chaque vélo."],
    ["es", "Incluye 14 días de prueba.", "Hacemos la prueba en un día."],
    ["pt", "São 14 dias de teste.", "O teste demora um dia."],
    ["it", "Ci sono 14 giorni di prova.", "La prova dura un giorno."],
    ["nl", "U kunt het 14 dagen proberen.", "Wij proberen elke fiets."],
    ["pl", "Oferujemy 14-dniowy okres próbny.", "Próby trwają dzień."],
  ])("is answered in %s by a trial, and not by another sense of the word", (language, line, other) => {
    const said = (words: string) =>
      readKeyFacts(
        site({
          pages: [page({ htmlLang: language, blocks: [text(words)] })],
          profile: profile({ siteType: { value: "saas-api" }, language: { value: language }, languages: [language] }),
        }),
      ).find(({ id }) => id === "assurance")?.answer;
    expect(said(line)).not.toBeNull();
    expect(said(other)).toBeNull();
  });

  it("includes hours where people come to a place", () => {
    expect(asked("services", true)).toContain("hours");
    expect(asked("services")).not.toContain("hours");
  });

  it("is answered for a project by its licence, its start page and its issue list", () => {
    const docs = page({
      kind: "docs",
      blocks: [
        text("The library parses forms and tells you which fields are missing."),
        text("Released under the MIT license."),
      ],
      headings: [heading(1, "Getting started")],
      anchors: [anchor("https://github.com/example/forms/issues", "Issues")],
    });
    const evidence = site({
      pages: [docs],
      structured: [node("Organization", { name: "Forms" })],
      profile: profile({ siteType: { value: "docs" }, isLocal: false }),
    });
    expect(keyFactsCoverage.run(evidence)).toMatchObject({ status: "pass", score: 1 });
  });

  it("is answered for a shop in text alone", () => {
    const shop = page({
      kind: "shop",
      blocks: [
        "We make fishing lures by hand from recycled plastic.",
        "Perch lure $4.99",
        "We ship to all of Europe within a week.",
        "Send it back for a refund within 30 days.",
        "Pay with PayPal or Klarna at checkout.",
      ].map((line) => text(line)),
      buttons: [
        {
          tag: "button",
          type: "submit",
          name: "Add to cart",
          nameFrom: "text",
          region: "main",
          hidden: false,
          hasOnclick: false,
          form: -1,
          attributes: {},
        },
      ],
    });
    const evidence = site({
      channels: [channel("email")],
      pages: [shop],
      profile: profile({ siteType: { value: "ecommerce" }, sells: true, isLocal: false }),
    });
    expect(keyFactsCoverage.run(evidence)).toMatchObject({ status: "pass", score: 1 });
  });
});

it("learns where a business is from a place and its region, without a street", () => {
  const where = (line: string) =>
    readKeyFacts(
      site({
        pages: [page({ kind: "contact", blocks: [text(line)] })],
        profile: profile({ siteType: { value: "nonprofit-gov" } }),
      }),
    ).find(({ id }) => id === "where")?.answer?.how;
  expect(where("Hundesport Nord Übungsplatz Uettligen, Kanton Bern")).toContain("Uettligen, Kanton Bern");
  expect(where("Unsere Hunde, Kanonen und Freunde")).toBeUndefined();
});

describe("what the report quotes elsewhere is not told as missing", () => {
  const answers = (over: Parameters<typeof site>[0]) =>
    new Map(readKeyFacts(site(over)).map(({ id, answer }) => [id, answer?.how]));
  const firm = (...lines: string[]) =>
    answers({
      pages: [page({ blocks: lines.map((line) => text(line)) })],
      profile: profile({ siteType: { value: "services" } }),
    });

  it.each([
    "Smith & Jones, PA",
    "© 2026 Smith & Jones, PA. All rights reserved.",
    "Rajesh Sharma, CA",
    "John Miller, SC is a barrister.",
    "Geoffrey Robertson, QC",
    "Anna Berg, MT",
    "Ultrasound, CT and X-ray in one house",
    "Röntgen, CT und MRT",
    "Datos, IA y automatización",
    "Gaming, AR and VR development",
    "Lights, PA and stage hire",
    "Storage, SD cards and drives",
    "Our client in Dallas, TX saved 20%",
  ])("does not take %s for a place", (line) => {
    expect(firm(line).get("where")).toBeUndefined();
  });

  it("names the address of another page before a town on the home page", () => {
    const home = page({ blocks: [text("Serving Columbia, PA and beyond")] });
    const contact = page({
      url: "https://example-clinic.com/contact",
      kind: "contact",
      blocks: [text("12 Market Street, Falmouth TR11 3AA")],
    });
    const told = answers({ pages: [home, contact], profile: profile({ siteType: { value: "services" } }) });
    expect(told.get("where")).toBe("a postal address in the text");
  });

  it("names a town with its state or province as the place", () => {
    expect(firm("Columbia, PA and surrounding communities.").get("where")).toContain("Columbia, PA");
    expect(firm("Our yard is in Newcastle, NSW").get("where")).toContain("Newcastle, NSW");
    expect(firm("Fast, OK and careful work").get("where")).toBeUndefined();
    expect(firm("Serving Boston, MA since 1990").get("where")).toContain("Boston, MA");
    expect(firm("Denver, CO and surrounding communities.").get("where")).toContain("Denver, CO");
    expect(firm("Address: Portland, OR").get("where")).toContain("Portland, OR");
    const quoted = page({ blocks: [text("Maria, Austin, TX", { quoted: true })] });
    expect(answers({ pages: [quoted], profile: profile({ siteType: { value: "services" } }) }).get("where")).toBe(
      undefined,
    );
  });

  it("takes the offer of a quote as the way to begin with a firm that prices each job", () => {
    expect(firm("Mr Fenwick draws up a free estimate for each roof.").get("start")).toContain("free estimate");
  });

  it.each([
    "We do not give free estimates over the phone.",
    "We no longer offer free quotes.",
    "Our competitors offer a free quote and then charge more.",
    "Never trust a firm that offers a free quote.",
  ])("takes for no way to begin: %s", (line) => {
    expect(firm(line).get("start")).toBeUndefined();
  });
  it.each([
    "You get a free estimate that does not bind you.",
    "We do not charge for estimates; request a free estimate.",
    "Never trust a free quote. Request a quote from us.",
  ])("takes for a way to begin: %s", (line) => {
    expect(firm(line).get("start")).toBeDefined();
  });

  const german = (line: string) =>
    answers({
      pages: [page({ htmlLang: "de", blocks: [text(line)] })],
      profile: profile({ siteType: { value: "services" }, languages: ["de"] }),
    });
  it.each([
    "Sie erhalten ein kostenloses Angebot und keine Überraschungen.",
    "Fordern Sie Ihr Angebot an, es entstehen keine Kosten.",
    "Sie erhalten ein unverbindliches Angebot, das Sie nicht bindet.",
  ])("takes for a way to begin in German: %s", (line) => {
    expect(german(line).get("start")).toBeDefined();
  });
  it("takes for no way to begin what is denied at the end in German", () => {
    expect(german("Ein kostenloses Angebot erstellen wir Ihnen.").get("start")).toBeDefined();
    expect(german("Ein kostenloses Angebot erstellen wir nicht.").get("start")).toBeUndefined();
  });

  it("takes no free open source of others for a price", () => {
    expect(firm("Our platform replaces free open source tools.").get("price")).toBeUndefined();
  });

  it("takes free open source for a price", () => {
    const how = answers({
      pages: [page({ blocks: [text("The core is free open source.")] })],
      profile: profile({ siteType: { value: "saas-api" } }),
    }).get("price");
    expect(how).toContain("free open source");
  });

  it.each([
    ["nb", "Mandag–fredag 08:30–15:30"],
    ["da", "Mandag–fredag 8.30–15.30"],
    ["sv", "Måndag–fredag 8.30–15.30"],
    ["el", "Δευτέρα–Παρασκευή 9:00–17:00"],
    ["hu", "Hétfő–péntek 9:00–17:00"],
    ["el", "Δεχόμαστε καθημερινά κατόπιν ραντεβού"],
    ["cs", "Přijímáme pouze po předchozí domluvě"],
  ])("reads opening hours in %s: %s", (htmlLang, line) => {
    const how = answers({
      pages: [page({ htmlLang, kind: "contact", blocks: [text(line)] })],
      profile: profile({ siteType: { value: "local-business" }, isLocal: true }),
    }).get("hours");
    expect(how).toBeDefined();
  });

  it.each([
    ["ro", "Garanție: 12-24 luni"],
    ["cs", "Dodání do 3 dnů po objednání"],
    ["cs", "Po domluvě lze přivézt i psa."],
    ["nb", "Kun etter avtale kan hunder tas med"],
    ["sv", "Endast efter överenskommelse får hundar tas med."],
    ["sv", "Öppet hus lördag 10–14"],
    ["nb", "Åpent hus lørdag 10.00–14.00"],
    ["da", "Åbent hus søndag 10–15"],
    ["nb", "Kjøkkenet er åpent mandag–fredag 12:00–21:00"],
    ["sv", "Telefontid måndag–fredag 8–9"],
  ])("takes for no opening hours in %s: %s", (htmlLang, line) => {
    const pages = [page({ htmlLang, kind: "contact", blocks: [text(line)] })];
    const local = profile({ siteType: { value: "local-business" }, isLocal: true });
    expect(answers({ pages, profile: local }).get("hours")).toBeUndefined();
  });

  it("reads the Romanian Monday", () => {
    const pages = [page({ htmlLang: "ro", kind: "contact", blocks: [text("Luni–vineri 9:00–17:00")] })];
    const local = profile({ siteType: { value: "local-business" }, isLocal: true });
    expect(answers({ pages, profile: local }).get("hours")).toBeDefined();
  });
});
