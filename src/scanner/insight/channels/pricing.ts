// Prices of what the business sells: amounts beside its offers, not sums in articles.
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { speaksOfOtherMoney } from "../../evidence/answers/answers-fact-terms.ts";
import { tellsBenefit } from "../../evidence/answers/answers-fact-texts.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { askedPrices, findPrices } from "../../evidence/text/text-prices.ts";
import type { TextBlock } from "../../evidence/page-facts.ts";
import { brief, headingOf, isOwn, named, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";

const EXAMPLES =
  /(?<!\p{L})(?:goal|target of|grant|budget|award|saved|worth \$|shipping|versandkosten|frais de port|gastos de envío|delivery fee|minimum order|competitor|example|e\.g\.|beispiel|exemple|ejemplo)/iu;
/** What advertising cost, and how it went since. */
const RESULT =
  /(?<!\p{L})(?:cost per |(?:kosten|coût|coste|costo|custo|koszt) (?:pro|par|por|per|za) (?:cli|kli|lead)|year (?:on|over) year|less spend)|[↑↓▲▼]/iu;
const isNoPrice = (text: string): boolean => EXAMPLES.test(text) || RESULT.test(text) || speaksOfOtherMoney(text);
const OFFER_KINDS = /^(?:home|services|product|pricing|shop|booking|event|location|faq|about|contact|other|docs)$/;
/** "/article", "per plate", "each", "一回": what one amount buys, where the amount's own reader does not know the unit. */
const UNIT_AFTER =
  /^\s?(?:\/\s?\p{L}|per\s\p{L}|pro\s\p{L}|each\b|p\.\s?p\.|（?税込|[/／]?(?:時間|名|回|月|人|泊|시간|명|회|박|월|次|小时|位|晚)|\s?(?:から|부터|起|〜|～))/u;
/** "Starting at" where the amount's own reader does not know the words. */
const FROM_BEFORE = /(?:تبدأ من|ابتداء من|ابتداءً من|من|החל מ-?|начиная от|początkowo od)\s*$/u;
/** "$0 to $9,275": a bracket of a tax or a limit, which nobody pays, as nobody pays what is granted. */
const BRACKET = /^\W*(?:[€£$]\s?0|0\s?[€£$])\s?(?:-|–|to|a|à|bis|tot|do)\s?(?:[€£$]\s?[\d.,]+|[\d.,]+\s?[€£$])$/;
const FREE = /\b(?:free|kostenlos|gratuit|gratis|grátis|ücretsiz|бесплатно|zdarma|za darmo|無料|무료|免费|مجان)\b/i;

export const pricing: ChannelDetector = {
  type: "pricing",
  detect: (site) => {
    const pages = site.speaking.filter((page) => page.facts.kind !== "blog" && !isForGiving(page));
    return [...pages.flatMap((page) => onPage(page, site)), ...described(site), ...bareAmounts(pages)];
  },
};

const GIVING =
  /donat|(?<!\p{L})(?:give|giving|spenden?|dons?|donner|donar|doar|doe|dona|doneren|doneer|wesprzyj)(?!\p{L})|darowizn|bağış|пожертв|寄付|기부|捐|تبرع|תרומ/iu;

/** A page that asks for gifts shows sums to give and no prices. */
const isForGiving = ({ facts, url }: ChannelPage): boolean =>
  facts.kind !== "home" &&
  GIVING.test(`${facts.titles[0] ?? ""} ${URL.canParse(url) ? new URL(url).pathname.replaceAll(/[-_/.]/g, " ") : ""}`);

/** A price with its unit in the description that search results show of the start page. */
function described(site: ChannelSite): Sighting[] {
  const home = site.speaking.find((page) => page.facts.kind === "home");
  const text = home?.facts.metas.find((meta) => meta.key === "description")?.content.slice(0, 600) ?? "";
  if (!home || isNoPrice(text) || !hasUnit(text)) return [];
  return [
    {
      url: home.url,
      confidence: "medium",
      evidence: shown(`Price "${brief(around(text))}" in the description`),
      showsPrice: false,
    },
  ];
}

const LEAST_BARE = 2;

/** Amounts that are all their block says ("$5.99 – $7.99", "Buy now (4,99 €)"), each on a thing's own page or card. */
function bareAmounts(pages: readonly ChannelPage[]): Sighting[] {
  const found = pages
    .filter((page) => OFFER_KINDS.test(page.facts.kind))
    .flatMap((page) =>
      page.facts.blocks
        .filter((block, at) => isOfferBlock(block) && isBare(block, page) && !isFigure(page.facts.blocks[at + 1]))
        .map((block): Sighting => ({
          url: page.url,
          confidence: "medium",
          evidence: shown(`Price "${brief(block.text)}"`),
        })),
    );
  return new Set(found.map((one) => one.evidence)).size >= LEAST_BARE ? found.slice(0, 3) : [];
}

/** Letters beside the amount belong to a control that buys, or there are none. */
function isBare(block: TextBlock, page: ChannelPage): boolean {
  if (block.text.length > 60 || !isPriced(block, page)) return false;
  const rest = findPrices(block.text).reduce((text, price) => text.replace(price.text, " "), block.text);
  return (
    !/\p{L}/u.test(rest.replace(/\b(?:USD|EUR|GBP|CHF|PLN|from|ab|desde|dès|da|od|vanaf)\b/giu, "")) ||
    named("cart", rest, page) !== null
  );
}

/** The line under a figure that tells what was raised, saved or earned. */
const isFigure = (next: TextBlock | undefined): boolean => next !== undefined && isNoPrice(next.text.slice(0, 200));

function onPage(page: ChannelPage, site: ChannelSite): Sighting[] {
  const offer = offerPrice(page, site);
  if (offer) return [offer];
  if (!OFFER_KINDS.test(page.facts.kind) || isCartAddress(page.facts.url)) return [];
  const hasBrackets =
    tellsBenefit(page.facts, { tag: "td", text: "" }) ||
    page.facts.tables.some(({ cells }) => cells.flat().some((cell) => BRACKET.test(cell)));
  const priced = page.facts.blocks.filter(
    (block, at) =>
      isOfferBlock(block) &&
      !(hasBrackets && /^t[dh]$/.test(block.tag)) &&
      isPriced(block, page) &&
      !RESULT.test(page.facts.blocks[at + 1]?.text.slice(0, 80) ?? ""),
  );
  const isNamed =
    page.facts.kind === "pricing" ||
    page.facts.headings.some((one) => one.text.length <= 60 && named("pricing", one.text, page) !== null);
  const table = page.facts.tables
    .filter(({ isLayout }) => !isLayout && !hasBrackets)
    .map(({ cells }) => ({ cells: isNamed ? withCurrency(cells) : cells }))
    .find(({ cells }) => cells.flat().filter((cell) => askedPrices(cell).length > 0).length >= 2);
  const [first] = priced;
  if (isNamed && (first || table)) {
    return [
      {
        url: page.url,
        confidence: "high",
        evidence: shown(
          `Prices, for example "${brief(around(first?.text ?? table?.cells.flat().find((cell) => askedPrices(cell).length > 0) ?? ""))}"`,
        ),
      },
    ];
  }
  const strong = priced.find((block) => hasUnit(block.text));
  if (strong || priced.length >= 3 || table) {
    const text = strong?.text ?? first?.text ?? table?.cells.flat().find((cell) => askedPrices(cell).length > 0) ?? "";
    return [
      {
        url: page.url,
        confidence: strong && priced.length >= 2 ? "high" : "medium",
        evidence: shown(`Price "${brief(around(text))}"`),
      },
    ];
  }
  if (
    page.facts.kind === "pricing" &&
    FREE.test(
      page.facts.blocks
        .map((block) => block.text)
        .join(" ")
        .slice(0, 4_000),
    )
  ) {
    const isPlan = page.facts.blocks.some(isFreePlan);
    const evidence = `${isPlan ? "A free plan" : "Something free"} on the page of prices`;
    return [{ url: page.url, confidence: "medium", evidence, ...(isPlan && { showsPrice: true }) }];
  }
  return first ? [{ url: page.url, confidence: "low", evidence: shown(`Amount "${brief(around(first.text))}"`) }] : [];
}

/** "Amount (UGX)" over a column of bare numbers is the currency of each of them. */
function withCurrency([heads = [], ...rows]: readonly string[][]): string[][] {
  const currencies = heads.map((head) => IN_BRACKETS.exec(head)?.[1]);
  const priced = rows.map((row) =>
    row.map((cell, at) => (currencies[at] && BARE_AMOUNT.test(cell) ? `${currencies[at]} ${cell.trim()}` : cell)),
  );
  return [heads, ...priced];
}
const IN_BRACKETS = /[([]\s?([A-Z]{3}|[€£$¥₹₺₴₦])\s?[)\]]/;
const BARE_AMOUNT = /^\s?\d[\d.,'’\s]{0,15}$/;

/** "Free", "Free plan": all that a card says of its price; "Start your free trial" is none. */
const isFreePlan = ({ text }: TextBlock): boolean => text.length <= 24 && FREE.test(text) && !TRIAL.test(text);
const TRIAL = /trial|test|essai|prueba|prova|proef|próbn/i;

/** The words of a long text around its first price. */
function around(text: string): string {
  const [price] = askedPrices(text);
  if (price === undefined) return text;
  const before = text.slice(Math.max(0, price.start - 24), price.start);
  const after = text.slice(price.end, price.end + 16);
  const isCut = [before.length < price.start - REST, price.end + after.length < text.length - REST];
  return `${isCut[0] ? before.replace(/^\S*\s/, "") : text.slice(0, price.start)}${text.slice(price.start, price.end)}${isCut[1] ? after.replace(/\s\S*$/, "") : text.slice(price.end)}`;
}
/** So few characters more are told rather than left out. */
const REST = 12;

const isOfferBlock = (block: TextBlock): boolean =>
  block.region !== "nav" && block.region !== "footer" && !block.quoted && block.tag !== "pre" && block.tag !== "code";

/** A block with an amount that is small enough to be an offer, and neither gift, wage nor example. */
function isPriced(block: TextBlock, page: ChannelPage): boolean {
  if (!/\p{Nd}/u.test(block.text) || block.text.length > 900) return false;
  if (askedPrices(block.text).length === 0 || tellsBenefit(page.facts, block)) return false;
  return !isNoPrice(block.text) && !isNoPrice(headingOf(page, block.heading));
}

/** "per hour", "from", "/article" within a few words of the amount. */
function hasUnit(text: string): boolean {
  return askedPrices(text).some(
    (price) =>
      price.per !== null ||
      price.isFrom ||
      UNIT_AFTER.test(text.slice(price.end, price.end + 14)) ||
      FROM_BEFORE.test(text.slice(Math.max(0, price.start - 16), price.start)),
  );
}

/** Offer with a price of an own product, service, course or event. */
function offerPrice(page: ChannelPage, site: ChannelSite): Sighting | null {
  const node = site.structured.find(
    (one) => one.pageUrl === page.url && isPricedNode(one.props) && isOwn(site, page.url),
  );
  if (!node) return null;
  return {
    url: page.url,
    confidence: "high",
    evidence: shown(
      `Price of ${brief(textOf(node.props["name"]) || (node.types[0] ?? "an offer"))} in structured data`,
    ),
    isInData: true,
    showsPrice: true,
  };
}

function isPricedNode(props: Record<string, unknown>): boolean {
  const offers = [props["offers"], props["priceSpecification"], props].flat();
  return offers.some(
    (offer) =>
      typeof offer === "object" &&
      offer !== null &&
      ("price" in offer || "lowPrice" in offer) &&
      Number("price" in offer ? offer.price : "lowPrice" in offer ? offer.lowPrice : 0) > 0,
  );
}
