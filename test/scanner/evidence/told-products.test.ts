import { expect, it } from "vitest";
import { namesProvider } from "../../../src/scanner/evidence/contacts/told-products.ts";

it.each(["Visa, Mastercard, Paypal", "Płatność: Przelewy24 lub Tpay", "Pay with TWINT"])(
  "knows who takes the money: %s",
  (line) => {
    expect(namesProvider(line)).toBe(true);
    expect(namesProvider(line)).toBe(true);
  },
);

it.each(["The ideal gift", "a swish dress with a stripe", "Pay at the door"])(
  "takes no word for a provider: %s",
  (line) => {
    expect(namesProvider(line)).toBe(false);
  },
);
