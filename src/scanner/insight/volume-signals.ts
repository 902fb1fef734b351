// Numbers seen on a site that move the assumed volumes of work, and facts a report names beside them.
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import patterns from "./data/size-patterns.json" with { type: "json" };
import { peopleShown } from "./name/people-shown.ts";
import { sayMonth } from "../evidence/answers/answers-dates.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import { offersIn } from "./offer-name.ts";
import { openingHoursAWeek } from "./opening-hours.ts";
import { canReadReviews } from "./readable-reviews.ts";
import { channelHits } from "./signals/channel-hits.ts";
import { phrasesAbout } from "./signals/manual-hits.ts";
import { isDated } from "./signals/plain/day-in-text.ts";
import { datedPosts } from "./signals/plain/post-signals.ts";
import { dataPlace } from "./data-told.ts";
import type { Counted } from "./signals/plain/counted.ts";
import { countOn, PLAIN_SIGNALS } from "./signals/plain-signals.ts";
import { textOf } from "./signals/schema-hits.ts";
import type { SignalHit, SiteReading } from "./signals/site-reading.ts";
import { statementHits } from "./signals/statement-hits.ts";
import { labelHits, termHits } from "./signals/term-hits.ts";
import { vendorHits } from "./signals/vendor-hits.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { plainUrl } from "../../model/target.ts";
import { countOf, listOf } from "../../model/words.ts";
import { statedPeople } from "./size-facts.ts";
import { issuesAMonth } from "./stated-cadence.ts";
import { seatsOn, statedNumber, visitsEach } from "./stated-numbers.ts";
import type { WorkflowFamily } from "./workflow-families.ts";

export type VolumeSignal = ClaimedWorkflow["volumeSignals"][number];

/**
 * Numbers by name. From "questions" on they are facts that only the text uses. A claim also keeps, under the id of an
 * opportunity's template, the quote its trigger rests on.
 */
export const VOLUME_SIGNAL_NAMES = [
  "people-stated",
  "people-listed",
  "practitioners",
  "doctors-named",
  "visits-each",
  "locations",
  "homes-managed",
  "lots",
  "learners",
  "members",
  "products",
  "posts-a-year",
  "issues-a-month",
  "events-a-month",
  "seats",
  "open-jobs",
  "languages",
  "opening-hours",
  "always-open",
  "services",
  "reviews",
  "listings",
  "booking-system",
  "payment-link",
  "help-desk",
  "phone-only",
  "manual-phrases",
  "call-phrases",
  "questions",
  "towns",
  "portals",
  "insurers",
  "carriers",
  "tag-vendors",
  "social-profiles",
  "newest-post",
  "thin-products",
  "missing-pages",
  "out-of-stock",
  "keys-page",
  "data-place",
  "before-visit",
] as const;
export type VolumeSignalName = (typeof VOLUME_SIGNAL_NAMES)[number];

type Finder = (reading: SiteReading, family: WorkflowFamily) => Omit<VolumeSignal, "name"> | null;

const EVERY_FAMILY: readonly VolumeSignalName[] = [
  "people-stated",
  "people-listed",
  "locations",
  "manual-phrases",
  "call-phrases",
];

