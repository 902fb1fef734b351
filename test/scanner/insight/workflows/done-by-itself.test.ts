// What a site says of steps that a form or a program does, and what is proposed in spite of it.
import { describe, expect, it } from "vitest";
import { anchor, field, form, heading, text } from "../../../fixtures/site.ts";
import { detectChannels } from "../../../../src/scanner/insight/detect-channels.ts";
import { inferLanguage } from "../../../../src/scanner/insight/infer-language.ts";
import { site } from "../../../fixtures/site.ts";
import { ACCOUNTANT, claimsOf, home, inner, ORIGIN, SOFTWARE } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

const OFFICE: Kind = { industry: "finance", subKind: "accounting" };
const AGENT: Kind = { industry: "real-estate" };
const TRADE: Kind = { industry: "other", subKind: "trades" };

function claimOn(kind: Kind, id: string, ...pages: PageFacts[]) {
  const claim = claimsOf(kind, ...pages).find((one) => one.id === id);
  if (!claim) throw new Error(`${id} is not claimed`);
  return claim;
}
const byHand = (kind: Kind, id: string, ...pages: PageFacts[]): string[] =>
  claimOn(kind, id, ...pages)
    .steps.filter(({ isManual }) => isManual)
    .map(({ name }) => name);
const proposed = (kind: Kind, id: string, ...pages: PageFacts[]): string[] =>
  claimOn(kind, id, ...pages).opportunityIds;
const select = (label: string, count: number) =>
  field({
    tag: "select",
    type: "select",
    name: "choice",
    label,
    options: Array.from({ length: count }, (_one, at) => `Choice ${at}`),
  });
const mail = field({ type: "email", name: "mail", label: "E-mail" });

describe("an order that a checkout confirms", () => {
  const SHOP: Kind = { industry: "retail", siteType: "ecommerce", channels: ["ecommerce"], sells: true };
  const confirm = (...said: string[]) =>
    byHand(SHOP, "wf-order-processing", home("en", { blocks: said.map((one) => text(one)) }));
  it("is no step for people", () => {
    expect(confirm("We've sent a confirmation email with your order details.")).not.toContain("Confirm");
    expect(confirm("Your order is packed with care.")).toContain("Confirm");
  });
});

describe("a topic that is chosen in a form", () => {
  const AGENCY: Kind = { industry: "marketing", siteType: "services", channels: ["contact-form"] };
  const asks = (...fields: ReturnType<typeof field>[]) =>
    form({
      label: "Write to us",
      fields: [mail, field({ tag: "textarea", type: "textarea", name: "text" }), ...fields],
    });
  it("is not asked for once more, on whatever page the form stands", () => {
    const proposes = (...fields: ReturnType<typeof field>[]) =>
      proposed(
        AGENCY,
        "wf-lead-intake",
        home("en"),
        inner("/contact", "en", { kind: "contact", forms: [asks()] }),
        inner("/ads", "en", { forms: [asks(...fields)] }),
      ).includes("op-lead-intake-structured-intake");
    expect(proposes()).toBe(true);
    expect(proposes(select("Monthly budget", 4))).toBe(false);
  });
  it("is not asked for where another form asks for eight things", () => {
    const proposes = (count: number) =>
      proposed(
        AGENCY,
        "wf-lead-intake",
        home("en"),
        inner("/contact", "en", { kind: "contact", forms: [asks()] }),
        inner("/offer", "en", { forms: [asks(...Array.from({ length: count - 2 }, () => field({ label: "Fact" })))] }),
      ).includes("op-lead-intake-structured-intake");
    expect(proposes(7)).toBe(true);
    expect(proposes(8)).toBe(false);
  });
});

