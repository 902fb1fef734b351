import { eachOf, partOf } from "../../../model/words.ts";
import { countWords } from "../../evidence/text/text-words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { findOrder } from "../../evidence/trust/trust-instructions.ts";
import { spokenTexts, type UnseenText } from "../../evidence/trust/trust-unseen-texts.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const MAX_CHARS = 300;
const LEAST_WORDS = 30;
const LAYER: ReadonlySet<string> = new Set(["alt", "aria-label", "title", "placeholder", "hidden-input"]);

/**
 * Long prose given only to assistive technology. Orders to AI systems in the same places are left to
 * hidden-instructions, so that one text moves one check.
 */
export const a11yLayerInjection = defineCheck({
  id: "a11y-layer-injection",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Labels for assistive technology are labels",
  why: "Alternatives, labels and hints are read aloud and read by browser agents. Whole paragraphs there hide content from sighted visitors and look like an attempt to feed machines.",
  fix: "Shorten alternatives and labels to what the element shows or does, at most a sentence or two, and move the rest into visible text.",
  effort: "S",
  reference: "https://www.w3.org/WAI/tutorials/images/tips/",
  headline: ({ name }) => `Paragraphs that only machines read look like an attempt of ${name} to trick them`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const long = layerTexts(page).find(isLongProse);
        if (!long) return true;
        return {
          received: `${long.by}: ${maskPersonalData(long.text)}`,
          meaning: `${long.text.length} characters that visitors never see.`,
        };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} has a label for assistive technology that is too long to be one.`
          : `Labels for assistive technology are short enough to be labels on ${partOf(good, of, "page")}.`,
    );
  },
});

const layerTexts = (page: PageFacts): UnseenText[] =>
  [...page.hiddenTexts, ...spokenTexts(page)].filter(({ by }) => LAYER.has(by));

/** Words and not tokens, so that form states and lists of addresses in hidden fields do not count. */
function isLongProse({ text }: UnseenText): boolean {
  if (text.length <= MAX_CHARS || countWords(text) < LEAST_WORDS || /[{}<>]|https?:/.test(text)) return false;
  return findOrder(text) === null;
}
