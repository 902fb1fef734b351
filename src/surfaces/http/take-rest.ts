// What is left of a body that was refused before its end.

/** As much as is taken; whoever sends more is cut off. */
const REST_BYTES = 8 * 1024 * 1024;

/** So long the answer waits for it: what was sent at once is here, and whoever sends slowly is answered all the same. */
const WAIT_MS = 250;

/**
 * Reads the rest and drops it. A sender that is cut off in the middle of its body may never read the answer, and the next
 * request on its connection fails.
 */
export async function takeRest({ body }: Request, ctx: Pick<ExecutionContext, "waitUntil">): Promise<void> {
  if (body === null || body.locked) return;
  const taken = readToEnd(body);
  ctx.waitUntil(taken);
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}

async function readToEnd(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  try {
    for (let taken = 0; taken < REST_BYTES;) {
      const next = await reader.read();
      if (next.done) return;
      taken += next.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender has gone.
  }
}
