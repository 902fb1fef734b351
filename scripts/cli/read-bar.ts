// --fail-under: the least scores with which the command ends well.
import { SCORES, type Score } from "../../src/model/outcome.ts";
import type { ScanResults } from "../../src/model/results.ts";
import { UsageError } from "./usage-error.ts";

export type Bar = Partial<Record<Score, number>>;

const RIGHT = 'a whole number from 0 to 100 for the readiness score, or "readiness=80,aeo=70"';

/** "80" asks for readiness; "readiness=80,aeo=70" names the scores. */
export function readBar(text: string): Bar {
  const bar: Bar = {};
  for (const part of text.split(",")) {
    const [, name = "readiness", number = ""] = /^(?:([a-z]+)=)?(\d{1,3})$/i.exec(part.trim()) ?? [];
    const score = SCORES.find((one) => one === name.toLowerCase());
    if (score === undefined || number === "" || Number(number) > 100)
      throw new UsageError(`--fail-under takes ${RIGHT}; got ${JSON.stringify(text)}.`);
    if (bar[score] !== undefined) throw new UsageError(`--fail-under names ${score} twice: ${JSON.stringify(text)}.`);
    bar[score] = Number(number);
  }
  return bar;
}

/** A sentence for each score that is below its bar. */
export function missedBars(bar: Bar, results: Pick<ScanResults, "readinessScore" | "aeoScore">): string[] {
  const got: Record<Score, number> = { readiness: results.readinessScore, aeo: results.aeoScore };
  const names: Record<Score, string> = { readiness: "Readiness", aeo: "AEO" };
  return SCORES.flatMap((score) => {
    const least = bar[score];
    return least === undefined || got[score] >= least
      ? []
      : [`${names[score]} is ${got[score]}, and at least ${least} is asked for.`];
  });
}
