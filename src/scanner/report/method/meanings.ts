// What statuses, severities, grades and the two scores mean, in words for people.
import { FOREIGN_ORIGIN, NO_VERSION } from "../../../model/call-words.ts";
import type { CheckStatus, Effort, EvidenceGrade, Score } from "../../../model/outcome.ts";

export const STATUS_MEANINGS: Record<CheckStatus, { earns: number | null; meaning: string }> = {
  pass: { earns: 1, meaning: "It is so on this site." },
  warn: {
    earns: 0.5,
    meaning: "It is partly so. A check that looks at many pages earns the share of them that is good.",
  },
  fail: { earns: 0, meaning: "It is not so. The report shows the address and what was received there." },
  na: { earns: null, meaning: "The kind of site makes the question meaningless, so it does not count." },
  unable: {
    earns: null,
    meaning:
      "It could not be observed: a timeout, a refusal, a bot challenge, a used-up budget. It lowers the confidence and never the score.",
  },
  info: { earns: null, meaning: "It is reported and never scored." },
};

export const SEVERITY_MEANINGS: Record<1 | 2 | 3, string> = {
  3: "Without it, machines or buyers cannot reach, read or trust the content.",
  2: "A fact or an ability is lost that a documented consumer uses.",
  1: "Polish.",
};

export const GRADE_MEANINGS: Record<EvidenceGrade, string> = {
  A: "A documented consumer or a ratified standard.",
  B: "A draft standard that is in use, or a measurement that was repeated.",
  C: "A plausible convention. Shown, not scored.",
  D: "No known consumer. Shown, not scored.",
};

export const EFFORT_MEANINGS: Record<Effort, string> = {
  S: "Minutes to an hour.",
  M: "About a day.",
  L: "More than a day.",
};

export const SCORE_MEANINGS: Record<Score, { name: string; asks: string }> = {
  readiness: {
    name: "AI readiness",
    asks: "Can assistants and agents reach the site, read it, understand whose it is, trust it and act on it?",
  },
  aeo: {
    name: "Answer engine optimization (AEO)",
    asks: "Can answer engines find the pages, quote them, and answer what buyers ask from them?",
  },
};

export const FORMULAS = {
  weight: "weight = severity × factor of the evidence grade",
  category: "category = sum of (weight × share earned) / sum of weights, over the checks that apply and were observed",
  score: "score = sum of (category weight × category) / sum of category weights; nothing is rounded before the end",
};

export const NEVER: readonly string[] = [
  "No request is sent under the name of another crawler or of a browser: every one carries our own user agent.",
  `Nothing is probed for weaknesses: no guessed ids, parameters or passwords, no hidden files. Made up, and only ever read, are addresses that cannot exist, to know the answer "not found"; for an announced MCP server the protocol version ${NO_VERSION} and the Origin ${FOREIGN_ORIGIN}; for an announced A2A agent a task that cannot exist.`,
  "No form is filled in or sent, nothing is bought, booked or deleted.",
  "No login is passed and no bot challenge is solved.",
  "No language model takes part: the same evidence gives the same report, word for word.",
  "No score is given to a site that could not be read, and what could not be observed is never counted as a fault.",
  "No reputation, no age of a domain and no paid listing moves a number.",
];
