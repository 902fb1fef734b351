// Words whose sentence says that there is no such thing, or that it is another's; results that an authority publishes.
import takenBack from "../data/taken-back.json" with { type: "json" };
import { prepareText } from "../match-terms.ts";
import { isOfAuthority, leadsToAuthority } from "./authority-hosts.ts";
import type { ReadPage, SignalHit, SiteReading } from "./site-reading.ts";
import { statementIndex, statementsIn } from "./statements.ts";

/**
 * By signal: statements of its sentence that take it back; "?" where a question does, "legal" where the page is one of
 * law, "authority" where the page leads to one, "figure" where it holds no number, "dead-link" where it is a link to nothing.
 */
const TAKEN_BACK = new Map<string, readonly string[]>(Object.entries(takenBack));

/** Whether the sentence itself takes back what the signal looks for, tells it of somebody else, or only asks about it. */
export function isTakenBack(reading: SiteReading, name: string, { url, quote, sentence = quote }: SignalHit): boolean {
  const by = TAKEN_BACK.get(name);
  if (!by) return false;
  if (by.includes("authority")) return sendsToAuthority(reading, url);
  if (by.includes("dead-link") && isDeadLink(pageAt(reading, url), sentence)) return true;
  if (by.includes("?") && /[?？]["”»]?\s?[+▾⌄]?$/.test(sentence)) return true;
  if (by.includes("legal") && pageAt(reading, url)?.facts.kind === "legal") return true;
  if (by.includes("figure") && !/\d/.test(sentence)) return true;
  const words = prepareText(sentence);
  return reading.languages.some((language) => {
    const index = statementIndex(language);
    return index !== null && statementsIn(index, words).some(({ id }) => by.includes(id));
  });
}

/** Words of links that lead to nothing, alone or in a row of such: the page they name is not there. */
function isDeadLink(page: ReadPage | undefined, said: string): boolean {
  const labels = (page?.facts.anchors ?? []).filter(
    ({ text }) => text.trim().length >= LABEL_CHARS && said.includes(text.trim()),
  );
  if (labels.length === 0 || !labels.every(({ href }) => href.endsWith("#"))) return false;
  const named = labels.reduce((sum, { text }) => sum + text.trim().length, 0);
  return named * 2 >= said.length;
}

const LABEL_CHARS = 4;

const pageAt = ({ pages }: SiteReading, url: string): ReadPage | undefined =>
  pages.find(({ facts }) => facts.url === url);

const RESULTS = /r[ée]sult|ergebnis|zeugnis|esit|uitslag|wynik|calificacion|notas/i;

/** The page sends its readers to an authority of which the business is none. */
function sendsToAuthority(reading: SiteReading, url: string): boolean {
  if (isOfAuthority(reading.evidence.target.host)) return false;
  return (pageAt(reading, url)?.facts.anchors ?? []).some(
    ({ href, text, hidden, region }) =>
      !hidden && region === "main" && RESULTS.test(`${text} ${href}`) && leadsToAuthority(href),
  );
}
