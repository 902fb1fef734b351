import { describe, expect, it } from "vitest";
import { openingHoursAWeek } from "../../../../src/scanner/insight/opening-hours.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { statedNumber, visitsEach } from "../../../../src/scanner/insight/stated-numbers.ts";
import type { StatedNumber } from "../../../../src/scanner/insight/stated-numbers.ts";
import { volumeSignalsFor } from "../../../../src/scanner/insight/volume-signals.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";
import type { WorkflowEvidence } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { dentalPractice } from "../../../fixtures/businesses/dental-practice.ts";
import { webShop } from "../../../fixtures/businesses/web-shop.ts";
import { field, form, heading, image, node, page, site, text } from "../../../fixtures/site.ts";

const signalsOf = (evidence: WorkflowEvidence, id: string): Record<string, number> => {
  const family = familyOf(id);
  if (!family) throw new Error(id);
  return Object.fromEntries(volumeSignalsFor(readSite(evidence), family).map(({ name, value }) => [name, value]));
};

describe("numbers a business states about itself", () => {
  it.each<[StatedNumber, string, number | null]>([
    ["people", "Our team of 14 looks after you.", 14],
    ["people", "We have 1,200 employees in four countries.", 1200],
    ["people", "Wir sind 23 Mitarbeiter in Kiel.", 23],
    ["people", "Founded in 1998 by two friends.", null],
    ["people", "Since 2008 members of our staff help.", null],
    ["practitioners", "Our 3 dentists see patients of every age.", 3],
    ["practitioners", "Four chartered physiotherapists work here.", 4],
    ["practitioners", "Bei uns arbeiten drei Tierärzte.", 3],
    ["practitioners", "Cinco fisioterapeutas trabajan aquí.", 5],
    ["practitioners", "Two of our dentists speak Polish.", null],
    ["practitioners", "Four rooms where physiotherapists work.", null],
    ["homes", "We manage 460 homes in Truro.", 460],
    ["homes", "Wir betreuen 85 Wohnungen.", 85],
    ["lots", "Huit terrains viabilisés, livrés prêts à construire.", 8],
    ["lots", "12 Bauplätze in ruhiger Lage", 12],
    ["lots", "8 building plots are left.", 8],
    ["lots", "8 plot points of the story", null],
    ["learners", "220 students learn here.", 220],
    ["members", "The club has 340 members.", 340],
    ["members", "It costs $30 members say.", null],
  ])("%s: “%s”", (kind, sentence, expected) => {
    const reading = readSite(site({ pages: [page({ blocks: [text(sentence)] })] }));
    expect(statedNumber(reading, kind)?.value ?? null).toBe(expected);
  });

  it("are not taken from posts or quotations", () => {
    const post = page({
      url: "https://example-clinic.com/p",
      kind: "post",
      foundBy: "link",
      blocks: [text("They have 900 employees.")],
    });
    const quoted = page({ blocks: [text("They have 900 employees.", { quoted: true })] });
    expect(statedNumber(readSite(site({ pages: [quoted, post] })), "people")).toBeNull();
  });
});

it.each([
  [["Dr. Ada Lovell, M.D., FAAP", "Dr. Ines Moreau, M.D.", "Igor Spring, L.Ac."], 2],
  [["Ada Lovell, DVM", "Ines Moreau, Office manager"], undefined],
])("doctors are counted by the titles of those named: %j", (names, expected) => {
  const team = page({
    url: "https://example-clinic.com/team",
    kind: "team",
    headings: names.map((n) => heading(2, n)),
  });
  expect(signalsOf(site({ pages: [page(), team] }), "wf-appointment")["doctors-named"]).toBe(expected);
});

it.each([
  ["en", "I come to you and do the work myself.", 1],
  ["en", "Our team comes to you.", undefined],
])("one person alone is one (%s): %s", (htmlLang, said, people) => {
  const one = page({ htmlLang, blocks: [text(said)] });
  expect(signalsOf(site({ pages: [one] }), "wf-customer-inquiry")["people-stated"]).toBe(people);
});

