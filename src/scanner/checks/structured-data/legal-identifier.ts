import { listOf } from "../../../model/words.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { findIdentifiers, identifiersOn, PERSON_IN_SPAIN } from "../../evidence/structured/structured-identifiers.ts";
import { ownOrganizations } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

const MARKUP: readonly (readonly [string, string])[] = [
  ["leiCode", "LEI"],
  ["vatID", "VAT no"],
  ["taxID", "VAT no"],
];

/** Not every business has a number to publish, so none found is no finding; one with wrong check digits is. */
export const legalIdentifier = defineCheck({
  id: "legal-identifier",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "structured", "target", "home"],
  title: "The registered number of the business is right",
  why: "A VAT, company or LEI number lets machines and buyers look the business up in a public register.",
  fix: "Correct the number in the imprint or footer: it fails its check digits, as an error or a sample does.",
  effort: "S",
  reference: "https://www.iso.org/standard/78829.html",
  headline: ({ name }) => `Nobody finds ${name} in the register under the number it gives`,
  run({ pages, structured, target, home }) {
    const shown = pages.flatMap((page) => identifiersOn(page).map((found) => ({ ...found, url: page.url })));
    const marked = ownOrganizations({ structured, target }).flatMap((node) =>
      MARKUP.flatMap(([property, label]) => {
        const value = textOf(node.props[property]);
        return value === ""
          ? []
          : findIdentifiers(`${label}: ${value}`).map((found) => ({ ...found, url: node.pageUrl }));
      }),
    );
    const all = [...shown, ...marked];
    const wrong = all.find(({ isValid }) => !isValid);
    if (wrong && !all.some(({ name, isValid }) => isValid && name === wrong.name)) {
      return fail(
        `The ${wrong.name} on the site cannot be right.`,
        seen(wrong.url, wrong.name, "Its check digits do not fit the number."),
      );
    }
    if (all.length === 0)
      return na("No registered number of a kind whose check digits are known here was found on the pages read.");
    const names = listOf([...new Set(all.filter(({ isValid }) => isValid).map(({ name }) => name))]);
    return pass(
      `The check digits are right of the ${names} that the site gives.`,
      seen(
        all[0]?.url ?? home.url,
        names,
        `Fits its check digits.${names === PERSON_IN_SPAIN ? " It is that of a person: a company has one that begins with a letter." : ""}`,
      ),
    );
  },
});
