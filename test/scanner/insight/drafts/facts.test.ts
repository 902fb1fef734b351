import { describe, expect, it } from "vitest";
import type { SiteType } from "../../../../src/model/profile.ts";
import { isKnownType } from "../../../../src/scanner/evidence/structured/schema-types.ts";
import {
  contactPage,
  isPersonalProfile,
  profileAddresses,
  rootAddress,
  shownHours,
} from "../../../../src/scanner/insight/drafts/business-facts.ts";
import { currencyCode } from "../../../../src/scanner/insight/drafts/currency-code.ts";
import { pageSentence } from "../../../../src/scanner/insight/drafts/page-sentence.ts";
import { schemaTypesOf } from "../../../../src/scanner/insight/drafts/schema-type.ts";
import { NO_NAMES } from "../../../../src/scanner/insight/name/person-name.ts";
import { anchor, heading, node, page, profile, site, text } from "../../../fixtures/site.ts";

const business = (
  h1: string,
  over: { subKind?: string; isLocal?: boolean; siteType?: SiteType; industry?: "retail" | "other" } = {},
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
    ["Zahnarztpraxis am Markt", {}, "Dentist"],
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

  it.each([
    ["EUR", null, {}, "EUR"],
    ["$", "en-US", {}, "USD"],
    ["$", "en-CA", {}, "CAD"],
    ["$", "en", {}, null],
    ["$", "en", { addressCountry: "AU" }, "AUD"],
    ["$", "en-US", { priceCurrency: "NZD" }, "NZD"],
    ["kr", "sv-SE", {}, "SEK"],
  ])("reads the currency %j of a page in %j beside %j as %j", (sign, htmlLang, props, code) => {
    expect(currencyCode(sign, { htmlLang }, site({ structured: [node("Thing", props)] }))).toBe(code);
  });
});

describe("a sentence of the page", () => {
  const sentenceOf = (...lines: string[]) => pageSentence(page({ blocks: lines.map((line) => text(line)) }), NO_NAMES);

  it("is whole, long enough to say something and short enough to be shown", () => {
    expect(sentenceOf("Too short.", "We repair bicycles of every make, most of them within two working days.")).toMatch(
      /^We repair/,
    );
    expect(sentenceOf("We repair bicycles. Most of them are ready within two working days.")).toBe(
      "We repair bicycles. Most of them are ready within two working days.",
    );
    expect(sentenceOf(`${"A very long sentence that goes on ".repeat(8)}.`)).toBeNull();
    expect(sentenceOf("No end mark however long this line of the page may be, so it is a label")).toBeNull();
    expect(sentenceOf("and goes on from a line above with the rest of what was said there.")).toBeNull();
    expect(sentenceOf("An answer to requests sent by the form (by article six of the law.")).toBeNull();
  });

  it("is not one that another page uses", () => {
    const line = "We repair bicycles of every make, most of them within two working days.";
    expect(pageSentence(page({ blocks: [text(line)] }), NO_NAMES, new Set([line.toLowerCase()]))).toBeNull();
  });
});
