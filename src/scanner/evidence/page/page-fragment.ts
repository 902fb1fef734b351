// Cuts the main content out of the stream as sanitised markup: structure only, no styles, scripts or attributes but
// addresses and picture texts. A DOM is then built of this fragment and never of a page.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { onClose } from "./page-elements.ts";
import { resolveUrl } from "./page-urls.ts";
import type { FragmentDraft, FragmentMark, OpenElement, ParserState } from "./page-parser-state.ts";

/** Kept elements, and the name they are kept by. Any other block element only separates texts. */
const KEPT_TAGS = new Map<string, string>([
  ..."h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table tr th td caption blockquote pre code a strong em details summary"
    .split(" ")
    .map((tag): [string, string] => [tag, tag]),
  ["b", "strong"],
  ["i", "em"],
  ["menu", "ul"],
  ["figure", "figure"],
  ["figcaption", "figcaption"],
]);
/** Stands between the texts of two elements that are not kept themselves. */
const SEPARATOR = "<hr>";
const PUBLIC_ADDRESS = /^(?:https?|mailto|tel):/;
/** An article that holds most of the text is the main content of a page without <main>. */
const MIN_ARTICLE_SHARE = 0.5;

export const startFragment = (): FragmentDraft => ({
  parts: [],
  markupChars: 0,
  textChars: 0,
  elements: 0,
  depth: 0,
  endsInSpace: true,
  needsBreak: false,
  isFull: false,
  isDone: false,
  best: null,
});

/** Adds the start of an element and sees to its end; enters the element that holds the main content. */
export function cutElement(state: ParserState, element: OpenElement): void {
  const { fragment } = state;
  if (fragment.isDone || !belongs(element)) return;
  if (element.tag === "main" || element.attributes.role === "main") return enterMain(state, element);
  if (element.tag === "article") return enterArticle(state, element);
  const name = KEPT_TAGS.get(element.tag);
  if (name === undefined) return cutOther(fragment, element);
  if (fragment.depth >= HTML_LIMITS.fragmentDepth || !hasRoom(state)) return;
  if (element.kind.isBlock) startLine(fragment);
  else separate(fragment);
  push(fragment, startTag(state, element, name));
  fragment.elements++;
  fragment.depth++;
  const { length } = fragment.parts;
  onClose(element, () => {
    fragment.depth--;
    if (element.kind.isBlock) startLine(fragment);
    // Icons and spacers hold nothing; an empty cell holds its column.
    if (fragment.parts.length === length && name !== "td" && name !== "th") takeBack(fragment);
    else push(fragment, `</${name}>`);
  });
}

/** Adds visible text: as written inside <pre>, else with white space collapsed. */
export function cutText(state: ParserState, collapsed: string, raw: string): void {
  const { fragment } = state;
  if (fragment.isDone || !belongs(state.current) || !hasRoom(state)) return;
  if (state.current.within.isPreformatted) return cutCode(fragment, raw);
  if (collapsed === " " && (fragment.endsInSpace || fragment.needsBreak)) return;
  separate(fragment);
  push(fragment, escapeText(cut(collapsed, HTML_LIMITS.markdownChars)));
  fragment.textChars += collapsed.length;
  fragment.endsInSpace = collapsed.endsWith(" ");
}

/** Highlighters put each line of code into an element of its own. */
function cutCode(fragment: FragmentDraft, raw: string): void {
  if (fragment.needsBreak) push(fragment, "\n");
  startLine(fragment);
  push(fragment, escapeText(cut(raw, HTML_LIMITS.markdownChars)));
  fragment.textChars += raw.length;
}

export function markFragment({ fragment }: ParserState): FragmentMark {
  const { parts, markupChars, textChars, elements } = fragment;
  return { parts: parts.length, markupChars, textChars, elements };
}

/** Takes back what was cut since the mark: it has turned out to be navigation or the like. */
export function dropFragmentSince({ fragment }: ParserState, mark: FragmentMark): void {
  if (fragment.isDone || fragment.parts.length <= mark.parts) return;
  fragment.parts.length = mark.parts;
  fragment.markupChars = mark.markupChars;
  fragment.textChars = mark.textChars;
  fragment.elements = mark.elements;
  fragment.needsBreak = true;
  if ((fragment.best?.to ?? 0) > mark.parts) fragment.best = null;
}

/** The markup of the main content. */
export function fragmentMarkup({ fragment }: ParserState): string {
  const { parts, best, textChars, isDone } = fragment;
  const isArticle = best !== null && !isDone && best.textChars >= MIN_ARTICLE_SHARE * textChars;
  return (isArticle ? parts.slice(best.from, best.to) : parts).join("");
}

