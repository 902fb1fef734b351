// Notices of a day or of the pandemic: they tell what held then, and not what the business is or does.
import { findDates } from "./text-dates.ts";

const LONGEST = 120;
const PANDEMIC = /covid|corona[- ]?(?:virus|pandem|kris|crisis|maßnahm|maatregel|regel|schutz|info)|pandemi|pandémi/iu;
const NOTICE =
  /(?<!\p{L})(?:update|notice|announcement|statement|alert|warning|measures|precautions|restrictions|guidelines|protocols?|hinweise?|mitteilung|information\p{L}*|maßnahmen|regeln|avis|mesures|communiqué|avisos?|medidas|comunicad[oi]|comunicazione|avvis[oi]|aggiornament[oi]|misure|mededeling|maatregelen|komunikat|uwaga|informacj[aei])(?!\p{L})/iu;

const namesNotice = (heading: string): boolean => heading.length <= LONGEST && NOTICE.test(heading);
export const isPandemic = (text: string): boolean => PANDEMIC.test(text);
export const isPandemicNotice = (heading: string): boolean => namesNotice(heading) && isPandemic(heading);

/** "COVID-19 update - 24th March 2020", "Notice of 3 May 2024", and not "Our work in March 2020". */
export const isDatedNotice = (heading: string): boolean =>
  isPandemicNotice(heading) ||
  (namesNotice(heading) && findDates(heading).some(({ precision }) => precision === "day"));
