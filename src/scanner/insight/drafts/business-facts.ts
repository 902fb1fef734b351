// Facts about the business that may stand in a draft, and placeholders for those that may not.
import { readFoundingYears } from "../../evidence/answers/answers-facts-compare.ts";
import { holdsAddress } from "../../evidence/answers/answers-address.ts";
import { findDailyTimes } from "../../evidence/answers/answers-hours.ts";
import { readTimes } from "../../evidence/structured/structured-hours-times.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { showsSeat } from "../../evidence/answers/answers-fact-places.ts";
import { type OpenSpan, WEEK_DAYS } from "../../evidence/structured/structured-hours.ts";
import { findPhones } from "../../../model/find-phones.ts";
import { hasStreetAddress, streetIn } from "../../evidence/text/text-streets.ts";
import { printableUrl, registrableDomainOf } from "../../../model/target.ts";
import type { ChannelType } from "../../../model/profile.ts";
import { findOpeningHours, type ShownHours } from "../../evidence/structured/structured-hours-text.ts";
import { isKnownType } from "../../evidence/structured/schema-types.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { typeName } from "../../evidence/structured/collect-structured.ts";
import { ownOrganizations, ownPlaces, placeKindOf } from "../../evidence/structured/structured-entity.ts";
import type { SiteEvidence, SiteNode } from "../../evidence/site-evidence.ts";
import { isProfileAddress } from "../channels/social.ts";
import { beginningsOf } from "../../evidence/text/word-beginnings.ts";
import { isFullSentence, splitSentences } from "../../evidence/text/text-sentences.ts";
import { creditedSentence, saysOffer } from "./credited-sentence.ts";
import { isPlaceholder, pageAddress, siteText } from "./draft-parts.ts";
import { pageSentence } from "./page-sentence.ts";
import { pastableText } from "./pastable-text.ts";
import { tellsOwnFounding } from "./own-founding.ts";
import { namesOn } from "./people.ts";
import { saysWhatItDoes } from "./says-what-it-does.ts";
import { shortenDescription } from "./shorten-description.ts";
import { isPlace, schemaTypesOf } from "./schema-type.ts";

const PROFILES = 5;
/** The line under a name that says what it offers; a longer text has to say it in a sentence. */
const LINE_CHARS = 80;

/** null while the business has no name that could be told. */
export const businessName = ({ profile }: Pick<SiteEvidence, "profile">): string | null => nameIn(profile);

const nameIn = memoByPage(({ businessName: { value } }: SiteEvidence["profile"]): string | null => {
  const name = value === null ? "" : siteText(value, 120, { own: [value], people: [] });
  return name === "" ? null : name;
});

/** What the business declares of itself, else a sentence of its start page that says what it is or does. */
export const businessDescription = (site: SiteEvidence): string | undefined => descriptionOf(site) ?? undefined;

/** Several drafts begin with it: looked for once. */
const descriptionOf = memoByPage((site: SiteEvidence): string | null => {
  const { profile, home, pages } = site;
  const names = namesOn(site);
  const said = profile.description.value ?? "";
  // A street that was taken out leaves a gap.
  const whole = said.includes("…") ? "" : siteText(pastableText(said, home, pages), undefined, names);
  const isMeant = (sentence: string): boolean => saysWhatItDoes(sentence, businessName(site));
  const isDeclared = profile.description.confidence !== "low";
  const isLine = whole.length <= LINE_CHARS && saysOffer(whole, site);
  if (whole !== "" && (isDeclared || isLine || isMeant(whole))) return whole;
  // Where it names a person or was cut, a sentence of it may still say what the business is.
  const parts = splitSentences(isDeclared ? said : "").map((sentence) =>
    isFullSentence(sentence) && !sentence.includes("…")
      ? siteText(pastableText(sentence, home, pages), undefined, names)
      : "",
  );
  const end = parts.indexOf("");
  const opening = parts.slice(0, end === -1 ? undefined : end).join(" ");
  const part = parts.find((sentence) => sentence !== "" && isMeant(sentence));
  if (part !== undefined) return part;
  if (saysOffer(opening, site)) return opening;
  // What the report quotes as said by the business of itself, where its name is in it.
  const words = beginningsOf(whole);
  const named = [...beginningsOf(businessName(site) ?? "")];
  const isOwn = isFullSentence(whole) && named.length > 0 && named.every((word) => words.has(word));
  return (
    creditedSentence(site) ??
    pageSentence(home, pages, names, { isMeant }) ??
    (isOwn ? whole : shortenDescription(isDeclared ? said : "", names, new Set()))
  );
});

