import { findPolicy } from "../../evidence/trust/trust-policy-pages.ts";
import { TERMS_WORDS } from "../../evidence/trust/trust-policy-words.ts";
import { judgePolicy } from "../judge-policy.ts";
import { absent, defineCheck, fail, na, seen, unable, warn } from "../define-check.ts";

const SERVICE_TYPES: ReadonlySet<string> = new Set(["saas-api", "marketplace", "ecommerce"]);

/** Asked only of sites that sell or run a service; others need no terms. */
export const terms = defineCheck({
  id: "terms",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "home", "profile", "linkChecks", "exchanges"],
  title: "The terms of a purchase can be read",
  why: "An assistant that buys for somebody has to know what its client agrees to.",
  fix: "Link the terms of sale or service from the footer and from the checkout, as a page of text with the date of its last change.",
  effort: "M",
  reference: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
  headline: ({ name }) => `Buyers cannot read what they agree to at ${name}`,
  run({ pages, home, profile, linkChecks, exchanges }) {
    const isService = SERVICE_TYPES.has(profile.siteType.value ?? "");
    if (!profile.sells && !isService)
      return na("No way to buy online was seen on the pages read, so no terms of sale are asked for.");
    const policy = findPolicy({ pages, linkChecks, exchanges }, TERMS_WORDS);
    if (policy.state !== "absent") return judgePolicy(policy, "its terms", pages);
    if (profile.siteType.value === "app-shell")
      return unable("The pages are built by scripts in the browser, so their links could not be read.");
    return absent(
      (profile.sells ? fail : warn)(
        `None of the pages read links the terms under which ${profile.sells ? "the shop sells" : "the service is offered"}.`,
        seen(home.url, `${home.anchorCount} links, none to terms`, "No link or heading names terms."),
      ),
    );
  },
});
