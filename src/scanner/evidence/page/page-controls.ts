// Links and buttons: what people and agents can activate.
import data from "../data/control-words.json" with { type: "json" };
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { leadsNowhere } from "./leads-nowhere.ts";
import { isHidden, keepFact, keepPlacedFact } from "./page-elements.ts";
import { noteLooseButton } from "./page-loose-forms.ts";
import { addIconHint, addNamePart, cleanName, collectNameParts, nameOf } from "./page-names.ts";
import { noteResource } from "./page-urls.ts";
import type { AnchorFacts, ControlFacts } from "../page-facts.ts";
import type { Attributes, FormDraft, NameParts, OpenElement, ParserState } from "./page-parser-state.ts";

/** <a> and <area>. */
export function readAnchor(state: ParserState, element: OpenElement): void {
  const { attributes } = element;
  state.facts.anchorCount++;
  const raw = attributes.href;
  const href = raw === undefined ? "" : noteResource(state, "anchor-href", raw);
  const parts = collectNameParts(element, { linkTo: href });
  if (element.tag === "area") parts.alt = cleanName(attributes.alt);
  const fact: AnchorFacts = {
    href,
    rawHref: cut(raw ?? "", TEXT_LIMITS.rawHref),
    text: "",
    nameFrom: "none",
    rel: cut(attributes.rel?.toLowerCase() ?? "", TEXT_LIMITS.attributeValue),
    region: element.within.region,
    hidden: isHidden(element),
    hasOnclick: "onclick" in attributes,
    role: cut(attributes.role?.toLowerCase().trim() ?? "", TEXT_LIMITS.token),
    heading: state.heading,
    ...silence(element),
    ...(opensInPlace(attributes) && { opens: true }),
  };
  if (!keepPlacedFact(state, state.facts.anchors, fact, { most: HTML_LIMITS.anchors, cap: "anchors" })) return;
  state.atEnd.push(() => {
    const { text, from } = nameOf(state, element, parts);
    fact.text = text;
    fact.nameFrom = from === "aria-labelledby" ? "aria-label" : from;
    const icon = text === "" ? networkIn(`${attributes.class ?? ""} ${parts.icon}`) : undefined;
    if (icon !== undefined) fact.icon = icon;
    // Site builders leave links to themselves, with nothing in them and no look of their own.
    if (text + parts.icon === "" && Object.keys(attributes).length === 1 && isElsewhere(href, state.facts.url))
      fact.isSilent = true;
    if (leadsNowhere(fact) && isNamedInScript(state, attributes)) fact.opens = true;
  });
}

const isElsewhere = (href: string, url: string): boolean =>
  /^https?:/.test(href) && href.split("/", 3)[2] !== url.split("/", 3)[2];

const NETWORKS = new Map(Object.entries(data.networks));
/** "bi bi-facebook", "img/twitter.svg": the network that an icon stands for. */
function networkIn(hints: string): string | undefined {
  const words = hints.toLowerCase().split(/[^a-z\d]+/);
  return words.flatMap((word) => NETWORKS.get(word) ?? [])[0];
}

