// How sure the industry is, in three steps.
import type { Confidence } from "../../../model/profile.ts";

/**
 * Industry confidence. The probability of the best industry (softmax over eleven sums of evidence) is multiplied by
 * the share of three regions of a page that name it (title, heading, description, menu, text, structured data,
 * addresses), and by 0.7 when fewer than three pages or under 800 characters were read. From 0.80 it is high, from
 * 0.55 medium, below low. High also needs a lead of two nats over the second industry, medium of one. It is always low
 * when only scripts draw the page, when one region alone names the industry, or when the sum of evidence is small.
 */
export function industryConfidence(grounds: IndustryGrounds): Confidence {
  if (!grounds.isReadable || grounds.total < SURE_TOTAL || grounds.regions < LEAST_REGIONS) return "low";
  if (grounds.margin < FAIR_MARGIN) return "low";
  const isThin = grounds.pages < FEW_PAGES || grounds.characters < LITTLE_TEXT;
  const certainty = grounds.probability * Math.min(1, grounds.regions / ENOUGH_REGIONS) * (isThin ? THIN_FACTOR : 1);
  if (certainty >= HIGH_CERTAINTY && grounds.margin >= CLEAR_MARGIN) return "high";
  return certainty >= MEDIUM_CERTAINTY ? "medium" : "low";
}

export interface IndustryGrounds {
  /** Nats of evidence for the best industry, and its lead over the second. */
  total: number;
  margin: number;
  probability: number;
  /** Regions of pages that name the industry. */
  regions: number;
  pages: number;
  characters: number;
  /** There is text without running scripts. */
  isReadable: boolean;
}

/** One decisive word and a little more: below this, a single word decides. */
export const SURE_TOTAL = 2.5;
/** A title alone may be a slogan or a template's. */
export const LEAST_REGIONS = 2;
/** Title, heading and text agree on most sites whose industry is beyond doubt. */
export const ENOUGH_REGIONS = 3;
/** On hand-labelled sites a lead of over two nats was right 51 times of 53, one of under one nat 4 times of 8. */
export const CLEAR_MARGIN = 2;
export const FAIR_MARGIN = 1;
/** So little was read that a further page could still turn the answer. */
export const FEW_PAGES = 3;
export const LITTLE_TEXT = 800;
export const THIN_FACTOR = 0.7;
/** Claims of at least these certainties are to be right in 95 and 80 of 100 cases; tests hold them to it. */
export const HIGH_CERTAINTY = 0.8;
export const MEDIUM_CERTAINTY = 0.55;
