// Which of the questions people ask first a site answers in its text and markup.
import type { Profile, SiteType } from "../../../model/profile.ts";
import { findPayment, findAssurance, findAudience, findTerms, findWho } from "./answers-fact-words.ts";
import { findContact, findStart, hasMembers } from "./answers-fact-channels.ts";
import { amountListed, type FactEvidence, type FactTrace } from "./answers-fact-texts.ts";
import { findHours, findPlace, findWhat, hasRooms, STAY_TIMES } from "./answers-fact-places.ts";
import { quoteOf } from "./answers-quote.ts";
import { canReadWords } from "./answers-fact-terms.ts";
import { receivesPeople } from "./receives-people.ts";
import { memoByParts } from "../memo-by-page.ts";
import { mainLanguage } from "../text/text-language.ts";
import { findUnfilledPrices, readPricing, sellsByQuote } from "./answers-pricing.ts";

export type FactId =
  | "what"
  | "audience"
  | "where"
  | "price"
  | "hours"
  | "contact"
  | "start"
  | "assurance"
  | "payment"
  | "who"
  | "terms";

export interface KeyFact {
  id: FactId;
  /** For people, completing "The site says …": "what it costs". */
  label: string;
  answer: FactTrace | null;
}

/** What people ask first of each kind of site. */
const ASKED: Readonly<Record<SiteType, readonly FactId[]>> = {
  "local-business": ["what", "where", "hours", "contact", "price", "start", "payment"],
  services: ["what", "audience", "where", "contact", "price", "start"],
  ecommerce: ["what", "price", "where", "contact", "start", "assurance", "payment"],
  "saas-api": ["what", "audience", "price", "contact", "start", "assurance"],
  marketplace: ["what", "audience", "price", "contact", "start", "assurance", "payment"],
  "nonprofit-gov": ["what", "audience", "where", "contact", "start"],
  docs: ["what", "who", "contact", "start", "terms"],
  "media-blog": ["what", "who", "contact", "start", "terms"],
  // A person who shows work is asked for no price list.
  portfolio: ["what", "who", "contact", "start"],
  "app-shell": ["what", "contact"],
};

export const FACT_LABELS: Readonly<Record<FactId, string>> = {
  what: "what it offers",
  audience: "who it is for",
  where: "where it is",
  price: "what it costs",
  hours: "when it is open",
  contact: "how to get in touch",
  start: "how to get started",
  assurance: "what is guaranteed or can be returned",
  payment: "how to pay",
  who: "who is behind it",
  terms: "under which license or price it can be used",
};
const START_LABELS: Readonly<Partial<Record<SiteType, string>>> = {
  "local-business": "how to book",
  ecommerce: "how to order",
  "nonprofit-gov": "how to take part",
  "media-blog": "how to follow it",
  portfolio: "how to hire",
};

export type Beginning = "enroll" | "join" | "view" | "order";

/** How one gets started: at a school, a club and where things are viewed it is neither a booking nor an order. */
export function beginningOf({ industry, siteType }: Profile): Beginning {
  if (siteType.value !== "local-business" && siteType.value !== "services") return "order";
  if (industry.value === "education") return "enroll";
  if (hasMembers(industry)) return "join";
  return industry.value === "real-estate" ? "view" : "order";
}
const BEGIN_LABELS: Readonly<Record<Exclude<Beginning, "order">, string>> = {
  enroll: "how to enroll",
  join: "how to join",
  view: "how to get started",
};

/** The questions of the site's kind, each with the place that answers it. A site of unknown kind is asked like a service firm. */
export const readKeyFacts = (evidence: FactEvidence): readonly KeyFact[] => {
  const { pages, home, structured, channels, technologies, profile } = evidence;
  return keyFactsOf(pages, home, structured, channels, technologies, profile);
};

/** A check judges them and a draft fills the gaps: found once for both. */
const keyFactsOf = memoByParts(findKeyFacts);

