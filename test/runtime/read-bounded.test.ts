// Bodies of answers as the runtime hands them over, read by its own call that fills a buffer.
import { describe, expect, it } from "vitest";
import { readBounded } from "../../src/adapters/fetch/read-bounded.ts";

/** A body whose pieces come one after the other; with a fault, it breaks after the last. */
function bodyOf(pieces: readonly number[], fault?: Error, headers: Record<string, string> = {}): Response {
  const { readable, writable } = new IdentityTransformStream();
  const send = async (): Promise<void> => {
    const writer = writable.getWriter();
    for (const size of pieces) await writer.write(new Uint8Array(size).fill(7));
    await (fault === undefined ? writer.close() : writer.abort(fault));
  };
  void send().catch(() => undefined);
  return new Response(readable, { headers });
}

describe("the body of an answer", () => {
  it.each([
    ["is empty", [], 1_000, 0, false],
    ["comes in small pieces", Array.from({ length: 100 }, () => 10), 1_000, 1_000, false],
    ["is as large as the first room", [16_384], 200_000, 16_384, false],
    ["is as large as the largest first room", [65_536], 200_000, 65_536, false],
    ["is larger than the first room", [50_000, 50_000, 50_000], 200_000, 150_000, false],
    ["is exactly as large as may be", [100_000, 100_000], 200_000, 200_000, false],
    ["is larger than may be", [100_000, 100_000, 1], 200_000, 200_000, true],
    ["is much larger than may be", [100, 100, 100], 50, 50, true],
  ])("%s", async (_, pieces, most, size, truncated) => {
    const read = await readBounded(bodyOf(pieces), most);
    expect([read.bytes.byteLength, read.truncated]).toEqual([size, truncated]);
    expect(read.bytes.every((byte) => byte === 7)).toBe(true);
  });

  it.each([
    ["as announced", "5000", {}],
    ["longer than announced", "10", {}],
    ["much shorter than announced", "5000000", {}],
    ["packed", "700", { "content-encoding": "gzip" }],
    ["of a length that is none", "many", {}],
  ])("is read whole when it comes %s", async (_, length, headers) => {
    const read = await readBounded(bodyOf([5_000], undefined, { "content-length": length, ...headers }), 100_000);
    expect([read.bytes.byteLength, read.truncated]).toEqual([5_000, false]);
    expect(read.bytes.every((byte) => byte === 7)).toBe(true);
  });

  it("is read piece by piece where it is made in the Worker", async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 3; i += 1) controller.enqueue(new Uint8Array(10).fill(7));
        controller.close();
      },
    });
    const { bytes, truncated } = await readBounded(new Response(stream), 25);
    expect([bytes.byteLength, truncated]).toEqual([25, true]);
  });

  it("that breaks is an error, and no short body", async () => {
    await expect(readBounded(bodyOf([1_000], new Error("broken")), 100_000)).rejects.toThrow();
  });
});
