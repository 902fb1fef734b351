// One fuzzed request: what is common to all surfaces, such as credentials and odd headers.
import type { Json, Maker } from "./make-json.ts";
import { hostileText } from "./hostile-values.ts";

export interface FuzzRequest {
  surface: string;
  method: string;
  /** Path and query, in characters that a request line may carry. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** What the message asked for, where an answer can be told right from wrong by it alone. */
  tool?: string;
}

export interface Known {
  origin: string;
  openApi: Json & { paths: Record<string, Record<string, ApiOperation>> };
  tools: readonly { name: string; inputSchema: Json; outputSchema: Json }[];
  keys: { pro: string; free: string; revoked: string };
  /** Sessions of several people: some requests delete their account. */
  cookies: readonly string[];
  /** Values that exist, by the name of the member. */
  values: Readonly<Record<string, readonly unknown[]>>;
}

export interface ApiOperation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: Json }> }>;
}

/** How a request of a surface begins; the rest is added by `finish`. */
export type Draft = Omit<FuzzRequest, "headers"> & { headers?: Record<string, string> };

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/vnd.api+json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/xml",
  "",
  ";",
  "application/json;",
  "APPLICATION/JSON",
];
const ACCEPTS = [
  "*/*",
  "application/json",
  "application/problem+json",
  "text/html",
  "text/markdown",
  "text/event-stream",
  "application/json, text/event-stream",
  "text/html;q=0, text/markdown;q=2",
  "application/json;q=abc",
  ",,,;;q",
  "image/png",
  "",
];

/** With a caller, headers, and now and then something that does not belong. */
export function finish(maker: Maker, { keys, cookies, origin }: Known, draft: Draft): FuzzRequest {
  const { dice, corpora } = maker;
  const hostile = (): string => headerText(hostileText(dice, corpora));
  const headers: Record<string, string> = {
    "cf-connecting-ip": dice.chance(0.02) ? hostile() : `2001:db8:${dice.below(9_999)}:${dice.below(9_999)}::1`,
    ...(draft.body === null ? {} : { "content-type": "application/json" }),
    ...draft.headers,
    ...credentials(),
  };
  if (dice.chance(0.1)) headers["content-type"] = dice.chance(0.9) ? dice.pick(TYPES) : hostile();
  if (dice.chance(0.2)) headers["accept"] = dice.chance(0.9) ? dice.pick(ACCEPTS) : hostile();
  if (dice.chance(0.15)) Object.assign(headers, oddHeader());
  const method = dice.chance(0.04) ? dice.pick(METHODS) : draft.method;
  const body = dice.chance(0.01) ? Buffer.from(hostileText(dice, corpora)) : draft.body;
  return { ...draft, method, headers, body: method === "GET" || method === "HEAD" ? null : body };

  function credentials(): Record<string, string> {
    const cookie = dice.pick(cookies);
    const session = { cookie, origin, "sec-fetch-site": "same-origin" };
    return dice.pick<() => Record<string, string>>([
      () => ({}),
      () => ({}),
      () => ({}),
      () => ({ "x-mcp-api-key": keys.pro }),
      () => ({ "x-mcp-api-key": keys.pro }),
      () => ({ authorization: `Bearer ${keys.free}` }),
      () => session,
      () =>
        dice.pick<() => Record<string, string>>([
          () => ({ "x-mcp-api-key": keys.revoked }),
          () => ({ "x-mcp-api-key": hostile() }),
          () => ({ authorization: hostile() }),
          () => ({ authorization: `Bearer ${hostile()}` }),
          () => ({ authorization: `bearer   ${dice.pick(TOKENS)}` }),
          () => ({ authorization: "Basic YTpi" }),
          () => ({ authorization: `Bearer ${keys.pro}`, "x-mcp-api-key": keys.free }),
          () => ({ ...session, cookie: `${cookie.slice(0, -4)}AAAA` }),
          () => ({ cookie: hostile() }),
          () => ({ cookie: `${cookie.split("=", 1)[0] ?? ""}=${encodeURIComponent(hostile())}` }),
        ])(),
    ])();
  }

  function oddHeader(): Record<string, string> {
    return dice.pick<() => Record<string, string>>([
      () => ({ "idempotency-key": dice.pick(["a", "", "k".repeat(255), "k".repeat(256), hostile()]) }),
      () => ({ "if-none-match": dice.pick(["*", '"x"', 'W/"x", "y"', hostile()]) }),
      () => ({ "last-event-id": dice.pick(["0", "-1", "1e9", "99999999999999999999", hostile()]) }),
      () => ({ origin: dice.pick(["null", "https://evil.example", origin, hostile()]) }),
      () => ({ range: "bytes=0-0,-1" }),
      () => ({ "content-encoding": dice.pick(["gzip", "br", "deflate, gzip", "x"]) }),
      () => ({ "x-http-method-override": "DELETE", "x-forwarded-host": "evil.example" }),
      () => ({ "x-owner-token": hostile(), "x-manage-token": hostile() }),
      () => ({ "sec-fetch-site": dice.pick(["cross-site", "none", hostile()]) }),
      () => ({ "access-control-request-method": "POST", "access-control-request-headers": hostile() }),
      () => ({ "user-agent": hostile() }),
      () => ({ "accept-language": hostile(), "accept-encoding": "gzip;q=9" }),
    ])();
  }
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
/** Shaped like tokens, signed by nobody. */
const TOKENS = [
  `${part({ alg: "none" })}.${part({ sub: "x" })}.`,
  `${part({ alg: "RS256", kid: "x" })}.${part({ iss: "http://127.0.0.1", sub: "x", exp: 9_999_999_999 })}.AAAA`,
  `${part({ alg: "HS256" })}.${part({ iss: ["x"], exp: "never" })}.AAAA`,
  `${part(null)}.${part([])}.`,
  "..",
  "fsk_",
  `fsk_${"a".repeat(36)}`,
];

/** What may stand in a header: no line ends, no NUL, and Latin-1 alone. */
export const headerText = (text: string): string =>
  Buffer.from(text)
    .toString("latin1")
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, "");

/** What may stand in a request line; percent signs stay as they are. */
export const pathText = (text: string): string =>
  Buffer.from(text)
    .toString("latin1")
    .replace(/[^\x21-\x7e]|[#]/g, (one: string) => `%${one.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** As a program would put a text into an address, or as somebody types it. */
export const inAddress = ({ dice }: Maker, text: string): string =>
  dice.chance(0.7) ? encodeURIComponent(text.toWellFormed()) : pathText(text).replaceAll("?", "%3F");