/** A script of the page speaks of its id or of one of its classes, and may be bound to it. */
function isNamedInScript({ transient }: ParserState, { id = "", class: classes = "" }: Attributes): boolean {
  const named = namesByPage.get(transient) ?? new Set(transient.inlineScripts.flatMap(namesIn));
  namesByPage.set(transient, named);
  return [id, ...classes.split(/\s+/, 8)].some((name) => named.has(name));
}
const namesByPage = new WeakMap<object, ReadonlySet<string>>();
const namesIn = (code: string): string[] => [...code.matchAll(/[.#"'`]([\w-]{3,60})/g)].map(([, name = ""]) => name);

const OPENERS =
  /^(?:data-(?:bs-)?(?:toggle|target)|data-(?:\w+-)?(?:modal|dialog|popup|lightbox|fancybox|open)(?:-\w+)*|popovertarget|aria-(?:haspopup|controls|expanded)|@click.*|(?:x-on|v-on):click.*|ng-click|hx-get)$/;
const OPENING_CLASS = /(?:^|[\s_-])(?:js|modal|dialog|popup|pop|lightbox|fancybox|overlay|toggle|trigger)(?:$|[\s_-])/i;

/** A link without an address that a script is bound to, as far as its attributes tell. */
const opensInPlace = ({ href, ...others }: Readonly<Record<string, string | undefined>>): boolean =>
  (href === undefined || /^\s*(?:$|#|javascript:)/i.test(href)) &&
  (OPENING_CLASS.test((others["class"] ?? "").slice(0, 300)) || Object.keys(others).some((name) => OPENERS.test(name)));

/** <button>, the button types of <input>, and role=button. */
export function readButton(state: ParserState, element: OpenElement): void {
  const { tag, attributes, within } = element;
  const parts = collectNameParts(element);
  if (tag === "img") parts.alt = cleanName(attributes.alt);
  const type = tag === "button" || tag === "input" ? (attributes.type?.toLowerCase() ?? "submit") : "";
  const fact: ControlFacts = {
    tag,
    type: cut(type, TEXT_LIMITS.token),
    name: "",
    nameFrom: "none",
    region: within.region,
    hidden: isHidden(element),
    hasOnclick: "onclick" in attributes,
    form: formOf(state, element)?.index ?? -1,
    attributes: keepAttributes(element),
    ...leadOf(state, attributes.onclick),
    ...silence(element),
  };
  keepPlacedFact(state, state.facts.buttons, fact, { most: HTML_LIMITS.buttons });
  state.atEnd.push(() => nameButton(state, element, fact, parts));
}

const LEADS =
  /(?:^|[\s;{(.])location(?:\.href)?\s*=\s*(["'])([^"']+)\1|(?:^|[\s;{(.])(?:location\.(?:assign|replace)|window\.open)\(\s*(["'])([^"']+)\3/;

/** Another page that a script opens in place of a link. */
function leadOf({ facts }: ParserState, onclick: string | undefined): { leadsTo?: string } {
  const match = onclick === undefined ? null : LEADS.exec(onclick.slice(0, 2 * TEXT_LIMITS.attributeValue));
  const target = match?.[2] ?? match?.[4] ?? "";
  if (target === "" || target.startsWith("#") || !URL.canParse(target, facts.url)) return {};
  const { href, protocol } = new URL(target, facts.url);
  return protocol.startsWith("http") ? { leadsTo: href } : {};
}

const silence = ({ within }: OpenElement): { isSilent?: true } => (within.silentAt > 0 ? { isSilent: true } : {});

/** All attributes but styling and script, bounded in number and length. */
export function keepAttributes({ attributes }: OpenElement): Record<string, string> {
  const kept: Record<string, string> = {};
  let count = 0;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style" || name.startsWith("on") || name.length > TEXT_LIMITS.attributeName) continue;
    if (++count > HTML_LIMITS.attributes) break;
    kept[name] = cut(value, TEXT_LIMITS.attributeValue);
  }
  return kept;
}

/** The form an element belongs to: the one around it, or the one its form attribute names if that came before. */
export function formOf(state: ParserState, { attributes, within }: OpenElement): FormDraft | null {
  const named = attributes.form;
  return named === undefined ? within.form : (state.formsById.get(named) ?? within.form);
}

/** Picture texts, titles of drawings and labels of icons name the link or button they stand in. */
export function noteIconName(element: OpenElement): void {
  if (element.within.naming === null || element.parent?.within.naming !== element.within.naming) return;
  addIconHint(element);
  addNamePart(element, element.attributes["aria-label"] ?? element.attributes.title);
}

function nameButton(state: ParserState, element: OpenElement, fact: ControlFacts, parts: NameParts): void {
  const { text, from } = nameOf(state, element, parts);
  const ofInput = element.tag === "input" && (from === "none" || from === "title") ? nameOfInput(element) : null;
  fact.name = ofInput?.name ?? text;
  fact.nameFrom = ofInput?.nameFrom ?? from;
  noteSubmit(state, element, fact);
}

/** Browsers write a word of their own on submit and reset buttons without a value. */
function nameOfInput({ attributes }: OpenElement): Pick<ControlFacts, "name" | "nameFrom"> | null {
  const type = attributes.type?.toLowerCase();
  const alt = type === "image" ? cleanName(attributes.alt) : "";
  if (alt !== "") return { name: alt, nameFrom: "alt" };
  const value = cleanName(attributes.value);
  if (value !== "") return { name: value, nameFrom: "value" };
  if (type !== "submit" && type !== "reset") return null;
  return attributes.title ? null : { name: type === "submit" ? "Submit" : "Reset", nameFrom: "value" };
}

/** Also outside any form: fields before it there may be one that a script sends. */
function noteSubmit(state: ParserState, element: OpenElement, fact: ControlFacts): void {
  if (fact.name === "" || element.within.isInSearch) return;
  const form = formOf(state, element);
  if (form === null) return noteLooseButton(state, { element, text: fact.name });
  const sends = fact.type === "submit" || fact.type === "image";
  if (sends) keepFact(state, form.facts.submitTexts, fact.name, { most: HTML_LIMITS.submitTexts });
}
