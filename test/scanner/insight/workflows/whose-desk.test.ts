// Whose work a page, a form or a sentence is, who goes out to do it, and what is no charge.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import { channelHits } from "../../../../src/scanner/insight/signals/channel-hits.ts";
import { evaluateSignal } from "../../../../src/scanner/insight/signals/evaluate-signal.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";
import { toWorkflowViewIn } from "../../../../src/scanner/report/workflow-view.ts";
import { pageOf } from "../../../../src/scanner/report/opportunity-slots.ts";
import {
  ACCOUNTANT,
  CHARITY,
  claimed,
  claimsOf,
  CLUB,
  evidenceOf,
  home,
  inner,
  INN,
  ORIGIN,
  SCHOOL,
} from "./claimed-by-kind.ts";
import type { Kind, PageOver } from "./claimed-by-kind.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const TRADE: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
const CLINIC: Kind = { industry: "healthcare", subKind: "clinic" };
const mail = field({ type: "email", name: "mail", label: "E-mail" });
const LEADS = familyOf("wf-lead-intake");
if (!LEADS) throw new Error("no leads");
const claimOn = (kind: Kind, id: string, ...pages: PageFacts[]) =>
  claimsOf(kind, ...pages).find((claim) => claim.id === id);

describe("a page of openings", () => {
  const APPLY: [language: string, sentence: string][] = [
    ["en", "Fill out the form and we will get back to you."],
    ["de", "Wir melden uns innerhalb von 2 Tagen bei Ihnen."],
  ];
  it.each(APPLY)("tells of applications and of no questions of customers (%s)", (language, sentence) => {
    const quotes = (kind: PageFacts["kind"]) =>
      claimOn(TRADE, "wf-lead-intake", home(language), inner("/p", language, { kind, blocks: [text(sentence)] }))
        ?.manualQuotes.length;
    expect(quotes("contact")).toBe(1);
    expect(quotes("careers")).toBe(0);
  });
  it("has no form for quotes, and none is put on it", () => {
    const start = home("en", { anchors: [anchor(`${ORIGIN}/contact`, "Request a quote")] });
    const jobs = inner("/jobs", "en", {
      kind: "careers",
      forms: [form({ label: "Request a quote for your position", fields: [field(), mail, field({ name: "c" })] })],
    });
    const contact = inner("/contact", "en", { kind: "contact" });
    const claim = claimOn(TRADE, "wf-quote-proposal", start, jobs, contact);
    expect(claim?.evidence.filter(({ url }) => url.endsWith("/jobs"))).toEqual([]);
    expect(claim && pageOf(claim)).toBe("/contact");
  });
});

describe("a form to join", () => {
  it("is the membership's and no question of customers", () => {
    const label = "Membership application";
    const join = (over: PageOver) => inner("/join", "en", over);
    const forms = [form({ label, fields: [field(), mail, field({ name: "street" }), field({ name: "town" })] })];
    const channels = [
      {
        type: "contact-form" as const,
        pages: [`${ORIGIN}/join`],
        evidence: `Form "${label}"`,
        seenAs: ["form" as const],
        confidence: "high" as const,
      },
    ];
    const ids = claimsOf({ ...CLUB, given: channels }, home("en"), join({ forms })).map(({ id }) => id);
    expect(ids).not.toContain("wf-customer-inquiry");
    const both = [...forms, form({ label: "Write to us", fields: [mail, field({ tag: "textarea", name: "m" })] })];
    expect(claimsOf({ ...CLUB, given: channels }, home("en"), join({ forms: both })).map(({ id }) => id)).toContain(
      "wf-customer-inquiry",
    );
  });
});

