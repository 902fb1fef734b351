import { describe, expect, it } from "vitest";
import { BODY_PIECES } from "../../src/model/limits.ts";
import { readBytes } from "../../src/model/read-bytes.ts";

/** Pieces of that many bytes each, as many as asked for; `end` is thrown after the last. */
function pieces(size: number, count: number, end?: Error) {
  const state = { sent: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.sent >= count) return end === undefined ? controller.close() : controller.error(end);
      state.sent += 1;
      controller.enqueue(new Uint8Array(size).fill(7));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { stream, state };
}

describe("reading bytes", () => {
  it("gives all of a body that fits, and says that nothing is missing", async () => {
    const { stream } = pieces(1_000, 300);
    const { bytes, truncated } = await readBytes(stream, 300_000);
    expect([bytes.byteLength, bytes.every((byte) => byte === 7), truncated]).toEqual([300_000, true, false]);
  });

  it("stops at the cap and lets go of the rest", async () => {
    const { stream, state } = pieces(1_000, Number.MAX_SAFE_INTEGER);
    const { bytes, truncated } = await readBytes(stream, 2_500);
    expect([bytes.byteLength, truncated, state.isCancelled]).toEqual([2_500, true, true]);
    expect(state.sent).toBeLessThan(10);
  });

  it("ends a body that is sent byte by byte", async () => {
    const { stream, state } = pieces(1, Number.MAX_SAFE_INTEGER);
    const { bytes, truncated } = await readBytes(stream, 2 * 1024 * 1024);
    expect([bytes.byteLength, truncated, state.isCancelled]).toEqual([BODY_PIECES, true, true]);
  });

  it("throws what breaks the stream, unless the part before it is wanted", async () => {
    const fault = new Error("broken");
    await expect(readBytes(pieces(10, 3, fault).stream, 100)).rejects.toThrow(fault);
    const kept = await readBytes(pieces(10, 3, fault).stream, 100, { keepsPart: true });
    expect([kept.bytes.byteLength, kept.truncated]).toEqual([30, true]);
    await expect(readBytes(pieces(10, 0, fault).stream, 100, { keepsPart: true })).rejects.toThrow(fault);
  });
});
