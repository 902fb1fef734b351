import { describe, expect, it } from "vitest";
import { contradictions } from "../../../../src/scanner/checks/answerability/contradictions.ts";
import { heading, node, page, site, text } from "../../../fixtures/site.ts";
import { table } from "./table-fixture.ts";

const at = (path: string, over: Parameters<typeof page>[0]) =>
  page({ url: `https://example-clinic.com/${path}`, kind: "services", ...over });
const prices = (path: string, amount: string) =>
  at(path, {
    tables: [
      table({
        cells: [
          ["Treatment", "Price"],
          ["Cut and blow dry", amount],
        ],
      }),
    ],
  });

it("passes when facts on two pages agree", () => {
  const pages = [
    prices("a", "£60"),
    prices("b", "£60.00"),
    at("c", { kind: "about", blocks: [text("The practice was founded in 1998.")] }),
    at("d", { kind: "home", blocks: [text("Founded in 1998 in Falmouth.")] }),
  ];
  const verdict = contradictions.run(site({ pages }));
  expect(verdict.status).toBe("pass");
  expect(verdict.situation).toBe(
    "No two pages disagree on the 2 facts compared: founding year and price of Cut and blow dry.",
  );
});

it("fails when two pages give different prices and shows both", () => {
  const verdict = contradictions.run(site({ pages: [prices("a", "£60"), prices("b", "£65")] }));
  expect(verdict.status).toBe("fail");
  expect(verdict.evidence.map(({ url, received }) => [url.slice(-2), received])).toEqual([
    ["/a", "Cut and blow dry £60"],
    ["/b", "Cut and blow dry £65"],
  ]);
});

it("takes prices of another school year for older ones, and a deduction for no price", () => {
  const of = (path: string, year: string, amount: string) => ({
    ...prices(path, amount),
    blocks: [text(`Approved May 10 for the ${year} school year`)],
  });
  const run = (...pages: ReturnType<typeof page>[]) => contradictions.run(site({ pages })).status;
  expect(run(of("a", "2018-2019", "$6040"), of("b", "2019-2020", "$6220"))).toBe("na");
  expect(run(of("a", "2019-2020", "$6040"), of("b", "2019-2020", "$6220"))).toBe("fail");
  const row = (path: string, amount: string) =>
    at(path, { tables: [table({ cells: [["Sibling discount", amount]] })] });
  expect(run(row("a", "$100"), row("b", "$160"))).toBe("na");
});

it("names a price in the words of its cell", () => {
  const row = (path: string, amount: string) =>
    at(path, { tables: [table({ cells: [["Grades K5-5", amount, "with lunch"]] })] });
  expect(contradictions.run(site({ pages: [row("a", "$6040"), row("b", "$6220")] })).situation).toContain(
    "price of Grades K5-5 (6040 $ on /a; 6220 $ on /b)",
  );
});

it("fails different founding years and opening hours in the markup", () => {
  const years = ["1998", "2001"].map((year, n) =>
    at(`${n}`, { kind: "about", blocks: [text(`Gegründet ${year}, seither in Familienhand.`)] }),
  );
  expect(contradictions.run(site({ pages: years })).status).toBe("fail");
  const hours = ["17:00", "18:00"].map((closes, n) =>
    node(
      "Dentist",
      { name: "Example Clinic", openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "09:00", closes }] },
      { pageUrl: `https://example-clinic.com/${n}` },
    ),
  );
  expect(contradictions.run(site({ structured: hours })).status).toBe("fail");
});

