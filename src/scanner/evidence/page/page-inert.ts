// Parts of the markup that are not part of the page people use: <template>, <noscript>, and what <video>, <audio> and
// <canvas> hold for browsers without them. Nothing in them becomes a link, a heading or a field.
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { fillSink, inherit, onClose, sinkText } from "./page-elements.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { readMedia, readSource, readTrack } from "./page-media.ts";
import { noteResource } from "./page-urls.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

/** Scripts and styles keep their code to themselves here as well. */
const CODE_TAGS = new Set(["script", "style"]);
const RESOURCES = new Map<string, "img-src" | "iframe-src" | "script-src">([
  ["img", "img-src"],
  ["iframe", "iframe-src"],
  ["script", "script-src"],
]);

/** A declarative shadow root is content, whatever its element is called. */
export function readTemplate(state: ParserState, element: OpenElement): void {
  if ("shadowrootmode" in element.attributes) return;
  setAside(state, element, "template");
}

/** Also <noframes>: text for readers that can do less. */
export function readNoscript(state: ParserState, element: OpenElement): void {
  setAside(state, element, "noscript");
}

export function readPlayer(state: ParserState, element: OpenElement): void {
  if (element.tag !== "canvas") readMedia(state, element);
  sinkText(element, 0);
  inherit(element, { inert: "fallback" });
}

/** An element inside an inert one. Trackers in <noscript> still tell which products a site uses. */
export function readInertElement(state: ParserState, element: OpenElement): void {
  const { inert, sink } = element.within;
  const { tag, attributes } = element;
  if (inert === "fallback") {
    if (tag === "source") readSource(state, element);
    else if (tag === "track") readTrack(state, element);
    return;
  }
  if (CODE_TAGS.has(tag)) sinkText(element, 0);
  else if (sink !== null && element.kind.isBlock) fillSink(sink, " ");
  const where = inert === "noscript" ? RESOURCES.get(tag) : undefined;
  if (where !== undefined && attributes.src !== undefined) noteResource(state, where, attributes.src);
}

function setAside(state: ParserState, element: OpenElement, inert: "template" | "noscript"): void {
  const sink = sinkText(element, 4 * TEXT_LIMITS.hidden);
  inherit(element, { inert });
  onClose(element, () => noteHiddenText(state, inert, sink.text.slice(0, HTML_LIMITS.attributeChars)));
}
