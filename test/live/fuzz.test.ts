// A slice of `npm run torture -- --only fuzz`, the same on every run: the built service under requests that nobody means.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fuzzService } from "../../scripts/torture/fuzz/fuzz-service.ts";
import { openFuzzWorld, type FuzzWorld } from "../../scripts/torture/fuzz/fuzz-world.ts";
import { readCorpora } from "../../scripts/torture/fuzz/hostile-values.ts";
import { requestAt } from "../../scripts/torture/fuzz/make-requests.ts";

const SEED = 20_261_120;
const COUNT = 500;
const NO_LISTS = readCorpora(null);
let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.stop());

describe("fuzzed requests", () => {
  it("get no failure of ours, nothing of our insides, and answers as described, on every surface", async () => {
    const { breaches, answers } = await fuzzService(world, { seed: SEED, count: COUNT, corpora: NO_LISTS });
    expect(breaches.map(({ place, why }) => `${place}: ${why}`)).toEqual([]);
    expect(world.faults).toEqual([]);
    expect([...answers.keys()].toSorted()).toEqual(
      ["a2a 0.3", "a2a 1.0", "ask", "forms", "mcp 2025", "mcp 2026", "oauth", "pages", "rest"].toSorted(),
    );
  });

  it("are the same for the same seed and place, and others for another seed", () => {
    const at = (place: number, seed: number): unknown => requestAt(place, seed, world.known, NO_LISTS);
    expect(at(7, SEED)).toEqual(at(7, SEED));
    expect(at(7, SEED)).not.toEqual(at(7, SEED + 1));
  });
});
