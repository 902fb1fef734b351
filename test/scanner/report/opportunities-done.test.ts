// What a site does already is not proposed to it, and what is proposed names no rival of what it uses.
import { describe, expect, it } from "vitest";
import { countriesOf, TOOL_KINDS } from "../../../src/scanner/insight/tools.ts";
import { familyOf, OPPORTUNITY_TEMPLATES, WORKFLOW_FAMILIES } from "../../../src/scanner/insight/workflow-families.ts";
import { chooseTools } from "../../../src/scanner/report/choose-tools.ts";
import { toolsFor } from "../../../src/scanner/report/opportunity-tools.ts";
import { profile } from "../../fixtures/site.ts";
import { claimOf } from "../insight/workflows/claim.ts";
import { scanInMemory } from "../../fixtures/scan-site.ts";
import type { StoredReport } from "../../../src/model/stored-report.ts";

const FILLER =
  "Everything on this page was written by the people who work here and is kept up to date by them. ".repeat(4);
const page = (title: string, main: string, language = "en") => ({
  body: `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/contact">Contact</a></nav><main>${main}<p>${FILLER}</p></main></body></html>`,
});
const scan = (
  pages: Record<string, ReturnType<typeof page>>,
  host = "www.greenlanedental.com",
): Promise<StoredReport> => scanInMemory({ host, pages });
const idsOf = ({ results }: StoredReport): string[] => results.opportunities.map(({ id }) => id);
const isManual = ({ results }: StoredReport, workflowId: string, step: string): boolean | undefined =>
  results.workflows.find(({ id }) => id === workflowId)?.steps?.find(({ name }) => name === step)?.isManual;

const practice = (booking: string) =>
  page(
    "Green Lane Dental Care, dentists in Leeds",
    `<h1>Green Lane Dental Care</h1><p>We are a dental practice in Leeds, open Monday to Friday 9am to 5pm.</p><h2>Appointments</h2><p>Please call us on 0113 496 0000 to make an appointment.${booking}</p>`,
  );

describe("at a practice", () => {
  it.each(["https://calendly.com/greenlane/checkup", "https://www.doctolib.fr/dentiste/leeds/green-lane"])(
    "that books through %s, which reminds by itself, nobody is told to remind",
    async (address) => {
      const report = await scan({ "/": practice(` <a href="${address}">Book online</a>`) });
      expect(isManual(report, "wf-appointment", "Remind of the visit")).toBe(false);
      expect(idsOf(report)).not.toContain("op-appointment-reminders");
    },
  );

  it("without a calendar it is told, and the step is one of handwork", async () => {
    const report = await scan({ "/": practice("") });
    expect(isManual(report, "wf-appointment", "Remind of the visit")).toBe(true);
    expect(idsOf(report)).toContain("op-appointment-reminders");
  });
});

const shop = (sentence: string) => ({
  "/": page(
    "Bramble candles, online shop",
    `<h1>Soy candles</h1><p>We pour candles by hand and ship them within two working days by Royal Mail. ${sentence}</p><p>Fig candle £18.00 <button>Add to cart</button></p><a href="/cart">Cart</a> <a href="/products/fig">Fig candle</a>`,
  ),
  "/products/fig": page(
    "Fig candle",
    `<h1>Fig candle</h1><p>£18.00. In stock. Orders placed before noon ship the same day.</p><form action="/cart/add" method="post"><button>Add to cart</button></form><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Fig candle","sku":"fig","offers":{"@type":"Offer","price":"18.00","priceCurrency":"GBP"}}</script>`,
  ),
  "/cart": page("Your cart", `<h1>Your cart</h1><a href="/checkout">Checkout</a>`),
});

describe("at a shop", () => {
  it("that sends tracking nobody is told to send news of orders", async () => {
    const silent = await scan(shop(""), "www.bramble-candles.com");
    expect(isManual(silent, "wf-order-processing", "Tell about shipping")).toBe(true);
    const telling = await scan(shop("You get a message with tracking when it ships."), "www.bramble-candles.com");
    expect(idsOf(telling)).not.toContain("op-order-processing-order-updates");
    expect(isManual(telling, "wf-order-processing", "Tell about shipping")).toBe(false);
  });

  it("that takes payment at the checkout, invoices get no payment link and are not built from booked work", async () => {
    const report = await scan(
      shop("We send an invoice for every order. Payment methods: invoice, PayPal, bank transfer."),
      "www.bramble-candles.com",
    );
    expect(idsOf(report)).not.toContain("op-invoicing-pay-online");
    expect(idsOf(report)).not.toContain("op-invoicing-invoice-from-work");
  });
});

