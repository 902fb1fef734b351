import { describe, expect, it } from "vitest";
import { rememberKeys } from "../../src/adapters/storage/remember-keys.ts";
import type { KeyRecord, KeyStore } from "../../src/model/key-ports.ts";

function countingStore() {
  let looks = 0;
  let now = 1_000_000;
  const store = {
    findByHash: async (hash: string) => {
      looks += 1;
      return hash.startsWith("known") ? ({ id: hash } as KeyRecord) : null;
    },
    revoke: async () => undefined,
  } as unknown as KeyStore;
  const keys = rememberKeys(store, () => now);
  return { keys, looks: () => looks, pass: (ms: number) => (now += ms) };
}

describe("keys looked up", () => {
  it("are looked up once in five seconds, known or not", async () => {
    const { keys, looks, pass } = countingStore();
    for (const hash of ["known", "known", "unknown", "unknown"]) await keys.findByHash(hash);
    expect(looks()).toBe(2);
    pass(5_000);
    await keys.findByHash("known");
    expect(looks()).toBe(3);
  });

  it("are forgotten at once when one is changed here", async () => {
    const { keys, looks } = countingStore();
    await keys.findByHash("known");
    await keys.revoke("user:a", "key_a", 1);
    await keys.findByHash("known");
    expect(looks()).toBe(2);
  });

  it("take a bounded place, the oldest giving way", async () => {
    const { keys, looks } = countingStore();
    for (let i = 0; i <= 5_000; i++) await keys.findByHash(`unknown-${i}`);
    await keys.findByHash("unknown-5000");
    expect(looks()).toBe(5_001);
    await keys.findByHash("unknown-0");
    expect(looks()).toBe(5_002);
  });
});
