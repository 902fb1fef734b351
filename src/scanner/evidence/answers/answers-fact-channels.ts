// Key facts that are ways in: how to get in touch, how to get started.
import type { Profile, SiteType } from "../../../model/profile.ts";
import {
  BOOK,
  BUY,
  ENROL,
  FOLLOW,
  HIRE,
  INSTALL,
  SIGN_UP,
  TAKE_PART,
  joinLists,
  type TermLists,
} from "./answers-fact-terms.ts";
import {
  channelPage,
  type FactEvidence,
  type FactTrace,
  findLine,
  holdsTerm,
  labels,
  ownPages,
  statements,
  topics,
} from "./answers-fact-texts.ts";
import { isDocument } from "./answers-files.ts";
import { hostOf } from "./answers-links.ts";
import { readPricing } from "./answers-pricing.ts";
import { headsSteps } from "./answers-procedures.ts";
import { quoteOf } from "./answers-quote.ts";
import { findManualPhrases } from "../workflow/manual-phrases.ts";
import type { PageFacts } from "../page-facts.ts";
import { splitSentences } from "../text/text-sentences.ts";

const WAYS_TO_WRITE = ["phone", "email", "contact-form", "messaging", "live-chat", "booking"] as const;
/** A project or an author is reached where the community meets. */
const OPEN_TO_COMMUNITY: readonly (SiteType | null)[] = ["docs", "media-blog", "portfolio"];
const COMMUNITY_HOSTS = [
  "discord.gg",
  "discord.com",
  "slack.com",
  "gitter.im",
  "matrix.to",
  "groups.google.com",
  "discourse.org",
];

/** Channels are the authority: they leave placeholders and other people's numbers out. Since version 1.4 a form for a demo, which takes no question, is no answer. */
export function findContact({ pages, channels, profile }: FactEvidence): FactTrace | null {
  for (const type of WAYS_TO_WRITE) {
    const url = channelPage(
      channels.filter(({ isForDemo }) => !isForDemo),
      type,
    );
    if (url !== null) return { url, how: SAID[type] };
  }
  return OPEN_TO_COMMUNITY.includes(profile.siteType.value) ? findCommunity(pages, channels) : null;
}

const SAID: Readonly<Record<(typeof WAYS_TO_WRITE)[number], string>> = {
  phone: "a phone number",
  email: "an email address",
  "contact-form": "a contact form",
  messaging: "a messaging link",
  "live-chat": "a chat",
  booking: "online booking",
};

