import { describe, expect, it } from "vitest";
import { takeRest } from "../../../src/surfaces/http/take-rest.ts";

const MB = 1024 * 1024;

/** A request whose body comes in pieces of a megabyte, and how many of them were taken. */
function requestOf(pieces: number, { isSlow = false }: { isSlow?: boolean } = {}) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isSlow) return new Promise(() => undefined);
        if (taken === pieces) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(MB));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("https://example.com/", { method: "POST", body, duplex: "half" } as RequestInit);
  return { request, taken: () => taken };
}
const ctx = { waitUntil: () => undefined };

describe("what is left of a body", () => {
  it("is taken to its end before the answer", async () => {
    const { request, taken } = requestOf(3);
    await takeRest(request, ctx);
    expect(taken()).toBe(3);
  });

  it("is cut off where it is larger than anything that is meant well", async () => {
    const { request, taken } = requestOf(1_000);
    await takeRest(request, ctx);
    expect(taken()).toBeLessThan(20);
  });

  it("holds no answer back when its sender is slow", async () => {
    const { request } = requestOf(1, { isSlow: true });
    await expect(takeRest(request, ctx)).resolves.toBeUndefined();
  });

  it("is nothing where the body was read, or there was none", async () => {
    const read = new Request("https://example.com/", { method: "POST", body: "x" });
    await read.text();
    await takeRest(read, ctx);
    await takeRest(new Request("https://example.com/"), ctx);
    expect(read.bodyUsed).toBe(true);
  });
});
