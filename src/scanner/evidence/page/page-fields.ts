// What people type into and choose from, with the text that labels it.
import data from "../data/control-words.json" with { type: "json" };
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { inherit, isHidden, keepFact, onClose, sinkText, textOf } from "./page-elements.ts";
import { formOf, keepAttributes, readButton } from "./page-controls.ts";
import { surroundingsOf } from "./page-form-names.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { cleanName, givenName } from "./page-names.ts";
import { normaliseText } from "./page-text-log.ts";
import type { FieldFacts } from "../page-facts.ts";
import type { Attributes, OpenElement, ParserState } from "./page-parser-state.ts";

const BUTTON_TYPES = new Set(["submit", "reset", "button", "image"]);
const SEARCH_NAMES = new Set(["q", "s", "search", "query", "keyword", "keywords"]);
const SEARCH_TERMS = prepareTerms(data.search.split(", "));

/** <input>: a button or a field. */
export function readInput(state: ParserState, element: OpenElement): void {
  const type = cut(element.attributes.type?.toLowerCase().trim() || "text", TEXT_LIMITS.token);
  if (BUTTON_TYPES.has(type)) readButton(state, element);
  else readField(state, element, "input", type);
}

export function readSelect(state: ParserState, element: OpenElement): void {
  inherit(element, { select: readField(state, element, "select", "select") });
}

export function readTextarea(state: ParserState, element: OpenElement): void {
  readField(state, element, "textarea", "textarea");
  sinkText(element, 0);
}

/** The text of an option is no running text; it is kept with its field. */
export function readOption(_state: ParserState, element: OpenElement): void {
  const sink = sinkText(element, TEXT_LIMITS.option);
  const { select } = element.within;
  if (select === null || select.options.length >= HTML_LIMITS.options) return;
  const isPrompt = select.options.length === 0 && ("disabled" in element.attributes || element.attributes.value === "");
  onClose(element, () => {
    const text = normaliseText(sink.text) || cleanName(element.attributes.label);
    if (isPrompt && !CHOOSE.test(text)) select.placeholder = cut(text, TEXT_LIMITS.option);
    if (text !== "") select.options.push(cut(text, TEXT_LIMITS.option));
  });
}

/** "Please select", "- Bitte wählen -", "Seleziona...": a first choice that says no more than that there are some. */
const CHOOSE = new RegExp(data.chooses, "iu");

/** Remembers a label by the id it names and for the fields inside it. */
export function readLabel(state: ParserState, element: OpenElement): void {
  const target = element.attributes.for;
  const known = target === undefined ? undefined : state.labels.get(target);
  const isNamed = known !== undefined && textOf(state, known, TEXT_LIMITS.name, "ears") !== "";
  if (target !== undefined && !isNamed && state.labels.size < HTML_LIMITS.ids) state.labels.set(target, element);
  inherit(element, { label: element });
  state.lastLabel = { element, isOfBox: state.lastBoxAt === element.textStart };
}

function readField(state: ParserState, element: OpenElement, tag: FieldFacts["tag"], type: string): FieldFacts {
  const { attributes } = element;
  if (type === "hidden") noteHiddenText(state, "hidden-input", attributes.value);
  noteHiddenText(state, "placeholder", attributes.placeholder);
  const fact: FieldFacts = {
    tag,
    type,
    name: cut(attributes.name ?? "", TEXT_LIMITS.name),
    id: cut(attributes.id ?? "", TEXT_LIMITS.name),
    label: "",
    labelFrom: "none",
    placeholder: cleanName(attributes.placeholder),
    autocomplete: cut(attributes.autocomplete?.toLowerCase().trim() ?? "", TEXT_LIMITS.token),
    required: "required" in attributes || attributes["aria-required"] === "true",
    pattern: "pattern" in attributes,
    describedBy: "aria-describedby" in attributes || "aria-errormessage" in attributes,
    hidden: type === "hidden" || isHidden(element) || isTrap(state, element, type),
    options: [],
    attributes: type === "hidden" ? {} : keepAttributes(element),
  };
  placeField(state, element, fact);
  if (type === "hidden") return fact;
  const beside = fact.hidden ? null : labelBefore(state, element, type);
  const before = fact.hidden || beside !== null || BOXES.has(type) ? "" : textBefore(state, element);
  if (!fact.hidden) state.lastFieldAt = element.textStart;
  state.atEnd.push(() => {
    Object.assign(fact, labelOf(state, element));
    const text = fact.labelFrom === "label" ? "" : beside === null ? before : looseText(state, beside);
    if (text !== "") fact.labelBeside = text;
  });
  return fact;
}

