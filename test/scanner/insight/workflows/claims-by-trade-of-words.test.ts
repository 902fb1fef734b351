// The same words mean work in one trade and none in another; each claim beside a site where it is not made.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { ACCOUNTANT, AGENCY, claimed, home, inner, MAKER, ORIGIN, says, SCHOOL, toldTwice } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const AGENT: Kind = { industry: "real-estate", siteType: "services" };
const DEALER: Kind = { industry: "retail", subKind: "used", channels: ["phone"] };
const GARAGE: Kind = { industry: "other", subKind: "repair", channels: ["phone"] };
const INSURER: Kind = { industry: "finance", subKind: "insurance", siteType: "services" };
const LAWYER: Kind = { industry: "professional-services", subKind: "law", siteType: "services" };
const LENDER: Kind = { industry: "finance", subKind: "lending", siteType: "services" };
const PLUMBER: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone"] };
const SHOP: Kind = { industry: "retail", siteType: "ecommerce" };

/** Words, the trade in which they show the work, and one in which they do not. */
const WORDS: [work: string, is: [string, Kind], isNot: [string, Kind], language: string, sentences: string[]][] = [
  [
    "wf-loan-application",
    ["a lender's", LENDER],
    ["an insurer's", INSURER],
    "de",
    ["Ihr Kredit", "Kredit und Darlehen"],
  ],
  ["wf-dispatch-field", ["a plumber's", PLUMBER], ["a maker's", MAKER], "en", ["Areas we serve", "Where we work"]],
  ["wf-valuation-requests", ["an agent's", AGENT], ["an accountant's", ACCOUNTANT], "es", ["Valoración de inmuebles"]],
  ["wf-inventory-merch", ["a car dealer's", DEALER], ["a plumber's", PLUMBER], "de", ["Gebrauchtwagen"]],
  [
    "wf-property-listing",
    ["an agent's", AGENT],
    ["an accountant's", ACCOUNTANT],
    "it",
    ["Pubblichiamo il tuo annuncio sui portali."],
  ],
  [
    "wf-tenant-screening",
    ["an agent's", AGENT],
    ["a shop's", SHOP],
    "it",
    ["Ci occupiamo della selezione dell'inquilino."],
  ],
];

describe.each(WORDS)("%s", (work, [is, kind], [isNot, other], language, sentences) => {
  it(`is ${is} and not ${isNot} by the same words (${language})`, () => {
    const page = home(language, {
      headings: sentences.map((sentence) => heading(2, sentence)),
      blocks: toldTwice(sentences),
    });
    expect(claimed(kind, page)).toContain(work);
    expect(claimed(other, page)).not.toContain(work);
  });
});

describe("an application", () => {
  it("is for a job where a role is open, and none of a product", () => {
    expect(claimed(MAKER, says("en", "Apply for this position by e-mail."))).toContain("wf-recruiting");
    expect(claimed(MAKER, says("en", "Share product size, application, welding position and job."))).not.toContain(
      "wf-recruiting",
    );
  });

  it("seek staff with open posts, and not with the open debts of those they help", () => {
    const debts = "Spesso ci sono più posizioni aperte, solleciti e scadenze.";
    expect(claimed(MAKER, says("it", "Ecco le posizioni aperte nel nostro stabilimento."))).toContain("wf-recruiting");
    expect(claimed(MAKER, says("it", debts))).not.toContain("wf-recruiting");
  });
});

describe("steps", () => {
  it("of a course bring no client on board, nor do those of a job at home", () => {
    const steps = inner("/steps", "en", {
      headings: [heading(2, "How we work")],
      blocks: ["1", "2", "3"].map((step) => text(step, { heading: 0 })),
    });
    expect(claimed(ACCOUNTANT, home("en"), steps)).toContain("wf-client-onboarding");
    for (const kind of [SCHOOL, PLUMBER])
      expect(claimed(kind, home("en"), steps)).not.toContain("wf-client-onboarding");
  });
});

describe("a contract that is signed", () => {
  it("begins the work of an accountant, and is what a lawyer advises on", () => {
    const page = says("en", "Once the contract is signed we start.");
    expect(claimed(ACCOUNTANT, page)).toContain("wf-client-onboarding");
    expect(claimed(LAWYER, page)).not.toContain("wf-client-onboarding");
  });
});

describe("a hearing test without an appointment", () => {
  it("takes nothing from a practice that is booked online", () => {
    const page = home("de", {
      headings: [heading(2, "Termin vereinbaren")],
      blocks: [text("Kostenloser Hörtest ohne Termin. Einfach vorbeikommen, ohne Voranmeldung.")],
    });
    expect(claimed({ ...PRACTICE, channels: ["phone", "booking"] }, page)).toContain("wf-appointment");
    expect(claimed(PRACTICE, page)).not.toContain("wf-appointment");
  });
});

describe("motorcycles in a workshop", () => {
  it("are repaired as goods of a garage, and not tracked as the jobs of a laboratory are", () => {
    const ids = claimed(GARAGE, says("fr", "Réparations et entretien dans notre atelier."));
    // Nor are they reported as a tenant reports what is broken.
    expect(ids).not.toContain("wf-maintenance-requests");
    expect(ids).not.toContain("wf-lab-case-tracking");
  });
});

describe("goods in number", () => {
  it("are kept in stock by a shop that counts them", () => {
    expect(claimed(SHOP, home("de", { blocks: [text("Über 1.000 Artikel auf Lager.")] }))).toContain(
      "wf-inventory-merch",
    );
    expect(claimed(SHOP, home("de", { blocks: [text("Über 10 Artikel auf Lager.")] }))).not.toContain(
      "wf-inventory-merch",
    );
  });
});

describe("articles", () => {
  it("are written where a page of posts links two of them that are not old", () => {
    const blogOf = (day: string, ...titles: string[]) =>
      inner("/blog", "en", {
        kind: "blog",
        times: [{ datetime: day, text: day, region: "main" }],
        anchors: titles.map((title, at) => anchor(`${ORIGIN}/article-${at}`, title)),
      });
    const titles = ["How we keep kettles quiet", "What a good weld looks like"];
    expect(claimed(MAKER, home("en"), blogOf("2026-07-01", ...titles))).toContain("wf-content-publishing");
    expect(claimed(MAKER, home("en"), blogOf("2026-07-01", titles[0] ?? ""))).not.toContain("wf-content-publishing");
    expect(claimed(MAKER, home("en"), blogOf("2021-07-01", ...titles))).not.toContain("wf-content-publishing");
  });
});

describe("what a site sells", () => {
  it("is billed by subscription where it is software, whatever trade that is for", () => {
    const page = says("en", "Monthly plans can be cancelled at the end of the billing period.");
    expect(claimed({ ...ACCOUNTANT, siteType: "saas-api" }, page)).toContain("wf-membership-billing");
    expect(claimed(ACCOUNTANT, page)).not.toContain("wf-membership-billing");
  });
});

describe("a town and its surroundings", () => {
  const page = home("en", {
    headings: [heading(2, "Areas we serve")],
    blocks: toldTwice(["We serve Greensburg and the surrounding towns.", "Our crew comes out the same day."]),
  });
  it("are driven to by a trade, and not by an agency", () => {
    expect(claimed(PLUMBER, page)).toContain("wf-dispatch-field");
    expect(claimed(AGENCY, page)).not.toContain("wf-dispatch-field");
  });
});
