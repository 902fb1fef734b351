import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { unpackGzip } from "../../src/services/crawl/unpack-gzip.ts";

const CAP = 5 * 1024 * 1024;

describe("a file that is gzip itself", () => {
  it("is unpacked", async () => {
    const unpacked = await unpackGzip(gzipSync("<urlset></urlset>"), CAP);
    expect([new TextDecoder().decode(unpacked?.bytes), unpacked?.truncated]).toEqual(["<urlset></urlset>", false]);
  });

  it("ends at the cap where it is a bomb, and says that there was more", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const unpacked = await unpackGzip(bomb, CAP);
    expect([unpacked?.bytes.byteLength, unpacked?.truncated]).toEqual([CAP, true]);
  });

  it("gives what came before a cut, and nothing for what is broken from the start", async () => {
    const text = Array.from({ length: 40_000 }, (_, at) => `https://example.com/${at * 7919}\n`).join("");
    const packed = gzipSync(text);
    const cut = await unpackGzip(packed.subarray(0, packed.length / 2), CAP);
    expect(cut?.truncated).toBe(true);
    expect(text.startsWith(new TextDecoder().decode(cut?.bytes))).toBe(true);
    expect(cut?.bytes.byteLength).toBeGreaterThan(10_000);
    expect(await unpackGzip(Uint8Array.from([0x1f, 0x8b, 1, 2, 3, 4, 5]), CAP)).toBeNull();
    expect(await unpackGzip(new TextEncoder().encode("<urlset>"), CAP)).toBeNull();
  });
});
