// Who does a step and by which means, as far as the pages tell: papers of others, forms on a screen, one person alone.
import { describe, expect, it } from "vitest";
import type { ClaimedStep } from "../../../../src/scanner/insight/claimed-workflow.ts";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import { findManualPhrases } from "../../../../src/scanner/evidence/workflow/manual-phrases.ts";
import { countOn } from "../../../../src/scanner/insight/signals/plain-signals.ts";
import { evaluateSignal } from "../../../../src/scanner/insight/signals/evaluate-signal.ts";
import { phrasesAbout } from "../../../../src/scanner/insight/signals/manual-hits.ts";
import { readSite } from "../../../../src/scanner/insight/signals/site-reading.ts";
import { familyOf } from "../../../../src/scanner/insight/workflow-families.ts";
import { stepsOf } from "../../../../src/scanner/insight/workflow-steps.ts";
import { toWorkflowViewIn } from "../../../../src/scanner/report/workflow-view.ts";
import { CLUB, claimsOf, evidenceOf, home, inner, ORIGIN, says, SCHOOL, toldTwice } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const PRACTICE: Kind = { industry: "healthcare", subKind: "clinic", channels: ["phone", "contact-form"] };
const TRADE: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
const claimOn = (kind: Kind, id: string, ...pages: PageFacts[]) =>
  claimsOf(kind, ...pages).find((claim) => claim.id === id);
const stepsOn = (kind: Kind, id: string, ...pages: PageFacts[]) =>
  claimOn(kind, id, ...pages)?.steps.map(({ name }) => name);
const quotesOn = (language: string, sentence: string) =>
  readSite(evidenceOf(TRADE, [home(language), inner("/p", language, { blocks: [text(sentence)] })])).manual.length;
const holds = (kind: Kind, signal: string, ...pages: PageFacts[]): boolean => {
  const family = familyOf("wf-recruiting");
  return family !== undefined && evaluateSignal(readSite(evidenceOf(kind, pages)), signal, family).hits.length > 0;
};

describe("papers that an office takes", () => {
  const PAPERS = [
    ["en", "Bring the completed form to the city hall.", "Bring the completed form to us, next to the city hall."],
    ["de", "Das ausgefüllte Formular geben Sie im Bürgeramt ab.", "Das ausgefüllte Formular geben Sie im Studio ab."],
    ["pl", "Wypełniony wniosek składasz w starostwie.", "Wypełniony wniosek składasz w biurze szkoły."],
  ] as const;
  it.each(PAPERS)("are no handwork here (%s)", (language, theirs, ours) => {
    expect(quotesOn(language, theirs)).toBe(0);
    expect(quotesOn(language, ours)).toBe(1);
  });
  it("are quoted without a word that asks to whom", () => {
    const page = inner("/p", "de", { blocks: [text("Das ausgefüllte Formular bitte per Post an: Erika Muster.")] });
    expect(findManualPhrases(page).map(({ quote }) => quote)).toEqual(["Das ausgefüllte Formular bitte per Post…"]);
  });
});

describe("work that is paid when it is done", () => {
  it("is billed with a receipt, and nobody is reminded", () => {
    const steps = (...sentences: string[]) => stepsOn(TRADE, "wf-invoicing", says("en", ...sentences));
    expect(steps("Payment: pay on completion of work, by bank transfer.", "Payment is due upon completion.")).toEqual([
      "Collect work done",
      "Take payment when the work is done",
      "Give receipt",
      "Report",
    ]);
    expect(steps("We send you an invoice that is payable in 14 days.")).toContain("Remind late payers");
  });
  it("is not matched to its payment by a program for a list of ways to pay", () => {
    const match = claimOn(
      TRADE,
      "wf-invoicing",
      says("en", "We send you an invoice that is payable in 14 days.", "Payment by credit card or PayPal."),
    )?.steps.find(({ name }) => name === "Match payment");
    expect(match).toMatchObject({ isManual: true });
  });
});

describe("what an insurer does not pay", () => {
  it("is no handwork on claims, whatever the phone is for", () => {
    const quoted = (rest: string) =>
      claimOn(
        PRACTICE,
        "wf-claims-insurance",
        says("en", "We accept most insurance plans.", `Fitness programs are ${rest} insurance: call us to check.`),
      )?.manualQuotes.length;
    expect(quoted("typically not billed to")).toBe(0);
    expect(quoted("billed to your")).toBeGreaterThan(0);
  });
});

