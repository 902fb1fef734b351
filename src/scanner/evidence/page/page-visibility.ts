// Whether an element hides its text from people, by its own attributes or by an inline style sheet. Style sheets in
// other files are not read: what a class hides there (tabs, menus) is unknown and counts as content.
import { TEXT_LIMITS } from "./html-limits.ts";
import { TRAITS, hasTrait, inherit, onClose, textOf } from "./page-elements.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { hidingOf, isEntrance, parseDeclarations, showsAgain } from "./page-inline-style.ts";
import { regionOfToken } from "./page-region-words.ts";
import { hidingBySelector } from "./page-style-rules.ts";
import type { HiddenText } from "../page-facts.ts";
import type { ClassReading, Hiding, OpenElement, ParserState } from "./page-parser-state.ts";

/** Gone for assistive technology too; the rest of the means only takes text out of sight. */
const GONE = new Set<Hiding>(["hidden-attribute", "display-none", "visibility-hidden"]);
/** Sites hide the whole document until scripts or style sheets are there, against flicker. */
const NEVER_HIDDEN = new Set(["html", "body"]);

/** Fonts that draw a picture in place of a word: "expand_more". */
const ICON_FONT = /^material-(?:icons|symbols)(?:-|$)/;
const ICON_TAGS = new Set(["i", "span", "em"]);

/**
 * Marks an element that hides its text. Hidden by attribute or style: the text leaves the blocks. Hidden by a class
 * or id rule, by aria-hidden, or transparent until a script fades it in: the text stays and is listed as well.
 */
export function readVisibility(state: ParserState, element: OpenElement, classes: ClassReading | null): void {
  if (NEVER_HIDDEN.has(element.tag)) return;
  // Readers aloud say it, so it stays in the names of buttons.
  if (ICON_TAGS.has(element.tag) && classes?.tokens.some((token) => ICON_FONT.test(token)) === true)
    inherit(element, { hiddenAt: element.within.hiddenAt || element.depth });
  if (hasTrait(element, TRAITS.hides) && readOwnHiding(state, element)) return;
  if (state.hidingSelectors.size > 0 && !element.within.isVeiled) readRules(state, element, classes);
}

/** True when an attribute decided. */
function readOwnHiding(state: ParserState, element: OpenElement): boolean {
  readAriaHidden(state, element);
  const { hidden, style } = element.attributes;
  if (hidden === undefined || hidden.toLowerCase() === "until-found")
    return style !== undefined && readStyle(state, element, style);
  hide(state, element, "hidden-attribute");
  return true;
}

function readAriaHidden(state: ParserState, element: OpenElement): void {
  if (element.attributes["aria-hidden"] !== "true" || element.within.silentAt > 0) return;
  inherit(element, { silentAt: element.depth });
  listOnClose(state, element, "aria-hidden");
}

/** True when the style attribute decided. */
function readStyle(state: ParserState, element: OpenElement, style: string): boolean {
  const css = parseDeclarations(style);
  const hiding = hidingOf(css);
  if (hiding === "transparent" && isEntrance(css)) veil(state, element, hiding);
  else if (hiding !== null) hide(state, element, hiding);
  else if (element.within.hiddenBy !== null && showsAgain(css, element.within.hiddenBy)) show(element);
  return hiding !== null;
}

function readRules(state: ParserState, element: OpenElement, classes: ClassReading | null): void {
  const { id } = element.attributes;
  let hiding = id === undefined ? null : hidingBySelector(state, `#${id}`);
  for (const token of classes?.tokens ?? []) hiding ??= hidingBySelector(state, `.${token}`);
  if (hiding !== null) veil(state, element, hiding);
}

function hide(state: ParserState, element: OpenElement, by: Hiding): void {
  const { hiddenAt, unreadAt } = element.within;
  if (hiddenAt === 0) listOnClose(state, element, by);
  inherit(element, {
    hiddenBy: by,
    hiddenAt: hiddenAt || element.depth,
    unreadAt: unreadAt || (GONE.has(by) ? element.depth : 0),
  });
}

function show(element: OpenElement): void {
  inherit(element, { hiddenBy: null, hiddenAt: 0, unreadAt: 0 });
}

function veil(state: ParserState, element: OpenElement, by: Hiding): void {
  if (element.within.isVeiled || element.within.hiddenAt > 0) return;
  inherit(element, { isVeiled: true });
  listOnClose(state, element, by);
}

function listOnClose(state: ParserState, element: OpenElement, by: HiddenText["by"]): void {
  onClose(element, () => noteHiddenText(state, by, textOf(state, element, TEXT_LIMITS.hidden, "all"), isMenu(element)));
}

const isMenu = ({ tag, attributes: { id = "", class: classes = "" } }: OpenElement): boolean =>
  tag === "nav" || `${id} ${classes}`.split(/\s+/, MOST_NAMES).some((name) => regionOfToken(name) === "nav");
const MOST_NAMES = 20;