/** Address of the site's start page. A scan may begin at another page, and a site may live in a folder. */
export const rootAddress = ({ home, target }: Pick<SiteEvidence, "home" | "target">): string =>
  (home.kind === "home" ? pageAddress(home.url) : "") || `${target.origin}/`;

/** The id of the business's own node, or the one that a draft gives it. */
export function businessId(site: SiteEvidence): string {
  const [id] = ownOrganizations(site).flatMap((node) => printableId(node, site) || []);
  return id ?? `${rootAddress(site)}#business`;
}

/**
 * What begins every block about the business, so that one id never gets two kinds: the classes that the site gives it,
 * or, where these do not say what kind of place it is, those that a draft proposes.
 */
export function businessHead(site: SiteEvidence, name: string, node?: SiteNode) {
  const own = businessId(site);
  const idOf = (other: SiteNode): string => printableId(other, site) || own;
  const id = node === undefined ? own : idOf(node);
  const nodes = [...ownPlaces(site), ...ownOrganizations(site)];
  // What stands under the id itself tells its classes, before what has no id.
  const under = nodes.filter((other) => printableId(other, site) === id);
  const same = under.length > 0 ? under : nodes.filter((other) => idOf(other) === id);
  const known = same.flatMap(({ types }) => types.map(typeName));
  const stated = [...new Set(known)].filter(isKnownType);
  const proposed = schemaTypesOf(site);
  // Where the place has a node of its own, that one gets the kind, and the organization above it stays what it is.
  const isOne = ownPlaces(site).every((other) => idOf(other) === id);
  const lacksKind = id === own && isOne && isPlace(site) && nodes.every((other) => placeKindOf(other) === null);
  const types = stated.length === 0 || (lacksKind && proposed[0] !== "Organization") ? proposed : stated;
  return { types, props: { "@type": oneOrAll(types), "@id": id, name } };
}

const oneOrAll = (types: readonly string[]): string | readonly string[] | undefined =>
  types.length === 1 ? types[0] : types;

/**
 * The business as another node names it: under the id that its description has or that a draft gives it, and with its
 * class and name, since each page is read alone.
 */
export function businessReference(site: SiteEvidence): Record<string, unknown> | undefined {
  const name = businessName(site);
  if (name === null) return undefined;
  const { types, props } = businessHead(site, name);
  // A class that is yet to be chosen is chosen once, where the business is described.
  return { ...props, "@type": oneOrAll(types.filter((type) => !isPlaceholder(type))), url: rootAddress(site) };
}

/** "" where there is none, or one of another site. */
const printableId = ({ id }: SiteNode, { target }: SiteEvidence): string => {
  if (id === null || !/^https?:/.test(id) || !URL.canParse(id)) return "";
  const { hash, hostname } = new URL(id);
  return registrableDomainOf(hostname) === target.registrableDomain ? `${printableUrl(id)}${hash}` : "";
};

/** Where a fact of that kind was read: the page that a placeholder names. */
export const pageWith = ({ channels }: SiteEvidence, type: ChannelType): string | null =>
  channels.find((channel) => channel.type === type)?.pages[0] ?? null;

export const hasChannel = ({ channels }: SiteEvidence, type: ChannelType): boolean =>
  channels.some((channel) => channel.type === type && channel.confidence !== "low");

/** Where visitors are told how to reach the business. */
export function contactPage({ pages, home, channels }: Pick<SiteEvidence, "pages" | "home" | "channels">): string {
  const [page] = (["contact", "location"] as const).flatMap((kind) => pages.find((one) => one.kind === kind) ?? []);
  const channel = channels.find(({ type }) => type === "phone" || type === "email" || type === "contact-form");
  return page?.url ?? channel?.pages.find((url) => url === home.url) ?? channel?.pages[0] ?? home.url;
}

/** Where its address was read: the page for visitors where that shows one, else the first that does. */
export function addressPage(site: Pick<SiteEvidence, "pages" | "home" | "channels">): string | null {
  const contact = contactPage(site);
  const showing = site.pages
    .filter(({ kind }) => kind !== "post" && kind !== "blog")
    .filter((page) => showsSeat(page, site.pages));
  return (showing.find(({ url }) => url === contact) ?? showing[0])?.url ?? null;
}

