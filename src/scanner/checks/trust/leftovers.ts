import type { Outcome } from "../../../model/outcome.ts";
import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { maskPersonalData } from "../../../model/mask.ts";
import { findLeftovers, isBuyButton, type Leftover, type LeftoverKind } from "../../evidence/trust/trust-leftovers.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const WRONG_NUMBER = "Who taps it reaches another number than the one that is shown.";
const AT_ZERO = "A script counts it up; who reads the page as it is sent reads zero.";
const UNFILLED = "A fact of the business is missing here, and the place for it is shown.";
const A_TEMPLATE = "Nobody can tell what of it holds for the business.";
const A_SAMPLE = "It looks like a sample: whoever uses it reaches nobody, or a stranger.";
const NO_TILL = "Who wants to pay there is told to wait.";
const LOST = "Where letters stood, people and assistants read the sign for lost ones.";
const LOREM = "Filler stands where visitors look for a text of the business.";
const OLD_PRICES = "Nobody can tell whether these prices still hold.";
const DEAD_BUTTON = "Who presses it stays where they are, and no script of the page was seen to take over.";
const STANDS_IN = "It stands in for a text of your own.";
const UNSURE = "It leads nowhere unless a script takes over.";

interface Told {
  meaning: string;
  many: string;
  fix: string;
}
/** The worst first. */
const TOLD: Readonly<Record<LeftoverKind, Told>> = {
  "button to buy, book or order without an address": {
    meaning: DEAD_BUTTON,
    many: "buttons to buy, book or order without an address",
    fix: "Lead each button to buy, book or order to where that is done.",
  },
  "link to another number than it shows": {
    meaning: WRONG_NUMBER,
    many: "links to another number than they show",
    fix: "Let each such link call the number that it shows.",
  },
  "place in a legal text that nobody filled in": {
    meaning: UNFILLED,
    many: "places in legal texts that nobody filled in",
    fix: "Fill in each place in brackets, or take its line away, before anything else on that page.",
  },
  "text that says of itself that it is a template": {
    meaning: A_TEMPLATE,
    many: "texts that say of themselves that they are templates",
    fix: "Adapt each such text to the business, and then take the note away.",
  },
  "link to a text to agree to without an address": {
    meaning: "Who is asked to agree cannot read to what.",
    many: "links to texts to agree to without an address",
    fix: "Lead each link beside a box of consent to the text that it names.",
  },
  "link to the front page of a network": {
    meaning: "It leads to the network itself, and to no page of the business.",
    many: "links to the front page of a network",
    fix: "Lead each such link to the page of the business there, or take it away.",
  },
  "till that is only announced": {
    meaning: NO_TILL,
    many: "tills that are only announced",
    fix: "Lead every button of the cart to where an order is placed and paid, or take the cart away until then.",
  },
  "paragraph of Lorem ipsum": {
    meaning: LOREM,
    many: "paragraphs of Lorem ipsum",
    fix: "Replace each Lorem ipsum by a text of your own, or take its place away.",
  },
  "page whose letters were lost": {
    meaning: LOST,
    many: "pages whose letters were lost",
    fix: "Put the lost letters in again, and save each such page in the encoding that it declares, at best UTF-8.",
  },
  "list of prices of a past year": {
    meaning: OLD_PRICES,
    many: "lists of prices of a past year",
    fix: "Put in the prices and dates of this year, or say that these still hold.",
  },
  "page that is only announced": {
    meaning: "Who follows a link to it finds nothing yet.",
    many: "pages that are only announced",
    fix: "Fill each page that is only announced, or take the links to it away until then.",
  },
  "logo named for the template": {
    meaning: "It names the template that the site was made from.",
    many: "logos named for the template",
    fix: "Write the name of the business as the text of its logo.",
  },
  "figure that stands at zero": {
    meaning: AT_ZERO,
    many: "figures that stand at zero",
    fix: "Write the figures into the page as it is sent, and let the script only move them.",
  },
  "filler text": {
    meaning: STANDS_IN,
    many: "filler texts",
    fix: "Replace the filler text by your own, or take it away.",
  },
  "note to the owner": {
    meaning: "It was written for you, and visitors read it.",
    many: "notes to the owner",
    fix: "Do what each note to you asks, and take it away.",
  },
  "sample number or address": {
    meaning: A_SAMPLE,
    many: "sample numbers or addresses",
    fix: "Replace the sample numbers and addresses by your own.",
  },
  "link without an address": {
    meaning: UNSURE,
    many: "links without an address",
    fix: "Give each such link its address, or make it a button.",
  },
};
const KINDS = Object.keys(TOLD);
const SHOWN_OF_KIND = 3;
const PAGES_NAMED = 4;

/** What a headline tells, the worst first. */
const HEADLINES: readonly { of: string; says: (name: string) => string }[] = [
  { of: DEAD_BUTTON, says: (name) => `A button of ${name} to buy, book or order leads nowhere` },
  { of: WRONG_NUMBER, says: (name) => `A link of ${name} calls another number than it shows` },
  {
    of: UNFILLED,
    says: (name) => `Places that nobody filled in stand on the pages of ${name} where facts about it belong`,
  },
  { of: A_TEMPLATE, says: (name) => `A text of ${name} says of itself that it is a template` },
  { of: NO_TILL, says: (name) => `Buyers who go to the checkout of ${name} are told that it is still to come` },
  { of: LOREM, says: (name) => `Visitors and assistants read Lorem ipsum where ${name} has no text of its own yet` },
  { of: LOST, says: (name) => `People and assistants read broken letters on the pages of ${name}` },
  { of: OLD_PRICES, says: (name) => `The prices of ${name} stand under a year that is past` },
  {
    of: A_SAMPLE,
    says: (name) => `A sample stands on the pages of ${name} where a number or address of its own belongs`,
  },
  { of: AT_ZERO, says: (name) => `Assistants read zero where ${name} shows its figures` },
];
const worstOf = (shown: readonly { meaning: string }[]) =>
  HEADLINES.find(({ of }) => shown.some(({ meaning }) => meaning === of));
