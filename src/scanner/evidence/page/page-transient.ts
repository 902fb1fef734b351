// Traces of technology that are read while crawling and not stored: scripts, comments, attribute and element names.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { noteHiddenText } from "./page-hidden-texts.ts";
import type { OpenElement, ParserState } from "./page-parser-state.ts";

/** Names with a separator are of frameworks and vendors, save these. */
const STANDARD_NAMES = new Set(["http-equiv", "accept-charset", "xml:lang", "xml:space", "xmlns:xlink"]);
const BARE_NAMES = new Set(["netlify"]);

export function noteInlineScript(state: ParserState, code: string): void {
  const { inlineScripts } = state.transient;
  const text = code.trim();
  if (text !== "" && inlineScripts.length < HTML_LIMITS.inlineScripts)
    inlineScripts.push(cut(text, TEXT_LIMITS.inlineScript));
}

/** Also a hidden text, when there is more in it than a marker. */
export function noteComment(state: ParserState, comment: string): void {
  const text = cut(comment.trim(), TEXT_LIMITS.comment);
  if (text === "") return;
  noteHiddenText(state, "comment", text);
  if (state.transient.comments.length < HTML_LIMITS.comments) state.transient.comments.push(text);
}

/** data-*, ng-*, x-*, hx-*, wire:* and the like as "name=value", or the bare name when there is no value. */
export function noteAttributeToken(state: ParserState, name: string, value: string): void {
  const { attributeTokens, attributeNames } = state.seen;
  if (attributeTokens.size >= HTML_LIMITS.attributeTokens || !isTelling(name)) return;
  const values = attributeNames.get(name) ?? 0;
  if (values >= HTML_LIMITS.tokensPerAttribute) return;
  const token = cut(value === "" ? name : `${name}=${value}`, TEXT_LIMITS.attributeValue);
  if (attributeTokens.has(token)) return;
  attributeNames.set(name, values + 1);
  attributeTokens.add(token);
}

/** Names of custom elements and of prefixed ones. */
export function noteCustomTag(state: ParserState, { tag, kind }: OpenElement): void {
  const { customTags } = state.transient;
  if (!kind.isCustom || tag.length > TEXT_LIMITS.token || customTags.includes(tag)) return;
  if (customTags.length < HTML_LIMITS.customTags) customTags.push(tag);
}

function isTelling(name: string): boolean {
  return (/[-:_@]/.test(name) && !STANDARD_NAMES.has(name)) || BARE_NAMES.has(name);
}
