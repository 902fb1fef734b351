import { AppError } from "./errors.ts";
import { REQUEST_BODY_BYTES } from "./limits.ts";

/** Reads at most the allowed bytes; a declared length above it is refused before reading. */
export async function readBoundedText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > REQUEST_BODY_BYTES) throw bodyTooLarge();
  if (request.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  // Not cut off in the middle: what answers the request takes the rest.
  for await (const chunk of request.body.values({ preventCancel: true }) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > REQUEST_BODY_BYTES) throw bodyTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export const bodyTooLarge = (): AppError =>
  new AppError("PAYLOAD_TOO_LARGE", `The body is larger than ${REQUEST_BODY_BYTES / 1024} KiB.`, {
    details: { expected: `at most ${REQUEST_BODY_BYTES} bytes` },
  });
