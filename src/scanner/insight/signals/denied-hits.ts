// Words that name a charge while their sentence says that there is none, or that the amount is another's; results that
// an authority publishes.
import { addressParts } from "../../../model/address-parts.ts";
import { prepareText } from "../match-terms.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { statementIndex, statementsIn } from "./statements.ts";

const NO_CHARGE: ReadonlySet<string> = new Set(["no-plan"]);
const OTHER_AMOUNT: ReadonlySet<string> = new Set(["no-plan", "other-amounts"]);
const TAKEN_BACK: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["term:subscription", NO_CHARGE],
  ["says:membership-fees", NO_CHARGE],
  ["states:runs-subscriptions", NO_CHARGE],
  ["plan prices", OTHER_AMOUNT],
]);
const LANGUAGES = "en,de,fr,es,pt,it,nl,pl".split(",");

/** Whether the quote itself takes back what the signal looks for, or only asks about it. */
export function isTakenBack(reading: SiteReading, name: string, { url, quote }: SignalHit): boolean {
  if (name === "term:results" || name === "page:results") return leadsToAuthority(reading, url);
  const by = TAKEN_BACK.get(name);
  if (!by) return false;
  if (/[?？]["”»]?$/.test(quote)) return true;
  const words = prepareText(quote);
  return LANGUAGES.some((language) => {
    const index = statementIndex(language);
    return index !== null && statementsIn(index, words).some(({ id }) => by.has(id));
  });
}

/** Hosts of states and their offices. */
const AUTHORITY =
  /(?:^|\.)(?:gov|gob|gouv|govt|gv|go|gub)(?:\.[a-z]{2})?$|(?:^|\.)(?:admin\.ch|bund\.de|europa\.eu|overheid\.nl|belgium\.be|canada\.ca|gc\.ca|nic\.in)$/;

const RESULTS = /r[ée]sult|ergebnis|zeugnis|esit|uitslag|wynik|calificacion|notas/i;

/** The page sends its readers to an authority of which the business is none. */
function leadsToAuthority(reading: SiteReading, url: string): boolean {
  if (AUTHORITY.test(reading.evidence.target.host)) return false;
  const page = reading.pages.find(({ facts }) => facts.url === url);
  return (page?.facts.anchors ?? []).some(
    ({ href, text, hidden, region }) =>
      !hidden &&
      region === "main" &&
      RESULTS.test(`${text} ${href}`) &&
      AUTHORITY.test(addressParts(href)?.hostname ?? ""),
  );
}