describe("a form of another desk", () => {
  const label = (title: string, path = "/form") => {
    const url = `${ORIGIN}${path}`;
    const given = [
      {
        type: "contact-form" as const,
        pages: [url],
        evidence: `Form "${title}" with 4 fields`,
        seenAs: ["form" as const],
        confidence: "high" as const,
      },
    ];
    return { given, title, path };
  };
  const fields = [field(), mail, field({ name: "street" }), field({ tag: "textarea", name: "message" })];
  const ids = ({ given, title, path }: ReturnType<typeof label>, over: PageOver = {}, submit = "Send") =>
    claimed(
      { ...TRADE, given },
      home("en"),
      inner(path, "en", { forms: [form({ label: title, fields, submitTexts: [submit] })], ...over }),
    );
  it("is asked what a form for questions is", () => {
    expect(ids(label("Write to us"))).toEqual(expect.arrayContaining(["wf-customer-inquiry", "wf-lead-intake"]));
  });
  it.each([
    ["en", "Leave a review", "Become a dealer", "Warranty registration"],
    ["de", "Bewertung schreiben", "Händler werden", "Vertrag widerrufen"],
    ["fr", "Laisser un avis", "Devenir revendeur", "Formulaire de rétractation"],
    ["es", "Deja una opinión", "Hazte distribuidor", "Registro de garantía"],
    ["pt", "Deixe sua avaliação", "Seja um revendedor", "Formulário de devolução"],
    ["it", "Lascia una recensione", "Diventa rivenditore", "Modulo di recesso"],
    ["nl", "Laat een review achter", "Dealer worden", "Garantie registreren"],
    ["pl", "Zostaw opinię", "Zostań dystrybutorem", "Rejestracja gwarancji"],
  ])("brings neither questions nor leads (%s)", (_, ...titles) => {
    for (const title of titles) {
      expect(ids(label(title)), title).not.toContain("wf-customer-inquiry");
      expect(ids(label(title)), title).not.toContain("wf-lead-intake");
    }
  });
  it("brings complaints to who answers questions, unless such a business has others for them", () => {
    const given = label("Complaints").given;
    const forms = [form({ label: "Complaints", fields })];
    const of = (kind: Kind) => claimed({ ...kind, given }, home("en"), inner("/form", "en", { forms }));
    for (const kind of [CLINIC, ACCOUNTANT, INN, { industry: "professional-services" } as const])
      expect(of(kind), kind.industry).toContain("wf-customer-inquiry");
    for (const kind of [TRADE, { industry: "retail" } as const])
      expect(of(kind), kind.industry).not.toContain("wf-customer-inquiry");
  });
  it("is known by its first button, and not by a text that is no name", () => {
    expect(ids(label("Anna Example"), {}, "Become a volunteer")).not.toContain("wf-customer-inquiry");
    const long = `We run a garden. ${"Visitors and friends are welcome here every day. ".repeat(3)} Volunteer with us.`;
    expect(ids(label(long))).toContain("wf-customer-inquiry");
  });
  it("is the way to write to the business where it stands on the page for that", () => {
    expect(ids(label("Volunteer application", "/contact"), { kind: "contact" })).toContain("wf-customer-inquiry");
  });
  it("stands beside a box to sign up with all the same", () => {
    const { title } = label("Leave a review");
    const forms = [form({ label: title, fields }), form({ label: "News", fields: [mail] })];
    expect(ids(label(title), { forms })).not.toContain("wf-customer-inquiry");
  });
  it("is for those who work there, behind a log-in and on tools of the house", () => {
    const open = form({ label: "Profile", fields });
    const behind = [open, form({ label: "Log in", fields: [field({ type: "password" })] })];
    expect(ids(label("Profile", "/anmeldung"), { kind: "login", forms: [open] })).toContain("wf-customer-inquiry");
    expect(ids(label("Profile", "/portal"), { kind: "login", forms: behind })).not.toContain("wf-customer-inquiry");
    expect(ids(label("Add a car", "/admin"))).not.toContain("wf-customer-inquiry");
    expect(ids(label("Add a car", "/admin-services"))).toContain("wf-customer-inquiry");
  });
  it("answers those who use it: its promise is none to customers", () => {
    const told = (title: string) =>
      claimOn(
        TRADE,
        "wf-lead-intake",
        home("en"),
        inner("/form", "en", {
          forms: [form({ label: title, fields })],
          blocks: [text("We will get back to you within 2 days.")],
        }),
      )?.manualQuotes.length;
    expect(told("Write to us")).toBe(1);
    expect(told("Become a dealer")).toBe(0);
  });
});

describe("pages of law", () => {
  const asks = "Request a quote and we will write an offer for you.";
  const urlsOf = (id: string, kind: Kind, path: string, sentence: string) => {
    const page = inner(path, "en", { headings: [heading(1, sentence)], blocks: [text(sentence)] });
    return (
      claimOn(kind, id, home("en", { blocks: [text(`So: ${sentence}`), text(`And: ${sentence}`)] }), page)?.evidence ??
      []
    ).map(({ url }) => url);
  };
  it("name data and duties, and no work of the business", () => {
    const quoted = (path: string) => urlsOf("wf-quote-proposal", TRADE, path, asks).includes(`${ORIGIN}${path}`);
    expect(quoted("/windows")).toBe(true);
    expect(quoted("/privacy-policy")).toBe(false);
    expect(quoted("/terms-and-conditions")).toBe(false);
  });
  it("set out how returns are taken", () => {
    const shop: Kind = { industry: "retail", siteType: "ecommerce", sells: true };
    const back = "Return the item within 30 days for a refund.";
    expect(urlsOf("wf-complaint-returns", shop, "/terms-and-conditions", back)).toContain(
      `${ORIGIN}/terms-and-conditions`,
    );
  });
});

