import { describe, expect, it } from "vitest";
import type { Industry, SiteType } from "../../../../src/model/profile.ts";
import { isKnownType } from "../../../../src/scanner/evidence/structured/schema-types.ts";
import {
  addressPage,
  businessId,
  contactPage,
  isPersonalProfile,
  profileAddresses,
  rootAddress,
  shownHours,
} from "../../../../src/scanner/insight/drafts/business-facts.ts";
import { currencyCode } from "../../../../src/scanner/insight/drafts/currency-code.ts";
import { shortenDescription } from "../../../../src/scanner/insight/drafts/shorten-description.ts";
import { pageDescription, pageSentence } from "../../../../src/scanner/insight/drafts/page-sentence.ts";
import { schemaTypesOf } from "../../../../src/scanner/insight/drafts/schema-type.ts";
import { siteText } from "../../../../src/scanner/insight/drafts/draft-parts.ts";
import { namesOn } from "../../../../src/scanner/insight/drafts/people.ts";
import { NO_NAMES } from "../../../../src/scanner/insight/name/person-name.ts";
import { draftOn } from "../../../fixtures/drafts.ts";
import { anchor, heading, node, page, profile, site, text } from "../../../fixtures/site.ts";

const business = (
  h1: string,
  over: { subKind?: string; isLocal?: boolean; siteType?: SiteType; industry?: Industry } = {},
) => {
  const base = profile({ businessName: { value: "Example" }, isLocal: over.isLocal ?? true });
  return site({
    pages: [page({ titles: [""], headings: [heading(1, h1)] })],
    profile: {
      ...base,
      industry: { ...base.industry, value: over.industry ?? "other", subKind: over.subKind ?? null },
      siteType: { ...base.siteType, value: over.siteType ?? "local-business" },
    },
  });
};

describe("the class that fits a business", () => {
  it.each([
    ["Dentist in Falmouth", {}, "Dentist"],
    ["Ağız ve Diş Kliniği", {}, "Dentist"],
    ["Praxis für Physiotherapie am Markt", { subKind: "clinic" }, "Physiotherapy"],
    ["Cabinet de kinésithérapie", { subKind: "clinic" }, "Physiotherapy"],
    ["Physiotherapy marketing", { industry: "marketing" as const }, "LocalBusiness"],
    ["Podologie Sommer", { subKind: "clinic" }, "Podiatric"],
    ["Hebammenpraxis Sonnenschein", { subKind: "clinic" }, "Midwifery"],
    ["Notariskantoor De Vries", {}, "Notary"],
    ["Elektroinstallation Weber", { subKind: "trades" }, "Electrician"],
    ["House removals in Leeds", {}, "MovingCompany"],
    ["Tree removals in Leeds", {}, "LocalBusiness"],
    ["Augenoptik Klein", {}, "Optician"],
    ["Automation | Van Dis Solutions", {}, "LocalBusiness"],
    ["Dentist marketing", { industry: "marketing" as const }, "LocalBusiness"],
    ["Panels", { isLocal: false, industry: "technology" as const }, "Organization"],
    ["Zahnarztpraxis am Markt", {}, "Dentist"],
    ["Wynajem busów i aut dostawczych w Radomiu", {}, "AutoRental"],
    ["Richter - Ihr Maler & Lackierermeister", { subKind: "trades" }, "HousePainter"],
    ["Autolackierung Richter", { subKind: "repair" }, "AutoBodyShop"],
    ["Centro Estetico a Bubbiano", { subKind: "beauty" }, "BeautySalon"],
    ["OSK Łuczak | Szkoła Jazdy", { industry: "education" as const }, "EducationalOrganization"],
    ["KTC Diest, Tennisclub", { subKind: "club" }, "SportsClub"],
    ["Heimat- und Kulturverein", { subKind: "club" }, "Organization"],
    ["Robotics club", { subKind: "club", isLocal: false }, "Organization"],
    ["Turnverein", { subKind: "club", isLocal: false }, "SportsOrganization"],
    ["Boulangerie Martin", { subKind: "food" }, "Bakery"],
    ["Kitchen and garden", { subKind: "food" }, "FoodEstablishment"],
    ["Welcome", { subKind: "law" }, "LegalService"],
    ["Welcome", {}, "LocalBusiness"],
    ["Welcome", { industry: "retail" as const }, "Store"],
    ["A global network", { siteType: "nonprofit-gov" as const }, "Organization"],
    ["St. Mary", { siteType: "nonprofit-gov" as const, subKind: "religion" }, "PlaceOfWorship"],
    ["Shop", { isLocal: false, siteType: "ecommerce" as const }, "OnlineStore"],
    ["Helping hands", { isLocal: false, siteType: "nonprofit-gov" as const, subKind: "nonprofit" }, "NGO"],
    ["Work", { isLocal: false, siteType: "portfolio" as const }, "Person"],
    ["A restaurant guide", { isLocal: false, siteType: "media-blog" as const }, "Organization"],
  ])("of %j with %j is %s, a class of the vocabulary", (h1, over, type) => {
    expect(schemaTypesOf(business(h1, over))[0]).toBe(type);
    expect(isKnownType(type)).toBe(true);
  });
});

