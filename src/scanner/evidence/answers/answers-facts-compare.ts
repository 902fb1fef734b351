// Facts that stand on more than one page, so that they can be compared: founding year, hours, prices.
import { isRecord } from "../../../model/read-json.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteNode } from "../site-evidence.ts";
import { findOpeningHours, type ShownHours } from "../structured/structured-hours-text.ts";
import { bodyBlocks } from "./answers-content.ts";
import { OTHER_AMOUNTS } from "./answers-fact-terms.ts";
import { differingLists } from "./answers-twin-prices.ts";
import { type OpenSpan, readSchemaHours, WEEK_DAYS, type WeekHours } from "../structured/structured-hours.ts";
import { pathOf } from "../../../model/words.ts";
import { textOf } from "../structured/collect-structured.ts";
import { placeKeyOf } from "../structured/structured-entity.ts";
import { withoutBreaks } from "../structured/structured-hours-times.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";
import { parseNumber } from "../text/text-numbers.ts";
import { findPrices } from "../text/text-prices.ts";
import { sentencesOf } from "../text/text-sentences.ts";

export interface StatedFact {
  /** What it is, for people: "founding year", "opening hours", "price of Cut and blow dry"; case tells nothing apart. */
  fact: string;
  /** What tells it from others, where that is more than its name. */
  key?: string;
  value: string;
  /** Another way to say the same: the hours without the lunch break that the page names. */
  also?: string;
  /** The value for people, where it is kept in another form. */
  said?: string;
  url: string;
  /** What was received, short. */
  received: string;
}

export const FOUNDING_YEAR = "founding year";

const FOUNDED = prepareTerms(
  ["founded in", "established in", "est", "was founded", "since its foundation in"],
  ["gegründet", "gründung", "gegründet im jahr"],
  ["fondée en", "fondé en", "créée en", "créé en"],
  ["fundada en", "fundado en"],
  ["fundada em", "fundado em"],
  ["fondata nel", "fondato nel"],
  ["opgericht in"],
  ["założona w", "założony w", "rok założenia", "powstał w", "powstała w", "powstało w"],
);
const MOST_FACTS = 400;

/** Every comparable statement of the pages and their markup, at most 400. */
export function readStatedFacts(pages: readonly PageFacts[], nodes: readonly SiteNode[]): StatedFact[] {
  return [
    ...pages.flatMap((page) => readFoundingYears(page).slice(0, 1)),
    ...pages.flatMap(readShownHours),
    ...nodes.flatMap((node) => readMarkedFacts(node, nodes)),
    // A place or offer of its own may have prices of its own.
    ...pages.filter(({ kind }) => !["location", "post", "blog"].includes(kind)).flatMap(readPriceRows),
    ...differingLists(pages, namesNothing).map(({ label, ...price }) => ({ fact: `price of ${label}`, ...price })),
  ].slice(0, MOST_FACTS);
}

/** "Founded in 1998" in the firm's own presentation; other firms' years stand in posts and quotations. */
export function readFoundingYears(page: PageFacts): StatedFact[] {
  if (!["home", "about", "contact", "services"].includes(page.kind)) return [];
  const facts: StatedFact[] = [];
  for (const block of bodyBlocks(page).filter(({ quoted }) => !quoted)) {
    for (const sentence of sentencesOf(block)) {
      const years = sentence.match(/(?<!\d)(?:1[89]|20)\d{2}(?!\d)/g) ?? [];
      const [year] = years;
      if (years.length !== 1 || year === undefined || !hasTerm(makeSearchText(sentence), FOUNDED)) continue;
      facts.push({ fact: FOUNDING_YEAR, value: year, url: page.url, received: sentence });
    }
  }
  return facts;
}

/** Fewer days are the hours of a course or a desk, not of the business. */
const LEAST_DAYS = 5;

