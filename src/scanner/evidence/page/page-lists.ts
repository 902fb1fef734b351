// Lists and the texts of their first items.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import { inherit, keepPlacedFact, onClose, textOf } from "./page-elements.ts";
import type { ListFacts } from "../page-facts.ts";
import type { ListDraft, OpenElement, ParserState } from "./page-parser-state.ts";

/** <ul>, <menu>, <ol>, <dl>. */
export function readList(state: ParserState, element: OpenElement): void {
  const { tag, within } = element;
  const facts: ListFacts = {
    kind: tag === "ol" || tag === "dl" ? tag : "ul",
    items: 0,
    region: within.region,
    texts: [],
    heading: state.heading,
  };
  inherit(element, { list: { facts, term: "" } });
  keepPlacedFact(state, state.facts.lists, facts, { most: HTML_LIMITS.lists });
}

export function readItem(state: ParserState, element: OpenElement): void {
  const { list } = element.within;
  if (list === null || list.facts.kind === "dl") return;
  list.facts.items++;
  keepText(state, element, list, () => textOf(state, element, TEXT_LIMITS.listItem, "eyes"));
}

export function readTerm(state: ParserState, element: OpenElement): void {
  const { list } = element.within;
  if (list === null) return;
  onClose(element, () => {
    list.term = textOf(state, element, TEXT_LIMITS.listItem, "eyes");
  });
}

/** An item of a <dl> is a definition with the term before it. */
export function readDefinition(state: ParserState, element: OpenElement): void {
  const { list } = element.within;
  if (list === null || list.facts.kind !== "dl") return;
  list.facts.items++;
  keepText(state, element, list, () => {
    const definition = textOf(state, element, TEXT_LIMITS.listItem, "eyes");
    return cut(list.term === "" ? definition : `${list.term}: ${definition}`, TEXT_LIMITS.listItem);
  });
}

function keepText(_state: ParserState, element: OpenElement, { facts }: ListDraft, read: () => string): void {
  if (facts.items > HTML_LIMITS.listTexts) return;
  onClose(element, () => {
    const text = read();
    if (text !== "" && facts.texts.length < HTML_LIMITS.listTexts) facts.texts.push(text);
  });
}
