// Figures in an article that make a claim about the world, and whether their source is given.
import type { AnchorFacts, PageFacts } from "../page-facts.ts";
import { bodyBlocks } from "./answers-content.ts";
import { isOutside } from "./answers-links.ts";
import { findFigures } from "../text/text-figures.ts";
import { namesSource, speaksInOwnVoice } from "../text/text-names.ts";
import { sentencesOf } from "../text/text-sentences.ts";

export interface Claim {
  sentence: string;
  isSourced: boolean;
}

const MOST = 120;
const LEAST_TOTAL = 100;

/**
 * Sentences with a percentage or a total of 100 or more. A source is a link out or a named source in
 * the sentence or the next one; where the writers speak of their own work they are the source.
 */
export function readClaims(page: PageFacts, language: string): Claim[] {
  const links = page.anchors.filter((anchor) => isOutside(anchor.href, page.url) && anchor.text.trim().length >= 3);
  const claims: Claim[] = [];
  for (const block of bodyBlocks(page)) {
    const sentences = sentencesOf(block);
    sentences.forEach((sentence, at) => {
      if (claims.length >= MOST || !makesClaim(sentence, language)) return;
      const passage = `${sentence} ${sentences[at + 1] ?? ""}`;
      const isSourced =
        namesSource(passage) || linksOut(passage, links, block.heading) || speaksInOwnVoice(sentence, language);
      claims.push({ sentence, isSourced });
    });
  }
  return claims;
}

const makesClaim = (sentence: string, language: string): boolean =>
  findFigures(sentence, language).some(
    ({ kind, value }) => kind === "percent" || (kind === "count" && value >= LEAST_TOTAL),
  );

const linksOut = (passage: string, links: readonly AnchorFacts[], heading: number): boolean =>
  links.some((link) => link.heading === heading && passage.includes(link.text.trim()));