/** Opening hours by day where a page that speaks for the whole business shows a week of them. */
function readShownHours(page: PageFacts): StatedFact[] {
  if (!["home", "about", "contact"].includes(page.kind)) return [];
  const byDay = Map.groupBy(findOpeningHours(page), ({ day }) => day);
  if (byDay.size < LEAST_DAYS) return [];
  return [...byDay.values()].flatMap((shown) => stateDay(shown, page.url));
}

/** The day's opening times of all lines together; lines whose times overlap speak of two things. */
function stateDay(shown: readonly ShownHours[], url: string): StatedFact[] {
  const [first] = shown;
  const day = WEEK_DAYS[first?.day ?? -1];
  if (first === undefined || day === undefined) return [];
  const lines = [...new Map(shown.map((one) => [sayShown(withoutBreaks(one)), one])).values()];
  const spans = lines.flatMap((one) => one.spans).toSorted((a, b) => a.from - b.from);
  const isTwofold =
    lines.some((one) => one.spans.length === 0) || spans.some(({ from }, at) => from < (spans[at - 1]?.to ?? 0));
  if (lines.length > 1 && isTwofold) return [];
  const received = lines.map(({ line }) => line).join(" / ");
  const also = sayShown(withoutBreaks({ spans, breaks: lines.flatMap(({ breaks }) => breaks) }));
  return [{ fact: `opening hours on ${day}`, value: sayShown(spans), also, said: sayClock(spans), url, received }];
}

const sayShown = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${from}-${to}`).join(" ") || "closed";

const sayClock = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(" ") || "closed";

function readMarkedFacts(node: SiteNode, all: readonly SiteNode[]): StatedFact[] {
  const { props, pageUrl } = node;
  const name = typeof props["name"] === "string" ? props["name"].trim() : "";
  if (name === "") return [];
  const facts: StatedFact[] = [];
  const hours = sayHours(readSchemaHours([node], all));
  if (hours !== "")
    facts.push({
      fact: `opening hours of ${name}${branchOf(node, name, all)} in the pages' data`,
      value: hours,
      url: pageUrl,
      received: hours,
    });
  const year = typeof props["foundingDate"] === "string" ? props["foundingDate"].slice(0, 4) : "";
  if (/^\d{4}$/.test(year))
    facts.push({ fact: FOUNDING_YEAR, value: year, url: pageUrl, received: `foundingDate ${year}` });
  const price = node.types.includes("Product") || node.types.includes("Service") ? readOffer(props["offers"]) : null;
  if (price) facts.push({ fact: `price of ${name}`, value: price, url: pageUrl, received: price });
  return facts;
}

/** Where a place is that shares its name with one at another address: each has hours of its own. */
function branchOf(node: SiteNode, name: string, all: readonly SiteNode[]): string {
  const key = placeKeyOf(node, all);
  const hasSister = all.some(
    (other) => textOf(other.props["name"]).trim() === name && ![key, ""].includes(placeKeyOf(other, all)),
  );
  if (!hasSister) return "";
  return key === "" ? ` on ${pathOf(node.pageUrl)}` : ` (${key})`;
}

/** One offer with one price; several offers are variants and may differ. */
function readOffer(offers: unknown): string | null {
  const list = Array.isArray(offers) ? offers : [offers];
  const [offer] = list;
  if (list.length !== 1 || !isRecord(offer)) return null;
  const price = offer["price"];
  const amount = typeof price === "number" ? price : typeof price === "string" ? parseNumber(price) : null;
  const currency = typeof offer["priceCurrency"] === "string" ? offer["priceCurrency"] : "";
  return amount === null ? null : `${amount} ${currency}`.trim();
}

