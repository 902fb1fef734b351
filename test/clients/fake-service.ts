// Answers a client without a network, and keeps what it was asked.
import { createClient, type Client, type ClientOptions } from "../../clients/typescript/src/index.ts";

export interface Asked {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}
export type Answer = Response | Error | ((signal: AbortSignal) => Promise<Response>);

export const ORIGIN = "https://foresite.example";

/** `answers` one after the other; the last one for everything after it. */
export function fakeService(
  answers: readonly Answer[],
  options: Partial<ClientOptions> = {},
): { client: Client; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const { method = "GET", headers, body } = init;
    asked.push({
      method,
      url: String(input),
      headers: new Headers(headers),
      body: typeof body === "string" ? JSON.parse(body) : null,
    });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    const { signal } = init;
    if (answer === undefined || !(signal instanceof AbortSignal)) throw new Error("no answer is left");
    return await answer(signal);
  };
  return { client: createClient({ origin: ORIGIN, fetch: fetch as typeof globalThis.fetch, ...options }), asked };
}

/** Never answers; ends when the request is given up. */
export const silence = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener("abort", end);
  });

export const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { error: "kind", code, message: `${code} in words.`, details: { field: "url" }, requestId: "req_1" },
    { status, headers },
  );
