import { afterEach, describe, expect, it, vi } from "vitest";
import { readEvents } from "../../clients/typescript/src/read-events.ts";

afterEach(() => void vi.useRealTimers());

/** A body that arrives in these pieces. */
function bodyOf(pieces: readonly string[], onCancel: () => void = () => undefined): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
    cancel: onCancel,
  });
}

const STREAM =
  ': hello\n\nid: 1\nevent: status\ndata: {"status":"fetching"}\n\nid:2\r\nevent: page\r\ndata: {"url":\r\ndata: "https://ä.example/"}\r\n\r\nevent: end\rdata: {"progress":100}\r\r';
const EVENTS = [
  { id: 1, type: "status", data: { status: "fetching" } },
  { id: 2, type: "page", data: { url: "https://ä.example/" } },
  { id: null, type: "end", data: { progress: 100 } },
];

describe("server-sent events", () => {
  it("are read with every kind of line end, however they are cut", async () => {
    expect(await Array.fromAsync(readEvents(bodyOf([STREAM, "\n"])))).toEqual(EVENTS);
    for (let at = 1; at < STREAM.length; at++)
      expect(await Array.fromAsync(readEvents(bodyOf([STREAM.slice(0, at), STREAM.slice(at), "\n"])))).toEqual(EVENTS);
  });

  it("are passed over where they carry no object, and where they do not end", async () => {
    const text = 'data: nothing\n\ndata: [1]\n\nevent: x\n\ndata: {"a":1}\n\ndata: {"b":2}';
    expect(await Array.fromAsync(readEvents(bodyOf([text])))).toEqual([{ id: null, type: "message", data: { a: 1 } }]);
  });

  it("end the connection when whoever listens has heard enough", async () => {
    let isCanceled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: {"a":1}\n\n')),
      cancel: () => void (isCanceled = true),
    });
    for await (const event of readEvents(body)) if (event.data["a"] === 1) break;
    expect(isCanceled).toBe(true);
  });

  it("do not grow without end, and are given up when nothing comes for a minute", async () => {
    const endless = Array.from({ length: 20 }, () => `data: ${"x".repeat(65_536)}\n`);
    await expect(Array.fromAsync(readEvents(bodyOf(endless)))).rejects.toThrow("too long");
    vi.useFakeTimers();
    const silent = Array.fromAsync(readEvents(new ReadableStream())).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await silent).toEqual(new Error("The event stream fell silent."));
  });
});
