// Visible text, cut into blocks where block elements begin and end.
import { HTML_LIMITS, cut } from "./html-limits.ts";
import { addToTextHash } from "./page-hash.ts";
import { isGlued } from "./page-text-log.ts";
import type { TextBlock } from "../page-facts.ts";
import { isCitation } from "../text/text-citation.ts";
import type { BlockDraft, OpenElement, ParserState, Tally } from "./page-parser-state.ts";

/** Shorter texts are labels and breadcrumbs, not the beginning of what a page has to say. */
const MAIN_START_CHARS = 20;

/** A block that has no text yet, at the element that is open. */
export function startBlock(element: OpenElement): BlockDraft {
  return { text: "", endsInSpace: true, tag: element.block, offset: -1, heading: -1, within: element.within };
}

/** Adds visible text, white space collapsed, to the running block; `offset` is where it stands in the HTML. */
export function addToBlock(state: ParserState, text: string, offset: number): void {
  const { block } = state;
  if (block.text === "") {
    if (text === " ") return;
    const element = state.current;
    Object.assign(block, { tag: element.block, within: element.within, heading: state.heading, offset });
    block.text = text.trimStart();
  } else if (block.endsInSpace) block.text += text.startsWith(" ") ? text.slice(1) : text;
  else block.text += isGlued(block.text, text) ? ` ${text}` : text;
  block.endsInSpace = text.endsWith(" ");
}

/** Keeps words apart inside a block: at pictures, fields and line breaks. */
export function addBlockSpace(state: ParserState): void {
  const { block } = state;
  if (block.text === "" || block.endsInSpace) return;
  block.text += " ";
  block.endsInSpace = true;
}

/** Ends the running block. Its text counts in full even where the cap keeps it from being stored. */
export function endBlock(state: ParserState): void {
  const { block } = state;
  if (block.text === "") return;
  const text = block.text.trimEnd();
  block.text = "";
  addToTextHash(state.hash, text);
  const tally: Tally = { blocks: 1, chars: text.length, words: countWords(text) };
  addTally(state.visible, tally);
  tallyMain(state, block, text, tally);
  storeBlock(state, block, text);
}

/** Characters with one between blocks, and words. */
export const sizeOf = (tally: Tally): { chars: number; words: number } => ({
  chars: tally.chars + Math.max(0, tally.blocks - 1),
  words: tally.words,
});

export function addTally(sum: Tally, more: Tally): void {
  sum.blocks += more.blocks;
  sum.chars += more.chars;
  sum.words += more.words;
}

/** Notes where the main content begins, once. */
export function noteMainStart(state: ParserState, offset: number): void {
  if (state.facts.mainStartsAt === -1) state.facts.mainStartsAt = offset;
}

function tallyMain(state: ParserState, block: BlockDraft, text: string, tally: Tally): void {
  const { guess, region } = block.within;
  if (guess !== null) {
    addTally(guess.tally, tally);
    if (guess.firstText === -1 && text.length >= MAIN_START_CHARS) guess.firstText = block.offset;
    return;
  }
  if (region !== "main") return;
  addTally(state.main, tally);
  if (text.length >= MAIN_START_CHARS) noteMainStart(state, block.offset);
}

function storeBlock(state: ParserState, block: BlockDraft, text: string): void {
  const room = HTML_LIMITS.blockChars - state.blockChars;
  const kept = cut(text, room);
  if (kept.length < text.length || state.facts.blocks.length >= HTML_LIMITS.blocks) state.caps.add("text");
  if (kept === "" || state.facts.blocks.length >= HTML_LIMITS.blocks) return;
  const { region, isQuoted, isInArticle, guess } = block.within;
  const fact: TextBlock = {
    tag: block.tag,
    text: kept,
    region,
    heading: block.heading,
    quoted: isQuoted || isCitation(kept),
    inArticle: isInArticle,
  };
  state.facts.blocks.push(fact);
  guess?.facts.push(fact);
  state.blockChars += kept.length;
}

/** Words are what spaces part; a block has single spaces only. */
function countWords(text: string): number {
  let words = 1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) words++;
  return words;
}
