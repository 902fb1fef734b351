// Files that are gzip themselves (sitemap.xml.gz), as opposed to gzip in transfer.
import { readBytes } from "../../model/read-bytes.ts";

/** The unpacked bytes, at most `maxBytes`; null when the bytes are not gzip or are broken from the start. */
export async function unpackGzip(
  bytes: Uint8Array,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; truncated: boolean } | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return null;
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream("gzip"));
  try {
    // A cut-off archive still gives what came before the cut.
    const unpacked = await readBytes(stream, maxBytes, { keepsPart: true });
    return unpacked.bytes.byteLength === 0 ? null : unpacked;
  } catch {
    return null;
  }
}
