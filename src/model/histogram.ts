// Counts by whole score, as rollups keep them.
import type { Histogram } from "./list-ports.ts";

const HIGHEST_SCORE = 100;

/**
 * Sum of several histograms of whole scores, 0 to 100; scores without scans are left out. What it costs does not depend
 * on how many of the scores occur: with many scans all of them do.
 */
export function addScores(histograms: readonly Histogram[]): Histogram {
  const sums = new Float64Array(HIGHEST_SCORE + 1);
  for (const histogram of histograms)
    for (let score = 0; score <= HIGHEST_SCORE; score++) sums[score] = (sums[score] ?? 0) + (histogram[score] ?? 0);
  return Object.fromEntries([...sums.entries()].filter(([, count]) => count !== 0));
}

/** Sum of several; a key that one lacks counts 0 there. */
export function addCounts(counts: readonly Histogram[]): Histogram {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const key of Object.keys(one)) sum[key] = (sum[key] ?? 0) + (one[key] ?? 0);
  return sum;
}

export const countIn = (histogram: Histogram): number =>
  Object.values(histogram).reduce((total, count) => total + count, 0);

/** Median of the scores counted; the mean of the two middle ones where there is no single one. null when empty. */
export function medianOf(histogram: Histogram): number | null {
  const total = countIn(histogram);
  if (total <= 0) return null;
  const low = scoreAt(histogram, Math.floor((total - 1) / 2));
  const high = scoreAt(histogram, Math.floor(total / 2));
  return (low + high) / 2;
}

/** The score at a place of the sorted scores, the first being 0. */
function scoreAt(histogram: Histogram, place: number): number {
  const scores = Object.entries(histogram)
    .map(([score, count]) => ({ score: Number(score), count }))
    .toSorted((a, b) => a.score - b.score);
  let passed = 0;
  for (const { score, count } of scores) {
    passed += count;
    if (passed > place) return score;
  }
  return scores.at(-1)?.score ?? 0;
}