describe("a time that is chosen and confirmed by itself", () => {
  const CALENDARS = [
    ["en", "Request a demo", "Pick a time slot.", "You get the confirmation instantly."],
    ["de", "Demo buchen", "Wählen Sie Ihren Wunschtermin.", "Die Terminbestätigung kommt automatisch."],
    ["fr", "Réserver une démo", "Choisissez votre créneau.", "La confirmation est automatique."],
    ["es", "Solicitar demo", "Elija día y hora.", "Recibe al instante la confirmación."],
    ["pt", "Agendar demo", "Escolha o dia e a hora.", "Receba a confirmação automaticamente."],
    ["it", "Prenota una demo", "Scegli giorno e ora.", "Ricevi subito la conferma."],
    ["nl", "Demo aanvragen", "Kies een tijdslot.", "U ontvangt automatisch een bevestiging."],
    ["pl", "Zamów demo", "Wybierz dogodny termin.", "Potwierdzenie przychodzi automatycznie."],
  ] as const;
  const demo = (language: string, title: string, ...told: string[]) => [
    home(language, { anchors: [anchor(`${ORIGIN}/demo`, title)] }),
    inner("/demo", language, {
      headings: [heading(1, title)],
      blocks: told.map((sentence) => text(sentence, { heading: 0 })),
    }),
  ];
  it.each(CALENDARS)("is no step for people, and no calendar is proposed (%s)", (language, title, chosen, settled) => {
    const pages = demo(language, title, chosen, settled);
    expect(byHand(SOFTWARE, "wf-sales-demo", ...pages)).not.toContain("Schedule");
    expect(proposed(SOFTWARE, "wf-sales-demo", ...pages)).not.toContain("op-sales-demo-demo-calendar");
  });
  it.each(CALENDARS)("is told by the choice and what follows, not by one alone (%s)", (language, title, ...told) => {
    for (const one of told)
      expect(byHand(SOFTWARE, "wf-sales-demo", ...demo(language, title, one))).toContain("Schedule");
  });
  it("is online booking where a link leads to a calendar on a host of the site's own", () => {
    const booked = (href: string, ...told: string[]) => {
      const pages = [
        home("en", { anchors: [anchor(href, "Book now")], blocks: told.map((sentence) => text(sentence)) }),
      ];
      const { structured, technologies, target } = site({ pages });
      return detectChannels({ pages, structured, technologies, target }, inferLanguage(pages)).some(
        ({ type }) => type === "booking",
      );
    };
    const [, , chosen, settled] = CALENDARS[0];
    expect(booked("https://app.example-clinic.com/book", chosen, settled)).toBe(true);
    expect(booked("https://app.example-clinic.com/book", chosen)).toBe(false);
    expect(booked("https://app.example-clinic.com/prices", chosen, settled)).toBe(false);
  });
});

describe("a calendar beside a form", () => {
  it("does not answer what is written into the form", () => {
    const kind: Kind = { ...OFFICE, channels: ["contact-form"] };
    const page = home("en", {
      headings: [heading(2, "Free consultation")],
      anchors: [anchor("https://calendly.com/example/call", "Book a call")],
    });
    expect(byHand(kind, "wf-lead-intake", page)).toContain("Assign and reply");
  });
});