/** Digits alone end the line or stand before a town, and are no year. */
const POSTAL_CODE =
  /(?<![\p{L}\p{N}+.-])(?:(?:\d{5}|(?!19|20)\d{4}|(?<=(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) )\d{4})(?=\s*(?:$|[,.](?!\d)|[|;·•–()]|\s\p{Lu}))|(?<=(?:^|[|,·•]) {0,2})(?:19|20)\d{2}(?= \p{Lu}\p{Ll}+ *(?:$|[|,.·•]))|\d{4,5}-\d{3,4}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{2}-\d{3}|\d{3} \d{2,3}|\d{6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]-?\d{4,5}|\d{4} ?[A-Z]{2})(?![\p{N}/-])/u;
const LINES_OF_ADDRESS = 3;

/** Without the street and its number; a number that goes on is that of the town. */
function withoutStreet(text: string): string {
  const street = streetIn(text) ?? "";
  const at = text.toLowerCase().indexOf(street);
  const end = at + street.length;
  return street === "" || at === -1 || /^\d/.test(text.slice(end)) ? text : `${text.slice(0, at)}…${text.slice(end)}`;
}

/** The page of the address, where a code stands in it or right below its street. */
export const codePage = (site: Pick<SiteEvidence, "pages" | "home" | "channels">): string | null =>
  codeLines(site)?.url ?? null;

/** The address itself on that page: the line of its street and those below it. */
export function codeLines(
  site: Pick<SiteEvidence, "pages" | "home" | "channels">,
): { url: string; text: string } | null {
  const address = addressPage(site);
  const { blocks = [] } = site.pages.find(({ url }) => url === address) ?? {};
  const isCode = (text: string): boolean =>
    POSTAL_CODE.test(
      findPhones(text).reduce((left, { start, end }) => left.replace(text.slice(start, end), " "), withoutStreet(text)),
    );
  const lines = blocks.flatMap(({ text }, from) => {
    if (!hasStreetAddress(text) && !holdsAddress(text)) return [];
    const below = blocks.slice(from, from + LINES_OF_ADDRESS).map((block) => block.text);
    return isCode(below.join(" | ")) ? below.join(" | ") : [];
  });
  return lines[0] === undefined || address === null ? null : { url: address, text: lines[0] };
}

/** Addresses of the business's own profiles on other sites. */
export function profileAddresses({
  pages,
  target,
  profile,
}: Pick<SiteEvidence, "pages" | "target" | "profile">): string[] {
  const name = [...beginningsOf(nameIn(profile) ?? "")];
  const isNamed = (href: string): boolean => name.some((word) => word.length > 3 && href.toLowerCase().includes(word));
  // A footer may be called otherwise: what every page links stands in one, and may be whose who made the site.
  const isOnAll = (href: string): boolean =>
    pages.length > 1 && isNamed(href) && pages.every(({ anchors }) => anchors.some((other) => other.href === href));
  const linked = pages
    .flatMap(({ anchors }) => anchors)
    .filter(
      ({ region, href }) => isProfileAddress(href) && (region === "footer" || region === "header" || isOnAll(href)),
    )
    .filter(({ href }) => !isPersonalProfile(href) && !isNumberedProfile(href))
    .map(({ href }) => printableUrl(href).replace(/\/$/, ""))
    .filter((href) => registrableDomainOf(new URL(href).hostname) !== target.registrableDomain);
  return [...new Set(linked)].slice(0, PROFILES);
}

/** Named by its query alone, which is never printed. */
const isNumberedProfile = (href: string): boolean => /\/profile\.php(?:\?|$)/i.test(href);

/** A person's own profile: no profile of the business, and its address is a name. */
export const isPersonalProfile = (href: string): boolean =>
  /^https?:\/\/(?:[a-z]+\.)?(?:linkedin\.[a-z.]+\/in|xing\.com\/profile)\//i.test(href);

/** Opening hours as the pages show them; undefined when they show none, or two different sets. */
export function shownHours(site: Pick<SiteEvidence, "pages">): Record<string, unknown>[] | undefined {
  const byDay = hoursByDay(site);
  return [...byDay.values()].some(isContradictory) ? undefined : rowsOf(byDay);
}