const BOXES = new Set(["checkbox", "radio"]);
/** Marks between a label and its field: "*", ":", "(optional)". */
const BETWEEN_CHARS = 12;

/** The label that stands before a field, in the same form and with no other field between them. */
function labelBefore(state: ParserState, element: OpenElement, type: string): OpenElement | null {
  const last = state.lastLabel;
  const isBox = BOXES.has(type);
  if (isBox) state.lastBoxAt = element.textStart;
  if (!element.within.hiddenAt) state.lastLabel = null;
  if (last === null || last.isOfBox || isBox || last.element.isOpen) return null;
  const between = state.log.parts.slice(last.element.textEnd, element.textStart).join("").trim();
  return between.length <= BETWEEN_CHARS && last.element.within.form === element.within.form ? last.element : null;
}

const BEFORE_CHARS = 40;
const BEFORE_WORDS = 4;

/** What people see right before a field of a form, in a few words and no sentence, without any label element. */
function textBefore(state: ParserState, element: OpenElement): string {
  const { log, lastFieldAt, lastBoxAt } = state;
  // What stands behind a box to tick is that box's.
  if (element.within.form === null || element.within.label !== null || lastBoxAt === lastFieldAt) return "";
  for (let at = element.textStart - 1; at >= Math.max(lastFieldAt, element.textStart - 2); at--) {
    const text = (log.parts[at] ?? "").trim();
    if (!/\p{L}{2}/u.test(text)) continue;
    const isShort = text.length <= BEFORE_CHARS && text.split(" ").length <= BEFORE_WORDS && !/[.!;,]$/.test(text);
    return isShort && log.places[at]?.hiddenAt === 0 && isBesideField(state, text) ? text : "";
  }
  return "";
}

const CELLS: ReadonlySet<string> = new Set(["td", "th", "dt"]);

/** In the line of the field or the cell before it; a heading or a hint above it is no name of it. */
function isBesideField({ block, facts }: ParserState, text: string): boolean {
  if (block.text !== "") return !/^h\d$|^(?:legend|button|a)$/.test(block.tag) && block.text.includes(text);
  const last = facts.blocks.at(-1);
  return last !== undefined && CELLS.has(last.tag) && last.text.includes(text);
}

/** Its text, where it is connected with no other element. */
function looseText(state: ParserState, label: OpenElement): string {
  const target = label.attributes.for;
  return target !== undefined && state.ids.has(target) ? "" : textOf(state, label, TEXT_LIMITS.name, "eyes");
}

function placeField(state: ParserState, element: OpenElement, fact: FieldFacts): void {
  const form = formOf(state, element);
  if (form !== null) return void keepFact(state, form.facts.fields, fact, { most: HTML_LIMITS.fields });
  if (element.within.isInSearch || isToSearch(fact, element.attributes)) return;
  const surroundings = surroundingsOf(state, element);
  keepFact(
    state,
    state.loose.fields,
    { element, heading: state.heading, fact, surroundings },
    { most: HTML_LIMITS.fields },
  );
}

/** A box to search or filter in, by its type, what it is called in the code or how its sample text begins. */
function isToSearch(
  { type, tag, name, placeholder }: FieldFacts,
  { id = "", class: classes = "" }: Attributes,
): boolean {
  if (type === "search" || SEARCH_NAMES.has(name.toLowerCase())) return true;
  if (tag === "textarea") return false;
  if (/(?<![a-z])search|Search/.test(`${name} ${id} ${classes}`)) return true;
  const [first = "", second = ""] = placeholder.split(/[\s.…]+/, 3);
  return hasTerm(makeSearchText(`${first} ${second}`), SEARCH_TERMS);
}

