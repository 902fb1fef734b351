// Scripts and inline style sheets: where they come from, how large they are, what data they carry.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { keepFact, onClose, sinkText } from "./page-elements.ts";
import { readJsonLd } from "./page-json-ld.ts";
import { announcedTill } from "./page-silent-scripts.ts";
import { noteToOwner } from "../text/makers-notes.ts";
import { noteStyleRules } from "./page-style-rules.ts";
import { noteInlineScript } from "./page-transient.ts";
import { countDataChars, noteResource } from "./page-urls.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

const SCRIPT_TYPES = new Set([
  "",
  "module",
  "text/javascript",
  "application/javascript",
  "text/ecmascript",
  "application/x-javascript",
]);
/** Ids of the scripts that carry a page's data a second time, for frameworks. */
const STATE_IDS =
  /^(?:__NEXT_DATA__|__NUXT_DATA__|ng-state|serverApp-state|wix-warmup-data|wix-viewer-model|__APOLLO_STATE__)$/;
const STATE_CODE =
  /__NUXT__|__next_f|__APOLLO_STATE__|__INITIAL_STATE__|__PRELOADED_STATE__|__remixContext|__reactRouterContext|__staticRouterHydrationData/;

/** Links are looked for on the whole page by their element or address: "a[href='#']", event.target.closest("a"). */
const BINDS_LINKS =
  /(?:document\.querySelector(?:All)?|\$|jQuery|closest|matches|getElementsByTagName)\(\s?["'`][^"'`]{0,60}(?:(?<![\w.#-])a(?![\w-])|\[href)|document\.links|\.tagName/;

export function readStyle(state: ParserState, element: OpenElement): void {
  const sink = sinkText(element, HTML_LIMITS.htmlChars);
  onClose(element, () => {
    state.facts.styles.inlineBytes += sink.text.length;
    state.facts.counts.dataUriBytes += countDataChars(sink.text);
    noteStyleRules(state, sink.text);
  });
}

export function readScript(state: ParserState, element: OpenElement): void {
  const { attributes } = element;
  const type = cut((attributes.type ?? "").trim().toLowerCase(), TEXT_LIMITS.metaKey);
  const sink = sinkText(element, HTML_LIMITS.htmlChars);
  const fact = {
    src: attributes.src === undefined ? "" : noteResource(state, "script-src", attributes.src),
    type,
    async: "async" in attributes,
    defer: "defer" in attributes,
    inHead: !state.bodySeen,
    integrity: (attributes.integrity ?? "") !== "",
    crossorigin: "crossorigin" in attributes,
  };
  keepFact(state, state.facts.scripts, fact, { most: HTML_LIMITS.scripts });
  if (attributes.src === undefined)
    onClose(element, () => readInlineScript(state, type, attributes.id ?? "", sink.text));
}

function readInlineScript(state: ParserState, type: string, id: string, code: string): void {
  const { counts } = state.facts;
  const mediaType = type.split(";", 1)[0]?.trim() ?? "";
  if (mediaType === "application/ld+json") return readJsonLd(state, code);
  noteInlineScript(state, code);
  const till = state.facts.announcedTill === undefined ? announcedTill(code) : null;
  if (till !== null) state.facts.announcedTill = till;
  state.facts.noteInScript ??= noteToOwner(code);
  if (BINDS_LINKS.test(code)) state.facts.bindsLinks = true;
  if (STATE_IDS.test(id) || STATE_CODE.test(code.slice(0, TEXT_LIMITS.inlineScript)))
    counts.hydrationBytes += code.length;
  if (SCRIPT_TYPES.has(mediaType)) state.facts.inlineScriptBytes += code.length;
  else if (mediaType.endsWith("json")) counts.jsonScriptBytes += code.length;
}
