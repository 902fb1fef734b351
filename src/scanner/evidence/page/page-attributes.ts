// One walk over an element's attributes. Most elements have none that matter: the bits it leaves say which readers
// need to look at the element at all.
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { noteAriaAttribute } from "./page-aria.ts";
import { TRAITS } from "./page-elements.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { noteAttributeToken } from "./page-transient.ts";
import { countDataChars } from "./page-urls.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

export function readAttributes(state: ParserState, element: OpenElement): void {
  const { attributes } = element;
  for (const name in attributes) element.traits |= readAttribute(state, element, name, attributes[name] ?? "");
}

function readAttribute(state: ParserState, element: OpenElement, name: string, value: string): number {
  switch (name) {
    case "class":
      return 0;
    case "id":
      noteId(state, element, value);
      return 0;
    case "href":
    case "src":
    case "srcset":
    case "data-src":
    case "poster":
      countData(state, value);
      return 0;
    case "style":
      countData(state, value);
      return TRAITS.hides;
    case "hidden":
      return TRAITS.hides;
    case "role":
      return TRAITS.speaks | TRAITS.acts;
    case "tabindex":
    case "for":
      return TRAITS.speaks;
    case "onclick":
      noteHandler(state, element, name);
      return TRAITS.acts;
    case "itemscope":
    case "itemprop":
    case "typeof":
      return TRAITS.describes;
    case "title":
      noteHiddenText(state, "title", value);
      return 0;
    default:
      return readOtherAttribute(state, element, name, value);
  }
}

function readOtherAttribute(state: ParserState, element: OpenElement, name: string, value: string): number {
  if (name.startsWith("aria-")) {
    noteAriaAttribute(state, name, value);
    return TRAITS.speaks | (name === "aria-hidden" ? TRAITS.hides : 0);
  }
  if (name.startsWith("on")) noteHandler(state, element, name);
  if (!element.within.isInSvg) noteAttributeToken(state, name, value);
  return 0;
}

/** What stands in a form may send it by a script of its own. */
function noteHandler({ seen }: ParserState, { within }: OpenElement, name: string): void {
  if (within.form !== null) seen.attributeNames.set(name, 1);
}

/** Remembers the element for references to its id. */
function noteId(state: ParserState, element: OpenElement, id: string): void {
  if (id === "" || id.length > TEXT_LIMITS.name) return;
  const known = state.ids.get(id);
  if (known !== undefined) known.count++;
  else if (state.ids.size < HTML_LIMITS.ids) state.ids.set(id, { first: element, count: 1 });
}

function countData(state: ParserState, value: string): void {
  if (value.includes("data:")) state.facts.counts.dataUriBytes += countDataChars(value);
}
