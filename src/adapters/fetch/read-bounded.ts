// Reads a body up to a cap and lets go of the rest.
import { readBytes } from "../../model/read-bytes.ts";

/** Room that is taken at first where nothing tells how much will come; it doubles as more does. */
const FIRST_BYTES = 16 * 1024;
const LEAST_FIRST_BYTES = 1024;
/** More is not taken on the word of a header alone. All of it is filled with zeros before it is filled with the body. */
const MOST_FIRST_BYTES = 64 * 1024;

/**
 * Reads at most `maxBytes` decoded bytes; `truncated` tells that there was more. Throws what the stream throws, save
 * for a stream of events: one that stays open until time is up has said what it had to say.
 */
export async function readBounded(
  answer: Response,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  if (answer.body === null) return { bytes: new Uint8Array(), truncated: false };
  if (maxBytes === 0) {
    await answer.body.cancel().catch(() => undefined);
    return { bytes: new Uint8Array(), truncated: false };
  }
  if (isEventStream(answer)) return readBytes(answer.body, maxBytes, { keepsPart: true });
  const reader = fillingReader(answer.body);
  return reader === null ? readBytes(answer.body, maxBytes) : fillUpTo(reader, maxBytes, firstRoom(answer.headers));
}

/** One byte more than is announced, so that one call sees the end; the length of a body that is packed says little. */
function firstRoom(headers: Headers): number {
  const announced = headers.get("content-length") ?? "";
  if (headers.has("content-encoding") || !/^\d{1,9}$/.test(announced)) return FIRST_BYTES;
  return Math.min(Math.max(Number(announced) + 1, LEAST_FIRST_BYTES), MOST_FIRST_BYTES);
}

const isEventStream = (answer: Response): boolean =>
  answer.headers.get("content-type")?.startsWith("text/event-stream") === true;

/** Node.js has none. */
const CAN_FILL = typeof ReadableStreamBYOBReader === "function" && "readAtLeast" in ReadableStreamBYOBReader.prototype;

/** The runtime's own reader that fills a buffer in one call; null without it, and for a stream that is made of pieces. */
function fillingReader(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  if (!CAN_FILL) return null;
  try {
    return stream.getReader({ mode: "byob" });
  } catch {
    return null;
  }
}

/** Nearly every body is read by one call, where each of its pieces would take a turn of its own. */
async function fillUpTo(
  reader: ReadableStreamBYOBReader,
  maxBytes: number,
  first: number,
): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  // One byte more than is kept tells that there was more.
  const most = maxBytes + 1;
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let room = Math.min(first, most); room > 0; room = Math.min(size, most - size)) {
    const { value = new Uint8Array() } = await reader.readAtLeast(room, new Uint8Array(room));
    parts.push(value);
    size += value.byteLength;
    // Less than was asked for is the end of the body.
    if (value.byteLength < room) return { bytes: joined(parts, size), truncated: false };
  }
  await reader.cancel().catch(() => undefined);
  return { bytes: joined(parts, size).subarray(0, maxBytes), truncated: true };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
