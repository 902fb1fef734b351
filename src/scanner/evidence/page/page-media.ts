// Pictures, films, sound and embedded pages.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { inherit, isHidden, keepFact, keepPlacedFact, onClose, sinkText } from "./page-elements.ts";
import { addIconHint, addNamePart, cleanName, givenName } from "./page-names.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { normaliseText } from "./page-text-log.ts";
import { noteResource, resolveUrl } from "./page-urls.ts";
import type { ImageFacts, PageFacts } from "../page-facts.ts";
import type { Attributes, OpenElement, ParserState } from "./page-parser-state.ts";

const LAZY_SOURCES = ["data-src", "data-lazy-src", "data-original", "data-lazy"] as const;
const SUBTITLE_KINDS = new Set(["captions", "subtitles"]);

export function readImage(state: ParserState, element: OpenElement): void {
  const { attributes, within } = element;
  state.facts.imageCount++;
  addNamePart(element, attributes.alt);
  addIconHint(element);
  if (within.isInHeading && state.headingAlt === "") state.headingAlt = cleanName(attributes.alt);
  noteHiddenText(state, "alt", attributes.alt);
  const fact: ImageFacts = {
    src: noteSource(state, attributes, "img-src"),
    alt:
      attributes.alt === undefined
        ? null
        : cut(normaliseText(attributes.alt.slice(0, TEXT_LIMITS.prop)), TEXT_LIMITS.title),
    width: measure(attributes.width),
    height: measure(attributes.height),
    loading: measure(attributes.loading?.toLowerCase()),
    inLink: within.linkTo !== null,
    region: within.region,
    decorative:
      attributes.role === "presentation" || attributes.role === "none" || within.silentAt > 0 || isHidden(element),
  };
  if (within.linkTo !== null && /logo/i.test(`${attributes.class ?? ""} ${fact.src.split("/").at(-1) ?? ""}`))
    fact.logoTo = within.linkTo;
  if (!keepPlacedFact(state, state.facts.images, fact, { most: HTML_LIMITS.images }) || fact.alt !== null) return;
  // Without alt a picture can be named as any element can (HTML-AAM, name of img).
  state.atEnd.push(() => {
    fact.alt = givenName(state, element)?.text ?? (cleanName(attributes.title) || null);
  });
}

export function readIframe(state: ParserState, element: OpenElement): void {
  const { attributes } = element;
  const src = noteSource(state, attributes, "iframe-src");
  sinkText(element, 0);
  const name = attributes["aria-label"] ?? attributes.title;
  const title = name === undefined ? null : cleanName(name);
  const hidden = isHidden(element) || isDot(attributes) || element.within.silentAt > 0;
  keepFact(state, state.facts.iframes, { src, title, hidden }, { most: HTML_LIMITS.iframes });
}

/** <video> and <audio>. */
export function readMedia(state: ParserState, element: OpenElement): void {
  const { tag, attributes } = element;
  const src = attributes.src === undefined ? "" : resolveUrl(state, attributes.src);
  const media: PageFacts["media"][number] = { kind: tag === "audio" ? "audio" : "video", hasTracks: false, src };
  if (attributes.controls !== undefined) media.hasControls = true;
  keepFact(state, state.facts.media, media, { most: HTML_LIMITS.media });
  inherit(element, { media });
}

export function readSource(state: ParserState, element: OpenElement): void {
  const { media } = element.within;
  if (media !== null && media.src === "" && element.attributes.src !== undefined)
    media.src = resolveUrl(state, element.attributes.src);
}

export function readTrack(_state: ParserState, element: OpenElement): void {
  const { media } = element.within;
  if (media !== null && SUBTITLE_KINDS.has(element.attributes.kind?.toLowerCase() ?? "subtitles"))
    media.hasTracks = true;
}

/** A drawing's size in the HTML, counted once for the outermost <svg>. */
export function readSvg(state: ParserState, element: OpenElement): void {
  if (element.within.isInSvg) return;
  inherit(element, { isInSvg: true });
  addNamePart(element, element.attributes["aria-label"]);
  addIconHint(element);
  onClose(element, () => {
    state.facts.counts.inlineSvgBytes += Math.max(0, state.endIndex + 1 - element.startIndex);
  });
}

/** Inside a drawing: <title> and <desc> are its text alternative, <metadata> is of the program that made it. */
export function readSvgText(_state: ParserState, element: OpenElement): void {
  const sink = sinkText(element, TEXT_LIMITS.name);
  if (element.tag !== "metadata") onClose(element, () => addNamePart(element, sink.text));
}

/** Pages that load pictures late write a placeholder into src and the address elsewhere. */
function noteSource(state: ParserState, attributes: Attributes, where: "img-src" | "iframe-src"): string {
  const lazy = LAZY_SOURCES.map((name) => attributes[name]).find((value) => value !== undefined && value !== "");
  const isPlaceholder =
    attributes.src === undefined || attributes.src === "" || /^(?:data:|about:)/i.test(attributes.src);
  const raw = isPlaceholder ? (lazy ?? attributes.src ?? firstOfSet(attributes.srcset)) : attributes.src;
  return raw === undefined || raw === "" ? "" : noteResource(state, where, raw);
}

const firstOfSet = (srcset: string | undefined): string | undefined => srcset?.trim().split(/[\s,]/, 1)[0];
const measure = (value: string | undefined): string | null =>
  value === undefined ? null : cut(value, TEXT_LIMITS.token);
/** One pixel or none: there for tracking. */
const isDot = ({ width, height }: Attributes): boolean =>
  /^[01](?:px)?$/.test(width ?? "") && /^[01](?:px)?$/.test(height ?? "");
