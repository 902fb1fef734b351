import { describe, expect, it } from "vitest";
import { namesCustomers, namesDevelopers, peopleOf, peopleWord } from "../../../src/scanner/insight/people-word.ts";
import { quoteOf } from "../../../src/scanner/insight/quote-of.ts";
import { hasStreetAddress, hideStreetAddress } from "../../../src/scanner/evidence/text/text-streets.ts";
import { vendorByToken, vendorOf } from "../../../src/scanner/insight/vendors.ts";
import { hoursAWeek } from "../../../src/scanner/evidence/structured/structured-hours.ts";
import { heading, node, page, text } from "../../fixtures/site.ts";

describe("quoteOf", () => {
  it.each([
    ["What does the visit check? +", "What does the visit check?"],
    ["× Close the list", "Close the list"],
    ["Ages 60 +", "Ages 60 +"],
  ])("leaves out what a fold shows beside its words: %s", (text, quote) => {
    expect(quoteOf(text)).toBe(quote);
  });
  it("keeps a short text and cuts a long one at a word, around what matters", () => {
    expect(quoteOf("  Dentists\n in Falmouth ")).toBe("Dentists in Falmouth");
    const long = `${"word ".repeat(40)}dentists ${"more ".repeat(40)}`;
    const quote = quoteOf(long, "dentists");
    expect(quote.length).toBeLessThanOrEqual(120);
    expect(quote).toMatch(/^….*dentists.*…$/);
  });
  it("keeps the sentence whole that holds what matters, or the clause where it is too long", () => {
    const around = "We have worked in this town for more than forty years, as our parents did before them.";
    expect(
      quoteOf(
        `${around} Bis 90 € gilt ein Beleg (z.B. Kontoauszug) als Nachweis für die Gabe. ${around}`,
        "kontoauszug",
      ),
    ).toBe("Bis 90 € gilt ein Beleg (z.B. Kontoauszug) als Nachweis für die Gabe.");
    expect(quoteOf(`${around} Do 90 zł wystarcza dowód (np. Wyciąg bankowy) wpłaty daru. ${around}`, "wyciąg")).toBe(
      "Do 90 zł wystarcza dowód (np. Wyciąg bankowy) wpłaty daru.",
    );
    expect(quoteOf(`${around} We ship orders on the same day. ${around}`, "ship")).toBe(
      "We ship orders on the same day.",
    );
    const customers =
      "Customers send us the lists of all their stops as files, in whatever form and order they keep them at home";
    expect(quoteOf(`${customers}; our team cleans them by hand within five working days.`, "by hand")).toBe(
      "…our team cleans them by hand within five working days.",
    );
    const files =
      "Customers send us their stop lists as files; our onboarding team cleans them by hand within five working days.";
    expect(quoteOf(`${around} ${files}`, "by hand")).toBe(files);
    const named = "Customers send us their stop lists as Excel files; our onboarding team cleans";
    const loads = "by hand and loads what is left into the planner within five working days.";
    // What "them" are stands in the part before.
    expect(quoteOf(`${named} them ${loads}`, "by hand")).toBe(`${named} them by hand… within five working days.`);
    expect(quoteOf(`${named} all lists ${loads}`, "by hand")).toBe(`…${named.slice(51)} all lists ${loads}`);
    expect(quoteOf(`${customers}; our team cleans them by hand within five working days.`, "send")).toBe(
      `${customers}…`,
    );
  });
  it("takes no abbreviation for the end of a sentence", () => {
    const visits = "Besucher werden nach Anmeldung bzw. Terminvereinbarung gerne betreut.";
    const long = `${visits} Das Museum zeigt auf zwei Stockwerken Werkzeug, Möbel und Kleider aus drei Jahrhunderten.`;
    expect(quoteOf(long, "Terminvereinbarung")).toBe(visits);
  });
  it("hides numbers, mail and streets", () => {
    expect(quoteOf("Call 0228 551 9037, ada@weber.de, Hauptstraße 12, 53111 Bonn")).toBe(
      "Call 0228 ••• 37, a•••@weber.de, …, 53111 Bonn",
    );
  });
});

