// Reads a body up to a cap and lets go of the rest.

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
  const reader: ReadableStreamDefaultReader<Uint8Array> = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await reader.read().catch((error: unknown) => {
      if (size === 0 || !isEventStream(answer)) throw error;
      return null;
    });
    if (next === null) return { bytes: join(chunks, size), truncated: true };
    const { done, value } = next;
    if (done) return { bytes: join(chunks, size), truncated: false };
    const room = maxBytes - size;
    if (value.byteLength > room) {
      chunks.push(value.subarray(0, room));
      await reader.cancel().catch(() => undefined);
      return { bytes: join(chunks, maxBytes), truncated: true };
    }
    chunks.push(value);
    size += value.byteLength;
  }
}

const isEventStream = (answer: Response): boolean =>
  answer.headers.get("content-type")?.startsWith("text/event-stream") === true;

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.byteLength;
  }
  return joined;
}
