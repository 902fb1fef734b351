// Lessons on set days: what says that a page offers them, the days still to come, and their one price.
import { isoDay } from "../../../model/words.ts";
import { speaksOfOtherMoney } from "../../evidence/answers/answers-fact-terms.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { findDates } from "../../evidence/text/text-dates.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { OF_HOURS } from "../../evidence/text/time-units.ts";
import { numberOf, WRITTEN_NUMBER } from "../../evidence/text/written-numbers.ts";
import { placeholder } from "./draft-parts.ts";
import type { PriceLine } from "./price-lines.ts";

const MOST_DAYS = 60;
const DAY_MS = 86_400_000;
const YEARS_AHEAD_MS = 800 * DAY_MS;

const LINE_CHARS = 70;
/** A day until which one signs up, or up to which a price holds, is no day of a lesson. */
const OTHER_DAY =
  /(?<!\p{L})(?:until|by|deadline|before|early|updated|published|bis|anmelde\p{L}*|frühbucher\p{L}*|stand|jusqu|avant|limite|hasta|antes|plazo|até|prazo|entro|scadenza|tot|uiterlijk|voor|do|termin zgłoszeń|przed)(?!\p{L})/iu;

/** Days told in short lines of the main part that lie ahead and can be read in one way, in order. */
export function comingDays({ blocks }: PageFacts, { target }: Pick<SiteEvidence, "target">): string[] {
  const days = blocks
    .filter(({ region, text }) => region === "main" && text.length <= LINE_CHARS && !OTHER_DAY.test(text))
    .flatMap(({ text }) => findDates(text))
    .filter(({ ms, otherMs, precision }) => precision === "day" && (otherMs === null || otherMs === ms))
    .map(({ ms }) => ms)
    .filter((ms) => ms >= target.observedAt && ms < target.observedAt + YEARS_AHEAD_MS);
  return [...new Set(days)]
    .toSorted((a, b) => a - b)
    .slice(0, MOST_DAYS)
    .map(isoDay);
}

