import type { Outcome, Score } from "../../model/outcome.ts";
import { listOf } from "../../model/words.ts";
import type { LevelInfo } from "../../model/results.ts";
import { checkById } from "../checks/all-checks.ts";
import { isGraveLeftover } from "../checks/trust/leftovers.ts";
import { whyFirst } from "./misleads.ts";
import { exactScore, holdingCaps } from "./score-outcomes.ts";
import { type Cap, CAPS } from "./scorecard.ts";

const OF_DOCUMENTS = ["cors-discovery", "link-header-discovery", "cache-policy"];
/** What applies only once a check passes, and may ask for more than its fix does. */
const OPENS: Readonly<Record<string, readonly string[]>> = {
  "sitemap-present": ["sitemap-lastmod"],
  "openapi-present": [
    "openapi-descriptions",
    "openapi-operation-ids",
    "openapi-schemas",
    "openapi-servers-auth",
    "problem-json-errors",
    ...OF_DOCUMENTS,
  ],
  "mcp-server-card": OF_DOCUMENTS,
  "mcp-endpoint-live": ["mcp-tools-contract", "mcp-tools-described", "mcp-tools-deterministic", "mcp-version-errors"],
  "oauth-as-metadata": ["oauth-client-registration", "oauth-issuer-match", "oauth-pkce-s256", "oauth-scopes-declared"],
};

/** The checks that begin to count where those pass. */
export function openedBy(outcomes: readonly Outcome[], ids: Iterable<string>): Outcome[] {
  const opened = new Set([...ids].flatMap((id) => OPENS[id] ?? []));
  return outcomes.filter(({ id, status, weight }) => opened.has(id) && status === "na" && weight > 0);
}

/** Of these something is known to be missing, which is shown, or no draft can carry it: they count as half held. */
export const isHalfHeld = ({ id, evidence }: Outcome): boolean => id === "sitemap-lastmod" || evidence.length > 0;

/** The outcomes as they would be with those checks passed and all else as it is. */
export function withPassed(outcomes: readonly Outcome[], ids: ReadonlySet<string>): Outcome[] {
  const half = new Set(openedBy(outcomes, ids).filter(isHalfHeld));
  return outcomes.map((outcome) => {
    if (ids.has(outcome.id)) return { ...outcome, status: "pass", score: 1 };
    return half.has(outcome) ? { ...outcome, status: "warn", score: 0.5 } : outcome;
  });
}

/** Points (one decimal) that each score would gain if checks passed by one repair; any cap is taken as lifted, unless it lifts one. */
export function gainTogether(outcomes: readonly Outcome[], ids: ReadonlySet<string>): Record<Score, number> {
  const caps = new Set(holdingCaps(outcomes).map(({ checkId }) => checkId));
  const before = [...ids].some((id) => caps.has(id)) ? outcomes : withPassed(outcomes, caps);
  return gainOver(exactScores(before), before, ids);
}

const exactScores = (outcomes: readonly Outcome[]): Record<Score, number> => ({
  readiness: exactScore(outcomes, "readiness") ?? 0,
  aeo: exactScore(outcomes, "aeo") ?? 0,
});

function gainOver(
  now: Record<Score, number>,
  outcomes: readonly Outcome[],
  ids: ReadonlySet<string>,
): Record<Score, number> {
  const fixed = exactScores(withPassed(outcomes, ids));
  const gain = (score: Score): number => Math.max(0, Math.round((fixed[score] - now[score]) * 10) / 10);
  return { readiness: gain("readiness"), aeo: gain("aeo") };
}

export interface Gain extends Record<Score, number> {
  /**
   * 0 lifts a cap or ends that what people write is lost, 1 is a high finding or stands in the way of the next level, 2 tells people or machines what is wrong, 3 sends people for what is gone,
   * 4 the rest.
   */
  rank: 0 | 1 | 2 | 3 | 4;
  /** What puts it before fixes with more points; null where its points do. */
  because: string | null;
  /** What the points take for granted; null where they are those of today. */
  assumes: string | null;
}

