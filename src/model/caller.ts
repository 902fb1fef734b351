// Who calls, with which rights. Anonymous is a caller like any other.
import type { PlanId } from "./plans.ts";
import type { Scope } from "./scopes.ts";

export interface Caller {
  kind: "anonymous" | "session" | "key" | "token";
  plan: PlanId;
  scopes: readonly Scope[];
  /** What quotas and ownership hang on: "key:key_…", "addr:<hash>". */
  subject: string;
}
