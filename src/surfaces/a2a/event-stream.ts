// JSON-RPC answers as server-sent events, with a comment line while there is no news.
import type { Clock } from "../../model/ports.ts";

/** Intermediaries cut connections on which nothing passes for a minute or two. */
const SILENCE_MS = 15_000;

type Next = IteratorResult<object, void>;

/** `first` was read before the answer began; a failure later on is told as the last event. */
export function eventStream(
  clock: Clock,
  first: Next,
  events: AsyncGenerator<object, void, undefined>,
  failure: (error: unknown) => object,
): Response {
  const encoder = new TextEncoder();
  let next: Promise<Next> = Promise.resolve(first);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      try {
        const news = await Promise.race([next, clock.sleep(SILENCE_MS)]);
        if (news === undefined) return send(": still here\n\n");
        if (news.done === true) return controller.close();
        next = events.next();
        // A failure is awaited at the next pull; until then it must not count as unhandled.
        next.catch(() => undefined);
        send(`data: ${JSON.stringify(news.value)}\n\n`);
      } catch (error) {
        send(`data: ${JSON.stringify(failure(error))}\n\n`);
        controller.close();
      }
    },
    async cancel() {
      await events.return();
    },
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
