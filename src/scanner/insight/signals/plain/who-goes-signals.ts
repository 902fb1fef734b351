// Who goes out to customers: one person who does all of it, or contractors that the business sends.
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { statementHits } from "../statement-hits.ts";
import { hitOn } from "./make-hit.ts";
import { offerCounts } from "./offer-signals.ts";

const told = (reading: SiteReading, name: string): SignalHit[] =>
  statementHits(reading, `states:${name}`).filter(({ strength, isSold }) => strength === 1 && isSold === undefined);

/** Who writes "I come to you", or of "I" throughout, names nobody else and speaks of no team. */
function onePerson(reading: SiteReading): SignalHit[] {
  if (told(reading, "has-team").length > 0 || offerCounts.people(reading).count > 1) return [];
  const said = told(reading, "one-person");
  return said.length > 0 ? said : speaksAlone(reading);
}

const ONE =
  /(?<!\p{L})(?:I(?!\p{L}|\.|['’]\p{L}{3})|[Ii]ch(?!\p{L})|[Jj](?:e |['’])(?=\p{Ll})|[Ss]oy |[Cc]onmigo|[Ss]ou |[Cc]omigo|[Ll]avoro come |[Cc]on me |[Ii]k (?=\p{Ll})|[Jj]estem |[Zz]e mną)/u;
const SEVERAL =
  /(?<!\p{L})(?:[Ww]e|[Oo]ur|[Ww]ir|[Uu]ns(?:er\p{L}{0,2})?|[Nn]ous|[Nn]o(?:tre|s)|[Ss]omos|[Nn]uestr[oa]s?|[Nn]oss[oa]s?|[Ss]iamo|[Nn]ostr[oaie]|[Ww]ij|[Oo]nze?|[Jj]esteśmy|[Nn]asz\p{L}{0,3})(?!\p{L})/u;
const OWN_PAGES: ReadonlySet<string> = new Set(["home", "about", "team"]);
const LEAST_SAID = 4;

/** Lines in which one person speaks, where none speaks of several; what is asked is said by others. */
function speaksAlone({ pages }: SiteReading): SignalHit[] {
  const lines = pages
    .filter(({ facts }) => OWN_PAGES.has(facts.kind))
    .flatMap((page) => page.lines.map((line) => ({ page, ...line })))
    .filter(({ text, region, isPraise }) => region === "body" && !isPraise && !text.endsWith("?"));
  const said = lines.filter(({ text }) => ONE.test(text));
  const isAlone =
    new Set(said.map(({ text }) => text)).size >= LEAST_SAID && !lines.some(({ text }) => SEVERAL.test(text));
  return isAlone ? said.slice(0, 1).map(({ page, text }) => hitOn(page, "body", text)) : [];
}

/** "A network of trusted contractors". */
const outsideContractors = (reading: SiteReading): SignalHit[] => told(reading, "has-contractors");

export const whoGoesSignals = { "one person": onePerson, "outside contractors": outsideContractors };
