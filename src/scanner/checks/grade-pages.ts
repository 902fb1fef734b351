// judgePages in more than two steps: a page earns anything from 0 to 1, and the site the mean of its pages.
import type { PageFacts } from "../evidence/page-facts.ts";
import {
  type Fault,
  namingPages,
  NOWHERE,
  PAGE_SHARE_PASS,
  PAGE_SHARE_WARN,
  pass,
  seen,
  type Verdict,
} from "./define-check.ts";

/** A page that is not fully good, and what it earns (0 up to 1). */
export interface LowGrade extends Fault {
  value: number;
}

const EVIDENCE_ITEMS = 5;

/**
 * Grades pages: null leaves a page out, 1 is a good page. The mean is the score, so that ten times the pages
 * of a uniform site give the same one; pass from 0.9, warn from 0.5, else fail. Worst pages are shown first.
 */
export function gradePages(
  pages: readonly PageFacts[],
  grade: (page: PageFacts) => null | 1 | LowGrade,
  describe: (counts: { good: number; of: number }) => string,
): Verdict {
  const low: (LowGrade & { url: string })[] = [];
  let of = 0;
  let sum = 0;
  for (const page of pages) {
    const result = grade(page);
    if (result === null) continue;
    of += 1;
    sum += result === 1 ? 1 : result.value;
    if (result !== 1) low.push({ ...result, url: page.url });
  }
  if (of === 0) return NOWHERE;
  const holds = describe({ good: of - low.length, of });
  if (low.length === 0) return pass(holds);
  low.sort((a, b) => a.value - b.value);
  const status = statusOfShare(sum / of);
  const good = of - low.length;
  const named = namingPages(
    holds,
    good,
    low.map(({ url }) => url),
  );
  const situation =
    status === "pass" && good < low.length ? `${named.slice(0, -1)}; what is amiss there is little.` : named;
  const evidence = low
    .slice(0, EVIDENCE_ITEMS)
    .map(({ url, received, meaning, about, lacks }) => seen(url, received, meaning, { about, lacks }));
  return { status, score: sum / of, situation, evidence, pagesInAll: low.length };
}

/** The thresholds for shares of pages: pass from 90 %, warn from 50 %. */
export const statusOfShare = (share: number): "pass" | "warn" | "fail" =>
  share >= PAGE_SHARE_PASS ? "pass" : share >= PAGE_SHARE_WARN ? "warn" : "fail";
