// Drives the tokenizer over the HTML, keeps the tree's innermost path, and cuts the text at its boundaries. Ends by
// itself at the bounds for nodes, depth and attributes; everything open is then closed as the end of the document would.
import { Parser } from "htmlparser2";
import { HTML_LIMITS, cut } from "./html-limits.ts";
import { addBlockSpace, addToBlock, endBlock } from "./page-blocks.ts";
import { fillSink, popElement, pushElement } from "./page-elements.ts";
import { cutText } from "./page-fragment.ts";
import { stripTags } from "./page-plain-text.ts";
import { collapseSpace, logBreak, logText } from "./page-text-log.ts";
import { noteComment } from "./page-transient.ts";
import type { Attributes, OpenElement, ParserState } from "./page-parser-state.ts";

type ReadElement = (state: ParserState, element: OpenElement) => void;

/** Reads the whole page; `readElement` sees each element when its start tag has been read. */
export function streamPage(state: ParserState, html: string, readElement: ReadElement): void {
  if (html.length > HTML_LIMITS.htmlChars) state.caps.add("bytes");
  const source = cut(html, HTML_LIMITS.htmlChars);
  let attributesOfTag = 0;
  const parser: Parser = new Parser({
    onopentagname: () => void (attributesOfTag = 0),
    onattribute: () => {
      if (++attributesOfTag > HTML_LIMITS.attributesOfTag) stop(state, parser, "attributes");
    },
    onprocessinginstruction: (name) => {
      if (name === "!doctype") state.facts.doctype = true;
    },
    onopentag: (tag, attributes) => {
      if (beginNode(state, parser)) openElement(state, readElement, { tag, attributes, startIndex: parser.startIndex });
      if (state.current.depth >= HTML_LIMITS.depth) stop(state, parser, "depth");
    },
    ontext: (text) => takeText(state, text, parser.startIndex),
    oncomment: (comment) => {
      if (beginNode(state, parser) && state.current.within.inert === null) noteComment(state, comment);
    },
    onclosetag: () => {
      if (!state.isStopped) closeElement(state, parser.endIndex);
    },
  });
  parser.write(source);
  if (!state.isStopped) parser.end();
  closeAll(state);
  if (state.isStopped && state.facts.blocks.length === 0) rescueText(state, source.slice(parser.endIndex + 1));
}

/** Settles the text before an element or comment and counts it; false once the page has too many nodes. */
function beginNode(state: ParserState, parser: Parser): boolean {
  if (state.isStopped) return false;
  settleText(state);
  if (++state.nodes > HTML_LIMITS.nodes) stop(state, parser, "nodes");
  return !state.isStopped;
}

function stop(state: ParserState, parser: Parser, cap: "nodes" | "depth" | "attributes"): void {
  state.isStopped = true;
  state.caps.add(cap);
  parser.pause();
}

function openElement(
  state: ParserState,
  readElement: ReadElement,
  { tag, attributes, startIndex }: { tag: string; attributes: Attributes; startIndex: number },
): void {
  const element = pushElement(state, tag, attributes, startIndex);
  if (state.justClosed !== null && areUnits(state, state.justClosed, element)) endUnit(state);
  else separateText(state, element);
  state.justClosed = null;
  readElement(state, element);
}

function closeElement(state: ParserState, endIndex: number): void {
  const element = state.current;
  settleText(state);
  separateText(state, element);
  state.endIndex = endIndex;
  popElement(state);
  state.justClosed = element;
}

function closeAll(state: ParserState): void {
  settleText(state);
  while (state.current.parent !== null) closeElement(state, state.endIndex);
  endBlock(state);
}

/** A run of text reaches the parser in pieces, one for each character reference in it. */
function takeText(state: ParserState, text: string, startIndex: number): void {
  if (state.isStopped) return;
  if (state.pendingText === "") state.pendingAt = startIndex;
  state.pendingText += text;
}

function settleText(state: ParserState): void {
  const raw = state.pendingText;
  if (raw === "") return;
  state.pendingText = "";
  state.nodes++;
  const { within } = state.current;
  if (within.sink !== null) return fillSink(within.sink, raw);
  const own = raw.trim() === "" || (within.isStruck && isOldFigure(raw)) ? " " : collapseSpace(raw);
  const text = isSmallPrint(state, own) ? ` ${own}` : own;
  logText(state.log, text, within);
  if (text !== " ") state.justClosed = null;
  if (within.hiddenAt === 0 && (text !== " " || state.block.text !== "")) showText(state, text, raw);
}

/** Small print right behind a word is set below or beside it: "Lesson" and "45 minutes each", but not a name and its "®". */
const isSmallPrint = ({ current, log }: ParserState, text: string): boolean =>
  current.tag === "small" &&
  current.textStart === log.parts.length &&
  /^(?:\p{L}|\d+\s)/u.test(text) &&
  /\p{Ll}{2}$/u.test(log.parts.at(-1)?.slice(-2) ?? "");

const FIGURE_CHARS = 40;
/** A price, time or day that is struck out is no longer so. Longer texts stay: machines read them, struck out or not. */
const isOldFigure = (raw: string): boolean => raw.length <= FIGURE_CHARS && /\d/.test(raw);

function showText(state: ParserState, text: string, raw: string): void {
  const { guess, linkTo } = state.current.within;
  if (guess !== null) {
    guess.textChars += text.length;
    if (linkTo !== null) guess.linkChars += text.length;
  }
  if (text !== " ") state.bodySeen = true;
  addToBlock(state, text, state.pendingAt + (raw.length - raw.trimStart().length));
  cutText(state, text, raw);
}

/** Links that follow one another without a space are drawn apart, in navigation above all. */
function separateText(state: ParserState, { kind, tag }: OpenElement): void {
  if (kind.isBlock) endBlock(state);
  else if (kind.isBox || (tag === "a" && state.justClosed?.tag === "a")) addBlockSpace(state);
  else return;
  logBreak(state.log);
}

function endUnit(state: ParserState): void {
  endBlock(state);
  logBreak(state.log);
}

/** Small signs beside what they speak of: "New", "Sold". */
const SIGN = /(?:^|[\s_-])(?:badge|pill|chip|tag|ribbon|eyebrow|kicker)(?=$|[\s_-])/i;
/** Their text is one run of words, whatever signs stand in it. */
const ONE_RUN = new Set(["p", "label", "button", "legend", "caption", "dt", "pre"]);

/** Whether two inline elements say each its own thing: two links, or a sign and its neighbor, without words around. */
function areUnits({ block, facts }: ParserState, before: OpenElement, after: OpenElement): boolean {
  if (facts.blocks.length > HTML_LIMITS.unitBlocks) return false;
  if (block.text === "" || block.offset < before.startIndex || before.within.isInHeading) return false;
  if (before.tag === "a" && after.tag === "a") return true;
  if (after.kind !== before.kind || ONE_RUN.has(before.block)) return false;
  // Figures and names of values belong to what stands behind them: "49 €" and "monthly", "Size:" and "XL".
  return (isSign(before) || isSign(after)) && !/[\d:]/.test(block.text);
}

const isSign = ({ attributes }: OpenElement): boolean => attributes.class !== undefined && SIGN.test(attributes.class);

/** A page that was stopped before any text still says something. */
function rescueText(state: ParserState, rest: string): void {
  addToBlock(state, collapseSpace(stripTags(rest, HTML_LIMITS.rescuedChars)), -1);
  endBlock(state);
}
