// Prices by the hour, the package and the month, and lists of prices.
import { countNames, hitOn } from "./make-hit.ts";
import type { PageLine } from "../page-lines.ts";
import { labelHits } from "../term-hits.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";

const AMOUNT =
  /(?:[$€£₺₽₹¥₩]|\b(?:usd|eur|gbp|chf|kr\.?|r\$))\s?\d[\d.,]*|(?<![\d.,])[.,]*\d[\d.,]*\s?(?:€|\$|£|₺|₽|zł|kč|円|원|元|\b(?:usd|eur|chf|pln|tl|kr|dkk|sek|nok|lei)\b)/i;
const PER_HOUR =
  /\bper hour\b|\ban hour\b|\bhourly\b|\/\s?(?:hr|hour|std|h)\b|pro stunde|par heure|de l'heure|por hora|all'ora|per uur|za godzinę|saatlik|в час|za hodinu/i;
const PER_PERIOD =
  "mensual(?:es)?\\b|mensuel(?:le)?s?\\b|mensil[ei]\\b|mensa(?:l|is)\\b|per (?:month|quarter|term|user|seat|year)\\b|a month\\b|a year\\b|monthly\\b|p[./]\\s?m\\b|/\\s?(?:mo|month|user|yr|year|monat|mon|quartal|jahr|mois|an|mes|año|mese|mês|maand|jaar|mies|mc|anno)\\b|(?:pro|im|je) (?:monat|quartal|jahr|schuljahr)|monatlich|mtl\\b|jährlich|par (?:mois|trimestre|an)\\b|al (?:mes|año|mese|trimestre)\\b|por (?:mês|año|mes|ano)\\b|all'anno|per (?:maand|kwartaal|jaar)|miesięcznie|za miesiąc|na miesiąc|rocznie|aylık|в месяц|měsíčně";
const TAX =
  "(?:(?:plus|zzgl|excl|exkl|hors|ohne|inkl|incl)[. ]{1,2})?(?:iva|vat|tva|mwst|ust|taxes?|ht|ttc|btw|imposte)[^\\d\\p{L}/]{0,4}";
/** The period stands right behind its amount, or behind the tax: visitors are counted by the month too. */
const PAID_PER_PERIOD = new RegExp(`(?:${AMOUNT.source})[^\\d\\p{L}/]{0,4}(?:${TAX})?(?:${PER_PERIOD})`, "iu");
const PACKAGE =
  /\b(?:package|packages|bundle|flat rate|retainer|paket|pakete|forfait|pack|paquete|pacote|pacchetto|pakket|pakiet)\b/i;
/** A price that is paid off month by month is no plan. */
const INSTALMENT =
  /ratenzahlung|teilzahlung|finanzier|in raten|leasing|instal?ments?\b|financ(?:e|ed|ing)\b|mensualités|en \d+ fois|plusieurs fois|financiaci|cuotas|a plazos|parcel(?:a|amento|ado)|prestações|financiamento|finanziament|a rate\b|\brate da|termijnen|gespreid betalen|\braty\b|ratach|ratalna/i;
const LINE_CHARS = 400;

const pricedByPage = new WeakMap<ReadPage, PageLine[]>();

/** Lines that carry an amount, outside posts and legal pages: figures there are examples. */
function pricedLines(page: ReadPage): PageLine[] {
  if (page.facts.kind === "post" || page.facts.kind === "blog" || page.facts.kind === "legal") return [];
  const known = pricedByPage.get(page);
  if (known) return known;
  const priced = page.lines.filter(({ text }) => text.length <= LINE_CHARS && /\d/.test(text) && AMOUNT.test(text));
  pricedByPage.set(page, priced);
  return priced;
}

const pricedBy =
  (pattern: RegExp) =>
  (reading: SiteReading): SignalHit[] =>
    reading.pages
      .flatMap((page) =>
        pricedLines(page)
          .filter((line) => pattern.test(line.text))
          .slice(0, 1)
          .map((line) => hitOn(page, line.region, line.text)),
      )
      .slice(0, 3);