describe("a form that sorts, asks or takes papers", () => {
  const listed = inner("/services", "en", {
    kind: "services",
    headings: [heading(1, "Services"), heading(2, "Tax"), heading(2, "Payroll"), heading(2, "Audit")],
    blocks: [text("Returns.", { heading: 1 }), text("Wages.", { heading: 2 }), text("Review.", { heading: 3 })],
  });
  const inquiry = (...fields: ReturnType<typeof field>[]) => [
    home("en", {
      headings: [heading(2, "Free consultation")],
      forms: [form({ label: "Write to us", fields: [mail, field({ tag: "textarea", name: "text" }), ...fields] })],
    }),
    listed,
  ];
  const kind: Kind = { ...OFFICE, channels: ["contact-form"] };
  it("makes sorting by subject needless where people choose it themselves", () => {
    const op = "op-lead-intake-lead-triage";
    expect(proposed(kind, "wf-lead-intake", ...inquiry())).toContain(op);
    expect(proposed(kind, "wf-lead-intake", ...inquiry(select("I am interested in", 4)))).not.toContain(op);
    expect(proposed(kind, "wf-lead-intake", ...inquiry(select("Country", 4)))).toContain(op);
  });

  const VALUATIONS = [
    ["en", "Property valuation", "Step 1 of 4"],
    ["de", "Immobilienbewertung", "Schritt 1 von 4"],
    ["fr", "Estimation immobilière", "Étape 1 sur 4"],
    ["es", "Valoración de inmuebles", "Paso 1 de 4"],
    ["it", "Valutazione immobile", "Passaggio 1 di 4"],
    ["nl", "Gratis waardebepaling", "Stap 1 van 4"],
  ] as const;
  const wizard = (language: string, title: string, counter: string, fields = [field({ name: "street" }), mail]) =>
    home(language, { headings: [heading(2, title)], blocks: [text(counter)], forms: [form({ fields })] });
  it.each(VALUATIONS)("collects the facts where it asks in steps (%s)", (language, title, counter) => {
    const asked = wizard(language, title, counter);
    expect(byHand(AGENT, "wf-valuation-requests", asked)).not.toContain("Collect facts");
    expect(proposed(AGENT, "wf-valuation-requests", asked)).not.toContain("op-valuation-requests-valuation-form");
    expect(byHand(AGENT, "wf-valuation-requests", wizard(language, title, ""))).toContain("Collect facts");
  });
  it("collects them where it asks for size or age, and a search by size does not", () => {
    const facts = ["Street", "Town", "Year built", "Remarks"].map((label) => field({ name: label, label }));
    const title = "Property valuation";
    expect(byHand(AGENT, "wf-valuation-requests", wizard("en", title, "", [...facts, mail]))).not.toContain(
      "Collect facts",
    );
    const search = [...facts, field({ name: "price", label: "Price" })];
    expect(byHand(AGENT, "wf-valuation-requests", wizard("en", title, "", search))).toContain("Collect facts");
  });

  it("collects nothing where the form sends nothing", () => {
    const dead = home("en", {
      headings: [heading(2, "Property valuation")],
      blocks: [text("Step 1 of 4")],
      forms: [form({ fields: [field({ name: "street" }), mail], isSilenced: true })],
    });
    expect(byHand(AGENT, "wf-valuation-requests", dead)).toContain("Collect facts");
  });

  const UPLOADS: [language: string, title: string, sentence: string][] = [
    ["en", "Document upload", "Upload any available documents below."],
    ["de", "Unterlagen einreichen", "Unterlagen hochladen"],
  ];
  const papers = (language: string, title: string, ...told: string[]) =>
    inner("/papers", language, {
      headings: [heading(1, title)],
      blocks: told.map((sentence) => text(sentence, { heading: 0 })),
    });
  it.each(UPLOADS)("receives papers (%s)", (language, title, sentence) => {
    const receive = "Receive by e-mail or portal";
    expect(byHand(OFFICE, "wf-document-collection", home(language), papers(language, title, sentence))).not.toContain(
      receive,
    );
  });
  it("receives papers by a field for files, which for applicants takes only theirs", () => {
    const file = field({ type: "file", name: "file", label: "File" });
    const shown = papers("en", "Upload documents");
    const withFile = (over: Parameters<typeof inner>[2]) =>
      byHand(OFFICE, "wf-document-collection", home("en"), shown, inner("/more", "en", over));
    const receive = "Receive by e-mail or portal";
    expect(withFile({})).toContain(receive);
    expect(withFile({ forms: [form({ label: "Send us your papers", fields: [mail, file] })] })).not.toContain(receive);
    const photos = field({ type: "file", name: "file", label: "Photos of the furniture" });
    expect(withFile({ forms: [form({ label: "Send us your papers", fields: [mail, photos] })] })).toContain(receive);
    for (const label of [
      "Upload photo ID",
      "Foto vom Personalausweis",
      "Rechnung als Bild oder PDF",
      "Copy of your passport (image)",
    ])
      expect(
        withFile({ forms: [form({ label: "Send us your papers", fields: [mail, { ...photos, label }] })] }),
        label,
      ).not.toContain(receive);
    expect(withFile({ kind: "careers", forms: [form({ label: "Join", fields: [mail, file] })] })).toContain(receive);
    expect(withFile({ forms: [form({ label: "Send your CV", fields: [mail, file] })] })).toContain(receive);
  });
});

