// Counts by whole score, as rollups keep them.
import type { Counts, CountsJson } from "./list-ports.ts";

const HIGHEST_SCORE = 100;
const ZERO = 0x30;
const NINE = 0x39;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACE = 0x7d;

/** Scans by whole score, 0 to 100: those of a score stand at its place. */
export type ScoreCounts = Float64Array;

/**
 * Sum of histograms that are kept as `{"40":1,"63":12}`, less those to be taken off. Read sign by sign: objects of them
 * would cost several times as much.
 */
export function sumOfScores(histograms: readonly CountsJson[], less: readonly CountsJson[] = []): ScoreCounts {
  const sums = new Float64Array(HIGHEST_SCORE + 1);
  for (const histogram of histograms) addScores(sums, histogram, 1);
  for (const histogram of less) addScores(sums, histogram, -1);
  return sums;
}

function addScores(sums: ScoreCounts, histogram: CountsJson, times: 1 | -1): void {
  let score = -1;
  let number = 0;
  for (let at = 0; at < histogram.length; at++) {
    const sign = histogram.charCodeAt(at);
    if (sign >= ZERO && sign <= NINE) number = number * 10 + sign - ZERO;
    else if (sign === QUOTE || sign === COMMA || sign === BRACE) {
      // After its second quote the number was a score; after a comma or the brace at the end, the count of that score.
      if (sign === QUOTE) score = number;
      else if (score >= 0 && score <= HIGHEST_SCORE) sums[score] = (sums[score] ?? 0) + times * number;
      number = 0;
    }
  }
}

/** Sum of sums. */
export function addSums(sums: readonly ScoreCounts[]): ScoreCounts {
  const all = new Float64Array(HIGHEST_SCORE + 1);
  for (const one of sums)
    for (let score = 0; score < one.length; score++) all[score] = (all[score] ?? 0) + (one[score] ?? 0);
  return all;
}

/** Sum of several counts, less those to be taken off; a key that one lacks counts 0 there. */
export function addCounts(counts: readonly CountsJson[], less: readonly CountsJson[] = []): Counts {
  const sum: Record<string, number> = {};
  const add = (json: CountsJson, times: 1 | -1): void => {
    // Written by the service alone, and not validated again.
    const one = JSON.parse(json) as Counts;
    for (const key of Object.keys(one)) sum[key] = (sum[key] ?? 0) + times * (one[key] ?? 0);
  };
  for (const json of counts) add(json, 1);
  for (const json of less) add(json, -1);
  return sum;
}

/** Median of the scores counted; the mean of the two middle ones where there is no single one. null when empty. */
export function medianOf(counts: ScoreCounts): number | null {
  const total = totalOf(counts);
  if (total <= 0) return null;
  return (scoreAt(counts, Math.floor((total - 1) / 2)) + scoreAt(counts, Math.floor(total / 2))) / 2;
}

/** The score at a place of the sorted scores, the first being 0. */
function scoreAt(counts: ScoreCounts, place: number): number {
  let passed = 0;
  for (let score = 0; score < counts.length; score++) if ((passed += counts[score] ?? 0) > place) return score;
  return -1;
}

/** Plain loops here and above: asked for each industry and both scores, functions called per place cost most of the answer. */
export function totalOf(counts: ScoreCounts): number {
  let total = 0;
  for (let score = 0; score < counts.length; score++) total += counts[score] ?? 0;
  return total;
}
