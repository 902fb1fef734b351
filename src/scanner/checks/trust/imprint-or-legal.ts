import { primarySubtag } from "../../evidence/text/text-language.ts";
import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { holdsAddress } from "../../evidence/answers/answers-address.ts";
import { providerNamedOn } from "../../evidence/structured/structured-identifiers.ts";
import { findPolicy } from "../../evidence/trust/trust-policy-pages.ts";
import { IMPRINT_WORDS } from "../../evidence/trust/trust-policy-words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { judgePolicy } from "../judge-policy.ts";
import { absent, defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

/**
 * Countries where a page that names the provider is expected. Others ask for the same facts on the site, in whatever
 * place (2000/31/EC, article 5, in all of the EU): of those nothing is said.
 */
const ENDINGS = [".de", ".at", ".ch", ".li", ".fr", ".es", ".it", ".lu"];
const GENERIC = /\.(?:com|eu|net|org|info|biz|io|shop|online|berlin|hamburg|koeln|bayern|wien|swiss|tirol)$/;

/** A postal code before a town, however the lines of an address run together: "Hauptplatz 1 1010 Wien", "D-80331 München". */
const HOLDS_CODE = /(?<![\d.,])(?:[A-Z]{1,2}-)?\d{4,5}\s{1,3}\p{Lu}\p{Ll}/u;

/**
 * A page on which facts were never filled in does not name the provider in full.
 * Where no page is linked, a registered number or a registered office in the footer or elsewhere names who it is.
 */
export const imprintOrLegal = defineCheck({
  id: "imprint-or-legal",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "home", "profile", "target", "linkChecks", "exchanges"],
  title: "Who runs the site can be read",
  why: "The law here asks a site to name its provider, and people check that before they trust an offer.",
  fix: "Link in the footer of {host} an imprint or legal notice: name, legal form, address, email, register and tax number.",
  effort: "S",
  reference: "https://eur-lex.europa.eu/eli/dir/2000/31/oj",
  headline: ({ name }) => `The site of ${name} does not tell in full who runs it`,
  run({ pages, home, profile, target, linkChecks, exchanges }) {
    const policy = findPolicy({ pages, linkChecks, exchanges }, IMPRINT_WORDS);
    // A heading alone names nobody.
    const isNameless =
      policy.section !== undefined &&
      pages.some(
        (page) =>
          page.url === policy.url &&
          !page.blocks.some(({ text }) => holdsAddress(text) || HOLDS_CODE.test(text)) &&
          providerNamedOn([page]) === null,
      );
    const judged =
      policy.state === "read" && !isNameless ? judgePolicy(policy, "a page that names its provider", pages) : null;
    // One that is there is seen, wherever the site is; none is missed where none is usual.
    if (!isRequired(target.registrableDomain, profile.language.value)) {
      if (judged?.status === "pass") return judged;
      return na(
        `Not judged for ${target.registrableDomain}: a page of its own for this is usual under ${listOf(ENDINGS, ENDINGS.length)}, and on sites in German.`,
      );
    }
    if (isNameless)
      return warn(
        `A part of ${pathOf(policy.url)} is headed as the one that names the provider, and that page gives no postal address.`,
        seen(
          policy.url,
          `heading "${quoteOf(policy.label)}"`,
          "Neither an address nor a number of a register is there.",
        ),
      );
    if (policy.state !== "absent") return judgePolicy(policy, "a page that names its provider", pages);
    const stated = providerNamedOn(pages);
    if (stated !== null)
      return pass(
        `No page names the provider; the pages themselves do, with the ${stated.name}.`,
        seen(stated.url, stated.name, "It names who stands behind the site."),
      );
    if (profile.siteType.value === "app-shell")
      return unable("The pages are built by scripts in the browser, so their links could not be read.");
    return absent(
      fail(
        "None of the pages read links a page that names the provider.",
        seen(
          home.url,
          `${countOf(home.anchorCount, "link")}, none to an imprint or legal notice`,
          "No link or heading names one.",
        ),
      ),
    );
  },
});

/** By the ending of the domain; under a generic one the German language tells, since its countries all ask for it. */
function isRequired(domain: string, language: string | null): boolean {
  if (ENDINGS.some((ending) => domain.endsWith(ending))) return true;
  return primarySubtag(language) === "de" && GENERIC.test(domain);
}
