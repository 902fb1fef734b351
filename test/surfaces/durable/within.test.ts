import { describe, expect, it } from "vitest";
import { within } from "../../../src/surfaces/durable/within.ts";

describe("work that has its time", () => {
  it("comes to what it comes to", async () => {
    expect(await within(1_000, Promise.resolve("done"))).toBe("done");
    await expect(within(1_000, Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  });

  it("is given up when it takes longer", async () => {
    await expect(within(20, new Promise(() => undefined))).rejects.toThrow("No end within 0.02 seconds.");
  });
});