/** Of what the headline speaks, by its meaning. */
export const toldInHeadline = (shown: Outcome["evidence"]): string | undefined =>
  worstOf(shown)?.of ?? shown[0]?.meaning;

/** Not scored: no reader is known to judge a site by it, and a link without an address may be a button of a script. */
export const leftovers = defineCheck({
  id: "leftovers",
  agent: "trust-security",
  category: "Trust and safety",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "target"],
  title: "Nothing was left over when the pages were made",
  why: "Assistants repeat filler text and sample numbers, and visitors doubt the rest.",
  fix: "Put in what belongs in each place named here, or take it away.",
  effort: "S",
  reference: "https://html.spec.whatwg.org/multipage/links.html#links-created-by-a-and-area-elements",
  headline: ({ name }, shown = []) =>
    worstOf(shown)?.says(name) ??
    `Visitors and assistants read on the pages of ${name} what was left over when they were made`,
  run({ pages, target }) {
    const kinds = Map.groupBy(findLeftovers(pages, target.observedAt), ({ kind }) => kind);
    if (kinds.size === 0) return info("No filler text, sample number or link without an address was recognized.");
    const sorted = [...kinds].toSorted(([a], [b]) => KINDS.indexOf(a) - KINDS.indexOf(b));
    const counts = sorted.map(([kind, found]) => {
      const where = listOf([...new Set(found.map(({ url }) => pathOf(url)))], PAGES_NAMED);
      return `${countOf(found.length, kind, TOLD[kind].many)} on ${where}`;
    });
    return info(
      `The pages read show ${listOf(counts)}.`,
      sorted.flatMap(([kind, found]) =>
        (TOLD[kind].meaning === UNSURE ? byPage(found) : onePerPage(found))
          .slice(0, SHOWN_OF_KIND)
          .map(({ url, received }) => seen(url, maskPersonalData(received), TOLD[kind].meaning)),
      ),
      { fix: sorted.map(([kind]) => TOLD[kind].fix).join(" ") },
    );
  },
});

/** The first of each page before the others. */
function onePerPage(found: readonly Leftover[]): Leftover[] {
  const firsts = new Set(new Map(found.toReversed().map((one) => [one.url, one])).values());
  return [...found.filter((one) => firsts.has(one)), ...found.filter((one) => !firsts.has(one))];
}

const LABELS = 8;
/** What such links are called, page by page; what was named on one page is not named again on the next. */
function byPage(found: readonly Leftover[]): Pick<Leftover, "url" | "received">[] {
  const told = new Set<string>();
  return [...Map.groupBy(found, ({ url }) => url)].flatMap(([url, links]) => {
    const names = new Set(links.map(({ received }) => received).filter((name) => !told.has(name)));
    for (const name of names) told.add(name);
    const buying = [...names].filter(isBuyButton);
    const labels = [...new Set([...buying, ...names])].map((name) => `“${name}”`);
    return labels.length === 0 ? [] : [{ url, received: listOf(labels, LABELS) }];
  });
}

const SURE: ReadonlySet<string> = new Set(
  Object.values(TOLD).flatMap(({ meaning }) => (meaning === UNSURE ? [] : [meaning])),
);

/** What was left over, by its kinds. */
export const leftoversIn = (evidence: Outcome["evidence"]): string[] =>
  Object.values(TOLD).flatMap((told) => (evidence.some(({ meaning }) => meaning === told.meaning) ? [told.many] : []));

/** What nobody means to show is told among the findings, without points; a link without an address may be a button. */
export const showsLeftovers = ({ id, evidence }: Pick<Outcome, "id" | "evidence">): boolean =>
  id === leftovers.id && evidence.some(({ meaning }) => SURE.has(meaning));
/** Whoever visits meets one after the other. */
export const waitsForTexts = ({ id, evidence }: Pick<Outcome, "id" | "evidence">): boolean =>
  id === leftovers.id && evidence.filter(({ meaning }) => meaning === STANDS_IN).length === SHOWN_OF_KIND;
/** Who follows such a link, or takes a sample for the real one, reaches nobody, or a stranger. */
export const losesPeople = ({ id, evidence }: Pick<Outcome, "id" | "evidence">): boolean =>
  id === leftovers.id && evidence.some(({ meaning }) => LOSES.has(meaning));
const LOSES: ReadonlySet<string> = new Set([WRONG_NUMBER, A_SAMPLE, DEAD_BUTTON]);
/** A fact is missing where the law asks for it, nothing can be bought, or filler stands where a text belongs. */
export const isGraveLeftover = ({ id, evidence }: Pick<Outcome, "id" | "evidence">): boolean =>
  id === leftovers.id && evidence.some(({ meaning }) => GRAVE.has(meaning));
const GRAVE: ReadonlySet<string> = new Set([UNFILLED, A_TEMPLATE, NO_TILL, LOREM]);
