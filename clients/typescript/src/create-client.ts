import { ROUTES, type Operations } from "./generated.ts";
import type { Input } from "./make-request.ts";
import { send, type CallOptions, type Service } from "./send.ts";

export interface ClientOptions {
  /** Where the service is, for example https://foresite.example; only scheme, host and port count. */
  origin: string;
  /** An API key. Without key and token the free tier answers. */
  key?: string | null | undefined;
  /** An OAuth access token, instead of a key. */
  token?: string | null | undefined;
  /** What requests are sent with; the global fetch by default. */
  fetch?: typeof globalThis.fetch | undefined;
  /** How long one attempt may take. */
  timeoutMs?: number | undefined;
  /** How often a call is sent again after a failure that may pass. */
  maxRetries?: number | undefined;
  /** The longest Retry-After that is waited for; a call that would have to wait longer fails at once. */
  maxRetryAfterSeconds?: number | undefined;
}

type Arguments<In> =
  Record<string, never> extends In ? [input?: In, options?: CallOptions] : [input: In, options?: CallOptions];

/** One method for each operation of the API; members of path, query, header and body are one flat input. */
export type Client = {
  readonly [Name in keyof Operations]: (
    ...args: Arguments<Operations[Name]["input"]>
  ) => Promise<Operations[Name]["output"]>;
};

export function createClient(options: ClientOptions): Client {
  const service = serviceOf(options);
  const methods = (Object.keys(ROUTES) as (keyof Operations)[]).map((call) => [
    call,
    (input: Input = {}, callOptions: CallOptions = {}) => send(service, call, input, callOptions),
  ]);
  // The table has a row for each operation, and the service answers as it describes: the types were made from both.
  return Object.fromEntries(methods) as Client;
}

function serviceOf(options: ClientOptions): Service {
  const { protocol, origin } = new URL(options.origin);
  if (protocol !== "https:" && protocol !== "http:")
    throw new TypeError(`origin must be an http or https address; got ${options.origin}`);
  return {
    origin,
    credential: credentialOf(options),
    // Called as a method of something else, the global one refuses in browsers and Workers.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 30_000,
    maxRetries: options.maxRetries ?? 2,
    maxRetryAfterSeconds: options.maxRetryAfterSeconds ?? 60,
  };
}

function credentialOf({ key, token }: ClientOptions): Record<string, string> {
  const isGiven = (text: string | null | undefined): text is string => text !== undefined && text !== null;
  if (isGiven(key) && isGiven(token))
    throw new TypeError("Give either key or token: a request carries one credential.");
  if (isGiven(key)) return { "x-mcp-api-key": key };
  return isGiven(token) ? { Authorization: `Bearer ${token}` } : {};
}
