import type { MissingPageFacts } from "../site-evidence.ts";
import { foldSpace } from "./sniff-body.ts";

/** The final answer to an address that cannot exist. */
export interface ControlAnswer {
  url: string;
  status: number;
  finalUrl: string;
  contentType: string;
  bytes: number;
  /** Hash of the visible text, made as for pages. */
  textHash: string;
  text: string;
}

const EXCERPT_CHARS = 300;

/**
 * What the server says to unknown paths. One answer of 200, at once or after a redirect, makes the site a soft-404
 * site: then a page or document counts only by its content. Answers without any text have no hash to compare.
 */
export function judgeMissing(answers: readonly ControlAnswer[]): MissingPageFacts {
  const probes = answers.map(({ text, ...answer }) => ({ ...answer, excerpt: excerptOf(text, answer.url) }));
  const hashes = probes.filter((probe) => probe.excerpt !== "").map((probe) => probe.textHash);
  return {
    probes,
    isSoft404: probes.some((probe) => probe.status === 200),
    textHashes: [...new Set(hashes)].filter((hash) => hash !== ""),
  };
}

/** Start of a body on one line, without the path that was asked for: such pages like to repeat it. */
export function excerptOf(text: string, url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : "";
  const start = foldSpace(text, EXCERPT_CHARS * 2);
  return (path.length > 1 ? start.replaceAll(path, "") : start).slice(0, EXCERPT_CHARS).trim();
}
