// The passages of our documents, indexed once per isolate, and what a question finds in them. Pure but for the memory.
import type { Config } from "../../model/config.ts";
import { PRODUCT } from "../../model/product.ts";
import { contactEmailOf, type Site } from "../../model/site.ts";
import type { AskResult, SchemaObject } from "./ask.ts";
import { documentationPassages, type Passage } from "./documentation-passages.ts";
import { createWordIndex, indexText, type IndexedText, type WordIndex } from "./word-index.ts";

export interface DocumentationIndex {
  words: WordIndex;
  /** Best first. */
  find(question: readonly string[], most: number): AskResult[];
}

const made = new WeakMap<Config, DocumentationIndex>();

export function documentationIndexOf(config: Config): DocumentationIndex {
  const known = made.get(config);
  if (known !== undefined) return known;
  const { publicOrigin: origin, limits, operatorEmail } = config;
  // No document that is read here tells the day it was made.
  const index = createDocumentationIndex({
    origin,
    limits,
    contactEmail: contactEmailOf(origin, operatorEmail),
    madeOn: "",
  });
  made.set(config, index);
  return index;
}

export function createDocumentationIndex(site: Site): DocumentationIndex {
  const passages = documentationPassages(site).map((passage) => ({ passage, text: indexText(searchable(passage)) }));
  const words = createWordIndex(passages.map(({ text }) => text));
  return {
    words,
    find: (question, most) =>
      passages
        .map(({ passage, text }) => ({ passage, score: words.score(question, text) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ passage, score }) => toResult(passage, { question, score, words, site })),
  };
}

const searchable = ({ title, heading, lines, steps, code }: Passage): { heading: string; body: string } => ({
  heading,
  body: [title, ...lines, ...steps, code].join(" "),
});

interface Match {
  question: readonly string[];
  score: number;
  words: WordIndex;
  site: Site;
}

function toResult(passage: Passage, { question, score, words, site }: Match): AskResult {
  const { url, heading, title } = passage;
  const description = bestLines(passage, question, words);
  return {
    kind: "documentation",
    url,
    name: heading === title ? heading : `${heading} (${title})`,
    site: new URL(site.origin).host,
    score: Math.round(100 * score),
    description,
    schemaObject: schemaOf(passage, description, site.origin),
    sources: [url],
    isUntrusted: false,
    statement: description,
  };
}

const LINES = 2;
const TEXT_CHARS = 500;

/** The lines that answer best, as they stand in the document and in its order. */
function bestLines({ lines, steps }: Passage, question: readonly string[], words: WordIndex): string {
  const all = [...lines, ...steps];
  const scored = all.map((line, at) => ({ at, line, score: words.score(question, lineText(line)) }));
  const best = scored.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, LINES);
  const chosen = best.filter(({ score }, rank) => rank === 0 || score > 0).toSorted((a, b) => a.at - b.at);
  return clip(chosen.map(({ line }) => endSentence(line)).join(" "));
}

const lineText = (line: string): IndexedText => indexText({ heading: "", body: line });
const endSentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line.replace(/[:;,]$/, "")}.`);
const clip = (text: string): string => (text.length > TEXT_CHARS ? `${text.slice(0, TEXT_CHARS - 1)}…` : text);

function schemaOf({ url, heading, title, steps }: Passage, description: string, origin: string): SchemaObject {
  const common = { "@context": "https://schema.org" as const, url, description };
  if (steps.length > 0)
    return {
      ...common,
      "@type": "HowTo",
      name: heading,
      step: steps.map((text, at) => ({ "@type": "HowToStep", position: at + 1, text })),
    };
  const publisher = { "@type": "Organization", name: PRODUCT.name, url: `${origin}/` };
  return { ...common, "@type": "TechArticle", headline: heading, isPartOf: title, publisher };
}
