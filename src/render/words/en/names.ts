// What things are called that the code knows by ids.
import type { CheckStatus, Effort } from "../../../model/outcome.ts";
import type { Confidence } from "../../../model/profile.ts";
import type { Figure, Rating } from "../../../model/results.ts";
import type { AgentId, ScanStatus, ScanType } from "../../../model/scan.ts";
import { countOf, startWith } from "../../../model/words.ts";

/** "real-estate" -> "real estate" */
const spelled = (id: string): string => id.replaceAll("-", " ");

export const names = {
  readiness: "AI readiness",
  aeo: "Answer engines (AEO)",
  /** Where room is short. */
  aeoShort: "AEO",
  industry: (id: string) => startWith(spelled(id)),
  opportunityCategory: (id: string) => startWith(spelled(id)),
  siteType: (id: string) => (id === "saas-api" ? "Software or API" : startWith(spelled(id))),
  channel: (id: string, vendor: string | undefined) =>
    `${startWith(spelled(id))}${vendor === undefined ? "" : ` (${vendor})`}`,
  pageKind: (kind: string) => kind,
  /** Of an estimate of hours. */
  factor: (name: string) => name,
  technology: (category: string) => spelled(category),
  agent: (id: AgentId) => (id === "trust-security" ? "Trust and security" : startWith(spelled(id))),
  plan: (id: string) => startWith(id),
  scanTypes: { full: "Full", basic: "Basic", light: "Light" } satisfies Record<ScanType, string>,
  ratings: { high: "high", medium: "medium", low: "low" } satisfies Record<Rating, string>,
  confidence: { high: "high", medium: "medium", low: "low" } satisfies Record<Confidence, string>,
  grades: {
    published: "published figure",
    derived: "derived from published figures",
    vendor: "figure of a vendor",
    assumption: "assumption",
    caller: "stated by you",
    site: "reckoned from a number on the site",
  } satisfies Record<Figure["grade"], string>,
  efforts: { S: "up to an hour", M: "about a day", L: "more than a day" } satisfies Record<Effort, string>,
  effort: (rating: Rating) => `${rating} effort`,
  potential: (rating: Rating) => `${startWith(rating)} potential`,
  checkStatuses: {
    fail: "Fails",
    // Part of it is there, or something of little weight is missing.
    warn: "Could be better",
    pass: "Passes",
    unable: "Not observed",
    na: "Not applicable",
    info: "Reported",
  } satisfies Record<CheckStatus, string>,
  scanStatuses: {
    pending: "Waiting",
    fetching: "Reading",
    analyzing: "Judging",
    complete: "Complete",
    error: "Ended in error",
  } satisfies Record<ScanStatus, string>,
  agents: (count: number) => countOf(count, "agent"),
};
