import { request } from "node:http";
import type { Ask, Asked } from "./quota-load.ts";

/**
 * The local runtime closes a connection whose header fields it did not come to read within 15 seconds, as happens on a
 * machine with too much to do; the service never sees such a request. More often than this it is something else.
 */
const ASKED_AGAIN = 3;

/**
 * Asks a service at its address, each time over a connection of its own: none is closed under a request. `onDropped` is
 * told of each request that is asked again because it was closed before any answer.
 */
export const askOver =
  (origin: string, onDropped: () => void = () => undefined): Ask =>
  async (path, init) => {
    for (let again = ASKED_AGAIN; ; again--) {
      try {
        return await askOnce(origin + path, init);
      } catch (error) {
        if (again === 0 || (error as NodeJS.ErrnoException).code !== "ECONNRESET") throw error;
        onDropped();
      }
    }
  };

const askOnce = (address: string, { method = "GET", headers, body }: Parameters<Ask>[1]): Promise<Asked> =>
  new Promise<Asked>((done, failed) => {
    const sent = request(address, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", failed);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const get = (name: string): string | null => {
          const value = answer.headers[name];
          return value === undefined ? null : String(value);
        };
        done({ status: answer.statusCode ?? 0, headers: { get }, body: readJson(text), text });
      });
    });
    sent.on("error", failed);
    sent.end(body);
  });

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
