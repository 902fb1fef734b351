import { isSingular, shareOf, theCount } from "../../../model/words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { findSecrets } from "../../../model/secrets.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

/**
 * Secrets in visible and hidden text, metadata, attributes and addresses. The text of scripts is not part
 * of the evidence, so a pass says what was looked at. The key itself is never shown.
 */
export const leakedSecrets = defineCheck({
  id: "leaked-secrets",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 3,
  evidence: "A",
  needs: ["pages"],
  title: "No secret keys on the pages",
  why: "A secret key on a page lets anyone use the account it belongs to: send mail, read data or move money in the business's name.",
  fix: "Revoke the key at its issuer first, then remove it from the page and its source, and keep the new one on the server.",
  effort: "S",
  reference: "https://owasp.org/Top10/A07_2021-Identification_and_Authentication_Failures/",
  headline: ({ name }) => `Anyone can use an account of ${name} with a key published there`,
  run({ pages }) {
    if (pages.length === 0) return na("No page was read.");
    const found = pages.flatMap((page) => secretsOn(page).map((name) => ({ url: page.url, name })));
    if (found.length === 0) {
      return pass(
        `No secret keys in the text, metadata and addresses of ${theCount(pages.length, "page")} read; the inside of scripts was not looked at.`,
      );
    }
    const places = new Set(found.map(({ url }) => url)).size;
    return fail(
      `${shareOf(places, pages.length, "page")} ${isSingular(places, pages.length) ? "shows" : "show"} what looks like a secret key.`,
      found.slice(0, 5).map(({ url, name }) => seen(url, name, "The key itself is not repeated here.")),
    );
  },
});

function secretsOn(page: PageFacts): string[] {
  const texts = [
    ...page.blocks.map(({ text }) => text),
    ...page.hiddenTexts.map(({ text }) => text),
    ...page.metas.map(({ content }) => content),
    ...page.scripts.map(({ src }) => src),
    ...page.links.map(({ href }) => href),
    ...page.anchors.map(({ rawHref }) => rawHref),
    ...page.iframes.map(({ src }) => src),
    ...page.forms.flatMap(({ attributes, action }) => [action, ...Object.values(attributes)]),
    ...page.buttons.flatMap(({ attributes }) => Object.values(attributes)),
  ];
  return [...new Set(texts.flatMap((text) => findSecrets(text).map(({ name }) => name)))];
}
