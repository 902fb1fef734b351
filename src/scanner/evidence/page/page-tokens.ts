// Class and id tokens, and what the words in them say. A page repeats few class attributes many times, so the
// reading of each is remembered.
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { wordsOf } from "./page-region-words.ts";
import type { ClassReading, OpenElement, ParserState } from "./page-parser-state.ts";

/** "card-title", "Card_title__x3f9", "text-h2", "sectionHeading"; not "subtitle" and not "title-icon". */
const HEADING_LIKE = /(?:^|[-_])(?:title|heading|headline|h[1-6])(?:__\w{1,10})?$/i;
const HEADING_LIKE_CAMEL = /[a-z](?:Title|Heading|Headline)$/;
/** The words of one customer, and not the part of the page that holds all of them; builders put their own name before. */
const REVIEW_LIKE =
  /^(?:(?:review|(?:[a-z]{2,12}-)?testimonial)[-_]{1,2}(?:text|body|content|quote|card|item|author|name)|(?:[a-z]{2,12}-)?testimonial[-_]{1,2}(?:slide|info))(?:__\w{1,10})?$/i;
/** Most class attributes have none of these words, and reading words one by one is slow. */
const REGION_HINT = /nav|menu|head|bar|foot|colophon|cookie|consent|gdpr/i;
const DATE_HINT = /dat|fecha|publi|modified|timestamp/i;
const HEADING_HINT = /title|head|h[1-6]/i;
const DATE_WORDS = new Set(["date", "datum", "fecha", "published", "pubdate", "updated", "modified", "timestamp"]);
const DATE_COUNTERWORDS = new Set(["picker", "input", "field", "range", "up", "filter", "form"]);
/** Of one of many things on a page; or of the page, in themes that list its posts in such a way. */
const ITEM_WORDS = new Set(["tl", "timeline", "event"]);

/** Notes the element's tokens and returns what its class attribute says; null when it has none. */
export function readTokens(state: ParserState, element: OpenElement): ClassReading | null {
  const { class: className, id } = element.attributes;
  if (id !== undefined) noteToken(state.tokens.ids, id.trim());
  if (className === undefined || className === "") return null;
  const known = state.classes.get(className);
  if (known !== undefined) return known;
  const reading = readClassName(className);
  for (const token of reading.tokens) noteToken(state.tokens.classes, token);
  if (state.classes.size < HTML_LIMITS.classMemory) state.classes.set(className, reading);
  return reading;
}

function readClassName(className: string): ClassReading {
  const tokens = className.slice(0, HTML_LIMITS.attributeChars).split(/\s+/).filter(isToken);
  return {
    tokens,
    isHeadingLike: HEADING_HINT.test(className) && tokens.some(saysHeading),
    isDateLike: DATE_HINT.test(className) && tokens.some((token) => saysDate(token) && !saysItem(token)),
    isItemDateLike: DATE_HINT.test(className) && tokens.some(saysDate),
    isReviewLike: tokens.some((token) => REVIEW_LIKE.test(token)),
    mayNameRegion: REGION_HINT.test(className),
  };
}

const saysHeading = (token: string): boolean => HEADING_LIKE.test(token) || HEADING_LIKE_CAMEL.test(token);

function saysDate(token: string): boolean {
  const words = wordsOf(token);
  return words.some((word) => DATE_WORDS.has(word)) && !words.some((word) => DATE_COUNTERWORDS.has(word));
}

const saysItem = (token: string): boolean => wordsOf(token).some((word) => ITEM_WORDS.has(word));

const isToken = (token: string): boolean => token !== "" && token.length <= TEXT_LIMITS.token;

function noteToken(tokens: Set<string>, token: string): void {
  if (isToken(token) && tokens.size < HTML_LIMITS.tokens) tokens.add(token);
}
