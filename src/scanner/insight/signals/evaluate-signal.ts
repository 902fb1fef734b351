// Says whether a condition of the catalogue holds on a site, and what that rests on.
import { channelHits, isChannelSignal } from "./channel-hits.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { hitsOfSignal } from "./hits-of-signal.ts";
import type { SignalExpression } from "./parse-signal.ts";
import { parseSignal } from "./parse-signal.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

export interface SignalVerdict {
  /** 0 when it does not hold, else the strength of the weakest part that has to hold. */
  strength: number;
  /** Observations behind it; empty where it holds because something is absent. */
  hits: SignalHit[];
}

/** What only has to hold is told where nothing else shows it. */
export function withoutConditions(hits: readonly SignalHit[]): SignalHit[] {
  const shown = hits.filter(({ isCondition }) => !isCondition);
  return shown.length > 0 ? shown : [...hits];
}

/** Judges a condition, given as text or as tree. `family` tells which manual phrases are about the work in question. */
export function evaluateSignal(
  reading: SiteReading,
  condition: string | SignalExpression,
  family: WorkflowFamily,
): SignalVerdict {
  const expression = typeof condition === "string" ? parseSignal(condition) : condition;
  switch (expression.kind) {
    case "signal": {
      const hits = hitsOfSignal(reading, expression.name, family);
      return { strength: Math.max(0, ...hits.map((hit) => hit.strength)), hits };
    }
    case "not":
      return { strength: isThere(reading, expression.of, family) ? 0 : 1, hits: [] };
    case "and": {
      const parts = expression.of.map((part) => evaluateSignal(reading, part, family));
      const strength = Math.min(...parts.map((part) => part.strength));
      return { strength, hits: strength === 0 ? [] : withoutConditions(parts.flatMap((part) => part.hits)) };
    }
    case "or": {
      const parts = expression.of
        .map((part) => evaluateSignal(reading, part, family))
        .filter((part) => part.strength > 0);
      parts.sort((a, b) => b.strength - a.strength);
      return { strength: parts[0]?.strength ?? 0, hits: parts.flatMap((part) => part.hits) };
    }
  }
}

/** A way to reach the business is there whichever work it serves: that it is missing is said of the whole site. */
const isThere = (reading: SiteReading, of: SignalExpression, family: WorkflowFamily): boolean =>
  evaluateSignal(reading, of, family).strength > 0 ||
  (of.kind === "signal" && isChannelSignal(of.name) && channelHits(reading, of.name).length > 0);
