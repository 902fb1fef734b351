import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCredentials } from "../../../../src/scanner/evidence/images/find-credentials.ts";
import { avif, jpeg, OTHER_BOX, png, STORE, webp } from "../../../fixtures/images.ts";

const FORMATS = [
  ["jpeg", jpeg],
  ["png", png],
  ["webp", webp],
  ["bmff", avif],
] as const;

describe("Content Credentials in an image", () => {
  it.each(FORMATS)("are found in a %s that carries them, and not in one without", (format, make) => {
    expect(findCredentials(make(STORE), true)).toEqual({ format, credentials: "present" });
    expect(findCredentials(make(), true)).toEqual({ format, credentials: "absent" });
  });

  it.each(FORMATS)("are found in the part of a %s that was read", (format, make) => {
    const whole = make(STORE);
    if (format === "webp") expect(findCredentials(whole.slice(0, 300), false).credentials).toBe("unknown");
    else expect(findCredentials(whole.slice(0, 300), false)).toEqual({ format, credentials: "present" });
  });

  it("are surely absent from a JPEG once the picture begins, elsewhere only when all was read", () => {
    const start = (make: () => Uint8Array) => findCredentials(make().slice(0, 200), false).credentials;
    expect([jpeg, png, webp, avif].map((make) => start(() => make()))).toEqual([
      "absent",
      "unknown",
      "unknown",
      "unknown",
    ]);
  });

  it("are not the boxes of other standards", () => {
    expect(findCredentials(jpeg(OTHER_BOX), true).credentials).toBe("absent");
    expect(findCredentials(jpeg(OTHER_BOX, STORE), true).credentials).toBe("present");
    expect(findCredentials(png(OTHER_BOX), true).credentials).toBe("absent");
  });

  it("are unknown in anything else", () => {
    for (const text of ["", "GIF89a", "<svg xmlns=''/>", "<!doctype html>c2pa"])
      expect(findCredentials(new TextEncoder().encode(text), true)).toEqual({
        format: "other",
        credentials: "unknown",
      });
  });

  it("are looked for without a fault or a long wait, whatever the bytes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.uint8Array({ maxLength: 200 }),
        fc.nat(500),
        ([, make], noise, at) => {
          const bytes = make(STORE);
          bytes.set(noise.slice(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
          findCredentials(bytes, false);
        },
      ),
    );
    const startedAt = performance.now();
    findCredentials(new Uint8Array(256 * 1024).fill(0xff).fill(0xd8, 1, 2), false);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});
