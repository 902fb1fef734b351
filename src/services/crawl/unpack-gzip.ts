// Files that are gzip themselves (sitemap.xml.gz), as opposed to gzip in transfer.

/** The unpacked bytes, at most `maxBytes`; null when the bytes are not gzip or are broken from the start. */
export async function unpackGzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return null;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value.subarray(0, maxBytes - size));
      size += chunks.at(-1)?.byteLength ?? 0;
    }
    await reader.cancel();
  } catch {
    // A cut-off archive still gives what came before the cut.
  }
  if (size === 0) return null;
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.byteLength;
  }
  return joined;
}
