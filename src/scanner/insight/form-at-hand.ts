// The form by which people write to the business today: what a change to a form extends, or has to replace first.
import { losesChannel, reachesNobody } from "../evidence/operability/dead-forms.ts";
import { fillableFields, isLead } from "../evidence/operability/operate-forms.ts";
import type { FormFacts, PageFacts } from "../evidence/page-facts.ts";
import { tellsOfEmergency } from "../evidence/workflow/other-work.ts";
import { findPhones } from "../../model/find-phones.ts";
import type { Channel } from "../../model/profile.ts";
import { plainUrl } from "../../model/target.ts";
import { toPrintable } from "../../model/printable-text.ts";
import { roleOf } from "./channels/form-purpose.ts";
import type { FieldRole } from "./channels/form-purpose.ts";
import { normaliseText } from "./normalise-text.ts";
import { isCalledFor } from "./signals/form-hits.ts";
import type { ReadPage, SignalHit, SiteReading } from "./signals/site-reading.ts";
import { labelHits } from "./signals/term-hits.ts";
import { toldForm } from "./told-form.ts";
import type { ToldForm } from "./told-form.ts";

export interface FormAtHand {
  url: string;
  /** It only fills a message in the visitor's own mail program. */
  byMail?: true;
  /** It only opens a messenger, which carries no files and confirms nothing. */
  byChat?: true;
  /** What people write there reaches nobody, as the page shows. */
  isLost?: true;
  /** What a link says that asks for a price and leads to the form. */
  ledBy?: string;
  /** What a price depends on in the trade and the form does not ask for. */
  lacks: readonly string[];
  told?: ToldForm;
}

const LABEL_CHARS = 60;

const byReading = new WeakMap<SiteReading, FormAtHand | null>();

/** The form to which requests for a price lead, else that of the page for writing, else the first; null where there is none. */
export function formAtHand(reading: SiteReading): FormAtHand | null {
  const known = byReading.get(reading);
  if (known !== undefined) return known;
  const found = findForm(reading);
  byReading.set(reading, found);
  return found;
}

/** The form of the page that shows the work by one, where no link leads to another; else that of the site. */
export function formOf(reading: SiteReading, shown: readonly SignalHit[]): FormAtHand | null {
  const general = formAtHand(reading);
  if (general?.ledBy !== undefined) return general;
  const found = reading.pages.flatMap((page) => {
    const own = shown.filter(({ url }) => url === page.facts.url);
    const form = page.facts.forms.find(
      (one) =>
        !one.hidden &&
        isLead(one) &&
        own.some(
          ({ region, quote }) => region === "form" || (one.label || page.facts.headings[one.heading]?.text) === quote,
        ),
    );
    return form === undefined ? [] : [{ page, form }];
  });
  const [first] = found;
  const isAmong = found.some(({ page }) => plainUrl(page.facts.url) === general?.url);
  return first === undefined || isAmong ? general : describe(reading, first);
}

function findForm(reading: SiteReading): FormAtHand | null {
  const known = new Set(reading.channels.flatMap(({ type, pages }) => (type === "contact-form" ? pages : [])));
  const found = reading.pages.flatMap((page) => {
    const form = known.has(page.facts.url) ? page.facts.forms.find(isToWriteBy) : undefined;
    return form === undefined ? [] : [{ page, form, ledBy: ledTo(reading, page.facts.url) }];
  });
  const at =
    found.find(({ ledBy }) => ledBy !== undefined) ??
    found.find(({ page }) => page.facts.kind === "contact") ??
    found.find(({ page }) => page.path === "/") ??
    found[0];
  return at === undefined ? null : describe(reading, at);
}