/** What each family's volume or text depends on beyond what every family's does. */
const BY_FAMILY: Record<string, readonly VolumeSignalName[]> = {
  "wf-appointment": [
    "practitioners",
    "doctors-named",
    "opening-hours",
    "reviews",
    "booking-system",
    "services",
    "before-visit",
  ],
  "wf-reservations": ["opening-hours", "reviews", "booking-system", "portals"],
  "wf-lead-intake": ["services", "lots"],
  "wf-matter-intake": ["services"],
  "wf-quote-proposal": ["services"],
  "wf-customer-inquiry": ["opening-hours", "reviews", "help-desk", "phone-only", "questions", "lots"],
  "wf-order-processing": ["products", "reviews", "carriers"],
  "wf-fulfilment": ["products", "reviews", "carriers"],
  "wf-invoicing": ["learners", "payment-link"],
  "wf-intake-forms": ["practitioners", "doctors-named", "visits-each"],
  "wf-claims-insurance": ["insurers", "practitioners", "doctors-named", "visits-each"],
  "wf-content-publishing": ["posts-a-year", "newest-post", "social-profiles"],
  "wf-newsletter": ["issues-a-month"],
  "wf-review-management": ["reviews", "portals"],
  "wf-recruiting": ["open-jobs"],
  "wf-market-reporting": ["tag-vendors"],
  "wf-knowledge-support": ["questions"],
  "wf-dispatch-field": ["towns", "always-open"],
  "wf-inventory-merch": ["products", "thin-products", "out-of-stock"],
  "wf-event-registration": ["seats", "events-a-month"],
  "wf-developer-onboarding": ["keys-page"],
  "wf-sales-demo": ["data-place"],
  "wf-client-onboarding": ["data-place"],
  "wf-membership-billing": ["members", "payment-link"],
  "wf-property-listing": ["listings", "portals"],
  "wf-viewing-enquiry": ["lots", "listings"],
  "wf-maintenance-requests": ["homes-managed"],
  "wf-translation-localisation": ["languages", "missing-pages"],
  "wf-menu-updates": ["portals"],
};

/** The numbers that bear on a family, each with the page and the words it was read from. */
export function volumeSignalsFor(reading: SiteReading, family: WorkflowFamily): VolumeSignal[] {
  return [...EVERY_FAMILY, ...(BY_FAMILY[family.id] ?? [])].flatMap((name) => {
    const found = FINDERS[name](reading, family);
    return found === null ? [] : [{ name, ...found, quote: toPrintable(found.quote), url: plainUrl(found.url) }];
  });
}

const counted =
  (
    thing: string,
    least: number,
    say: (count: number, names: readonly string[]) => string,
    namesOf = ({ names }: Counted): readonly string[] => names,
  ): Finder =>
  (reading) => {
    const found = countOn(reading, thing);
    const [first] = found.hits;
    return first && found.count >= least
      ? { value: found.count, url: first.url, quote: say(found.count, namesOf(found)).slice(0, 120) }
      : null;
  };

/** The number that the size of the business rests on, so that volumes and size have one. */
const statedSize = memoByPage((reading: SiteReading): Omit<VolumeSignal, "name"> | null => {
  if (reading.profile.sizeBand.confidence !== "high") return null;
  const pages = reading.pages.map(({ facts }) => facts);
  const [most] = statedPeople(pages, reading.structured).toSorted((a, b) => b.value - a.value);
  return most ? { value: most.value, url: most.sign.url, quote: most.sign.quote } : null;
});

const seenAs =
  (look: (reading: SiteReading) => SignalHit[], value = 1): Finder =>
  (reading) => {
    const [first] = look(reading);
    return first ? { value, url: first.url, quote: first.quote } : null;
  };

const namesOr = (fallback: (count: number) => string) => (count: number, names: readonly string[]) =>
  names.length > 0 ? listOf(names, 4) : fallback(count);

