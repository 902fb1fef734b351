// Reads what a client with an address for an id says of itself (OAuth Client ID Metadata Document) through the
// guarded fetch: public hosts alone, https, no redirect, bounded bytes and time.
import { CLIENT_METADATA_BYTES, CLIENT_METADATA_TIMEOUT_MS } from "../model/limits.ts";
import type { Ports } from "../model/ports.ts";
import { isRecord, jsonOrNothing } from "../model/read-json.ts";
import { judgeClientMetadata } from "./client-metadata-rules.ts";

/** Answers are kept this long: the authorization and the token request of one sign-in need the same document. */
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 200;
/** Members of a document are texts, lists of texts, and a set of keys. */
const BOUNDS = { chars: CLIENT_METADATA_BYTES, depth: 8 };

/** Plain data, since a promise or a stream of one request must not be used by another. */
const kept = new Map<string, { until: number; status: number; headers: Record<string, string>; bytes: Uint8Array }>();

/** Throws when the document cannot be had; the caller answers invalid_client. */
export async function fetchClientMetadata(ports: Ports, url: string): Promise<Response> {
  const now = ports.clock.now();
  const known = kept.get(url);
  if (known !== undefined && known.until > now) return toResponse(known);
  if (new URL(url).protocol !== "https:") throw new Error("a client's metadata are read over https alone");
  const answer = await ports.web.get({
    url,
    accept: "application/json",
    follow: false,
    // One byte more than allowed tells that there is more.
    maxBytes: CLIENT_METADATA_BYTES + 1,
    timeoutMs: CLIENT_METADATA_TIMEOUT_MS,
  });
  if (!answer.ok) throw new Error(`a client's metadata could not be read: ${answer.code}`);
  const { status, headers } = answer;
  const bytes = status === 200 ? judgedBytes(answer.bytes) : answer.bytes;
  const entry = { until: now + KEPT_MS, status, headers, bytes };
  if (status === 200) {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(url, entry);
  }
  return toResponse(entry);
}

/** The document as it may be taken in. What is no JSON object, or too large, is handed on for the library to refuse. */
function judgedBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length > CLIENT_METADATA_BYTES) return bytes;
  const document = jsonOrNothing(new TextDecoder().decode(bytes), BOUNDS);
  if (!isRecord(document)) return bytes;
  const judged = judgeClientMetadata(document, { isDescribed: true });
  if (!judged.ok) throw new Error(`a client's metadata are not taken: ${judged.description}`);
  return new TextEncoder().encode(JSON.stringify(judged.metadata));
}

function toResponse({
  status,
  headers,
  bytes,
}: {
  status: number;
  headers: Record<string, string>;
  bytes: Uint8Array;
}) {
  // A status that allows no body is none that a document has.
  if (status < 200 || status === 204 || status === 205 || status === 304)
    throw new Error(`a client's metadata answered with ${status}`);
  const type = headers["content-type"] ?? "";
  return new Response(bytes.slice(), { status, headers: type === "" ? {} : { "Content-Type": type } });
}
