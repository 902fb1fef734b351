import { expect, it } from "vitest";
import { isSlogan } from "../../../../src/scanner/insight/drafts/slogan.ts";

it.each([
  ["For Businesses", "en", true],
  ["Pour les particuliers", "fr", true],
  ["Para empresas", "es", true],
  ["Per aziende", "it", true],
  ["Pour Over Coffee", "en", false],
  ["Para Sailing Lessons", "en", false],
  ["Per Diem Nursing", "en", false],
  ["For Rent", "en", false],
  ["For Sale", "en", false],
  ["Find Your Perfect Home", "en", true],
  ["Entdecken Sie unsere Gärten", "de", false],
  ["Descubre tu nuevo hogar", "es", true],
  ["Find My Phone Tracker", "en", false],
  ["Book Binding", "en", false],
  ["Services & Conditions Treated", "en", true],
  ["Leistungen und Preise", "de", true],
  ["Services Industry Payroll", "en", false],
  ["Landlords", "en", true],
  ["Geschäftskunden", "de", true],
  ["Unternehmen", "de", false],
  ["Our companies", "en", false],
  ["Landlord gas certificate", "en", false],
  ["Companies register filings", "en", false],
])("takes “%s” on a site in %s for whom something is made: %s", (heading, language, isOne) => {
  expect(isSlogan(heading, language)).toBe(isOne);
});

it.each(["Let your property", "Make your will", "Meet our team", "Get your MOT"])(
  "takes what a business does for no slogan: %s",
  (heading) => {
    expect(isSlogan(heading, "en")).toBe(false);
  },
);