describe("a form for patients", () => {
  const filled = (sentence: string) =>
    stepsOn(PRACTICE, "wf-intake-forms", home("en"), inner("/new-patients", "en", { blocks: [text(sentence)] }))?.[1];
  it("is filled in by hand unless the pages say that it goes online", () => {
    expect(filled("Complete your intake paperwork online before the visit.")).toBe("Fills in online");
    expect(filled("Bring your intake paperwork to the visit.")).toBe("Fill in by hand");
  });
  it("is none that doctors fill in to refer somebody", () => {
    const linking = (name: string, title: string) =>
      inner("/forms", "en", { headings: [heading(1, title)], anchors: [anchor(`${ORIGIN}/${name}.pdf`, "Form")] });
    const found = (page: PageFacts) => holds(PRACTICE, "pdf:form", home("en"), page);
    expect(found(linking("intake-form", "Forms"))).toBe(true);
    expect(found(linking("intake-form", "For Physicians"))).toBe(false);
    expect(found(linking("referral-pad-form", "Forms"))).toBe(false);
    expect(found(linking("self-referral-form", "Forms"))).toBe(true);
  });
});

it("a form to join that stands on the site is not printed", () => {
  const fields = ["a", "b", "c", "d"].map((name) => field({ name }));
  const join = inner("/join", "en", {
    headings: [heading(1, "Become a member")],
    forms: [form({ label: "Join", fields })],
  });
  expect(stepsOn(CLUB, "wf-membership-applications", home("en"), join)?.[0]).toBe("Open form");
  const bare = inner("/join", "en", { headings: [heading(1, "Become a member")] });
  expect(stepsOn(CLUB, "wf-membership-applications", home("en"), bare)).toEqual([
    "Ask how to join",
    "Talk",
    "Enter",
    "Welcome",
  ]);
  const file = inner("/join", "en", {
    headings: [heading(1, "Become a member")],
    anchors: [anchor(`${ORIGIN}/membership-form.pdf`, "Membership form")],
  });
  expect(stepsOn(CLUB, "wf-membership-applications", home("en"), file)?.[0]).toBe("Print form");
});

it("a price for the year that is invoiced is no subscription", () => {
  const claims = (price: string) =>
    claimOn(
      SCHOOL,
      "wf-membership-billing",
      home("en"),
      inner("/fees", "en", { blocks: [text(price), text("We send you an invoice every year.")] }),
    );
  expect(claims("Two mornings: 1400 CHF per year")).toBeUndefined();
  expect(claims("Two mornings: 120 CHF per month")).toBeDefined();
});

describe("one person alone", () => {
  const start = (sentence: string) => [
    home("en", {
      headings: [heading(2, "Repairs and maintenance")],
      anchors: [anchor(`${ORIGIN}/repair`, "Request a repair")],
    }),
    inner("/repair", "en", { headings: [heading(1, "Report a repair")], blocks: [text(sentence)] }),
  ];
  it("assigns nobody, and tenants report nothing to a tradesman", () => {
    const alone = claimOn(TRADE, "wf-maintenance-requests", ...start("I come to you and fix it."));
    expect(alone?.steps[0]).toMatchObject({ name: "Report", doneBy: "outsider" });
    expect(alone?.steps[2]?.name).toBe("Find a day for it");
    const team = claimOn(TRADE, "wf-maintenance-requests", ...start("Our team comes to you and fixes it."));
    expect(team?.steps[2]?.name).toBe("Assign");
  });
});

it("those who apply for a place are families where pages speak of them", () => {
  const apply = (sentence: string) =>
    claimOn(
      { industry: "education" },
      "wf-admissions",
      home("en"),
      inner("/enrol", "en", { headings: [heading(1, "Enrollment")], blocks: [text(sentence)] }),
    )?.steps[0]?.name;
  expect(apply("Driving lessons begin each month.")).toBe("Learner asks");
  expect(apply("Parents enroll their children here.")).toBe("Family asks");
});

it("a link to nothing is no page of openings", () => {
  const footer = (href: string) => home("en", { anchors: [anchor(href, "Work with us: we are hiring")] });
  expect(holds(TRADE, "states:seeks-staff", footer(`${ORIGIN}/jobs`))).toBe(true);
  expect(holds(TRADE, "states:seeks-staff", footer(`${ORIGIN}/#`))).toBe(false);
});

