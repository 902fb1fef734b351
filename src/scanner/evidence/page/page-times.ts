// Dates that a page marks as such: <time>, dated properties of microdata, elements whose class says date.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { keepPlacedFact, onClose, textOf } from "./page-elements.ts";
import type { PageFacts } from "../page-facts.ts";
import type { ClassReading, OpenElement, ParserState } from "./page-parser-state.ts";

const DATED_PROPERTY = /^date(?:Published|Modified|Created|Posted)$/;

export function readTime(state: ParserState, element: OpenElement, classes: ClassReading | null): void {
  const { tag, attributes } = element;
  const isDated = DATED_PROPERTY.test(attributes.itemprop ?? "");
  const isUnderTitle = classes?.isItemDateLike === true && state.facts.blocks.at(-1)?.tag === "h1";
  if (tag !== "time" && !isDated && classes?.isDateLike !== true && !isUnderTitle) return;
  const datetime = tag === "time" || isDated ? (attributes.datetime ?? attributes.content) : undefined;
  const { region } = element.within;
  onClose(element, () => {
    const time = {
      datetime: datetime === undefined ? null : cut(datetime.trim(), TEXT_LIMITS.time),
      text: textOfTime(state, element),
      region,
    };
    if (isWorthKeeping(state, time, tag)) keepPlacedFact(state, state.facts.times, time, { most: HTML_LIMITS.times });
  });
}

/** Longer texts have a date in them but are none. */
function textOfTime(state: ParserState, element: OpenElement): string {
  const text = textOf(state, element, TEXT_LIMITS.time + 1, "eyes");
  return text.length > TEXT_LIMITS.time && element.tag !== "time" ? "" : cut(text, TEXT_LIMITS.time);
}

/** A marked element counts with a digit in it, and not again around a <time> that has said the same. */
function isWorthKeeping(state: ParserState, time: PageFacts["times"][number], tag: string): boolean {
  if (tag === "time" || time.datetime !== null) return true;
  return /\d/.test(time.text) && !state.facts.times.slice(-3).some((known) => time.text.includes(known.text));
}
