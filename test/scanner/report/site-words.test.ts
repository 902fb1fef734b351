// The steps of a change speak of the form, the questions and the pages of this site; a file for agents does not quote it.
import { beforeAll, describe, expect, it } from "vitest";
import type { StoredReport } from "../../../src/model/stored-report.ts";
import { claimWorkflows } from "../../../src/scanner/insight/claim-workflows.ts";
import type { ClaimedWorkflow } from "../../../src/scanner/insight/claimed-workflow.ts";
import { claimOf } from "../insight/workflows/claim.ts";
import { derivedFrom } from "./derived-from.ts";
import { evidenceOf, home, inner } from "../insight/workflows/claimed-by-kind.ts";
import { scanInMemory } from "../../fixtures/scan-site.ts";
import { anchor, field, form, heading, text } from "../../fixtures/site.ts";
import { risksOf } from "../../../src/scanner/report/guardrail-words.ts";
import { slotsOf } from "../../../src/scanner/report/opportunity-slots.ts";
import { siteWords } from "../../../src/scanner/report/site-words.ts";

const FILLER =
  "Everything on this page was written by the people who work here, and it is kept up to date by them as well. ".repeat(
    4,
  );
const page = (title: string, main: string) => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/contact">Contact</a></nav><main>${main}<p>${FILLER}</p></main></body></html>`,
});
const HOME = page(
  "Harbor Lane Landscaping, gardens in Leeds",
  "<h1>Harbor Lane Landscaping</h1><p>We plan and build gardens in Leeds. For a project, write to us.</p><h2>How long does a garden take?</h2><p>Most gardens take us two to four weeks to build.</p><h2>Do you work in winter? +</h2><p>We work in winter as long as the ground is not frozen.</p>",
);
const CONTACT = page(
  "Contact us",
  `<h1>Contact</h1><form method="post" action="/send"><label>Name <input name="name"></label><label>E-mail <input type="email" name="email"></label><label>Your garden <textarea name="message"></textarea></label><button>Send it to us</button></form>`,
);

describe("the steps of a change", () => {
  let report: StoredReport;
  beforeAll(async () => {
    report = await scanInMemory({ host: "www.harborlane.com", pages: { "/": HOME, "/contact": CONTACT } });
  });
  const textOf = ({ automationApproach = [], risks = [] }: StoredReport["results"]["opportunities"][number]): string =>
    [...automationApproach, ...risks].join(" ");

  it("name the fields of the form, and give no examples of what is answered or offered", () => {
    const all = report.results.opportunities.map(textOf).join(" ");
    expect(all).toContain("“Your garden”");
    expect(all).not.toMatch(/How long does a garden take|Send it to us|nothing read tells/);
  });

  it("stand without these words in a skill, which an agent obeys", () => {
    const skills = (report.playbook.skills ?? []).map(({ skillMd }) => skillMd).join(" ");
    expect(skills).toContain("Read the last 30 inquiries and list what had to be asked back");
    expect(skills).not.toMatch(/Your garden|Send it to us|work in winter/);
  });
});

describe("what any business is asked", () => {
  const ADVISER = { industry: "consulting" as const, channels: ["contact-form" as const] };
  const asking = form({ label: "Write", fields: [field({ name: "m", type: "email" }), field({ tag: "textarea" })] });
  const faq = inner("/faq", "en", { kind: "faq", headings: [heading(1, "Questions")], blocks: [text("Write to us.")] });

  it("is asked on the contact page, and nothing on a page of answers", () => {
    const contact = inner("/contact", "en", { kind: "contact", forms: [asking] });
    const placeOf = (...pages: Parameters<typeof evidenceOf>[1]) =>
      claimWorkflows(evidenceOf(ADVISER, pages)).find(({ id }) => id === "wf-lead-intake")?.askedOn;
    expect(placeOf(home("en", { forms: [asking] }), faq, contact)).toMatch(/\/contact$/);
    expect(placeOf(home("en", { forms: [asking] }), faq)).not.toMatch(/\/faq$/);
  });
});