const FINDERS: Record<VolumeSignalName, Finder> = {
  // Who does all of it alone says so without a number.
  "people-stated": (reading, family) =>
    statedNumber(reading, "people") ?? statedSize(reading) ?? countedBy("one person")(reading, family),
  "people-listed": counted("people", 2, (count) => `${count} people are named as staff`),
  practitioners: (reading) => statedNumber(reading, "practitioners"),
  "doctors-named": doctorsNamed,
  "visits-each": visitsEach,
  locations: counted("places", 2, (count) => `${count} places`),
  "homes-managed": (reading) => statedNumber(reading, "homes"),
  lots: (reading) => (reading.profile.industry.value === "real-estate" ? statedNumber(reading, "lots") : null),
  learners: (reading) => statedNumber(reading, "learners"),
  members: (reading) => statedNumber(reading, "members"),
  products: counted("products", 10, (count) => `${count} products`),
  "posts-a-year": postsAYear,
  "issues-a-month": issuesAMonth,
  "events-a-month": eventsAMonth,
  seats: seatsAMonth,
  "open-jobs": counted("open jobs", 1, (count) => countOf(count, "opening")),
  languages: counted("languages", 2, (_count, names) => `Languages: ${names.join(", ")}`),
  "opening-hours": (reading) => openingHoursAWeek(reading),
  "always-open": seenAs((reading) => termHits(reading, "says:around-the-clock")),
  services: counted(
    "services",
    2,
    namesOr((count) => `${count} services`),
    offersIn,
  ),
  reviews: reviewCount,
  listings: counted("listings", 1, (count) => countOf(count, "property", "properties")),
  "booking-system": seenAs((reading) => [
    ...vendorHits(reading, "vendor:booking"),
    ...vendorHits(reading, "vendor:reservation"),
  ]),
  "payment-link": seenAs((reading) => vendorHits(reading, "vendor:payment")),
  "help-desk": seenAs((reading) => [
    ...vendorHits(reading, "vendor:helpdesk"),
    ...labelHits(reading, "says:help-center"),
  ]),
  "phone-only": phoneOnly,
  "manual-phrases": (reading, family) => phrases("manual-mail", "manual-form")(reading, family),
  "call-phrases": (reading, family) => phrases("manual-call")(reading, family),
  questions: counted("questions", 1, (count) => countOf(count, "question")),
  towns: counted(
    "towns",
    2,
    namesOr((count) => `${count} towns`),
  ),
  portals: counted(
    "portals",
    1,
    namesOr((count) => `${count} portals`),
  ),
  insurers: counted(
    "insurers",
    2,
    namesOr((count) => `${count} insurers`),
  ),
  carriers: counted(
    "carriers",
    2,
    namesOr((count) => `${count} carriers`),
  ),
  "tag-vendors": counted(
    "tag vendors",
    1,
    namesOr((count) => `${count} tags`),
  ),
  "social-profiles": counted(
    "social profiles",
    2,
    namesOr((count) => `${count} profiles`),
  ),
  "newest-post": newestPost,
  "thin-products": countedBy("thin product texts"),
  "missing-pages": countedBy("pages missing in one language"),
  "out-of-stock": countedBy("out of stock"),
  "data-place": dataPlace,
  "before-visit": seenAs((reading) => termHits(reading, "says:before-visit").filter(({ region }) => region === "body")),
  "keys-page": seenAs((reading) => statementHits(reading, "states:makes-own-keys")),
};

/** A signal whose quote is the fact itself. */
function countedBy(name: string): Finder {
  return seenAs((reading) => PLAIN_SIGNALS[name]?.(reading) ?? []);
}

const DOCTOR = new RegExp(patterns.doctor, "u");

