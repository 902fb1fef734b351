// states:x — a sentence in which a business says what it does, whatever the order and the endings of its words.
import { reachesNobody } from "../../evidence/operability/dead-forms.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import { speaksForItself } from "../../evidence/workflow/manual-phrases.ts";
import type { MatchedText, TermIndex } from "../match-terms.ts";
import { QUOTE_CHARS, quoteOf } from "../quote-of.ts";
import type { PageLine } from "./page-lines.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { describesAProduct } from "./site-reading.ts";
import { isExcepted } from "./is-excepted.ts";
import { isPrivacyNotice, statesTerms, statesTermsOfSale } from "./privacy-notice.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";
import { tellsOfProgram } from "./sold-work.ts";
import type { WaysIn } from "./sold-work.ts";
import { isByHand, isStatement, statementIndex, statementsIn } from "./statements.ts";
import type { Made, Part } from "./statements.ts";

const PREFIX = "states:";
const MOST_HITS = 6;
const FOREIGN_PAGE = 0.4;

export const isStatementSignal = (name: string): boolean =>
  name.startsWith(PREFIX) && isStatement(name.slice(PREFIX.length));

/** Sentences that make the statement, each once. */
export function statementHits(reading: SiteReading, name: string): SignalHit[] {
  const hits = allHits(reading).get(name.slice(PREFIX.length)) ?? [];
  return [
    ...hits.filter(({ isSold }) => !isSold).slice(0, MOST_HITS),
    ...hits.filter(({ isSold }) => isSold).slice(0, MOST_HITS),
  ];
}

const hitsByReading = new WeakMap<SiteReading, Map<string, SignalHit[]>>();

function allHits(reading: SiteReading): Map<string, SignalHit[]> {
  const known = hitsByReading.get(reading);
  if (known) return known;
  const found = new Map<string, SignalHit[]>();
  const indexes = reading.languages.flatMap((language) => statementIndex(language) ?? []);
  const read = new Map<MatchedText, readonly Made[]>();
  const how = {
    isManual: describesAProduct(reading.profile),
    waysIn: reading.waysIn,
    isShop: reading.profile.industry.value === "retail",
  };
  for (const page of reading.pages) collect(page, indexes, read, found, how);
  for (const hits of found.values()) hits.sort((a, b) => b.strength - a.strength);
  hitsByReading.set(reading, found);
  return found;
}

function collect(
  page: ReadPage,
  indexes: readonly TermIndex<Part>[],
  read: Map<MatchedText, readonly Made[]>,
  found: Map<string, SignalHit[]>,
  { isManual, waysIn, isShop }: { isManual: boolean; waysIn: WaysIn | null; isShop: boolean },
): void {
  for (const line of page.lines) {
    // A menu repeats on every page and says the same each time.
    const known = line.under ? undefined : read.get(line.words);
    const made = known ?? indexes.flatMap((index) => statementsIn(index, line.words, line.under));
    if (!known && !line.under) read.set(line.words, made);
    for (const { id, near, key } of made) {
      if (line.isPraise && !ON_REVIEWS.has(id)) continue;
      const hits = found.get(id) ?? [];
      const strength = isManual || isTopic(line) || !speaksFor(page, id, isShop) ? FOREIGN_PAGE : 1;
      const isSold = waysIn !== null && tellsOfProgram(page.facts, line, near, waysIn);
      // Posts, read first, must not take the places of what the business says of itself.
      const alike = hits.filter((hit) => hit.strength === strength && (hit.isSold ?? false) === isSold);
      if (alike.length >= MOST_HITS) continue;
      const said = sentenceOf(line.text, near, key);
      if (isExcepted(id, () => said)) continue;
      const quote = quoteWith(
        said.length < LEAST_SAID || line.text.length <= QUOTE_CHARS ? line.text : said,
        near,
        key,
      );
      if (hits.some((hit) => hit.quote === quote && hit.strength >= strength)) continue;
      const sentence = sentenceWith(line.text, near);
      const { url } = page.facts;
      const told = isByHand(id) && !isAfterSending(page.facts, said) ? { told: { sentence: said, key } } : {};
      found.set(id, [
        ...hits,
        { url, region: line.region, quote, strength, isPieced: true, sentence, ...told, ...(isSold && { isSold }) },
      ]);
    }
  }
}

