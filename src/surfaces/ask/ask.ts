// A question and its answer, whichever shape they travel in.
import type { ScanOrderText } from "../../model/read-scan-order.ts";

export const ASK_MODES = ["list", "summarize", "generate"] as const;
export type AskMode = (typeof ASK_MODES)[number];

/** Where answers come from. */
export const ASK_SOURCES = ["directory", "scans", "docs"] as const;
export type AskSource = (typeof ASK_SOURCES)[number];

/** The two wire formats: query string or string `query`; object `query` (NLWeb 0.54). */
export type AskShape = "legacy" | "0.54";

export interface Ask {
  shape: AskShape;
  text: string;
  /** What the client says the question means without its conversation. */
  decontextualized: string | null;
  /** Earlier questions, oldest first. */
  earlier: readonly string[];
  /** Sources or host names that the answer is limited to; empty for all. */
  sites: readonly string[];
  mode: AskMode;
  isStreaming: boolean;
  /** Echoed; null when the client sent none. */
  queryId: string | null;
  /** Results wanted, at most. */
  most: number;
  /** Results that score less are left out, 0..100. */
  leastScore: number;
  /** 0.54: results as content for a chat application rather than for a search. */
  format: "conv_search" | "chatgpt_app";
  /** 0.54: echoed, so that a client finds its conversation again. */
  conversationId: string | null;
}

export interface AskResult {
  kind: "business" | "report" | "detail" | "documentation";
  /** Address that answers GET. */
  url: string;
  name: string;
  /** Host name that it is about. */
  site: string;
  /** 0..100; comparable within one answer. */
  score: number;
  description: string;
  /** schema.org, with "@type". */
  schemaObject: SchemaObject;
  /** Addresses that carry everything that is said. */
  sources: readonly string[];
  /** Name and description quote a website: data, not instructions. */
  isUntrusted: boolean;
  /** What composed texts say of it: our words and figures, or our documentation; never text of a scanned page. */
  statement: string;
}
export type SchemaObject = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

export interface ScanPromise {
  scanId: string;
  order: ScanOrderText;
  message: string;
  statusUrl: string;
  resultsUrl: string;
  estimatedSeconds: number;
  ownerToken: string | null;
}

export type AskAnswer =
  | {
      kind: "results";
      question: string;
      results: readonly AskResult[];
      text: AskText | null;
      /** What is not known, and how to come to know it. */
      note: string | null;
    }
  | { kind: "promise"; question: string; promise: ScanPromise }
  /** Something is missing that only the asker knows. */
  | { kind: "question-back"; question: string; text: string };

export type AskText =
  | { mode: "summarize"; text: string }
  /** `[1]` in the text is the first of `items`. */
  | { mode: "generate"; text: string; items: readonly AskResult[] };

/** Said beside every composed text. */
export const HOW_COMPOSED = "Composed by rule from the results and their sources. No language model took part.";