describe("what a business says on several pages", () => {
  const saying = (subKind: string | null, ...texts: string[]) => {
    const base = business("Welcome", { subKind: subKind ?? "" });
    const pages = texts.map((said, at) => page({ url: `https://example-clinic.com/${at}`, blocks: [text(said)] }));
    return schemaTypesOf({ ...base, pages })[0];
  };
  const STAFF = "Arbeitnehmerüberlassung für den Mittelstand: Elektriker und Maler";

  it("comes before the trades of those it sends", () => {
    expect(saying("trades", STAFF, STAFF)).toBe("EmploymentAgency");
    expect(saying("trades", STAFF, "Elektriker und Maler")).toBe("HomeAndConstructionBusiness");
    const DENIED = "Feste Stellen bei uns, keine Arbeitnehmerüberlassung.";
    expect(saying("trades", DENIED, DENIED)).toBe("HomeAndConstructionBusiness");
  });

  it("makes a house for guests of a farm that holds weddings, and of no restaurant with rooms", () => {
    const STAY = "Enjoy your stay in the barn";
    expect(saying("events", STAY, STAY)).toBe("LodgingBusiness");
    expect(saying("events", STAY, "Weddings in the meadow")).toBe("LocalBusiness");
    expect(saying("food", STAY, STAY)).toBe("FoodEstablishment");
    const CLEANED = "Wir reinigen Büros und Ferienwohnungen.";
    expect(saying(null, CLEANED, CLEANED)).toBe("LocalBusiness");
    expect(schemaTypesOf(business("Reinigung von Ferienwohnungen", {}))[0]).toBe("LocalBusiness");
    const NEAR = "Nos chambres d'hôtes à deux pas de la plage";
    expect(saying("lodging", NEAR, NEAR)).toBe(saying("lodging", STAY, STAY));
    expect(schemaTypesOf(business("Frisch renovierte Ferienwohnung", { subKind: "lodging" }))[0]).toBe(
      "VacationRental",
    );
  });
});