/** "07:00-16:45", where the pages say from when to when they are open every day, and not on which days. */
export function dailyHours({ pages }: Pick<SiteEvidence, "pages">): string | undefined {
  const lines = pages.filter(({ kind }) => kind !== "post").flatMap((page) => findDailyTimes(page) ?? []);
  const spans = lines.flatMap((line) => readTimes(foldText(line))?.spans ?? []);
  const [told, other] = new Set(spans.map(({ from, to }) => `${clock(from)}-${clock(to)}`));
  return other === undefined ? told : undefined;
}

/** The year of its foundation, where the pages state one alone. */
export function foundingYear(site: Pick<SiteEvidence, "pages" | "profile">): string | undefined {
  const stated = site.pages.flatMap(readFoundingYears);
  const [year, other] = new Set(stated.map(({ value }) => value));
  const name = businessName(site);
  const isOwn = stated.some(({ received }) => tellsOwnFounding(received) || (name !== null && received.includes(name)));
  return isOwn && other === undefined ? year : undefined;
}

/** Those of the days on which the pages agree, and for the others a choice between what they say. */
export function agreedHours(site: Pick<SiteEvidence, "pages">): Record<string, unknown>[] | undefined {
  const byDay = hoursByDay(site);
  const disputed = [...byDay].filter(([, hours]) => isContradictory(hours));
  const agreed = rowsOf(new Map([...byDay].filter(([, hours]) => !isContradictory(hours))));
  if (agreed === undefined || disputed.length > 2) return undefined;
  return [...agreed, ...disputed.map(([day, hours]) => choiceOf(day, hours))];
}

function choiceOf(day: number, hours: readonly ShownHours[]): Record<string, unknown> {
  const spans = hours.flatMap((one) => one.spans);
  const oneOf = (minutes: readonly number[]): string => {
    const said = [...new Set(minutes.map(clock))];
    return said.length === 1 ? (said[0] ?? "") : `[${said.join(" or ")}]`;
  };
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: WEEK_DAYS[day],
    opens: oneOf(spans.map(({ from }) => from)),
    closes: oneOf(spans.map(({ to }) => to)),
  };
}

function hoursByDay({ pages }: Pick<SiteEvidence, "pages">): Map<number, ShownHours[]> {
  // Whether a lunch break is shown to machines is the owner's choice; a start alone has no end to write.
  const shown = pages
    .filter(({ kind }) => kind !== "post")
    .flatMap(findOpeningHours)
    .filter(({ breaks }) => breaks.length === 0);
  return Map.groupBy(shown, ({ day }) => day);
}

function rowsOf(byDay: ReadonlyMap<number, ShownHours[]>): Record<string, unknown>[] | undefined {
  const spans = [...byDay].flatMap(([day, [hours]]) =>
    hours === undefined || isAbsurd(hours) ? [] : hours.spans.map((span) => ({ day, ...span })),
  );
  const bySpan = Map.groupBy(spans, ({ from, to }) => `${from} ${to}`);
  const rows = [...bySpan.values()].flatMap((group) => {
    const [first] = group;
    const days = group.map(({ day }) => day).toSorted((a, b) => a - b);
    return first === undefined
      ? []
      : [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: days.map((day) => WEEK_DAYS[day]),
            opens: clock(first.from),
            closes: isAllDay(first) ? "23:59" : clock(first.to),
          },
        ];
  });
  return rows.length === 0 ? undefined : rows;
}

const NIGHT = /night|nacht|nuit|noche|noite|notte|(?<!\p{L})noc(?:y|ą)?(?!\p{L})/iu;
const EARLIEST = 300;
const LONGEST_DAY = 960;
/** By readers of the vocabulary, 00:00 to 00:00 is a day on which nobody is there. */
const isAllDay = ({ from, to }: OpenSpan): boolean => from === 0 && to === 1_440;

/** Hours that hardly any business has were rather misread: nobody is sent there at three in the morning. */
function isAbsurd({ spans, line }: ShownHours): boolean {
  if (spans.length === 1 && spans.every(isAllDay)) return false;
  const minutes = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return minutes > LONGEST_DAY || (spans.some(({ from }) => from < EARLIEST) && !NIGHT.test(line));
}

const isContradictory = (hours: readonly ShownHours[]): boolean =>
  new Set(hours.map(({ spans }) => JSON.stringify(spans))).size > 1;

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % 1_440) / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
