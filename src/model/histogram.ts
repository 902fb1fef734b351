// Counts by whole score, as rollups keep them.
import type { Histogram } from "./list-ports.ts";

/** Sum of several; a key that one lacks counts 0 there. */
export function addHistograms(histograms: readonly Histogram[]): Histogram {
  // Whole scores as keys make this an array inside the engine, which is several times as fast as a Map.
  const sum: Record<string, number> = {};
  for (const histogram of histograms)
    for (const key of Object.keys(histogram)) sum[key] = (sum[key] ?? 0) + (histogram[key] ?? 0);
  return sum;
}

export const countIn = (histogram: Histogram): number =>
  Object.values(histogram).reduce((total, count) => total + count, 0);

/** Median of the scores counted; the mean of the two middle ones where there is no single one. null when empty. */
export function medianOf(histogram: Histogram): number | null {
  const total = countIn(histogram);
  if (total <= 0) return null;
  const scores = Object.entries(histogram)
    .map(([score, count]) => ({ score: Number(score), count }))
    .toSorted((a, b) => a.score - b.score);
  const low = scoreAt(scores, Math.floor((total - 1) / 2));
  const high = scoreAt(scores, Math.floor(total / 2));
  return (low + high) / 2;
}

/** The score at a place of the sorted scores, the first being 0. */
function scoreAt(scores: readonly { score: number; count: number }[], place: number): number {
  let passed = 0;
  for (const { score, count } of scores) {
    passed += count;
    if (passed > place) return score;
  }
  return scores.at(-1)?.score ?? 0;
}
