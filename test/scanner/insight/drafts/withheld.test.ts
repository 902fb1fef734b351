// What a draft leaves blank: personal data alone, and "as on" a page only where visitors read it there.
import { describe, expect, it } from "vitest";
import { mapPosition } from "../../../../src/scanner/insight/drafts/map-position.ts";
import { draftOn, type Site } from "../../../fixtures/drafts.ts";
import { anchor, page } from "../../../fixtures/site.ts";

const NAME = "Harbor Dental";
const html = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><nav><a href="/">Home</a></nav></header><main>${main}</main><footer><p>© 2026 ${NAME}</p></footer></body></html>`;
const HOME = `<h1>Dentist in Portland</h1><p>${NAME} is a dentist in Portland for the whole family.</p>`;
const contentOf = (id: string, pages: Record<string, string>): string => draftOn(id, { pages }).draft?.content ?? "";

describe("what is withheld", () => {
  it("is neither the town nor the degrees of a map", () => {
    const address = "<p>14 Quay Street, Portland, ME 04101</p>";
    const map = '<iframe src="https://www.google.com/maps?q=43.6591,-70.2568&output=embed" title="Map"></iframe>';
    const business = (more: string, partner = ""): string =>
      contentOf("localbusiness-present", {
        "/": html(`Dentist in Portland | ${NAME}`, HOME + address + more),
        "/partner": html(`Our lab | ${NAME}`, `<h1>Our lab</h1>${partner}`),
      });
    expect(business("", map)).toContain("[latitude from a map service, in decimal degrees]");
    const content = business(map);
    expect(content).toContain('"addressLocality": "Portland"');
    expect(content).toContain('"latitude": 43.6591');
    expect(business("<p>2287 Quay Street, Portland, ME 04101</p>")).toContain('"addressLocality": "Portland"');
    expect(content).toContain('"longitude": -70.2568');
    expect(business(map.replace("43.6591,-70.2568", "Portland"))).toContain(
      "[latitude from a map service, in decimal degrees]",
    );
  });

  it("says that several addresses of mail stand on the pages", () => {
    const mail = (address: string): string => `<p><a href="mailto:${address}">${address}</a></p>`;
    const one = mail("office@harbor-dental.com");
    const home = (more: string) => ({ "/": html(`Dentist in Portland | ${NAME}`, HOME + more) });
    expect(contentOf("organization-present", home(one))).toContain("[email address, as on ");
    expect(contentOf("organization-present", home(one + mail("contact@example.com")))).toContain(
      "[email address, as on ",
    );
    expect(contentOf("organization-present", home(one + mail("harbor@gmail.com")))).toContain(
      "[one of the 2 email addresses, as on ",
    );
  });
});

describe("the author of an article", () => {
  const words = "Teeth last longer when they are cleaned twice a day with a soft brush. ".repeat(20);
  const article = (line: string, head = ""): string =>
    contentOf("article-markup", {
      "/": html(`Dentist in Portland | ${NAME}`, HOME),
      "/blog/brushing": html(`Brushing | ${NAME}`, `<article><h1>Brushing</h1>${line}<p>${words}</p></article>`, head),
    });
  const signed = '<meta name="author" content="Harbor Dental, Inc.">';

  it("is the business, printed, where the page is signed by it", () => {
    expect(article("", signed)).toMatch(
      /"author": \{\s+"@type": \[?"(?:Dentist|Organization)"[^}]+"name": "Harbor Dental"/,
    );
    expect(article("<p>By Harbor Dental</p>")).not.toContain('"Person"');
  });

  it("is read on the page only where visitors see it", () => {
    expect(article("<p>By Ann Moore, 2 October 2026</p>", signed)).toContain("[author, as on https://");
    expect(article("", '<meta name="author" content="Ann Moore">')).toContain('"name": "[author]"');
  });

  it.each([
    '<meta name="author" content="Harbor Dental Moore">',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","author":{"@type":"Organization","name":"Harbor Dental"}}</script>',
  ])("is not the business by half a name, and not by a review that it wrote: %s", (head) => {
    expect(article("", head)).toContain('"name": "[author]"');
  });

  it("is a person whose name holds that of the business", () => {
    expect(article("<p>By Maria Harbor Dental, 2 October 2026</p>")).toContain("[author, as on https://");
  });
});

it("takes the degrees of one place from the address of a map, in each usual spelling", () => {
  const at = (...maps: string[]) => mapPosition([page({ anchors: maps.map((href) => anchor(href, "Map")) })]);
  const here = { latitude: 43.6591, longitude: -70.2568 };
  for (const map of [
    "https://www.google.com/maps/place/Harbor/@43.6,-70.2,17z/data=!4m6!3m5!8m2!3d43.6591!4d-70.2568",
    "https://www.openstreetmap.org/?mlat=43.6591&mlon=-70.2568#map=18",
    "https://maps.google.com/?q=43.6591,-70.2568",
    "https://www.google.com/maps/dir/?api=1&destination=43.6591,-70.2568",
  ])
    expect(at(map), map).toEqual(here);
  expect(at("https://www.google.com/maps?q=Portland%20Maine")).toBeNull();
  expect(at("https://maps.google.com/?q=43.6591,-70.2568", "https://maps.google.com/?q=41.51,-70.61")).toBeNull();
});

it.each([
  "https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d25211325!2d-98.5795!3d39.8283!2m3!1f0",
  "https://www.google.com/maps/@43.6591,-70.2568,7z",
  "https://maps.google.com/?ll=43.6591,-70.2568",
  "https://maps.google.com/?q=999.99,-70.2568",
])("takes no degrees from a view without a pin, and none that do not exist: %s", (map) => {
  expect(mapPosition([page({ anchors: [anchor(map, "Map")] })])).toBeNull();
});

describe("a practice with several places", () => {
  const practice = (...streets: string[]) => {
    const places = streets.map((street, at): [string, string] => [
      `/locations/${at}.html`,
      html(`Place ${at}`, `<h1>Place ${at}</h1><p>${street}, Portland, ME 04101</p><p>Mon-Fri 9:00-17:00</p>`),
    ]);
    const home = html(
      "Quay Dental | Dentists in Portland",
      "<h1>Dentists in Portland</h1><p>Quay Dental treats teeth.</p>",
    );
    return draftOn("localbusiness-present", {
      pages: { "/": home, ...Object.fromEntries(places) },
      over: ({ profile }) => ({
        profile: { ...profile, isLocal: true, siteType: { ...profile.siteType, value: "local-business" } },
      }),
    }).draft;
  };

  it("gets no hours and no point on the map for all of them, and is asked for a block for each", () => {
    const draft = practice("14 Quay Street", "9 Harbor Street");
    expect(draft?.content).not.toMatch(/openingHours|GeoCoordinates/);
    expect(draft?.notes.join(" ")).toContain("several places: make one more block for each");
  });

  it("is described with its hours where it has one", () => {
    const draft = practice("14 Quay Street");
    expect(draft?.content).toMatch(/openingHours/);
    expect(draft?.content).toContain("GeoCoordinates");
    expect(draft?.notes.join(" ")).not.toContain("several places");
  });
});

describe("a landlord without an office", () => {
  const letting = (main: string, other: { people?: string; subKind?: string } = {}) => {
    const { people = "tenants", subKind = null } = other;
    const site: Site = {
      pages: {
        "/": html(
          "Harbor Flats | Apartments for rent in Portland",
          `<h1>Apartments for rent in Portland</h1><p>Harbor Flats rents out three apartments in Portland to tenants.</p>${main}`,
        ),
      },
      over: ({ profile }) => ({
        profile: {
          ...profile,
          isLocal: true,
          people,
          industry: { ...profile.industry, value: "real-estate", subKind },
          siteType: { ...profile.siteType, value: "services" },
        },
      }),
    };
    const of = (id: string) => draftOn(id, site);
    return { facts: of("key-facts-coverage"), business: of("localbusiness-present"), price: of("pricing-answerable") };
  };

  it("is asked for no opening hours, and for rent in place of the price of a job", () => {
    const { facts, business, price } = letting("");
    expect(facts.outcome.situation).not.toContain("open");
    expect(facts.draft?.content).not.toContain("Opening hours");
    expect(facts.draft?.content).toContain("Rent: ");
    expect(business.draft?.content).not.toContain("openingHours");
    expect(price.outcome.fix).toContain("rent per month");
  });

  it("is asked for hours where it shows an address of its own, and not where a home has an office", () => {
    const { facts, business } = letting("<p>14 Quay Street, Portland, ME 04101</p>");
    expect(facts.outcome.situation).toContain("when it is open");
    expect(business.draft?.content).toContain("openingHours");
    const managed = letting("", { people: "owners and tenants" });
    expect(managed.facts.draft?.content).toContain("Management: from [amount with currency] per unit and month.");
    const broker = letting("<p>Walk in at 12 Main Street, Falmouth.</p>", { people: "clients" });
    expect(broker.facts.outcome.situation).toContain("when it is open");
    expect(letting("<p>Two bedrooms and a home office.</p>").facts.outcome.situation).not.toContain("open");
  });

  it.each([{ people: "buyers" }, { subKind: "storage" }])(
    "is no seller of homes and no house of storage units: %j",
    (other) => {
      const { facts, business, price } = letting("", other);
      expect(facts.outcome.situation).toContain("when it is open");
      expect(facts.draft?.content).not.toContain("Rent: ");
      expect(business.draft?.content).toContain("openingHours");
      expect(price.outcome.fix).not.toContain("rent per month");
    },
  );

  it("is told how to say on a page what a file says of the rent", () => {
    const { fix } = letting('<p><a href="/rents.pdf">Price list</a></p>').price.outcome;
    expect(fix).not.toContain("rent per month");
  });

  it("is not put where a house stands that it lets", () => {
    const labeled = letting("<p>Property Address</p><p>14 Quay Street, Portland, ME 04101</p>").business.draft?.content;
    expect(labeled).toContain('"streetAddress": "[street and number]"');
    const again = "<p>Property Address</p><p>14 Quay Street, Portland, ME 04101</p><p>14 Quay Street, Portland</p>";
    expect(letting(again).business.draft?.content).toContain('"streetAddress": "[street and number]"');
    const own = letting("<p>Our address</p><p>14 Quay Street, Portland, ME 04101</p>").business.draft?.content;
    expect(own).toContain("[street and number, as on ");
  });
});

it("describes the business by the sentence that the report quotes, where its name is in it", () => {
  const described = (value: string): string =>
    draftOn("organization-present", {
      pages: { "/": html(NAME, "<h1>Harbor Dental</h1><p>Harbour.</p>") },
      over: ({ profile }) => ({
        profile: { ...profile, description: { value, confidence: "low", evidence: [] } },
      }),
    }).draft?.content ?? "";
  const own = "HARBOR DENTAL diş tedavisi üzerine 1945 yılından beri uzmanlaşmıştır.";
  expect(described(own)).toContain(`"description": "${own}"`);
  expect(described("Dental care begins early, and it never ends in a lifetime.")).toContain("[what you offer,");
  expect(described("Elegant and bright, with a view of the garden.")).toContain("[what you offer, in one sentence]");
});
