import { describe, expect, it } from "vitest";
import { anchor, heading, node, page, profile, site } from "../../../fixtures/site.ts";
import { serviceOrProductNode } from "../../../../src/scanner/checks/structured-data/service-or-product-node.ts";

const URL = "https://example-clinic.com/implants";
const offering = page({ url: URL, kind: "services" });
const run = (...structured: ReturnType<typeof node>[]) =>
  serviceOrProductNode.run(site({ pages: [page(), offering], structured }));

describe("service-or-product-node", () => {
  it.each(["Service", "MedicalProcedure", "MobileApplication", "EducationEvent"])("passes a described %s", (type) => {
    expect(run(node(type, { name: "Implants", description: "New teeth" }, { pageUrl: URL })).status).toBe("pass");
  });

  it("passes a catalog of offers", () => {
    expect(
      run(node("OfferCatalog", { name: "Services", itemListElement: [{ name: "Implants" }] }, { pageUrl: URL })).status,
    ).toBe("pass");
  });

  it("fails without an offer, or with one that is not described", () => {
    expect(run(node("Dentist", { name: "Example Clinic" }, { pageUrl: URL })).status).toBe("fail");
    expect(run(node("Service", { name: "Implants" }, { pageUrl: URL })).evidence[0]?.meaning).toBe(
      "The offer has no description.",
    );
  });

  it.each([
    ["/implants", "services", "Service"],
    ["/kurse", "services", "Course"],
    ["/backkurse", "services", "Course"],
    ["/formations", "services", "Course"],
    ["/company-formation", "services", "Service"],
    ["/golf-course", "services", "Service"],
    ["/exkurse", "services", "Service"],
    ["/wechselkurs", "services", "Service"],
    ["/aktienkurse", "services", "Service"],
    ["/rundkurs", "services", "Service"],
    ["/services/formation", "services", "Service"],
    ["/services/yogakurs", "services", "Course"],
    ["/information", "services", "Service"],
    ["/open-day", "event", "Event"],
  ] as const)("names in its fix the page %s and the type that fits it", (path, kind, type) => {
    const verdict = serviceOrProductNode.run(
      site({ pages: [page({ url: `https://example-clinic.com${path}`, kind })] }),
    );
    expect(verdict.fix).toBe(
      `Describe in the data of ${path} what is offered there, as ${type}: with name, description and provider.`,
    );
  });

  it("judges pages in a row of cards with a page of services as such, whatever their address", () => {
    const at = (path: string): string => `https://example-clinic.com/${path}`;
    const pageOf = (path: string, title: string, kind: "services" | "other") =>
      page({ url: at(path), kind, titles: [title], headings: [heading(1, title)] });
    const home = page({
      headings: [heading(2, "Our expertise"), heading(2, "Pictures")],
      anchors: [
        anchor(at("tree-service"), "Tree service", { heading: 0 }),
        anchor(at("turf"), "Turf for lawns", { heading: 0 }),
        anchor(at("fencing"), "Fencing", { heading: 0 }),
        anchor(at("warranty"), "Our warranty", { heading: 0 }),
        anchor(at("paving"), "Paving", { heading: 0 }),
        anchor(at("gallery"), "Gallery", { heading: 1 }),
      ],
    });
    const pages = [
      home,
      pageOf("tree-service", "Tree Service", "services"),
      pageOf("turf", "Turf", "other"),
      pageOf("fencing", "Fencing", "services"),
      pageOf("paving", "Paving", "services"),
      pageOf("warranty", "Our warranty", "other"),
      pageOf("gallery", "Gallery", "other"),
    ];
    expect(serviceOrProductNode.run(site({ pages })).fix).toMatch(
      /data of \/tree-service, \/turf, \/fencing and \/paving what/,
    );
  });

  it("counts in its fix the pages that it shows none of", () => {
    const bare = Array.from({ length: 7 }, (_, at) =>
      page({ url: `https://example-clinic.com/service-${at}`, kind: "services" }),
    );
    expect(serviceOrProductNode.run(site({ pages: bare })).fix).toContain(
      "of /service-0, /service-1, /service-2 and 4 more what is offered there",
    );
  });

  it("takes no page for an offer because one page of services stands in its row", () => {
    const at = (path: string): string => `https://example-clinic.com/${path}`;
    const cards = ["roofing", "trees", "our-work", "family"];
    const services = page({
      url: at("services"),
      kind: "services",
      anchors: cards.map((path) => anchor(at(path), path)),
    });
    const pages = cards.map((path, i) =>
      page({ url: at(path), kind: i === 0 ? "services" : "other", titles: [path], headings: [heading(1, path)] }),
    );
    expect(serviceOrProductNode.run(site({ pages: [services, ...pages] })).fix).toContain(
      "of /services and /roofing what",
    );
  });

  it("asks the page that lists all products for their list", () => {
    const url = "https://example-clinic.com/productos.html";
    const run = (structured: ReturnType<typeof node>[], linked = 3) => {
      const anchors = ["kit", "bag", "box"]
        .slice(0, linked)
        .map((name) => anchor(`https://example-clinic.com/${name}`, name));
      const list = page({ url, kind: "product", anchors });
      return serviceOrProductNode.run(site({ pages: [list], profile: profile({ isLocal: false }), structured }));
    };
    expect(run([], 0).fix).toContain("as ItemList: with the name of each product in it.");
    expect(run([]).fix).toBe(
      "Describe in the data of /productos.html what is offered there, as ItemList: with the name and address of each product in it.",
    );
    const itemListElement = [{ "@type": "ListItem", position: 1, url: "https://example-clinic.com/kit" }];
    expect(run([node("ItemList", { itemListElement }, { pageUrl: url })]).status).toBe("pass");
  });

  it("names the type Product on pages of products, whoever sells them, as the draft beside it does", () => {
    const fixFor = (isLocal: boolean) =>
      serviceOrProductNode.run(
        site({
          pages: [page({ url: "https://example-clinic.com/kit", kind: "product" })],
          profile: profile({ isLocal }),
        }),
      ).fix;
    expect(fixFor(false)).toContain("as Product");
    expect(fixFor(true)).toContain("as Product");
  });

  it("asks for no type of what is described already", () => {
    const described = page({ url: "https://example-clinic.com/kurse", kind: "services" });
    const verdict = serviceOrProductNode.run(
      site({
        pages: [offering, described],
        structured: [node("Course", { name: "A", description: "B" }, { pageUrl: described.url })],
      }),
    );
    expect(verdict.fix).toContain("as Service:");
    expect(verdict.situation).toContain("1 of 2 pages of services describes in its data what is offered there");
  });

  it("names the page where it is one", () => {
    expect(serviceOrProductNode.run(site({ pages: [offering] })).situation).toMatch(
      /^\/[\w/-]+ does not say in its data what is offered there\.$/,
    );
  });

  it("does not apply without pages of offers, nor to documentation", () => {
    expect(serviceOrProductNode.run(site()).status).toBe("na");
    const docs = profile({ siteType: { value: "docs", confidence: "high", evidence: [], secondary: null } });
    expect(serviceOrProductNode.run(site({ pages: [offering], profile: docs })).status).toBe("na");
  });
});