describe("tools", () => {
  it("are no rivals of what the site has of the same kind", () => {
    const booked = { id: "wf-appointment", tools: ["Doctolib"], toolsByKind: { booking: ["Doctolib"] } };
    expect(chooseTools(booked, undefined)).toEqual({ onSite: ["Doctolib"], openSource: [], commercial: [] });
    expect(chooseTools({ ...booked, tools: [], toolsByKind: {} }, undefined)).toEqual({
      onSite: [],
      openSource: ["Easy!Appointments", "LibreBooking"],
      commercial: ["Calendly", "Acuity Scheduling", "SimplyBook.me"],
    });
  });

  it("for visits of patients are none that a maker keeps for any trade, and those of an own server", () => {
    const toolsIn = (place: object, id = "wf-appointment"): string => {
      const { openSource, commercial } = chooseTools({ id, tools: [] }, ["booking"], { countries: ["BE"], ...place });
      return [...openSource, ...commercial].join(", ");
    };
    for (const subKind of ["dental", "therapy", null])
      for (const id of ["wf-appointment", "wf-client-followup"])
        expect(toolsIn({ industry: "healthcare", subKind }, id)).toBe("Easy!Appointments, LibreBooking");
    expect(toolsIn({ industry: "healthcare", subKind: "vet" })).toContain("Easy!Appointments");
    expect(toolsIn({ industry: "other", subKind: "beauty" })).toContain("Easy!Appointments");
    expect(toolsIn({ industry: "healthcare", subKind: "dental" }, "wf-sales-demo")).toContain("Calendly");
    expect(toolsIn({ industry: "healthcare", subKind: "dental" }, "wf-recruiting")).toContain("Calendly");
  });

  it("for visits of patients are forms and automation as elsewhere", () => {
    const toolsIn = (id: string, kinds: NonNullable<Parameters<typeof chooseTools>[1]>): string => {
      const { openSource, commercial } = chooseTools({ id, tools: [] }, kinds, {
        industry: "healthcare",
        subKind: "dental",
      });
      return [...openSource, ...commercial].join(", ");
    };
    expect(toolsIn("wf-client-followup", ["booking", "automation"])).toMatch(/Activepieces.*Zapier/);
    expect(toolsIn("wf-reservations", ["forms", "booking"])).toContain("Formbricks");
  });

  it("for a calendar of a practice are not the diary that it replaces", () => {
    const [online, inDiary] = ["op-appointment-online-booking", "op-appointment-reminders-in-diary"].map((id) => {
      const template = OPPORTUNITY_TEMPLATES.find((one) => one.id === id);
      if (template === undefined) throw new Error(id);
      const toolsByKind = id === "op-appointment-online-booking" ? {} : { booking: ["agenda.example"] };
      const workflow = claimOf({ id: "wf-appointment", toolsByKind });
      return toolsFor(
        { template, workflow, family: familyOf("wf-appointment") },
        {
          technologies: [],
          profile: profile({ industry: { value: "healthcare", subKind: "dental" } }),
          domain: "oaklane.de",
        },
      );
    });
    expect(online?.[0]).toBe("Easy!Appointments (open source, for example)");
    expect(online?.join(" ")).not.toContain("kept in today");
    expect(inDiary?.[0]).toBe("agenda.example (on the site)");
    expect(inDiary).toHaveLength(1);
  });

  it("are those that are sold where the business is, and need no product that was not seen", () => {
    const named = (id: string, countries: readonly string[], treats = false): string => {
      const { openSource, commercial } = chooseTools({ id, tools: [] }, undefined, { countries, treats });
      return [...openSource, ...commercial].join(", ");
    };
    expect(named("wf-claims-insurance", ["GB"])).toBe("Healthcode");
    expect(named("wf-claims-insurance", ["DE"])).toBe("");
    expect(named("wf-claims-insurance", ["US"])).toContain("Availity");
    expect(named("wf-complaint-returns", ["DE"])).not.toContain("Loop Returns");
    // Who is treated where stands in software of practices, and in no calendar for everybody.
    expect(named("wf-appointment", ["GB"], true)).toBe("Easy!Appointments, LibreBooking, Cliniko, Jane");
    expect(named("wf-appointment", ["DE"], true)).toContain("Calendly");
    expect(named("wf-appointment", ["GB"])).toContain("Calendly");
  });

  it("are made for the trade, or for any", () => {
    const named = (industry: string, subKind: string | null = null): string =>
      chooseTools({ id: "wf-document-collection", tools: [] }, ["portal-client"], {
        industry,
        subKind,
      }).commercial.join();
    expect(named("education")).toBe("Content Snare");
    expect(named("finance")).toContain("TaxDome");
    expect(named("finance", "insurance")).not.toContain("TaxDome");
    expect(named("professional-services", "law")).toContain("Clio");
  });

  it.each([
    ["millbankphysio.co.uk", "en", ["GB"]],
    ["krumeundkorn.de", "de", ["DE"]],
    ["binroute.io", "en", ["US", "GB", "CA", "AU", "IE", "NZ"]],
    ["example.com", "pl", []],
  ])("%s in %s chooses from what is offered in %j", (domain, language, countries) => {
    expect(countriesOf(domain, language)).toEqual(countries);
  });

  it("are for the change and not for the family: a briefing gets no calendar", () => {
    const briefing = OPPORTUNITY_TEMPLATES.find(({ id }) => id === "op-sales-demo-demo-prep");
    const withCalendar = { id: "wf-sales-demo", tools: ["Calendly"], toolsByKind: { booking: ["Calendly"] } };
    const { onSite, openSource, commercial } = chooseTools(withCalendar, briefing?.toolKinds);
    expect([...onSite, ...openSource, ...commercial].filter((tool) => CALENDARS.has(tool))).toEqual([]);
    expect(openSource.length).toBeGreaterThan(0);
  });

  it("are named for every change of which no tool is on the site", () => {
    for (const { id, workflowId, toolKinds } of OPPORTUNITY_TEMPLATES) {
      if (toolKinds?.includes("pages")) continue;
      const { openSource, commercial } = chooseTools({ id: workflowId, tools: [] }, toolKinds);
      expect([...openSource, ...commercial].length, id).toBeGreaterThan(0);
    }
    expect(WORKFLOW_FAMILIES.length).toBeGreaterThan(0);
  });
  it("that are not known to send messages or keep lists are named for neither", () => {
    for (const { id, workflowId, toolKinds, notTools = [] } of OPPORTUNITY_TEMPLATES) {
      const { openSource, commercial } = chooseTools({ id: workflowId, tools: [] }, toolKinds, { notTools });
      expect(
        [...openSource, ...commercial].filter((tool) => notTools.includes(tool)),
        id,
      ).toEqual([]);
      expect([...openSource, ...commercial].length, id).toBeGreaterThan(toolKinds?.includes("pages") ? -1 : 0);
    }
    const reminders = OPPORTUNITY_TEMPLATES.find(({ id }) => id === "op-appointment-reminders");
    expect(reminders?.notTools).toContain("Easy!Appointments");
  });

  it("of another trade are not named", () => {
    const named = (subKind: string | null): string[] => {
      const { openSource, commercial } = chooseTools({ id: "wf-reservations", tools: [] }, undefined, { subKind });
      return [...openSource, ...commercial];
    };
    expect(named("lodging")).toContain("QloApps");
    expect(named("lodging")).not.toContain("OpenTable");
    expect(named("food")).toContain("OpenTable");
    expect(named("food")).not.toContain("QloApps");
    expect(named(null)).toEqual(expect.arrayContaining(["QloApps", "OpenTable"]));
  });
  it("for inviting reviews are no advice for a few people", () => {
    const { commercial } = chooseTools({ id: "wf-review-management", tools: [] }, ["review-invitations"], {
      sizeBand: "micro",
    });
    expect(commercial).toEqual([]);
  });
});

const CALENDARS = new Set([...(TOOL_KINDS["booking"]?.openSource ?? []), ...(TOOL_KINDS["booking"]?.commercial ?? [])]);
