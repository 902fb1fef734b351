import { describe, expect, it } from "vitest";
import {
  collectStructured,
  isOfType,
  mainTypeOf,
  nodesOfType,
  refOf,
  resolveNodes,
  textOf,
  textsOf,
  unknownTypesOf,
} from "../../../../src/scanner/evidence/structured/collect-structured.ts";
import { isKnownType, isSubtypeOf, lineageOf } from "../../../../src/scanner/evidence/structured/schema-types.ts";
import { bare, node, page } from "../../../fixtures/site.ts";

describe("collectStructured", () => {
  it("gives the nodes of all pages with page and syntax", () => {
    const home = page({
      structured: {
        jsonLd: [{ bytes: 10, error: null, hasSchemaContext: true, nodes: [bare(node("Dentist"))] }],
        microdata: [bare(node("Product")), bare(node("Event"))],
        rdfaTypes: ["Event"],
      },
    });
    const about = page({
      url: "https://example-clinic.com/about",
      structured: {
        jsonLd: [{ bytes: 10, error: null, hasSchemaContext: true, nodes: [bare(node("Person"))] }],
        microdata: [],
        rdfaTypes: [],
      },
    });
    expect(collectStructured([home, about]).map(({ types, syntax, pageUrl }) => [types[0], syntax, pageUrl])).toEqual([
      ["Dentist", "json-ld", "https://example-clinic.com/"],
      ["Product", "microdata", "https://example-clinic.com/"],
      ["Event", "rdfa", "https://example-clinic.com/"],
      ["Person", "json-ld", "https://example-clinic.com/about"],
    ]);
  });
});

describe("on a site with more nodes than are kept", () => {
  const pageWith = (name: string, types: readonly [string, string][]) =>
    page({
      url: `https://example-clinic.com/${name}`,
      structured: {
        jsonLd: [
          {
            bytes: 10,
            error: null,
            hasSchemaContext: true,
            nodes: types.map(([type, path]) => ({ ...bare(node(type)), path })),
          },
        ],
        microdata: [],
        rdfaTypes: [],
      },
    });
  const many = (count: number): [string, string][] =>
    Array.from({ length: count }, () => ["Offer", "hasOfferCatalog.itemListElement"]);

  it("the last page keeps what stands outermost, as the first one does", () => {
    const pages = Array.from({ length: 25 }, (_, at) => pageWith(`${at}`, [...many(100), ["BreadcrumbList", ""]]));
    const kept = collectStructured(pages);
    expect(kept.length).toBeLessThanOrEqual(2000);
    expect(kept.filter(({ types }) => types[0] === "BreadcrumbList")).toHaveLength(25);
    expect(new Set(kept.map(({ pageUrl }) => kept.filter((one) => one.pageUrl === pageUrl).length))).toEqual(
      new Set([80]),
    );
  });

  it("pages with few nodes leave their room to those with many", () => {
    const pages = [pageWith("few", many(10)), pageWith("many", many(3000))];
    const counts = Map.groupBy(collectStructured(pages), ({ pageUrl }) => pageUrl);
    expect([...counts.values()].map(({ length }) => length)).toEqual([10, 1990]);
  });
});

describe("a node of no known type", () => {
  const read = (type: string, props: Record<string, unknown>) => {
    const nodes = [bare(node(type, props))];
    const jsonLd = [{ bytes: 10, error: null, hasSchemaContext: true, nodes }];
    return collectStructured([page({ structured: { jsonLd, microdata: [], rdfaTypes: [] } })])[0];
  };
  const reached = { name: "Acme", telephone: "+1 207 846 2210" };

  it("is read as what it states, under the type that it has", () => {
    const school = read("DrivingSchool", { ...reached, openingHours: "Mo-Fr 08:00-18:00" });
    expect(school).toMatchObject({ types: ["DrivingSchool"], readAs: "LocalBusiness" });
    expect(school && isOfType(school, "Organization") && unknownTypesOf(school)).toEqual(["DrivingSchool"]);
    expect(read("Firm", reached)?.readAs).toBe("Organization");
  });

  it("is left alone where it may be a person, an event or a thing for sale, and so is one of a known type", () => {
    expect(read("Engineer", { ...reached, jobTitle: "Engineer" })?.readAs).toBeUndefined();
    expect(read("Gathering", { ...reached, startDate: "2026-11-20" })?.readAs).toBeUndefined();
    expect(read("Flat", { name: "Flat", geo: { latitude: 1 } })?.readAs).toBeUndefined();
    expect(read("WebPage", reached)?.readAs).toBeUndefined();
  });
});