describe("an address of another desk", () => {
  const mailTo = (address: string, label: string, over = {}) => anchor(`mailto:${address}`, label, over);
  const links = (path: string, over: PageOver, ...anchors: ReturnType<typeof anchor>[]) =>
    evaluateSignal(
      readSite(evidenceOf(TRADE, [home("en"), inner(path, "en", { anchors, ...over })])),
      "mailto CTA",
      LEADS,
    ).hits.map(({ quote }) => quote);
  const office = mailTo("office@example-clinic.com", "Write to the office");
  it("is no call to write to the business", () => {
    expect(links("/p", {}, office)).toEqual(["E-mail link: Write to the office"]);
    expect(links("/p", {}, mailTo("jobs@example-clinic.com", "Write to us"))).toEqual([]);
    expect(links("/p", {}, mailTo("office@example-clinic.com", "Send your CV"))).toEqual([]);
    expect(links("/p", {}, mailTo("office@example-clinic.com", "Jetzt Partner werden"))).toEqual([]);
  });
  it("stands on pages of openings, privacy and terms for other reasons", () => {
    expect(links("/p", { kind: "careers" }, office)).toEqual([]);
    expect(links("/privacy-policy", {}, office)).toEqual([]);
  });
  it("is a partner's beside one of the site's own, and the site's where there is no other", () => {
    const other = mailTo("hello@loans.example", "Ask our partner");
    expect(links("/p", {}, other, office)).toEqual(["E-mail link: Write to the office"]);
    expect(links("/p", {}, other)).toEqual(["E-mail link: Ask our partner"]);
  });
  it("is told as a way to ask where no other page has it", () => {
    const quotes = (...paths: string[]) => {
      const pages = paths.map((path) => `${ORIGIN}${path}`);
      const given = [{ type: "email" as const, pages, evidence: "E-mail address", confidence: "high" as const }];
      const jobs = inner("/jobs", "en", { kind: "careers" });
      const site = evidenceOf({ ...TRADE, given }, [home("en"), jobs, inner("/contact", "en", { kind: "contact" })]);
      return channelHits(readSite(site), "channel:email").map(({ url }) => url);
    };
    expect(quotes("/jobs", "/contact")).toEqual([`${ORIGIN}/contact`]);
    expect(quotes("/jobs")).toEqual([`${ORIGIN}/jobs`]);
  });
});

describe("a form for returns", () => {
  it("is named by a word and not by letters within one", () => {
    const shop: Kind = { industry: "retail", siteType: "ecommerce", sells: true };
    const quotes = (title: string) =>
      claimOn(
        shop,
        "wf-complaint-returns",
        home("en", { blocks: [text("If you are not satisfied, return the item within 30 days for a refund.")] }),
        inner("/x", "en", { forms: [form({ label: title, fields: [field(), mail] })] }),
      )?.evidence.map(({ quote }) => quote);
    expect(quotes("RMA request")).toContain("RMA request");
    expect(quotes("Further information")).not.toContain("Further information");
  });
});

describe("the page a form is put on", () => {
  const quote = (path: string, over: PageOver = {}) =>
    inner(path, "en", { headings: [heading(2, "Get a quote")], ...over });
  const put = (...pages: PageFacts[]) => {
    const claim = claimOn(TRADE, "wf-quote-proposal", home("en"), ...pages);
    return claim && pageOf(claim);
  };
  it("is one that shows the work", () => {
    expect(put(quote("/windows", { kind: "services" }))).toBe("/windows");
  });
  it("is the one whose sentence tells of it, and not the first with the word in a heading", () => {
    const told = inner("/safety", "en", { blocks: [text("We are looking for volunteers to help on Saturdays.")] });
    const named = inner("/pupils", "en", { headings: [heading(1, "Service"), heading(2, "Volunteers")] });
    const claim = claimOn(CHARITY, "wf-volunteer-management", home("en"), named, told);
    expect(claim && pageOf(claim)).toBe("/safety");
  });
  it.each(["/projects/kitchen", "/portfolio/kitchen", "/referenzen/haus"])("is no work shown: %s", (path) => {
    expect(put(quote(path))).toBe("the home page");
    expect(put(quote(path), inner("/contact", "en", { kind: "contact" }))).toBe("/contact");
  });
});

