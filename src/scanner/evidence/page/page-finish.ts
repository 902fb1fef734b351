// The end of the page: names and references that needed all of it, sums, and what was kept while streaming.
import { settleReferences } from "./page-aria.ts";
import { sizeOf } from "./page-blocks.ts";
import { addLooseForms } from "./page-forms.ts";
import { formatTextHash } from "./page-hash.ts";
import { chooseHiddenTexts } from "./page-hidden-texts.ts";
import { makeMarkdown } from "./page-markdown.ts";
import type { PageFacts } from "../page-facts.ts";
import type { PageTransient, ParserState } from "./page-parser-state.ts";

export interface ParsedPage {
  /** Stored as evidence. */
  facts: PageFacts;
  /** Read by technology detection while crawling, then let go. */
  transient: PageTransient;
}

export function finishPage(state: ParserState): ParsedPage {
  const { facts } = state;
  for (const settle of state.atEnd) settle();
  addLooseForms(state);
  settleReferences(state);
  facts.visibleText = sizeOf(state.visible);
  facts.mainText = sizeOf(state.main);
  facts.textHash = formatTextHash(state.hash);
  facts.hiddenTexts = chooseHiddenTexts(state);
  facts.tokens = { classes: [...state.tokens.classes], ids: [...state.tokens.ids] };
  state.transient.attributeTokens = [...state.seen.attributeTokens];
  facts.markdown = makeMarkdown(state);
  facts.caps = [...state.caps];
  return { facts, transient: state.transient };
}
