// Accessible names, as far as markup alone gives them (accname 1.2 §4.3, without style sheets).
import { TEXT_LIMITS, cut } from "./html-limits.ts";
import { TRAITS, hasTrait, inherit, textOf } from "./page-elements.ts";
import { normaliseText } from "./page-text-log.ts";
import type { NameParts, OpenElement, ParserState, Surroundings } from "./page-parser-state.ts";

/** Ids that one reference attribute may name. */
const MAX_REFERENCES = 8;

type NameSource = "text" | "aria-label" | "aria-labelledby" | "alt" | "title" | "none";

/** Makes a link or button collect the picture texts inside it. */
export function collectNameParts(element: OpenElement, change: Partial<Surroundings> = {}): NameParts {
  const parts: NameParts = { alt: "", icon: "" };
  inherit(element, { ...change, naming: parts });
  return parts;
}

/** A text alternative inside a link or button: of a picture, a drawing or an icon. */
export function addNamePart(element: OpenElement, alternative: string | undefined): void {
  const { naming } = element.within;
  if (naming === null || alternative === undefined || naming.alt.length > TEXT_LIMITS.name) return;
  naming.alt = cleanName(`${naming.alt} ${alternative}`);
}

const ICON_CHARS = 200;

/** What an icon inside a link or button is called in the code: its class, its file. */
export function addIconHint({ attributes, within: { naming } }: OpenElement): void {
  if (naming === null || naming.icon.length > ICON_CHARS) return;
  const { class: classes = "", src = "", href = "", "xlink:href": drawing = "" } = attributes;
  naming.icon += cut(` ${classes} ${src.split("/").at(-1) ?? ""} ${href || drawing}`, ICON_CHARS);
}

/** Name of a closed element: references, aria-label, own text, picture texts, title; asked when the page has been read. */
export function nameOf(state: ParserState, element: OpenElement, parts: NameParts): { text: string; from: NameSource } {
  const { attributes } = element;
  const given = givenName(state, element);
  if (given !== null) return given;
  const text = textOf(state, element, TEXT_LIMITS.name, "ears");
  if (text !== "") return { text, from: "text" };
  if (parts.alt !== "") return { text: parts.alt, from: "alt" };
  const title = cleanName(attributes.title);
  return { text: title, from: title === "" ? "none" : "title" };
}

/** Name that ARIA gives, which goes before all others; null when it gives none. */
export function givenName(
  state: ParserState,
  element: OpenElement,
): { text: string; from: "aria-labelledby" | "aria-label" } | null {
  if (!hasTrait(element, TRAITS.speaks)) return null;
  const referenced = labelledByText(state, element);
  if (referenced !== "") return { text: referenced, from: "aria-labelledby" };
  const label = cleanName(element.attributes["aria-label"]);
  return label === "" ? null : { text: label, from: "aria-label" };
}

/** Text of the elements that aria-labelledby names; "" when there are none. */
function labelledByText(state: ParserState, { attributes }: OpenElement): string {
  const references = attributes["aria-labelledby"];
  if (references === undefined) return "";
  const texts = references
    .trim()
    .split(/\s+/, MAX_REFERENCES)
    .map((id) => textOfId(state, id));
  return cut(texts.filter((text) => text !== "").join(" "), TEXT_LIMITS.name);
}

/** White space collapsed, trimmed, cut to the length of a name. */
export function cleanName(text: string | undefined): string {
  return text === undefined ? "" : cut(normaliseText(text.slice(0, 2 * TEXT_LIMITS.title)), TEXT_LIMITS.name);
}

/** A referenced element may be hidden and still names (accname step 2B). */
function textOfId(state: ParserState, id: string): string {
  const element = state.ids.get(id)?.first;
  if (element === undefined) return "";
  return (
    cleanName(element.attributes["aria-label"]) ||
    textOf(state, element, TEXT_LIMITS.name, "all") ||
    cleanName(element.attributes.alt)
  );
}