describe("who goes to customers", () => {
  const says = (language: string, ...sentences: string[]) =>
    home(language, { headings: [heading(2, "We come to you")], blocks: sentences.map((one) => text(one)) });
  const told = (page: PageFacts) => {
    const claim = claimOn(TRADE, "wf-dispatch-field", page);
    if (!claim) throw new Error("no work at customers' places");
    const view = toWorkflowViewIn({ name: "Example", people: "customers" })(claim);
    return { sentence: view.description, steps: (view.steps ?? []).map(({ name }) => name), ids: claim.opportunityIds };
  };
  const crew = told(says("en", "Our technicians come to you in Leeds and York."));
  it("is a crew unless the site says otherwise", () => {
    expect(crew.steps).toContain("Pick crew");
  });
  it("is one person where one speaks of no team", () => {
    const alone = told(says("en", "I come to your house, and you deal directly with me."));
    expect(alone.steps).toContain("Find a day for it");
    expect(alone.steps).not.toContain("Pick crew");
    const team = told(says("en", "I come to your house, and you deal directly with me.", "Our team is on the road."));
    expect(team.steps).toContain("Pick crew");
  });
  it("is contractors where the site sends them", () => {
    const sent = told(says("en", "We send a network of trusted contractors."));
    expect(sent.steps).toContain("Assign a contractor");
    expect(sent.steps).toContain("Assign a contractor");
  });
});

describe("work that goes another way", () => {
  const viewOf = (id: string, kind: Kind, ...pages: PageFacts[]) => {
    const claim = claimOn(kind, id, ...pages);
    if (!claim) return undefined;
    const { description, steps = [] } = toWorkflowViewIn({ name: "Example", people: "customers" })(claim);
    return { description, steps: steps.map(({ name }) => name) };
  };
  it.each([
    ["en", "We have no current openings.", "Send us your CV all the same."],
    ["de", "Derzeit keine offenen Stellen.", "Senden Sie uns gern eine Bewerbung per E-Mail."],
    ["fr", "Aucun poste disponible.", "Envoyez-nous votre CV et une candidature spontanée."],
  ])("is no opening that is published where applications are welcome all the same (%s)", (language, none, welcome) => {
    const jobs = (...lines: string[]) =>
      viewOf(
        "wf-recruiting",
        TRADE,
        home(language),
        inner("/jobs", language, { kind: "careers", blocks: lines.map((line) => text(line)) }),
      );
    const unasked = jobs(none, welcome);
    expect(unasked?.steps).toContain("Say who is welcome to apply");
    expect(jobs(welcome)?.steps).not.toContain("Say who is welcome to apply");
  });
  it("is no viewing while the list of homes is empty, and the usual way where some stand on it", () => {
    const AGENT: Kind = { industry: "real-estate", channels: ["phone"] };
    const agency = (sentence: string, ...titles: string[]) => {
      const anchors = titles.map((title) => anchor(`${ORIGIN}/listings/${title}`, title));
      const page = home("en", { headings: [heading(2, "Our properties")], blocks: [text(sentence)], anchors });
      const ids = claimOn(AGENT, "wf-viewing-enquiry", page)?.opportunityIds ?? [];
      return { view: viewOf("wf-viewing-enquiry", AGENT, page), ids };
    };
    const slots = "op-viewing-enquiry-viewing-slots";
    const empty = agency("There are currently no properties for sale.");
    expect(empty.view?.steps).not.toContain("Agree time");
    expect(empty.ids).not.toContain(slots);
    for (const usual of [
      agency("No properties match your search."),
      agency("There are currently no houses.", "north-street-1", "mill-lane-4", "bay-road-9"),
    ]) {
      expect(usual.view?.steps).toContain("Agree time");
      expect(usual.ids).toContain(slots);
    }
  });
  it("is help that people ask a charity for, and no agreement with a client", () => {
    const help = home("en", {
      headings: [heading(2, "How to apply for help")],
      blocks: [text("Apply for assistance.")],
    });
    const charity = viewOf("wf-client-onboarding", CHARITY, help);
    expect(charity?.steps).not.toContain("Sign contract");
    const volunteers = home("en", {
      headings: [heading(2, "Your kick-off as a volunteer"), heading(2, "Kick-off call")],
    });
    expect(viewOf("wf-client-onboarding", CHARITY, volunteers)).toBeUndefined();
    expect(viewOf("wf-client-onboarding", ACCOUNTANT, volunteers)?.steps).toContain("Sign contract");
  });
});