it("counts the fields that have no label, and speaks of no form beside a page that has none", () => {
  const url = "https://example.com/contact";
  const told = { asks: ["Name", "Message"], fields: 3, personal: ["Name"], open: "Message" };
  const claim = claimOf({ id: "wf-lead-intake", form: { url, lacks: [], told } });
  const words = (at: string) => siteWords(claim, { page: at, seen: at, ofForm: true });
  expect(words("/contact")).toMatchObject({
    formAsks: "“Name”, “Message” and 1 more",
    formOpenHere: "“Message”",
    formPersonal: "“Name”",
  });
  expect(words("/offer")).toMatchObject({ formOpenHere: "", formOpen: "“Message”" });
});

it("says that a time could be given twice beside the telephone, and a page on data only where one was read", () => {
  const booking = claimOf({
    id: "wf-appointment",
    opportunityIds: ["op-appointment-online-booking"],
    inlets: ["telephone", "WhatsApp"],
    manualQuotes: [{ url: "https://example.com/", region: "manual-call", quote: "Call us to book a visit today." }],
  });
  const [calendar] = derivedFrom([booking]);
  expect(calendar?.risks?.slice(0, 2)).toEqual([
    "Not every case fits: the telephone, of which the home page tells, stays beside it.",
    "A time could be given twice while people also ask as they do today: the owner compares both in the first month.",
  ]);
  expect(calendar?.risks?.join(" ")).not.toContain("when it is deleted");
});

describe("what a change says of the site", () => {
  const url = "https://example.com/";
  const at = { page: "/contact", seen: "the home page", ofForm: true };

  it("quotes when replies are promised, and no promise without a time", () => {
    const says = (quote: string) =>
      siteWords(claimOf({ id: "wf-lead-intake", manualQuotes: [{ url, region: "manual-wait", quote }] }), at).replyTold;
    expect(says("We reply within 48 hours")).toBe("the home page says: “We reply within 48 hours.”");
    expect(says("We answer within one business day.")).toContain("one business day");
    expect(says("We will get back to you soon")).toBe("");
    expect(says("We will get back to you about a complaint within 30 days.")).toBe("");
    expect(says("We return calls within 24 hours.")).toContain("return calls");
    expect(says("Refunds are answered within 14 days.")).toBe("");
  });

  it("takes the promise beside the form first, and none of pages on which nobody asks", () => {
    const [contact, terms] = ["https://example.com/contact", "https://example.com/terms"];
    const promised = (...from: [string, string][]) =>
      siteWords(
        claimOf({
          id: "wf-lead-intake",
          form: { url: contact, lacks: [] },
          manualQuotes: from.map(([at, quote]) => ({ url: at, region: "manual-wait", quote })),
        }),
        at,
      ).replyTold;
    expect(promised([url, "We reply in 2 days"], [contact, "We answer each message within 24 hours"])).toBe(
      "/contact says: “We answer each message within 24 hours.”",
    );
    expect(promised([terms, "We reply within 30 days"])).toBe("");
  });

  it("names the steps of the course that a page tells, and no usual ones", () => {
    const steps = ["Send photos", "Confirm scope"].map((name) => ({
      name,
      actor: "",
      isManual: true,
      basis: "told" as const,
    }));
    const claim = claimOf({ id: "wf-quote-proposal" });
    expect(siteWords({ ...claim, steps, courseUrl: url }, at)).toMatchObject({
      told: "“Send photos” and “Confirm scope”",
      toldPage: "the home page",
    });
    expect(siteWords(claim, at)).toMatchObject({ told: "", toldPage: "" });
  });

  it("names the link to a review, the rating that is told, the heading of reviews, the sign-up and the openings", () => {
    const seen = [
      'Google reviews link: Link "Leave a review" to g.page',
      "5.0 · 6 reviews",
      "Testimonial of 2020",
      'Quotation under "What people say"',
      'Sign-up form "The honey list"',
      "Opening: Baker",
    ];
    const evidence = seen.map((quote) => ({ url, region: "channel", quote }));
    expect(siteWords(claimOf({ id: "wf-review-management", evidence }), at)).toMatchObject({
      reviewLink: "the address behind “Leave a review” on the home page",
      rated: "“5.0 · 6 reviews”",
      ratedPage: "the home page",
      reviewHeading: "“What people say”",
      signUp: "“The honey list”",
      jobs: "“Baker”",
    });
    const elsewhere = { ...at, seen: "/news" };
    expect(siteWords(claimOf({ id: "wf-review-management", evidence }), elsewhere)).toMatchObject({
      reviewHeading: "",
      signUp: "",
    });
  });
});
it.each([
  "4.5 km from the 12 best beaches",
  "2.5 hours, up to 30 guests",
  'Link "Book now" to calendly.com',
  'Google reviews link: Link "Read all our Google reviews" to g.page',
])("takes for no rating, and for no place to leave one: %s", (quote) => {
  const evidence = [{ url: "https://example.com/", region: "channel", quote }];
  const claim = claimOf({ id: "wf-review-management", evidence });
  expect(siteWords(claim, { page: "/", seen: "/", ofForm: true })).toMatchObject({ rated: "", reviewLink: "" });
});

