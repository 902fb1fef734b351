import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

const PASS_MS = 800;
const WARN_MS = 2_000;

export const ttfb = defineCheck({
  id: "ttfb",
  agent: "essentials",
  category: "Performance",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["exchanges", "pages", "target"],
  title: "The server begins to answer at once",
  why: "An assistant that looks something up while a person waits gives each page a second or two. Measured once, from our own location.",
  fix: "Cache finished pages at the host or in a content network, and look for slow database queries or extensions where pages are made on request.",
  effort: "M",
  reference: "https://web.dev/articles/ttfb",
  headline: ({ name }) => `Assistants wait long for ${name} and may answer without it`,
  run({ exchanges, pages, target }) {
    const served = exchanges.filter(({ purpose, status }) => purpose === "page" && status >= 200 && status < 400);
    // Two addresses of one page are one page.
    const known = new Set(pages.map(({ url }) => url));
    const read = served.filter(({ finalUrl }) => known.has(finalUrl));
    const times = [...new Map((read.length > 0 ? read : served).map((one) => [one.finalUrl, one])).values()];
    const sorted = times.toSorted((a, b) => a.ttfbMs - b.ttfbMs);
    const median = medianOf(sorted.map(({ ttfbMs }) => ttfbMs));
    const slowest = sorted.at(-1);
    if (median === null || slowest === undefined) return unable(`No page of ${target.host} was served to measure.`);
    const situation = `${target.host} took ${Math.round(median)} ms to begin its answer (${times.length === 1 ? "one page" : `median of ${times.length} pages`}).`;
    const evidence = seen(
      slowest.url,
      `${Math.round(slowest.ttfbMs)} ms`,
      "The slowest answer, seen from where this service runs.",
    );
    if (median <= PASS_MS) return pass(situation, evidence);
    return median <= WARN_MS ? warn(situation, evidence) : fail(situation, evidence);
  },
});

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
