import { describe, expect, it } from "vitest";
import type { Channel } from "../../../../src/model/profile.ts";
import { contactForm } from "../../../../src/scanner/checks/channels/contact-form.ts";
import { emailVisible } from "../../../../src/scanner/checks/channels/email-visible.ts";
import { liveChat } from "../../../../src/scanner/checks/channels/live-chat.ts";
import { messaging } from "../../../../src/scanner/checks/channels/messaging.ts";
import { newsletterSignup } from "../../../../src/scanner/checks/channels/newsletter-signup.ts";
import { onlineBooking } from "../../../../src/scanner/checks/channels/online-booking.ts";
import { phoneClickToCall } from "../../../../src/scanner/checks/channels/phone-click-to-call.ts";
import { selfServicePortal } from "../../../../src/scanner/checks/channels/self-service-portal.ts";
import { socialProfiles } from "../../../../src/scanner/checks/channels/social-profiles.ts";
import { supportHoursOrResponseTime } from "../../../../src/scanner/checks/channels/support-hours-or-response-time.ts";
import { anchor, field, form, node, page, site, text } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const channel = (over: Partial<Channel> = {}): Channel => ({
  type: "email",
  pages: [`${ORIGIN}/contact?from=nav`],
  evidence: "seen beside the heading",
  confidence: "high",
  ...over,
});
const spoken = [page({ blocks: [text("Welcome.")] })];

const ROWS = [
  [contactForm, "contact-form"],
  [emailVisible, "email"],
  [liveChat, "live-chat"],
  [messaging, "messaging"],
  [newsletterSignup, "newsletter"],
  [onlineBooking, "booking"],
  [selfServicePortal, "login"],
  [socialProfiles, "social"],
] as const;

