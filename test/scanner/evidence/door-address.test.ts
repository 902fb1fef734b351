import { expect, it } from "vitest";
import { isDoor } from "../../../src/scanner/evidence/access/door-address.ts";

const at = (path: string): boolean => isDoor(`https://example-clinic.com${path}`);

it.each(["/login", "/en-us/signup", "/wp-login.php", "/my-account/", "/customer-portal", "/anmelden", "/cart"])(
  "takes %s for a place to log in, sign up or pay",
  (path) => {
    expect(at(path)).toBe(true);
  },
);

it.each([
  "/products/cash-register",
  "/blog/how-to-open-a-bank-account/",
  "/services/web-portal/",
  "/forms/register.pdf",
  "/giris",
])("takes %s for something to read or to buy", (path) => {
  expect(at(path)).toBe(false);
});
