import { describe, expect, it } from "vitest";
import { readKeyFacts } from "../../../../src/scanner/evidence/answers/answers-key-facts.ts";
import { businessHead } from "../../../../src/scanner/insight/drafts/business-facts.ts";
import { draftOn, read } from "../../../fixtures/drafts.ts";

const html = (title: string, main: string, head = ""): string =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a><a href="/services/roof-repair">Roof repair</a><a href="/about">About</a></nav><main>${main}</main></body></html>`;
const REPAIR = html("Roof repair | Harbor Roofing", "<h1>Roof repair</h1><p>There is nothing we don't mend.</p>");
const siteOf = (main: string, over: Record<string, string> = {}, head = "") => ({
  pages: {
    "/": html("Harbor Roofing, Falmouth", `<h1>At your side</h1>${main}`, head),
    "/services/roof-repair": REPAIR,
    ...over,
  },
});
const OFFERS = "Harbor Roofing mends and renews slate roofs in Falmouth and the villages around it.";

describe("what a business offers", () => {
  it("is quoted from the sentence that names it, and not from who picks up the phone", () => {
    const first = "You always speak with somebody who knows your house and your wishes well.";
    const evidence = read(siteOf(`<p>${first}</p><p>${OFFERS}</p>`));
    const what = readKeyFacts(evidence).find(({ id }) => id === "what");
    expect(what?.answer?.how).toContain("Harbor Roofing mends and renews slate roofs");
    const { draft } = draftOn("meta-description", siteOf(`<p>${first}</p><p>${OFFERS}</p>`));
    expect(draft?.content).toContain(`content="${OFFERS}"`);
    expect(draftOn("organization-present", siteOf(`<p>${first}</p><p>${OFFERS}</p>`)).draft?.content).toContain(
      `"description": "${OFFERS}"`,
    );
  });

  it.each([
    "With years of experience in roofing, we understand the needs of our customers in Falmouth.",
    "We'd love to meet your new house, since roofs can be a lot of work for young families.",
    "We renew any roof in Falmouth in three easy steps that take us no more than a week*",
    "We are here for you day and night, and give you the guidance that you need.",
  ])("is drafted from no sentence that praises or could stand anywhere: %s", (sentence) => {
    expect(draftOn("meta-description", siteOf(`<p>${sentence}</p>`)).draft?.content ?? "").not.toContain(
      sentence.slice(0, 12).replace("'", "&#39;"),
    );
  });
});

it("leaves a good description to the start page, and writes the others that share it anew", () => {
  const head = `<meta name="description" content="${OFFERS}">`;
  const about = html(
    "About | Harbor Roofing",
    "<h1>About Harbor Roofing</h1><p>Harbor Roofing was founded by two roofers and mends slate roofs.</p>",
    head,
  );
  const { draft } = draftOn("meta-description", siteOf(`<p>${OFFERS}</p>`, { "/about": about }, head));
  expect(draft?.target).toBe("https://harbor-dental.com/about");
  expect(draft?.notes.join()).not.toContain("home page");
});

it("takes the line under the name for the title of the start page", () => {
  const head = '<meta name="description" content="Slate roofs and roof repair for Falmouth homes">';
  const { draft } = draftOn("title-quality", {
    pages: {
      ...siteOf(`<p>${OFFERS}</p>`).pages,
      "/": html("Home", `<h1>Welcome</h1><p>${OFFERS}</p><footer>© Harbor Roofing</footer>`, head),
    },
  });
  expect(draft?.content).toContain("<title>Slate roofs and roof repair for Falmouth homes | Harbor Roofing</title>");
});

describe("a description of a page", () => {
  const about = (title: string, text: string): string =>
    html(`${title} | Harbor Roofing`, `<h1>${title}</h1><p>${text}</p>`);
  const described = (roofs: string, gutters: string): string =>
    draftOn(
      "meta-description",
      siteOf(`<p>${OFFERS}</p>`, {
        "/services/roof-repair": about("Roof repair", roofs),
        "/services/gutters": about("Gutters", gutters),
      }),
    ).draft?.content ?? "";

  it("is no sentence that another page says as well", () => {
    const shared = "We repair roofs and gutters of all kinds, quickly and for a fixed price.";
    expect(described(shared, shared)).not.toContain(shared);
    expect(described(shared, "We clean and renew gutters made of zinc, steel and plastic.")).toContain(shared);
  });

  it("is nothing that the law asks of everybody", () => {
    const duty = "A safe roof is a legal obligation of everybody who owns a house in this country.";
    expect(described(duty, "We clean and renew gutters made of zinc, steel and plastic.")).not.toContain(duty);
  });
});

it("draws no breadcrumb from a greeting", () => {
  const greeted = html("About Tom | Harbor Roofing", "<h1>Hi, I am Tom.</h1><p>Roofs are my trade.</p>");
  const content = draftOn("breadcrumbs", siteOf(`<p>${OFFERS}</p>`, { "/about/tom": greeted })).draft?.content ?? "";
  expect(content).not.toContain("Hi, I am");
});

describe("a block that has the facts of a place under the class of a service", () => {
  const ld = (node: object): string => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  const TAXI = {
    "@context": "https://schema.org",
    "@type": "TaxiService",
    name: "Harbor Roofing",
    address: { "@type": "PostalAddress", streetAddress: "4 Quay Lane", addressLocality: "Falmouth" },
    geo: { "@type": "GeoCoordinates", latitude: 50.15, longitude: -5.07 },
    openingHours: "Mo-Su 00:00-23:59",
  };

  it("keeps them, and gets the class of a place", () => {
    const { draft } = draftOn("organization-present", siteOf(`<p>${OFFERS}</p>`, {}, ld(TAXI)));
    expect(draft?.content).not.toContain("latitude");
    expect(draft?.content).not.toContain("openingHours");
    expect(draft?.notes.join(" ")).toContain("TaxiService is a class of services");
    expect(draft?.notes.join(" ")).toContain(
      "Merge these lines into the description of the business on the home page (TaxiService), in place of its lines of the same names.",
    );
    const bare = { "@context": TAXI["@context"], "@type": TAXI["@type"], name: TAXI.name, address: TAXI.address };
    const other = draftOn("organization-present", siteOf(`<p>${OFFERS}</p>`, {}, ld(bare))).draft;
    expect(other?.notes.join(" ") ?? "").not.toContain("class of services");
  });

  it("gives an id the classes that stand under it, and none of a block without one", () => {
    const nodes = [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        "@id": "https://harbor-dental.com/#org",
        name: "Harbor Roofing",
      },
      {
        "@context": "https://schema.org",
        "@type": "RoofingContractor",
        name: "Harbor Roofing",
        telephone: "+44 1326 000111",
      },
    ];
    const head = businessHead(read(siteOf(`<p>${OFFERS}</p>`, {}, nodes.map(ld).join(""))), "Harbor Roofing");
    expect(head.props["@id"]).toBe("https://harbor-dental.com/#org");
    expect(head.types).toEqual(["Organization"]);
  });
});
