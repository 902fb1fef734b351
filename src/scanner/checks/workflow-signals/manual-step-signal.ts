import { listOf, pathOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { MANUAL_GROUPS, type ManualGroup, findManualPhrases } from "../../evidence/workflow/manual-phrases.ts";
import { findMailCalls, findPaperForms } from "../../evidence/workflow/paper-forms.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, seen, unable } from "../define-check.ts";

const MEANINGS: Record<ManualGroup, string> = {
  "manual-call": "Somebody takes this call.",
  "manual-mail": "Somebody reads and sorts what is sent.",
  "manual-form": "Somebody types in what is on the form.",
  "manual-wait": "Somebody answers or prices each request.",
};
const ITEMS = 8;

export const manualStepSignal = defineCheck({
  id: "manual-step-signal",
  agent: "operations",
  category: "Workflow signals",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages"],
  title: "Steps that go through people's hands",
  why: "Sentences such as “call us to book” or “download the form” show where each case costs somebody's time.",
  fix: "Begin with the step that is named most often: offer it as a form, a booking page or a direct answer.",
  effort: "M",
  reference: "https://github.com/openai/GPTs-are-GPTs",
  run({ pages }) {
    const steps = findSteps(pages);
    if (steps.length === 0) {
      return pages.every((page) => page.visibleText.chars === 0)
        ? unable("The pages hold no text until a script runs, so such sentences could not be read.")
        : info(`No request to call, mail, print or wait was found ${onPagesRead(pages)}.`);
    }
    const places = [...new Set(steps.map((step) => pathOf(step.url)))];
    const items = steps.slice(0, ITEMS).map((step) => seen(step.url, step.quote, step.meaning));
    return info(`Requests to call, write, print or wait were recognized on ${listOf(places)}.`, items);
  },
});

interface Step {
  url: string;
  quote: string;
  meaning: string;
}

/** Each quote once for the whole site: a line in the footer of every page is one step. */
function findSteps(pages: readonly PageFacts[]): Step[] {
  const phrases = pages.flatMap(findManualPhrases);
  const ordered = MANUAL_GROUPS.flatMap((group) => phrases.filter((phrase) => phrase.group === group));
  const spoken = ordered.map(({ url, quote, group }) => ({ url: plainUrl(url), quote, meaning: MEANINGS[group] }));
  const papers = pages.flatMap(findPaperForms).map(({ url, quote, file }) => ({
    url,
    quote: quote === file ? file : `${quote} (${file})`,
    meaning: MEANINGS["manual-form"],
  }));
  const mails = pages.flatMap(findMailCalls).map(({ url, quote }) => ({
    url,
    quote: `${quote} (opens an e-mail)`,
    meaning: MEANINGS["manual-mail"],
  }));
  return [
    ...new Map([...spoken, ...papers, ...mails].toReversed().map((step) => [step.quote.toLowerCase(), step])).values(),
  ].toReversed();
}