it("a sales line without a figure is no result of a campaign", () => {
  const told = (sentence: string) =>
    holds({ industry: "marketing" }, "says:case-figures", home("en", { blocks: [text(sentence)] }));
  expect(told("A shop saw a 40 % increase in traffic.")).toBe(true);
  expect(told("Good texts bring an increase in traffic.")).toBe(false);
});

describe("a promise to call back", () => {
  const quotes = (kind: Kind, sentence: string) =>
    claimOn(kind, "wf-customer-inquiry", home("en"), inner("/p", "en", { kind: "contact", blocks: [text(sentence)] }))
      ?.manualQuotes.length;
  it("is given to those who ask what the business could do for them", () => {
    expect(quotes(TRADE, "We will call you back within 24 hours.")).toBe(0);
    expect(quotes(PRACTICE, "We will reply within 24 hours.")).toBe(1);
    expect(quotes(PRACTICE, "We will call you back within 24 hours.")).toBe(1);
    expect(quotes(PRACTICE, "We will get back to you within 24 hours.")).toBe(1);
  });
  it("belongs to the booking where the sentence before it asks to ring for one", () => {
    const back = "If the line is busy, leave a message and we will call you back the next working day.";
    expect(quotes(PRACTICE, `Please ring us to make an appointment. ${back}`)).toBe(0);
    expect(quotes(PRACTICE, `Our phone is answered until five. ${back}`)).toBe(1);
    const booked = claimOn(
      PRACTICE,
      "wf-appointment",
      home("en", { blocks: [text(`Please ring us to make an appointment. ${back}`)] }),
    );
    expect(booked?.manualQuotes.map(({ quote }) => quote)).toContain(back);
  });
});

it("licenses that are sent by hand are orders, and what a shop does itself is none", () => {
  const sold = (sentence: string) =>
    claimOn({ industry: "technology" }, "wf-order-processing", home("en", { blocks: [text(sentence)] }));
  expect(sold("Write to us and we send your license key by hand.")?.steps[4]?.name).toBe("Send key");
  expect(sold("Your license key is shown at once.")).toBeUndefined();
});

it("headings that most pages of services have are no services", () => {
  const service = (path: string, own: string) =>
    inner(path, "en", { kind: "services", headings: [heading(1, own), heading(2, "Free quote"), heading(2, own)] });
  const pages = [service("/a", "Wiring"), service("/b", "Heating"), service("/c", "Alarms")];
  const { names } = countOn(readSite(evidenceOf(TRADE, [home("en"), ...pages])), "services");
  expect(names).toContain("Wiring");
  expect(names).not.toContain("Free quote");
});

it("is told in a sentence, and not by what stands on a button", () => {
  const view = (sentence: string) => {
    const claim = claimOn(
      PRACTICE,
      "wf-customer-inquiry",
      home("en"),
      inner("/p", "en", { kind: "contact", blocks: [text(sentence)] }),
    );
    return claim && toWorkflowViewIn({ name: "this business", people: "customers" })(claim).currentState;
  };
  expect(view("We will reply within 24 hours.")).toBe("/p says: “We will reply within 24 hours.”");
  expect(view("Call us now") ?? "").not.toContain("Call us now");
});

it("is told in scripts that write words together, too", () => {
  const claim = claimOn(PRACTICE, "wf-appointment", home("zh", { blocks: [text("请致电预约。"), text("预约门诊")] }));
  expect(claim?.manualQuotes.map(({ quote }) => quote)).toEqual(["请致电预约。"]);
});

it("whom a sentence asks to write does that, and only a sentence that speaks of staff tells of a step of theirs", () => {
  const family = familyOf("wf-event-registration");
  const told = (quote: string): ClaimedStep | undefined =>
    family &&
    stepsOf(family, [], { manual: [{ url: `${ORIGIN}/kurse`, region: "manual-mail", quote }], hands: [] }).find(
      ({ name }) => name === "Take registrations",
    );
  for (const asks of [
    "To register, please send an e-mail with the date.",
    "Zur Anmeldung schreiben Sie uns bitte eine E-Mail mit Termin.",
    "Envíe un correo con la fecha.",
    "Envíe un correo para los próximos cursos.",
    "Envie um e-mail para os últimos lugares.",
    "Vi preghiamo di inviare una e-mail.",
  ])
    expect(told(asks), asks).toMatchObject({ basis: "usual" });
  for (const tells of ["Send an e-mail and we keep a seat.", "Escríbanos y le reservamos la plaza."])
    expect(told(tells), tells).toMatchObject({ basis: "quoted", quote: tells });
  expect(told("Schreiben Sie uns, wir melden uns.")).toMatchObject({ basis: "promised" });
});

