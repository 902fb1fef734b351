// What a page says about itself in its head: language, titles, metas, links, base address.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { keepFact, onClose, sinkText } from "./page-elements.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import { normaliseText } from "./page-text-log.ts";
import { noteResource, resolveUrl, setBase } from "./page-urls.ts";
import type { LinkFacts } from "../page-facts.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

/** Relations that name other documents and load nothing. */
const DOCUMENT_RELATIONS = new Set(["canonical", "alternate", "prev", "next", "shortlink"]);
const HINT_RELATIONS = new Set(["preconnect", "dns-prefetch", "prefetch", "preload"]);
/** Settings for browsers and crawlers, which no one reads as text. */
const TECHNICAL_METAS = new Set([
  "viewport",
  "content-type",
  "content-security-policy",
  "robots",
  "googlebot",
  "format-detection",
]);

export function readHtmlElement(state: ParserState, { attributes }: OpenElement): void {
  // In HTML that is not XML, xml:lang has no effect (HTML, 3.2.6.1).
  const isXml = state.facts.transfer.contentType.includes("xml");
  const lang = attributes.lang ?? (isXml ? attributes["xml:lang"] : undefined);
  if (lang !== undefined) state.facts.htmlLang ??= cut(lang.trim(), TEXT_LIMITS.token);
  if (attributes.dir !== undefined) state.facts.htmlDir ??= cut(attributes.dir.trim().toLowerCase(), TEXT_LIMITS.token);
}

export function readTitle(state: ParserState, element: OpenElement): void {
  const sink = sinkText(element, 4 * TEXT_LIMITS.title);
  onClose(element, () => {
    keepFact(state, state.facts.titles, cut(normaliseText(sink.text), TEXT_LIMITS.title), { most: HTML_LIMITS.titles });
  });
}

export function readMeta(state: ParserState, { attributes }: OpenElement): void {
  const { content = "", name, property, itemprop } = attributes;
  const key = (name ?? property ?? itemprop ?? attributes["http-equiv"] ?? "").trim().toLowerCase();
  if (key === "") return;
  const text = cut(normaliseText(content.slice(0, 2 * TEXT_LIMITS.metaContent)), TEXT_LIMITS.metaContent);
  keepFact(
    state,
    state.facts.metas,
    { key: cut(key, TEXT_LIMITS.metaKey), content: text },
    { most: HTML_LIMITS.metas },
  );
  if (attributes["http-equiv"]?.toLowerCase() === "refresh") state.facts.counts.metaRefresh ??= text;
  if (!TECHNICAL_METAS.has(key)) noteHiddenText(state, "meta", content);
}

export function readLink(state: ParserState, { attributes }: OpenElement): void {
  const rel = cut((attributes.rel ?? "").trim().toLowerCase(), TEXT_LIMITS.token);
  const raw = attributes.href ?? "";
  const relations = rel.split(/\s+/);
  const isDocument = relations.some((relation) => DOCUMENT_RELATIONS.has(relation));
  const isHint = relations.some((relation) => HINT_RELATIONS.has(relation));
  const href = raw === "" ? "" : isDocument ? resolveUrl(state, raw) : noteResource(state, "link-href", raw, isHint);
  if (relations.includes("stylesheet")) state.facts.styles.external++;
  const fact: LinkFacts = {
    rel,
    href: href || cut(raw, TEXT_LIMITS.rawHref),
    type: shortOrNull(attributes.type),
    hreflang: shortOrNull(attributes.hreflang),
    title: shortOrNull(attributes.title),
    media: shortOrNull(attributes.media),
    sizes: shortOrNull(attributes.sizes),
    ...(attributes.hreflang !== undefined && !/^https?:/i.test(raw.trim()) ? { isRelative: true } : {}),
  };
  keepFact(state, state.facts.links, fact, { most: HTML_LIMITS.links });
}

export function readBase(state: ParserState, { attributes }: OpenElement): void {
  if (attributes.href !== undefined && state.facts.baseHref === null)
    state.facts.baseHref = setBase(state, attributes.href);
}

const shortOrNull = (value: string | undefined): string | null =>
  value === undefined ? null : cut(value.trim(), TEXT_LIMITS.name);
