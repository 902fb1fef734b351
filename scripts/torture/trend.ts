// Whether something grows, by the median of all slopes between two points (Theil and Sen): single spikes do not count.

export interface Point {
  hours: number;
  value: number;
}
export interface Trend {
  perHour: number;
  /** The true slope lies between these with a probability of 95 percent. */
  low: number;
  high: number;
}

const NORMAL_95 = 1.96;

/** Sen 1968: the interval follows from the variance of Kendall's sum over n points. */
export function trendOf(points: readonly Point[]): Trend {
  const slopes = points
    .flatMap((a, i) => points.slice(i + 1).map((b) => (b.value - a.value) / (b.hours - a.hours)))
    .toSorted((a, b) => a - b);
  const n = points.length;
  const spread = (NORMAL_95 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)) / 2;
  const at = (rank: number): number => slopes[Math.max(0, Math.min(slopes.length - 1, Math.round(rank)))] ?? 0;
  const middle = (slopes.length - 1) / 2;
  return { perHour: at(middle), low: at(middle - spread), high: at(middle + spread) };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
