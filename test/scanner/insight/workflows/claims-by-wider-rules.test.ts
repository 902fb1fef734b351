// Rules that take in more than the plainest wording, on invented pages; each beside a site where nothing is claimed.
import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { field, form, heading, text } from "../../../fixtures/site.ts";
import {
  ACCOUNTANT,
  AGENCY,
  CHARITY,
  claimed,
  claimsOf,
  headed,
  home,
  INN,
  inner,
  MAKER,
  says,
  SCHOOL,
  SOFTWARE,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const DENTIST: Kind = { industry: "healthcare", subKind: "dental" };
const SALON: Kind = { industry: "other", subKind: "beauty" };
const FARMER: Kind = { industry: "other", siteType: "services" };

describe("a page on which patients register", () => {
  it.each([
    ["nl", "/inschrijven"],
    ["nl", "/aanmelden"],
    ["en", "/patient-registration"],
    ["sv", "/lista-dig"],
  ])("is the intake of a practice, and no other business's (%s%s)", (language, path) => {
    const page = inner(path, language, { titles: ["x"] });
    expect(claimed(DENTIST, home(language), page)).toContain("wf-intake-forms");
    expect(claimed(SALON, home(language), page)).not.toContain("wf-intake-forms");
    expect(claimed(SCHOOL, home(language), page)).not.toContain("wf-intake-forms");
  });
  it("is told as a form that is filled in before the visit, and not on paper", () => {
    const fields = ["Name", "Mail", "Phone", "Street", "Birth", "Insurer"].map((label) =>
      field({ label, name: label }),
    );
    const page = inner("/new-patients", "en", {
      headings: [heading(1, "New patients")],
      forms: [form({ label: "New patient form", fields })],
    });
    const claim = claimsOf(DENTIST, home("en"), page).find(({ id }) => id === "wf-intake-forms");
    expect(claim?.alreadyAutomated).toContain("a form on the site");
    expect(claim?.steps.map(({ name }) => name)).toContain("Enter data in the records");
    expect(claim?.steps.map(({ name }) => name)).not.toContain("Fill in by hand");
  });
});

describe("an estimate before treatment", () => {
  it.each([
    ["nl", "Tarieven", "Vanaf €250 ontvangt u vooraf een begroting.", "De gemeente stelt haar begroting vast."],
    ["de", "Kosten", "Vorab erhalten Sie einen Heil- und Kostenplan.", "Der Plan der Woche steht hier."],
    ["en", "Fees", "Your treatment plan sets out all costs.", "A treatment that fits your plan."],
    ["pl", "Cennik", "Przed leczeniem pacjent otrzymuje kosztorys na piśmie.", "Leczymy całe rodziny."],
  ])("is a quote that a dentist writes (%s)", (language, title, said, other) => {
    const page = (sentence: string) => headed(language, sentence, `${title}. ${sentence}`);
    expect(claimed(DENTIST, page(said))).toContain("wf-quote-proposal");
    expect(claimed(DENTIST, page(other))).not.toContain("wf-quote-proposal");
  });
});

describe("a price list", () => {
  it.each([
    ["da", "Prisliste"],
    ["sv", "Prislista"],
    ["ro", "Lista de prețuri"],
    ["pt", "Preçário"],
  ])("is kept by a salon (%s), and by no maker", (language, title) => {
    const page = home(language, { headings: [heading(2, title)] });
    expect(claimed(SALON, page)).toContain("wf-menu-updates");
    expect(claimed(MAKER, page)).not.toContain("wf-menu-updates");
  });
  it("is what a salon shows wherever its prices stand, and no menu", () => {
    const priced: Kind = { ...SALON, channels: ["pricing"] };
    const claim = claimsOf(priced, home("da")).find(({ id }) => id === "wf-menu-updates");
    expect(claim?.name).toBe("Price list upkeep");
    expect(claimed({ ...INN, channels: ["pricing"] }, home("da"))).not.toContain("wf-menu-updates");
  });
});

describe("reports to the clients of an agency", () => {
  it("are work of those whose pages speak of them, and of no inn that has figures to show", () => {
    expect(claimed(AGENCY, headed("en", "One live dashboard per client"))).toContain("wf-market-reporting");
    expect(claimed(AGENCY, headed("en", "Strategy and tactics"))).not.toContain("wf-market-reporting");
    expect(claimed(INN, headed("en", "One live dashboard per client"))).not.toContain("wf-market-reporting");
  });
});

describe("a visit before the price", () => {
  it("is work away from the workshop, and none where guests see a hall", () => {
    const button = headed("it", "Richiedi sopralluogo");
    expect(claimed(MAKER, button)).toContain("wf-dispatch-field");
    expect(claimed({ industry: "other", subKind: "events" }, headed("en", "Book a site visit"))).not.toContain(
      "wf-dispatch-field",
    );
  });
});

describe("people who are named for each client", () => {
  it("tell of the onboarding by makers of a program, whose features tell of nobody's", () => {
    const says = (sentence: string) =>
      home("en", { blocks: [text(sentence), text("Our software has many features for your team.")] });
    const own = "Easy onboarding process, welcome package, dedicated client support";
    expect(claimed(SOFTWARE, says(own))).toContain("wf-client-onboarding");
    expect(claimed(SOFTWARE, says("Employee onboarding process with checklists"))).not.toContain(
      "wf-client-onboarding",
    );
  });
});

describe("a table of prices in crowns", () => {
  const table = (cells: string[][]): PageFacts["tables"][number] => ({
    rows: cells.length,
    columns: 2,
    hasTh: false,
    hasScope: false,
    hasCaption: false,
    hasSpans: false,
    isLayout: false,
    region: "main",
    cells,
    heading: -1,
  });
  it.each(["519 – 669 kr", "kr. 519", "519 DKK"])("is a price list (%s)", (price) => {
    const cells = ["Klip", "Farve", "Bryn"].map((name) => [name, price]);
    expect(claimed(SALON, home("da", { tables: [table(cells)] }))).toContain("wf-menu-updates");
    expect(claimed(SALON, home("da", { tables: [table(cells.map(([name = ""]) => [name, "519"]))] }))).not.toContain(
      "wf-menu-updates",
    );
  });
});

describe("upkeep of the business's own machines", () => {
  it("is no repair desk, and warranty on a service no returns desk", () => {
    const own = says("pt", "Manutenção preventiva rigorosa dos equipamentos.");
    expect(claimed(FARMER, own)).not.toContain("wf-maintenance-requests");
    expect(claimed({ industry: "technology", siteType: "services" }, own)).toContain("wf-maintenance-requests");
    const asked = headed("pt", "O serviço tem garantia?", "A eficácia do produto depende da garantia.");
    expect(claimed(FARMER, asked)).not.toContain("wf-complaint-returns");
    expect(claimed({ industry: "retail", siteType: "ecommerce" }, asked)).toContain("wf-complaint-returns");
  });
});

describe("workshops", () => {
  it("are events of a charity and a hall of a garage", () => {
    expect(claimed(CHARITY, headed("de", "Unsere Workshops"))).toContain("wf-event-registration");
    expect(claimed({ industry: "other", subKind: "repair" }, headed("en", "Our workshop"))).not.toContain(
      "wf-event-registration",
    );
  });
});

describe("lessons with prices and a way to ask for them", () => {
  it("are taken up by somebody who signs for them", () => {
    const priced: Kind = { industry: "education", channels: ["pricing", "phone"] };
    expect(claimed(priced, home("de"))).toContain("wf-admissions");
    expect(claimed({ ...priced, channels: ["phone"] }, home("de"))).not.toContain("wf-admissions");
    expect(claimed({ ...SALON, channels: ["pricing", "phone"] }, home("de"))).not.toContain("wf-admissions");
  });
  it.each([
    ["ru", "Запись на занятия по телефону", "Занятия в нашей школе"],
    ["no", "Kurspåmelding", "Våre kurs"],
    ["cs", "Přihláška do kurzu", "Naše kurzy"],
  ])("are signed up for in words of their own (%s)", (language, said, other) => {
    expect(claimed({ industry: "education" }, headed(language, said))).toContain("wf-admissions");
    expect(claimed({ industry: "education" }, headed(language, other))).not.toContain("wf-admissions");
  });
});

describe("papers that a page lists", () => {
  it.each([
    ["es", "Documentación a aportar", "Documentación técnica"],
    ["en", "Documents to provide", "Documents and news"],
    ["ru", "Необходимые документы", "Документы музея"],
  ])("are collected by a practice, and by no shop or school (%s)", (language, said, other) => {
    const CLAIM = "wf-document-collection";
    expect(claimed(DENTIST, headed(language, said))).toContain(CLAIM);
    expect(claimed(DENTIST, headed(language, other))).not.toContain(CLAIM);
    expect(claimed({ industry: "retail", siteType: "ecommerce" }, headed(language, said))).not.toContain(CLAIM);
    expect(claimed(SCHOOL, headed(language, said))).not.toContain(CLAIM);
  });
});

describe("a page on the first weeks with a program", () => {
  it("tells that its maker sees clients in, which no page of an inn does", () => {
    const onboarding = inner("/onboarding", "nl", { titles: ["x"] });
    expect(claimed(SOFTWARE, home("nl"), onboarding)).toContain("wf-client-onboarding");
    expect(claimed(INN, home("nl"), onboarding)).not.toContain("wf-client-onboarding");
  });
});

describe("a page of its own for the words of customers", () => {
  it("is kept by a practice that shows them, and not by one that has the page alone", () => {
    const reviews = inner("/opinie.html", "pl", { titles: ["x"] });
    expect(claimed({ ...DENTIST, channels: ["testimonials"] }, home("pl"), reviews)).toContain("wf-review-management");
    expect(claimed(DENTIST, home("pl"), reviews)).not.toContain("wf-review-management");
  });
});

describe("a favor for whoever sends others", () => {
  it.each([
    ["es", "Recomiéndanos a un familiar", "Te recomendamos aislar el tejado"],
    ["de", "Empfehlungsprämie sichern", "Wir empfehlen Wolle"],
    ["nl", "Aanbrengbonus", "Onze bonus"],
  ])("is work on those who were clients (%s)", (language, said, other) => {
    expect(claimed(SALON, headed(language, said))).toContain("wf-client-followup");
    expect(claimed(SALON, headed(language, other))).not.toContain("wf-client-followup");
  });
});

describe("work that a trade speaks against", () => {
  const lines = [
    "Registration forms are sent with your course papers, and new students register for each term.",
    "Keep the enrolment form and the school transcripts of your child.",
    "Applications are now open for the autumn term.",
  ];
  const page = home("en", { blocks: lines.map((line) => text(line)) });
  it("is not claimed from running text where that trade is uncertain, and is where nothing speaks against it", () => {
    expect(claimed({ ...ACCOUNTANT, sureness: "low" }, page)).not.toContain("wf-admissions");
    expect(claimed(SCHOOL, page)).toContain("wf-admissions");
  });
});