function findCommunity(pages: readonly PageFacts[], channels: FactEvidence["channels"]): FactTrace | null {
  for (const page of pages) {
    const anchor = page.anchors.find(({ href }) => {
      const host = hostOf(href) ?? "";
      const isTracker =
        (host === "github.com" || host.startsWith("gitlab.")) && /\/(?:issues|discussions)(?:$|[/?#])/.test(href);
      return isTracker || COMMUNITY_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
    });
    if (anchor) return { url: page.url, how: "a public forum or issue list" };
  }
  const social = channelPage(channels, "social");
  return social === null ? null : { url: social, how: "a social profile" };
}

/** Words that invite to begin, by kind of site. */
const BOOK_OR_ENROL = joinLists(BOOK, ENROL);
const INVITATIONS: Readonly<Record<SiteType, TermLists>> = {
  "local-business": BOOK_OR_ENROL,
  services: joinLists(BOOK_OR_ENROL, SIGN_UP),
  ecommerce: BUY,
  "saas-api": joinLists(SIGN_UP, INSTALL),
  marketplace: joinLists(joinLists(SIGN_UP, BUY), BOOK),
  "nonprofit-gov": joinLists(TAKE_PART, BOOK_OR_ENROL),
  docs: INSTALL,
  "media-blog": FOLLOW,
  portfolio: HIRE,
  "app-shell": SIGN_UP,
};
/** At a school "register" opens no account. */
const OF_MEMBERS = joinLists(joinLists(BOOK_OR_ENROL, SIGN_UP), TAKE_PART);
const MAY_HAVE_MEMBERS: readonly SiteType[] = ["local-business", "services"];

const invitationsOf = (siteType: SiteType, { industry }: Profile): TermLists =>
  (industry.value === "education" || hasMembers(industry)) && MAY_HAVE_MEMBERS.includes(siteType)
    ? OF_MEMBERS
    : INVITATIONS[siteType];
/** Who joins a club or a gym is no customer of it. */
export const hasMembers = ({ subKind }: Pick<Profile["industry"], "subKind">): boolean =>
  subKind === "club" || subKind === "fitness";
const ACTIONS: readonly string[] = [
  "ReserveAction",
  "OrderAction",
  "BuyAction",
  "RegisterAction",
  "SubscribeAction",
  "DonateAction",
  "JoinAction",
  "QuoteAction",
];

export function findStart({ pages, channels, structured, profile }: FactEvidence): FactTrace | null {
  const siteType = profile.siteType.value ?? "services";
  const known = findStartChannel(channels, siteType);
  if (known) return known;
  const action = structured.find(({ types }) => types.some((type) => ACTIONS.includes(type)));
  if (action) return { url: action.pageUrl, how: "an action in the markup" };
  // "When you fill in the form, we keep your name": how data are dealt with.
  const own =
    siteType === "docs" || siteType === "media-blog" ? pages : ownPages(pages).filter(({ kind }) => kind !== "legal");
  const lists = invitationsOf(siteType, profile);
  // Hardly a line invites, and whether one denies it takes longer to see.
  const invitation = findLine(
    own,
    (page) =>
      [...callsOf(page), ...topics(page), ...statements(page)]
        .filter((line) => holdsTerm(page, line, { lists, profile }))
        .flatMap(withoutDenials),
    lists,
    profile,
  );
  if (invitation) return invitation;
  const steps = STARTS_BY_STEPS.includes(siteType) ? own.find(headsSteps) : undefined;
  if (steps) return { url: steps.url, how: "numbered steps" };
  const feed =
    siteType === "media-blog"
      ? pages.find(({ links }) => links.some(({ type }) => /rss|atom/.test(type ?? "")))
      : undefined;
  if (feed) return { url: feed.url, how: "a feed to follow" };
  const caller = own.find((page) =>
    findManualPhrases(page).some(({ group }) => group === "manual-call" || group === "manual-mail"),
  );
  if (caller) return { url: caller.url, how: "a sentence that asks to call or write" };
  // With a firm whose work is priced by the job, to ask for a quote is to begin.
  const quote = siteType === "services" ? readPricing(pages, structured, profile).quote : null;
  if (quote === null || IS_DENIED.test(quote.quote)) return null;
  return { url: quote.url, how: `“${quoteOf(quote.quote)}”` };
}

const STARTS_BY_STEPS: readonly SiteType[] = ["local-business", "services", "ecommerce", "saas-api", "marketplace"];

/** "Enrolment" as the one word on a link to a file says that there is something to read; "Registration form" is a way in. */
const callsOf = (page: PageFacts): string[] => {
  const files = new Set(
    page.anchors.filter(({ href, text }) => isDocument(href) && NAMES_TOPIC.test(text)).map(({ text }) => text),
  );
  return labels(page).filter((label) => !files.has(label));
};
const NAMES_TOPIC = /^\P{L}*(?!\p{L}*(?:form|bogen|antrag|ficha|scheda|modulo|karta))\p{L}+\P{L}*$/iu;

/** Quotes that the business does not offer, or others do: the denial stands before them in the same clause, or in German at its end. */
const IS_DENIED =
  /(?<!\p{L})(?:(?:(?<!why )not|never|no longer|(?:don|doesn|won|can)['’]t|cannot|nicht|nie(?:mals)?|keine?) (?!hesitate|only|wait|delay|forget|miss|sure|ready|zögern|nur|warten|vergessen|sicher|kosten|verpflichtung|überraschung)(?![^,;:.!?]{0,40}(?:pay|charg|cost|oblig|zahl|verpflicht))|(?:competitors?|other (?:firms|companies)|mitbewerber|andere (?:firmen|anbieter)) )[^,;:.!?]{0,80}(?<!\p{L})(?:quotes?|quotations?|estimates?|\p{L}{0,20}angebote?|kostenvoranschl[aä]ge?|offerten?)(?!\p{L})|(?<!\p{L})(?:\p{L}{0,20}angebote?|kostenvoranschl[aä]ge?|offerten?) [^,;:.!?]{0,60}nicht(?: mehr)?(?: ab| an)?[.!]?$/iu;

const withoutDenials = (line: string): string[] =>
  IS_DENIED.test(line) ? splitSentences(line).filter((sentence) => !IS_DENIED.test(sentence)) : [line];

function findStartChannel(channels: FactEvidence["channels"], siteType: SiteType): FactTrace | null {
  const types =
    siteType === "media-blog"
      ? (["newsletter"] as const)
      : siteType === "docs"
        ? []
        : (["booking", "ecommerce"] as const);
  for (const type of types) {
    const url = channelPage(channels, type);
    if (url !== null)
      return {
        url,
        how: type === "booking" ? "online booking" : type === "ecommerce" ? "an online shop" : "a newsletter",
      };
  }
  return null;
}
