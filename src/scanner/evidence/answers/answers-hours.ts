// Hours that are no list of days and times.
import { STAFFED } from "./answers-fact-terms.ts";
import type { PageFacts } from "../page-facts.ts";
import { isOpeningLine, namesOpening } from "../structured/structured-hours-kind.ts";
import { DAYS } from "../structured/structured-hours-words.ts";
import { readTimes } from "../structured/structured-hours-times.ts";
import { findPrices } from "../text/text-prices.ts";
import { sentencesOf, splitSentences } from "../text/text-sentences.ts";
import { foldText, hasTerm, makeSearchText } from "../text/text-search.ts";

const ALWAYS =
  /24\s?\/\s?7|24\s?h\s?\/\s?24|(?<!\d)24 hours a day|rund um die uhr|24 heures sur 24|las 24 horas|24 horas por dia|24 ore su 24|calodobowo|24時間営業/u;
const BY_APPOINTMENT =
  /by appointment only|only by appointment|(?:nur|ausschliess?lich|annahme|abholung|besuch|besichtigung) (?:nach|mit) termin|sur rendez-vous (?:uniquement|exclusivement|seulement)|(?:somente|apenas) com (?:hora marcada|agendamento)|(?:solo )?previo appuntamento|termine nach vereinbarung|nach (?:telefonischer )?vereinbarung|(?:uniquement|exclusivement|seulement) sur rendez-vous|(?:solo|unicamente) con cita previa|com hora marcada|solo su appuntamento|(?:alleen|uitsluitend|enkel) op afspraak|po wczesniejszym umowieniu|^(?:apent |abent |oppet )?(?:kun etter avtale|kun efter aftale|endast efter (?:overenskommelse|tidsbokning))[.!]?$|(?:apent|abent|oppet) (?:kun |endast )?(?:etter avtale|efter aftale|efter (?:overenskommelse|tidsbokning))|(?:pouze|jen) po (?:predchozi |telefonicke )?(?:domluve|objednani|dohode)|(?:otevreno|pouze|jen) dle (?:domluvy|dohody)|κατοπιν ραντεβου|μονο με ραντεβου/u;

/** What answers when it is open under a label of hours, and nowhere else. */
const ON_REQUEST =
  /by appointment|by arrangement|(?:nach|mit) (?:termin)?vereinbarung|(?:nach|mit) termin(?!\p{L})|sur (?:rendez-vous|rdv)|su appuntamento|(?:con|previa) cita|com (?:hora marcada|marcacao|agendamento)|op afspraak|po umowieniu|po domluve|efter (?:aftale|overenskommelse)|etter avtale|κατοπιν ραντεβου/u;