describe("an agreement and a payment that go by themselves", () => {
  const steps = ["Step 1: we talk", "Step 2: you sign", "Step 3: we begin"];
  const path = (...told: string[]) =>
    home("en", {
      headings: [heading(2, "How it works")],
      blocks: [...steps, ...told].map((sentence) => text(sentence, { heading: 0 })),
    });
  const intake = form({
    label: "Client intake",
    fields: ["a", "b", "c", "d", "e"].map((name) => field({ name })).concat(mail),
  });
  it("leaves nothing to a kit for new clients where the form asks the facts as well", () => {
    const kit = "op-client-onboarding-onboarding-kit";
    const signed = "Your agreement is sent for e-signature.";
    expect(proposed(ACCOUNTANT, "wf-client-onboarding", path())).toContain(kit);
    expect(proposed(ACCOUNTANT, "wf-client-onboarding", path(signed))).toContain(kit);
    const form = inner("/intake", "en", { forms: [intake] });
    expect(proposed(ACCOUNTANT, "wf-client-onboarding", path(signed), form)).not.toContain(kit);
  });
  it("leaves no payment to match", () => {
    const terms = "Payment terms";
    const bills = (...told: string[]) =>
      home("en", { headings: [heading(2, terms)], blocks: told.map((sentence) => text(sentence)) });
    expect(byHand(TRADE, "wf-invoicing", bills("We send you an invoice every month."))).toContain("Match payment");
    const auto = bills("We send you an invoice every month.", "Bills are paid by autopay.");
    expect(byHand(TRADE, "wf-invoicing", auto)).not.toContain("Match payment");
    expect(proposed(TRADE, "wf-invoicing", auto)).not.toContain("op-invoicing-pay-online");
  });
});

describe("a price calculator", () => {
  const price = (over: Partial<PageFacts>) => {
    const contact = inner("/contact", "en", { headings: [heading(2, "Get a quote")] });
    return claimOn(TRADE, "wf-quote-proposal", home("en", over), contact).alreadyAutomated;
  };
  const named = { headings: [heading(2, "Price estimator")] };
  const number = field({ type: "number", name: "pieces" });
  const HAS = ["a price calculator on the site"];
  it("is one where the page has numbers to enter that are not sent to anybody", () => {
    expect(price({ ...named, reckons: true })).toEqual(HAS);
    expect(price({ ...named, forms: [form({ method: "get", fields: [number] })] })).toEqual(HAS);
    expect(price(named)).toEqual([]);
    expect(price({ ...named, forms: [form({ method: "post", fields: [number] })] })).toEqual([]);
    expect(price({ ...named, forms: [form({ method: "get", fields: [number, mail] })] })).toEqual([]);
  });
  it("is none where a link or a sentence promises an instant estimate", () => {
    expect(price({ reckons: true, anchors: [anchor("/quote", "Instant quote")] })).toEqual([]);
    expect(price({ blocks: [text("Prefer an instant estimate? Send photos and we'll come back to you.")] })).toEqual(
      [],
    );
  });
});

