import type { SiteType } from "../../../model/profile.ts";
import { pathOf, startWith } from "../../../model/words.ts";
import { canReadWords } from "../../evidence/answers/answers-fact-terms.ts";
import { mainLanguage } from "../../evidence/text/text-language.ts";
import { findUnreadFile } from "../../evidence/answers/answers-files.ts";
import { whyUnread } from "../../evidence/answers/answers-coverage.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { offersSomething } from "../../evidence/answers/answers-offer.ts";
import { pricedByKind } from "../../evidence/answers/priced-by-kind.ts";
import { amountDescribed, amountListed } from "../../evidence/answers/answers-fact-texts.ts";
import { findUnfilledPrices, readPricing, sellsByQuote } from "../../evidence/answers/answers-pricing.ts";
import type { Trace } from "../../evidence/answers/answers-price-asked.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

/** Kinds of site that owe nobody a price unless they sell. */
const PRICELESS: readonly (SiteType | null)[] = ["docs", "media-blog", "nonprofit-gov", "portfolio"];

export const pricingAnswerable = defineCheck({
  id: "pricing-answerable",
  agent: "answerability",
  category: "Machine-readable content",
  aeoCategory: "Key facts and pricing",
  counts: ["readiness", "aeo"],
  severity: 3,
  evidence: "B",
  needs: ["pages", "home", "structured", "channels", "profile", "crawl", "challenge", "target"],
  title: "What it costs can be read",
  why: "The price is the question asked most before buying. Where the text gives none, an assistant names a competitor's or makes one up.",
  fix: "State prices, or from-prices with what moves them, as text on {host}; if every job is priced on its own, say how a quote is made and how long it takes.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/product",
  headline: ({ name }) => `Assistants asked what ${name} charges find no price on its pages`,
  run(evidence) {
    const { pages, home, structured, channels, profile } = evidence;
    const siteType = profile.siteType.value;
    if (PRICELESS.includes(siteType) && !profile.sells)
      return na(`Nothing is for sale here, so ${profile.people} need no price.`);
    const pricing = readPricing(pages, structured, profile);
    const [price] = pricing.prices;
    if (price)
      return pass(
        price.said === undefined ? readOn(price.url) : `Prices can be read, for example “${quoteOf(price.said)}”.`,
        show(price, "A price that stands in the text or markup."),
      );
    if (pricing.logic) {
      return pass(
        "No amount was found, but how the price is made is said in words.",
        show(pricing.logic, "This says how a price is made."),
      );
    }
    const listed = amountListed(channels);
    if (listed)
      return pass(
        readOn(listed.pages[0] ?? home.url),
        seen(listed.pages[0] ?? home.url, quoteOf(listed.evidence), "Prices of what is sold."),
      );
    // A page of prices was made, so no quote stands in for what its script has yet to bring.
    const unread = whyUnread(evidence);
    if (unread !== null) return unable(unread);
    const unfilled = findUnfilledPrices(pages);
    if (unfilled !== null)
      return fail(
        `${startWith(pathOf(unfilled.url))} shows no price until a script brings it.`,
        seen(unfilled.url, `class "${unfilled.token}" and no amount`, "Who reads without scripts finds no price here."),
        { fix: "Deliver the prices in the page itself, as text, and let the script only refresh them." },
      );
    const described = amountDescribed(channels);
    if (described)
      return warn(
        "A price stands only in the description that search results show, and not on the page.",
        seen(described.pages[0] ?? home.url, quoteOf(described.evidence), "Who opens the page does not find it."),
        { fix: "Say on the page itself what its description says of the price." },
      );
    if (!offersSomething(evidence)) return na(`Nothing is offered here, so ${profile.people} need no price.`);
    if (!canReadWords(mainLanguage(profile))) {
      return unable("No amount was found, and words about prices cannot be told in the language of this site.");
    }
    const verdict = judgeWithoutPrice(pricing, evidence);
    const isJudged = verdict.status === "fail" || verdict.status === "warn";
    const kind = isJudged && verdict.fix === undefined && pricing.files.length === 0 ? pricedByKind(profile) : null;
    return kind === null ? verdict : { ...verdict, fix: kind.fix };
  },
});

function judgeWithoutPrice(
  { quote, process, calculator, files }: ReturnType<typeof readPricing>,
  { profile, channels, home, pages, target }: Pick<SiteEvidence, "profile" | "channels" | "home" | "pages" | "target">,
) {
  const [file] = files;
  if (file)
    return warn(
      "Prices stand only in a file, not on a page.",
      show(file, "Whoever reads the page alone learns no price."),
    );
  if (quote && process && sellsByQuote(profile.siteType.value, profile.industry.value)) {
    return na(
      "Every job is priced on its own, and the site says how a quote is made.",
      show(process, "This is how one gets a quote."),
    );
  }
  if (calculator)
    return warn(
      `${startWith(pathOf(calculator.url))} has a calculator; no amount stands in the text.`,
      show(calculator, "Who does not use it learns no price."),
      { fix: "Say in words beside the calculator what moves the price, with one worked example." },
    );
  if (quote) {
    const hasForm = channels.some(({ type, confidence }) => type === "contact-form" && confidence !== "low");
    return warn(
      process || hasForm
        ? "A quote is offered; no amount is given to judge by."
        : "A quote is offered; no form, numbered steps or time of reply were found with it.",
      show(quote, "It offers a quote and names no amount."),
    );
  }
  const unread = findUnreadFile(pages);
  if (unread !== null)
    return warn(
      `No price was found on the pages read of ${target.host}; the file “${quoteOf(unread.label)}” was not read.`,
      seen(unread.url, quoteOf(unread.label), "A file that may hold prices, and no page does."),
      { fix: `State the prices as text on a page, also those that “${quoteOf(unread.label)}” may hold.` },
    );
  return fail(
    `No price, no way a price is made and no offer of a quote was found on the pages read of ${target.host}.`,
    seen(home.url, `no amount found beside what is offered, in text or markup ${onPagesRead(pages)}`, ""),
  );
}

const readOn = (url: string): string => `Prices can be read, for example on ${pathOf(url)}.`;
const show = (trace: Trace, meaning: string) => seen(trace.url, quoteOf(trace.quote), meaning);
