// Opening, closing and placing elements: the moves of the streaming parse that every collector builds on.
import { cut } from "./html-limits.ts";
import { readText } from "./page-text-log.ts";
import type { Reader } from "./page-text-log.ts";
import { INLINE_KIND, kindOfTag } from "./page-tag-kinds.ts";
import type { TagKind } from "./page-tag-kinds.ts";
import type { Attributes, OpenElement, ParserState, PlacedFact, Surroundings, TextSink } from "./page-parser-state.ts";

const OUTERMOST: Surroundings = {
  region: "main",
  isLandmarked: false,
  guess: null,
  hiddenBy: null,
  hiddenAt: 0,
  unreadAt: 0,
  silentAt: 0,
  isVeiled: false,
  sink: null,
  inert: null,
  isQuoted: false,
  isStruck: false,
  isInMain: false,
  isInArticle: false,
  isInSection: false,
  isInHeading: false,
  linkTo: null,
  isInSvg: false,
  isInSearch: false,
  isPreformatted: false,
  section: null,
  naming: null,
  label: null,
  form: null,
  select: null,
  table: null,
  list: null,
  media: null,
  item: null,
};

/** What an element's attributes speak of; most elements have none of it, and no reader need look at them. */
export const TRAITS = {
  /** hidden, style, aria-hidden: may hide text. */
  hides: 1,
  /** role, tabindex, for, aria-*: speaks to assistive technology. */
  speaks: 2,
  /** itemscope, itemprop, typeof: carries structured data. */
  describes: 4,
  /** onclick, role: may be a target. */
  acts: 8,
} as const;

/** The document itself, which holds text that stands in no element. */
export function createRoot(): OpenElement {
  return {
    tag: "#document",
    attributes: {},
    parent: null,
    depth: 0,
    kind: kindOfTag("body"),
    traits: 0,
    block: "body",
    startIndex: 0,
    within: OUTERMOST,
    textStart: 0,
    textEnd: 0,
    isOpen: true,
    closers: null,
  };
}

/** A new innermost element; `startIndex` is the offset of its start tag. */
export function pushElement(state: ParserState, tag: string, attributes: Attributes, startIndex: number): OpenElement {
  const parent = state.current;
  const kind = kindOf(tag, attributes, parent);
  const element: OpenElement = {
    tag,
    attributes,
    parent,
    depth: parent.depth + 1,
    kind,
    traits: 0,
    block: !kind.isBlock ? parent.block : kind === DRAWN_APART ? "div" : tag,
    startIndex,
    within: parent.within,
    textStart: state.log.parts.length,
    textEnd: 0,
    isOpen: true,
    closers: null,
  };
  if (kind.isSection) inherit(element, { section: element });
  state.current = element;
  return element;
}

const DISPLAYED_APART = /(?:^|;)\s?display\s?:\s?(?:block|flex|grid|table|list-item)\b/i;
const DRAWN_APART = { ...kindOfTag("div") };

/** Its own style sets an inline element apart as a block; within a heading it begins a line. */
function kindOf(tag: string, { style }: Attributes, { within }: OpenElement): TagKind {
  const kind = kindOfTag(tag);
  if (style === undefined || kind !== INLINE_KIND || !DISPLAYED_APART.test(style)) return kind;
  return within.isInHeading ? kindOfTag("br") : DRAWN_APART;
}

/** Closes the innermost element; what waited for its end runs before its parent is current again. */
export function popElement(state: ParserState): void {
  const element = state.current;
  if (element.parent === null) return;
  element.textEnd = state.log.parts.length;
  element.isOpen = false;
  // Last in, first out: what was begun inside something else ends inside it.
  const { closers } = element;
  for (let at = (closers?.length ?? 0) - 1; at >= 0; at--) closers?.[at]?.();
  element.closers = null;
  state.current = element.parent;
}

/** Changes what the element hands down, itself included. */
export function inherit(element: OpenElement, change: Partial<Surroundings>): void {
  element.within = { ...element.within, ...change };
}

export function onClose(element: OpenElement, close: () => void): void {
  if (element.closers === null) element.closers = [close];
  else element.closers.push(close);
}

/** Diverts the element's text away from the page; at most `limit` characters are kept. */
export function sinkText(element: OpenElement, limit: number): TextSink {
  const sink: TextSink = { text: "", limit };
  inherit(element, { sink });
  return sink;
}

/** Adds to a sink what it still has room for. */
export function fillSink(sink: TextSink, text: string): void {
  if (sink.text.length < sink.limit) sink.text += cut(text, sink.limit - sink.text.length);
}

/** Text of an element once it is closed. */
export function textOf(state: ParserState, element: OpenElement, limit: number, reader: Reader): string {
  return readText(state.log, element, limit, reader);
}

/** Adds a fact when its list has room; `cap` names the limit among the page's caps when it has none. */
export function keepFact<T>(state: ParserState, list: T[], fact: T, limit: { most: number; cap?: string }): boolean {
  if (list.length < limit.most) {
    list.push(fact);
    return true;
  }
  if (limit.cap !== undefined) state.caps.add(limit.cap);
  return false;
}

/** The same for a fact with a region, which is set right later when the region was only a guess. */
export function keepPlacedFact<T extends PlacedFact>(
  state: ParserState,
  list: T[],
  fact: T,
  limit: { most: number; cap?: string },
): boolean {
  if (!keepFact(state, list, fact, limit)) return false;
  state.current.within.guess?.facts.push(fact);
  return true;
}

export const hasTrait = ({ traits }: OpenElement, trait: number): boolean => (traits & trait) !== 0;
export const isHidden = (element: OpenElement): boolean => element.within.hiddenAt > 0;

/** Forms and fields read so far, as far as they may stand in the element: more at its end are within it. */
export const countFields = ({ facts, loose }: ParserState, { within }: OpenElement): number =>
  facts.forms.length + (within.form?.facts.fields.length ?? 0) + loose.fields.length;
