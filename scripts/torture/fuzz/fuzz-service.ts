// Sends requests of a seed to the service, several at a time, and keeps what was wrong with the answers.
import type { FuzzRequest } from "./fuzz-request.ts";
import type { FuzzWorld } from "./fuzz-world.ts";
import type { Corpora } from "./hostile-values.ts";
import { createJudge } from "./judge-answer.ts";
import { requestAt } from "./make-requests.ts";
import type { FuzzAnswer } from "./send-request.ts";

export interface Breach {
  place: number;
  request: FuzzRequest;
  why: string;
}

export interface FuzzResult {
  breaches: Breach[];
  /** Answers by surface and class of status. */
  answers: Map<string, Map<string, number>>;
  /** Milliseconds until headers, sorted. */
  times: number[];
}

const IN_FLIGHT = 16;
/** Until the headers. */
const MOST_MS = 10_000;

export async function fuzzService(
  { known, sender }: FuzzWorld,
  { seed, count, corpora }: { seed: number; count: number; corpora: Corpora },
): Promise<FuzzResult> {
  const judge = createJudge(known);
  const result: FuzzResult = { breaches: [], answers: new Map(), times: [] };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let place = next++; place < count; place = next++) {
      const request = requestAt(place, seed, known, corpora);
      const note = (why: string): number => result.breaches.push({ place, request, why });
      const answer = await sender.send(request).catch((error: unknown) => {
        note(`no answer: ${error instanceof Error ? error.message : "unknown"}`);
        return null;
      });
      if (answer === null) continue;
      for (const why of judge(request, answer)) note(why);
      // What an input makes slow is slow again; a busy machine was slow once.
      if (answer.ms > MOST_MS) {
        const { ms } = await sender.send(request);
        if (ms > MOST_MS) note(`took ${Math.round(answer.ms)} ms, and again ${Math.round(ms)} ms`);
      }
      result.times.push(answer.ms);
      count1(result, request, answer);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  result.times.sort((a, b) => a - b);
  return result;
}

function count1({ answers }: FuzzResult, { surface }: FuzzRequest, { status }: FuzzAnswer): void {
  const row = answers.get(surface) ?? new Map<string, number>();
  const kind = `${Math.floor(status / 100)}xx`;
  row.set(kind, (row.get(kind) ?? 0) + 1);
  answers.set(surface, row);
}
