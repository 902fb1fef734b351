import { countOf, listOf } from "../../../model/words.ts";
import { printableUrl } from "../../../model/target.ts";
import { sellsGoods } from "../../evidence/commerce/commerce-signals.ts";
import {
  ABOUT_WORDS,
  CONTACT_WORDS,
  FAQ_WORDS,
  RETURNS_PAGE_WORDS,
  SHIPPING_PAGE_WORDS,
  SUPPORT_WORDS,
} from "../../evidence/commerce/commerce-policy-words.ts";
import { findPolicy, type PolicyPage } from "../../evidence/trust/trust-policy-pages.ts";
import { PRIVACY_WORDS, TERMS_WORDS } from "../../evidence/trust/trust-policy-words.ts";
import { defineCheck, fail, na, namedIn, pass, seen, unable, warn } from "../define-check.ts";

/** The link types of the protocol's checkout. */
const LINKS = [
  ["terms", TERMS_WORDS],
  ["privacy", PRIVACY_WORDS],
  ["returns", RETURNS_PAGE_WORDS],
  ["shipping", SHIPPING_PAGE_WORDS],
  ["contact", CONTACT_WORDS],
  ["about", ABOUT_WORDS],
  ["questions", FAQ_WORDS],
  ["support", SUPPORT_WORDS],
] as const;
const SUBJECTS: Readonly<Record<string, string>> = {
  about: "the business",
  contact: "ways to get in touch",
  terms: "its terms",
  privacy: "privacy",
  questions: "common questions",
};
const PASS_SHARE = 0.75;
const WARN_SHARE = 0.5;

export const acpPolicyLinks = defineCheck({
  id: "acp-policy-links",
  agent: "commerce",
  category: "Commerce",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "home", "profile", "structured", "linkChecks", "exchanges"],
  title: "Most pages a buying assistant has to show exist",
  why: "Before a buyer confirms, an assistant shows the shop's terms, privacy, returns, shipping and contact pages.",
  fix: "Give each of these a page of its own with a lasting address that opens without scripts, and link it from the footer.",
  effort: "M",
  reference: "https://developers.openai.com/commerce/specs/checkout",
  headline: ({ name }, shown = []) => {
    const missing = namedIn(shown, "lacks");
    if (missing.length === 0 && shown.length > 0)
      return `What assistants that buy for somebody have to show stands folded on a page of ${name}`;
    return `Assistants that buy for somebody find no page of ${name} about ${listOf(missing) || "all they have to show"}`;
  },
  run({ pages, home, profile, structured, linkChecks, exchanges }) {
    if (!sellsGoods({ profile, structured, pages })) return na("The site sells no goods.");
    if (home.anchorCount === 0) return unable("No links could be read on the start page.");
    const find = (words: (typeof LINKS)[number][1]) => findPolicy({ pages, linkChecks, exchanges }, words);
    const policies = LINKS.map(([name, words]) => {
      const policy = find(words);
      // Where questions on an order are answered, that is the support, whatever the page is called.
      return { name, policy: name === "support" && !isThere(policy) ? find(CONTACT_WORDS) : policy };
    });
    const good = policies.filter(({ policy }) => isThere(policy));
    const missing = policies.filter((entry) => !good.includes(entry));
    const folded = good.filter(({ policy }) => policy.section === "folded");
    const bad = [...missing, ...folded];
    const say = (some: typeof policies) =>
      listOf(
        some.map(({ name }) => subjectOf(name)),
        8,
      );
    const found =
      missing.length === 0
        ? "All eight pages that a buying assistant shows can be found"
        : `${good.length} of the ${countOf(LINKS.length, "page")} that a buying assistant shows can be found; missing or broken are those about ${say(missing)}`;
    const situation = `${found}.${folded.length === 0 ? "" : ` Only folded on another page, without an address of their own, stand those about ${say(folded)}.`}`;
    const share = (good.length - folded.length / 2) / LINKS.length;
    const verdict = share >= PASS_SHARE ? pass : share >= WARN_SHARE ? warn : fail;
    return verdict(
      situation,
      bad.length === 0 ? [] : bad.slice(0, 4).map(({ name, policy }) => show(name, policy, home.url)),
      bad.length === 0
        ? {}
        : {
            fix: `Give ${bad.length === 1 ? "this" : "each of these"} a page with a lasting address that opens without scripts, and link it from the footer: ${say(bad)}.`,
          },
    );
  },
});

const subjectOf = (name: string): string => SUBJECTS[name] ?? name;

const isThere = ({ state }: PolicyPage): boolean => state === "read" || state === "linked";

const show = (name: string, policy: PolicyPage, homeUrl: string) =>
  policy.state === "absent"
    ? seen(homeUrl, `no link to ${name}`, "Not linked from any page read.", { lacks: [subjectOf(name)] })
    : policy.section === "folded"
      ? seen(
          printableUrl(policy.url),
          `${name}: “${policy.label}”`,
          "It stands only folded there, without an address of its own.",
        )
      : seen(
          printableUrl(policy.url),
          `${name}: status ${policy.status}`,
          policy.state === "dead" ? "The link is dead." : "The link leads to no text.",
          { lacks: [subjectOf(name)] },
        );
