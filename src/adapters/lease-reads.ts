// Counts a caller's reads a few at a time: an isolate that serves many of them takes several from the caller's limiter
// at once and hands them out itself. None is admitted beyond the limit. What one isolate has taken another cannot use,
// so little is taken where little is left, and at the end of the minute one by one.
import type { LimiterClient, QuotaAnswer, ReadCounter } from "../model/limiter-ports.ts";

interface Lease {
  limit: number;
  resetsAt: number;
  /** Taken from the limiter and not handed out yet. */
  left: number;
  /** What the limiter has left beside them, as far as it said. */
  elsewhere: number;
  /** How many to ask for next time: twice as many each time. */
  next: number;
}

const MOST = 16;
const CALLERS = 5_000;

export function leaseReads(
  limiter: (subject: string) => Pick<LimiterClient, "takeReads">,
  now: () => number,
): ReadCounter {
  const leases = new Map<string, Lease>();
  const leaseOf = (subject: string, limit: number): Lease | null => {
    const lease = leases.get(subject);
    return lease !== undefined && lease.limit === limit && lease.resetsAt > now() ? lease : null;
  };

  function handOut(lease: Lease | null): QuotaAnswer | null {
    if (lease === null || lease.left === 0) return null;
    lease.left -= 1;
    const { limit, elsewhere, left, resetsAt } = lease;
    return { ok: true, limit, remaining: elsewhere + left, resetsAt };
  }

  function keep(subject: string, lease: Lease): void {
    leases.delete(subject);
    const [oldest] = leases.keys();
    if (leases.size >= CALLERS && oldest !== undefined) leases.delete(oldest);
    leases.set(subject, lease);
  }

  return {
    async count(subject, limit) {
      const held = leaseOf(subject, limit);
      const answer = handOut(held);
      if (answer !== null) return answer;
      const wanted = held?.next ?? 1;
      const { granted, remaining, resetsAt } = await limiter(subject).takeReads(limit, wanted);
      // Meanwhile others may have taken some for this caller as well, and not handed out all of them.
      const beside = leaseOf(subject, limit);
      if (granted === 0) return handOut(beside) ?? { ok: false, limit, remaining: 0, resetsAt };
      const left = granted - 1 + (beside?.resetsAt === resetsAt ? beside.left : 0);
      keep(subject, { limit, resetsAt, left, elsewhere: remaining, next: Math.min(MOST, wanted * 2) });
      return { ok: true, limit, remaining: remaining + left, resetsAt };
    },
    unused(subject, limit) {
      return leaseOf(subject, limit)?.left ?? 0;
    },
  };
}