function findKeyFacts(
  pages: FactEvidence["pages"],
  home: FactEvidence["home"],
  structured: FactEvidence["structured"],
  channels: FactEvidence["channels"],
  technologies: FactEvidence["technologies"],
  given: Profile,
): KeyFact[] {
  const profile = asShop(given);
  const evidence: FactEvidence = { pages, home, structured, channels, technologies, profile };
  const siteType = profile.siteType.value ?? "services";
  const facts = asked(siteType, profile).map((id) => {
    const answer = findAnswer(id, evidence);
    // Hours of a desk or a restaurant are told as what they are.
    const label = id === "hours" && answer === null && hasRooms(evidence) ? STAY_TIMES : labelOf(id, profile);
    return { id, label: answer?.label ?? label, answer };
  });
  // Where the words of a language are not known, a fact that stands in words alone is not missing but unknown.
  const knowsWords = canReadWords(mainLanguage(profile));
  const keepsHours = receivesPeople(pages, profile);
  const isAsked = (id: FactId): boolean => (knowsWords || !IN_WORDS.includes(id)) && (keepsHours || id !== "hours");
  return facts.filter(({ id, answer }) => answer !== null || isAsked(id));
}

/** Who sells goods and is not visited is asked what a shop is. */
const asShop = (profile: Profile): Profile =>
  !profile.isLocal &&
  profile.siteType.value === "services" &&
  profile.industry.value === "retail" &&
  profile.industry.confidence !== "low"
    ? { ...profile, siteType: { ...profile.siteType, value: "ecommerce" } }
    : profile;

const IN_WORDS: readonly FactId[] = ["audience", "assurance", "payment", "terms", "start", "price"];

function asked(siteType: SiteType, profile: Profile): readonly FactId[] {
  // Who is not visited is asked neither for hours nor how to pay there.
  if (siteType === "local-business" && !profile.isLocal) return ASKED.services;
  const ids = ASKED[siteType];
  const keepsHours = profile.isLocal && (siteType === "services" || siteType === "nonprofit-gov");
  return keepsHours ? [...ids, "hours"] : ids;
}

function labelOf(id: FactId, profile: Profile): string {
  const beginning = beginningOf(profile);
  if (id === "start" && profile.siteType.value === "local-business") {
    if (beginning !== "order") return BEGIN_LABELS[beginning];
    if (!profile.isLocal) return FACT_LABELS.start;
  }
  if (id === "start") return START_LABELS[profile.siteType.value ?? "services"] ?? FACT_LABELS.start;
  if (id === "payment" && profile.industry.value === "healthcare") return "which insurance or payment is accepted";
  if (id === "assurance" && profile.siteType.value === "saas-api")
    return "how it can be tried or canceled, or what is guaranteed";
  if (id === "where" && profile.siteType.value === "ecommerce") return "where it is or delivers to";
  return FACT_LABELS[id];
}

function findAnswer(id: FactId, evidence: FactEvidence): FactTrace | null {
  switch (id) {
    case "what":
      return findWhat(evidence);
    case "audience":
      return findAudience(evidence);
    case "where":
      return findPlace(evidence);
    case "price":
      return findPriceAnswer(evidence);
    case "hours":
      return findHours(evidence);
    case "contact":
      return findContact(evidence);
    case "start":
      return findStart(evidence);
    case "assurance":
      return findAssurance(evidence);
    case "payment":
      return findPayment(evidence);
    case "who":
      return findWho(evidence);
    case "terms":
      return findTerms(evidence);
  }
}

/** A price, how one is made, or a quote with a stated way to it where every job is priced on its own. */
function findPriceAnswer({ pages, structured, profile, channels }: FactEvidence): FactTrace | null {
  const industry = profile.industry.value;
  const pricing = readPricing(pages, structured, profile);
  const [price] = pricing.prices;
  if (price?.said !== undefined) return { url: price.url, how: `a price: “${price.said}”` };
  if (price) return { url: price.url, how: price.isInData ? `a ${price.quote}` : `the amount “${price.quote}”` };
  if (pricing.logic)
    return {
      url: pricing.logic.url,
      how: `how a price is made: “${quoteOf(pricing.logic.quote)}”`,
      label: "how a price is made",
    };
  const byQuote = sellsByQuote(profile.siteType.value, industry);
  const listed = amountListed(channels)?.pages[0];
  if (listed !== undefined) return { url: listed, how: "prices" };
  if (pricing.calculator)
    return {
      url: pricing.calculator.url,
      how: `“${quoteOf(pricing.calculator.quote)}”`,
      label: "how to get a price",
    };
  return byQuote && pricing.quote && pricing.process && findUnfilledPrices(pages) === null
    ? { url: pricing.process.url, how: "the offer of a quote", label: "how to get a quote" }
    : null;
}