/** What a form shows when it was sent, where it sends nothing: nobody does what is said there. */
const isAfterSending = (page: PageFacts, said: string): boolean =>
  page.forms.some((form) => form.text.includes(said) && reachesNobody(form, page));

/** The words around the first of a statement, where they hold the one that tells most; else those around that. */
function quoteWith(text: string, near: string, key: string): string {
  const quote = quoteOf(text, near);
  return quote.toLowerCase().includes(key) ? quote : quoteOf(text, key);
}

/** A sentence that is shorter is told with what stands around it. */
const LEAST_SAID = 30;

const MOST_SENTENCE = 400;

/** What stands around a word up to the next full stop on either side. */
export function sentenceWith(text: string, near: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(near));
  const start = Math.max(...[". ", "! ", "? "].map((end) => text.lastIndexOf(end, at)), at - MOST_SENTENCE);
  const ends = [". ", "! ", "? "].map((end) => text.indexOf(end, at)).filter((end) => end !== -1);
  return text.slice(Math.max(0, start), Math.min(...ends, at + MOST_SENTENCE) + 1);
}

/** The sentence that holds both words; words as short as "we" stand in its neighbors too. */
function sentenceOf(text: string, near: string, key: string): string {
  const holds = (part: string): boolean => [near, key].every((word) => part.toLowerCase().includes(word));
  return splitSentences(text).find(holds) ?? sentenceWith(text, key).replace(/^[.!?\s]+/, "");
}

/** What heads and surrounds the words of customers. */
const ON_REVIEWS: ReadonlySet<string> = new Set(["gets-reviews", "counts-reviews"]);

/** Guides and help pages explain a subject; these they explain because the business does them. */
const HELP_ON_ORDERS: ReadonlySet<string> = new Set(["takes-returns", "delivers-goods", "takes-orders"]);

/** What a list of posts heads and links are topics of its posts. */
export const isTopic = ({ region, strength }: PageLine): boolean =>
  region !== "body" && region !== "footer" && strength < 1;

/** "Studio policies": what a business asks of those who come, payment among it, and no privacy text. */
const HOUSE_RULES =
  /^(?:(?:our|studio|school|dance|class|practice|clinic|salon|house|office|financial|payment|tuition|booking) )*(?:policies|rules|guidelines)$|^(?:hausordnung|kursbedingungen|schulordnung|règlement intérieur|normas|regolamento|huisregels|lesvoorwaarden)$/;

const isHouseRules = ({ url, headings }: PageFacts): boolean =>
  [nameOf(url), ...headings.slice(0, 3).map(({ text }) => text)].some((name) =>
    HOUSE_RULES.test(name.trim().toLowerCase()),
  );

/** "/studio-policies.html" -> "studio policies" */
const nameOf = (url: string): string =>
  (new URL(url).pathname.split("/").findLast((part) => part !== "") ?? "")
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]/g, " ");

/** The duties of an opening are the work of whoever fills it, and told in the words of any trade. */
const ON_OPENINGS: ReadonlySet<string> = new Set(["seeks-staff", "wants-volunteers", "rewards-partners"]);

/** What terms of sale tell of the work of a shop; a maker's are those of its trade. */
const IN_TERMS_OF_SALE: ReadonlySet<string> = new Set(["handles-orders", "delivers-goods", "takes-returns"]);

/** Terms of return are real steps of returns, and help on orders of sending goods; neither says anything of other work. */
const speaksFor = ({ facts }: ReadPage, id: string, isShop: boolean): boolean => {
  if (facts.kind === "careers") return ON_OPENINGS.has(id);
  if (facts.kind === "legal" || statesTerms(facts)) {
    if (isShop && IN_TERMS_OF_SALE.has(id) && statesTermsOfSale(facts)) return true;
    return (id === "takes-returns" && speaksForItself(facts)) || (id === "bills" && isHouseRules(facts));
  }
  if (facts.kind === "docs") return HELP_ON_ORDERS.has(id);
  return speaksForItself(facts) && !isPrivacyNotice(facts);
};
