// How work with a new client goes, told as steps: numbered one after the other, or listed under a heading that says so.
import { speaksForItself } from "../../../evidence/workflow/manual-phrases.ts";
import { numberOf, WRITTEN_NUMBER } from "../../../evidence/text/written-numbers.ts";
import { quoteOf } from "../../quote-of.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { termHits } from "../term-hits.ts";
import { hitOn } from "./make-hit.ts";

const LEAST_STEPS = 3;
const LABEL_CHARS = 160;
/** Not "Step 1 of 5", which counts the pages of a form. */
const NAMED_STEP = new RegExp(
  String.raw`^(?:step|phase|stage|schritt|étape|etape|paso|fase|passo|etapa|stap|krok|etap)\s?[#.:]?\s?(?:0?([1-9])(?!\d)|(one|eins|une|uno|een|${WRITTEN_NUMBER})(?!\p{L}))(?!\s?(?:/|of|von|de|di|sur|van|z|da)\s?\d)`,
  "iu",
);
const BARE_STEP = /^0?([1-9])(?:[.):]?$|[.):]\s\p{L}|\s\p{Lu})/u;

/** Three or more steps in order: each named a step, or counted on a page that heads them as its way of working. */
function processSteps(reading: SiteReading): SignalHit[] {
  const headed = Map.groupBy(
    termHits(reading, "term:how-it-works").filter(
      ({ strength, region, quote }) => strength === 1 && /^h\d$/.test(region) && !quote.endsWith("?"),
    ),
    ({ url }) => url,
  );
  return reading.pages
    .filter((page) => speaksForItself(page.facts) && page.facts.kind !== "blog" && page.facts.kind !== "docs")
    .flatMap((page) => {
      const named = stepsBy(page, NAMED_STEP);
      if (named.length > 0) return named;
      const heads = headed.get(page.facts.url) ?? [];
      if (heads.length === 0) return [];
      const counted = stepsBy(page, BARE_STEP);
      return counted.length > 0 ? [...heads.slice(0, 1), ...counted] : listedUnder(page, heads);
    })
    .slice(0, 3);
}

/** Lines that count up from one, the first and the last of them. */
function stepsBy(page: ReadPage, pattern: RegExp): SignalHit[] {
  const texts = page.facts.blocks.filter(({ region }) => region !== "nav" && region !== "footer");
  let next = 1;
  const steps: SignalHit[] = [];
  for (const { text } of texts) {
    const found = pattern.exec(text.slice(0, LABEL_CHARS));
    if (found === null || placeOf(found) !== next) continue;
    steps.push(hitOn(page, "body", text));
    next += 1;
  }
  return steps.length >= LEAST_STEPS ? steps.slice(0, 2) : [];
}

/** A word that is no other number is "one". */
const placeOf = ([, digit, word = ""]: readonly string[]): number => numberOf(digit ?? word) || 1;

/** An ordered list, or one of three to eight items, right under the heading. */
function listedUnder(page: ReadPage, heads: readonly SignalHit[]): SignalHit[] {
  const quotes = new Set(heads.map(({ quote }) => quote));
  return page.facts.lists
    .filter(({ heading }) => quotes.has(quoteOf(page.facts.headings[heading]?.text ?? "")))
    .filter(({ kind, items }) => kind === "ol" && items >= LEAST_STEPS)
    .slice(0, 1)
    .map((list) => hitOn(page, "list", list.texts[0] ?? ""));
}

export const processSignals = { "process steps": processSteps };