describe("how often one person comes", () => {
  it.each([
    ["Most people come to us two to six times.", 4],
    ["Die meisten Patienten kommen vier bis acht Mal.", 6],
    ["La plupart des patients viennent trois à cinq fois.", 4],
    ["La mayoría de los pacientes necesita 4 a 6 sesiones.", 5],
    ["Em média são 4 a 8 sessões.", 6],
    ["La maggior parte dei pazienti viene 4-6 volte.", 5],
    ["Gemiddeld 6 tot 10 behandelingen.", 8],
    ["Większość pacjentów przychodzi 4 do 6 razy.", 5],
    // Exercises, hours and what no patient does.
    ["Most patients train two to three times a week.", null],
    ["Do this exercise two to three times.", null],
    ["Patients wait two to six weeks.", null],
  ])("“%s”: %s", (sentence, expected) => {
    const reading = readSite(site({ pages: [page({ blocks: [text(sentence)] })] }));
    expect(visitsEach(reading)?.value ?? null).toBe(expected);
  });
});

describe("seats on dates that a page lists", () => {
  const seats = (...lines: string[]): number | undefined =>
    signalsOf(
      site({ pages: [page({ kind: "other", blocks: lines.map((line) => text(line)) })] }),
      "wf-event-registration",
    )["seats"];

  it.each([
    ["en", "Four hours, eight seats, £89 each.", "Saturday, 5 December 2026", 8],
    ["de", "Vier Stunden, acht Plätze, 89 € je Person.", "Samstag, 5. Dezember 2026, 10 Uhr", 8],
    ["fr", "Quatre heures, 12 places par atelier.", "samedi 5 décembre 2026", 12],
    ["es", "Hay 10 plazas por curso.", "sábado 5 de diciembre de 2026", 10],
    ["pt", "São 10 vagas por curso.", "sábado, 5 de dezembro de 2026", 10],
    ["it", "Corso da 14 posti.", "sabato 5 dicembre 2026", 14],
    ["nl", "Er zijn 16 plaatsen.", "zaterdag 5 december 2026", 16],
    ["pl", "Mamy 9 miejsc.", "sobota, 5 grudnia 2026", 9],
  ])(
    "%s: “%s” beside “%s” are %d in the three months that such a list reaches ahead",
    (_language, line, date, expected) => {
      expect(seats(line, date)).toBeCloseTo(expected / 3);
      // Without a date it is no course that one signs up for.
      expect(seats(line)).toBeUndefined();
    },
  );

  it.each(["home", "about", "blog", "location"] as const)("count for nothing on a page of the kind %s", (kind) => {
    const lines = ["Our restaurant has 80 seats.", "New menu from 5 December 2026", "Closed on 24 December 2026"];
    const told = page({ kind, blocks: lines.map((line) => text(line)) });
    expect(signalsOf(site({ pages: [told] }), "wf-event-registration")["seats"]).toBeUndefined();
  });

  it("are those of the page that lists most dates", () => {
    const listing = (url: string, seats: number, dates: number) =>
      page({
        url,
        kind: "event",
        blocks: [
          text(`Each class has ${seats} places.`),
          ...Array.from({ length: dates }, (_, at) => text(`${at + 1} December 2026`)),
        ],
      });
    const pages = [listing("https://example.com/a", 30, 1), listing("https://example.com/b", 8, 6)];
    expect(signalsOf(site({ pages }), "wf-event-registration")["seats"]).toBe(16);
  });

  it("count for each of many dates", () => {
    const dates = Array.from({ length: 9 }, (_, at) => `${at + 1} December 2026`);
    expect(seats("Ten places in each class.", ...dates)).toBe(30);
  });
});

describe("opening hours a week", () => {
  it.each([
    ["a text", { openingHours: "Mo-Fr 08:00-17:00" }, 45],
    ["several texts", { openingHours: ["Mo-Fr 08:00-17:00", "Sa 09:00-12:00"] }, 48],
    ["days in a row over the weekend", { openingHours: "Sa-Mo 10:00-14:00" }, 12],
    ["past midnight", { openingHours: "Fr,Sa 20:00-02:00" }, 12],
    [
      "specifications",
      { openingHoursSpecification: [{ dayOfWeek: ["Monday", "Tuesday"], opens: "09:00", closes: "12:30" }] },
      7,
    ],
    ["nonsense", { openingHours: "every day" }, null],
  ])("are read from %s", (_how, props, expected) => {
    const reading = readSite(site({ structured: [node("Dentist", props)] }));
    expect(openingHoursAWeek(reading)?.value ?? null).toBe(expected);
  });
});

