// What the page tells assistive technology: roles, states, references, landmarks.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { TRAITS, hasTrait, isHidden, keepFact } from "./page-elements.ts";
import { isAriaAttribute, isAriaRole } from "./page-aria-terms.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { givenName } from "./page-names.ts";
import type { PageFacts } from "../page-facts.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

const STATES = new Set(["aria-expanded", "aria-selected", "aria-pressed", "aria-checked"]);
const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls"] as const;
/** Elements whose `for` names a field; <output> lists what it was computed from. */
const FOR_TAGS = new Set(["label", "output"]);
const LANDMARK_OF_TAG = new Map([
  ["header", "banner"],
  ["nav", "navigation"],
  ["main", "main"],
  ["aside", "complementary"],
  ["footer", "contentinfo"],
  ["search", "search"],
]);
const LANDMARK_ROLES = new Set([
  "banner",
  "navigation",
  "main",
  "complementary",
  "contentinfo",
  "search",
  "form",
  "region",
]);
/** Only landmarks when they have a name (HTML-AAM). */
const NAMED_LANDMARKS = new Map([
  ["section", "region"],
  ["form", "form"],
]);

/** Notes one aria-* attribute. */
export function noteAriaAttribute(state: ParserState, name: string, value: string): void {
  const { aria } = state.facts;
  if (STATES.has(name)) aria.stateAttributes++;
  else if (name === "aria-label") noteHiddenText(state, "aria-label", value);
  else if (!isAriaAttribute(name)) keepName(state, aria.invalidAttributes, name);
}

/** Notes what an element's role, id references and tab order say; call before regions are entered. */
export function readAria(state: ParserState, element: OpenElement): void {
  const { tag } = element;
  if (hasTrait(element, TRAITS.speaks)) return readSpoken(state, element);
  if (tag === "dialog") readDialog(state, element);
  if (LANDMARK_OF_TAG.has(tag)) readLandmark(state, element, "");
}

function readSpoken(state: ParserState, element: OpenElement): void {
  const { attributes, tag } = element;
  const { aria } = state.facts;
  const role = attributes.role?.trim().toLowerCase() ?? "";
  if (role !== "" && !role.split(/\s+/, 8).some(isAriaRole)) keepName(state, aria.invalidRoles, role);
  const isReached = attributes.tabindex !== undefined && !isHidden(element);
  if (isReached && Number.parseInt(attributes.tabindex ?? "", 10) > 0) aria.positiveTabindex++;
  if (tag === "body" && attributes["aria-hidden"] === "true") aria.hiddenBody = true;
  if (tag === "dialog" || role === "dialog" || role === "alertdialog") readDialog(state, element);
  for (const name of REFERENCES) noteReferences(state, attributes[name]);
  if (FOR_TAGS.has(tag)) noteReferences(state, attributes.for);
  readLandmark(state, element, role);
}

/** Referenced ids that stand nowhere or twice. A page that was not read to its end can only be judged for the latter. */
export function settleReferences(state: ParserState): void {
  const { aria } = state.facts;
  const isWhole = !state.isStopped && state.ids.size < HTML_LIMITS.ids && !state.caps.has("bytes");
  for (const id of state.idReferences) {
    const count = state.ids.get(id)?.count ?? 0;
    if (count > 1) keepName(state, aria.duplicateIds, id);
    else if (count === 0 && isWhole) keepName(state, aria.danglingIds, id);
  }
}

function readLandmark(state: ParserState, element: OpenElement, role: string): void {
  const landmark: PageFacts["landmarks"][number] = { role: landmarkOf(element, role), label: null };
  if (landmark.role === "") return;
  const isNamed = "aria-label" in element.attributes || "aria-labelledby" in element.attributes;
  if (!keepFact(state, state.facts.landmarks, landmark, { most: HTML_LIMITS.landmarks }) || !isNamed) return;
  state.atEnd.push(() => {
    landmark.label = givenName(state, element)?.text ?? null;
  });
}

/** "" when the element is no landmark. A <header> or <footer> of a section is none. */
function landmarkOf({ tag, attributes, within }: OpenElement, role: string): string {
  if (role !== "") return LANDMARK_ROLES.has(role) ? role : "";
  if ((tag === "header" || tag === "footer") && within.isInSection) return "";
  const named = NAMED_LANDMARKS.get(tag);
  if (named !== undefined) return "aria-label" in attributes || "aria-labelledby" in attributes ? named : "";
  return LANDMARK_OF_TAG.get(tag) ?? "";
}

function readDialog(state: ParserState, { attributes }: OpenElement): void {
  const { aria } = state.facts;
  aria.dialogs++;
  if (!attributes["aria-label"]?.trim() && !attributes["aria-labelledby"]?.trim() && !attributes.title?.trim())
    aria.unnamedDialogs++;
}

function noteReferences(state: ParserState, value: string | undefined): void {
  if (value === undefined) return;
  for (const id of value.trim().split(/\s+/, 8)) {
    const isUsable = id !== "" && id.length <= TEXT_LIMITS.name;
    if (isUsable && state.idReferences.size < HTML_LIMITS.idReferences) state.idReferences.add(id);
  }
}

function keepName(state: ParserState, names: string[], name: string): void {
  const short = cut(name, TEXT_LIMITS.token);
  if (!names.includes(short)) keepFact(state, names, short, { most: HTML_LIMITS.ariaNames });
}
