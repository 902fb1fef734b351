// Summaries and answers in sentences, put together from results by rule: nothing is said that a source does not carry,
// and no text of a scanned page is among it. Pure.
import { countOf, listOf } from "../../model/words.ts";
import type { AskMode, AskResult, AskText } from "./ask.ts";

/** Results that an answer is written from. */
const ITEMS = 4;
/** Sentences about one thing are enough: of a kind, not more than this many results. */
const NOTHING = "Nothing in the directory, in public reports or in our documentation matches the question.";

export function composeText(mode: AskMode, results: readonly AskResult[]): AskText | null {
  switch (mode) {
    case "list":
      return null;
    case "summarize":
      return { mode, text: summaryOf(results) };
    case "generate": {
      const items = results.slice(0, ITEMS);
      const sentences = items.map(({ statement }, at) => cite(statement, at + 1));
      return { mode, text: items.length === 0 ? NOTHING : sentences.join("\n\n"), items };
    }
  }
}

/** How many of which kind, and the best one. */
function summaryOf(results: readonly AskResult[]): string {
  const [best] = results;
  if (best === undefined) return NOTHING;
  const count = (kind: AskResult["kind"]): number => results.filter((result) => result.kind === kind).length;
  const parts = KINDS.flatMap(([kind, one, many]) => (count(kind) === 0 ? [] : [countOf(count(kind), one, many)]));
  return `Found: ${listOf(parts)}. ${best.statement}`;
}

const KINDS: readonly [AskResult["kind"], string, string][] = [
  ["business", "business of the directory", "businesses of the directory"],
  ["report", "public report", "public reports"],
  ["detail", "detail of a public report", "details of public reports"],
  ["documentation", "passage of the documentation", "passages of the documentation"],
];

/** The number stands before the full stop of the last sentence. */
const cite = (text: string, number: number): string =>
  /[.!?]$/.test(text) ? `${text.slice(0, -1)} [${number}]${text.slice(-1)}` : `${text} [${number}]`;
