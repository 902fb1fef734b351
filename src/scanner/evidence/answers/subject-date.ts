// Whether a date is that of what a page tells of: of a law's force, an event, an offer; and not of the page.
import { foldText } from "../text/text-search.ts";

const BEFORE =
  /(?<!\p{L})(?:(?:vigencia|(?:em|en) vigor|in kraft|inkrafttreten|gultig|gilt|(?:in|into) (?:force|effect)|takes effect|effective(?: date)?|expir(?:es|y date)|ends|closing date|applies|valid|en vigueur|valable|valid[oae]|in vigore|van kracht|geldig|w zycie|obowiazuje|wazn[aeay]|deadline|frist|\p{L}{1,20}(?:frist|schluss)|prazo|plazo|date limite|scadenza)(?: (?:since|from|on|as of|until|till|through|to|seit|ab|am|dem|den|bis(?: zum)?|desde|a partir del?|ate|hasta|em|el|a|le|depuis|des|jusqu['’ ]?au|dal|fino al|il|van(?:af)?|op|tot|od|do|dnia)){0,2}\s?:?|(?:event(?: date)?|evento|evenement|veranstaltung|termin|wann|when)\s?:)\s?$/u;
/** The first day of several. */
const RANGE = /(?<!\d)\d{1,2}\.? (?:bis|to|until|au|al|tot) (?:the |le |zum )?$/;
const AFTER = /^ ?(?:in kraft|entr(?:ou|o|ee?|a|ata) (?:em|en|in) vig|(?:came|comes|entered|enters) into)/u;
/** No label is longer. */
const LABEL_CHARS = 60;

export function isOfSubject(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = foldText(text.slice(Math.max(0, start - LABEL_CHARS), start));
  return BEFORE.test(before) || RANGE.test(before) || AFTER.test(foldText(text.slice(end, end + LABEL_CHARS)));
}