/** True when there was more content than the bounds let through. */
export const isFragmentCut = (state: ParserState): boolean => !hasRoom(state);

/** A guessed region is cut too, and taken back when the guess is borne out. What buttons say is no content. */
function belongs({ within, block }: OpenElement): boolean {
  if (block === "button") return false;
  return (within.region === "main" || within.guess !== null) && within.hiddenAt === 0 && !within.isInSvg;
}

/** The first <main> that has text is the main content; what was cut before and after it is not. */
function enterMain(state: ParserState, element: OpenElement): void {
  if (element.parent?.within.isInMain === true) return;
  const before = state.fragment;
  const main = startFragment();
  state.fragment = main;
  onClose(element, () => {
    main.isDone = main.textChars > 0;
    if (!main.isDone) state.fragment = before;
  });
}

/** The outermost article with most text may turn out to be the main content of a page without <main>. */
function enterArticle(state: ParserState, element: OpenElement): void {
  const { fragment } = state;
  fragment.needsBreak = true;
  if (element.parent?.within.isInArticle === true) return;
  const from = fragment.parts.length;
  const textFrom = fragment.textChars;
  onClose(element, () => {
    fragment.needsBreak = true;
    const textChars = fragment.textChars - textFrom;
    if (textChars > (fragment.best?.textChars ?? 0)) fragment.best = { from, to: fragment.parts.length, textChars };
  });
}

function cutOther(fragment: FragmentDraft, element: OpenElement): void {
  if (element.tag === "br") cutBreak(fragment);
  else if (element.tag === "img") cutPicture(fragment, element);
  if (!element.kind.isBlock) return;
  fragment.needsBreak = true;
  onClose(element, () => {
    fragment.needsBreak = true;
  });
}

function cutBreak(fragment: FragmentDraft): void {
  if (fragment.isFull || fragment.needsBreak || fragment.parts.at(-1) === "<br>") return;
  push(fragment, "<br>");
  fragment.elements++;
}

function cutPicture(fragment: FragmentDraft, element: OpenElement): void {
  const alt = element.attributes.alt?.trim();
  if (alt === undefined || alt === "" || fragment.isFull) return;
  separate(fragment);
  push(fragment, `<img alt="${escapeAttribute(cut(alt, TEXT_LIMITS.heading))}">`);
  fragment.elements++;
}

function startTag(state: ParserState, element: OpenElement, name: string): string {
  const { attributes } = element;
  if (name === "a") {
    const href = attributes.href === undefined ? "" : resolveUrl(state, attributes.href);
    return PUBLIC_ADDRESS.test(href) ? `<a href="${escapeAttribute(href)}">` : "<a>";
  }
  const span = name === "td" || name === "th" ? Number.parseInt(attributes.colspan ?? "", 10) : 1;
  if (span > 1 && span <= 20) return `<${name} colspan="${span}">`;
  const language = name === "pre" || name === "code" ? /language-([\w+#-]{1,20})/.exec(attributes.class ?? "") : null;
  return language === null ? `<${name}>` : `<${name} class="language-${language[1] ?? ""}">`;
}

/** A kept block element separates by itself. */
function startLine(fragment: FragmentDraft): void {
  fragment.needsBreak = false;
  fragment.endsInSpace = true;
}

function separate(fragment: FragmentDraft): void {
  if (!fragment.needsBreak) return;
  startLine(fragment);
  if (fragment.parts.length > 0 && fragment.parts.at(-1) !== SEPARATOR) push(fragment, SEPARATOR);
}

function push(fragment: FragmentDraft, markup: string): void {
  fragment.parts.push(markup);
  fragment.markupChars += markup.length;
}

/** Drops the element that was begun last. */
function takeBack(fragment: FragmentDraft): void {
  fragment.markupChars -= fragment.parts.pop()?.length ?? 0;
  fragment.elements--;
}

/** Markdown is no longer than its text, about: more text than its limit need not be built. */
function hasRoom(state: ParserState): boolean {
  const { fragment } = state;
  fragment.isFull ||=
    fragment.textChars > HTML_LIMITS.markdownChars ||
    fragment.markupChars > HTML_LIMITS.fragmentChars ||
    fragment.elements > HTML_LIMITS.fragmentElements;
  return !fragment.isFull;
}

/** Only what would read as markup, here or with the text behind it: each reference costs the DOM a text node. */
const escapeText = (text: string): string => text.replace(/&(?=[a-z#]|$)|<(?=[a-z/!?]|$)/gi, escapeCharacter);
const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, escapeCharacter);
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeCharacter = (character: string): string => ESCAPES[character] ?? character;
