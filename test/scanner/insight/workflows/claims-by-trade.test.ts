// What firms, shops and schools generally show, on invented pages, each in two languages or more.
import { describe, expect, it } from "vitest";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import {
  ADVISER,
  AGENCY,
  CHARITY,
  claimed,
  claimsOf,
  home,
  inner,
  INN,
  MAKER,
  says,
  SCHOOL,
  SOFTWARE,
  toldTwice,
} from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

describe("a charity that others apply to", () => {
  it.each([
    ["en", "How do I apply for services?"],
    ["de", "Förderung beantragen"],
    ["it", "Richiedere aiuto"],
  ])("takes them on (%s)", (language, words) => {
    expect(claimed(CHARITY, home(language, { headings: [heading(3, words)] }))).toContain("wf-client-onboarding");
  });
  it("is not claimed from its log-in alone", () => {
    expect(claimed({ ...CHARITY, channels: ["login"] }, home("en"))).not.toContain("wf-client-onboarding");
  });
});

describe("a seller with a list of goods and no checkout", () => {
  it.each([
    ["en", "/catalog", "Wheels and tools, in stock and ready to ship."],
    ["de", "/lagerliste", "Alle Maschinen ab Lager. Wir liefern weltweit."],
  ])("keeps a catalog and ships (%s)", (language, path, sentence) => {
    const ids = claimed(MAKER, home(language, { blocks: [text(sentence)] }), inner(path, language));
    expect(ids).toEqual(expect.arrayContaining(["wf-inventory-merch", "wf-fulfilment"]));
  });
  it("is not seen in a catalog that says nothing of stock, nor in software that ships", () => {
    expect(claimed(MAKER, home("en"), inner("/catalog", "en"))).toEqual([]);
    expect(claimed(SOFTWARE, says("en", "We ship to production every day."))).toEqual([]);
  });
});

describe("portals that guests rate on", () => {
  it.each([
    ["en", "https://www.booking.com", "Booking.com"],
    ["it", "https://www.airbnb.it", "Airbnb"],
  ])("bring reviews to a place to stay (%s)", (language, href, words) => {
    expect(claimed(INN, home(language, { anchors: [anchor(href, words)] }))).toContain("wf-review-management");
  });
  it("say nothing on the site of another trade", () => {
    const link = anchor("https://www.booking.com", "Booking.com");
    expect(claimed(ADVISER, home("en", { anchors: [link] }))).not.toContain("wf-review-management");
  });
});

it("fees a month at an adviser's are prices: no subscriptions, and invoices only where they are named", () => {
  const fees = "Monthly package from $395 per month";
  const adviser: Kind = { industry: "finance", siteType: "services" };
  expect(claimed(adviser, says("en", fees))).not.toContain("wf-invoicing");
  const ids = claimed(adviser, says("en", fees, "We send you an invoice every month."));
  expect(ids).toContain("wf-invoicing");
  expect(ids).not.toContain("wf-membership-billing");
});

describe("a month beside an amount", () => {
  const SERVICE = { industry: "technology", siteType: "saas-api" } as const;
  it.each([
    ["en", "Team plan $49 per month"],
    ["de", "Team-Tarif 49 € pro Monat"],
  ])("is the price of a plan right behind it (%s)", (language, sentence) => {
    expect(claimed(SERVICE, home(language, { blocks: [text(sentence)] }))).toContain("wf-membership-billing");
  });
  it("counts visitors before it", () => {
    const listed = says("en", "50K visitors/mo $250");
    expect(claimed(SERVICE, listed)).not.toContain("wf-membership-billing");
  });
});

describe("appointments", () => {
  it.each([
    ["en", "Services", "Mon - Fri 9:00 am - 5:00 pm"],
    ["pl", "Usługi", "Pon - Pt 9:00 - 17:00"],
  ])("are made by phone in opening hours at a practice, and not at an agency (%s)", (language, words, hours) => {
    const pages = home(language, { headings: [heading(2, words)], blocks: toldTwice([hours]) });
    expect(claimed({ industry: "healthcare", channels: ["phone"] }, pages)).toContain("wf-appointment");
    expect(claimed({ ...AGENCY, channels: ["phone"] }, pages)).not.toContain("wf-appointment");
  });
  it("are made through a booking tool in any trade", () => {
    const call = home("en", { anchors: [anchor("https://calendly.com/example/intro", "Book a call")] });
    expect(claimed({ ...SOFTWARE, siteType: "services", channels: ["booking"] }, call)).toContain("wf-appointment");
  });
});

describe("one weak sign of work with clients", () => {
  it.each([
    ["en", "How it works"],
    ["es", "Cómo funciona"],
  ])("is no onboarding: every offer is explained (%s)", (language, words) => {
    const pages = home(language, { headings: [heading(2, words)] });
    expect(claimed(ADVISER, pages)).not.toContain("wf-client-onboarding");
    expect(claimed({ ...ADVISER, channels: ["login"] }, pages)).not.toContain("wf-client-onboarding");
  });
  it.each([
    ["en", "Every project begins with a kick-off call."],
    ["de", "Jedes Projekt beginnt mit einem Kick-off-Termin."],
    ["pl", "Każdy projekt zaczyna spotkanie startowe."],
  ])("is onboarding where a first meeting is part of it (%s)", (language, sentence) => {
    expect(claimed(ADVISER, home(language, { blocks: [text(sentence)] }))).toContain("wf-client-onboarding");
  });
  it("is no follow-up where a newsletter is all", () => {
    const ids = claimed({ ...ADVISER, channels: ["newsletter"] }, home("en"));
    expect(ids).toContain("wf-newsletter");
    expect(ids).not.toContain("wf-client-followup");
  });
  it("is the handling of reviews where the owner quotes customers, with a portal or without", () => {
    const quoted = { industry: "healthcare" as const, channels: ["testimonials" as const] };
    const linked = home("en", { anchors: [anchor("https://www.yelp.com/biz/example", "Yelp")] });
    expect(claimed(quoted, home("en"))).toContain("wf-review-management");
    expect(claimed(quoted, linked)).toContain("wf-review-management");
    expect(claimed({ industry: "healthcare" }, home("en"))).not.toContain("wf-review-management");
  });
});

describe("a school", () => {
  it.each([
    ["en", "Exam Result", "/web/academic_calendar.html"],
    ["bn", "ফলাফল", "/notice"],
  ])("publishes results and tells parents (%s)", (language, words, path) => {
    const pages = [home(language, { headings: [heading(2, words)] }), inner(path, language)];
    expect(claimed(SCHOOL, ...pages)).toEqual(
      expect.arrayContaining(["wf-results-publishing", "wf-school-communication"]),
    );
  });
});

describe("what strengthens a claim", () => {
  it("is not the signal that the claim rests on alone", () => {
    const returns = inner("/returns", "en", { headings: [heading(1, "Returns")] });
    const claim = claimsOf(MAKER, home("en"), returns).find(({ id }) => id === "wf-complaint-returns");
    expect(claim?.points).toBe(2.5);
  });
  it("counts less in running text than as a label", () => {
    const named = home("en", { headings: [heading(2, "Tax return"), heading(2, "Deadline")] });
    const said = home("en", { headings: [heading(2, "Tax return")], blocks: [text("Each deadline is met.")] });
    const [full, part] = [named, said].map(
      (one) => claimsOf({ industry: "finance" }, one).find(({ id }) => id === "wf-tax-preparation")?.points,
    );
    expect(full).toBe(3);
    expect(part).toBe(2.7);
  });
});
