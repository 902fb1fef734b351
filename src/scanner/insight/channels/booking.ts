// An online way to a date, table, room or appointment, here or at a service the site links to.
import { addressParts } from "../../../model/address-parts.ts";
import type { AnchorFacts, FormFacts, PageFacts } from "../../evidence/page-facts.ts";
import { leadsToAuthority } from "../signals/authority-hosts.ts";
import { saysAll } from "../signals/statements.ts";
import { vendorOf } from "../vendors.ts";
import type { VendorAddress } from "../vendors.ts";
import {
  brief,
  formCalled,
  formName,
  headingOf,
  hostOf,
  isOwn,
  isSamePage,
  keyOf,
  seenLink,
  named,
  pageBehind,
  shown,
} from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";
import { purposeOf } from "./form-purpose.ts";

/** Portals that list many businesses: only the page of one of them is a way to book this one. */
const PORTALS: [RegExp, RegExp][] = [
  [/^Booking\.com$/, /\/hotel\//i],
  [/^Airbnb$/, /\/(?:rooms|h|luxury|hotel|slink)\/|^\/[a-z]{2}\/rooms\//i],
  [/^(?:Vrbo|Hotpepper|Naver Booking)$/, /\/.{3,}/],
];
/** Hosts to which a link named "book" does not lead to a calendar. */
const NO_CALENDAR =
  /(?:facebook|instagram|whatsapp|wa\.me|m\.me|t\.me|google\.[a-z.]{2,20}\/maps|maps\.|goo\.gl\/maps|forms\.gle|docs\.google|typeform|jotform|forms\.office|tally\.so|linktr\.ee|linkin\.bio|wa\.link|bit\.ly|tinyurl|linkedin|youtube|youtu\.be|amazon\.|eventbrite|meetup\.com|ticket|github|x\.com|twitter|pinterest|tiktok|mailto:|tel:)/i;

export const booking: ChannelDetector = {
  type: "booking",
  detect: (site) => [
    ...site.speaking.flatMap((page) => onPage(page, site)),
    ...byTechnology(site),
    ...reserveActions(site),
  ],
};

/** A calendar that a script in the page itself brings, on a page for booking. */
const byTechnology = (site: ChannelSite): Sighting[] =>
  site.technologies.flatMap(({ category, confidence, name, evidence, url }) =>
    category === "booking-system" && confidence === "high" && site.byUrl.get(keyOf(url))?.facts.kind === "booking"
      ? [{ url, confidence: "high", evidence: shown(`${name}: ${evidence}`), vendor: name }]
      : [],
  );

function onPage(page: ChannelPage, site: ChannelSite): Sighting[] {
  return [
    ...ownForms(page),
    ...embeds(page, site),
    ...page.links.flatMap((link) => byLink(link, page, site)).slice(0, 3),
    ...behindControl(page, site),
    ...byButton(page),
    ...byItself(page, site),
  ];
}

/** The page leads to a calendar on the site's own hosts, of which it says that one chooses and the rest follows by itself. */
function byItself(page: ChannelPage, site: ChannelSite): Sighting[] {
  const link = page.links.find(
    ({ href, text }) =>
      OWN_CALENDAR.test(href) && isOwn(site, href) && !isSamePage(page, href) && named("booking-action", text, page),
  );
  if (!link || !saysAll(page.facts, page.languages, ["time-chosen", "confirmed-at-once"])) return [];
  return [{ url: page.url, confidence: "medium", ...seenLink(link) }];
}

const OWN_CALENDAR = /book|buch|termin|reserv|prenot|rendez|cita|agend|afspra|boek|rezerw|umow|schedul|calend|kalend/i;

/** A calendar's address, or the form itself, in a panel that stays hidden until a visible "Book now" opens it. */
function behindControl(page: ChannelPage, site: ChannelSite): Sighting[] {
  const opens = (name: string): boolean => name.length <= 60 && named("booking-action", name, page) !== null;
  const opener =
    page.facts.buttons.find((button) => !button.hidden && opens(button.name))?.name ??
    page.links.find((link) => /^(?:#|javascript:)/i.test(link.rawHref) && opens(link.text))?.text;
  if (opener === undefined) return [];
  const opened = page.forms.find(({ facts }) => facts.hidden && isBookingForm(facts, opener, page));
  if (opened) return [formSighting(opened, page, "medium")];
  return page.facts.anchors.flatMap((anchor): Sighting[] => {
    const vendor = anchor.hidden && !isOwn(site, anchor.href) ? vendorOf("booking", anchor.href) : null;
    if (!vendor?.isSpecific || !leadsToOneBusiness(vendor, anchor.href)) return [];
    return [{ url: page.url, confidence: "medium", ...seenLink(anchor), vendor: vendor.vendor }];
  });
}

/** A button whose script opens the calendar. */
const byButton = ({ url, facts }: ChannelPage): Sighting[] =>
  facts.buttons.flatMap(({ hidden, name, leadsTo = "" }) => {
    const vendor = hidden ? null : vendorOf("booking", leadsTo);
    if (!vendor?.isSpecific || !leadsToOneBusiness(vendor, leadsTo)) return [];
    return [
      {
        url,
        confidence: "high",
        evidence: shown(`Button "${brief(name)}" to ${hostOf(leadsTo)}`),
        vendor: vendor.vendor,
      },
    ];
  });

const ownForms = (page: ChannelPage): Sighting[] =>
  page.forms.filter((form) => form.purpose === "booking").map((form) => formSighting(form, page, "high"));

const formSighting = (
  form: ChannelPage["forms"][number],
  { url }: ChannelPage,
  confidence: Sighting["confidence"],
): Sighting => ({
  url,
  confidence,
  evidence: shown(`${formCalled("Form", formName(form))} that asks for a date or party`),
  seenAs: "form",
});

/** As the form would be read once what opens it was pressed. */
const isBookingForm = (form: FormFacts, opener: string, { facts, languages }: ChannelPage): boolean =>
  purposeOf(
    { ...form, hidden: false, fields: form.fields.map((field) => ({ ...field, hidden: false })) },
    opener,
    facts.kind,
    languages,
  ) === "booking";

/** Hosts and paths of calendars; "book" may be one to read, "schedule", "Termine" and "calendar" are lists of events. */
const CALENDAR_FRAME =
  /^bookings?\.|\/bookings?(?:\/|$)|(?<![a-z])(?:appts?|appointments?|book-?now|book-?online|scheduler|reserv(?:as|ations?|ierung|ierungen|eringen)|termin(?:buchung|vergabe|vereinbarung)|rdv|rendez-?vous|prenota(?:zione|zioni)|agendamentos?|afspra(?:ak|ken)|boekingen|rezerwacj[ae])(?![a-z])/i;
/** Frames that hold something else, whatever their address says. */
const OTHER_FRAME =
  /(?<![a-z])(?:maps?|youtube|youtu|vimeo|facebook|calendar\.google\.com\/calendar\/embed)(?![a-z])|\.pdf$/i;

/** Hosts of calendars are many, and vendors serve them on hosts of their customers too: the address says what it is. */
function isBookingFrame({ src, hidden }: PageFacts["iframes"][number], site: ChannelSite): boolean {
  const parts = addressParts(src);
  if (hidden || parts === null || !/^https?:/i.test(src) || isOwn(site, src)) return false;
  const place = `${parts.hostname}${parts.pathname}`;
  return CALENDAR_FRAME.test(place) && !OTHER_FRAME.test(place);
}

const BOOKING_WORDS = ["booking-action", "appointment", "book-table"] as const;

/** The page says in its title, a heading or its name in the menu that one books there. */
function speaksOfBooking(page: ChannelPage): boolean {
  const { kind, titles, headings } = page.facts;
  const said = [
    ...titles,
    ...headings.filter(({ hidden }) => !hidden).map(({ text }) => text),
    ...page.links.filter(({ region, href }) => region === "nav" && isSamePage(page, href)).map(({ text }) => text),
  ];
  return kind === "booking" || said.some((text) => BOOKING_WORDS.some((word) => named(word, text, page) !== null));
}

function embeds(page: ChannelPage, site: ChannelSite): Sighting[] {
  const found: Sighting[] = [];
  for (const frame of page.facts.iframes) {
    const vendor = vendorOf("booking", frame.src);
    if (vendor)
      found.push({
        url: page.url,
        confidence: "high",
        evidence: `Booking by ${vendor.vendor} in a frame`,
        vendor: vendor.vendor,
      });
    else if (isBookingFrame(frame, site) && speaksOfBooking(page))
      found.push({ url: page.url, confidence: "high", evidence: "Calendar in a frame" });
  }
  const tokens = [...page.facts.tokens.classes, ...page.facts.tokens.ids].join(" ").toLowerCase();
  for (const script of page.facts.scripts) {
    const vendor = vendorOf("booking", script.src);
    if (!vendor) continue;
    const isPlaced = /widget|booking|calendly|reserv|embed|scheduler/.test(tokens) || page.facts.kind === "booking";
    found.push({
      url: page.url,
      confidence: isPlaced ? "high" : "medium",
      evidence: `Booking widget of ${vendor.vendor}`,
      vendor: vendor.vendor,
    });
  }
  return found;
}

function byLink(link: AnchorFacts, page: ChannelPage, site: ChannelSite): Sighting[] {
  const vendor = vendorOf("booking", link.href);
  if (vendor) {
    if (isOwn(site, link.href)) return [];
    const isExact = vendor.isSpecific && leadsToOneBusiness(vendor, link.href);
    // A bare link to a portal counts where the site says that one books there.
    const isAnnounced = named("booking-action", `${headingOf(page, link.heading)} ${link.text}`, page) !== null;
    if (!isExact && !isAnnounced) return [];
    return [{ url: page.url, confidence: isExact ? "high" : "medium", ...seenLink(link), vendor: vendor.vendor }];
  }
  const word = named("booking-action", link.text, page);
  if (word === null || link.text.length > 80 || isSamePage(page, link.href)) return [];
  if (!/^https?:/.test(link.href) || NO_CALENDAR.test(link.href)) return [];
  // What one books at an office of the state is its time, and not the business's.
  if (leadsToAuthority(link.href) && !leadsToAuthority(page.url)) return [];
  const sighting = { url: page.url, ...seenLink(link) };
  if (!isOwn(site, link.href)) return [{ ...sighting, confidence: hostOf(link.href) === "" ? "low" : "medium" }];
  const target = pageBehind(site, link.href);
  // A page that was read speaks for itself; one that was not read may hold a calendar.
  if (target) return hasCalendar(target, site) ? [{ ...sighting, confidence: "high" }] : [];
  return [{ ...sighting, confidence: "low" }];
}

function leadsToOneBusiness({ vendor }: VendorAddress, href: string): boolean {
  const rule = PORTALS.find(([name]) => name.test(vendor));
  return rule === undefined || rule[1].test(URL.canParse(href) ? new URL(href).pathname : "");
}

function hasCalendar(page: ChannelPage, site: ChannelSite): boolean {
  if (page.forms.some((form) => form.purpose === "booking")) return true;
  if (page.facts.iframes.some((frame) => isBookingFrame(frame, site) || vendorOf("booking", frame.src) !== null))
    return true;
  if (byButton(page).length > 0) return true;
  return page.facts.scripts.some((script) => vendorOf("booking", script.src) !== null);
}

function reserveActions(site: ChannelSite): Sighting[] {
  return site.structured
    .filter((node) => node.types.includes("ReserveAction") && node.props["target"] !== undefined)
    .map((node) => ({
      url: node.pageUrl,
      confidence: "medium" as const,
      evidence: "ReserveAction with an address in structured data",
      isInData: true as const,
    }));
}
