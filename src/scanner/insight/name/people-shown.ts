// People whom a site presents as those who work there: the names that head a team page or a section about the team.
import { nameKind } from "../../crawl/page-kind.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { GIVEN_NAMES } from "../../evidence/text/given-names.ts";
import { isPersonName, namesPerson, NO_NAMES } from "./person-name.ts";

export interface PeopleShown {
  url: string;
  names: ReadonlySet<string>;
}

/** A section shows a team from this many names on: two headings may be anything. */
const LEAST_OF_SECTION = 3;

/** Each page that presents people, and the headings that name them. */
export const peopleShown = memoByPage((pages: readonly PageFacts[]): readonly PeopleShown[] =>
  pages.flatMap((page) => {
    const headings = page.headings.filter(({ level, hidden, region }) => level >= 2 && !hidden && region !== "footer");
    const isTeamPage = page.kind === "team";
    const [below, run] = isTeamPage ? [headings, []] : behindTeam(headings);
    const cards = cardsIn([...below, ...run], page);
    const names = namesIn(below);
    const isTeam = isTeamPage || (names.size >= LEAST_OF_SECTION && names.size * 2 > below.length) || cards.size > 0;
    const most = cards.size > names.size ? cards : names;
    return isTeam && most.size > 0 ? [{ url: page.url, names: most }] : [];
  }),
);

type Headings = PageFacts["headings"];

/** Degrees and office stand behind the comma. */
const namesIn = (headings: Headings): ReadonlySet<string> =>
  new Set(headings.flatMap(({ text }) => (isPersonName(text.split(",", 1)[0] ?? "") ? [text] : [])));

/** The headings below one that says "Our team"; where all are of one level, those that follow it and may be names. */
function behindTeam(headings: Headings): readonly [below: Headings, run: Headings] {
  const start = headings.findIndex(({ text }) => nameKind(text)?.kind === "team");
  const level = headings[start]?.level;
  if (level === undefined) return [[], []];
  const rest = headings.slice(start + 1);
  const until = (ends: (heading: Headings[number]) => boolean): Headings => {
    const end = rest.findIndex(ends);
    return end < 0 ? rest : rest.slice(0, end);
  };
  return [
    until((heading) => heading.level <= level),
    until((heading) => heading.level !== level || !OF_CARD.test(heading.text.trim())),
  ];
}

/** One to five words with capitals: a first name alone, initials, titles and what stands between names. */
const OF_CARD =
  /^(?:\p{Lu}[\p{L}'’.-]{0,20}|d[aeio]s?|del|della|van|von|der|den|la|le|e|y|zu)(?: (?:\p{Lu}[\p{L}'’.-]{0,20}|d[aeio]s?|del|della|van|von|der|den|la|le|e|y|zu)){0,4}$/u;

/**
 * Cards of one level that are all called like people, one of them by a usual given name and half of them as their picture
 * is; what has no such name and no picture, in more words than one, is no card.
 */
function cardsIn(headings: Headings, { images }: PageFacts): ReadonlySet<string> {
  const pictured = new Set(images.map(({ alt }) => (alt ?? "").trim()));
  const levels = [...Map.groupBy(headings, ({ level }) => level).values()].map((some) =>
    some.map(({ text }) => text.trim()),
  );
  const isSomebody = (name: string): boolean =>
    namesPerson(name, NO_NAMES) || GIVEN_NAMES.has(name.split(" ", 1)[0] ?? "");
  const shown = levels.flatMap((names) => {
    const cards = names.filter((name) => pictured.has(name) || isSomebody(name) || isOneName(name));
    const isRow =
      cards.length >= LEAST_OF_SECTION &&
      names.every((name) => OF_CARD.test(name)) &&
      names.filter((name) => pictured.has(name)).length * 2 >= names.length &&
      cards.some(isSomebody);
    return isRow ? [cards] : [];
  });
  return new Set(shown.toSorted((a, b) => b.length - a.length)[0]);
}

const isOneName = (text: string): boolean => !text.includes(" ") && nameKind(text) === null;
