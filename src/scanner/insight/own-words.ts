// What the site answers and offers, in its own words.
import { toPrintable } from "../../model/printable-text.ts";
import { plainUrl } from "../../model/target.ts";
import { memoByPage } from "../evidence/memo-by-page.ts";
import { offersIn } from "./offer-name.ts";
import { countOn } from "./signals/plain-signals.ts";
import type { SiteReading } from "./signals/site-reading.ts";

export interface OwnWords {
  /** Questions that one page answers. */
  answers?: { url: string; questions: readonly string[] };
  /** Names of services, courses or rooms: from the data, from lists and from pages of their own. */
  offers?: readonly string[];
}

const MOST_TOLD = 3;
const QUESTION_CHARS = 90;
/** A heading on a page of services may be a slogan, unless a link or a choice says the same. */
const NAMING = new Set(["schema", "page", "list"]);

export function ownWords(reading: SiteReading): OwnWords {
  const asked = countOn(reading, "questions").hits;
  const url = asked[0]?.url ?? "";
  const questions = asked
    .filter((hit) => hit.url === url && hit.quote.length <= QUESTION_CHARS && !MARKS.test(hit.quote))
    .map(({ quote }) => toPrintable(quote).replace(OPENER, ""));
  const services = countOn(reading, "services");
  const isNamed = services.hits.length > 0 && services.hits.every(({ region }) => NAMING.has(region));
  const called = offersIn(services);
  const offers = (isNamed ? called : called.filter((name) => ledTo(reading).has(keyOf(name)))).map(toPrintable);
  return {
    ...(questions.length > 0 && { answers: { url: plainUrl(url), questions: questions.slice(0, MOST_TOLD) } }),
    ...(offers.length > 1 && { offers: offers.slice(0, MOST_TOLD) }),
  };
}

const keyOf = (text: string): string => text.trim().toLowerCase();

/** What links lead to and what people can choose in a form. */
const ledTo = memoByPage(
  ({ pages }: SiteReading): ReadonlySet<string> =>
    new Set(
      pages.flatMap(({ facts: { anchors, forms } }) =>
        [
          ...anchors.map(({ text }) => text),
          ...forms.flatMap(({ fields }) => fields.flatMap(({ options }) => options)),
        ].map(keyOf),
      ),
    ),
);

/** The sign by which an accordion opens. */
const OPENER = /(?<=[?？])\s?[^\p{L}\p{N}?？]{1,2}$/u;
const MARKS = /[“”"{}[\]…]/;
