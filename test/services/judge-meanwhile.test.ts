import { describe, expect, it } from "vitest";
import { startMeanwhile } from "../../src/services/crawl/judge-meanwhile.ts";
import { evidenceOf } from "../fixtures/scan-pages.ts";

const evidence = evidenceOf({ "/": "<!doctype html><html lang=en><title>Harbor Dental</title><h1>Dentists</h1>" });

/** A clock that counts the pauses, and does something in one of them. */
function countingClock(inPause: (pauses: number) => void = () => undefined) {
  let pauses = 0;
  const clock = {
    now: () => 0,
    async sleep() {
      pauses += 1;
      inPause(pauses);
    },
  };
  return { clock, pauses: () => pauses };
}

describe("judging in the pauses of reading", () => {
  it("gives way to what arrives after every few checks", async () => {
    const { clock, pauses } = countingClock();
    await startMeanwhile(clock, "full").judge(evidence);
    expect(pauses()).toBeGreaterThan(20);
  });

  it("does nothing more once the site is read", async () => {
    const { clock, pauses } = countingClock((count) => {
      if (count === 3) meanwhile.end();
    });
    const meanwhile = startMeanwhile(clock, "full");
    await Promise.all([meanwhile.judge(evidence), meanwhile.judge(evidence)]);
    expect(pauses()).toBe(3);
  });
});