describe("opening hours in the markup", () => {
  const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const judge = (...nodes: Record<string, unknown>[]) =>
    contradictions.run(
      site({
        structured: nodes.map((props, n) =>
          node("Dentist", { name: "Example Clinic", ...props }, { pageUrl: `https://example-clinic.com/${n}` }),
        ),
      }),
    );
  const specified = (closes: string, dayOfWeek = WEEK) => ({
    openingHoursSpecification: [
      { dayOfWeek, opens: "09:00:00", closes },
      { dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" },
    ],
  });

  it("are the same in both notations of the vocabulary", () => {
    expect(judge({ openingHours: "Mo-Fr 09:00-17:30" }, specified("17:30")).situation).toBe(
      "No two pages disagree on the one fact compared: opening hours of Example Clinic in the pages' data.",
    );
    expect(judge({ openingHours: ["Mo,Tu 09:00-17:30", "We-Fr 9:00-17:30"] }, specified("17:30")).status).toBe("pass");
  });

  it("are those of each branch where branches share a name", () => {
    const at = (streetAddress: string, openingHours: string) => ({
      openingHours,
      address: { streetAddress, postalCode: "10115" },
    });
    expect(judge(at("Elm Street 5", "Mo-Fr 09:00-17:30"), at("Oak Road 9", "Mo-Fr 10:00-18:00")).status).not.toBe(
      "fail",
    );
    expect(judge(at("Elm Street 5", "Mo-Fr 09:00-17:30"), at("Elm St. 5", "Mo-Fr 10:00-18:00")).status).toBe("fail");
  });

  it("differ by a time or a day in whichever notation", () => {
    expect(judge({ openingHours: "Mo-Fr 09:00-17:30" }, specified("18:00")).status).toBe("fail");
    expect(judge({ openingHours: "Mo-Fr 09:00-17:30" }, specified("17:30", WEEK.slice(1))).status).toBe("fail");
  });
});

it("lets one page name the lunch break and the other leave it out", () => {
  const home = speaking("", "home", "Monday to Friday 8:00-17:00.");
  const broken = speaking("contact", "contact", "Monday to Friday between 8:00 and 17:00, closed from 12:00 to 13:00.");
  const split = speaking("hours", "contact", "Monday to Friday 8:00-12:00 and 13:00-17:00.");
  expect(contradictions.run(site({ pages: [home, broken] })).status).toBe("pass");
  expect(contradictions.run(site({ pages: [split, broken] })).status).toBe("pass");
  expect(contradictions.run(site({ pages: [home, split] })).status).toBe("fail");
});

it("lets variants on one page, branches and years in other sentences differ", () => {
  const variants = at("a", {
    tables: [
      table({
        cells: [
          ["Cut and dry", "£60"],
          ["Cut and dry", "£70"],
        ],
      }),
    ],
  });
  const branch = { ...prices("b", "£65"), kind: "location" as const };
  const award = at("c", { kind: "about", blocks: [text("Member of the chamber since 2004.")] });
  expect(contradictions.run(site({ pages: [variants, branch, award, prices("d", "£60")] })).status).toBe("na");
});

it("is not asked where no such fact is stated", () => {
  expect(contradictions.run(site()).status).toBe("na");
});

it("compares the week that the home page shows with that of the contact page, day by day", () => {
  const week = (path: string, kind: "home" | "contact", friday: string) =>
    at(path, { kind, blocks: [text(`Monday to Thursday 8am to 7pm, Friday ${friday}. Closed at weekends.`)] });
  const differing = contradictions.run(
    site({ pages: [week("", "home", "8am to 4pm"), week("contact", "contact", "8am to 4.30pm")] }),
  );
  expect(differing.situation).toMatch(
    /^Pages disagree on 1 of \d facts compared: opening hours on Friday \(08:00-16:00 on the home page; 08:00-16:30 on \/contact\)\.$/,
  );
  expect(
    contradictions.run(site({ pages: [week("", "home", "8am to 4pm"), week("contact", "contact", "8:00 to 16:00")] }))
      .status,
  ).toBe("pass");
});

it("leaves the hours of a desk or a course, which name a few days only, alone", () => {
  const desk = (path: string, kind: "home" | "contact", hours: string) =>
    at(path, { kind, blocks: [text(`Blood samples: Tuesday and Thursday ${hours}`)] });
  expect(
    contradictions.run(site({ pages: [desk("", "home", "8am to 10am"), desk("contact", "contact", "9am to 10am")] }))
      .status,
  ).toBe("na");
});

describe("opening hours in the text", () => {
  const OPEN = "Opening hours: Monday to Friday 9:00–18:00";
  const home = at("", { kind: "home", blocks: [text(OPEN)] });
  const judge = (...lines: string[]) =>
    contradictions.run(site({ pages: [home, at("contact", { kind: "contact", blocks: lines.map((l) => text(l)) })] }));

  it.each([
    ["Phone hours: Monday to Friday 8:00–12:00"],
    ["Our reception answers the telephone Monday to Friday 8:00–12:00"],
    ["Happy hour Monday to Friday 16:00–18:00"],
    ["Kitchen:", "Monday to Friday 12:00–15:00"],
    ["Yoga Monday to Friday 17:00–18:00"],
    ["Telefonisch erreichbar: Montag bis Freitag 8:00–12:00 Uhr"],
    ["Accueil téléphonique : lundi à vendredi 8h00–12h00"],
    ["Atención telefónica: lunes a viernes 8:00–12:00"],
    ["Atendimento por telefone: segunda a sexta 8:00–12:00"],
    ["Orario telefonico: lunedì a venerdì 8:00–12:00"],
    ["Telefonisch bereikbaar: maandag tot vrijdag 8:00–12:00"],
    ["Infolinia: poniedziałek - piątek 8:00–12:00"],
    ["Winter opening hours: Monday to Friday 10:00–16:00"],
  ])("are not compared with those of a phone, a kitchen, a course or a season: %s", (...lines) => {
    expect(judge(...lines).status).not.toBe("fail");
  });

  it.each([
    ["Opening hours: Monday to Friday 9:00–17:00"],
    ["Öffnungszeiten: Montag bis Freitag 9:00–17:00 Uhr"],
    ["Monday to Friday 9:00–17:00"],
  ])("are compared where both pages tell those of the business: %s", (line) => {
    expect(judge(line).status).toBe("fail");
  });

  it("are not compared under the heading of a season", () => {
    const under = (path: string, kind: "home" | "contact", title: string, line: string) =>
      at(path, { kind, headings: [heading(2, title)], blocks: [{ ...text(line), heading: 0 }] });
    const pages = [
      under("", "home", "Summer opening hours", "Monday to Friday 9:00–18:00"),
      under("contact", "contact", "Winter opening hours", "Monday to Friday 10:00–16:00"),
    ];
    expect(contradictions.run(site({ pages })).status).not.toBe("fail");
  });
});

const speaking = (path: string, kind: "home" | "contact", ...lines: string[]) =>
  at(path, { kind, blocks: lines.map((line) => text(line)) });

it("reads the hours in a paragraph that also tells a year", () => {
  const home = speaking(
    "",
    "home",
    "We make staircases, sash windows and doors in our workshop in Hebden Bridge, and fit them across Calderdale. The joinery was founded in 1987 by Tom Harrow. Open Monday to Friday 7.30am to 4.30pm.",
  );
  const contact = speaking("contact", "contact", "Open Monday to Friday 8am to 5pm.");
  const verdict = contradictions.run(site({ pages: [home, contact] }));
  expect(verdict.status).toBe("fail");
  expect(verdict.situation).toMatch(
    /^Pages disagree on all 5 facts compared: opening hours on Monday \(07:30-16:30 on the home page; 08:00-17:00 on \/contact\), opening hours on Tuesday,/,
  );
  expect(verdict.evidence).toHaveLength(2);
  expect(verdict.evidence[0]?.received).toBe("Open Monday to Friday 7.30am to 4.30pm.");
});

it("compares both halves of a day", () => {
  const home = speaking("", "home", "Ouvert du mardi au samedi, de 12h à 14h et de 19h à 22h30.");
  const other = speaking("contact", "contact", "Ouvert du mardi au samedi, de 12h à 14h et de 19h à 23h.");
  expect(contradictions.run(site({ pages: [home, other] })).status).toBe("fail");
});

it("is not asked where each fact stands on one page only, since nothing was compared", () => {
  const home = speaking("", "home", "Open Monday to Friday 8am to 5pm. Founded in 1998 in Falmouth.");
  expect(contradictions.run(site({ pages: [home, prices("a", "£60")] })).status).toBe("na");
});

it("says of one fact that it is one", () => {
  const verdict = contradictions.run(site({ pages: [prices("a", "£60"), prices("b", "£60")] }));
  expect(verdict.situation).toBe("No two pages disagree on the one fact compared: price of Cut and blow dry.");
});

describe("prices of different places", () => {
  const list = (path: string, ...texts: string[]) =>
    at(path, {
      lists: [{ kind: "ul", items: texts.length, texts, heading: -1, region: "main" }],
    });
  const judge = (...pages: ReturnType<typeof at>[]) => contradictions.run(site({ pages })).status;

  it("are not compared where each place has a page of that name", () => {
    expect(
      judge(list("aesch/prices.html", "Forest group: £70"), list("ermensee/prices.html", "Forest group: £95")),
    ).toBe("pass");
    expect(judge(list("en/prices.html", "Forest group: £70"), list("de/prices.html", "Forest group: £95"))).toBe(
      "fail",
    );
    expect(judge(list("prices.html", "Forest group: £70"), list("about.html", "Forest group: £95"))).toBe("fail");
  });

  it.each([
    ["prices/index.html", "treatments/index.html"],
    ["services/haircut", "prices/haircut"],
    ["2024/prices", "2025/prices"],
    ["english/prices", "deutsch/prices"],
    ["fran%C3%A7ais/prices", "english/prices"],
  ])("are compared where the folders name no places: %s, %s", (one, other) => {
    expect(judge(list(one, "Forest group: £70"), list(other, "Forest group: £95"))).toBe("fail");
  });

  it("are not compared where a place stands behind or before such a folder", () => {
    expect(
      judge(list("prices/aesch/groups", "Forest group: £70"), list("prices/bern/groups", "Forest group: £95")),
    ).toBe("pass");
  });

  it("say nothing of the year in which the business was founded", () => {
    const founded = (path: string, year: number) =>
      at(path, { kind: "about", blocks: [text(`The practice was founded in ${year}.`)] });
    expect(judge(founded("aesch/practice", 1998), founded("ermensee/practice", 2001))).toBe("fail");
  });

  it.each([
    "1x pro Woche: 700 CHF pro Jahr",
    "2x per week: £700 per year",
    "1 fois par semaine : 70 €",
    "2 horas por semana: 70 €",
    "3 ore a settimana: 70 €",
    "2 uur per week: 70 €",
    "1 raz w tygodniu, osoba dorosła: 70 zł",
    "Por pessoa, por noite: 70 €",
  ])("are not compared under a name that only counts and measures: %s", (row) => {
    expect(judge(list("a", row), list("b", row.replace("70", "95")))).toBe("na");
  });
});

describe("two price lists of one heading", () => {
  const list = (path: string, prices: Record<string, string>, over: Parameters<typeof page>[0] = {}) =>
    at(path, {
      kind: "pricing",
      titles: ["Prices | Salon Vera"],
      headings: [heading(1, "Our prices"), ...Object.keys(prices).map((name) => heading(3, name))],
      blocks: Object.entries(prices).flatMap(([name, price], index) => [
        text(name, { tag: "h3", heading: index + 1 }),
        text("A little word on what is done.", { heading: index + 1 }),
        text(price, { heading: index + 1 }),
      ]),
      ...over,
    });
  const old = { Manicure: "€25", Pedicure: "€35", Massage: "€50" };
  const now = { Manicure: "€29", Pedicure: "€39", Massage: "€50" };
  const statusOf = (...pages: ReturnType<typeof page>[]) => contradictions.run(site({ pages })).status;

  it("contradict each other in the names that they share", () => {
    const verdict = contradictions.run(site({ pages: [list("prices", now), list("price-list", old)] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toBe(
      "Pages disagree on both facts compared: price of Manicure (29 EUR on /prices; 25 EUR on /price-list) and price of Pedicure (39 EUR on /prices; 35 EUR on /price-list).",
    );
    expect(verdict.evidence.map(({ received }) => received).slice(0, 2)).toEqual(["Manicure: €29", "Manicure: €25"]);
  });

  it.each([
    ["say the same", list("price-list", now)],
    ["are told apart by their titles", list("winter", old, { titles: ["Winter prices | Salon Vera"] })],
    ["are of two places", list("bremen", old, { kind: "location" })],
    ["share one name", list("more", { Manicure: "€25", Sauna: "€15", "Steam bath": "€18" })],
    ["are in two languages", list("preise", old, { htmlLang: "de" })],
  ])("leave each other alone where they %s", (_, other) => {
    expect(statusOf(list("prices", now), other)).not.toBe("fail");
  });

  it("leave each other alone below two places", () => {
    expect(statusOf(list("aesch/prices", now), list("ermensee/prices", old))).not.toBe("fail");
  });
});

it("names all pages that hold either value", () => {
  const hours = ["", "a", "b", "terms", "privacy"].map((path) =>
    node(
      "LocalBusiness",
      { name: "Harbour Lane", openingHours: /^[tp]/.test(path) ? "Mo-Fr 08:00-18:00" : "Mo-Fr 09:00-17:00" },
      { pageUrl: `https://example-clinic.com/${path}` },
    ),
  );
  expect(contradictions.run(site({ structured: hours })).fix).toContain(
    "as on the home page, /a and /b or as on /terms and /privacy.",
  );
});

it("takes one name under headings of two sizes, ages or lengths for two things", () => {
  const under = (path: string, over: string, amount: string) =>
    at(path, {
      headings: [heading(2, over)],
      tables: [table({ heading: 0, cells: [["Swedish massage", amount]] })],
    });
  const compare = (one: string, other: string) =>
    contradictions.run(site({ pages: [under("a", one, "£40"), under("b", other, "£65")] })).status;
  expect(compare("60 minutes", "90 minutes")).not.toBe("fail");
  expect(compare("Adults", "Children")).not.toBe("fail");
  expect(compare("Kurs für Kinder", "Kurs für Erwachsene")).not.toBe("fail");
  expect(compare("Our massages", "Treatments")).toBe("fail");
  expect(compare("Prices 2026", "Prices")).toBe("fail");
});
