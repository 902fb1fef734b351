import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

afterEach(() => vi.restoreAllMocks());

function digestAt() {
  const clock = { ms: 1_000_000 };
  const hashes = vi.spyOn(crypto.subtle, "digest");
  return { clock, hashes, digest: createDigest("an address key", null, () => clock.ms) };
}

describe("the hash of an API key", () => {
  it("is its SHA-256, and that of each key its own", async () => {
    const { digest } = digestAt();
    for (const key of ["fs_one", "fs_two", "fs_one"]) expect(await digest.key(key)).toBe(sha256(key));
  });

  it("is worked out once in five seconds", async () => {
    const { digest, hashes, clock } = digestAt();
    await digest.key("fs_one");
    clock.ms += 4_999;
    await digest.key("fs_one");
    expect(hashes).toHaveBeenCalledTimes(1);
    clock.ms += 1;
    expect(await digest.key("fs_one")).toBe(sha256("fs_one"));
    expect(hashes).toHaveBeenCalledTimes(2);
  });

  it("is not kept for more keys than a thousand, however many are tried", async () => {
    const { digest, hashes } = digestAt();
    for (let n = 0; n <= 1_000; n++) await digest.key(`fs_${n}`);
    hashes.mockClear();
    await digest.key("fs_1000");
    expect(hashes).not.toHaveBeenCalled();
    await digest.key("fs_0");
    expect(hashes).toHaveBeenCalledTimes(1);
  });
});

it("hashes what is no key each time it is asked", async () => {
  const { digest, hashes } = digestAt();
  await digest.sha256("text");
  expect(await digest.sha256("text")).toBe(sha256("text"));
  expect(hashes).toHaveBeenCalledTimes(2);
});
