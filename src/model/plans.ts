// The plans. Documents, the limiter and the health document all read this table.
import { SCOPES, type Scope } from "./scopes.ts";

export const PLAN_IDS = ["anonymous", "free", "pro"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  id: PlanId;
  scansPerDay: number;
  readsPerMinute: number;
  scopes: readonly Scope[];
  /** Crawl messages of this plan go through the priority queue. */
  hasPriority: boolean;
}

export const PLANS: Record<PlanId, Plan> = {
  anonymous: {
    id: "anonymous",
    scansPerDay: 3,
    readsPerMinute: 60,
    scopes: ["scans:write", "insights:read", "insights:write", "directory:read"],
    hasPriority: false,
  },
  free: { id: "free", scansPerDay: 25, readsPerMinute: 300, scopes: SCOPES, hasPriority: true },
  pro: { id: "pro", scansPerDay: 500, readsPerMinute: 1_200, scopes: SCOPES, hasPriority: true },
};

export type PlanLimits = Partial<Record<PlanId, { scansPerDay?: number; readsPerMinute?: number }>>;

/** The plan with the operator's overrides (configuration LIMITS) applied. */
export function planWith(id: PlanId, limits: PlanLimits): Plan {
  return { ...PLANS[id], ...limits[id] };
}
