// Whether a site offers something to buy, book or hire. A poet's pages do not, and owe nobody a price.
import type { ChannelType } from "../../../model/profile.ts";
import type { PageFacts } from "../page-facts.ts";
import { mainLanguage } from "../text/text-language.ts";
import { holdsAddress } from "./answers-address.ts";
import { BOOK, BUY, canReadWords, HIRE, joinLists, SIGN_UP, type TermLists } from "./answers-fact-terms.ts";
import { channelPage, type FactEvidence, findLine, labels, ownPages, statements } from "./answers-fact-texts.ts";
import { readPricing } from "./answers-pricing.ts";

const OFFERING_KINDS: readonly PageFacts["kind"][] = ["services", "pricing", "product", "shop", "booking", "location"];
const OFFERING_CHANNELS: readonly ChannelType[] = [
  "booking",
  "ecommerce",
  "pricing",
  "contact-form",
  "phone",
  "messaging",
  "live-chat",
];
const OFFERING_TYPE = /^(?:Offer|AggregateOffer|Product|Service|SoftwareApplication|Organization|\w*Business|Store)$/;
const INVITATIONS: TermLists = joinLists(joinLists(BOOK, BUY), joinLists(SIGN_UP, HIRE));

type OfferEvidence = Omit<FactEvidence, "technologies" | "home">;

/** False only where the kind of site is a guess or a person's portfolio, and nothing on it is for sale or hire. */
export function offersSomething(evidence: OfferEvidence): boolean {
  const { pages, structured, channels, profile } = evidence;
  const { siteType, industry } = profile;
  if (siteType.value !== "portfolio") {
    const isKnown = siteType.value !== null && siteType.confidence !== "low";
    if (isKnown || (industry.value !== null && industry.value !== "other" && industry.confidence !== "low"))
      return true;
  }
  // Where the words of a language are not known, none of them proves nothing.
  if (profile.sells || !canReadWords(mainLanguage(profile))) return true;
  if (OFFERING_CHANNELS.some((type) => channelPage(channels, type) !== null)) return true;
  if (structured.some(({ types }) => types.some((type) => OFFERING_TYPE.test(type)))) return true;
  const own = ownPages(pages);
  if (own.some((page) => OFFERING_KINDS.includes(page.kind) || page.blocks.some(({ text }) => holdsAddress(text))))
    return true;
  const { prices, logic, quote, files } = readPricing(pages, structured, profile);
  if (prices.length > 0 || logic || quote || files.length > 0) return true;
  return findLine(own, (page) => [...labels(page), ...statements(page)], INVITATIONS, profile) !== null;
}
