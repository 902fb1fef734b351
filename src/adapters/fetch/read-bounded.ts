// Reads a body up to a cap and lets go of the rest.
import { readBytes } from "../../model/read-bytes.ts";

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
  return readBytes(answer.body, maxBytes, { keepsPart: isEventStream(answer) });
}

const isEventStream = (answer: Response): boolean =>
  answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
