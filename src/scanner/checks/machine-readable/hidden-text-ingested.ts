import { onPagesOr } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import type { HiddenText } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

/**
 * Text kept from sight by styling. Comments, alternatives and scripts off are no page text; what is transparent comes
 * into view as people scroll, and a menu when they open it. Neither is longer than the page itself: what goes beyond
 * that counts, whatever it is called.
 */
const BY_STYLE: readonly HiddenText["by"][] = [
  "hidden-attribute",
  "display-none",
  "visibility-hidden",
  "zero-size",
  "off-screen",
  "same-colour",
];
const comesIntoView = ({ by, isMenu }: HiddenText): boolean =>
  by === "transparent" || (isMenu === true && BY_STYLE.includes(by));
const SHARE_LIMIT = 0.15;
/** 1,000 tokens, and 250 below which a share says nothing: a menu or a label for screen readers. */
const MUCH_CHARS = 4_000;
const LITTLE_CHARS = 1_000;

const charsOf = (texts: readonly HiddenText[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);

export const hiddenTextIngested = defineCheck({
  id: "hidden-text-ingested",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Little text is hidden in the page",
  why: "A machine reads what is delivered, also what is hidden from view. Much hidden text crowds out the visible answer or contradicts it.",
  fix: "Take out what nobody can open.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links",
  headline: ({ name }) => `Assistants read text on the pages of ${name} that is out of sight`,
  run({ pages }) {
    return gradeContent(
      pages,
      (page) => {
        if (page.visibleText.chars === 0) return null;
        const later = page.hiddenTexts.filter(comesIntoView);
        const never = page.hiddenTexts.filter((one) => BY_STYLE.includes(one.by) && !comesIntoView(one));
        const beyond = Math.max(0, charsOf(later) - Math.max(MUCH_CHARS, page.visibleText.chars));
        const chars = charsOf(never) + beyond;
        const share = chars / (page.visibleText.chars + chars);
        if (chars <= MUCH_CHARS && (chars < LITTLE_CHARS || share <= SHARE_LIMIT)) return 1;
        return {
          value: 0.5,
          received: `${chars} hidden characters beside ${page.visibleText.chars} visible ones: “${quoteOf([...never, ...later][0]?.text ?? "")}”`,
          meaning: `${Math.round(100 * share)} % of the delivered text is out of sight when the page opens.`,
        };
      },
      {
        result: (counts) =>
          onPagesOr(counts, "", "nearly all of the delivered text is in sight", "delivers text that is out of sight"),
        notApplicable: "No page with text was read.",
      },
    );
  },
});