const DENIES =
  /(?<!\p{L})(?:not|never|without|nicht|nie|ohne|kein\p{L}*|pas|sans|non|senza|no|sin|nao|sem|niet|geen|zonder|bez|uten|utan|uden)(?!\p{L})|n['’]t(?!\p{L})/u;
/** What leads to it: days, times, and that one visits. */
const LEADING: ReadonlySet<string> = new Set(
  "mon tue wed thu fri sat sun mo di mi do fr sa so open only visit visits viewing viewings and or otherwise also other all times days to from at am pm noon und sowie oder nur auch sonst bis von ab uhr besuch besuche besichtigung besichtigungen h et ou uniquement seulement a au de du y e o only solo soltanto anche tambien dal al alle ore das as en of alleen enkel tot van uur i od do og och eller kun endast kl weekdays weekends daily taglich"
    .split(" ")
    .concat(DAYS.flatMap((names) => names.split(" "))),
);

/** "Monday to Saturday: by appointment" under "Office hours". */
export function findHoursOnRequest({ blocks, headings }: PageFacts): string | null {
  const found = blocks.find(({ text, quoted, heading }, at) => {
    if (quoted || text.length > LINE_CHARS) return false;
    const starts = foldText(text).search(ON_REQUEST);
    if (starts === -1) return false;
    const before = foldText(text).slice(0, starts);
    const isLabel = (label: string): boolean => label.length <= LABEL_CHARS && namesOpening(label);
    if (isLabel(before)) return !DENIES.test(before);
    const labels = [headings[heading]?.text ?? "", blocks[at - 1]?.text ?? ""];
    return labels.some(isLabel) && (before.match(/\p{L}+/gu) ?? []).every((word) => LEADING.has(word));
  });
  return found?.text ?? null;
}

/** "An appointment at a time that suits you" is the answer of who has no hours; a delivery may come so, too. */
const AS_IT_SUITS =
  /(?:at )?a time that suits you|wann es ihnen passt|zu ihrem wunschtermin|au moment qui vous convient|a l'heure qui vous convient|(?:a la hora que|cuando) (?:mas )?(?:te|le) convenga|no horario que (?:mais )?lhe convier|all'orario che (?:preferisc|le e piu comodo)|op een moment dat (?:het )?(?:u|je|jou) (?:uit|schikt)|w dogodnym (?:dla (?:ciebie|panstwa|pana|pani) )?terminie/u;
const APPOINTMENT =
  /appointment|(?<!wunsch)termine?\b|rendez-vous|\bcita\b|consulta|marcac|appuntament|afspra|wizyt|umow/u;

/** Whether any text names all hours of a day, of whatever it is. */
export const namesAllHours = ({ blocks }: Pick<PageFacts, "blocks">): boolean =>
  blocks.some(({ text }) => /24|rund|calodobowo/i.test(text) && ALWAYS.test(foldText(text)));

/** True when a passage says that someone is there round the clock or by appointment only; water and cameras are not. */
export function saysAlwaysOrOnCall(passage: string): boolean {
  const text = foldText(passage);
  if (BY_APPOINTMENT.test(text) || (AS_IT_SUITS.test(text) && APPOINTMENT.test(text))) return true;
  if (!ALWAYS.test(text)) return false;
  return splitSentences(passage).some(
    (sentence) => ALWAYS.test(foldText(sentence)) && hasTerm(makeSearchText(sentence), STAFFED),
  );
}

const LINE_CHARS = 100;
const LABEL_CHARS = 40;
const FIRST_TIME = /\d{1,2}\s?(?:[:.]\s?\d{2}|h(?:\s?\d{2})?|uhr|[ap]\.?m)(?![\p{L}\d])/u;
/** Words of service that stand right before its hours; words of opening are known elsewhere. */
const SERVICE =
  /(?<!\p{L})(?:atendimento|atendemos|horario de atencion|service ?hours|servicezeit(?:en)?|burozeit(?:en)?|erreichbar|nous repondons|bereikbaar|obslugi?)(?!\p{L})/u;
/** A day, a house or a stage that is open once. */
const ONCE =
  /(?<!\p{L})(?:open (?:day|house|mic|air)|tag der offenen|portes ouvertes|puertas abiertas|portas abertas|porte aperte|open dag|dzien otwarty|dni otwarte|oppet hus|apent hus|abent hus)(?!\p{L})|(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** The kitchen or the telephone in the north, whose words begin or end others; dealers of kitchens have theirs in the name. */
const OF_PART = /(?<!\p{L})(?:kj[oø]kkenet|køkkenet|koket|telefontid)/u;

/** Days and times of an open house, a kitchen or a telephone: not when the business is open. */
export function tellsOtherTimes(line: string): boolean {
  const folded = foldText(line);
  return OPEN_HOUSE.test(folded) || OF_PART.test(folded);
}
const OPEN_HOUSE = /(?<!\p{L})(?:oppet|apent|abent) hus(?!\p{L})/u;

/** "Open from 9:00 to 12:00 and 14:00 to 18:00": times of every day, right behind a word of opening or service. */
export function findDailyTimes(page: PageFacts): string | null {
  for (const block of page.blocks) {
    if (block.quoted || !/\d/.test(block.text)) continue;
    const line = sentencesOf(block).find(tellsDailyTimes);
    if (line !== undefined) return line;
  }
  return null;
}

function tellsDailyTimes(line: string): boolean {
  if (line.length > LINE_CHARS) return false;
  const folded = foldText(line);
  const at = folded.search(FIRST_TIME);
  if (at <= 0 || at > LABEL_CHARS || ONCE.test(folded) || findPrices(line).length > 0) return false;
  const label = folded.slice(0, at);
  const isNamed = SERVICE.test(label) || (namesOpening(label) && isOpeningLine(line, "", []));
  return isNamed && (readTimes(folded)?.spans.length ?? 0) > 0;
}
