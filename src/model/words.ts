// Small pieces of composed English, so that sentences agree in number and case.
import { addressParts } from "./address-parts.ts";

/** "patients" -> "Patients". */
export const startWith = (phrase: string): string =>
  // A name that keeps its capitals for later is written as its owner writes it.
  /^\p{Ll}{1,3}\p{Lu}/u.test(phrase) ? phrase : phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** countOf(1, "page") -> "1 page"; countOf(3, "page") -> "3 pages"; a third argument gives an irregular plural. */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** All of a number after "the": "the one page", "the 3 pages". */
export const theCount = (count: number, one: string, many?: string): string =>
  count === 1 ? `the one ${one}` : `the ${countOf(count, one, many)}`;

/**
 * How a share begins a sentence: "The one page", "No page", "Neither of the 2 pages", "None of the 3 pages", "Both pages",
 * "All 3 pages", "1 of 3 pages".
 */
export function shareOf(good: number, of: number, one: string, many = `${one}s`): string {
  if (of === 0 || (good === 0 && of === 1)) return `No ${one}`;
  if (good === 0) return `${of === 2 ? "Neither" : "None"} of the ${of} ${many}`;
  if (good < of) return `${good} of ${of} ${many}`;
  if (of === 1) return `The one ${one}`;
  return of === 2 ? `Both ${many}` : `All ${of} ${many}`;
}

/** The same within a sentence: "stands on none of the 3 pages", "on the one page", "on all 3 pages". */
export function partOf(good: number, of: number, one: string, many?: string): string {
  const share = shareOf(good, of, one, many);
  return share.charAt(0).toLowerCase() + share.slice(1);
}

/** Whether the verb after `shareOf` stands in the singular. */
export const isSingular = (good: number, of: number): boolean => good === 1 || (good === 0 && of <= 2);

/** "On all 3 pages", "On the one page". */
export function onPages(good: number, of: number): string {
  return `On ${partOf(good, of, "page")}`;
}

/** How a sentence begins that is true of all: "The one page", "Each of the 3 pages"; the verb stands in the singular. */
export const eachOf = (of: number, one: string, many = `${one}s`): string =>
  of === 1 ? `The one ${one}` : `Each of the ${of} ${many}`;

/**
 * What holds on a share of the pages, and what is so on each where it holds on none: "On 2 of 3 pages with forms every
 * field has a label.", "Each of the 3 pages with forms has a field without a label.". `where` may be empty.
 */
export function onPagesOr(
  { good, of }: { good: number; of: number },
  where: string,
  holds: string,
  none: string,
): string {
  return `${[good === 0 ? eachOf(of, "page") : onPages(good, of), where, good === 0 ? none : holds].filter(Boolean).join(" ")}.`;
}