describe("work that goes one of its ways alone", () => {
  const SHOP: Kind = { industry: "retail", siteType: "ecommerce", sells: true, channels: ["ecommerce", "email"] };
  const returns = (...more: string[]) =>
    inner("/returns", "en", {
      headings: [heading(1, "Returns")],
      blocks: ["Return the item within 30 days.", ...more].map((one) => text(one)),
    });
  it("is called returns where no page speaks of faults or of a warranty", () => {
    const claim = claimOn(SHOP, "wf-complaint-returns", home("en"), returns());
    expect(claim?.name).toBe("Returns");
    expect(claim?.steps[0]?.name).toBe("Customer returns goods");
    const faults = claimOn(SHOP, "wf-complaint-returns", home("en"), returns("Two years of warranty on every tool."));
    expect(faults?.name).toBe("Complaints, returns and warranty");
  });
  it("is a form of the staff where they fill it in, and none for patients", () => {
    const said = (sentence: string) =>
      claimOn(
        PRACTICE,
        "wf-intake-forms",
        home("en"),
        inner("/fees", "en", { blocks: [text(sentence), text(`And: ${sentence}`)] }),
      );
    expect(said("Bring your number to the first visit, where we fill in the claim form.")).toBeUndefined();
    expect(said("Fill in the form before your first visit.")).toBeDefined();
  });
});

describe("a sentence that tells that staff answer", () => {
  it("stands at that step alone, and not at the customers' as well", () => {
    const sentence =
      "Fragen zur Bestellung beantworten wir montags bis freitags von 9 bis 15 Uhr per E-Mail an laden@example.com, meist innerhalb eines Werktags.";
    const SHOP: Kind = { industry: "retail", channels: ["email", "phone"] };
    const claim = claimOn(
      SHOP,
      "wf-customer-inquiry",
      home("de"),
      inner("/kontakt", "de", { kind: "contact", blocks: [text(sentence)] }),
    );
    const told = (name: string) => claim?.steps.find((step) => step.name === name);
    expect(told("Question arrives")).toMatchObject({ basis: "usual", doneBy: "outsider" });
    expect(told("Reply")?.quote).toContain("innerhalb eines Werktags");
    const asked = inner("/kontakt", "de", {
      kind: "contact",
      blocks: [text("Rufen Sie uns an."), text("Wir antworten innerhalb eines Tages.")],
    });
    const other = claimOn(SHOP, "wf-customer-inquiry", home("de"), asked);
    expect(other?.steps[0]?.quote).toBeUndefined();
    expect(other?.manualQuotes.map(({ quote }) => quote)).toEqual(["Wir antworten innerhalb eines Tages."]);
  });
});

it("a price list is no menu, and has no print and no staff until the pages show them", () => {
  const BEAUTY: Kind = { industry: "other", subKind: "beauty", channels: ["phone"] };
  const prices = inner("/prices", "en", {
    kind: "pricing",
    headings: [heading(1, "Price list")],
    blocks: [text("Manicure €15")],
  });
  const claim = claimOn(BEAUTY, "wf-menu-updates", home("en"), prices);
  expect(claim?.name).toBe("Price list upkeep");
  expect(claim?.steps.map(({ name }) => name)).toEqual(["Decide change", "Change the list", "Change them elsewhere"]);
});

it("a van that is rented out and good for moving house moves no homes", () => {
  const VANS: Kind = { industry: "other", subKind: "transport", channels: ["phone", "contact-form"] };
  const freight = text("We carry freight and do house removals across the country, emergency breakdown help 24/7.");
  const told = (...said: string[]) => {
    const claim = claimOn(
      VANS,
      "wf-dispatch-field",
      home("en", { blocks: [freight, ...said.map((one) => text(one))] }),
    );
    return claim?.steps.map(({ name }) => name);
  };
  expect(told()).toContain("Judge how much there is to carry");
  expect(told("Van rental: rent a van by the day, van hire from 40.")).not.toContain(
    "Judge how much there is to carry",
  );
});

