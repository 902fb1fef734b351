// A short slice of `npm run torture -- --only quota`.
import { beforeAll, describe, expect, it } from "vitest";
import { PLANS } from "../../src/model/plans.ts";
import {
  askAll,
  judgeQuota,
  keyCaller,
  networkCallers,
  type Ask,
  type QuotaCaller,
} from "../../scripts/torture/quota-load.ts";
import { createRandom } from "../../scripts/torture/random.ts";
import { call, makeTestKey, migrate } from "./service.ts";

const ask: Ask = (path, { method = "GET", headers, body }) => call(path, { method, headers, body });
const random = createRandom(20_261_120);
let callers: QuotaCaller[];
beforeAll(async () => {
  await migrate();
  const keys = await Promise.all([makeTestKey("free"), makeTestKey("free")]);
  callers = [
    ...keys.map((key, i) => keyCaller(key, "free", PLANS.free, i)),
    ...networkCallers(6, random, PLANS.anonymous),
  ];
});

describe("callers of every kind who all ask at once", () => {
  it("are let in exactly as often as their day allows, whatever address they claim, and told so consistently", async () => {
    const urlOf = (n: number) => ({ url: `https://nobody-${n}.com/`, isOrdinary: true });
    const answers = await askAll(ask, callers, { each: 28, atOnce: 100, random, urlOf });
    const verdict = judgeQuota(answers, ({ scansPerDay }) => scansPerDay, { policy: "day", windowSeconds: 86_400 });
    expect(verdict.faults).toEqual([]);
    expect(verdict.refused).toBeGreaterThan(140);
  });

  it("read exactly as often as their minute allows", async () => {
    const some = callers.slice(2, 5);
    const answers = await askAll(ask, some, { each: 65, atOnce: 100, random, urlOf: null });
    const verdict = judgeQuota(answers, ({ readsPerMinute }) => readsPerMinute, {
      policy: "minute",
      windowSeconds: 60,
    });
    expect(verdict.faults).toEqual([]);
    expect(verdict.admitted).toBeGreaterThanOrEqual(some.length * PLANS.anonymous.readsPerMinute);
  });
});