describe("the class tree", () => {
  it.each([
    ["Dentist", "Organization"],
    ["Dentist", "LocalBusiness"],
    ["Dentist", "MedicalBusiness"],
    ["Dentist", "Place"],
    ["Restaurant", "LocalBusiness"],
    ["AccountingService", "FinancialService"],
    ["BlogPosting", "Article"],
    ["NewsArticle", "CreativeWork"],
    ["MusicEvent", "Event"],
    ["ProductGroup", "Product"],
    ["NGO", "Organization"],
    ["HealthClub", "SportsActivityLocation"],
    ["FAQPage", "WebPage"],
    ["Offer", "Intangible"],
    ["Organization", "Organization"],
  ])("%s is a %s", (type, ancestor) => {
    expect(isSubtypeOf(type, ancestor)).toBe(true);
  });

  it("keeps apart what is apart, and knows no invented names", () => {
    expect(isSubtypeOf("Person", "Organization")).toBe(false);
    expect(isSubtypeOf("Article", "BlogPosting")).toBe(false);
    for (const name of ["PlumbingService", "dentist", "", "__proto__", "constructor"])
      expect(isKnownType(name)).toBe(false);
    expect(lineageOf("PlumbingService")).toEqual(["PlumbingService"]);
  });
});

describe("reading nodes", () => {
  it("finds subclasses, also under full names", () => {
    const nodes = [node("https://schema.org/Dentist"), node("schema:WebSite"), node("Thing")];
    expect(nodesOfType(nodes, "Organization")).toEqual([nodes[0]]);
    expect(isOfType(node(["Thing", "Bakery"]), "FoodEstablishment")).toBe(true);
    expect(unknownTypesOf(node(["Dentist", "ToothService"]))).toEqual(["ToothService"]);
    expect(mainTypeOf(node(["Organization", "Dentist"]))).toBe("Dentist");
    expect(mainTypeOf(node("ToothService"))).toBeNull();
  });

  it.each([
    ["a text", " Example \n Clinic ", "Example Clinic"],
    ["a number", 12.5, "12.5"],
    ["a value object", { "@value": "Hallo", "@language": "de" }, "Hallo"],
    ["a list", ["", { name: "B" }], "B"],
    ["a node", { "@type": "Brand", name: "Oral" }, "Oral"],
    ["nothing", null, ""],
    ["a node without name", { "@type": "Brand" }, ""],
  ])("textOf reads %s", (_name, value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it("reads lists of texts and addresses of things", () => {
    expect(textsOf(["a", "b", "a", { name: "c" }, 1])).toEqual(["a", "b", "c", "1"]);
    expect(refOf(["https://x.example/a", "b"])).toBe("https://x.example/a");
    expect(refOf({ "@type": "ImageObject", url: "https://x.example/i.png" })).toBe("https://x.example/i.png");
    expect(refOf({ name: "x" })).toBeNull();
  });

  it("follows a reference to its node, of the same page first, relative or absolute", () => {
    const here = node("Organization", { name: "Here" }, { id: "#org" });
    const there = node(
      "Organization",
      { name: "There" },
      { id: "https://example-clinic.com/about#org", pageUrl: "https://example-clinic.com/about" },
    );
    const article = node("Article", { publisher: { "@id": "https://example-clinic.com/#org" } });
    const nodes = [there, here, article];
    expect(resolveNodes(nodes, article.props.publisher, article)[0]).toBe(here);
    expect(resolveNodes(nodes, { "@id": "#org" }, there)[0]).toBe(there);
    expect(resolveNodes(nodes, { "@id": "#nobody" }, article)).toEqual([]);
    expect(resolveNodes(nodes, "Example Clinic", article)).toEqual([]);
  });

  it("gives an inline object as a node, and does not run in circles", () => {
    const article = node(
      "Article",
      { author: [{ "@type": "schema:Person", name: "A" }, { "@id": "#a" }] },
      { id: "#a" },
    );
    expect(resolveNodes([article], article.props.author, article).map((found) => found.types)).toEqual([
      ["Person"],
      ["Article"],
    ]);
  });
});
