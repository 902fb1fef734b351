// What a form is called by what stands before it: the heading above, or the few words right before the form.
import { cleanName } from "./page-names.ts";
import type { TextBlock } from "../page-facts.ts";
import type { FormSurroundings, OpenElement, ParserState } from "./page-parser-state.ts";

/** Behind so many texts under one heading stands something else. */
const FAR_BLOCKS = 12;
/** A longer text is no name. */
const INTRO_CHARS = 90;
const INTRO_WITHIN = 3;
const PARTS_BACK = 24;
const PAGE_WIDE: ReadonlySet<string> = new Set(["body", "main", "#document"]);

export const surroundingsOf = (state: ParserState, element: OpenElement): FormSurroundings => ({
  above: headingAbove(state, element),
  ...introOf(state, element),
  links: state.facts.anchors.length,
  buttons: state.facts.buttons.length,
});

/** Names in the order to be tried; asked when the page has been read, as links and buttons have their texts then. */
export function namesBefore(state: ParserState, surroundings: FormSurroundings): (string | undefined)[] {
  const { above, intro, before, links, buttons } = surroundings;
  const { anchors, blocks, headings, buttons: pressed } = state.facts;
  const led = anchors.slice(Math.max(0, links - FAR_BLOCKS), links).filter(({ href }) => /^https?:/.test(href));
  const names = led.map(({ text }) => text);
  const all = [...names, ...pressed.slice(Math.max(0, buttons - FAR_BLOCKS), buttons).map(({ name }) => name)];
  const heading = cleanName(headings[above]?.text);
  const text = cleanName(blocks[intro]?.text);
  if (isMadeOf(all, text) || isListed(blocks.slice(Math.max(0, intro - before), intro), names)) return [heading];
  // What leads elsewhere closes what the heading speaks of, and the words behind it introduce the form.
  const isClosed = blocks.some((block, at) => at < intro && block.heading === above && isMadeOf(names, block.text));
  return isClosed ? [text, heading] : [heading, text];
}

/** One of several facts set side by side, such as hours and addresses, introduces nothing. */
const isListed = (before: readonly TextBlock[], links: readonly string[]): boolean =>
  before.length === LISTED_AFTER &&
  before.every(({ text, tag }) => text.length <= INTRO_CHARS && !/^h\d$/.test(tag) && !isMadeOf(links, text));

function isMadeOf(names: readonly string[], text: string): boolean {
  const rest = names.reduce((left, name) => (name === "" ? left : left.replace(name, "")), text);
  return rest !== text && !/\p{L}/u.test(rest);
}

/** Index of the heading before the form, if it is near and the section it stands in is still open around the form. */
function headingAbove(state: ParserState, element: OpenElement): number {
  const heading = headingFor(state, element);
  // Headings of a menu name its groups, not the search field beside them.
  if (heading === undefined || element.within.isInHeading || heading.element.within.region === "nav") return -1;
  if ((state.facts.blocks.at(-FAR_BLOCKS)?.heading ?? -1) >= heading.at) return -1;
  const section = sectionHeaded(heading.element.within.section);
  return section === null || section.isOpen ? heading.at : -1;
}

/** The nearest heading that heads no card beside the form, one of several alike. */
export function headingFor(
  { heading: last, lastHeadings, facts: { blocks } }: ParserState,
  form: OpenElement,
): PlacedHeading | undefined {
  const near = lastHeadings.filter(({ at }) => at <= last);
  const isCard = ({ at, element }: PlacedHeading): boolean => {
    const card = element.tag > "h2" ? closedAround(element) : null;
    return (
      card !== null &&
      hasText(blocks, at) &&
      near.some(
        (other) =>
          other.at !== at &&
          other.element.tag === element.tag &&
          areAlike(closedAround(other.element), card, form) &&
          hasText(blocks, other.at),
      )
    );
  };
  return near.findLast((one) => !isCard(one));
}

type PlacedHeading = ParserState["lastHeadings"][number];

/** More than the heading itself. */
const hasText = (blocks: readonly TextBlock[], at: number): boolean =>
  blocks.filter(({ heading }) => heading === at).length > 1;

/** The outermost box around the heading that has closed before the form; null where it stands in none. */
function closedAround({ parent }: OpenElement): OpenElement | null {
  let box: OpenElement | null = null;
  for (let at = parent; at !== null && !at.isOpen; at = at.parent) box = at;
  return box;
}

/** One box, or two side by side and of one class, which the box of the form has not: else they are rows of the page. */
function areAlike(one: OpenElement | null, other: OpenElement, form: OpenElement): boolean {
  if (one === other) return true;
  const called = other.attributes.class;
  if (one === null || called === undefined || one.parent !== other.parent || one.attributes.class !== called)
    return false;
  let box: OpenElement | null = form;
  while (box !== null && box.parent !== other.parent) box = box.parent;
  return box !== null && box.attributes.class !== called;
}

/** The section that a heading speaks for: around the header of a section, where it stands in one. */
function sectionHeaded(section: OpenElement | null): OpenElement | null {
  const outer = section?.tag === "header" ? section.parent?.within.section : null;
  return outer && outer.tag !== "body" && outer.tag !== "main" ? outer : section;
}

/** The short text right before the form, or before one long one, in an element close around it. */
function introOf(
  { facts: { blocks }, log }: ParserState,
  element: OpenElement,
): Pick<FormSurroundings, "intro" | "before"> {
  let outer = element;
  for (let up = 0; up < INTRO_WITHIN && outer.parent !== null && !PAGE_WIDE.has(outer.parent.tag); up++)
    outer = outer.parent;
  const from = Math.max(outer.textStart, element.textStart - PARTS_BACK);
  const before = squeezed(log.parts.slice(from, element.textStart).join(""));
  for (let at = blocks.length - 1; at >= Math.max(0, blocks.length - 2); at--) {
    const { text, tag, region } = blocks[at] ?? { text: "", tag: "h1", region: "main" };
    if (/^(?:h\d|label|legend)$/.test(tag) || region === "nav" || region !== element.within.region) break;
    if (!before.includes(squeezed(text))) break;
    if (text.length > INTRO_CHARS) continue;
    const others = blocks.slice(Math.max(0, at - LISTED_AFTER), at);
    const isClose = ({ text: other }: TextBlock): boolean => before.includes(squeezed(other));
    return NAMES.test(text) ? { intro: at, before: others.filter(isClose).length } : NO_INTRO;
  }
  return NO_INTRO;
}

const NO_INTRO = { intro: -1, before: 0 };
/** After so many short texts another one is one of them. */
const LISTED_AFTER = 2;

/** Letters without any figure: hours, numbers and prices stand beside a form and do not name it. */
const NAMES = /^\p{L}\D*$/u;
const squeezed = (text: string): string => text.replaceAll(/\s+/g, "");
