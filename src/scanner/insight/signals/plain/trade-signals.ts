// Whether something is offered for sale, and where guests rate it.
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { channelHits } from "../channel-hits.ts";
import { labelHits } from "../term-hits.ts";
import { foreignAddresses } from "../vendor-hits.ts";
import { countNames, hitAt } from "./make-hit.ts";

/** Kinds of organization that ask for help, members or attention rather than for buyers. */
const NO_TRADE: ReadonlySet<string> = new Set(["nonprofit", "club", "religion", "gov", "arts", "media"]);
const OFFER_WORDS = ["term:services", "term:quote", "says:price-list"];
const OFFER_CHANNELS = ["channel:pricing", "channel:ecommerce", "channel:booking"];

/**
 * What a visitor could buy: a service or price named, a shop, a way to book, or a trade that was recognized. Without
 * any of these an address to write to brings questions, not buyers.
 */
function offer(reading: SiteReading): SignalHit[] {
  const named = OFFER_WORDS.flatMap((name) => labelHits(reading, name)).filter((hit) => hit.strength === 1);
  const sold = OFFER_CHANNELS.flatMap((name) => channelHits(reading, name));
  return [...named, ...sold, ...tradeHits(reading)].slice(0, 1).map((hit) => ({ ...hit, isCondition: true }));
}

function tradeHits(reading: SiteReading): SignalHit[] {
  const { value, subKind, evidence } = reading.profile.industry;
  const isTrade = value === "other" ? subKind !== null && !NO_TRADE.has(subKind) : value !== "education";
  if (!isTrade) return [];
  return evidence.slice(0, 1).map((sign) => ({ ...sign, strength: 1 }));
}

/** Portals on which guests book a stay or a table and rate it afterwards. */
const GUEST_PORTALS: Readonly<Record<string, string>> = {
  booking: "Booking.com",
  airbnb: "Airbnb",
  expedia: "Expedia",
  hotels: "Hotels.com",
  vrbo: "Vrbo",
  hostelworld: "Hostelworld",
  hrs: "HRS",
  agoda: "Agoda",
  tripadvisor: "Tripadvisor",
  getyourguide: "GetYourGuide",
  viator: "Viator",
  opentable: "OpenTable",
  thefork: "TheFork",
  quandoo: "Quandoo",
};
const GUEST_KINDS: ReadonlySet<string> = new Set(["lodging", "food", "travel"]);
const PORTAL_HOST =
  /^(?:[a-z]{2,3}\.)?([a-z]+)\.(?:com|co|net|it|de|fr|es|pt|nl|pl|at|ch|be|ie|cz|se|dk|eu)(?:\.[a-z]{2})?$|^([a-z]+)\.co\.[a-z]{2}$/;

/** Only hosts and restaurants name such a portal because they are listed there, so that its front page counts too. */
function guestPortals(reading: SiteReading): SignalHit[] {
  if (!GUEST_KINDS.has(reading.profile.industry.subKind ?? "")) return [];
  const listed = foreignAddresses(reading).flatMap(({ host, pageUrl, label }) => {
    const found = PORTAL_HOST.exec(host);
    const name = GUEST_PORTALS[found?.[1] ?? found?.[2] ?? ""];
    if (name === undefined) return [];
    const quote = label === "" || label.includes(name) ? label || name : `${name}: ${label}`;
    return [{ name, hit: { ...hitAt(pageUrl, "link", quote), vendor: name } }];
  });
  return countNames(listed).hits.slice(0, 3);
}

export const tradeSignals = { offer, "guest portals": guestPortals };
