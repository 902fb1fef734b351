import { describe, expect, it } from "vitest";
import { inLots } from "../../scripts/torture/in-lots.ts";

const CASES = [1, 2, 3, 4, 5, 6, 7];
class Ended extends Error {}
const lotsOf = (run: (lot: readonly number[]) => Promise<number>) =>
  inLots(CASES, { size: 4, sideBySide: 2, maySplit: (error) => error instanceof Ended, run });
const sum = (lot: readonly number[]): number => lot.reduce((total, one) => total + one, 0);

describe("cases that run in lots", () => {
  it("all run once", async () => {
    const { results, untried } = await lotsOf(async (lot) => sum(lot));
    expect(sum(results)).toBe(sum(CASES));
    expect(results).toHaveLength(2);
    expect(untried).toEqual([]);
  });

  it("are tried in smaller lots when a lot ends by itself, and the one that ends every lot is named", async () => {
    const { results, untried } = await lotsOf(async (lot) => {
      if (lot.includes(3)) throw new Ended();
      return sum(lot);
    });
    expect(sum(results)).toBe(sum(CASES) - 3);
    expect(untried).toEqual([3]);
  });

  it("are tried again alone, for the end may have been chance", async () => {
    let tries = 0;
    const { results, untried } = await lotsOf(async (lot) => {
      if (lot.includes(3) && (tries += 1) < 5) throw new Ended();
      return sum(lot);
    });
    expect(sum(results)).toBe(sum(CASES));
    expect(untried).toEqual([]);
  });

  it("stop with an error that is their own", async () => {
    await expect(lotsOf(() => Promise.reject(new Error("a fault of the case")))).rejects.toThrow("a fault of the case");
  });
});
