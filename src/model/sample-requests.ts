// Which requests leave a line of their own in the log. Lines are paid for one by one, and a scan that is waited for is
// asked after many times: of many reads alike one line tells as much as all. Pure.

/** What took longer always has a line. */
const SLOW_MS = 1_000;
/** Characters of the id that decide: as good as evenly spread over any number that is small beside it. */
const DECIDING = 6;

export interface AnsweredRequest {
  requestId: string;
  method: string;
  status: number;
  ms: number;
}

/**
 * How many requests the line of this one stands for; 0 for none. Whatever was written, refused, failed or slow stands for
 * itself; of the other reads one in `oneOf` has a line, by its id, which is random.
 */
export function standsFor({ requestId, method, status, ms }: AnsweredRequest, oneOf: number): number {
  if ((method !== "GET" && method !== "HEAD") || status >= 400 || ms >= SLOW_MS) return 1;
  let drawn = 0;
  for (let at = Math.max(0, requestId.length - DECIDING); at < requestId.length; at++)
    drawn = (drawn * 31 + requestId.charCodeAt(at)) % 1_000_003;
  return drawn % oneOf === 0 ? oneOf : 0;
}
