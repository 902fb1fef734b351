// Counts over all elements: what can be activated, what only looks like a heading, what waits for a script.
import { TEXT_LIMITS } from "./html-limits.ts";
import { TRAITS, hasTrait, isHidden, onClose, textOf } from "./page-elements.ts";
import type { ClassReading, OpenElement, ParserState } from "./page-parser-state.ts";

const TARGET_TAGS = new Set(["a", "button", "input", "select", "textarea", "summary"]);
const FIELD_TAGS = new Set(["input", "select", "textarea"]);
const ACTIVE_ROLES = new Set(
  (
    "button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option combobox slider textbox " +
    "searchbox spinbutton"
  ).split(" "),
);
/** Handlers here serve the page, not one target. */
const PASSIVE_TAGS = new Set(["body", "html", "form", "label", "summary", "option"]);
const HEADING_LIKE_TAGS = new Set(["div", "span", "p"]);
const MAX_HEADING_CHARS = 120;

const APP_ROOT_IDS = new Set("root app __next __nuxt ___gatsby gatsby-focus-wrapper svelte q-app elm".split(" "));
const APP_ROOT_TAGS = new Set(["app-root", "flutter-view", "flt-glass-pane"]);
/** "Loading …" is no content. */
const EMPTY_ROOT_CHARS = 20;

const TEST_IDS = ["data-testid", "data-test", "data-test-id", "data-cy", "data-qa"];
/** Made anew with each build or request. */
const GENERATED_ID = /^:|\d{5,12}|[\da-f]{8}-[\da-f]{4}/;

export function countElement(state: ParserState, element: OpenElement, classes: ClassReading | null): void {
  const { counts } = state.facts;
  counts.nodes++;
  counts.maxDepth = Math.max(counts.maxDepth, element.depth);
  if (TARGET_TAGS.has(element.tag) || hasTrait(element, TRAITS.acts)) countTarget(state, element);
  if (element.tag === "details") counts.details++;
  else if (element.tag === "pre") counts.codeBlocks++;
  else if (element.tag === "p") countParagraph(state, element);
  if (classes?.isHeadingLike === true) countStyledHeading(state, element);
  if (isAppRoot(element)) countEmptyRoot(state, element);
}

function countTarget(state: ParserState, element: OpenElement): void {
  const { tag, attributes } = element;
  const { counts } = state.facts;
  const isControl = tag === "button" || (tag === "a" && attributes.href !== undefined) || isButtonInput(element);
  const isField = FIELD_TAGS.has(tag) && attributes.type?.toLowerCase() !== "hidden";
  const role = attributes.role?.trim().toLowerCase() ?? "";
  const hasOnclick = "onclick" in attributes && !PASSIVE_TAGS.has(tag);
  if (isControl || tag === "a" || hasOnclick || role === "button" || role === "link") counts.clickables++;
  if (hasOnclick && tag !== "a" && !isControl && !FIELD_TAGS.has(tag) && role === "") {
    counts.ghostClickables++;
    if (opensMenu(element)) counts.ghostMenus = (counts.ghostMenus ?? 0) + 1;
  }
  if (!isControl && !isField && !hasOnclick && tag !== "summary" && !ACTIVE_ROLES.has(role)) return;
  counts.interactive++;
  if (hasStableSelector(element)) counts.elementsWithStableSelector++;
}

const MENU_BUTTON =
  /(?:^|[\s_-])(?:hamburger|burger|(?:menu|nav)[-_]?(?:toggler?|btn|button|icon|trigger)|toggle[-_]?(?:menu|nav))(?=$|[\s_-])/i;
const opensMenu = ({ within: { region }, attributes: { id = "", class: classes = "" } }: OpenElement): boolean =>
  (region === "header" || region === "nav") && MENU_BUTTON.test(`${id} ${classes}`);

function isButtonInput({ tag, attributes }: OpenElement): boolean {
  return tag === "input" && /^(?:submit|button|reset|image)$/i.test(attributes.type ?? "");
}

function hasStableSelector({ attributes }: OpenElement): boolean {
  if (attributes.name !== undefined && attributes.name !== "") return true;
  if (TEST_IDS.some((name) => attributes[name] !== undefined)) return true;
  return attributes.id !== undefined && attributes.id !== "" && !GENERATED_ID.test(attributes.id);
}

function countParagraph(state: ParserState, element: OpenElement): void {
  if (isHidden(element)) return;
  onClose(element, () => {
    if (textOf(state, element, 1, "eyes") !== "") state.facts.counts.paragraphs++;
  });
}

/** Only in the content, and neither inside a real heading nor around one. */
function countStyledHeading(state: ParserState, element: OpenElement): void {
  const { tag, attributes, within } = element;
  if (!HEADING_LIKE_TAGS.has(tag) || attributes.role === "heading") return;
  if (within.isInHeading || within.region !== "main" || isHidden(element)) return;
  const headingsBefore = state.facts.headings.length;
  const styledBefore = state.facts.counts.styledHeadings;
  onClose(element, () => {
    const { headings, counts } = state.facts;
    if (headings.length > headingsBefore || counts.styledHeadings > styledBefore) return;
    const text = textOf(state, element, MAX_HEADING_CHARS + 1, "eyes");
    if (text !== "" && text.length <= MAX_HEADING_CHARS) counts.styledHeadings++;
  });
}

function isAppRoot({ tag, attributes }: OpenElement): boolean {
  if (APP_ROOT_TAGS.has(tag) || (attributes.id !== undefined && APP_ROOT_IDS.has(attributes.id))) return true;
  if (attributes["data-reactroot"] !== undefined || attributes["data-v-app"] !== undefined) return true;
  return attributes.class?.includes("ember-application") === true;
}

function countEmptyRoot(state: ParserState, element: OpenElement): void {
  onClose(element, () => {
    if (textOf(state, element, TEXT_LIMITS.cell, "eyes").length < EMPTY_ROOT_CHARS) state.facts.counts.emptyAppRoots++;
  });
}