const describe = (
  { profile }: SiteReading,
  { page, form, ledBy }: { page: ReadPage; form: FormFacts; ledBy?: string | undefined },
): FormAtHand => ({
  url: plainUrl(page.facts.url),
  ...(isByMail(form, page) && { byMail: true as const }),
  ...(form.handled === "opens-chat" && { byChat: true as const }),
  ...(reachesNobody(form, page.facts) && { isLost: true as const }),
  ...(ledBy !== undefined && { ledBy }),
  lacks: (NEEDS[profile.industry.subKind ?? ""] ?? []).filter((need) => !asks(form, need)).map(nameOf),
  told: toldForm(form),
});

const isToWriteBy = (form: FormFacts): boolean =>
  !form.hidden &&
  isLead(form) &&
  !form.submitTexts.some((text) => PRAISES.test(text)) &&
  fillableFields(form).some((field) => field.tag === "textarea");
/** What is sent there is shown to others and asks nothing. */
const PRAISES = /\breviews?\b|bewertung|\bavis\b|reseña|recension|avaliaç|opini[ęó]/iu;

/** A link or button that asks for a price, on whichever page, and leads to where the form stands. */
function ledTo(reading: SiteReading, url: string): string | undefined {
  const goal = pageAt(url);
  const asking = new Set(labelHits(reading, "term:quote").map(({ quote }) => quote));
  const leads = ({ href, hidden, text }: PageFacts["anchors"][number]): boolean =>
    !hidden &&
    text.length <= LABEL_CHARS &&
    /^https?:/.test(href) &&
    pageAt(href) === goal &&
    (asking.has(text) || isCalledFor("quote", text));
  const text = reading.pages.flatMap(({ facts }) => facts.anchors.find(leads)?.text ?? [])[0];
  return text === undefined ? undefined : toPrintable(text).replace(/[\s→›»>]{1,5}$/u, "");
}

const pageAt = (url: string): string => plainUrl(url).replace(/\/index\.html?$/, "/");

/** "Submitting opens your email application": nothing is sent until the visitor sends it there, if such a program is set up. */
const OPENS_MAIL =
  /\b(?:open|launch)\p{L}{0,6} (?:up )?(?:your|the|an?) (?:default )?e?-?mail (?:app|program|client|software)|öffnet (?:sich )?\p{L}{2,5} (?:standard-?)?(?:e-?)?mail-?(?:programm|client|app)|mail-?(?:programm|client|app) (?:wird |öffnet )|ouvr\p{L}{0,6} (?:votre|ta|ton|la|le) (?:logiciel de messagerie|messagerie|application de messagerie|client (?:de messagerie|e?-?mail))|abr\p{L}{0,6} (?:tu|su|el|o seu|o teu|seu|o) (?:programa|aplicación|aplicativo|aplicação|cliente|gestor|app) de (?:correo|correio|e-?mail)|apr\p{L}{0,6} (?:il )?(?:tuo|suo|vostro|proprio)? ?(?:programma|client|app) (?:di posta|e?-?mail)|open\p{L}{0,6} (?:je|jouw|uw|het) (?:e-?)?mail ?-?(?:programma|client|app)|otw\p{L}{0,6} (?:się )?(?:twój |swój )?(?:program|klient|aplikacj\p{L}) poczt/iu;

const isByMail = (form: FormFacts, { lines }: ReadPage): boolean =>
  /^mailto:/i.test(form.action) ||
  form.handled === "opens-mail" ||
  (!form.hasAction && lines.some(({ text }) => OPENS_MAIL.test(text)));

interface Need {
  name: string;
  role: FieldRole;
  words: RegExp;
}