it("urgency is judged where the pages speak of emergencies, and by a painter what is needed", () => {
  const steps = (sentence: string) =>
    stepsOn(
      TRADE,
      "wf-dispatch-field",
      home("en", { headings: [heading(1, "Painters in Hill")], blocks: [text(sentence)] }),
    );
  expect(steps("We paint rooms in Hill and the surrounding area.")?.[1]).toBe("Assess what is needed");
  expect(steps("24 hour emergency repairs in Hill and the surrounding area.")?.[1]).toBe("Judge urgency");
});

describe("a change that the pages speak against", () => {
  const changes = (id: string, kind: Kind, language: string, ...said: string[]): readonly string[] =>
    claimOn(kind, id, home(language, { blocks: said.map((one) => text(one)) }))?.opportunityIds ?? [];
  const FAQ: Kind = { industry: "other", subKind: "trades", channels: ["phone", "faq"] };
  it.each([
    ["fr", "Appelez-nous : nous répondons toujours en personne."],
    ["de", "Bei uns antwortet immer ein Mensch."],
    ["en", "No chatbots: call us and a real person answers."],
  ])("is no assistant where people answer, as they promise (%s)", (language, promise) => {
    const id = "op-customer-inquiry-answer-assistant";
    expect(changes("wf-customer-inquiry", FAQ, language, promise)).not.toContain(id);
    expect(changes("wf-customer-inquiry", FAQ, language, "Call us.")).toContain(id);
  });
  it("is no link in an invoice where only its name stands beside a price", () => {
    const id = "op-invoicing-pay-online";
    const later = "We invoice monthly, payable within 14 days. Invoices are due on receipt.";
    expect(changes("wf-invoicing", TRADE, "en", later)).toContain(id);
    const note = "Rozliczasz się miesięcznie, w cenach netto, na fakturę VAT.";
    expect(changes("wf-invoicing", TRADE, "pl", note)).not.toContain(id);
  });
});

it("a practice by appointment without a calendar is offered one, and one with free dates is not", () => {
  const BEAUTY: Kind = { industry: "other", subKind: "beauty", channels: ["phone", "contact-form"] };
  const ids = (said: string) =>
    claimOn(BEAUTY, "wf-appointment", home("nl", { headings: [heading(2, "Afspraak maken")], blocks: [text(said)] }))
      ?.opportunityIds;
  expect(ids("Neem contact op voor een afspraak.")).toContain("op-appointment-online-booking");
  expect(ids("Kies een dag: de tijden zijn vrij op deze datum.")).not.toContain("op-appointment-online-booking");
});

it("a practice has a practitioner to check where it names more than one", () => {
  const visits = home("en", { blocks: [text("Please call us to make an appointment.")] });
  const team = (...names: string[]) =>
    inner("/team", "en", {
      kind: "team",
      headings: [heading(1, "Our team"), ...names.map((name) => heading(2, name))],
    });
  const checked = (...names: string[]) => stepsOn(PRACTICE, "wf-appointment", visits, team(...names))?.[1];
  expect(checked("Anna Keller")).toBe("Check diary");
  expect(checked("Anna Keller", "Peter Brandt")).toBe("Check diary and practitioner");
});

