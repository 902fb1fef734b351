// Two price lists of one heading under two addresses, an old and a new one: what each of them asks for the same things.
import type { PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import { findPrices } from "../text/text-prices.ts";
import { bodyBlocks } from "./answers-content.ts";
import { areSisters } from "./answers-sisters.ts";

export interface ListedPrice {
  label: string;
  value: string;
  url: string;
  received: string;
}

const LEAST_SHARED = 3;
const LEAST_DIFFERENT = 2;
const LONGEST_LABEL = 60;
/** Pages of a place, an offer or a day have prices of their own under any heading. */
const OWN_PRICES: ReadonlySet<string> = new Set(["location", "post", "blog", "product", "event"]);

/**
 * Prices that two pages with one main heading and one title state differently. A season, a branch or a year that is told
 * in heading and title makes two lists of them; so does a list that shares fewer than three names with the other.
 */
export function differingLists(
  pages: readonly PageFacts[],
  namesNothing: (label: string) => boolean,
): readonly ListedPrice[] {
  const mayList = pages.filter(({ kind }) => !OWN_PRICES.has(kind));
  const twins = [...Map.groupBy(mayList, nameOf).values()].filter((group) => group.length > 1);
  return twins.flatMap((group) => {
    const lists = group.map((page) => ({ page, prices: pricesOn(page, namesNothing) }));
    return lists.flatMap((one, at) =>
      lists
        .slice(at + 1)
        .flatMap((other) => (areSisters(one.page.url, other.page.url) ? [] : differences(one.prices, other.prices))),
    );
  });
}

/** A word more in the title or the main heading of one of them may be what tells the two apart. */
const nameOf = ({ htmlLang, titles, headings }: PageFacts): string =>
  foldText([htmlLang ?? "", titles[0] ?? "", headings.find(({ level }) => level === 1)?.text ?? ""].join(" / "));

function differences(one: Prices, other: Prices): ListedPrice[] {
  const shared = [...one].flatMap(([key, price]) => {
    const twin = other.get(key);
    return price && twin ? [[price, twin] as const] : [];
  });
  const different = shared.filter(([price, twin]) => price.value !== twin.value);
  return shared.length >= LEAST_SHARED && different.length >= LEAST_DIFFERENT ? different.flat() : [];
}

/** By folded name; null for a name with two prices, which are two things. */
type Prices = ReadonlyMap<string, ListedPrice | null>;

export function pricesOn(page: PageFacts, namesNothing: (label: string) => boolean = () => false): Prices {
  const found = new Map<string, ListedPrice | null>();
  const blocks = bodyBlocks(page);
  for (const [at, { text, quoted, heading }] of blocks.entries()) {
    if (quoted || text.length > 2 * LONGEST_LABEL) continue;
    const [price, second] = findPrices(text);
    if (!price || second || price.upTo !== null || price.isFrom || price.isThreshold) continue;
    const rest = `${text.slice(0, price.start)} ${text.slice(price.end)}`;
    const label = [rest, headingAbove(page, heading), blocks[at - 1]?.text ?? ""].map(plain).find(isName) ?? "";
    if (label === "" || namesNothing(label)) continue;
    const listed = { label, value: `${price.amount} ${price.currency}`, url: page.url, received: `${label}: ${text}` };
    const key = foldText(label);
    const known = found.get(key);
    found.set(key, known === undefined || known?.value === listed.value ? listed : null);
  }
  return found;
}

/** The heading of a card; those above are of a whole list. */
function headingAbove({ headings }: PageFacts, at: number): string {
  const heading = headings[at];
  return heading && heading.level > 2 ? heading.text : "";
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
const isName = (label: string): boolean => label.length <= LONGEST_LABEL && /\p{L}{3}/u.test(label);
