import { describe, expect, it } from "vitest";
import type { Technology } from "../../../../src/model/profile.ts";
import { accessibilityOverlay } from "../../../../src/scanner/checks/technology/accessibility-overlay.ts";
import { adPixels } from "../../../../src/scanner/checks/technology/ad-pixels.ts";
import { aiFeatures } from "../../../../src/scanner/checks/technology/ai-features.ts";
import { analytics } from "../../../../src/scanner/checks/technology/analytics.ts";
import { bookingSystem } from "../../../../src/scanner/checks/technology/booking-system.ts";
import { chatOrBotWidget } from "../../../../src/scanner/checks/technology/chat-or-bot-widget.ts";
import { cms } from "../../../../src/scanner/checks/technology/cms.ts";
import { commercePlatform } from "../../../../src/scanner/checks/technology/commerce-platform.ts";
import { consentPlatform } from "../../../../src/scanner/checks/technology/consent-platform.ts";
import { crmMarketingAutomation } from "../../../../src/scanner/checks/technology/crm-marketing-automation.ts";
import { emailProvider } from "../../../../src/scanner/checks/technology/email-provider.ts";
import { helpdesk } from "../../../../src/scanner/checks/technology/helpdesk.ts";
import { hostingCdn } from "../../../../src/scanner/checks/technology/hosting-cdn.ts";
import { jsFramework } from "../../../../src/scanner/checks/technology/js-framework.ts";
import { paymentProvider } from "../../../../src/scanner/checks/technology/payment-provider.ts";
import { reviewPlatform } from "../../../../src/scanner/checks/technology/review-platform.ts";
import { tagManager } from "../../../../src/scanner/checks/technology/tag-manager.ts";
import { translationLayer } from "../../../../src/scanner/checks/technology/translation-layer.ts";
import type { DnsFacts } from "../../../../src/scanner/evidence/site-evidence.ts";
import { dnsOf, failing, mx } from "../../../fixtures/dns-records.ts";
import { anchor, page, site, text } from "../../../fixtures/site.ts";

const product = (over: Partial<Technology> = {}): Technology => ({
  id: "acme",
  name: "Acme",
  category: "cms",
  confidence: "high",
  evidence: "generator Acme 2",
  url: "https://example-clinic.com/?v=1",
  feeds: [],
  ...over,
});

const ROWS = [
  [accessibilityOverlay, "accessibility-overlay"],
  [adPixels, "ad-pixel"],
  [aiFeatures, "ai-features"],
  [analytics, "analytics"],
  [bookingSystem, "booking-system"],
  [chatOrBotWidget, "chat-or-bot-widget"],
  [cms, "cms"],
  [commercePlatform, "commerce-platform"],
  [consentPlatform, "consent-platform"],
  [crmMarketingAutomation, "crm-marketing-automation"],
  [emailProvider, "email-provider"],
  [helpdesk, "helpdesk"],
  [hostingCdn, "hosting-cdn"],
  [jsFramework, "js-framework"],
  [paymentProvider, "payment-provider"],
  [reviewPlatform, "review-platform"],
  [tagManager, "tag-manager"],
  [translationLayer, "translation-layer"],
] as const;

describe("technology facts", () => {
  it.each(ROWS.map(([row, category]) => [row.id, row, category] as const))(
    "%s states a product of its category",
    (_id, row, category) => {
      const verdict = row.run(site({ technologies: [product({ category })] }));
      expect(verdict).toMatchObject({ status: "info", situation: "The site uses Acme." });
      expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/", received: "generator Acme 2" });
    },
  );

  it.each(ROWS.map(([row]) => [row.id, row] as const).filter(([, row]) => row !== emailProvider))(
    "%s says when none was recognized, and carries no weight",
    (_id, row) => {
      const verdict = row.run(site({ technologies: [product({ category: "web-fonts" })] }));
      expect(verdict.status).toBe("info");
      expect(verdict.situation).toMatch(/^No .+ was recognized on the one page read\.$/);
      expect(row).toMatchObject({ counts: [], agent: "technology", category: "Technology" });
    },
  );

  it("says how sure it is, and never states a product of low confidence", () => {
    const run = (...technologies: Technology[]) => cms.run(site({ technologies })).situation;
    const likely = product({ name: "Bolt", confidence: "medium" });
    expect(run(likely)).toBe("The site likely uses Bolt.");
    expect(run(product(), likely)).toBe("The site uses Acme, likely also Bolt.");
    expect(run(product({ confidence: "low" }))).toContain("No content management system");
  });

  it("counts a restaurant system that takes bookings as a booking system", () => {
    const table = product({ name: "Tables", category: "vertical-restaurant", feeds: ["booking"] });
    expect(bookingSystem.run(site({ technologies: [table] })).situation).toBe("The site uses Tables.");
  });

  it("leaves open what a tag manager loads", () => {
    const manager = product({ name: "Tag Box", category: "tag-manager" });
    const verdict = adPixels.run(site({ technologies: [manager] }));
    expect(verdict).toMatchObject({
      status: "unable",
      situation: "Tag Box may load an advertising pixel; what it loads is not visible.",
    });
    expect(cms.run(site({ technologies: [manager] })).status).toBe("info");
  });

  it("tells the mail servers of a domain that no known provider runs", () => {
    const run = (dns: DnsFacts) => emailProvider.run(site({ dns }));
    expect(run(dnsOf(mx("example-clinic.com", "mail.example-clinic.com")))).toMatchObject({
      status: "info",
      situation: "The mail of example-clinic.com goes to servers of no known provider.",
      evidence: [{ url: "https://example-clinic.com", received: "MX mail.example-clinic.com" }],
    });
    expect(run(dnsOf(mx("example-clinic.com"))).situation).toBe("example-clinic.com names no mail server.");
  });

  it("leaves the mailbox provider open when no DNS record could be read", () => {
    const notAsked = { notAsked: "the service runs in development", lookups: [] };
    expect(emailProvider.run(site({ dns: notAsked })).status).toBe("unable");
    expect(emailProvider.run(site({ dns: dnsOf(failing("example-clinic.com", "MX")) })).status).toBe("unable");
  });
});