describe("steps of another trade", () => {
  const AGENT: Kind = { industry: "marketing", channels: ["contact-form"] };
  const order = home("en", {
    anchors: [anchor(`${ORIGIN}/order`, "Order now")],
    headings: [heading(2, "Place an order")],
  });
  it("are stock, warehouse and shipping where no goods are sold", () => {
    expect(stepsOn(AGENT, "wf-order-processing", order)).toEqual([
      "Order arrives",
      "Check what is asked and its price",
      "Enter the order",
      "Confirm",
      "Have it done",
      "Tell when it is ready",
    ]);
    expect(stepsOn({ ...AGENT, industry: "retail" }, "wf-order-processing", order)).toContain("Pass on for packing");
  });

  it("are openings where a form takes applications and none is named", () => {
    const maker: Kind = { industry: "manufacturing", channels: ["careers"] };
    const fields = [field({ name: "name" }), field({ name: "mail", type: "email" })];
    const careers = (...jobs: string[]) =>
      inner("/career", "en", {
        kind: "careers",
        headings: [heading(1, "Career"), ...jobs.map((job) => heading(2, job))],
        forms: [form({ label: "Apply", heading: jobs.length, fields })],
      });
    expect(stepsOn(maker, "wf-recruiting", home("en"), careers())?.[0]).toBe("Take applications");
    expect(stepsOn(maker, "wf-recruiting", home("en"), careers("Welder"))?.[0]).toBe("Write opening");
  });

  it("are visits where a shop mends what it sold", () => {
    const service = home("en", {
      headings: [heading(2, "Spare parts")],
      blocks: [text("We repair the scooters we sell."), text("Spare parts are in stock.")],
    });
    const steps = (industry: Kind["industry"]) => stepsOn({ industry, channels: ["phone"] }, "wf-after-sales", service);
    expect(steps("retail")).toContain("Repair it or send the part");
    expect(steps("manufacturing")).toContain("Ship or visit");
  });

  it("are terms of trade where the dealers that there are stand in a list", () => {
    const maker: Kind = { industry: "manufacturing", channels: ["email"] };
    const list = (...told: string[]) => [
      home("en"),
      inner("/dealers", "en", {
        headings: [heading(1, "Our dealers")],
        blocks: told.map((sentence) => text(sentence)),
      }),
    ];
    const listed = claimOn(maker, "wf-dealer-enquiry", ...list("Find a dealer near you."));
    expect(listed?.name).toBe("Requests passed to dealers");
    expect(listed?.steps.map(({ name }) => name)).toEqual([
      "Customer asks for the nearest dealer",
      "Find the dealer",
      "Pass the request on",
    ]);
    expect(listed?.opportunityIds).not.toContain("op-dealer-enquiry-dealer-form");
    const invited = claimOn(maker, "wf-dealer-enquiry", ...list("Become a dealer in your region."));
    expect(invited?.steps.map(({ name }) => name)).toContain("Agree terms");
    expect(invited?.opportunityIds).toContain("op-dealer-enquiry-dealer-form");
  });

  it("are slots and reminders where an office has no diary to book in", () => {
    const office: Kind = { industry: "finance", subKind: "accounting", channels: ["contact-form"] };
    const call = (...told: string[]) =>
      home("en", {
        anchors: [anchor(`${ORIGIN}/contact`, "Book a call")],
        headings: [heading(2, "Book a call")],
        blocks: told.map((sentence) => text(sentence)),
      });
    expect(stepsOn(office, "wf-appointment", call())).toEqual(["Request arrives", "Agree time", "Confirm"]);
    expect(stepsOn(office, "wf-appointment", call("Call us to make an appointment."))).toContain("Check diary");
  });

  it("are a contractor and a bill where the owner sees to the homes", () => {
    const landlord: Kind = { industry: "real-estate", channels: ["email"] };
    const upkeep = (sentence: string) =>
      stepsOn(
        landlord,
        "wf-maintenance-requests",
        home("en", { headings: [heading(2, "Maintenance requests")], blocks: [text(sentence)] }),
      );
    expect(upkeep("Ann personally handles maintenance requests.")).toEqual([
      "Report",
      "Sort urgency",
      "Agree date",
      "Mend and check",
    ]);
    expect(upkeep("Tenants send maintenance requests to the office.")).toContain("Assign a contractor");
  });
});

describe("sentences with the words of a signal that tell of something else", () => {
  const says = (kind: Kind, signal: string, sentence: string) =>
    holds(kind, signal, home("en"), inner("/p", "en", { blocks: [text(sentence)] }));
  it("an appointment for an interview is no appointment of clients", () => {
    const ask = "Please contact us to set up an appointment";
    expect(says(TRADE, "states:takes-appointments", `${ask} for a brief interview.`)).toBe(false);
    expect(says(TRADE, "states:takes-appointments", `${ask}.`)).toBe(true);
  });
  it("what is forbidden to be sent is not asked for", () => {
    expect(says(PRACTICE, "patient records", "Do not include any medical records in this message.")).toBe(false);
    expect(says(PRACTICE, "patient records", "Bring your medical records.")).toBe(true);
  });
});

describe("forms on paper", () => {
  it("are no download where no file is linked, and are filled in at the office", () => {
    const page = inner("/new-patients", "en", {
      headings: [heading(2, "New patient forms")],
      blocks: [
        text("We provide registration and health history forms at the office."),
        text("Please complete the health history form."),
      ],
    });
    expect(stepsOn(PRACTICE, "wf-intake-forms", home("en"), page)?.slice(0, 3)).toEqual([
      "Ask for form or get it on arrival",
      "Fill in by hand",
      "Hand in",
    ]);
  });
});