describe("a charge on a schedule", () => {
  const id = "wf-membership-billing";
  const head = (language: string, title: string) => home(language, { headings: [heading(2, title)] });
  it.each([
    ["en", "Monthly plan", "No subscription, no monthly plan"],
    ["de", "Unser Abo", "Ganz ohne Abo"],
    ["fr", "Abonnement", "Sans abonnement"],
    ["es", "Suscripción", "Sin suscripción"],
    ["pt", "Plano de assinatura", "A sua melhor assinatura"],
    ["it", "Abbonamento", "Pacchetti senza abbonamento"],
    ["nl", "Abonnement", "Zonder abonnement"],
    ["pl", "Abonament", "Bez abonamentu"],
  ])("is no charge that is denied, nor a signature (%s)", (language, charge, none) => {
    expect(claimed(CLUB, head(language, charge))).toContain(id);
    expect(claimed(CLUB, head(language, none))).not.toContain(id);
  });
  it("is no amount that is saved or granted", () => {
    const priced = (line: string) => claimed(CLUB, home("en", { blocks: [text(line)] }));
    expect(priced("Full access: €30 per month")).toContain(id);
    expect(priced("Members save €30 per month")).not.toContain(id);
  });
  it("is none where fees are paid at the door, unless they are debited as well", () => {
    const fee = "The annual membership fee is 20 euros, payable at the door.";
    const member = (...lines: string[]) =>
      claimed(CLUB, home("en", { headings: [heading(2, "Membership fees")], blocks: lines.map((line) => text(line)) }));
    expect(member("The annual membership fee is 20 euros.")).toContain(id);
    expect(member(fee)).not.toContain(id);
    expect(member(fee, "Or pay by direct debit.")).toContain(id);
  });
  it("is no contract for a course that ends with it", () => {
    const course = (...lines: string[]) => claimed(SCHOOL, home("en", { blocks: lines.map((line) => text(line)) }));
    const fees = ["Course fees are payable monthly.", "All fees are due in full."];
    expect(course(...fees)).toContain(id);
    expect(course(...fees, "The course contract has a maximum term of 18 months.")).not.toContain(id);
  });
});

describe("results", () => {
  const results = (href: string, label: string) =>
    claimed(
      SCHOOL,
      home("fr"),
      inner("/resultats", "fr", { headings: [heading(1, "Résultats d'examen")], anchors: [anchor(href, label)] }),
    );
  it("of an authority are not the school's to publish", () => {
    const id = "wf-results-publishing";
    expect(results("https://www.example.gouv.fr/resultats", "Consulter mes résultats")).not.toContain(id);
    expect(results("https://www.example.com/resultats", "Consulter mes résultats")).toContain(id);
    expect(results("https://www.example.gouv.fr/adresse", "Le ministère")).toContain(id);
  });
});

describe("a form that asks for a demo", () => {
  const MAKER: Kind = {
    industry: "technology",
    siteType: "saas-api",
    given: [
      {
        type: "contact-form",
        pages: [`${ORIGIN}/demo`],
        evidence: 'Form "Book a demo" with 3 fields',
        seenAs: ["form" as const],
        confidence: "high",
      },
    ],
  };
  const fields = [mail, field({ name: "name", label: "Name" }), field({ name: "trucks", label: "Number of trucks" })];
  const demo = (more: typeof fields) =>
    inner("/demo", "en", {
      headings: [heading(1, "Book a demo")],
      forms: [form({ heading: 0, fields: [...fields, ...more] })],
    });
  const idsOn = (...pages: PageFacts[]) => claimsOf(MAKER, home("en"), ...pages).map(({ id }) => id);
  it("shows demos and no other work, unless it has room for a question", () => {
    expect(idsOn(demo([]))).not.toContain("wf-customer-inquiry");
    expect(idsOn(demo([]))).not.toContain("wf-lead-intake");
    const room = field({ tag: "textarea", name: "message", label: "Your question" });
    expect(idsOn(demo([room]))).toContain("wf-customer-inquiry");
  });
});

it("does not call a form missing that serves another desk", () => {
  const apply = form({
    label: "Become a dealer",
    fields: [field(), mail, field({ tag: "textarea", type: "textarea" })],
  });
  const given = [
    {
      type: "contact-form" as const,
      pages: [`${ORIGIN}/dealers`],
      evidence: 'Form "Become a dealer" with 3 fields',
      seenAs: ["form" as const],
      confidence: "high" as const,
    },
  ];
  const strengthOf = (condition: string) =>
    evaluateSignal(
      readSite(evidenceOf({ ...TRADE, given }, [home("en"), inner("/dealers", "en", { forms: [apply] })])),
      condition,
      LEADS,
    ).strength;
  expect(strengthOf("channel:contact-form")).toBe(0);
  expect(strengthOf("no channel:contact-form")).toBe(0);
  expect(strengthOf("no channel:booking")).toBe(1);
});