const PER_STAY =
  /\b(?:per|a) (?:night|week)\b|\/\s?(?:night|week|nuit|noche|notte|nacht|noc|sem)\b|pro (?:nacht|woche)|(?:par|la) (?:nuit|semaine)|por (?:noche|noite|semana)|(?:a|per) notte|a settimana|per (?:nacht|week)|za (?:noc|dobę|tydzień)|gecelik|за ночь|za noc/i;

const PER_DAY =
  /\b(?:per|a) day\b|\/\s?(?:day|tag|jour|d[ií]a|giorno|dag|dzień|doba)\b|pro tag|par jour|(?:por|al) d[ií]a|por dia|al giorno|per dag|za (?:dzień|dobę)|dziennie|günlük|в день|за сутки|za den/i;

const packageByText = pricedBy(PACKAGE);

/** A package word beside an amount, or a page of prices that heads its sections with packages. */
function packagePrices(reading: SiteReading): SignalHit[] {
  const beside = packageByText(reading);
  if (beside.length > 0) return beside;
  return reading.pages.flatMap((page) => {
    const isPriced = page.facts.kind === "pricing" && pricedLines(page).length >= 2;
    const heading = page.facts.headings.find((one) => !one.hidden && PACKAGE.test(one.text));
    return isPriced && heading ? [hitOn(page, `h${heading.level}`, heading.text)] : [];
  });
}

const PER_YEAR =
  /\b(?:per|a) year\b|annually|yearly|\/\s?(?:yr|year|jahr|an|año|anno|jaar|rok)\b|(?:pro|im|je) (?:jahr|schuljahr)|jährlich|par an\b|al año|por (?:ano|año)|all'anno|per jaar|rocznie/i;

/** All that is paid by the period is paid by the year. */
function onlyYearlyPrices(reading: SiteReading): SignalHit[] {
  const paid = pricedBy(PAID_PER_PERIOD)(reading);
  return paid.every(({ quote }) => PER_YEAR.test(quote)) ? paid.slice(0, 1) : [];
}

const PER_MONTH = new RegExp(PER_PERIOD, "iu");
const SHORT_CHARS = 80;

/** A page of prices that says once, for all the plans it names, that they are paid by the month or the year. */
const planTable = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter(({ facts }) => facts.kind === "pricing")
    .flatMap((page) => {
      const plans = pricedLines(page).filter(({ text }) => text.length <= SHORT_CHARS);
      const period = page.lines.find(
        ({ text }) => text.length <= SHORT_CHARS && PER_MONTH.test(text) && !text.endsWith("?"),
      );
      const shown = period ? [period, ...plans.filter((line) => line !== period).slice(0, 2)] : [];
      return plans.length >= 2 ? shown.map(({ region, text }) => hitOn(page, region, text)) : [];
    })
    .slice(0, 3);

/** A list of prices by name, or a table with three amounts. */
function priceList(reading: SiteReading): SignalHit[] {
  const tables = reading.pages.flatMap((page) =>
    page.facts.tables
      .map((table) => table.cells.filter((row) => row.some((cell) => AMOUNT.test(cell))))
      .filter((rows) => rows.length >= 3)
      .slice(0, 1)
      .map((rows) => hitOn(page, "table", rows[0]?.join(" ") ?? "")),
  );
  return tables.length > 0 ? tables.slice(0, 2) : labelHits(reading, "says:price-list").slice(0, 2);
}

export const priceSignals = {
  "hourly prices": pricedBy(PER_HOUR),
  "package prices": packagePrices,
  "plan prices": (reading: SiteReading) =>
    pricedBy(PAID_PER_PERIOD)(reading).filter(({ quote }) => !INSTALMENT.test(quote)),
  "only yearly prices": onlyYearlyPrices,
  "plan table": planTable,
  "price list": priceList,
  "stay prices": pricedBy(PER_STAY),
  "day prices": pricedBy(PER_DAY),
};

/** Plans are told apart by their amounts a month. */
export const priceCounts = {
  plans: (reading: SiteReading) =>
    countNames(
      reading.pages.flatMap((page) =>
        pricedLines(page)
          .filter((line) => PAID_PER_PERIOD.test(line.text) && !INSTALMENT.test(line.text))
          .map((line) => ({ name: AMOUNT.exec(line.text)?.[0] ?? "", hit: hitOn(page, line.region, line.text) })),
      ),
    ),
};