describe("a sentence of which personal data hides the most", () => {
  it("is no quote of handwork", () => {
    const family = familyOf("wf-customer-inquiry");
    const quoted = (sentence: string) => {
      const reading = readSite(evidenceOf(TRADE, [home("en"), inner("/p", "en", { blocks: [text(sentence)] })]));
      return family === undefined ? [] : phrasesAbout(reading, ["manual-call", "manual-mail", "manual-form"], family);
    };
    expect(quoted("Please call us at (718) 331-4276 for questions.")).toHaveLength(1);
    expect(quoted("Please call us at (718) 331-4276 or mail jane.roe@example.org for questions.")).toEqual([]);
  });
});

describe("a change that is there already", () => {
  const CAFE: Kind = { industry: "other", subKind: "food", channels: ["phone"] };
  const catering = (...labels: string[]) =>
    claimOn(
      CAFE,
      "wf-food-ordering",
      home("de", { headings: [heading(2, "Catering")], blocks: labels.map((label) => text(label)) }),
    );
  it("is no catering form where one asks for the number of persons", () => {
    expect(catering("Catering für Feiern und Events.")?.opportunityIds).toContain("op-food-ordering-catering-form");
    expect(catering("Catering für Feiern und Events.", "Anzahl Personen")?.opportunityIds).not.toContain(
      "op-food-ordering-catering-form",
    );
  });
  it("catering by request has a course of its own", () => {
    expect(catering("Catering für Feiern und Events.")?.steps.map(({ name }) => name)).toEqual([
      "Guest asks for a date and a number of people",
      "Note what is wanted",
      "Write offer",
      "Prepare food",
      "Deliver",
      "Send bill",
    ]);
  });
});

describe("clients who refer others", () => {
  it("are registered and rewarded, and nobody lists past clients", () => {
    const FIRM: Kind = { industry: "finance", siteType: "services", channels: ["phone"] };
    const page = home("en", {
      headings: [heading(2, "Referral program")],
      blocks: [text("Join our referral program.")],
    });
    expect(claimOn(FIRM, "wf-client-followup", page)).toMatchObject({ goes: { name: "Referrals by clients" } });
  });
});

