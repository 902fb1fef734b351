// h1 to h6, and everything that has to know which heading it stands under.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { inherit, isHidden, keepPlacedFact, onClose, textOf } from "./page-elements.ts";
import type { HeadingFacts } from "../page-facts.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

/** A heading's own text block and links stand under it already. */
export function readHeading(state: ParserState, element: OpenElement): void {
  const { id } = element.attributes;
  const fact: HeadingFacts = {
    level: Number(element.tag.slice(1)),
    text: "",
    id: id === undefined ? null : cut(id, TEXT_LIMITS.name),
    region: element.within.region,
    hidden: isHidden(element),
  };
  const { form } = element.within;
  inherit(element, { isInHeading: true });
  if (!keepPlacedFact(state, state.facts.headings, fact, { most: HTML_LIMITS.headings, cap: "headings" })) return;
  if (!fact.hidden) {
    state.heading = state.facts.headings.length - 1;
    state.headingElement = element;
  }
  state.headingAlt = "";
  onClose(element, () => {
    // A logo or lettering as a picture is read by its alternative.
    fact.text = textOf(state, element, TEXT_LIMITS.heading, "eyes") || state.headingAlt;
    // What a script shows only afterwards, such as a receipt, does not name a form that is there from the start.
    if (form !== null && (!fact.hidden || form.facts.hidden)) form.headingInside ||= fact.text;
  });
}