const DATE: Need = {
  name: "the date",
  role: "date",
  words:
    /\bdat(?:e|a|um|o)s?\b|fecha|\bday\b|\btag\b|\bwhen\b|\bwann\b|termin|quand|cuándo|quando|wanneer|kiedy|period|zeitraum/u,
};
const PLACE: Need = {
  name: "the place",
  role: "text",
  words:
    /\bplace(?![hm])|location|address|adress|venue|post ?code|\bzip|\bcity|\btown|suburb|\bort\b|straße|plz|stadt|\blieu|\bville|code postal|lugar|direcci|ciudad|localidad|\blocal\b|morada|endere|cidade|concelho|indirizzo|luogo|città|comune|\bcap\b|plaats|adres|postcode|locatie|gemeente|miejsc|miasto|kod poczt/u,
};
const PEOPLE: Need = {
  name: "the number of people",
  role: "guests",
  words:
    /people|guest|particip|person(?:s|en|nes|as|e|er)\b|pessoas|number of|\banzahl|attend|teilnehm|gäste|invit|asistent|convidad|ospit|invitat|aantal|osób|gości|uczestnik/u,
};
const PICTURES: Need = { name: "pictures", role: "file", words: /photo|foto|picture|bild|upload|image|zdjęc|immagin/u };

/** What a price depends on, where the trade leaves no doubt of it. */
const NEEDS: Readonly<Record<string, readonly Need[] | undefined>> = {
  events: [DATE, PLACE, PEOPLE],
  trades: [PLACE, PICTURES],
  transport: [DATE, PLACE],
  rental: [DATE, PLACE],
  travel: [DATE, PEOPLE],
};

const nameOf = ({ name }: Need): string => name;

/** By what, and when, the business calls back: "E-mail address", "When can we call you?" */
const REACHED_BY: ReadonlySet<FieldRole> = new Set(["email", "phone"]);
const OF_CALL =
  /call|rückruf|zurückruf|anruf|erreich|\breach|rappel|llam|ligar|richiam|chiamar|terugbel|\bbellen|dzwoni/u;

function asks(form: FormFacts, { role, words }: Need): boolean {
  const fields = fillableFields(form).filter((field) => field.type !== "checkbox" && !REACHED_BY.has(roleOf(field)));
  const said = fields
    .map(({ label, placeholder, name, id }) =>
      normaliseText(`${label} ${placeholder} ${name} ${id}`).replace(/[_[\]]/g, " "),
    )
    .filter((text) => !OF_CALL.test(text));
  return (role !== "text" && fields.some((field) => roleOf(field) === role)) || said.some((text) => words.test(text));
}

const INLETS: readonly [Channel["type"], string][] = [
  ["phone", "telephone"],
  ["messaging", "messenger"],
  ["email", "e-mail"],
  ["contact-form", "a form"],
  ["live-chat", "chat"],
];

/** How people reach the business, in words: by what the pages show them, and not for emergencies alone. */
export const inletsOf = ({ channels, evidence: { pages } }: SiteReading): string[] =>
  INLETS.flatMap(([type, word]) => {
    const channel = channels.find(
      (one) => one.type === type && !one.isInData && !losesChannel(one, pages) && !isForEmergencies(one, pages),
    );
    return channel === undefined ? [] : [type === "messaging" ? (channel.vendor ?? word) : word];
  });

/** What stands before a number that is for nothing else: "Emergencies: …", "In an emergency call …". */
const LABELLED_EMERGENCY =
  /^(?:(?:in|for) (?:an )?emergenc|emergenc\p{L}*(?: only)?\s?:|(?:im )?notf\p{L}{2,4}(?:\s?:|(?<=^im notfall))|(?:en cas d['’])?urgences?(?:\s?:|,)|(?:en caso de )?urgencias?(?:\s?:|,)|(?:em caso de )?urgências?\s?:|(?:per )?urgenze\s?:|(?:bij )?spoed\s?:|(?:w )?nagłych)/iu;

/** Every number on the pages that show one is told for emergencies: "Urgences : +33 6 00 00 00 00". */
function isForEmergencies({ type, pages: urls }: Channel, pages: readonly PageFacts[]): boolean {
  if (type !== "phone") return false;
  const lines = pages
    .filter(({ url }) => urls.includes(url))
    .flatMap(({ blocks }) => blocks.filter(({ text }) => findPhones(text).length > 0));
  return lines.length > 0 && lines.every(({ text }) => LABELLED_EMERGENCY.test(text) && tellsOfEmergency(text));
}
