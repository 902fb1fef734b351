// What every document of one installation depends on, beside the tables in code.
import type { PlanLimits } from "./plans.ts";

export interface Site {
  /** Origin of every absolute address: scheme, host and port. */
  origin: string;
  /** The operator's overrides of the table of plans (configuration LIMITS). */
  limits: PlanLimits;
  /** Where people reach the operator. */
  contactEmail: string;
  /** Day the documents are made, YYYY-MM-DD: the only time that they know. */
  madeOn: string;
}

/** The operator's address; without one the mailbox that RFC 2142 names for customers. */
export function contactEmailOf(origin: string, operatorEmail: string | null): string {
  const { hostname } = new URL(origin);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return operatorEmail ?? `support@${isAddress ? "localhost" : hostname}`;
}
