// Events an organization holds: sections and calendars that name them, and forms to take part.
import { primarySubtag } from "../../../evidence/text/text-language.ts";
import { normaliseText, wordsOf } from "../../normalise-text.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { pageHits } from "../page-hits.ts";
import { labelHits, termHits } from "../term-hits.ts";
import { isDated } from "./day-in-text.ts";
import { hitOn } from "./make-hit.ts";

/** Kinds of organization that hold their own events; a firm's "events" may be a service it sells. */
const HOSTS: ReadonlySet<string> = new Set(["club", "nonprofit", "religion", "gov", "arts"]);
const MOST_LABEL_WORDS = 5;
/** Who looks after the events is no event. */
const OFFICE =
  /(?:chair|coordinator|manager|director|officer|planner|planning|beauftragt|leiter|leitung|responsab|coordina|verantwoordelijk|koordynator|sorumlu)/i;

function holdsEvents({ industry, siteType }: SiteReading["profile"]): boolean {
  const kind = industry.subKind ?? "";
  // What schools name events is their calendar: parents read it, hardly anyone registers.
  if (industry.value === "education") return kind !== "school";
  return siteType.value === "nonprofit-gov" || (industry.value === "other" && HOSTS.has(kind));
}

/** A short heading or link that names events, or a sentence of the organization that says it holds them or meets regularly. */
function eventSection(reading: SiteReading): SignalHit[] {
  if (!holdsEvents(reading.profile)) return [];
  const named = labelHits(reading, "says:events").filter(
    (hit) => wordsOf(hit.quote).length <= MOST_LABEL_WORDS && !OFFICE.test(hit.quote),
  );
  const said = ["says:runs-events", "says:regular-meetings"].flatMap((name) => termHits(reading, name));
  return [...named, ...said].filter((hit) => hit.strength === 1).slice(0, 3);
}

/** Pages of events that give two or more of them a date, with two of these lines. */
function datedPages(reading: SiteReading): { page: ReadPage; hits: SignalHit[] }[] {
  const urls = new Set(pageHits(reading, "page:calendar").map((hit) => (hit.region === "page" ? hit.url : "")));
  return reading.pages
    .filter((page) => urls.has(page.facts.url))
    .map((page) => ({ page, dated: page.facts.blocks.filter(({ text }) => isDated(text)) }))
    .filter(({ dated }) => dated.length >= 2)
    .map(({ page, dated }) => ({ page, hits: dated.slice(0, 2).map(({ text }) => hitOn(page, "body", text)) }));
}

const datedEvents = (reading: SiteReading): SignalHit[] =>
  datedPages(reading)
    .flatMap(({ hits }) => hits)
    .slice(0, 3);

/** Such pages that declare different languages: one date of each of two. */
function datesInLanguages(reading: SiteReading): SignalHit[] {
  const byLanguage = new Map(
    datedPages(reading).map(({ page, hits }) => [primarySubtag(page.facts.htmlLang ?? ""), hits]),
  );
  byLanguage.delete("");
  return byLanguage.size < 2 ? [] : [...byLanguage.values()].flatMap((hits) => hits.slice(0, 1)).slice(0, 2);
}

const CALENDAR_FRAME =
  /^https?:\/\/(?:(?:www|calendar)\.google\.com\/calendar\/(?:u\/\d\/)?embed|(?:[\w-]+\.)?teamup\.com\/|outlook\.(?:live|office365)\.com\/(?:owa\/)?calendar\/|lu\.ma\/embed|luma\.com\/embed|tockify\.com\/|www\.eventbrite\.[a-z.]{2,6}\/|[^/]{1,80}\/[^?]{0,80}events?[-/])/i;

/** A calendar of dates, or a list of events kept elsewhere, shown on a page. */
const calendarFrame = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .flatMap((page) =>
      page.facts.iframes
        .filter((frame) => !frame.hidden && CALENDAR_FRAME.test(frame.src.slice(0, 300)))
        .slice(0, 1)
        .map((frame) => hitOn(page, "frame", frame.title || `Calendar from ${frame.src.split("/")[2] ?? ""}`)),
    )
    .slice(0, 2);

const FORM_HOST =
  /^https?:\/\/(?:forms\.gle\/|docs\.google\.com\/forms\/|forms\.office\.com\/|forms\.cloud\.microsoft\/|(?:[\w-]+\.)?(?:typeform|jotform|jotformeu|airtable|cognitoforms|formstack|wufoo|paperform)\.(?:com|co)\/|tally\.so\/)/i;
const EVENT_WORDS =
  /(?<!\p{L})(?:event(?!ual)|workshop|webinar|seminar|meet-?up|hackathon|conference|bootcamp|competition|tournament|open day|veranstalt|tagung|vortrag|turnier|kurs|atelier|rencontre|conférence|taller|jornada|congreso|evento|oficina|encontro|corso|convegno|evenement|bijeenkomst|cursus|wydarzen|warsztat|szkoleni|konferencj|etkinlik|atölye|мероприят|семинар|вебинар|akce|přednášk)|イベント|セミナー|행사|세미나|活动|讲座/iu;

/** A form kept at a general form host counts by its link's words, else by the heading it stands under. */
const eventForm = (reading: SiteReading): SignalHit[] => reading.pages.flatMap(formLinks).slice(0, 2);

function formLinks(page: ReadPage): SignalHit[] {
  if (page.facts.kind === "post" || page.facts.kind === "legal") return [];
  return page.facts.anchors
    .filter((anchor) => !anchor.hidden && FORM_HOST.test(anchor.href))
    .map((anchor) => ({ text: anchor.text, heading: page.facts.headings[anchor.heading]?.text ?? "" }))
    .filter(({ text, heading }) => EVENT_WORDS.test(normaliseText(`${text} ${heading}`.slice(0, 400))))
    .slice(0, 1)
    .map(({ text, heading }) =>
      hitOn(page, "link", EVENT_WORDS.test(normaliseText(text)) ? text : `${heading}: ${text}`),
    );
}

export const eventSignals = {
  "event section": eventSection,
  "dated events": datedEvents,
  "dated events in two languages": datesInLanguages,
  "calendar frame": calendarFrame,
  "event form": eventForm,
};