describe("hasStreetAddress", () => {
  it.each([
    "48 Harbour Lane, Falmouth",
    "Hauptstraße 12, 53111 Bonn",
    "12 rue de la Paix, Paris",
    "Calle Mayor, 14, Madrid",
    "Via Garibaldi 7, Torino",
    "ul. Mokra 2A, Radom",
    "Mevlana Cad. No 47",
    "〒150-0001 東京都渋谷区",
    "서울시 강남구 테헤란로 12",
  ])("knows %s", (text) => {
    expect(hasStreetAddress(text)).toBe(true);
  });
  it.each([
    "We came a long way in 2026",
    "Over 40 years in the trade",
    "The road to 12 awards",
    "Open 9 to 5 on weekdays",
  ])("leaves %s", (text) => {
    expect(hideStreetAddress(text)).toBe(text);
  });
  it("takes brackets that held only an address with it", () => {
    expect(hideStreetAddress("Car hire in Leeds (12 Mill Lane). Vans too.")).toBe("Car hire in Leeds. Vans too.");
  });
});

describe("vendorOf", () => {
  it.each([
    ["booking", "https://calendly.com/harbour", "Calendly", true],
    ["booking", "https://calendly.com/", "Calendly", false],
    ["booking", "https://harbour.simplybook.me/", "SimplyBook.me", true],
    ["booking", "https://www.airbnb.co.uk/rooms/12", "Airbnb", true],
    ["booking", "https://squareup.com/appointments/book/x", "Square Appointments", true],
    ["contact-form", "https://docs.google.com/forms/d/e/1/viewform", "Google Forms", true],
    ["messaging", "sms:+12077814402", "SMS", true],
    ["social", "https://www.youtube.com/@harbour", "YouTube", true],
  ] as const)("%s: %s is %s", (group, href, vendor, isSpecific) => {
    expect(vendorOf(group, href)).toEqual({ vendor, isSpecific });
  });
  it.each([
    ["booking", "https://calendly.com/privacy"],
    ["booking", "https://help.calendly.com/hc/en-us"],
    ["booking", "https://notcalendly.com/harbour"],
    ["payment", "https://stripes.example/"],
    ["social", "mailto:a@facebook.com"],
    ["booking", "not an address"],
  ] as const)("%s: %s is nobody's", (group, href) => {
    expect(vendorOf(group, href)).toBeNull();
  });
  it("finds tokens", () => {
    expect(vendorByToken("contact-form", "wpcf7 /wp-content/plugins/contact-form-7/x")).toBe("Contact Form 7");
    expect(vendorByToken("contact-form", "plain")).toBeNull();
  });
});

describe("hoursAWeek", () => {
  const days = (...names: string[]): string[] => names.map((name) => `https://schema.org/${name}`);
  it.each([
    [{ openingHours: ["Mo-Fr 09:00-17:00", "Sa 10:00-14:00"] }, 44],
    [{ openingHours: "Mo-Su 00:00-24:00" }, 168],
    [{ openingHoursSpecification: [{ dayOfWeek: days("Monday", "Tuesday"), opens: "08:00", closes: "18:00" }] }, 20],
    [{ openingHoursSpecification: { dayOfWeek: "Friday", opens: "20:00", closes: "02:00" } }, 6],
    [{ openingHours: "by appointment" }, null],
    [{ openingHoursSpecification: { dayOfWeek: "Friday", description: "by appointment" } }, null],
    [{}, null],
  ])("%j -> %s", (props, hours) => {
    const business = node("Dentist", props);
    expect(hoursAWeek(business, [business])).toBe(hours);
  });
});

it.each([
  ["fr", "Agence immobilière : vente, location, gestion.", "clients"],
  ["fr", "Vente directe de terrains à bâtir.", "buyers"],
  ["de", "Wohnungen zu vermieten, für Mieter.", "tenants"],
  ["en", "Houses for sale in the best location.", "buyers"],
  ["en", "Homes of every kind.", "clients"],
  ["en", "We represent buyers of houses for sale.", "buyers"],
])("peopleOf (%s) “%s” is %s", (htmlLang, said, people) => {
  expect(peopleOf("buyers and tenants", [page({ htmlLang, blocks: [text(said)] })])).toBe(people);
  expect(peopleOf("guests", [])).toBe("guests");
});

