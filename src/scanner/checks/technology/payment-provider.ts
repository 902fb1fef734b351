import { paymentToldOn } from "../../evidence/contacts/told-products.ts";
import { defineTechnologyFact } from "../define-fact.ts";

export const paymentProvider = defineTechnologyFact({
  id: "payment-provider",
  title: "Payment provider",
  categories: ["payment-provider"],
  feeds: "payment",
  what: "a payment provider",
  told: paymentToldOn,
  why: "The payment provider decides which ways to pay an assistant can use for a customer, and what bookkeeping can import.",
  fix: "Name the accepted ways to pay in text on the page.",
  reference: "https://www.w3.org/TR/payment-request/",
});
