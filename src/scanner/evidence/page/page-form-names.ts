// What a form is called by what stands before it: the heading above, or the few words right before the form.
import { cleanName } from "./page-names.ts";
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
  intro: introOf(state, element),
  links: state.facts.anchors.length,
  buttons: state.facts.buttons.length,
});

/** Names in the order to be tried; asked when the page has been read, as links and buttons have their texts then. */
export function namesBefore(state: ParserState, surroundings: FormSurroundings): (string | undefined)[] {
  const { above, intro, links, buttons } = surroundings;
  const { anchors, blocks, headings, buttons: pressed } = state.facts;
  const led = anchors.slice(Math.max(0, links - FAR_BLOCKS), links).filter(({ href }) => /^https?:/.test(href));
  const names = led.map(({ text }) => text);
  const all = [...names, ...pressed.slice(Math.max(0, buttons - FAR_BLOCKS), buttons).map(({ name }) => name)];
  const heading = cleanName(headings[above]?.text);
  const text = cleanName(blocks[intro]?.text);
  if (isMadeOf(all, text)) return [heading];
  // What leads elsewhere closes what the heading speaks of, and the words behind it introduce the form.
  const isClosed = blocks.some((block, at) => at < intro && block.heading === above && isMadeOf(names, block.text));
  return isClosed ? [text, heading] : [heading, text];
}

function isMadeOf(names: readonly string[], text: string): boolean {
  const rest = names.reduce((left, name) => (name === "" ? left : left.replace(name, "")), text);
  return rest !== text && !/\p{L}/u.test(rest);
}

/** Index of the heading before the form, if it is near and the section it stands in is still open around the form. */
function headingAbove(state: ParserState, element: OpenElement): number {
  const within = state.headingElement?.within;
  // Headings of a menu name its groups, not the search field beside them.
  if (within === undefined || element.within.isInHeading || within.region === "nav") return -1;
  if (state.facts.blocks.at(-FAR_BLOCKS)?.heading === state.heading) return -1;
  const section = sectionHeaded(within.section);
  return section === null || section.isOpen ? state.heading : -1;
}

/** The section that a heading speaks for: around the header of a section, where it stands in one. */
function sectionHeaded(section: OpenElement | null): OpenElement | null {
  const outer = section?.tag === "header" ? section.parent?.within.section : null;
  return outer && outer.tag !== "body" && outer.tag !== "main" ? outer : section;
}

/** Index of the short text right before the form, or before one long one, in an element close around it. */
function introOf({ facts: { blocks }, log }: ParserState, element: OpenElement): number {
  let outer = element;
  for (let up = 0; up < INTRO_WITHIN && outer.parent !== null && !PAGE_WIDE.has(outer.parent.tag); up++)
    outer = outer.parent;
  const from = Math.max(outer.textStart, element.textStart - PARTS_BACK);
  const before = squeezed(log.parts.slice(from, element.textStart).join(""));
  for (let at = blocks.length - 1; at >= Math.max(0, blocks.length - 2); at--) {
    const { text, tag, region } = blocks[at] ?? { text: "", tag: "h1", region: "main" };
    if (/^(?:h\d|label|legend)$/.test(tag) || region === "nav" || region !== element.within.region) return -1;
    if (!before.includes(squeezed(text))) return -1;
    if (text.length <= INTRO_CHARS) return NAMES.test(text) ? at : -1;
  }
  return -1;
}

/** Letters without any figure: hours, numbers and prices stand beside a form and do not name it. */
const NAMES = /^\p{L}\D*$/u;
const squeezed = (text: string): string => text.replaceAll(/\s+/g, "");
