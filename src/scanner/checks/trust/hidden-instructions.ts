import { maskPersonalData } from "../../../model/mask.ts";
import type { EvidenceItem } from "../../../model/outcome.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { findOrder, type FoundOrder, type OrderKind } from "../../evidence/trust/trust-instructions.ts";
import { howHidden, unseenTexts, type UnseenText } from "../../evidence/trust/trust-unseen-texts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

const QUOTE_CHARS = 140;
const MOST_SHOWN = 5;
const WHAT: Record<OrderKind, string> = {
  cancel: "tells AI systems to drop what they were told",
  configuration: "pretends to be an AI system's own settings",
  address: "speaks to AI systems and says what to answer or do",
  promotion: "asks AI systems to favor this business",
};

/** Instructions to AI systems that visitors cannot see; weighs as a gate, because readers drop such a site. */
export const hiddenInstructions = defineCheck({
  id: "hidden-instructions",
  agent: "essentials",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 3,
  evidence: "A",
  needs: ["pages", "profile", "target"],
  title: "No hidden orders to AI systems",
  why: "AI systems treat hidden orders as an attack. Vendors filter such pages out, and a visitor who finds the text loses trust in the business.",
  fix: "Remove the hidden text. Find out who placed it: a plugin, an agency, or someone who got into the site; in that last case change the passwords and look through recent edits.",
  effort: "S",
  reference: "https://genai.owasp.org/llmrisk/llm01-prompt-injection/",
  headline: ({ name }) => `Hidden text gives AI systems orders, so assistants may stop trusting ${name}`,
  run({ pages, profile, target }) {
    if (pages.length === 0) return na("No page was read.");
    const names = [profile.businessName.value ?? "", ...profile.alsoKnownAs, target.registrableDomain];
    const known = new Map<string, FoundOrder | null>();
    const found = pages
      .map((page) => ({ page, orders: ordersOn(page, names, known) }))
      .filter(({ orders }) => orders.length > 0);
    if (found.length === 0) {
      return pass(`No text that visitors cannot see gives orders to AI systems ${onPagesRead(pages)}.`);
    }
    const places = found.length === 1 ? "One page carries" : `${found.length} of ${pages.length} pages carry`;
    return fail(`${places} text that visitors cannot see and that gives orders to AI systems.`, showOnce(found));
  },
});

interface Order extends UnseenText {
  kind: OrderKind;
}

/** `known` keeps answers for texts that stand on many pages. */
function ordersOn(page: PageFacts, names: readonly string[], known: Map<string, FoundOrder | null>): Order[] {
  return unseenTexts(page).flatMap((unseen) => {
    const order = known.has(unseen.text) ? (known.get(unseen.text) ?? null) : findOrder(unseen.text, names);
    known.set(unseen.text, order);
    return order ? [{ ...unseen, kind: order.kind }] : [];
  });
}

/** The same text on every page is shown once, with the first page it stands on. */
function showOnce(found: { page: PageFacts; orders: Order[] }[]): EvidenceItem[] {
  const shown = new Map<string, EvidenceItem>();
  for (const { page, orders } of found) {
    for (const order of orders) {
      if (shown.has(order.text) || shown.size >= MOST_SHOWN) continue;
      const meaning = `Stands ${howHidden(order.by)} and ${WHAT[order.kind]}.`;
      shown.set(order.text, seen(page.url, quoteOf(order.text), meaning));
    }
  }
  return [...shown.values()];
}

/** The sentence that gives the order, personal data masked, at most 140 characters. */
function quoteOf(text: string): string {
  const sentence = splitSentences(text).find((sentence) => findOrder(sentence) !== null) ?? text;
  const masked = maskPersonalData(sentence.replace(/\s+/g, " ").trim());
  return masked.length > QUOTE_CHARS ? `${masked.slice(0, QUOTE_CHARS - 1)}…` : masked;
}
