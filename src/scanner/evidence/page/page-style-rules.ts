// Rules of inline style sheets that hide text by one class or one id: `.tab-panel { display: none }`.
// Everything else (combined selectors, at-rules, other files) stays unread on purpose: it needs a browser.
import { HTML_LIMITS } from "./html-limits.ts";
import { hidingOf, parseDeclarations } from "./page-inline-style.ts";
import type { Hiding, ParserState } from "./page-parser-state.ts";

interface Rule {
  selectors: string;
  body: string;
}

const SIMPLE_SELECTOR = /^[.#][\w-]{1,80}$/;
const MAX_SELECTORS = 40;
/** Most rules set space and colour only. */
const CONCERNS_SIGHT = /display|visib|opacity|font-size|clip|-\d{3}|height:\s?0|color/i;

/** Notes the hiding selectors of one style sheet; a later rule that gives `display` back takes its selector off. */
export function noteStyleRules(state: ParserState, css: string): void {
  const room = HTML_LIMITS.styleSheetChars - state.styleSheetChars;
  const sheet = css.slice(0, room);
  state.styleSheetChars += sheet.length;
  for (const rule of topLevelRules(sheet)) noteRule(state, rule);
}

/** How an inline style sheet hides elements with this class or id (with its dot or hash); null when it does not. */
export function hidingBySelector(state: ParserState, selector: string): Hiding | null {
  return state.hidingSelectors.get(selector) ?? null;
}

function noteRule(state: ParserState, { selectors, body }: Rule): void {
  if (!CONCERNS_SIGHT.test(body)) return;
  const simple = selectors
    .split(",", MAX_SELECTORS)
    .map((selector) => selector.trim())
    .filter(isSimple);
  if (simple.length === 0) return;
  const declarations = parseDeclarations(body);
  const hiding = hidingOf(declarations);
  if (hiding === null && !declarations.has("display")) return;
  for (const selector of simple) noteSelector(state, selector, hiding);
}

const isSimple = (selector: string): boolean => SIMPLE_SELECTOR.test(selector);

function noteSelector(state: ParserState, selector: string, hiding: Hiding | null): void {
  if (hiding !== null && state.hidingSelectors.size < HTML_LIMITS.hidingSelectors)
    state.hidingSelectors.set(selector, hiding);
  if (hiding === null && state.hidingSelectors.get(selector) === "display-none") state.hidingSelectors.delete(selector);
}

/** Selector and body of each rule outside at-rules, by counting braces; comments are taken out first. */
function* topLevelRules(css: string): Generator<Rule> {
  const sheet = withoutComments(css);
  let at = 0;
  while (at < sheet.length) {
    const open = sheet.indexOf("{", at);
    if (open === -1) return;
    // `@import url(x);` and the like end before the rule begins.
    const before = sheet.slice(at, open);
    const selectors = before.slice(before.lastIndexOf(";") + 1).trim();
    const close = selectors.startsWith("@") ? endOfBlock(sheet, open) : sheet.indexOf("}", open);
    if (close === -1) return;
    if (!selectors.startsWith("@")) yield { selectors, body: sheet.slice(open + 1, close) };
    at = close + 1;
  }
}

function withoutComments(css: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const open = css.indexOf("/*", at);
    kept.push(css.slice(at, open === -1 ? undefined : open));
    const close = open === -1 ? -1 : css.indexOf("*/", open + 2);
    if (close === -1) return kept.join(" ");
    at = close + 2;
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const unit = css.charCodeAt(at);
    if (unit === 0x7b) depth++;
    else if (unit === 0x7d && --depth === 0) return at;
  }
  return -1;
}
