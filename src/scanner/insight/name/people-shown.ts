// People whom a site presents as those who work there: the names that head a team page or a section about the team.
import { nameKind } from "../../crawl/page-kind.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isPersonName } from "./person-name.ts";

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
    const names = page.kind === "team" ? namesIn(headings) : namesBelowTeam(headings);
    return names.size > 0 ? [{ url: page.url, names }] : [];
  }),
);

type Headings = PageFacts["headings"];

/** Degrees and office stand behind the comma. */
const namesIn = (headings: Headings): ReadonlySet<string> =>
  new Set(headings.flatMap(({ text }) => (isPersonName(text.split(",", 1)[0] ?? "") ? [text] : [])));

/** The headings below one that says "Our team", up to the next of its level; most of them have to be names. */
function namesBelowTeam(headings: Headings): ReadonlySet<string> {
  const start = headings.findIndex(({ text }) => nameKind(text)?.kind === "team");
  const level = headings[start]?.level;
  if (level === undefined) return new Set();
  const rest = headings.slice(start + 1);
  const end = rest.findIndex((heading) => heading.level <= level);
  const below = end < 0 ? rest : rest.slice(0, end);
  const names = namesIn(below);
  return names.size >= LEAST_OF_SECTION && names.size * 2 > below.length ? names : new Set();
}
