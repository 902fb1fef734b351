import { describe, expect, it } from "vitest";
import { AppError, unavailable } from "../../src/model/errors.ts";
import type { Clock } from "../../src/model/ports.ts";
import { whileAway } from "../../src/services/while-away.ts";

function newClock(): Clock {
  let at = 1_000;
  return {
    now: () => at,
    async sleep(ms) {
      at += ms;
    },
  };
}

/** Answers after so many calls in vain. */
function stepAfter(fails: number, error: Error): () => Promise<string> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= fails) throw error;
    return `call ${calls}`;
  };
}

describe("a step that waits for the platform", () => {
  it("is taken again until the part answers", async () => {
    expect(await whileAway(newClock(), 60_000, stepAfter(3, unavailable()))).toBe("call 4");
  });

  it("gives up when its time is over, with what the part said", async () => {
    const clock = newClock();
    await expect(whileAway(clock, 11_000, stepAfter(99, unavailable()))).rejects.toThrow(unavailable().message);
    expect(clock.now()).toBe(11_000);
  });

  it.each([new Error("a bug"), new AppError("NOT_FOUND", "There is no such scan.")])(
    "is not taken again after %s",
    async (error) => {
      const clock = newClock();
      await expect(whileAway(clock, 60_000, stepAfter(1, error))).rejects.toThrow(error.message);
      expect(clock.now()).toBe(1_000);
    },
  );
});
