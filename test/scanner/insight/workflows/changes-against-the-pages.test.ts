// Changes that the pages themselves speak against: a shop that is not open, a sign-up with its own rhythm, a chat for a form.
import { describe, expect, it } from "vitest";
import { field, form, heading, text } from "../../../fixtures/site.ts";
import { claimsOf, home, inner } from "./claimed-by-kind.ts";
import type { Kind, PageOver } from "./claimed-by-kind.ts";

const SHOP: Kind = { industry: "retail", siteType: "ecommerce", channels: ["ecommerce", "email"], sells: true };
const LIST: Kind = { industry: "retail", siteType: "ecommerce", channels: ["newsletter"] };
const BUILDER: Kind = { industry: "other", subKind: "trades", channels: ["contact-form", "phone"] };

const idsOf = (kind: Kind, language: string, over: PageOver) =>
  claimsOf(kind, home(language, over)).flatMap(({ opportunityIds }) => opportunityIds);
const saying = (...lines: string[]) => ({ blocks: lines.map((line) => text(line)) });

describe("a shop that its pages say is not open", () => {
  const orders = (...lines: string[]) =>
    claimsOf(SHOP, home("en", saying("We ship to all of Europe.", ...lines))).find(
      ({ id }) => id === "wf-order-processing",
    );
  it.each([
    ["en", "Online checkout is coming soon."],
    ["en", "Please note: our checkout is not available yet."],
    ["en", "We are still testing this checkout."],
    ["en", "Payment is being tested before the store opens to the public."],
    ["de", "Der Onlineshop ist noch nicht freigeschaltet."],
    ["fr", "La boutique en ligne sera bientôt ouverte."],
    ["es", "Próximamente: tienda online"],
    ["pt", "A loja online estará em breve no ar."],
    ["it", "Il negozio online è ancora in allestimento."],
    ["nl", "De webshop is nog niet open."],
    ["pl", "Sklep internetowy jest jeszcze w budowie."],
  ])("takes no orders yet and sends no parcels (%s: %s)", (language, line) => {
    expect(idsOf(SHOP, language, saying("We ship to all of Europe.", line))).not.toContain(
      "op-order-processing-order-updates",
    );
  });
  it("has nothing there already", () => {
    expect(orders()?.alreadyAutomated).toEqual(["orders through an online checkout"]);
    expect(orders("Online checkout is coming soon.")?.alreadyAutomated).toEqual([]);
  });
  it.each([
    "Our shop is not open on Sundays.",
    "New colors are coming soon to our shop.",
    "Sandbox toys from 12 €",
    "Try our demo store before you buy the theme.",
    "Supports Stripe test mode and live mode.",
    "No real charges until your trial ends.",
    "Kids’ sandbox mode: dig, build, pour.",
    "Online ordering is not available yet in Alaska.",
    "Apple Pay checkout is coming soon.",
    "Apple Pay in the checkout is coming soon.",
    "New things in our online store are coming soon.",
  ])("is another than one that says: %s", (line) => {
    expect(orders(line)?.opportunityIds).toContain("op-order-processing-order-updates");
  });
  it.each(["Square sandbox — no real charge", "Demo store"])("is told by its till that says: %s", (line) => {
    const changes = claimsOf(
      SHOP,
      home("en", saying("We ship to all of Europe.")),
      inner("/checkout", "en", saying(line)),
    );
    expect(changes.flatMap(({ opportunityIds }) => opportunityIds)).not.toContain("op-order-processing-order-updates");
  });
  it("and one that sends nothing gets no news of parcels", () => {
    expect(idsOf(SHOP, "en", saying("Pick up your order at the farm."))).not.toContain(
      "op-order-processing-order-updates",
    );
  });
});

describe("a sign-up that states its rhythm", () => {
  it.each([
    ["en", "I only email when honey is ready."],
    ["en", "You hear from us once a quarter."],
    ["de", "Wir schreiben nur, wenn es Neues gibt."],
    ["fr", "Une lettre, une fois par trimestre."],
    ["es", "Solo te escribimos cuando hay novedades."],
    ["pt", "Só enviamos quando há novidades."],
    ["it", "Scriviamo solo quando serve."],
    ["nl", "Eens per kwartaal in je mailbox."],
    ["pl", "Piszemy tylko wtedy, gdy mamy coś nowego."],
  ])("gets no series of messages (%s: %s)", (language, line) => {
    expect(idsOf(LIST, language, saying(line))).not.toContain("op-newsletter-welcome-series");
  });
  it("and one that states none does", () => {
    expect(idsOf(LIST, "en", saying("News of the farm by e-mail."))).toContain("op-newsletter-welcome-series");
  });
});

describe("a form that only opens a chat", () => {
  const asking = (handled?: "opens-chat") =>
    idsOf(BUILDER, "en", {
      headings: [heading(2, "Free quote")],
      blocks: [text("Ask us for a free quote."), text("We give a quote for every job.")],
      forms: [
        form({
          ...(handled && { handled }),
          fields: [
            field({ name: "name" }),
            field({ name: "phone", type: "tel" }),
            field({ tag: "textarea", name: "m" }),
          ],
        }),
      ],
    });
  it("is told to take no files and to confirm nothing", () => {
    const change = "op-quote-proposal-quote-form-more";
    expect(asking()).toContain(change);
    expect(asking("opens-chat").filter((id) => id.startsWith("op-quote-proposal-quote-form"))).toEqual([]);
  });
});
