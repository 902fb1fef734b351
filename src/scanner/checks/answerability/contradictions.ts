import type { EvidenceItem } from "../../../model/outcome.ts";
import { listOf, partOf, pathOf, startWith } from "../../../model/words.ts";
import { FOUNDING_YEAR, readStatedFacts, type StatedFact } from "../../evidence/answers/answers-facts-compare.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { areSisters } from "../../evidence/answers/answers-sisters.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { defineCheck, fail, na, namedIn, pass, seen } from "../define-check.ts";

/**
 * Phone numbers are left to the comparison of name, address and phone: several numbers are usually several desks.
 * Two lists of one title and heading are compared in names of one word and in cards, too: an old list was left standing.
 */
export const contradictions = defineCheck({
  id: "contradictions",
  agent: "answerability",
  category: "Key facts and pricing",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "structured"],
  title: "Facts that several pages state agree",
  why: "When two pages give different prices or hours, an assistant repeats one of them, and you learn which from a disappointed customer.",
  fix: "Correct the pages that differ and keep each price, time and year in one place that all pages read from.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  headline: ({ people }, shown = []) => {
    const facts = namedIn(shown, "about");
    return `Depending on the page, ${people} are told different things${facts.length === 0 ? "" : ` about ${listOf(facts, 2)}`}`;
  },
  run({ pages, structured }) {
    const stated = [
      ...Map.groupBy(readStatedFacts(pages, structured), ({ fact, key }) => foldText(key ?? fact)).values(),
    ];
    const years = new Map(pages.map((page) => [page.url, statedYear(page)]));
    const compared = stated.map((facts) => withoutOlder(onePerPage(facts), years)).filter((facts) => facts.length > 1);
    if (compared.length === 0)
      return na("No price, opening time or founding year that could differ stands on two of the pages read.");
    const split = compared.filter((facts) => conflictOf(facts) !== null);
    if (split.length === 0) {
      return pass(
        compared.length === 1
          ? `No two pages disagree on the one fact compared: ${nameOf(compared[0] ?? [])}.`
          : `No two pages disagree on the ${compared.length} facts compared: ${listOf(compared.map(nameOf))}.`,
      );
    }
    return fail(
      `Pages disagree on ${partOf(split.length, compared.length, "fact")} compared: ${listOf(split.map((facts, at) => (at === 0 || split.length === 2 ? sayConflict(facts) : nameOf(facts))))}.`,
      evidenceOf(split),
      {
        fix: `Decide what holds: ${listOf(split.slice(0, 3).map(correctionOf), 3)}.`,
      },
    );
  },
});

/** Two pages each for up to three facts; one line that gives the hours of five days is shown once. */
function evidenceOf(split: readonly StatedFact[][]): EvidenceItem[] {
  const pairs = split.map((facts) => conflictOf(facts) ?? []);
  const told = new Map(pairs.map((pair) => [pair.map(({ url, received }) => `${url} ${received}`).join(" "), pair]));
  return [...told.values()].slice(0, 3).flatMap((pair) =>
    pair.map(({ url, received, fact }, at) => {
      const other = pair[1 - at];
      const page = other === undefined ? "Another page" : startWith(pathOf(other.url));
      return seen(
        url,
        quoteOf(received),
        `${page} differs on the ${fact}${other === undefined ? "" : ` (${sayValue(other)} there)`}.`,
        { about: [`the ${fact}`] },
      );
    }),
  );
}

/** "the opening hours on Friday as on the home page and 7 more or as on /contact" */
function correctionOf(facts: readonly StatedFact[]): string {
  const pages = new Set((conflictOf(facts) ?? []).map((fact) => pagesWith(fact, facts)));
  return `the ${nameOf(facts)} as on ${[...pages].join(" or as on ")}`;
}

/** All pages that say the same. */
const pagesWith = (one: StatedFact, facts: readonly StatedFact[]): string =>
  listOf([...new Set(facts.filter((fact) => isSame(fact, one)).map(({ url }) => pathOf(url)))]);

/** "opening hours on Friday (08:00-16:00 on the home page, 08:00-16:30 on /contact)" */
function sayConflict(facts: readonly StatedFact[]): string {
  const pair = conflictOf(facts) ?? [];
  return `${nameOf(facts)} (${pair.map((fact) => `${sayValue(fact)} on ${pagesWith(fact, facts)}`).join("; ")})`;
}

const VALUE_CHARS = 60;
const sayValue = ({ said, value }: StatedFact): string => {
  const text = said ?? value;
  return text.length <= VALUE_CHARS ? text.replace(/[()]/g, "") : `${text.slice(0, VALUE_CHARS)}…`.replace(/[()]/g, "");
};

const nameOf = (facts: readonly StatedFact[]): string => facts[0]?.fact ?? "";

/** What holds for an earlier season or year than another page names is older, and contradicts nothing. */
function withoutOlder(facts: StatedFact[], years: ReadonlyMap<string, string | null>): StatedFact[] {
  const yearOf = ({ url }: StatedFact): string => years.get(url) ?? "";
  const newest = facts.map(yearOf).toSorted().at(-1) ?? "";
  return facts[0]?.fact === FOUNDING_YEAR ? facts : facts.filter((one) => ["", newest].includes(yearOf(one)));
}

const SEASON = /(?<!\d)(20\d\d)\s?[-–/]\s?(?:20)?\d\d(?!\d|[-–/.]\d)/;
const YEAR = /(?<!\d)(20\d\d)(?!\d)/;
/** The first season named, or the first year of a title or heading. */
function statedYear({ titles, headings, blocks }: PageFacts): string | null {
  const heads = [...titles, ...headings.map(({ text }) => text)];
  const season = [...heads, ...blocks.filter(({ region }) => region === "main").map(({ text }) => text)];
  const first = (texts: readonly string[], year: RegExp): string | undefined =>
    texts.flatMap((text) => year.exec(text)?.[1] ?? [])[0];
  return first(season, SEASON) ?? first(heads, YEAR) ?? null;
}

/** What each page states; a page with two prices for one name has two things of that name and tells nothing. */
function onePerPage(facts: readonly StatedFact[]): StatedFact[] {
  const perPage = Map.groupBy(facts, ({ url }) => url);
  return [...perPage.values()].flatMap((own) => (distinct(own).length === 1 ? own.slice(0, 1) : []));
}

/** The first two pages that say different things of what is evidently one thing. */
function conflictOf(facts: readonly StatedFact[]): StatedFact[] | null {
  for (const [at, one] of facts.entries()) {
    const other = facts.slice(at + 1).find((next) => !isSame(one, next) && !mayDiffer(one, next));
    if (other) return [one, other];
  }
  return null;
}

/** Each place has prices and hours of its own; the business was founded once. */
const mayDiffer = (one: StatedFact, other: StatedFact): boolean =>
  one.fact !== FOUNDING_YEAR && areSisters(one.url, other.url);

const isSame = (one: StatedFact, other: StatedFact): boolean =>
  one.value === other.value || one.value === other.also || one.also === other.value;

const distinct = (facts: readonly StatedFact[]): StatedFact[] => [
  ...new Map(facts.map((fact) => [fact.value, fact])).values(),
];