/** Those whom the pages name with the title or the degree of a doctor; one name may be anybody's. */
function doctorsNamed({ pages }: SiteReading): ReturnType<Finder> {
  const [most] = peopleShown(pages.map(({ facts }) => facts))
    .map(({ url, names }) => ({ url, value: [...names].filter((name) => DOCTOR.test(name)).length }))
    .toSorted((a, b) => b.value - a.value);
  return most && most.value > 1 ? { ...most, quote: `${most.value} doctors named` } : null;
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

const MONTH_MS = YEAR_MS / 12;
/** Fewer tell no pace, and what comes out at once with a new site is none. */
const [LEAST_OF_PACE, LEAST_MONTHS] = [3, 3];

/** Posts of the last twelve months, as many a year as they are since the oldest of them: a list may be young, or end there. */
function postsAYear(reading: SiteReading): ReturnType<Finder> {
  const recent = datedPosts(reading).filter((post) => reading.observedAt - post.date <= YEAR_MS);
  const [newest, oldest] = [recent[0], recent.at(-1)];
  if (!newest || !oldest) return null;
  const months = Math.max(LEAST_MONTHS, Math.round((reading.observedAt - oldest.date) / MONTH_MS));
  return {
    value: recent.length < LEAST_OF_PACE ? recent.length : (recent.length * 12) / months,
    url: newest.hit.url,
    quote: `${countOf(recent.length, "dated post")} in ${countOf(months, "month")}`,
  };
}

function newestPost(reading: SiteReading): ReturnType<Finder> {
  const [newest] = datedPosts(reading);
  if (!newest) return null;
  return {
    value: Math.floor((reading.observedAt - newest.date) / DAY_MS),
    url: newest.hit.url,
    quote: sayMonth(newest.date),
  };
}

/** Events ahead, spread over the months to the last of them, at least one. */
function eventsAMonth(reading: SiteReading): ReturnType<Finder> {
  const { count, hits } = countOn(reading, "upcoming events");
  const [first] = hits;
  return first
    ? {
        value: Math.max(1, Math.round((count / 3) * 10) / 10),
        url: first.url,
        quote: `${countOf(count, "event")} ahead`,
      }
    : null;
}

const MONTHS_AHEAD = 3;

/** Where a page tells of a room, of news or of others: dates and seats on it have nothing to do with each other. */
const NO_COURSES: ReadonlySet<string> = new Set("home about team location contact blog post legal careers".split(" "));

/** Seats of the dates that the same page lists, over the months that such lists mostly reach ahead: of the page that lists most of them. */
function seatsAMonth({ pages }: SiteReading): ReturnType<Finder> {
  const seen = pages.flatMap((page) => {
    const { kind, blocks } = page.facts;
    const dates = NO_COURSES.has(kind) ? 0 : blocks.filter(({ text }) => isDated(text)).length;
    const seats = dates === 0 ? undefined : seatsOn(page);
    return seats === undefined ? [] : [{ ...seats, dates }];
  });
  const [first] = seen.toSorted((a, b) => b.dates - a.dates);
  if (!first) return null;
  const quote = `${first.value} seats on each of ${countOf(first.dates, "date")}`;
  return { value: (first.value * first.dates) / MONTHS_AHEAD, url: first.url, quote };
}

/** Ratings named in the page's data; they count nothing where no review behind them can be read. */
function reviewCount(reading: SiteReading): ReturnType<Finder> {
  const rated = reading.structured
    .filter((node) => node.types.includes("AggregateRating"))
    .map((node) => ({ node, count: Number(textOf(node, "reviewCount") || textOf(node, "ratingCount")) }))
    .filter(({ count }) => Number.isInteger(count) && count >= 1 && count < 1_000_000)
    .sort((a, b) => b.count - a.count);
  const [most] = rated;
  if (!most || !canReadReviews(reading)) return null;
  const quote = `${countOf(most.count, "rating")} named in the page's data`;
  return { value: most.count, url: most.node.pageUrl, quote };
}

/** The phone is offered and nothing to write into is. */
function phoneOnly(reading: SiteReading): ReturnType<Finder> {
  const [phone] = channelHits(reading, "channel:phone");
  const others = ["contact-form", "booking", "live-chat", "email", "messaging"].flatMap((way) =>
    channelHits(reading, `channel:${way}`),
  );
  return phone && others.length === 0 ? { value: 1, url: phone.url, quote: phone.quote } : null;
}

/** Sentences of handwork about this family; each counts once. */
const phrases =
  (...groups: string[]): Finder =>
  (reading, family) => {
    const own = groups.filter((group) => group in family.manualSteps);
    const found = phrasesAbout(reading, own, family);
    const [first] = found;
    return first ? { value: found.length, url: first.url, quote: first.quote } : null;
  };