describe("what bears on a workflow", () => {
  it("is the size of the practice for its appointments", () => {
    expect(signalsOf(dentalPractice, "wf-appointment")).toEqual({
      "call-phrases": 3,
      practitioners: 3,
      "opening-hours": 48,
      reviews: 112,
      services: 6,
    });
  });

  it("is the catalog for a shop's upkeep, as far as the sitemap lists it", () => {
    expect(signalsOf(webShop, "wf-inventory-merch")).toMatchObject({ products: 58, "out-of-stock": 1 });
    expect(signalsOf(webShop, "wf-fulfilment")).toMatchObject({ products: 58, carriers: 2 });
  });

  it("is nothing where nothing was seen", () => {
    expect(signalsOf(site(), "wf-appointment")).toEqual({});
  });

  it("counts posts of the twelve months before the site was read", () => {
    const dated = (day: string) => ({ datetime: day, text: day, region: "main" as const });
    const blog = page({
      url: "https://example-clinic.com/blog",
      kind: "blog",
      foundBy: "link",
      times: [dated("2026-10-01"), dated("2026-01-05"), dated("2025-11-01")],
    });
    expect(signalsOf(site({ pages: [page(), blog] }), "wf-content-publishing")).toMatchObject({ "posts-a-year": 2 });
  });

  it("takes the pace of a young list for that of a year", () => {
    const times = ["2026-09-01", "2026-10-01", "2026-11-01"].map((datetime) => ({
      datetime,
      text: datetime,
      region: "main" as const,
    }));
    const blog = page({ url: "https://example-clinic.com/blog", kind: "blog", foundBy: "link", times });
    const { "posts-a-year": year } = signalsOf(site({ pages: [page(), blog] }), "wf-content-publishing");
    expect(year).toBe(12);
  });

  it("takes no launch for a pace", () => {
    const times = ["2026-11-12", "2026-11-13", "2026-11-14"].map((datetime) => ({
      datetime,
      text: datetime,
      region: "main" as const,
    }));
    const blog = page({ url: "https://example-clinic.com/blog", kind: "blog", foundBy: "link", times });
    expect(signalsOf(site({ pages: [page(), blog] }), "wf-content-publishing")).toMatchObject({ "posts-a-year": 12 });
  });

  it("counts a post once whose data tells when it was revised", () => {
    const url = "https://example-clinic.com/blog/teeth";
    const post = page({ url, kind: "post", foundBy: "link", blocks: [text("January 5, 2026")] });
    const data = {
      ...node(["BlogPosting"], { datePublished: "2026-01-05", dateModified: "2026-03-02" }),
      pageUrl: url,
    };
    const seen = signalsOf(site({ pages: [page(), post], structured: [data] }), "wf-content-publishing");
    expect(seen).toMatchObject({ "posts-a-year": 1 });
  });

  it("hears of no letter beside a form that asks for more than an address", () => {
    const url = "https://example-clinic.com/blog";
    const blog = page({
      url,
      kind: "blog",
      foundBy: "link",
      headings: [heading(2, "Book a table")],
      forms: [
        form({
          heading: 0,
          fields: [
            field({ type: "email", name: "email" }),
            field({ type: "tel", name: "phone" }),
            field({ type: "date", name: "day" }),
          ],
        }),
      ],
      blocks: [text("Live music every week on the terrace.", { heading: 0 })],
    });
    const channels = [{ type: "newsletter" as const, pages: [url], evidence: "", confidence: "high" as const }];
    expect(signalsOf(site({ pages: [page(), blog], channels }), "wf-newsletter")["issues-a-month"]).toBeUndefined();
  });

  it.each([
    ["We send about once a week. No spam.", 52 / 12],
    ["Rezepte, einmal im Monat", 1],
    ["We answer within a week.", undefined],
  ])("reads beside a sign-up how often the letter comes: %s", (words, issues) => {
    const url = "https://example-clinic.com/blog";
    const blog = page({
      url,
      kind: "blog",
      foundBy: "link",
      headings: [heading(2, "Our letter")],
      forms: [form({ heading: 0, fields: [field({ type: "email", name: "email" })] })],
      blocks: [text(words, { heading: 0 })],
    });
    const channels = [{ type: "newsletter" as const, pages: [url], evidence: "", confidence: "high" as const }];
    const { "issues-a-month": seen } = signalsOf(site({ pages: [page(), blog], channels }), "wf-newsletter");
    expect(seen).toBe(issues);
  });

  it("counts nobody as staff on a page whose portraits come from a service for layouts", () => {
    const team = (src: string) =>
      page({
        url: "https://example-clinic.com/team",
        kind: "team",
        foundBy: "link",
        headings: [heading(1, "Our team"), heading(2, "Anna Example"), heading(2, "Ben Sample")],
        images: [image(src, "")],
      });
    const listed = (src: string) => signalsOf(site({ pages: [page(), team(src)] }), "wf-appointment")["people-listed"];
    expect(listed("https://example-clinic.com/anna.jpg")).toBe(2);
    expect(listed("https://randomuser.me/api/portraits/women/44.jpg")).toBeUndefined();
  });
});