describe("a checkout", () => {
  const SHOP: Kind = { industry: "retail", siteType: "ecommerce", sells: true, channels: ["ecommerce"] };
  const inPlace = (kind: Kind, over = {}) => claimOn(kind, "wf-order-processing", home("en", over)).alreadyAutomated;
  const cart = { type: "ecommerce" as const, pages: [`${ORIGIN}/`], evidence: 'Control "Add to cart"' };

  it("takes orders by itself", () => {
    expect(inPlace(SHOP)).toEqual(["orders through an online checkout"]);
    expect(inPlace({ ...SHOP, given: [{ ...cart, confidence: "medium", vendor: "Snipcart" }] })).toEqual([
      "orders through Snipcart",
    ]);
  });

  it("is seen where the page of the cart names who takes the money", () => {
    const given = { ...SHOP, given: [{ ...cart, confidence: "medium" as const }] };
    const paid = (path: string) => inner(path, "es", { blocks: [text("Pago seguro con Stripe")] });
    const placed = (path: string) => claimOn(given, "wf-order-processing", home("es"), paid(path)).alreadyAutomated;
    expect(placed("/carrito.html")).toEqual(["orders through an online checkout"]);
    expect(placed("/nosotros.html")).toEqual([]);
  });

  it("takes none where a script announces it, nor where a button fills a cart and no till is seen", () => {
    expect(inPlace(SHOP, { announcedTill: "Checkout will be integrated soon" })).toEqual([]);
    expect(inPlace({ ...SHOP, given: [{ ...cart, confidence: "medium" }] })).toEqual([]);
  });
});

describe("a booking calendar", () => {
  const SALON: Kind = { industry: "other", subKind: "beauty", channels: ["phone"] };
  const book = { anchors: [anchor("https://calendly.com/example/cut", "Book an appointment")] };
  const booked = (...told: string[]) =>
    claimOn(SALON, "wf-appointment", home("en", { ...book, blocks: told.map((sentence) => text(sentence)) })).steps;

  it("checks the diary, proposes and confirms", () => {
    expect(booked().flatMap(({ isManual, name }) => (isManual ? [name] : []))).toEqual(["Fill canceled slots"]);
  });

  it("reminds as a rule, and was seen to where a page says so", () => {
    const reminds = { name: "Remind of the visit", actor: "reception", isManual: false };
    expect(booked()[4]).toEqual({ ...reminds, basis: "usual", doneBy: "program" });
    expect(booked("You get a reminder by text before your appointment.")[4]).toEqual({ ...reminds, basis: "seen" });
  });
});

describe("a calendar of a maker nobody knows, at another host", () => {
  const SALON: Kind = {
    industry: "other",
    subKind: "beauty",
    given: [
      {
        type: "booking",
        pages: [`${ORIGIN}/`],
        evidence: 'Link "Book a time" to agenda.salon-diary.example',
        confidence: "medium",
      },
    ],
  };
  const linked = (...told: string[]) =>
    claimOn(
      SALON,
      "wf-appointment",
      home("en", {
        anchors: [anchor("https://agenda.salon-diary.example/rosa", "Book a time")],
        blocks: told.map((one) => text(one)),
      }),
    );

  it("is the diary, and is called by its host", () => {
    expect(linked().alreadyAutomated).toEqual(["booking online at agenda.salon-diary.example"]);
    expect(linked().toolsByKind).toEqual({ booking: ["agenda.salon-diary.example"] });
    expect(linked().tools).toEqual(["agenda.salon-diary.example"]);
  });

  it("is where reminders are looked for, where a sentence tells how visits are asked for or moved", () => {
    const inDiary = "op-appointment-reminders-in-diary";
    expect(linked().opportunityIds).not.toContain(inDiary);
    expect(linked("Please cancel appointments by telephone, at least a day before.").opportunityIds).toContain(inDiary);
    const called = linked("Call us to book an appointment, or choose a time online.").opportunityIds;
    expect(called).toContain(inDiary);
    expect(called).not.toContain("op-appointment-reminders");
    expect(
      linked("Please cancel appointments by telephone.", "We send a text reminder before each appointment.")
        .opportunityIds,
    ).not.toContain(inDiary);
  });
});