/** "10 Uhr", "10:30", "2 pm": where a line tells one time alone, it is when the lesson begins. */
const CLOCK =
  /(?<![\d.,:])([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?\s?(uhr|uur|[ap]\.?m\.?|h)(?!\p{L})|(?<![\d.,:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/giu;
const SPAN =
  /\d\s?(?:uhr|h|[ap]\.?m\.?)?\s?[–—-]\s?\d{1,2}(?:[:.h]\d|\s?(?:uhr|uur|[ap]\.?m|h))|(?<!\p{L})(?:bis|until|till|to|jusqu|hasta|até|fino|tot|do|à|a) \d/iu;

const FIRST_LESSON = 7;

function timeIn(line: string): string | null {
  const [only, second] = [...line.matchAll(CLOCK)];
  if (only === undefined || second !== undefined || SPAN.test(line)) return null;
  const hour = Number(only[1] ?? only[4]);
  const half = (only[3] ?? "").toLowerCase();
  // "4 h" may as well be how long it takes.
  if (half === "h" && only[2] === undefined && hour < FIRST_LESSON) return null;
  const isTwelve = half.startsWith("a") || half.startsWith("p");
  if (isTwelve && hour > 12) return null;
  const shown = isTwelve ? (hour % 12) + (half.startsWith("p") ? 12 : 0) : hour;
  return `${String(shown).padStart(2, "0")}:${only[2] ?? only[5] ?? "00"}`;
}

/** One date of a course, with its time where the line of that day tells one. */
export function courseOn(day: string, { blocks }: Pick<PageFacts, "blocks">): Record<string, unknown> {
  const lines = blocks.filter(
    ({ region, text }) =>
      region === "main" && text.length <= LINE_CHARS && findDates(text).some(({ ms }) => isoDay(ms) === day),
  );
  const times = new Set(lines.map(({ text }) => timeIn(text)));
  const [time = null] = times.size === 1 ? times : [];
  return {
    "@type": "CourseInstance",
    courseMode: modeIn(blocks),
    startDate: time === null ? day : `${day}T${time}`,
    courseWorkload: lengthIn(blocks) ?? placeholder("how long it takes, such as PT2H for two hours"),
  };
}

/** Held on the spot, or from afar, where a page says so and speaks of nothing else. */
export function modeIn(blocks: PageFacts["blocks"]): string {
  const main = blocks.filter(({ region }) => region === "main").map(({ text }) => text);
  const isHere = main.some((text) => ON_THE_SPOT.test(text));
  if (isHere && !blocks.some(({ text }) => FROM_AFAR.test(text))) return "Onsite";
  return !isHere && main.some((text) => HELD_ONLINE.test(text) && !BOOKED_ONLINE.test(text))
    ? "Online"
    : placeholder("Onsite or Online");
}

/** "Kurse online buchen", "Book your class online": what is done online is the booking. */
const BOOKED_ONLINE =
  /book|buch|r[ée]serv|prenot|boek|rezerw|zapis|anmeld|aanmeld|inschrijv|inscr|iscri|enrol|sign[ -]?up|regist|rejestr|buy|kauf|achet|compra|kopen|kup|order|bestel|pay|zahl|pag[aou]|betaal/i;
const HELD_ONLINE =
  /(?<!\p{L})online[- ]?(?:kurs|seminar|workshop|schulung|unterricht|course|class|training|lesson|cursus|training|les(?!\p{L})|kurz|kurs)|(?<!\p{L})(?:kurs\p{L}*|seminar\p{L}*|workshops?|schulung|course|class(?:es)?|cours|formation|curso|corso|cursus|lessons?|szkoleni\p{L}*|warsztaty)(?: (?:is|are|findet|finden|takes place|runs?))?(?: (?:on-?line|en ligne|en línea|zdaln\p{L}*|à distance|a distancia|a distanza))(?!\p{L})|(?<!\p{L})(?:via|per|über|on|par|por|su|przez) zoom(?!\p{L})|webinar|fernkurs/iu;

const ON_THE_SPOT =
  /(?<!\p{L})(?:on[- ]?site|in person|vor ort|präsenz\p{L}*|sur place|en présentiel|présentiel|presencial\p{L}*|in presenza|in sede|ter plaatse|op locatie|na miejscu|stacjonarn\p{L}*)(?!\p{L})|(?<!\p{L})(?:at|in|im|bei|à|au|dans|en|na|no|nel|nella|a|w|op|aan) (?:the |our |der |dem |unser\p{L}* |den |le |la |l'|notre |el |nuestr\p{L}+ |noss\p{L} |nostr\p{L} |het |de |ons |onze |nasz\p{L}+ )?(?:mill|mühle|moulin|molino|moinho|mulino|molen|młyn\p{L}*|studio\p{L}*|atelier\p{L}*|werkstatt|workshop|küche|kitchen|cuisine|cocina|cozinha|cucina|keuken|kuchni|laden|shop|boutique|tienda|loja|negozio|winkel|sklepie|praxis|school|schule|école|escuela|escola|scuola|szkole|club|halle|hall|salle|sala|saal|raum|garten|garden|jardin|jardín|giardino|tuin|farm|hof|ferme|barn|scheune|gym|academy|akademie|centre|center|zentrum|centro|centrum)(?!\p{L})/iu;

const FROM_AFAR =
  /online|zoom|webinar|remote|virtu[ae]l|virtuell|wirtualn|en ligne|distan|zdaln|e-?learning|fernkurs|video|live ?stream/i;

/** Not the time of day, nor the time in which something is answered. */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,:–-])(?<!(?:à|às|om|um|las|alle|at|o|within|innerhalb|binnen|sous|dans|dentro|entro|in|ciągu)(?: de| von)? )((?:${WRITTEN_NUMBER}) |[1-6] ?)(?:${OF_HOURS})(?!\p{L})`,
  "giu",
);

/** Hours of parking, of a way, of notice or of an answer. */
const OTHER_SPAN =
  /park(?:ing|en|plä|platz|eer|eggi|ow|uj)|estaciona|aparca|(?<!\p{L})(?:drive|walk|away|fahrt|entfernt|en voiture|en coche|in auto|cancel\p{L}*|storn\p{L}*|absag\p{L}*|annul\p{L}*|notice|reply|replies|answer\p{L}*|respon\p{L}*|antwort\p{L}*|répon\p{L}*|rispo\p{L}*|open|geöffnet|ouvert|abierto|aperto|vorher|in advance|avant|prima|vooraf)(?!\p{L})/iu;

/** The one length in hours that the page tells. */
function lengthIn(blocks: PageFacts["blocks"]): string | null {
  const told = blocks
    .filter(
      ({ region, text }) =>
        region === "main" && !OTHER_DAY.test(text) && !OTHER_SPAN.test(text) && findDates(text).length === 0,
    )
    .flatMap(({ text }) => [...text.matchAll(LENGTH)])
    .map(([, count = ""]) => numberOf(count.trim()));
  const [hours, other] = new Set(told);
  return hours === undefined || other !== undefined ? null : `PT${hours}H`;
}

/** The price of a page on which but one amount stands; null where there are none, or several. */
export function onlyPrice({ blocks, headings }: PageFacts): (PriceLine & { under: string }) | null {
  const prices = blocks
    .filter(({ region, text }) => region === "main" && !speaksOfOtherMoney(text))
    .flatMap(({ text, heading }) => {
      const { level = 1, text: under = "" } = headings[heading] ?? {};
      return findPrices(text).map((price) => ({ price, line: text, under: level === 1 ? "" : under }));
    })
    .filter(({ price: { isScaled, amount } }) => !isScaled && amount > 0);
  const [first] = prices;
  const isOne = prices.every(
    ({ price: { amount, upTo, currency } }) =>
      amount === first?.price.amount && upTo === first.price.upTo && currency === first.price.currency,
  );
  return first !== undefined && isOne ? first : null;
}
