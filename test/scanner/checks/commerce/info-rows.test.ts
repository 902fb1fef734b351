import { describe, expect, it } from "vitest";
import { anchor, document, image, node, page, profile, site, text } from "../../../fixtures/site.ts";
import { ap2Support } from "../../../../src/scanner/checks/commerce/ap2-support.ts";
import { commerceDetected } from "../../../../src/scanner/checks/commerce/commerce-detected.ts";
import { l402OtherRails } from "../../../../src/scanner/checks/commerce/l402-other-rails.ts";
import { mppPayable } from "../../../../src/scanner/checks/commerce/mpp-payable.ts";
import { orderStatusPath } from "../../../../src/scanner/checks/commerce/order-status-path.ts";
import { paymentMethodsListed } from "../../../../src/scanner/checks/commerce/payment-methods-listed.ts";
import { x402Payable } from "../../../../src/scanner/checks/commerce/x402-payable.ts";

const shop = profile({
  sells: true,
  siteType: { value: "ecommerce", confidence: "high", evidence: [], secondary: null },
});
const documents = (id: string, json: unknown) => site({ documents: { [id]: document(id, { json }) } });
const ACCEPTS = { scheme: "exact", network: "base", asset: "USDC", payTo: "0x1" };
const product = page({ kind: "product", url: "https://example-clinic.com/p" });

describe("rows on commerce that are only reported", () => {
  it.each([
    [
      "commerce-detected",
      commerceDetected.run(
        site({
          profile: shop,
          pages: [page({ anchors: [anchor("https://example-clinic.com/cart?x=1", "Cart")] })],
          structured: [node("Product", { name: "Chair" })],
        }),
      ),
      "The site sells online; 2 signs of a shop were seen.",
    ],
    ["commerce-detected without", commerceDetected.run(site()), "no sign of a shop"],
    ["x402-payable", x402Payable.run(documents("x402", { x402Version: 1, accepts: [ACCEPTS] })), "in 1 way"],
    [
      "x402-payable incomplete",
      x402Payable.run(documents("x402", { accepts: [{ scheme: "exact" }] })),
      "a fact is missing",
    ],
    [
      "mpp-payable",
      mppPayable.run(documents("openapi", { paths: { "/a": { get: { "x-payment-info": { intent: "charge" } } } } })),
      "names prices",
    ],
    [
      "ap2-support",
      ap2Support.run(
        documents("agent-card", { capabilities: { extensions: [{ uri: "https://ap2-protocol.org/ext/ap2/v1" }] } }),
      ),
      "can take payments",
    ],
    [
      "l402-other-rails",
      l402OtherRails.run(
        site({ pages: [page({ transfer: { headers: { "www-authenticate": 'L402 macaroon="a"' } } })] }),
      ),
      "asks programs for a payment",
    ],
    [
      "payment-methods-listed",
      paymentMethodsListed.run(
        site({
          profile: shop,
          pages: [
            page({
              blocks: [text("We accept Visa and Kauf auf Rechnung.")],
              images: [image("/icons/apple-pay.svg", "")],
            }),
          ],
        }),
      ),
      "Visa, Apple Pay and invoice",
    ],
    [
      "payment-methods-listed",
      paymentMethodsListed.run(
        site({
          profile: shop,
          pages: [
            page({ blocks: [text("PayPal, Kreditkarte, Rechnung ab der zweiten Bestellung."), text("Zur Rechnung")] }),
          ],
        }),
      ),
      "credit card, PayPal and invoice.",
    ],
    [
      "payment-methods-listed",
      paymentMethodsListed.run(
        site({
          profile: shop,
          pages: [page({ blocks: [text("PayPal."), text("Die Rechnung liegt dem Paket bei.")] })],
        }),
      ),
      "Ways to pay named on the site: PayPal.",
    ],
    ["payment-methods-listed none", paymentMethodsListed.run(site({ profile: shop })), "No way to pay"],
    [
      "payment-methods-listed, as the key facts found it",
      paymentMethodsListed.run(
        site({ profile: shop, pages: [page({ blocks: [text("IBAN: DE89 3704 0044 0532 0130 00")] })] }),
      ),
      "How to pay is told by a bank account to pay into.",
    ],
    [
      "order-status-path",
      orderStatusPath.run(
        site({
          profile: shop,
          pages: [page({ anchors: [anchor("https://example-clinic.com/orders", "Sendungsverfolgung")] }), product],
        }),
      ),
      "Buyers can follow an order",
    ],
    [
      "order-status-path none",
      orderStatusPath.run(site({ profile: shop, pages: [page(), product] })),
      "No link was found",
    ],
  ])("%s", (_, verdict, words) => {
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toContain(words);
  });

  it.each([
    ["x402-payable", x402Payable.run(site({ documents: { x402: document("x402") } })), "na"],
    ["x402-payable not asked", x402Payable.run(site()), "unable"],
    ["mpp-payable", mppPayable.run(documents("openapi", { paths: {} })), "na"],
    ["ap2-support", ap2Support.run(site()), "na"],
    ["l402-other-rails", l402OtherRails.run(site()), "na"],
    ["payment-methods-listed", paymentMethodsListed.run(site()), "na"],
    ["order-status-path", orderStatusPath.run(site()), "na"],
  ])("%s says when there is nothing to report", (_, verdict, status) => {
    expect(verdict.status).toBe(status);
  });
});