describe("facts for drafts", () => {
  it("takes opening hours that the pages agree on, days of the same hours together", () => {
    const hours = (...lines: string[]) =>
      shownHours(site({ pages: [page({ blocks: lines.map((line) => text(line)) })] }));
    expect(hours("Monday to Thursday 9:00 to 17:00", "Friday 9:00 to 13:00")).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"],
        opens: "09:00",
        closes: "17:00",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Friday"], opens: "09:00", closes: "13:00" },
    ]);
    expect(hours("Monday 9:00 to 17:00", "Monday 10:00 to 12:00")).toBeUndefined();
    expect(hours("Monday 9:00 to 17:00", "Phone: Monday 10:00 to 12:00")).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "09:00", closes: "17:00" },
    ]);
    expect(hours("Happy hour", "Monday to Friday 16:00 to 18:00")).toBeUndefined();
    expect(hours("Telefonzeiten: Montag bis Freitag 8:00 bis 12:00 Uhr")).toBeUndefined();
    expect(hours("We like to work")).toBeUndefined();
  });

  it("takes the profiles of the business, and not those of its people", () => {
    const links = [
      anchor("https://www.facebook.com/exampleclinic?ref=page", "Facebook", { region: "footer" }),
      anchor("https://www.linkedin.com/in/jane-roe", "Jane", { region: "footer" }),
      anchor("https://www.facebook.com/profile.php?id=100063728102684", "Facebook", { region: "footer" }),
      anchor("https://www.facebook.com/sharer/sharer.php?u=x", "Share", { region: "footer" }),
    ];
    expect(profileAddresses(site({ pages: [page({ anchors: links })] }))).toEqual([
      "https://www.facebook.com/exampleclinic",
    ]);
    expect(isPersonalProfile("https://de.linkedin.com/in/jane-roe")).toBe(true);
    expect(isPersonalProfile("https://www.linkedin.com/company/example")).toBe(false);
  });

  it("knows the start page and the page to copy contact facts from", () => {
    const folder = page({ url: "https://example-clinic.com/clinic/", kind: "home" });
    expect(rootAddress(site({ pages: [folder] }))).toBe("https://example-clinic.com/clinic/");
    expect(rootAddress(site({ pages: [page({ url: "https://example-clinic.com/about", kind: "about" })] }))).toBe(
      "https://example-clinic.com/",
    );
    const contact = page({ url: "https://example-clinic.com/contact", kind: "contact" });
    expect(contactPage(site({ pages: [page(), contact] }))).toBe(contact.url);
    expect(contactPage(site())).toBe("https://example-clinic.com/");
  });

  it("is told for the address where that stands", () => {
    const contact = page({ url: "https://example-clinic.com/contact", kind: "contact" });
    const home = page({ blocks: [text("Via Trieste, 60 Giulianova")] });
    expect(addressPage(site({ pages: [home, contact] }))).toBe(home.url);
    const both = { ...contact, blocks: [text("12 Market Street")] };
    expect(addressPage(site({ pages: [home, both] }))).toBe(contact.url);
    expect(addressPage(site({ pages: [page(), contact] }))).toBeNull();
  });

  it.each([
    ["EUR", null, {}, "EUR"],
    ["$", "en-US", {}, "USD"],
    ["$", "en-CA", {}, "CAD"],
    ["$", "en", {}, null],
    ["$", "en", { addressCountry: "AU" }, "AUD"],
    ["$", "en-US", { priceCurrency: "NZD" }, "NZD"],
    ["kr", "sv-SE", {}, "SEK"],
  ])("reads the currency %j of a page in %j beside %j as %j", (sign, htmlLang, props, code) => {
    expect(currencyCode(sign, page({ htmlLang }), site({ structured: [node("Thing", props)] }))).toBe(code);
  });
});

it.each([
  ["All our prices are in USD.", "USD"],
  ["Prices are shown in US$.", "USD"],
  ["Our prices are not in USD but in Canadian dollars.", "CAD"],
  ["No fees in USD are charged.", "CAD"],
  ["All prices are in USD and do not include tax.", "USD"],
  ["No hidden fees: all prices are in USD.", "USD"],
  ["Cancellation charges in USD may apply for cards from abroad.", "CAD"],
  ["Prices for guests from the US are in USD, for all others in CAD.", "CAD"],
])("reads the currency of a Canadian page that says “%s” as %s", (said, code) => {
  const of = page({ htmlLang: "en-CA", blocks: [text(said)] });
  expect(currencyCode("$", of, site({ structured: [] }))).toBe(code);
});