it("calls those who use a business of an unknown trade what its pages call them, and customers where they do not", () => {
  const called = (said: string, htmlLang = "en") =>
    peopleOf("customers or clients", [page({ htmlLang, blocks: [text(said)] })]);
  expect(called("Pergunte a nossos clientes.")).toBe("customers");
  expect(called("We listen to our clients.")).toBe("clients");
  expect(called("Doors and gates.")).toBe("customers");
  expect(called("Log in to the client area.")).toBe("customers");
  expect(called("Nos clients nous font confiance.", "fr")).toBe("customers");
});

it("tells owners from tenants where homes are managed", () => {
  const manager = page({ kind: "home", titles: ["Nordstern Hausverwaltung"], blocks: [text("Wohnungen für Mieter.")] });
  expect(peopleOf("buyers and tenants", [manager])).toBe("owners and tenants");
});

it.each([
  ["Keller Immobilien – Verkauf, Vermietung und Hausverwaltung in Ulm", "Ihre Hausverwaltung in Ulm"],
  ["Acme Realty – Real Estate and Property Management in Tulsa", "Property management"],
])("tells no owners of a broker who manages homes besides: %s", (title, head) => {
  const broker = page({ kind: "home", titles: [title], headings: [heading(1, head)] });
  expect(peopleOf("buyers and tenants", [broker])).not.toBe("owners and tenants");
});

describe("peopleWord", () => {
  it.each([
    ["healthcare", null, null, "patients"],
    ["healthcare", "vet", null, "pet owners"],
    ["other", "food", "local-business", "guests"],
    ["other", "club", null, "people"],
    ["technology", null, "docs", "users"],
    ["technology", "docs", null, "users"],
    ["technology", null, "saas-api", "users"],
    ["other", null, "media-blog", "readers"],
    ["education", "school", null, "parents"],
    ["finance", null, null, "clients"],
    ["marketing", null, null, "clients"],
    [null, null, null, "people"],
  ] as const)("%s, %s, %s -> %s", (industry, subKind, siteType, word) => {
    expect(peopleWord({ value: industry, subKind, confidence: "high" }, siteType)).toBe(word);
  });

  it.each([
    ["education", "school", "services", "people"],
    ["healthcare", null, "local-business", "people"],
    ["other", null, "local-business", "customers or clients"],
    ["education", null, "nonprofit-gov", "people"],
    ["technology", null, "docs", "users"],
    ["other", null, null, "people"],
    [null, null, null, "people"],
  ] as const)("%s, %s, %s, all but guessed -> %s", (industry, subKind, siteType, word) => {
    expect(peopleWord({ value: industry, subKind, confidence: "low" }, siteType)).toBe(word);
  });

  it("calls those customers whom a maker of software calls so", () => {
    const maker = { value: "technology", subKind: "docs", confidence: "high" } as const;
    const customers = () => namesCustomers([page({ blocks: [text("Our customers send lists. New users log in.")] })]);
    expect(customers()).toBe(false);
    const more = page({ blocks: [text("Customers send us their lists; our customers love it. Users log in.")] });
    expect(namesCustomers([more])).toBe(true);
    expect(namesCustomers([page({ kind: "docs", blocks: more.blocks })])).toBe(false);
    expect(peopleWord(maker, "saas-api", undefined, () => true)).toBe("customers");
    expect(peopleWord(maker, "docs", undefined, () => true)).toBe("users");
  });

  it("takes readers of a manual for developers where the pages say so or show code", () => {
    expect(peopleWord({ value: "technology", subKind: null, confidence: "high" }, "docs", () => true)).toBe(
      "developers",
    );
    expect(namesDevelopers([page({ blocks: [text("For developers who build charts.")] })])).toBe(true);
    expect(namesDevelopers([page({ counts: { codeBlocks: 2 } })])).toBe(true);
    expect(namesDevelopers([page({ blocks: [text("Dental software. User-guided. Sign up now!")] })])).toBe(false);
  });
});
