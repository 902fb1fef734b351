// Bytes to text the way the HTML Standard names encodings (§13.2.3), with no throw.
import { memoByText } from "../../../model/memo-by-text.ts";

/** The standard looks for <meta charset> in the first 1,024 bytes (§13.2.3.2). */
const PRESCAN_BYTES = 1_024;
const BYTE_ORDER_MARKS: { bytes: number[]; charset: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], charset: "utf-8" },
  { bytes: [0xfe, 0xff], charset: "utf-16be" },
  { bytes: [0xff, 0xfe], charset: "utf-16le" },
];

/**
 * Decodes a body: byte order mark, else the header's charset, else <meta>, else UTF-8 when valid, else windows-1252.
 * A label that no decoder knows is read as UTF-8 with replacement characters. `charset` is the encoding used, in lower case.
 */
export function decodeText(bytes: Uint8Array, contentType: string): { text: string; charset: string } {
  const declared = charsetOfMark(bytes) ?? charsetOfHeader(contentType) ?? charsetOfMeta(bytes);
  if (declared !== null) return decodeAs(bytes, declared);
  const strict = decodeStrictly(bytes);
  return strict === null ? decodeAs(bytes, "windows-1252") : { text: strict, charset: "utf-8" };
}

function charsetOfMark(bytes: Uint8Array): string | null {
  const mark = BYTE_ORDER_MARKS.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte));
  return mark?.charset ?? null;
}

function charsetOfHeader(contentType: string): string | null {
  return charsetIn(contentType.slice(0, 500));
}

/** <meta charset> or <meta http-equiv content>, the first that names one. */
function charsetOfMeta(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, PRESCAN_BYTES)).replace(/<!--[^]*?(?:-->|$)/g, "");
  for (const [meta] of head.matchAll(/<meta[\s/][^>]*/gi)) {
    // Other metas may write about charsets in their content.
    const isDeclaration = /http-equiv/i.test(meta) || !/content\s*=/i.test(meta);
    const charset = isDeclaration ? charsetIn(meta) : null;
    if (charset !== null) return metaCharset(charset);
  }
  return null;
}

/** A document that could be read so far is no UTF-16, whatever it says (§13.2.3.2 step 14). */
function metaCharset(charset: string): string {
  if (charset.startsWith("utf-16")) return "utf-8";
  return charset === "x-user-defined" ? "windows-1252" : charset;
}

function charsetIn(text: string): string | null {
  const found = /charset\s{0,9}=\s{0,9}["']?([^\s"';,>/]{1,40})/i.exec(text);
  return found?.[1]?.toLowerCase() ?? null;
}

function decodeAs(bytes: Uint8Array, label: string): { text: string; charset: string } {
  const decoder = decoderFor(label);
  return { text: decoder.decode(bytes), charset: decoder.encoding };
}

const DECODERS_KEPT = 50;

/** The constructor throws a RangeError on unknown labels and on those the Encoding Standard forbids. */
const decoderFor = memoByText(DECODERS_KEPT, (label): TextDecoder => {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder("utf-8");
  }
});

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return STRICT.decode(bytes);
  } catch {
    return null;
  }
}