describe("a description that is only too long", () => {
  const shorten = (own: string, ...taken: string[]): string | null =>
    shortenDescription(own, NO_NAMES, new Set(taken.map((text) => text.toLowerCase())));
  const FIRST = "Get new dentures for $300 to $350 per plate, and not a penny more, in one visit.";

  it("ends with the last of its own sentences that is shown whole", () => {
    const long = `${FIRST} Your dentures are ready within a week at St. Mary's Rd. in Falmouth. Book an appointment with us by phone or online today!`;
    expect(shorten(long)).toBe(`${FIRST} Your dentures are ready within a week at St. Mary's Rd. in Falmouth.`);
    const rest = "Your dentures are ready within a week at St. Mary's Rd. in Falmouth.";
    expect(shorten(long, `${FIRST} ${rest}`)).toBe(FIRST);
    expect(shorten(`${rest} ${FIRST} Tel. 508 457 0100 in Falmouth and all the towns around it.`)).toBe(
      `${rest} ${FIRST}`,
    );
  });

  it("keeps all that is left where its last sentence was taken out and the rest is shown whole", () => {
    const kept =
      "Law office at the harbor of Falmouth. Family law and tenancy law. First talk of 30 minutes free of charge.";
    expect(shorten(kept)).toBe(kept);
  });

  it("is never cut within a list, and keeps what it costs", () => {
    const list =
      "Harbor Plumbing provides emergency plumbing, drain cleaning, water heater repair, leak detection, sewer line repair, gas lines and commercial plumbing in Falmouth and all along the coast of the county.";
    expect(shorten(list)).toBeNull();
    const fees = "Fair and transparent fees for whoever needs an antenna on the roof of a house in the bay.";
    const rest =
      "Antennas with all that they take are put up from $300, and dishes for the fastest net from $350 in one visit";
    expect(shorten(`${fees} ${rest}.`)).toBeNull();
    expect(shorten(`${fees} ${rest}.`.replaceAll("$", ""))).toBe(fees);
    // What would say less than half of it is no draft.
    const food =
      "Todo lo que tu ganado necesita para crecer sano y fuerte desde el primer día de vida y sin ningún gasto de más";
    expect(shorten(`Catálogo de productos para tu ganado. ${food} ni de tiempo.`)).toBeNull();
  });

  it("is no question that stands alone", () => {
    const asked = "Are you planning a new bathroom in Falmouth or in one of the towns around it this year?";
    const told = "We plan it with you, order what it takes, and put it in within ten working days of your order.";
    expect(shorten(`${asked} ${told} ${told}`) ?? "").not.toMatch(/\?$/);
  });

  it("ends with a clause where its first sentence is too long, unless the clause only opens the sentence", () => {
    const opening =
      "From our end of year procedures to our financial options and our system requirements, find everything that you need to keep your practice running smoothly with the help of Harbor.";
    expect(shorten(opening)).toBeNull();
    const warm =
      "Visit Harbor Rooms beside the old railway station, a charming spot with quirky decor that serves fresh coffee, breakfast, and lunch in a";
    expect(shorten(`${warm} warm, inviting atmosphere that nobody wants to leave before the evening.`)).toBeNull();
    const pair =
      "Visit Harbor Rooms at the station, a cozy place by day and a stylish wine bar by night that offers delicious food";
    expect(shorten(`${pair} and fine wines, and live music on every evening of the week in summer.`)).toBeNull();
    const clause =
      "Harbor Rooms at the old station serves breakfast from seven and a hot lunch until the last train has left";
    expect(
      shorten(`${clause}, where everybody who waits for a train is welcome to sit down and read the papers.`),
    ).toBe(`${clause}.`);
  });

  it("is shortened in the draft for its page, and a page without one is described by a sentence of its text", () => {
    const rest =
      "We speak English and Spanish with our patients and see children on every day of the week. Call us today!";
    const head = (content: string): string => `<meta name="description" content="${content}">`;
    const html = (title: string, text: string, meta = ""): string =>
      `<!doctype html><html lang="en"><head><title>${title}</title>${meta}</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
    const { draft } = draftOn("meta-description", {
      pages: {
        "/": html(
          "Harbor Dental",
          "We mend teeth for the fishermen of Falmouth and their families.",
          head(`${FIRST} ${rest}`),
        ),
        "/fees": html("Fees", "We tell every patient our fees before we begin the treatment."),
      },
    });
    expect(draft?.content).toContain(`content="${FIRST}"`);
    expect(draft?.content).not.toContain("fishermen");
    expect(draft?.content).toContain('content="We tell every patient our fees before we begin the treatment."');
  });
});

describe("a sentence of the page", () => {
  const sentenceOf = (...lines: string[]) =>
    pageSentence(page({ titles: ["Bicycles in Falmouth"], blocks: lines.map((line) => text(line)) }), [], NO_NAMES);

  it("is whole, long enough to say something and short enough to be shown", () => {
    expect(sentenceOf("Too short.", "We repair bicycles of every make, most of them within two working days.")).toMatch(
      /^We repair/,
    );
    expect(sentenceOf("We repair bicycles. Most of them are ready within two working days.")).toBe(
      "We repair bicycles. Most of them are ready within two working days.",
    );
    expect(sentenceOf(`${"A very long sentence that goes on ".repeat(8)}.`)).toBeNull();
    expect(sentenceOf("No end mark however long this line of the page may be, so it is a label")).toBeNull();
    expect(sentenceOf("Bicycle House Ltd. · Repairs of bicycles · Sale of bicycles · Falmouth.")).toBeNull();
    for (const line of [
      "Here you will find bicycles of every make that we repair within two working days.",
      "Hier finden Sie alles, was wir in Falmouth an Bicycles verkaufen und reparieren.",
      "Aquí encontrará todo lo que vendemos y reparamos de Bicycles en Falmouth.",
      "Qui trovi tutto ciò che vendiamo e ripariamo di Bicycles a Falmouth.",
      "Tutaj znajdziesz wszystko, co sprzedaje i naprawia Bicycles w Falmouth.",
    ])
      expect(sentenceOf(line), line).toBeNull();
    expect(sentenceOf("Paralelamente, we repair bicycles of every make within two working days.")).toBeNull();
    expect(sentenceOf("Resellers of bicycles ask us, please, for our list of prices by e-mail.")).toBeNull();
    expect(sentenceOf("and goes on from a line above with the rest of what was said there.")).toBeNull();
    expect(sentenceOf("An answer to requests sent by the form (by article six of the law.")).toBeNull();
  });

  it.each([
    "Here at our workshop we repair bicycles of every make within two working days.",
    "Hier in Falmouth verkauft und repariert Bicycles seit 1920 Räder jeder Marke.",
    "Tutaj w Falmouth firma Bicycles naprawia rowery i skutery z całego kraju.",
    "Qui a Falmouth Bicycles ripara biciclette e scooter di ogni marca dal 1920.",
  ])("may begin with where the business is: %j", (line) => {
    expect(sentenceOf(line)).toBe(line);
  });

  it("stands alone: it points at nothing before it, asks nothing and shows no sign of markup or of a list", () => {
    for (const line of [
      "It also provides a platform for the children to celebrate their heritage.",
      "Have a question about a repair, an order, or just want to talk bicycles?",
      "There are hard times for anybody who wants to ride through the winter...",
      "At **Harbor Bicycles**, we believe that the best bicycles are simple ones.",
      "• Frames of steel that are brazed by hand in our workshop at the harbor.",
      "✅ To take part, click here and fill in the form with your name and day.",
      "We' re always happy to support what the people of the harbor begin.",
    ])
      expect(sentenceOf(line), line).toBeNull();
    expect(sentenceOf("This workshop repairs bicycles of every make within two working days.")).toMatch(/^This/);
  });

  it.each([
    ["en", "Summers here grow hotter from year to year in all of the valley."],
    ["en", "Nowadays it is easy to build bicycles that are no better than others."],
    ["de", "Klicken Sie auf die Bicycles in der Liste, um mehr zu erfahren."],
    ["en", "If you have any questions about bicycles, please complete the form below."],
    ["nl", "De bicyclespagina is nu compacter en beter opgebouwd voor de bezoekers."],
    ["pl", "Jak dodamy do tego niskie ceny, to nasz warsztat jest tym, czego Państwo szukają."],
    ["es", "Además, los bicycles que vendemos son de la mejor calidad."],
  ])("in %s names the page's subject and neither goes on nor instructs: not %j", (_, line) => {
    expect(sentenceOf(line)).toBeNull();
    expect(sentenceOf(line, "Every bicycle leaves the workshop within two working days.")).toMatch(/^Every/);
  });

  it("gives way to the page's own description in what is offered, without a phone number in it", () => {
    const said = "Bicycles of every make repaired in Falmouth within two days. Call 207 846 2210 now.";
    const one = page({ metas: [{ key: "description", content: said }] });
    expect(pageDescription(one, [one], NO_NAMES)).toBe("Bicycles of every make repaired in Falmouth within two days.");
    const other = page({ metas: one.metas });
    expect(pageDescription(one, [one, other], NO_NAMES)).toBeNull();
  });

  it("ends before a sentence that may not be printed, and goes on where there is none", () => {
    const first = "Bicycles of every make repaired in Falmouth within two days.";
    const last = "That is why riders come back every spring.";
    const described = (content: string): string | null => {
      const one = page({ metas: [{ key: "description", content }] });
      return pageDescription(one, [one], NO_NAMES);
    };
    expect(described(`${first} Call 207 846 2210 now. ${last}`)).toBe(first);
    expect(described(`${first} ${last}`)).toBe(`${first} ${last}`);
  });

  it.each([
    ["Last summer we lost our beloved dog Rex, who had been with the shop for years.", false],
    ["In this article we look at the best ways to clean a chain before the winter.", false],
    ["In our workshop we take care of chains, brakes and gears before the winter.", true],
  ])("is no story and no start of an article: %s", (line, stands) => {
    expect(pageSentence(page({ blocks: [text(line)] }), [], NO_NAMES)).toBe(stands ? line : null);
  });

  it("is not one that another page uses", () => {
    const line = "We repair bicycles of every make, most of them within two working days.";
    expect(
      pageSentence(page({ blocks: [text(line)] }), [], NO_NAMES, { taken: new Set([line.toLowerCase()]) }),
    ).toBeNull();
  });
});

it("gives the business an id of its own site, whatever address of another its data have", () => {
  const idIn = (id: string): string =>
    businessId(
      site({
        structured: [node("Organization", { name: "Example Clinic", url: "https://example-clinic.com/" }, { id })],
      }),
    );
  expect(idIn("https://www.example-clinic.com/#clinic")).toBe("https://www.example-clinic.com/#clinic");
  expect(idIn("https://maker.example/clinic/#clinic")).toBe("https://example-clinic.com/#business");
});

describe("a sentence that offers nothing", () => {
  const about = (line: string) =>
    pageSentence(page({ titles: ["Gas boilers in Falmouth"], blocks: [text(line)] }), [], NO_NAMES);

  it.each([
    "Entity: Gas Boilers Falmouth Registration No.: K20 Version: 1.0 Date: June 2026 Review: June 2027.",
    "You must have gas boilers serviced every year so that they stay safe to use.",
    "Many people underestimate how much gas boilers gain by a service each year.",
    "Gas boilers are serviced at our workshop. Don't carry your boiler to us by yourself.",
    "Viele Menschen wissen nicht, dass Gas boilers jedes Jahr gewartet werden sollen.",
    "Il faut faire entretenir les gas boilers chaque année pour éviter les accidents.",
    "Molte persone non sanno che i gas boilers vanno controllati ogni anno a Falmouth.",
    "We are a small family-run firm, established in 2008 in Falmouth.",
    "We are a small family run business based in Falmouth, since 1987.",
    "We are a family-run business based in the heart of Falmouth since 1987.",
    "We're a small independent company with over 20 years of experience.",
    "Wir sind ein inhabergeführtes Familienunternehmen in dritter Generation.",
    "Every landlord must have the gas boilers of all flats checked once a year by law.",
    "Gas boilers must be serviced by a registered engineer once in every year.",
    "Gas boilers müssen nach dem Gesetz jedes Jahr einmal gewartet werden, auch neue.",
    "Les gas boilers doivent être entretenus une fois par an par un professionnel agréé.",
    "Each employer has to see that gas boilers at work are checked once every year.",
    "Wir sind ein kleines Familienunternehmen aus Falmouth, gegründet im Jahr 2008.",
  ])("stands in no draft: %s", (line) => {
    expect(about(line)).toBeNull();
  });

  it.each([
    "We are a small family-run firm in Falmouth that services gas boilers and cookers.",
    "We are a family run business with over 20 years of experience of gas boilers.",
    "Gas boilers that must be mended at once are mended on the same day in our workshop.",
    "Every boiler is serviced at our workshop, and gas boilers within one day of ours.",
    "Our engineers service gas boilers of every make. You must be at home for an hour.",
    "Opening our second workshop means one thing: gas boilers are serviced within a day.",
    "Wir sind ein Familienbetrieb in Falmouth, Heizungsbauer und Gas boilers seit 1950.",
  ])("is not one that names what is done: %s", (line) => {
    expect(about(line)).toBe(line);
  });
});

it("takes the home page for the one to write to before an inner page, where there is no contact page", () => {
  const partners = "https://example-clinic.com/partners";
  const phone = { type: "phone" as const, pages: [partners, "https://example-clinic.com/"], evidence: "+44 1326 0000" };
  const channels = [{ ...phone, quotes: [], seenAs: [], confidence: "high" as const }];
  expect(contactPage(site({ channels }))).toBe("https://example-clinic.com/");
});

it.each([
  ["Biuro Rachunkowe Anna Lis", "Pon - Pt (9:00 - 15:00)", true],
  ["Harbor Law Office", "Mon-Fri 9:00-15:00", true],
  ["Office hours", "Mon-Fri 9:00-15:00", false],
  ["Law office hours by phone", "Mon-Fri 9:00-15:00", false],
  ["Biuro", "Pon - Pt 9:00 - 15:00", false],
])("reads the hours under “%s” as those of the business: %s (%s)", (title, line, isOwn) => {
  const one = page({ headings: [heading(3, title)], blocks: [text(line, { heading: 0 })] });
  expect(shownHours({ pages: [one] }) !== undefined).toBe(isOwn);
});

it("may print the name of the person whose name the business has, and of nobody else", () => {
  const names = namesOn(site({ profile: profile({ businessName: { value: "Biuro Rachunkowe Anna Lis" } }) }));
  expect(siteText("Biuro Księgowe Anna Lis prowadzi księgi firm.", 200, names)).not.toBe("");
  expect(siteText("Biuro Księgowe Anna Kot prowadzi księgi firm.", 200, names)).toBe("");
});
