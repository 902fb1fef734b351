import { countOf } from "../../../model/words.ts";
import { bodyBlocks } from "../../evidence/answers/answers-content.ts";
import { overdueNext } from "../../evidence/answers/answers-next-date.ts";
import { staleNotice } from "../../evidence/answers/answers-stale-notice.ts";
import { pricesOfPastYear } from "../../evidence/answers/answers-old-prices.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { findDates } from "../../evidence/text/text-dates.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const OLD_YEARS = 2;
/** "As of 2022" and its like, without accents. */
const AS_OF =
  /\b(?:as of|stand:?|stand vom|etat au|au 1er janvier|a fecha de|em vigor desde|aggiornato al|per|stan na)\s(?:\p{L}{3,12}\s)?((?:19|20)\d{2})\b/gu;

export const contentDecay = defineCheck({
  id: "content-decay",
  agent: "answerability",
  category: "Freshness",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "target"],
  title: "Text that has gone out of date",
  why: "An assistant repeats “as of 2022” or a past event like all else. Whether that costs citations is unknown, so it is not scored.",
  fix: "Bring the passages named here up to date or take them away.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  run({ pages, target }) {
    const year = new Date(target.observedAt).getUTCFullYear();
    const found = pages
      .filter(({ kind }) => kind !== "legal" && kind !== "post")
      .flatMap((page) => {
        const sign = findSign(page, year, target.observedAt);
        return sign === null ? [] : [{ page, ...sign }];
      });
    if (found.length === 0) return info("No passage that says it is out of date was found on the pages read.");
    return info(
      `${countOf(found.length, "page")} ${found.length === 1 ? "holds" : "hold"} text that says it is out of date.`,
      found.slice(0, 5).map(({ page, quote, meaning }) => seen(page.url, quoteOf(quote), meaning)),
    );
  },
});

function findSign(page: PageFacts, year: number, observedAt: number): { quote: string; meaning: string } | null {
  const title = page.titles[0] ?? "";
  const titleYear = Number(/(?<!\d)20\d{2}(?!\d)/.exec(title)?.[0] ?? year);
  if (year - titleYear >= OLD_YEARS) return { quote: title, meaning: `The title names the year ${titleYear}.` };
  for (const { text } of bodyBlocks(page)) {
    for (const match of foldText(text).matchAll(AS_OF)) {
      if (year - Number(match[1]) < OLD_YEARS) continue;
      const quote = splitSentences(text).find((sentence) => sentence.includes(match[1] ?? "")) ?? text;
      return { quote, meaning: `The text says it describes ${match[1]}.` };
    }
  }
  const priced = pricesOfPastYear(page, observedAt);
  if (priced !== null) return { quote: priced, meaning: "Prices stand under it." };
  const notice = staleNotice(page, observedAt);
  if (notice !== null) return { quote: notice, meaning: "This notice is of a time that has passed." };
  const overdue = overdueNext(page, observedAt);
  if (overdue !== null) return { quote: overdue, meaning: "What is announced as next is over." };
  if (page.kind !== "event") return null;
  const dates = bodyBlocks(page).flatMap(({ text }) => findDates(text));
  const last = dates.reduce<(typeof dates)[number] | null>(
    (late, date) => (late && late.ms > date.ms ? late : date),
    null,
  );
  return last && last.ms < observedAt - 86_400_000
    ? { quote: last.text, meaning: "Every date on this event page is past." }
    : null;
}