describe("what the pages say themselves", () => {
  const said = (...lines: string[]) =>
    paymentProvider.run(site({ pages: [page({ blocks: lines.map((line) => text(line)) })] })).situation;

  it("names the provider that a sentence on paying names", () => {
    const told = (names: string): string =>
      `The pages name ${names}; no trace of a payment provider of a known kind was seen in their code.`;
    expect(said("Pago seguro con Stripe")).toBe(told("“Stripe”"));
    expect(said("Betaling via Mollie of iDEAL.")).toBe(told("“Mollie” and “iDEAL”"));
    const none = said("Welcome.");
    expect(none).toMatch(/^No payment provider was recognized/);
    for (const line of [
      "We do not accept PayPal or card payments.",
      "Le paiement par PayPal sera activé prochainement.",
      "A shirt with a white stripe, pay later",
      "Stripe is a company in Ireland.",
      "Zahlreiche Integrationen: Stripe, Slack und Jira.",
      "Le pays basque, version Stripe.",
    ])
      expect(said(line), line).toBe(none);
  });

  it("believes a privacy notice that tells of an assistant on the website", () => {
    const told = (line: string, kind: "legal" | "other" = "legal") =>
      aiFeatures.run(site({ pages: [page({ kind, blocks: [text(line)] })] })).situation;
    expect(told("Der Assistent „Ada“ auf dieser Website beantwortet häufige Fragen.")).toContain("“Assistent „Ada“”");
    expect(told("The chatbot on our website answers questions.")).toContain("“chatbot”");
    expect(told("The chat bot on our website answers questions.")).toContain("“chat bot”");
    expect(told("El asistente virtual en nuestro sitio responde.")).toContain("“asistente virtual”");
    for (const none of [
      "We do not use a chatbot on this website.",
      "We don't use a chatbot on this website.",
      "There is no AI assistant on our website.",
      "Wir setzen keinen Chatbot auf unserer Website ein.",
      "Einen Chatbot auf unserer Website setzen wir nicht ein.",
      "No usamos ningún asistente virtual en nuestro sitio.",
      "The job of dental assistant advertised on our website is open to all.",
      "You applied as a dental assistant through the form on our website.",
      "Please ask our assistant manager on our site at Bay 4.",
    ])
      expect(told(none), none).toMatch(/^No AI function/);
    expect(told("It tells people from bots on this website.")).toMatch(/^No AI function/);
    expect(told("The assistant on our website is one you could have.", "other")).toMatch(/^No AI function/);
  });

  it("sees an assistant of the business's own by the control that opens it", () => {
    const opened = (name: string, href = "#assistant") =>
      aiFeatures.run(site({ pages: [page({ anchors: [anchor(href, name, { rawHref: href })] })] })).situation;
    for (const name of [
      "Frag den Assistenten",
      "Assistent öffnen",
      "Ask our assistant",
      "Abrir asistente",
      "AI chatbot",
    ])
      expect(opened(name), name).toContain(`The pages name “${name}”; no trace of an AI function`);
    expect(opened("Frag den Assistenten", "https://example-clinic.com/post")).toMatch(/^No AI function/);
    for (const name of [
      "Dental assistant",
      "Assistenten",
      "Open positions",
      "Roadside assistance",
      "Zahnarztassistent",
      "Frag die Assistentin",
      "Virtual Assistant Services",
      "Online Assistant Jobs",
    ])
      expect(opened(name), name).toMatch(/^No AI function/);
  });
});
