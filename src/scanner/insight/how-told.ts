// How a site tells of a piece of work: by running text or by what names it, once or several times.
import { lettersOf } from "./normalise-text.ts";
import type { SignalVerdict } from "./signals/evaluate-signal.ts";
import { isHeadedWith } from "./signals/headed-with.ts";
import type { SignalHit, SiteReading } from "./signals/site-reading.ts";
import type { WorkflowFamily } from "./workflow-families.ts";

/** Places that name the work, and sentences that tell of it, from which on a site leaves no doubt. */
const CORROBORATED_FROM = 2;
export const TOLD_FROM = 3;
/** One sentence whose words stand near each other by chance is as often of other things; a second one is no chance. */
const TOLD_AGAIN = 2;

/** Sentences that tell of the work, each once. */
export const toldIn = (hits: readonly SignalHit[]): number =>
  new Set(
    hits
      .filter((hit) => hit.strength === 1 && isRunningText(hit))
      .map(({ sentence, quote }) => lettersOf(sentence ?? quote)),
  ).size;

/** Told in several sentences, or in one on a page that is headed with the work. */
export function isToldEnough(reading: SiteReading, family: WorkflowFamily, hits: readonly SignalHit[]): boolean {
  if (family.asksSecondSign) return toldIn(hits) >= TOLD_FROM;
  return toldIn(hits) >= TOLD_AGAIN || isHeaded(reading, family, hits);
}

export const isHeaded = (reading: SiteReading, { ownWords }: WorkflowFamily, hits: readonly SignalHit[]): boolean =>
  hits.some(({ url }) => isHeadedWith(reading, url, ownWords));

/** Sentences of running text, found by words near each other. */
export const isPieced = (hits: readonly SignalHit[]): boolean =>
  hits.length > 0 && hits.every((hit) => isRunningText(hit) && hit.isPieced);

/** One sentence of running text, whose words may stand together by chance, in a trade that was itself told from little. */
export const isOneGuess = ({ profile }: SiteReading, hits: readonly SignalHit[]): boolean =>
  profile.industry.confidence === "low" &&
  hits.length > 0 &&
  hits.every(isRunningText) &&
  new Set(hits.map(({ quote }) => lettersOf(quote))).size < 2;

/** What stands elsewhere than in running text, or in the very sentence that shows the work. */
export const isSecondSign = ({ hits }: SignalVerdict, shown: SignalVerdict): boolean =>
  hits.some((hit) => !isRunningText(hit) || areAllAmong([hit], shown.hits));

/**
 * Headings, links or controls name the work and several sentences tell of it, or a form asks for it beside them. What
 * the industry of a site lets expect was itself inferred from words, so that it says nothing against a site that is
 * this clear.
 */
export function isCorroborated(hits: readonly SignalHit[]): boolean {
  const quotesOf = (holds: (hit: SignalHit) => boolean): number =>
    new Set(hits.filter((hit) => hit.strength === 1 && holds(hit)).map(({ quote }) => quote)).size;
  const told = quotesOf(isRunningText);
  const named = quotesOf(({ region }) => NAMING.test(region));
  const asked = quotesOf(({ region }) => region === "form");
  return (told >= CORROBORATED_FROM && named >= CORROBORATED_FROM) || (asked > 0 && told + named > 0);
}

const NAMING = /^(?:h\d|link|nav|button|label|title|page|description|noted)$/;

export const isRunningText = ({ region }: Pick<SignalHit, "region">): boolean =>
  region === "body" || region === "footer";

export function areAllAmong(hits: readonly SignalHit[], others: readonly SignalHit[]): boolean {
  const known = new Set(others.map(({ url, quote }) => `${url} ${quote}`));
  return hits.every(({ url, quote }) => known.has(`${url} ${quote}`));
}
