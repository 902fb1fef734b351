import { onPagesOr } from "../../../model/words.ts";
import { isContentPage, longSentences } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { defineCheck, fixedBy, judgePages } from "../define-check.ts";

const AT_TOP = "The page always opens at its top, whatever sentence a link names.";
const LEAST_SENTENCES = 10;
/** A link can add the words before and after, so a few repeated sentences do no harm. */
const SHARE_UNIQUE = 0.75;

export const textFragmentAddressable = defineCheck({
  id: "text-fragment-addressable",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Answers can be linked to the very sentence",
  why: "Search engines and assistants link to the sentence they quote. That works when the sentence stands once on the page and the page lets visitors arrive in its middle.",
  fix: "Let each sentence stand once on a page.",
  effort: "S",
  reference: "https://wicg.github.io/scroll-to-text-fragment/",
  nowhere: "No page of content that was read has ten sentences of some length.",
  headline: ({ people, name }, shown = []) =>
    shown.some(({ meaning }) => meaning === AT_TOP)
      ? `Links from an assistant drop ${people} at the top, not at the answer`
      : `The same sentences stand more than once on pages of ${name}`,
  run({ pages }) {
    const causes = new Set<string>();
    const verdict = judgePages(
      pages,
      (page) => {
        const sentences = isContentPage(page) ? longSentences(page) : [];
        if (sentences.length < LEAST_SENTENCES) return null;
        const policy = page.transfer.headers["document-policy"] ?? "";
        if (/force-load-at-top(?!\s*=\s*\?0)/.test(policy)) {
          causes.add("Remove the header that forces visitors to the top of the page.");
          return {
            received: `Document-Policy: ${policy}`,
            meaning: AT_TOP,
          };
        }
        const counts = Map.groupBy(sentences, (sentence) => sentence);
        const repeated = sentences.filter((sentence) => (counts.get(sentence)?.length ?? 0) > 1);
        if (1 - repeated.length / sentences.length >= SHARE_UNIQUE) return true;
        causes.add(textFragmentAddressable.fix);
        return {
          received: `${repeated.length} of ${sentences.length} sentences stand on the page more than once: “${quoteOf(repeated[0] ?? "")}”`,
          meaning: "A link to such a sentence leads to its first copy.",
        };
      },
      (counts) =>
        onPagesOr(
          counts,
          "with running text",
          "a link can lead to the very sentence",
          "has sentences that no link can lead to",
        ),
    );
    return fixedBy(verdict, [...causes].join(" "));
  },
});
