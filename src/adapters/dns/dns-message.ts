// DNS messages on the wire (RFC 1035 section 4): one question out, the answer section in.
import type { DnsAnswer, DnsRecord, DnsType } from "../../model/dns.ts";
import { DNS_RECORDS } from "../../model/limits.ts";

const TYPE_CODES: Record<DnsType, number> = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, SVCB: 64, HTTPS: 65 };
const TYPES = new Map(Object.entries(TYPE_CODES).map(([type, code]) => [code, type as DnsType]));
const CLASS_IN = 1;
const HEADER_BYTES = 12;
const NAME_BYTES = 255;
const LABEL_BYTES = 63;
const TEXT_CHARS = 4_000;
/** Pointers followed in one name: a writer needs one, and each leads backwards. */
const POINTERS = 16;
/** Protocols of one service record; a browser knows three. */
const PROTOCOLS = 20;
/** Recursion desired, and AD, which asks for that bit without the signatures (RFC 6840 section 5.7). */
const QUERY_FLAGS = 0x0120;
const FLAG_RESPONSE = 0x8000;
const FLAG_TRUNCATED = 0x0200;
const FLAG_AUTHENTICATED = 0x0020;
const RCODE_NXDOMAIN = 3;

/** The question as a message, its id 0 so that caches serve it (RFC 8484 section 4.1); null for what is no name. */
export function encodeQuery(name: string, type: DnsType): Uint8Array | null {
  const labels = name.split(".");
  const isName = labels.every(
    (label) => label.length > 0 && label.length <= LABEL_BYTES && /^[\x21-\x7e]+$/.test(label),
  );
  if (!isName || name.length + 2 > NAME_BYTES) return null;
  const bytes = new Uint8Array(HEADER_BYTES + name.length + 2 + 4);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, QUERY_FLAGS);
  view.setUint16(4, 1);
  let at = HEADER_BYTES;
  for (const label of labels) {
    bytes[at] = label.length;
    bytes.set(new TextEncoder().encode(label), at + 1);
    at += 1 + label.length;
  }
  view.setUint16(at + 1, TYPE_CODES[type]);
  view.setUint16(at + 3, CLASS_IN);
  return bytes;
}

/** The answer in a message; null when it is not one that can be read whole. */
export function decodeAnswer(bytes: Uint8Array): DnsAnswer | null {
  try {
    return readMessage(bytes);
  } catch {
    // A view refuses what lies beyond the message.
    return null;
  }
}

function readMessage(bytes: Uint8Array): DnsAnswer | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint16(2);
  if ((flags & FLAG_RESPONSE) === 0 || (flags & FLAG_TRUNCATED) !== 0) return null;
  const rcode = flags & 0x0f;
  if (rcode !== 0 && rcode !== RCODE_NXDOMAIN) return null;
  const questions = view.getUint16(4);
  const answers = view.getUint16(6);
  if (questions > 1 || answers > DNS_RECORDS) return null;
  let at = HEADER_BYTES;
  for (let i = 0; i < questions; i += 1) at = readName(view, at).end + 4;
  const records: DnsRecord[] = [];
  for (let i = 0; i < answers; i += 1) {
    const name = readName(view, at);
    const type = TYPES.get(view.getUint16(name.end));
    const data = name.end + 10;
    const length = view.getUint16(name.end + 8);
    if (data + length > view.byteLength) return null;
    if (type !== undefined && view.getUint16(name.end + 2) === CLASS_IN)
      records.push({ name: name.text, ...readData(view, type, { at: data, end: data + length }) });
    at = data + length;
  }
  const authenticated = (flags & FLAG_AUTHENTICATED) !== 0;
  return { outcome: rcode === RCODE_NXDOMAIN ? "nxdomain" : "ok", authenticated, records };
}

interface Span {
  at: number;
  end: number;
}
type Data = DnsRecord extends infer R ? (R extends { name: string } ? Omit<R, "name"> : never) : never;

function readData(view: DataView, type: DnsType, span: Span): Data {
  switch (type) {
    case "A":
      return { type, value: [0, 1, 2, 3].map((i) => view.getUint8(span.at + i)).join(".") };
    case "AAAA":
      return {
        type,
        value: [0, 2, 4, 6, 8, 10, 12, 14].map((i) => view.getUint16(span.at + i).toString(16)).join(":"),
      };
    case "CNAME":
      return { type, value: readName(view, span.at).text };
    case "MX":
      return { type, preference: view.getUint16(span.at), exchange: readName(view, span.at + 2).text };
    case "TXT":
      return { type, value: readStrings(view, span).join("").slice(0, TEXT_CHARS) };
    case "SVCB":
    case "HTTPS":
      return { type, ...readService(view, span) };
  }
}

/** Strings with a byte of length before each. */
function readStrings(view: DataView, { at, end }: Span): string[] {
  const texts: string[] = [];
  while (at < end) {
    const length = view.getUint8(at);
    if (at + 1 + length > end) throw new RangeError("a string runs over its record");
    texts.push(new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 1, length)));
    at += 1 + length;
  }
  return texts;
}

const PARAM_ALPN = 1;
const PARAM_PORT = 3;

/** RFC 9460 section 2.2: priority, target, then parameters by number. */
function readService(view: DataView, { at, end }: Span) {
  const target = readName(view, at + 2);
  let alpn: string[] = [];
  let port: number | null = null;
  for (let next = target.end; next < end;) {
    const key = view.getUint16(next);
    const value = { at: next + 4, end: next + 4 + view.getUint16(next + 2) };
    if (value.end > end) throw new RangeError("a parameter runs over its record");
    if (key === PARAM_ALPN) alpn = readStrings(view, value).slice(0, PROTOCOLS);
    if (key === PARAM_PORT) port = view.getUint16(value.at);
    next = value.end;
  }
  return { priority: view.getUint16(at), target: target.text, alpn, port };
}

/** A name, compressed or not, and where it ends; a pointer leads backwards only, so that it ends. */
function readName(view: DataView, start: number): { text: string; end: number } {
  const labels: string[] = [];
  let at = start;
  let end: number | null = null;
  let size = 0;
  let pointers = 0;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) {
    if (length >= 0xc0) {
      const target = view.getUint16(at) & 0x3fff;
      if (target >= at) throw new RangeError("a name points forward");
      pointers += 1;
      if (pointers > POINTERS) throw new RangeError("a name points on and on");
      end ??= at + 2;
      at = target;
      continue;
    }
    size += 1 + length;
    if (length > LABEL_BYTES || size > NAME_BYTES) throw new RangeError("a name is too long");
    labels.push(readLabel(view, at + 1, length));
    at += 1 + length;
  }
  return { text: labels.join(".") || ".", end: end ?? at + 1 };
}

/** Bytes that a host name does not have are written as in a zone file (RFC 1035 section 5.1). */
function readLabel(view: DataView, at: number, length: number): string {
  let text = "";
  for (let i = 0; i < length; i += 1) {
    const code = view.getUint8(at + i);
    const char = String.fromCharCode(code);
    text += /[a-z0-9_-]/i.test(char) ? char.toLowerCase() : `\\${String(code).padStart(3, "0")}`;
  }
  return text;
}