/** Opening hours in one comparable line, whichever notation they have: a day that is not named is not open. */
const sayHours = (week: WeekHours): string =>
  WEEK_DAYS.flatMap((day, at) => {
    const spans = week.get(at) ?? [];
    return spans.length === 0 ? [] : [`${day} ${sayClock(spans)}`];
  }).join(", ");

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Words that count and measure. "2x per week" and "Adults, per day" are a price's unit, and name nothing that is sold. */
const MEASURES = new Set(
  (
    "x per pro par por je each al a la le un una une the and und et y e of for from only nur ab im i " +
    "time times mal fois vez veces volte volta keer raz razy hour hours hr hrs h day days week weeks month months year " +
    "years night nights minute minutes min mins person persons people pp adult adults child children kid kids " +
    "stunde stunden std tag tage woche wochen monat monate jahr jahre nacht nachte minuten personen erwachsene kind " +
    "kinder heure heures jour jours semaine semaines mois an ans annee nuit nuits personne personnes adulte adultes " +
    "enfant enfants hora horas dia dias semana semanas mes meses ano anos noche noches persona personas adulto adultos " +
    "nino ninos noite noites mensal anual pessoa pessoas crianca criancas ora ore giorno giorni settimana settimane mese mesi anno " +
    "anni notte notti persone adulti bambino bambini uur dag dagen weken maand maanden jaar nachten personen volwassene " +
    "volwassenen kinderen godzina godziny w na dzien dni tydzien tygodniu tygodniu miesiac miesiecy rok roku noc osoba osoby dorosly dorosla dorosli " +
    "dziecko dzieci price prices preis preise kosten cost costs prix precio preco prezzo prijs cena total gesamt"
  ).split(" "),
);
const namesNothing = (label: string): boolean =>
  foldText(label)
    .split(" ")
    .every((word) => MEASURES.has(word) || /^\d+(?:x|h|er|st|nd|rd|th)?$/.test(word));

/** What stands between a name and its price. */
const EDGES = /^[\s:;,(·|–—-]+|(?<![\s:;,(·|–—.-])[\s:;,(·|–—.-]+$/gu;

/** Rows of tables and lists that pair a name of two words or more with exactly one price. */
function readPriceRows(page: PageFacts): StatedFact[] {
  const rows = [
    ...page.tables
      .filter(({ region }) => region === "main")
      .flatMap(({ cells, heading }) => cells.map((row) => ({ row: row.join(" "), heading }))),
    ...page.lists
      .filter(({ region }) => region === "main")
      .flatMap(({ texts, heading }) => texts.map((row) => ({ row, heading }))),
  ];
  return rows.flatMap(({ row, heading }) => {
    const [price, second] = findPrices(row);
    if (!price || second || price.upTo !== null || price.isFrom || price.isThreshold) return [];
    const before = row.slice(0, price.start);
    const label = `${before} ${row.slice(price.end)}`.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    if (label.split(" ").length < 2 || label.length > 80 || namesNothing(label)) return [];
    if (hasTerm(makeSearchText(label), OTHER_AMOUNTS)) return [];
    const name = (/\p{L}{3}/u.test(before) ? before : row.slice(price.end)).replace(EDGES, "").replace(/\s+/g, " ");
    return [
      {
        fact: `price of ${name}`,
        key: `price of ${label}${variantIn(page.headings[heading]?.text ?? "")}`,
        value: `${price.amount} ${price.currency}`,
        url: page.url,
        received: row,
      },
    ];
  });
}

/** A heading of a size, a length, an age or a season: what is priced under it is that variant. */
const VARIANT =
  /(?<![\d.,])\d{1,3}(?![\d.,]*\d)|(?<!\p{L})(?:small|medium|large|adult|child|kid|senior|student|junior|summer|winter|weekend|erwachsen|kinder|senioren|ermassigt|sommer|wochenend|klein|gross|enfant|etudiant|ete|hiver|petit|grand|nino|joven|verano|invierno|crianca|adulto|verao|bambin|estate|inverno|volwassen|zomer|dorosl|dzieci|lato|zima)/u;
const variantIn = (heading: string): string => {
  const folded = foldText(heading);
  return VARIANT.test(folded) ? ` (${folded})` : "";
};
