// Counts a caller's reads a few at a time: an isolate that serves many of them takes several from the caller's limiter
// at once and hands them out itself, and takes more beside a request before they are used up, so that none waits for
// them. None is admitted beyond the limit. What one isolate has taken another cannot use, so little is taken where little
// is left, and at the end of the minute one by one.
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
  /** Until when more is on its way; a request that is cut off takes along what it asked for. */
  awaitedUntil: number;
}

/** At once, whatever the limit; and of a large limit this part. */
const MOST = 16;
const MOST_SHARE = 64;
const CALLERS = 5_000;
/** More is asked for when this part of the next is left: half of the last, as each is twice the one before. */
const LOW_SHARE = 4;
const AWAITED_MS = 2_000;

export function leaseReads(
  limiter: (subject: string) => Pick<LimiterClient, "takeReads">,
  now: () => number,
  inBackground: (work: Promise<unknown>) => void,
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

  /** Adds to what is held, and counts as many as `own` of it as handed out. */
  async function take(subject: string, limit: number, wanted: number, own: 0 | 1): Promise<QuotaAnswer> {
    const { granted, remaining, resetsAt } = await limiter(subject).takeReads(limit, wanted);
    // Meanwhile others may have taken some for this caller as well, and not handed out all of them.
    const beside = leaseOf(subject, limit);
    if (granted === 0) return (own === 1 ? handOut(beside) : null) ?? { ok: false, limit, remaining: 0, resetsAt };
    const left = granted - own + (beside?.resetsAt === resetsAt ? beside.left : 0);
    const next = Math.max(beside?.next ?? 1, Math.min(Math.max(MOST, Math.floor(limit / MOST_SHARE)), wanted * 2));
    // One of the minute before may come late.
    if (beside === null || beside.resetsAt <= resetsAt)
      keep(subject, { limit, resetsAt, left, elsewhere: remaining, next, awaitedUntil: 0 });
    return { ok: true, limit, remaining: remaining + left, resetsAt };
  }

  /** One that fails is asked for again by the request that finds nothing left. */
  function takeAhead(subject: string, lease: Lease): void {
    if (lease.elsewhere === 0 || lease.left > lease.next / LOW_SHARE || lease.awaitedUntil > now()) return;
    lease.awaitedUntil = now() + AWAITED_MS;
    inBackground(take(subject, lease.limit, lease.next, 0));
  }

  return {
    async count(subject, limit) {
      const held = leaseOf(subject, limit);
      const answer = handOut(held);
      // While more is on its way each takes its own alone.
      if (held === null || answer === null)
        return take(subject, limit, held === null || held.awaitedUntil > now() ? 1 : held.next, 1);
      takeAhead(subject, held);
      return answer;
    },
    unused(subject, limit) {
      return leaseOf(subject, limit)?.left ?? 0;
    },
  };
}