describe("posts that show a month alone", () => {
  it("count as posts of that month", () => {
    const post = (at: number, month: string) =>
      page({ url: `https://example-clinic.com/blog/${at}`, kind: "post", foundBy: "link", blocks: [text(month)] });
    const pages = [page(), ...["September 2026", "August 2026", "July 2024"].map((month, at) => post(at, month))];
    expect(signalsOf(site({ pages }), "wf-content-publishing")).toMatchObject({ "posts-a-year": 2 });
  });
});

describe("ratings named in the data of a page", () => {
  const REVIEW = "They replaced our boiler within two days and left the cellar cleaner than before.";
  const rating = (count: string) => node(["AggregateRating"], { ratingValue: 4.9, ratingCount: count });
  const review = node(["Review"], { reviewBody: REVIEW, author: "Joan Hale" });
  const reviewsOf = (...signals: Parameters<typeof site>) =>
    signalsOf(site(...signals), "wf-review-management")["reviews"];

  it("count nothing where no review can be read", () => {
    const pages = [page({ blocks: [text("We install boilers in Truro.")] })];
    expect(reviewsOf({ pages, structured: [rating("99999")] })).toBeUndefined();
  });

  it("count nothing where only the data holds the reviews", () => {
    const pages = [page({ blocks: [text("We install boilers in Truro.")] })];
    const channels = [
      {
        type: "testimonials" as const,
        pages: [pages[0]?.url ?? ""],
        confidence: "high" as const,
        evidence: "1 reviews with text in structured data",
      },
    ];
    expect(reviewsOf({ pages, structured: [rating("99999"), review], channels })).toBeUndefined();
  });

  it("count where a review of the data stands on its page", () => {
    const pages = [page({ blocks: [text(`“${REVIEW}”`)] })];
    expect(reviewsOf({ pages, structured: [rating("40"), review] })).toBe(40);
  });

  it("count where the page quotes what customers say", () => {
    const pages = [page({ blocks: [text(`“${REVIEW}”`), text("Joan Hale")] })];
    const channels = [
      {
        type: "testimonials" as const,
        pages: [pages[0]?.url ?? ""],
        confidence: "high" as const,
        evidence: "Quotation under a heading for reviews",
      },
    ];
    expect(reviewsOf({ pages, structured: [rating("40")], channels })).toBe(40);
  });
});

it.each([
  ["en", "Give your dog no food after midnight before the operation.", 1],
  ["en", "Give no food after the extraction until the evening.", undefined],
  ["nl", "U moet nuchter komen voor dit onderzoek.", 1],
  ["nl", "Wij willen nuchter blijven over de markt.", undefined],
  ["pl", "Tabletki przyjmuje się na czczo.", undefined],
])("what comes before a visit is said of the visit alone (%s): %s", (htmlLang, said, expected) => {
  const one = page({ htmlLang, blocks: [text(said)] });
  expect(signalsOf(site({ pages: [one] }), "wf-appointment")["before-visit"]).toBe(expected);
});
