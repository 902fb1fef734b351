import { BODY_PIECES } from "./limits.ts";

/** Room that is taken at first; it doubles as more comes. */
const FIRST_BYTES = 64 * 1024;

/**
 * Reads at most `maxBytes` of a stream, in a bounded number of pieces, into one buffer: pieces kept one by one would
 * weigh a hundred times their bytes. `truncated` tells that there was more. Throws what the stream throws, unless
 * `keepsPart` says that what came before the fault is worth something.
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  { keepsPart = false }: { keepsPart?: boolean } = {},
): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  const reader = stream.getReader();
  let room = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  for (let pieces = 0; pieces < BODY_PIECES; pieces += 1) {
    const next = await reader.read().catch((error: unknown) => {
      if (!keepsPart || size === 0) throw error;
      return null;
    });
    if (next === null) return { bytes: room.subarray(0, size), truncated: true };
    if (next.done) return { bytes: room.subarray(0, size), truncated: false };
    const taken = next.value.subarray(0, maxBytes - size);
    if (size + taken.byteLength > room.byteLength) room = grown(room, size + taken.byteLength, maxBytes);
    room.set(taken, size);
    size += taken.byteLength;
    if (taken.byteLength < next.value.byteLength) break;
  }
  await reader.cancel().catch(() => undefined);
  return { bytes: room.subarray(0, size), truncated: true };
}

function grown(room: Uint8Array, least: number, most: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(Math.max(room.byteLength * 2, least), most));
  larger.set(room);
  return larger;
}