/** listOf(["a", "b", "c"]) -> "a, b and c"; more than `most` are counted: "a, b and 4 more". `inAll` where the list was cut. */
export function listOf(items: readonly string[], most = 4, inAll = items.length): string {
  const named = items.slice(0, most - 1);
  if (inAll > Math.min(most, items.length) && named.length > 0)
    return `${named.join(", ")} and ${inAll - named.length} more`;
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const PART_OF_PATH = /[\w/-]/;
/** A text that names the pages as listOf(pages, 3) does has said where. */
export function namesPages(text: string, pages: readonly string[], inAll = pages.length): boolean {
  const paths = pages.map(pathOf);
  const named = Math.max(paths.length, inAll) > 3 ? paths.slice(0, 2).join(", ") : listOf(paths);
  const at = text.indexOf(` ${named}`);
  return named !== "" && at !== -1 && !PART_OF_PATH.test(text.charAt(at + named.length + 1));
}

/** Path of an address for people: "/book" or the host when it is the root; query and fragment are dropped. */
export function pathOf(url: string): string {
  const parts = addressParts(url);
  if (parts === null) return url;
  return parts.pathname === "/" ? "the home page" : readablePath(parts.pathname);
}

/** A path percent-decoded where that is possible; what is invisible or breaks a line stays encoded. */
export function readablePath(path: string, decode: (text: string) => string = decodeURI): string {
  if (PLAIN.test(path)) return path;
  try {
    return decode(path).replace(UNREADABLE, encodeURIComponent);
  } catch {
    return path;
  }
}

/** What can be seen, with nothing to decode: nearly every path. */
const PLAIN = /^[!-$&-~]*$/;
/** Joiners (U+200C, U+200D) are letters' own in Persian and Indic words. */
const UNREADABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The fence of a Markdown block: longer than any run of backticks within (CommonMark 0.31.2 section 4.5). */
export function fenceFor(content: string): string {
  const runs = content.match(/`+/g) ?? [];
  return "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

/** A sign as it is told: words of the site in quotation marks; what a channel or data was known by is our wording. */
export function tellSign({ region, quote }: { region: string; quote: string }): string {
  if (region === "schema") return `${quotingValue(quote)} (in the page's data)`;
  if (region === "channel") return inSentence(quote);
  const [, text = quote, file = ""] = FILE_BEHIND.exec(quote) ?? [];
  return OURS.has(region) ? quotingValue(quote) : `“${text}”${file}`;
}

/** With a full stop, unless it ends as a sentence does. */
export const endStop = (text: string): string => (/[.!?]”?$/.test(text) ? text : `${text}.`);

/** 'Out of stock: Baking steel' -> 'Out of stock: “Baking steel”': what stands behind our own words is the site's. */
const quotingValue = (sign: string): string => sign.replace(/^([^:“”]{1,60}: )([^“”]+)$/, "$1“$2”");

/** Regions of what was seen and no page says in words. */
const OURS: ReadonlySet<string> = new Set(["noted", "technology", "sitemap", "document", "url"]);
/** The file that a link leads to stands behind its text. */
const FILE_BEHIND = /^(.+\S)( \([^\s()]+\.(?:pdf|docx?|odt|rtf|xlsx?)\))$/i;

/** 'Control "Add to cart"' -> 'the button “Add to cart”', as it stands in a sentence. */
function inSentence(seen: string): string {
  const [plain, label] = PLAIN_FORM.exec(seen) ?? [];
  // Quotation marks within the name would end it.
  const form = label === undefined ? "Form" : `Form "${label.replaceAll('"', "'")}"`;
  const trace = plain === undefined ? seen : `${form}${seen.slice(plain.length)}`;
  const [, thing, name, rest = ""] = NAMED_THING.exec(trace) ?? [];
  if (thing !== undefined && name !== undefined)
    return `the ${thing === "Control" ? "button" : thing.toLowerCase()} “${name}”${rest}`;
  const kind = NAMELESS_FORM.exec(trace)?.[0] ?? "";
  if (kind !== "") return `the ${kind.toLowerCase()}${trace.slice(kind.length)}`;
  return trace.replace(/^Phone (?:link|number) (?:tel:)?/, "the phone number ").replace(/^E-mail /, "the e-mail ");
}

const PLAIN_FORM = /^Form(?: "(.*)")? with \d+ fields?/;
const NAMELESS_FORM = /^(?:Sign-up |Application )?[Ff]orm(?= with | that | of |,|$)/;
const NAMED_THING =
  /^(Control|Button|(?:Sign-up |Application )?[Ff]orm|Section|Link|Heading|Price|Job posting) "([^"]*)"(.*)$/;

/** For a sentence that is told within another: lower case unless it begins with an abbreviation, a name in capitals or `name`. */
export const lowerStart = (text: string, name = ""): string =>
  /^[A-Z][a-z]*\b/.test(text) && !/^I\b/.test(text) && (name === "" || !text.startsWith(name))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "2026-11-20", in UTC. */
export const isoDay = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, "2026-11-20".length);

/** The same for the seconds in which times are kept. */
export const isoDayOf = (seconds: number): string => isoDay(seconds * 1000);

/** One decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Two decimals: a factor that holds a volume within its bounds has many, and the printed formula gives the printed number. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