/** While it fails, most of what the pages say was not read. */
export const TEXT_CHECK = "content-without-js";

const LIFTS_CAP = "it lifts a cap on the score";

const CAPPING: ReadonlySet<string> = new Set(CAPS.map(({ checkId }) => checkId));

/** What each losing check would bring, by its id. */
export type Gains = ReadonlyMap<string, Gain>;

/**
 * Under a cap every other fix would show the few points that the cap leaves, so those are counted as if the cap were
 * lifted, and say so.
 */
export function gainsOf(outcomes: readonly Outcome[]): Gains {
  const caps = holdingCaps(outcomes);
  const lifting = new Set(caps.map(({ checkId }) => checkId));
  // The others move no score, and each losing check has all of them scored anew.
  const scored = outcomes.filter(({ id, weight }) => weight > 0 || CAPPING.has(id));
  const lifted = withPassed(scored, lifting);
  const [now, nowLifted] = [exactScores(scored), exactScores(lifted)];
  const assumes =
    caps.length === 0
      ? null
      : `counted as if ${listOf(caps.map(inWords))} ${caps.length === 1 ? "was" : "were"} lifted`;
  return new Map(
    outcomes.filter(isToMend).map((outcome): [string, Gain] => {
      const { id } = outcome;
      if (lifting.has(id)) {
        const unread = id === TEXT_CHECK ? "counted without what the text itself would gain or lose" : null;
        return [id, { ...gainOver(now, scored, new Set([id])), rank: 0, because: LIFTS_CAP, assumes: unread }];
      }
      const { rank, because } = whyFirst(outcome) ?? (failsWorst(outcome) ? WORST : REST);
      return [id, { ...gainOver(nowLifted, lifted, new Set([id])), rank, because, assumes }];
    }),
  );
}

/** The same with the checks ranked that the next level asks for. */
export const rankedFor = (gains: Gains, blockers: ReadonlySet<string>, { next }: Pick<LevelInfo, "next">): Gains => {
  const because = next === null ? null : `level ${next.value} (${next.name}) requires it`;
  return new Map(
    [...gains].map(([id, gain]) => [
      id,
      gain.rank > 0 && blockers.has(id) ? { ...gain, rank: 1 as const, because } : gain,
    ]),
  );
};

const inWords = ({ score, limit }: Cap): string =>
  `the cap of ${limit} on ${score === "readiness" ? "readiness" : "AEO"}`;

/** What lifts a cap or loses messages first, then high findings and what the next level asks for, then what misleads, then most points; among equals by id. */
export const byGain =
  (gains: Gains) =>
  (a: Outcome, b: Outcome): number =>
    rankIn(gains, a.id) - rankIn(gains, b.id) ||
    pointsOf(gains, b.id) - pointsOf(gains, a.id) ||
    (a.id < b.id ? -1 : 1);

export const isLosing = ({ weight, status }: Outcome): boolean =>
  weight > 0 && (status === "fail" || status === "warn");

/** What costs points, and what is left open where people look for it: no reader is known to judge by that, and the owner has to. */
export const isToMend = (outcome: Outcome): boolean => isLosing(outcome) || isGraveLeftover(outcome);

/** The rank of what nothing puts before others. */
export const LAST = 4;
const REST = { rank: LAST, because: null } as const;
/** What is told as a high finding is among what to do first. */
const WORST = { rank: 1, because: "no finding is more severe" } as const;
const failsWorst = ({ id, status }: Outcome): boolean => status === "fail" && checkById(id)?.severity === 3;
const rankIn = (gains: Gains, id: string): number => gains.get(id)?.rank ?? LAST;

/** Whether it lifts a cap, loses what people write, is a high finding or stands in the way of the next level. */
export const isRaised = (gains: Gains, id: string): boolean => rankIn(gains, id) < 2;

export function pointsOf(gains: Gains, id: string): number {
  const gain = gains.get(id);
  return gain === undefined ? 0 : gain.readiness + gain.aeo;
}
