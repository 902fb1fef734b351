import { countOf } from "../../../model/words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const stableSelectors = defineCheck({
  id: "stable-selectors",
  agent: "page-experience",
  category: "Operability",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["pages"],
  title: "Controls with a lasting identifier",
  why: "Scripted agents find a control again by its identifier. No known assistant relies on it, so it is reported and not scored.",
  fix: "Keep an id, name or data-testid on the fields and buttons that visitors use to book, buy or write.",
  effort: "S",
  reference: "https://playwright.dev/docs/locators#locate-by-test-id",
  run({ pages }) {
    const used = pages.filter(({ counts }) => counts.interactive > 0);
    if (used.length === 0) return na("Nothing to operate was found on the pages read.");
    const shares = used.map(({ counts }) => counts.elementsWithStableSelector / counts.interactive);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const [first] = used;
    return info(
      `On average ${Math.round(100 * mean)} % of the controls on ${countOf(used.length, "page")} carry a lasting identifier.`,
      first
        ? seen(
            first.url,
            `${first.counts.elementsWithStableSelector} of ${first.counts.interactive} controls`,
            "Controls with an id, a name or a test id.",
          )
        : [],
    );
  },
});