describe("a message that a business says it sends each time", () => {
  it("when what comes back every year is due carries no days to choose from yet", () => {
    const FITTER: Kind = { industry: "other", subKind: "trades", channels: ["phone"] };
    const sentence = "You will receive an annual reminder from us one month before your inspection falls due.";
    const fitter = claimOn(FITTER, "wf-client-followup", home("en", { blocks: [text(sentence)] }));
    expect(fitter.opportunityIds).toEqual(["op-client-followup-recall-dates"]);
    expect(fitter.alreadyAutomated).toEqual(["reminders of what is due"]);
    const duty = "We remind you that the yearly inspection is a duty of the owner.";
    expect(claimsOf(FITTER, home("en", { blocks: [text(duty)] })).map(({ id }) => id)).not.toContain(
      "wf-client-followup",
    );
  });

  it("when an order is ready to collect can go out with the state of the order", () => {
    const SHOP: Kind = { industry: "retail", siteType: "ecommerce", channels: ["ecommerce"], sells: true };
    const shop = (said: string): string[] =>
      proposed(SHOP, "wf-order-processing", home("en", { blocks: [text(said)] }));
    const ready = "op-order-processing-ready-messages";
    expect(shop("We'll text you once your order is ready to collect.")).toContain(ready);
    expect(shop("Your order is roasted fresh and ready to be enjoyed.")).not.toContain(ready);
  });
});

describe("forms that are filled in online", () => {
  const PRACTICE: Kind = { industry: "healthcare", channels: ["phone"] };
  const said = "Complete your intake paperwork, or submit the forms online before your visit.";
  const online = (isSilenced: boolean) =>
    claimsOf(
      PRACTICE,
      home("en", {
        blocks: [text(said)],
        forms: [
          form({
            label: "New patient form",
            ...(isSilenced && { isSilenced: true as const }),
            fields: [mail, field({ tag: "textarea", type: "textarea", name: "text" })],
          }),
        ],
      }),
    ).find(({ id }) => id === "wf-intake-forms")?.alreadyAutomated;
  it("are none where the only form to write by sends nothing", () => {
    expect(online(false)).toContain("forms filled in online");
    expect(online(true)).not.toContain("forms filled in online");
  });
});

describe("a client portal", () => {
  const login = (...told: string[]) =>
    home("en", {
      anchors: [anchor(`${ORIGIN}/login`, "Client portal")],
      headings: [heading(2, "Payment terms")],
      blocks: [
        "We file your tax return.",
        "We send you an invoice every month.",
        "Bookkeeping for shops: we keep your books.",
        ...told,
      ].map((sentence) => text(sentence)),
    });
  const inPlace = (id: string, ...told: string[]) => claimOn(OFFICE, id, login(...told)).alreadyAutomated;

  it("carries papers, and bills where a page says so", () => {
    expect(inPlace("wf-document-collection")).toEqual(["papers through a client portal"]);
    expect(inPlace("wf-tax-preparation")).toEqual(["papers through a client portal"]);
    expect(inPlace("wf-invoicing")).toEqual([]);
    expect(inPlace("wf-invoicing", "Pay your bill through the client portal.")).toContain(
      "bills paid in a client portal",
    );
  });

  it("is none behind a link that leads nowhere, or to the log-in of another company", () => {
    const behind = (href: string) =>
      claimOn(OFFICE, "wf-tax-preparation", {
        ...login(),
        anchors: [anchor(href, "Client portal")],
      }).alreadyAutomated;
    expect(behind(`${ORIGIN}/login`)).toEqual(["papers through a client portal"]);
    expect(behind("#")).toEqual([]);
    expect(behind("https://portal.example-other.org/login")).toEqual([]);
    expect(behind(ORIGIN.replace("://", "://portal."))).toEqual(["papers through a client portal"]);
    expect(behind(ORIGIN.replace("://", "://my") + "/login")).toEqual([]);
  });

  it("carries no receipts for the books because it takes papers of other work", () => {
    const papers = "Upload your documents for the tax return.";
    expect(inPlace("wf-bookkeeping", papers)).toEqual([]);
    expect(inPlace("wf-bookkeeping", papers, "Upload your receipts and bank statements.")).toEqual([
      "receipts and statements are uploaded",
    ]);
  });

  it("takes a part of the papers where they may be handed in as well, which is quoted", () => {
    const either = "Upload the papers there or drop them off at our office.";
    const { alreadyAutomated, steps } = claimOn(OFFICE, "wf-document-collection", login(either));
    expect(alreadyAutomated).toEqual(["a part of the papers through a client portal"]);
    expect(steps[2]).toMatchObject({
      name: "Receive by portal or by hand",
      isManual: true,
      basis: "quoted",
      quote: either,
    });
  });
});