describe("steps that fit who does the work", () => {
  const SHOP: Kind = { industry: "retail", channels: ["email", "messaging"] };
  const DRIVING: Kind = { industry: "education", subKind: "courses", channels: ["phone", "email"] };
  const says = (...lines: string[]) =>
    inner("/shipping", "en", {
      headings: [heading(1, "Shipping")],
      blocks: lines.map((line) => text(line, { heading: 0 })),
    });
  const autoIn = (kind: Kind, ...lines: string[]) =>
    claimOn(kind, "wf-fulfilment", home("en"), says("We ship within 3 working days.", ...lines))?.alreadyAutomated;

  it("sends news of an order by itself only where orders go through a checkout or an account", () => {
    const promise = "We email you the tracking number when your order ships.";
    expect(autoIn({ ...SHOP, channels: ["email", "ecommerce"] }, promise)).toContain(
      "news of each order, sent or shown",
    );
    expect(autoIn(SHOP, promise)).toEqual([]);
  });
  it("proposes one list of dates where pages of two languages give them, and not where nothing is dated", () => {
    const club: Kind = { industry: "other", subKind: "nonprofit" };
    const asks = text("Please register for the course in advance.");
    const proposedOn = (...dates: string[]) =>
      claimOn(
        club,
        "wf-event-registration",
        home("en", { headings: [heading(2, "Registration for courses")], blocks: [asks] }),
        ...["en", "de"].map((language) =>
          inner(`/${language}/events`, language, { kind: "event", blocks: dates.map((date) => text(date)) }),
        ),
      )?.opportunityIds.includes("op-event-registration-one-list");
    expect(proposedOn("Open day, May 3", "Talk on teeth, 12 June")).toBe(true);
    expect(proposedOn()).toBe(false);
  });
  it("takes orders where a selection is sent as a message", () => {
    const ways = says("Send us your selection in one WhatsApp message.", "Send your wish list by message to order.");
    expect(claimOn(SHOP, "wf-order-processing", home("en"), ways)).toBeDefined();
  });
  it.each([
    ["en", "Please quote the order number when you write to us.", "You get an order confirmation by e-mail."],
    ["zh", "如需退货，请写信并注明订单号。", "您将通过电子邮件收到订单确认。"],
    ["ar", "يرجى كتابة رقم طلب الشراء عند مراسلتنا.", "سوف يصلك تأكيد طلب الشراء بالبريد."],
    ["he", "נא לציין מספר הזמנה בכל פנייה.", "תקבלו אישור הזמנה בדואר."],
    ["hi", "कृपया ऑर्डर संख्या लिखें।", "आपको ऑर्डर की पुष्टि ईमेल से मिलेगी।"],
    ["bn", "অনুগ্রহ করে অর্ডার নম্বর লিখুন।", "আপনি অর্ডার নিশ্চিতকরণ ইমেইল পাবেন।"],
  ])(
    "handles orders where they are confirmed, and not where their number is asked for (%s)",
    (language, asks, tells) => {
      const shop = { ...SHOP, channels: [] };
      expect(claimOn(shop, "wf-order-processing", home(language, { blocks: toldTwice([asks]) }))).toBeUndefined();
      expect(claimOn(shop, "wf-order-processing", home(language, { blocks: toldTwice([tells]) }))).toBeDefined();
    },
  );
  it("assigns no inquiry where people call or write and no form is there", () => {
    expect(stepsOn(TRADE, "wf-lead-intake", home("en"))).toEqual([
      "Get in touch",
      "Note what is needed and where",
      "Judge urgency",
      "Ask for missing facts",
      "Reply",
      "Log outcome",
    ]);
  });
  it("takes a talk before the enrollment for no lesson", () => {
    const talk = text("Book an appointment for a consultation before you enroll.");
    const lessons = {
      headings: [heading(2, "Refresher lessons")],
      blocks: [talk, text("Driving lessons at your own pace, always with the same teacher.", { heading: 0 })],
    };
    const seen = claimOn(DRIVING, "wf-appointment", home("en"), inner("/p", "en", lessons))?.evidence;
    expect(seen?.map(({ quote }) => quote)).toEqual([lessons.blocks[1]?.text]);
  });
  it("counts dates of courses as such where learners enroll", () => {
    const claim = claimOn(
      DRIVING,
      "wf-event-registration",
      home("en"),
      inner("/p", "en", {
        headings: [heading(2, "Upcoming events")],
        blocks: [
          text("Enroll in our theory course.", { heading: 0 }),
          text("Register for the course by 3 May; places are limited.", { heading: 0 }),
        ],
      }),
    );
    expect(claim?.name).toBe("Course registration");
    expect(claim?.steps.map(({ name }) => name)).toEqual([
      "Publish dates of the course",
      "Take registrations",
      "Confirm place",
      "Remind",
    ]);
  });
});

describe("what stands on a page", () => {
  it("is its address where the content names it, and not what goes along with every page", () => {
    const mail = (region: "main" | "header") =>
      inner("/jobs", "en", {
        kind: "careers",
        anchors: [{ ...anchor("mailto:hello@example-clinic.com", "hello@example-clinic.com"), region }],
      });
    expect(holds(TRADE, "mail address on the careers page", home("en"), mail("main"))).toBe(true);
    expect(holds(TRADE, "mail address on the careers page", home("en"), mail("header"))).toBe(false);
  });
  it("is a quote form of a vendor by the title of its frame", () => {
    const framed = (title: string) =>
      home("en", { iframes: [{ src: "https://share.hsforms.com/1KR", title, hidden: false }] });
    expect(holds(TRADE, "form on a quote page", framed("Get A Quote Form"))).toBe(true);
    expect(holds(TRADE, "form on a quote page", framed("Write to us"))).toBe(false);
  });
});

it.each([
  ["en", "Every layout comes to you for your approval.", true],
  ["fr", "Vous recevez un bon à tirer.", true],
  ["fr", "Le projet débute après validation du devis et versement d'un acompte.", false],
  ["nl", "Na akkoord op de offerte plannen wij het werk in.", false],
  ["pl", "Po akceptacji oferty zaczynamy prace.", false],
] as const)("approval of drafts is no yes to an offer (%s): %s", (language, sentence, expected) => {
  expect(holds({ industry: "marketing" }, "says:approval-first", home(language, { blocks: [text(sentence)] }))).toBe(
    expected,
  );
});

it("hears of claims that a broker deals with, and not of cover against them", () => {
  const told = (sentence: string) =>
    holds({ industry: "finance", subKind: "insurance" }, "term:claims", home("en", { blocks: [text(sentence)] }));
  expect(told("We deal with your motor and liability claims from the first call to the settlement.")).toBe(true);
  expect(told("Cover against liability claims.")).toBe(false);
});
