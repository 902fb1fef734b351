import { listOf, shareOf, startWith } from "../../../model/words.ts";
import { whyUnread } from "../../evidence/answers/answers-coverage.ts";
import { findUnreadFile } from "../../evidence/answers/answers-files.ts";
import { readKeyFacts, type KeyFact } from "../../evidence/answers/answers-key-facts.ts";
import { offersSomething } from "../../evidence/answers/answers-offer.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, na, namedIn, seen, unable } from "../define-check.ts";

const SHARE_PASS = 0.8;
const SHARE_WARN = 0.6;
const MOST = 12;

export const keyFactsCoverage = defineCheck({
  id: "key-facts-coverage",
  agent: "answerability",
  category: "Key facts and pricing",
  counts: ["aeo"],
  severity: 3,
  evidence: "B",
  needs: ["pages", "home", "structured", "channels", "technologies", "profile", "crawl", "challenge"],
  title: "What people ask first is answered",
  why: "People ask an assistant what a business offers, where it is, what it costs and how to start. What no page says cannot be passed on, or is guessed.",
  fix: "Write the missing answers as plain text on the home or contact page, one sentence each.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
  headline: ({ people, name }, shown = []) => {
    const missing = namedIn(shown, "lacks");
    return missing.length === 0
      ? `An assistant cannot answer all that people ask first about ${name}`
      : `${startWith(people)} who ask an assistant about ${name} do not learn ${listOf(missing, 3)}`;
  },
  run(evidence) {
    const facts = readKeyFacts(evidence);
    const missing = facts.filter(({ answer }) => answer === null);
    const unread = missing.length > 0 ? whyUnread(evidence) : null;
    if (unread !== null) return unable(unread);
    if (missing.length > 0 && !offersSomething(evidence))
      return na(`Nothing is offered here, so ${evidence.profile.people} have nothing of this to ask.`);
    const share = (facts.length - missing.length) / facts.length;
    return {
      status: share >= SHARE_PASS ? "pass" : share >= SHARE_WARN ? "warn" : "fail",
      score: share,
      situation: describe(facts, missing, evidence),
      evidence: traceAll(facts, evidence.home.url, evidence.pages),
      pagesInAll: 0,
      ...(missing.length > 0 && {
        fix: `Write ${listOf(
          missing.map(({ label }) => label),
          8,
        )} as plain text on the home or contact page, one sentence each.`,
      }),
    };
  },
});

/** What files often tell. */
const IN_FILES: readonly string[] = ["price", "start", "payment", "hours"];

function describe(
  facts: readonly KeyFact[],
  missing: readonly KeyFact[],
  { pages, profile: { people } }: Pick<SiteEvidence, "pages" | "profile">,
): string {
  const answered = facts.filter(({ answer }) => answer !== null).map(({ label }) => label);
  const head = `${shareOf(answered.length, facts.length, "thing")} ${people} ask first can be read`;
  if (missing.length === 0) return `${head}: ${listOf(answered, 8)}.`;
  const not = `not found: ${listOf(
    missing.map(({ label }) => label),
    8,
  )}`;
  const file = missing.some(({ id }) => IN_FILES.includes(id)) ? findUnreadFile(pages) : null;
  const unread = file === null ? "" : `; the file “${quoteOf(file.label)}” was not read`;
  return answered.length === 0 ? `${head}; ${not}${unread}.` : `${head}: ${listOf(answered, 8)}; ${not}${unread}.`;
}

/** Missing answers first: they are what the reader acts on. */
function traceAll(facts: readonly KeyFact[], homeUrl: string, pages: readonly unknown[]) {
  const missing = facts
    .filter(({ answer }) => answer === null)
    .map(({ label }) =>
      seen(homeUrl, `no answer found in text, tables or markup ${onPagesRead(pages)}`, `Not found: ${label}.`, {
        lacks: [label],
      }),
    );
  const found = facts.flatMap(({ label, answer }) =>
    answer ? [seen(answer.url, answer.how, `Says ${label}.`, { about: [label] })] : [],
  );
  return [...missing, ...found].slice(0, MOST);
}