describe("channel facts", () => {
  it.each(ROWS.map(([row, type]) => [row.id, row, type] as const))("%s says where its channel is", (_id, row, type) => {
    const verdict = row.run(site({ pages: spoken, channels: [channel({ type })] }));
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toMatch(/: on \/contact\.$/);
    expect(verdict.evidence).toMatchObject([{ url: `${ORIGIN}/contact`, received: "seen beside the heading" }]);
    expect(row).toMatchObject({ counts: [], agent: "operations", category: "Channels" });
  });

  it.each(ROWS.map(([row]) => [row.id, row] as const))("%s tells absence from what could not be seen", (_id, row) => {
    expect(row.run(site({ pages: spoken })).situation).toMatch(/^No .+ was found on the one page read\.$/);
    expect(row.run(site({ pages: [page()] })).status).toBe("unable");
  });

  it("calls a form for a demo no contact form", () => {
    const channels = [channel({ type: "contact-form", isForDemo: true })];
    expect(contactForm.run(site({ pages: spoken, channels })).situation).toBe("Form for a demo: on /contact.");
  });

  it("names a form for a newsletter whose address is not known", () => {
    const forms = [form({ label: "Our Newsletter", fields: [field({ type: "email" })] })];
    const blocks = [text("Welcome.")];
    expect(newsletterSignup.run(site({ pages: [page({ blocks, forms })] })).situation).toBe(
      "A form for a newsletter stands on the home page, and where it is sent cannot be seen.",
    );
    const other = [form({ label: "Write to us", fields: [field({ type: "email" })] })];
    expect(newsletterSignup.run(site({ pages: [page({ blocks, forms: other })] })).situation).toMatch(/^No newsletter/);
  });

  it("denies nothing that the script of a product may draw", () => {
    const forms = {
      id: "form-maker",
      name: "Form Maker",
      category: "forms",
      feeds: ["lead-form"],
      confidence: "high" as const,
    };
    const technologies = [{ ...forms, url: `${ORIGIN}/catering`, evidence: "script forms.example/seamless.js" }];
    const verdict = contactForm.run(site({ pages: spoken, technologies }));
    expect(verdict).toMatchObject({
      status: "unable",
      situation: "Form Maker, seen on /catering, may bring a contact form; what its script draws is not visible.",
    });
    expect(onlineBooking.run(site({ pages: spoken, technologies })).status).toBe("info");
    expect(
      contactForm.run(site({ pages: spoken, technologies, channels: [channel({ type: "contact-form" })] })).status,
    ).toBe("info");
  });

  it("says of a channel on many pages that there may be more, and of one in the data alone that nobody sees it", () => {
    const pages = Array.from({ length: 9 }, (_, at) => page({ url: `${ORIGIN}/${at}`, blocks: [text("Hello.")] }));
    const channels = [
      channel({ type: "newsletter", pages: pages.slice(0, 5).map(({ url }) => url) }),
      channel({ type: "social", evidence: "Profile at LinkedIn in structured data", isInData: true }),
    ];
    expect(newsletterSignup.run(site({ pages, channels })).situation).toBe(
      "Newsletter sign-up: on /0, /1, /2 and further pages.",
    );
    expect(newsletterSignup.run(site({ pages: pages.slice(0, 5), channels })).situation).toMatch(/: on \/0, /);
    expect(socialProfiles.run(site({ pages, channels })).situation).toContain(": named only in the data of ");
  });

  it.each([
    ["We answer within two business days.", "en"],
    ["Wir antworten meist innerhalb eines Werktags.", "de"],
    ["Die Antwort kommt innerhalb zwei Werktagen.", "de"],
    ["Wir antworten innerhalb von achtundvierzig Stunden.", "de"],
    ["Une réponse est apportée sous quarante-huit heures ouvrées.", "fr"],
    ["Une réponse vous parvient sous un jour ouvré.", "fr"],
    ["Respondemos en un plazo de cuarenta y ocho horas.", "es"],
    ["Respondemos no prazo de um dia útil.", "pt"],
    ["Rispondiamo entro ventiquattro ore.", "it"],
    ["Rispondiamo entro un giorno lavorativo.", "it"],
    ["U krijgt antwoord binnen vierentwintig uur.", "nl"],
    ["Odpowiadamy w ciągu dwóch dni roboczych.", "pl"],
    ["Odpowiadamy w ciągu jednego dnia roboczego.", "pl"],
  ])("reads a time to reply that is written in words: %s", (sentence, htmlLang) => {
    const pages = [page({ url: `${ORIGIN}/contact`, htmlLang, blocks: [text(sentence)] })];
    expect(supportHoursOrResponseTime.run(site({ pages })).situation).toBe(
      "The pages state a time to reply on /contact.",
    );
  });

  it.each([
    ["Le colis arrive sous quarante-huit heures ouvrées.", "fr"],
    ["La merce parte entro ventiquattro ore.", "it"],
    ["Die Ware wird innerhalb zwei Werktagen verschickt.", "de"],
  ])("takes a time of delivery in words for no time to reply: %s", (sentence, htmlLang) => {
    const pages = [page({ url: `${ORIGIN}/contact`, htmlLang, blocks: [text(sentence)] })];
    expect(supportHoursOrResponseTime.run(site({ pages })).situation).toMatch(/^Neither hours nor a time to reply/);
  });

  it("takes a promise to answer for no time", () => {
    const pages = [page({ blocks: [text("We will get back to you.")] })];
    expect(supportHoursOrResponseTime.run(site({ pages })).situation).toMatch(/^Neither hours nor a time to reply/);
  });

  it("names the vendor of a channel", () => {
    const channels = [channel({ type: "booking", vendor: "Slots Inc." })];
    expect(onlineBooking.run(site({ pages: spoken, channels })).situation).toContain("through Slots Inc.");
  });

  it("takes a messenger that is only named for no link to one", () => {
    const said = (vendor?: string) =>
      messaging.run(
        site({
          pages: spoken,
          channels: [channel({ type: "messaging", ...(vendor === undefined ? {} : { vendor }) })],
        }),
      ).situation;
    expect(said("WhatsApp")).toMatch(/^Messenger link: on \/contact/);
    expect(said()).toMatch(/^Messenger named beside a number, without a link: on \/contact/);
  });

  it("phone-click-to-call counts the pages with a link to tap, without the number", () => {
    const pages = [page({ anchors: [anchor("tel:+441326555123", "01326 555 123")] }), page({ url: `${ORIGIN}/about` })];
    const verdict = phoneClickToCall.run(site({ pages }));
    expect(verdict.situation).toBe("A phone number can be tapped on 1 page of 2: the home page.");
    expect(JSON.stringify(verdict)).not.toContain("555");
    const stroked = page({ anchors: [anchor("tel://1-207-555-0199", "1-207-555-0199")] });
    expect(phoneClickToCall.run(site({ pages: [stroked] })).situation).toContain("can be tapped on");
  });

  it("phone-click-to-call tells a number in text from none", () => {
    const shown = phoneClickToCall.run(site({ pages: spoken, channels: [channel({ type: "phone" })] }));
    expect(shown.situation).toBe("Phone number: on /contact. It is shown as text, not as a link to tap.");
    expect(phoneClickToCall.run(site({ pages: spoken })).situation).toContain("No phone number");
  });

  it.each([
    ["Mon–Fri 9:00–17:00, Saturday closed", true],
    ["Montag bis Freitag 8.00 bis 12.30 Uhr", true],
    ["Lun-ven : 9h00 - 18h00", true],
    ["Open Monday 9 am to 5 pm", true],
    ["月曜〜金曜 10:00〜19:00", true],
    ["Pn-Pt 8:00-16:00", true],
    ["We replied within 24 hours on Monday.", false],
    ["Version 10.30 came out on Friday.", false],
  ])("support-hours-or-response-time reads %j as hours: %s", (sentence, expected) => {
    const verdict = supportHoursOrResponseTime.run(site({ pages: [page({ blocks: [text(sentence)] })] }));
    expect(verdict.situation.includes("state hours")).toBe(expected);
  });

  it("support-hours-or-response-time reads marked-up hours and a promised reply", () => {
    const pages = [page({ blocks: [text("We reply to every message within 2 business days.")] })];
    const structured = [node("Dentist", { openingHours: "Mo-Fr 09:00-17:00" })];
    expect(supportHoursOrResponseTime.run(site({ pages, structured })).situation).toBe(
      "The pages state hours in their data (the home page) and a time to reply on the home page.",
    );
    const always = [node("Dentist", { openingHours: "Mo-Su 00:00-23:59" })];
    const ofAlways = (line: string): string =>
      supportHoursOrResponseTime.run(site({ pages: [page({ blocks: [text(line)] })], structured: always })).situation;
    expect(ofAlways("Welcome.")).toBe(
      "The pages state hours in their data (the home page); the data names every hour of the week, which no line of the text repeats.",
    );
    expect(ofAlways("Towing, 24/7.")).toBe("The pages state hours in their data (the home page).");
    const shown = [page({ blocks: [text("Open Monday to Friday, 9:00 to 17:00")] })];
    expect(supportHoursOrResponseTime.run(site({ pages: shown, structured })).situation).toBe(
      "The pages state hours on the home page.",
    );
    // Data on every page leave the footer its place.
    const many = Array.from({ length: 12 }, (_, at) => `https://example-clinic.com/${at}`);
    const everywhere = many.map((pageUrl) => ({ ...node("Dentist", { openingHours: "Mo-Fr 09:00-17:00" }), pageUrl }));
    expect(supportHoursOrResponseTime.run(site({ pages: shown, structured: everywhere })).situation).toContain(
      "hours on the home page",
    );
  });

  it.each([
    "Contact sales for a quote; we answer within two business days.",
    "Wir antworten innerhalb von zwei Werktagen.",
    "Odpowiadamy w ciągu 24h",
    "Antwort binnen 24h garantiert.",
    "Rispondiamo entro 48 h.",
  ])("support-hours-or-response-time reads the time to reply in %j", (sentence) => {
    const verdict = supportHoursOrResponseTime.run(site({ pages: [page({ blocks: [text(sentence)] })] }));
    expect(verdict.situation).toBe("The pages state a time to reply on the home page.");
  });

  it("support-hours-or-response-time tells silence from what could not be seen", () => {
    expect(supportHoursOrResponseTime.run(site({ pages: spoken })).situation).toContain("Neither hours");
    expect(supportHoursOrResponseTime.run(site()).status).toBe("unable");
  });
});