it("names an opening that is listed twice once", () => {
  const evidence = [1, 2].map(() => ({ url: "https://example.com/", region: "main", quote: "Opening: Cook" }));
  expect(siteWords(claimOf({ id: "wf-recruiting", evidence }), { page: "/", seen: "/", ofForm: true }).jobs).toBe(
    "“Cook”",
  );
});

describe("a calendar", () => {
  const hand = { url: "https://example.com/blog/diary", region: "manual-hand", quote: "Reception types it in." };
  const call = { url: "https://example.com/visits", region: "manual-call", quote: "Call us to book a visit." };
  const open = (value: number) => ({ name: "opening-hours", value, url: "https://example.com/hours", quote: "Open" });
  const places = { name: "locations", value: 2, url: "https://example.com/", quote: "2 places" };
  const wordsOf = (claim: Partial<ClaimedWorkflow>) =>
    siteWords(claimOf({ id: "wf-appointment", ...claim }), { page: "/blog/diary", seen: "/blog/diary", ofForm: false });

  it("is linked from pages that ask people to turn to the business, and from none that only tells what staff do", () => {
    const contact = "https://example.com/contact";
    expect(wordsOf({ manualQuotes: [hand, call], askedOn: contact }).askedInner).toBe("/contact and /visits");
    expect(wordsOf({ manualQuotes: [hand] }).askedInner).toBe("");
  });

  it("opens within hours that one place keeps, and not around the clock", () => {
    const hoursOf = (...volumeSignals: ClaimedWorkflow["volumeSignals"]) => wordsOf({ volumeSignals }).openHours;
    expect(hoursOf(open(41.7))).toBe("41.7");
    expect([hoursOf(open(168)), hoursOf(open(1)), hoursOf(open(40), places)]).toEqual(["", "", ""]);
  });
});

it("speaks of the fields of a form only in a change to it, since a new form asks for other things", () => {
  const asked = { asks: ["Name"], fields: 1, personal: ["Name"], open: "Your question" };
  const form = { url: "https://example.com/contact", lacks: [], told: asked };
  const told = (id: string, templateId: string): string =>
    risksOf(
      ["secure-form", "pii-min", "health-data"],
      slotsOf(claimOf({ id, form }), { name: "Acme", people: "patients", privacyPage: "/privacy" }, templateId),
    ).join(" ");
  expect(told("wf-lead-intake", "op-lead-intake-structured-intake")).toContain("With “Name” people say who they are");
  expect(told("wf-prescription-refill", "op-prescription-refill-refill-form")).toMatch(
    /^Answers could reach the wrong eyes.* Ask for no more about a person .* What patients book or write can tell of/,
  );
});

it("names the home page as the place to ask where any page shows a number and none is for contact", () => {
  const call = anchor("tel:+441326000000", "+44 1326 000000");
  const asked = (...paths: string[]) =>
    claimWorkflows(
      evidenceOf({ industry: "consulting" as const, channels: ["phone" as const] }, [
        home("en", { anchors: [call] }),
        ...paths.map((path) => inner(path, "en", { anchors: [call] })),
      ]),
    ).find(({ id }) => id === "wf-customer-inquiry")?.askedOn;
  expect(asked("/pastry")).toMatch(/\.com\/$/);
  expect(asked("/pastry", "/our-partners")).toMatch(/\.com\/$/);
});