it("papers that are brought come by no portal and by no mail", () => {
  const brought = "Bring your papers to our office for the tax return.";
  const claimWith = (...told: string[]) =>
    claimOn(
      OFFICE,
      "wf-document-collection",
      home("en", { headings: [heading(2, "Upload documents")], blocks: told.map((one) => text(one)) }),
    );
  const stepOf = (...told: string[]) => claimWith(...told).steps[2];
  expect(claimWith(brought).manualQuotes).toMatchObject([{ region: "manual-form", quote: brought }]);
  expect(stepOf(brought)).toMatchObject({ name: "Receive the papers", basis: "quoted", quote: brought });
  expect(stepOf()).toMatchObject({ name: "Receive by e-mail or portal", basis: "usual" });
});

describe("a link to pay", () => {
  const SHOP: Kind = { industry: "retail", siteType: "ecommerce", sells: true };
  const paid = {
    type: "ecommerce" as const,
    pages: [`${ORIGIN}/`],
    evidence: 'Link "Buy the bell" to www.paypal.com',
    seenAs: ["link" as const],
    confidence: "high" as const,
    vendor: "PayPal",
  };
  const pays = { anchors: [anchor("https://www.paypal.com/ncp/payment/7AFW", "Buy the bell")] };
  const orders = (kind: Kind, ...pages: PageFacts[]) => claimOn(kind, "wf-order-processing", ...pages);
  const steps = ["Check stock and price", "Enter the order", "Confirm", "Pass on for packing", "Tell about shipping"];

  it("checks no stock and enters no order", () => {
    const claim = orders({ ...SHOP, given: [paid] }, home("en", pays));
    expect(claim.alreadyAutomated).toEqual(["payment through PayPal"]);
    expect(claim.steps.filter(({ isManual }) => isManual).map(({ name }) => name)).toEqual(steps);
  });

  it.each([
    ["en", "Pay by bank transfer and send us the receipt of the transfer."],
    ["es", "Haz el Bizum y envía el comprobante por WhatsApp o correo."],
    ["pt", "Pague por Pix e envie o comprovante pelo WhatsApp."],
  ])(
    "is taken by a cart, and confirmed by people where those who pay send a proof that staff match (%s)",
    (language, sentence) => {
      const cart = { ...paid, evidence: 'Control "Add to cart"', seenAs: ["control" as const], vendor: "Snipcart" };
      const claim = orders(
        { ...SHOP, given: [cart] },
        home(language),
        inner("/pay", language, { blocks: [text(sentence)] }),
      );
      expect(claim.alreadyAutomated).toEqual(["orders through Snipcart"]);
      expect(claim.steps[1]).toMatchObject({ name: "Check stock and price", isManual: false });
      expect(claim.steps[3]).toMatchObject({ name: "Confirm", isManual: true, basis: "quoted", quote: sentence });
    },
  );
});
