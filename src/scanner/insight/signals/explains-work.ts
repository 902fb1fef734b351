// Pages that explain work in general: glossaries, documentation of workflows. What they name is not what a business does.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { PageLine } from "./page-lines.ts";
import { isAside, statementIndex, statementsIn } from "./statements.ts";

/** Pages of real businesses, whole terms and long start pages among them, were seen to make at most ten. */
const MOST_OF_ONE_BUSINESS = 11;
/** On a page that is there to explain, fewer are enough. */
const MOST_OF_AN_EXPLANATION = 7;
const EXPLAINING_KINDS: ReadonlySet<PageFacts["kind"]> = new Set(["docs", "post", "blog"]);
const EXPLAINING_PATH =
  /\/(?:glossary|glossar|glossaire|glosario|glossario|glossário|begrippen\w*|slownik|lexikon|lexique|wiki|dictionary|terminology)(?:[/._-]|$)/i;

/** Whether the page states more kinds of work than one business has. */
export function explainsWork(page: PageFacts, lines: readonly PageLine[], languages: readonly string[]): boolean {
  const indexes = languages.flatMap((language) => statementIndex(language) ?? []);
  const isExplaining = EXPLAINING_KINDS.has(page.kind) || EXPLAINING_PATH.test(page.url);
  const most = isExplaining ? MOST_OF_AN_EXPLANATION : MOST_OF_ONE_BUSINESS;
  const stated = new Set<string>();
  for (const line of lines) {
    for (const index of indexes) for (const { id } of statementsIn(index, line.words)) if (!isAside(id)) stated.add(id);
    if (stated.size > most) return true;
  }
  return false;
}
