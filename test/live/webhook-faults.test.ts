// A slice of `npm run torture -- --only webhooks`: one receiver of each kind, a database that fails for a while, a process
// that is killed in the midst of its work.
import { beforeAll, describe, expect, it } from "vitest";
import { KINDS } from "../../scripts/torture/hooks-kinds.ts";
import { tortureWebhooks, type HookResult } from "../../scripts/torture/torture-webhooks.ts";

const WAVES = 4;
/** A scan begins and fails in each wave; one event is for everybody. */
const EVENTS_OF_RECEIVER = 2 * WAVES + 1;
/** Being disabled takes longer than the whole schedule; test/services/delivery-machine.test.ts has that rule. */
const SLICE = Object.fromEntries(Object.entries(KINDS).filter(([, { end }]) => end !== "disabled"));
const kinds = Object.keys(SLICE).length;

describe("webhooks, while receivers and the service itself fail", () => {
  let result: HookResult;
  beforeAll(async () => {
    result = await tortureWebhooks({
      seed: 20_261_120,
      kinds: SLICE,
      receiversOfKind: 1,
      waves: WAVES,
      kills: [2],
      killedIn: "retries",
      outages: [],
      waveMs: 200,
      scheduleMs: [0, 100, 200, 400, 600],
      disableAfterMs: 3_600_000,
      // What makes an alarm or a row wait for half a minute is left to the whole run.
      faults: { database: 0, limiter: 0, enqueue: 0.02, answer: 0.005, abort: 0.01 },
      settleMs: 60_000,
      isolationSeconds: 0,
    });
  }, 180_000);

  it("lose no event: each is taken, or told as failed or as the subscription's end", () => {
    expect(result.breaches).toEqual([]);
    expect(result.isSettled).toBe(true);
    expect(result).toMatchObject({ deliveries: kinds * EVENTS_OF_RECEIVER, faults: { "process killed": 1 } });
    expect(result.taken + result.told).toBe(result.deliveries);
  });

  it("sign every request so that the libraries of both schemes verify it", () => {
    expect(result.requests).toBeGreaterThan(result.taken);
    expect(result.unverified).toBe(0);
  });

  it("send again, by hand, what was refused for good", () => {
    expect(result.replayed).toBeGreaterThan(0);
  });
});
