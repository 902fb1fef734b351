import { maskPersonalData } from "../../../model/mask.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { saysDeliveryCost, saysDeliveryTime, saysReturnWindow } from "../../evidence/commerce/commerce-costs.ts";
import { sellsGoods } from "../../evidence/commerce/commerce-signals.ts";
import { deniedShipping } from "../../evidence/commerce/denies-shipping.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { absent, defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const MAX_SENTENCES = 3_000;

export const landedCostClear = defineCheck({
  id: "landed-cost-clear",
  agent: "commerce",
  category: "Commerce",
  aeoCategory: "Key facts and pricing",
  counts: ["readiness", "aeo"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "profile", "structured", "home"],
  title: "Delivery and returns can be read",
  why: "Buyers ask what an order costs in the end, when it comes and until when it can go back.",
  fix: "Say on a page of text what delivery costs, how many days it takes and within how many days goods can be returned.",
  effort: "S",
  reference: "https://support.google.com/merchants/answer/6324484",
  // True whichever of the three is missing; the situation says which.
  headline: ({ name }) => `Buyers cannot learn all about delivery and returns from ${name} before they pay`,
  run({ pages, profile, structured, home }) {
    if (!sellsGoods({ profile, structured, pages })) return na("The site sells no goods that are delivered.");
    const denied = deniedShipping(pages);
    if (denied !== undefined)
      return na(`${pathOf(denied.url)} says that goods are not sent: “${maskPersonalData(denied.quote)}”.`);
    const facts = readFacts(pages);
    const found = facts.filter(({ line }) => line !== null);
    const missing = facts.filter(({ line }) => line === null).map(({ name }) => name);
    const evidence = found
      .slice(0, 3)
      .flatMap(({ name, line, url }) => (line === null ? [] : [seen(url, maskPersonalData(line), `Says ${name}.`)]));
    if (missing.length === 0)
      return pass("What delivery costs, how long it takes and when goods can go back stands in the text.", evidence);
    const situation = `The pages read do not say ${listOf(missing)}.`;
    const lookedFor = seen(home.url, `looked for on ${pages.length} pages`, situation);
    return absent((missing.length === facts.length ? fail : warn)(situation, [...evidence, lookedFor]));
  },
});

interface Fact {
  name: string;
  line: string | null;
  url: string;
}

const SAID_BY: readonly (readonly [string, (text: string, topic: string) => boolean])[] = [
  ["what delivery costs", saysDeliveryCost],
  ["how long delivery takes", saysDeliveryTime],
  ["until when goods can be returned", saysReturnWindow],
];

/** The first sentence that says each of the three; a heading above gives the topic to a line that names none. */
function readFacts(pages: readonly PageFacts[]): Fact[] {
  const facts: Fact[] = SAID_BY.map(([name]) => ({ name, line: null, url: "" }));
  for (const { text, topic, url } of linesOf(pages)) {
    SAID_BY.forEach(([, isSaid], at) => {
      const fact = facts[at];
      if (fact && fact.line === null && isSaid(text, topic)) Object.assign(fact, { line: text, url });
    });
    if (facts.every(({ line }) => line !== null)) break;
  }
  return facts;
}

const linesOf = (pages: readonly PageFacts[]): { text: string; topic: string; url: string }[] =>
  pages
    .filter(({ kind }) => kind !== "post")
    .flatMap((page) =>
      page.blocks.flatMap(({ text, heading }) =>
        splitSentences(text).map((sentence) => ({
          text: sentence.slice(0, 400),
          topic: page.headings[heading]?.text ?? "",
          url: page.url,
        })),
      ),
    )
    .slice(0, MAX_SENTENCES);
