// Notices that work is not open yet, or stands still for now, on the page that is about it.
import { fillableFields } from "../../evidence/operability/operate-forms.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { findDates } from "../../evidence/text/text-dates.ts";
import { prepareText } from "../match-terms.ts";
import { normaliseText } from "../normalise-text.ts";
import { quoteOf } from "../quote-of.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { isHeadedWith } from "./headed-with.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { statementIndex, statementsIn } from "./statements.ts";

export interface Notice {
  url: string;
  kind: PageFacts["kind"];
  quote: string;
  /** It was open and stands still; else it is not open yet. */
  isPause: boolean;
}

const NOTICE_CHARS = 600;
const MONTH_MS = 31 * 86_400_000;
const OTHERS: ReadonlySet<PageFacts["kind"]> = new Set(["post", "blog", "legal", "docs", "faq"]);
const noticesByReading = new WeakMap<SiteReading, readonly Notice[]>();

/** Notices that still hold, at the head of a page or beside its form: further down they are about one thing of many. */
export function noticesOf(reading: SiteReading): readonly Notice[] {
  const known = noticesByReading.get(reading);
  if (known) return known;
  const indexes = reading.languages.flatMap((language) => statementIndex(language) ?? []);
  const notices = reading.pages
    .filter(({ facts }) => !OTHERS.has(facts.kind))
    .flatMap(({ facts }) => {
      const { url, kind } = facts;
      const forms = facts.forms.filter((form) => !form.hidden && fillableFields(form).length > 1);
      const first = facts.headings.findIndex(({ hidden, region }) => !hidden && region === "main");
      const heads = new Set([-1, first, ...forms.map(({ heading }) => heading)]);
      return facts.blocks.flatMap(({ text, region, quoted, heading }): Notice[] => {
        if (quoted || text.length > NOTICE_CHARS || !heads.has(heading)) return [];
        if (region === "nav" || region === "footer" || hasEnded(text, reading.observedAt)) return [];
        const words = prepareText(text);
        const made = indexes.flatMap((index) => statementsIn(index, words));
        const found = made.find(({ id }) => id === "paused" || (id === "not-open-yet" && forms.length === 0));
        return found ? [{ url, kind, quote: quoteOf(text, found.near), isPause: found.id === "paused" }] : [];
      });
    });
  noticesByReading.set(reading, notices);
  return notices;
}

/** The last day that is named lies in the past; a year alone ends with its last day. */
function hasEnded(text: string, now: number): boolean {
  const days = findDates(text).map(({ ms, precision }) => (precision === "day" ? ms : ms + MONTH_MS));
  const years = (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map((year) => Date.UTC(Number(year) + 1, 0));
  const ends = days.length > 0 ? days : years;
  return ends.length > 0 && Math.max(...ends) < now;
}

/**
 * The notice under which the work stands: on a page that is headed with it or holds its form. A pause may also name the
 * work elsewhere, and needs nothing else there that shows it.
 */
export const noticeOn = (
  reading: SiteReading,
  { ownWords }: WorkflowFamily,
  own: readonly SignalHit[],
): Notice | undefined =>
  noticesOf(reading).find(
    ({ url, kind, quote, isPause }) =>
      (isAboutWork(reading, { url, kind }, ownWords, own) &&
        (isPause || own.some((hit) => hit.url === url && isPlaced(hit)))) ||
      (isPause && ownWords.some((word) => normaliseText(quote).includes(word))) ||
      own.some((hit) => hit.region === "form" && hit.url === url),
  );

const isAboutWork = (
  reading: SiteReading,
  { url, kind }: Pick<Notice, "url" | "kind">,
  words: readonly string[],
  own: readonly SignalHit[],
): boolean =>
  isHeadedWith(reading, url, words) ||
  (kind !== "home" && own.some((hit) => hit.url === url && /^(?:h1|title|page)$/.test(hit.region)));

/** What leads to a page stands anywhere. */
const POINTERS: ReadonlySet<string> = new Set(["nav", "footer", "link", "button"]);
const isPlaced = ({ region, strength }: SignalHit): boolean => strength === 1 && !POINTERS.has(region);

/** All that shows the work, and is no way to its page, stands on a page that is headed with it and says "not yet". */
export function isNotOpenYet(reading: SiteReading, { ownWords }: WorkflowFamily, own: readonly SignalHit[]): boolean {
  const waiting = new Set(
    noticesOf(reading)
      .filter((notice) => !notice.isPause && isAboutWork(reading, notice, ownWords, own))
      .map(({ url }) => url),
  );
  const placed = own.filter(isPlaced);
  return placed.length > 0 && placed.every(({ url }) => waiting.has(url));
}
