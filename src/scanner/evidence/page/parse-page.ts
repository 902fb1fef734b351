// One streaming pass over a page that somebody else wrote -> PageFacts, bounded in every direction. This file is the
// table of contents: which reader takes what from which element. The readers say the rest.
import { readAria } from "./page-aria.ts";
import { readAttributes } from "./page-attributes.ts";
import { noteIconName, readAnchor, readButton } from "./page-controls.ts";
import { countElement } from "./page-counts.ts";
import { noteUnfilled } from "./page-unfilled.ts";
import { TRAITS, hasTrait, inherit } from "./page-elements.ts";
import { readInput, readLabel, readOption, readSelect, readTextarea } from "./page-fields.ts";
import { finishPage } from "./page-finish.ts";
import type { ParsedPage } from "./page-finish.ts";
import { readForm, readLegend } from "./page-forms.ts";
import { cutElement } from "./page-fragment.ts";
import { readBase, readHtmlElement, readLink, readMeta, readTitle } from "./page-head.ts";
import { readHeading } from "./page-headings.ts";
import { readInertElement, readNoscript, readPlayer, readTemplate } from "./page-inert.ts";
import { readDefinition, readItem, readList, readTerm } from "./page-lists.ts";
import { readIframe, readImage, readSvg, readSvgText } from "./page-media.ts";
import { readMicrodata, readRdfa } from "./page-microdata.ts";
import { readNotice } from "./page-notices.ts";
import { readRegion } from "./page-regions.ts";
import { readScript, readStyle } from "./page-scripts.ts";
import { createParserState } from "./page-start.ts";
import type { PageInput } from "./page-start.ts";
import { streamPage } from "./page-stream.ts";
import { readCaption, readCell, readRow, readTable } from "./page-tables.ts";
import { readTime } from "./page-times.ts";
import { readTokens } from "./page-tokens.ts";
import { noteCustomTag } from "./page-transient.ts";
import { readVisibility } from "./page-visibility.ts";
import type { ClassReading, OpenElement, ParserState } from "./page-parser-state.ts";

export type { ParsedPage } from "./page-finish.ts";
export type { PageInput } from "./page-start.ts";

type Reader = (state: ParserState, element: OpenElement) => void;

const READERS = new Map<string, Reader>([
  ["html", readHtmlElement],
  ["title", readTitle],
  ["meta", readMeta],
  ["link", readLink],
  ["base", readBase],
  ["script", readScript],
  ["style", readStyle],

  ["a", readAnchor],
  ["area", readAnchor],
  ["button", readButton],
  ["form", readForm],
  ["legend", readLegend],
  ["label", readLabel],
  ["input", readInput],
  ["select", readSelect],
  ["option", readOption],
  ["textarea", readTextarea],

  ["img", readImage],
  ["svg", readSvg],
  ["iframe", readIframe],
  ["video", readPlayer],
  ["audio", readPlayer],
  ["canvas", readPlayer],

  ["table", readTable],
  ["caption", readCaption],
  ["tr", readRow],
  ["th", readCell],
  ["td", readCell],
  ["ul", readList],
  ["ol", readList],
  ["menu", readList],
  ["dl", readList],
  ["li", readItem],
  ["dt", readTerm],
  ["dd", readDefinition],
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((tag): [string, Reader] => [tag, readHeading]),

  ["template", readTemplate],
  ["noscript", readNoscript],
  ["noframes", readNoscript],
]);

/** Inside a drawing the same names mean other things. */
const SVG_READERS = new Map<string, Reader>([
  ["title", readSvgText],
  ["desc", readSvgText],
  ["metadata", readSvgText],
  ["style", readStyle],
  ["script", readScript],
  ["a", readAnchor],
]);

/**
 * Reads one page. Never throws: any text is a page, whatever it was meant to be. Bounds that were met are named in
 * `facts.caps` ("bytes", "nodes", "depth", "attributes", "text", "headings", "anchors", "forms", "tables", "json-ld",
 * "microdata", "markdown").
 */
export function parsePage(input: PageInput): ParsedPage {
  const state = createParserState(input);
  streamPage(state, input.html, readElement);
  return finishPage(state);
}

function readElement(state: ParserState, element: OpenElement): void {
  if (element.within.inert !== null) return readInertElement(state, element);
  if (!element.kind.isHead) state.bodySeen = true;
  noteCustomTag(state, element);
  readAttributes(state, element);
  const classes = readTokens(state, element);
  readVisibility(state, element, classes);
  readAria(state, element);
  readRegion(state, element, classes);
  readNotice(state, element);
  readContext(element, classes);
  readStructure(state, element);
  readTime(state, element, classes);
  countElement(state, element, classes);
  noteUnfilled(state, element);
  readByTag(state, element);
  cutElement(state, element);
}

function readStructure(state: ParserState, element: OpenElement): void {
  if (!hasTrait(element, TRAITS.describes)) return;
  readMicrodata(state, element);
  readRdfa(state, element);
}

/** What quotes, articles and the like hand down to everything inside them. */
function readContext(element: OpenElement, classes: ClassReading | null): void {
  if (classes?.isReviewLike) inherit(element, { isQuoted: true });
  switch (element.tag) {
    case "blockquote":
    case "q":
      return inherit(element, { isQuoted: true });
    case "s":
    case "del":
    case "strike":
      return inherit(element, { isStruck: true });
    case "article":
      return inherit(element, { isInArticle: true });
    case "pre":
      return inherit(element, { isPreformatted: true });
    case "search":
      return inherit(element, { isInSearch: true });
  }
  if (hasTrait(element, TRAITS.speaks) && element.attributes.role === "search") inherit(element, { isInSearch: true });
}

function readByTag(state: ParserState, element: OpenElement): void {
  const { tag, within } = element;
  (within.isInSvg ? SVG_READERS : READERS).get(tag)?.(state, element);
  if (hasTrait(element, TRAITS.speaks) && element.attributes.role === "button" && tag !== "button" && tag !== "input")
    readButton(state, element);
  if (within.naming !== null && tag !== "img" && tag !== "svg") noteIconName(element);
}