/** References, aria-label, <label>, title, placeholder: the order in which browsers look (HTML-AAM §5.1). */
function labelOf(state: ParserState, element: OpenElement): Pick<FieldFacts, "label" | "labelFrom"> {
  const { attributes } = element;
  const given = givenName(state, element);
  if (given !== null) return { label: given.text, labelFrom: given.from };
  const candidates: [FieldFacts["labelFrom"], string][] = [
    ["label", labelText(state, element)],
    // Beside a pattern it may say what was written wrong.
    ["title", "pattern" in attributes && isHint(attributes.title ?? "") ? "" : cleanName(attributes.title)],
    ["placeholder", cleanName(attributes.placeholder)],
  ];
  for (const [labelFrom, label] of candidates) if (label !== "") return { label, labelFrom };
  return { label: "", labelFrom: "none" };
}

const HINT_WORDS = /digit|only|must|please|format|character|ziffer|bitte|zeichen/i;
/** A label is a few words. */
const isHint = (title: string): boolean => HINT_WORDS.test(title) || title.split(/\s+/, 5).length > 4;

function labelText(state: ParserState, element: OpenElement): string {
  const { id } = element.attributes;
  const label = (id === undefined ? undefined : state.labels.get(id)) ?? element.within.label;
  return label === null || label === undefined ? "" : textOf(state, label, TEXT_LIMITS.name, "ears");
}

const TRAP_NAME = /honey-?_?pot|_gotcha|_honey|ohnohoney|bot-?_?(?:field|trap|check)|\[hp\]/i;
/** The classes around a field may begin with the name of the business: only whole names tell. */
const TRAP_AROUND =
  /(?:^|\s)(?:honey-?_?pot(?:[-_](?:field|wrap(?:per)?))?|wpforms-field-hp|gform_validation_container)(?=\s|$)/i;
/** What programs like to fill in, and few forms ask people for. */
const BAIT =
  /^(?:hp|hp_.*|ur[il]|web[_-]?site|home_?page|web|link|company[_-]?(?:url|website)|fax|(?:name|subject|e?mail)_?2|nickname)$/i;
/** By its class it is out of sight. */
const OUT_OF_SIGHT =
  /(?:^|\s)(?:(?:is|u|field|form|input|visually|screen-reader)[-_]?)?(?:hidden|hide|invisible|d-none|display-none|off-?screen|sr-only)(?:[-_](?:field|input))?(?=\s|$)/i;
const AROUND = 3;

/** A field for programs that fill in all there is: people neither see nor reach it, and who fills it in is refused. */
function isTrap(state: ParserState, { attributes, parent, within }: OpenElement, type: string): boolean {
  const { name = "", id = "", class: classes = "", tabindex, autocomplete } = attributes;
  if (TRAP_NAME.test(name) || TRAP_NAME.test(id) || TRAP_NAME.test(classes) || isInTrap(parent)) return true;
  const isReached = tabindex !== "-1";
  if (!isReached && attributes["aria-hidden"] === "true") return true;
  const isSeen = !within.isVeiled && ![classes, parent?.attributes.class ?? ""].some((text) => OUT_OF_SIGHT.test(text));
  // A box or a list may be drawn anew by what stands beside it.
  const isDrawnAnew = type === "select" || type === "file" || BOXES.has(type);
  // A window that opens over the page takes its fields out of the order of tabs as well; those say what they ask for.
  const isAsked = within.label !== null || state.labels.has(id) || cleanName(attributes.placeholder) !== "";
  const isUnasked = !isAsked && autocomplete?.toLowerCase() === "off";
  if (!isReached && !isDrawnAnew && (!isSeen || isUnasked)) return true;
  return (BAIT.test(name) || BAIT.test(id)) && (!isReached || !isSeen);
}

function isInTrap(around: OpenElement | null): boolean {
  let element = around;
  for (let level = 0; element !== null && element.tag !== "form" && level < AROUND; level++) {
    if (TRAP_AROUND.test(element.attributes.class ?? "")) return true;
    element = element.parent;
  }
  return false;
}
