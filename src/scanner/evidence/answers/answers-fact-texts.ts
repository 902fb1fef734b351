// What the key facts are looked for in: the lines of a site that may answer a question, and its channels.
import type { ChannelType, Profile } from "../../../model/profile.ts";
import type { PageFacts, TableFacts, TextBlock } from "../page-facts.ts";
import type { SiteEvidence } from "../site-evidence.ts";
import { topicOf } from "./answers-content.ts";
import { headsOtherMoney, isPaidToOthers, speaksOfBenefit, termsFor, type TermLists } from "./answers-fact-terms.ts";
import { pathOfAddress } from "./answers-links.ts";
import { quoteOf } from "./answers-quote.ts";
import { splitSentences } from "../text/text-sentences.ts";
import { memoByPage } from "../memo-by-page.ts";
import { languageOf } from "../text/text-language.ts";
import { hasTerm, searchTextOn } from "../text/text-search.ts";
import { findPrices } from "../text/text-prices.ts";
import { wordsIn } from "../text/text-words.ts";

/** What the key facts are read from. */
export type FactEvidence = Pick<
  SiteEvidence,
  "pages" | "home" | "structured" | "channels" | "technologies" | "profile"
>;

/** Where an answer was found and what shows it; personal data is never in `how`. */
export interface FactTrace {
  url: string;
  how: string;
  /** What it answers, where that is less than what was asked. */
  label?: string;
  /** The whole sentence behind a quotation. */
  said?: string;
}

/** The page a channel was seen on; null when it is uncertain or absent. */
export function channelPage(channels: FactEvidence["channels"], type: ChannelType): string | null {
  const channel = channels.find((candidate) => candidate.type === type && candidate.confidence !== "low");
  return channel ? (channel.pages[0] ?? null) : null;
}

/** The channel of prices that were seen in the description of the start page alone. */
export const amountDescribed = (channels: FactEvidence["channels"]): FactEvidence["channels"][number] | undefined =>
  channels.find(({ type, showsPrice }) => type === "pricing" && showsPrice === false);

/**
 * The channel of prices where an amount of what is offered was seen: a page of prices whose amounts a script would fill
 * in tells none.
 */
export const amountListed = (channels: FactEvidence["channels"]): FactEvidence["channels"][number] | undefined =>
  channels.find(
    ({ type, confidence, evidence, showsPrice }) =>
      type === "pricing" && confidence !== "low" && (showsPrice ?? findPrices(evidence).length > 0),
  );

/** The sums of a table, each with whether its row, its column or the first row says that it is no price. */
const sumsOf = ({ cells }: TableFacts): { sum: string; isOther: boolean; isElsewhere: boolean }[] => {
  const [heads = []] = cells;
  const isGranted = speaksOfBenefit(heads.join(" "));
  return cells.flatMap((row) => {
    const isOther = isGranted || speaksOfBenefit(row.join(" "));
    const isElsewhere = isPaidToOthers(row.join(" "));
    return row.flatMap((sum, at) =>
      findPrices(sum).length === 0 ? [] : [{ sum, isOther: isOther || headsOtherMoney(heads[at] ?? ""), isElsewhere }],
    );
  });
};
/** The sums of the tables of a page that are no prices; all, where most of them are granted or won by somebody. */
const otherSums = memoByPage((page: PageFacts): ReadonlySet<string> | "all" => {
  const sums = page.tables.flatMap(sumsOf);
  const isPrice = (one: (typeof sums)[number]): boolean => !one.isOther && !one.isElsewhere;
  const prices = new Set(sums.filter(isPrice).map(({ sum }) => sum));
  return sums.filter(({ isOther }) => isOther).length * 2 > sums.length
    ? "all"
    : new Set(sums.filter((one) => !isPrice(one) && !prices.has(one.sum)).map(({ sum }) => sum));
});
export const tellsBenefit = (page: PageFacts, { tag, text }: Pick<TextBlock, "tag" | "text">): boolean => {
  if (!/^t[dh]$/.test(tag)) return speaksOfBenefit(text);
  const others = otherSums(page);
  return others === "all" || others.has(text);
};

const LINE_WORDS = 4;
/** Posts speak of other people's affairs. */
const OTHERS_AFFAIRS: readonly string[] = ["post", "blog", "careers"];

export const ownPages = (pages: readonly PageFacts[]): PageFacts[] =>
  pages.filter(({ kind }) => !OTHERS_AFFAIRS.includes(kind));

/** Sentences and phrases, menus and single labels left out. */
export const statements = memoByPage((page: PageFacts): readonly string[] =>
  page.blocks.filter((block) => block.region !== "nav" && wordsIn(block) >= LINE_WORDS).map(({ text }) => text),
);

/** Topic and path of a page: a page that is about something answers it. */
export const topics = (page: PageFacts): string[] => [topicOf(page), pathWords(page)];
const pathWords = ({ url }: PageFacts): string => pathOfAddress(url).replaceAll(/[/_.-]/g, " ");

/** Labels of links, buttons and form buttons. */
export const labels = (page: PageFacts): string[] => [
  ...page.anchors.filter(({ hidden }) => !hidden).map(({ text }) => text),
  ...page.buttons.filter(({ hidden }) => !hidden).map(({ name }) => name),
  ...page.forms.flatMap(({ submitTexts }) => submitTexts),
];

/** Whether a line of a page holds one of the terms of its language. */
export const holdsTerm = (
  page: PageFacts,
  line: string,
  { lists, profile }: { lists: TermLists; profile: Profile },
): boolean => hasTerm(searchTextOn(page, line), termsFor(lists, languageOf(page, profile)));

/** First page with a line that holds one of the terms of its language, and the words that hold it as a quotation. */
export function findLine(
  pages: readonly PageFacts[],
  linesOf: (page: PageFacts) => readonly string[],
  lists: TermLists,
  profile: Profile,
): FactTrace | null {
  for (const page of pages) {
    const terms = termsFor(lists, languageOf(page, profile));
    const line = linesOf(page).find((candidate) => hasTerm(searchTextOn(page, candidate), terms));
    if (line === undefined) continue;
    if (line === pathWords(page)) return { url: page.url, how: "the address of the page" };
    const said = splitSentences(line).find((sentence) => hasTerm(searchTextOn(page, sentence), terms));
    return { url: page.url, how: `“${quoteOf(said ?? line)}”` };
  }
  return null;
}
