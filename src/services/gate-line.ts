// Whose turn it is at a site. Pure.

export interface WaitingTurn {
  scanId: string;
  /** Who asked; the same for all scans of one caller. */
  subject: string;
  seq: number;
}

/**
 * The order in which waiting scans get their turns: callers in rotation, the one who has waited longest for any turn
 * first, and the scans of one caller as they came. So nobody waits for all the scans of somebody who asked for many.
 */
export function lineUp(waiting: readonly WaitingTurn[], servedAt: ReadonlyMap<string, number>): string[] {
  const bySubject = new Map<string, WaitingTurn[]>();
  for (const turn of waiting.toSorted((a, b) => a.seq - b.seq))
    bySubject.set(turn.subject, [...(bySubject.get(turn.subject) ?? []), turn]);
  const served = new Map(servedAt);
  let turns = Math.max(0, ...served.values());
  const line: string[] = [];
  for (;;) {
    const next = firstOf(bySubject, served);
    if (next === null) return line;
    line.push(next.scanId);
    bySubject.set(next.subject, (bySubject.get(next.subject) ?? []).slice(1));
    served.set(next.subject, (turns += 1));
  }
}

function firstOf(
  bySubject: ReadonlyMap<string, readonly WaitingTurn[]>,
  served: ReadonlyMap<string, number>,
): WaitingTurn | null {
  let first: WaitingTurn | null = null;
  let firstAt = 0;
  for (const [subject, [head]] of bySubject) {
    const at = served.get(subject) ?? 0;
    // Callers stand in the order of asking, which decides where nothing else does; some have nobody left in line.
    if (head === undefined || (first !== null && at >= firstAt)) continue;
    first = head;
    firstAt = at;
  }
  return first;
}
