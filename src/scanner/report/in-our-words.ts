// Texts of a change without the words of the site, for a file that an agent obeys.
import { startWith } from "../../model/words.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import { GUARDRAIL_TEXTS } from "./guardrail-words.ts";

/** Quotation marks stand around what a site says; a text with such words that is not known is left out. */
export function inOurWords(
  texts: readonly string[],
  { steps }: Pick<OpportunityTemplate, "steps">,
  slots: Slots,
): string[] {
  const ours = Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => [slot, value.includes(MARK) && !CALLED.test(slot) ? "" : value]),
  );
  const known = new Map(
    [...steps, ...GUARDRAIL_TEXTS].map((text) => [startWith(fillText(text, slots)), startWith(fillText(text, ours))]),
  );
  return texts.flatMap((text) => (text.includes(MARK) ? (known.get(text) ?? []) : text)).filter((text) => text !== "");
}

const MARK = "“";
/** What the business and its pages are called, which the skill says anyway: “ also closes a quotation in German. */
const CALLED = /^name$|^askedInner$|^formPlace$|[pP]age$/;
