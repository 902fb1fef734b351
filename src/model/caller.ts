// Who calls, with which rights. Anonymous is a caller like any other.
import type { PlanId } from "./plans.ts";

export const SCOPES = [
  "insights:read",
  "insights:write",
  "directory:read",
  "scans:read",
  "scans:write",
  "analytics:read",
  "playbooks:read",
] as const;
export type Scope = (typeof SCOPES)[number];

export interface Caller {
  kind: "anonymous" | "session" | "key" | "token";
  plan: PlanId;
  scopes: readonly Scope[];
  /** What quotas and ownership hang on: "key:key_…", "addr:<hash>". */
  subject: string;
}
