import { describe, expect, it } from "vitest";
import { composeKey, isWellFormedKey, keyPrefix } from "../../src/model/api-key.ts";

const KEY = composeKey("0123456789ABCDEFGHIJabcdefghij");

describe("API keys", () => {
  it("are fsk_, 30 random characters and 6 of checksum", () => {
    expect(KEY).toMatch(/^fsk_[0-9A-Za-z]{36}$/);
    expect(isWellFormedKey(KEY)).toBe(true);
  });
  it("are refused when one character is wrong, without asking the database", () => {
    const wrong = [...KEY].map((char, i) =>
      i < 4 ? KEY : KEY.slice(0, i) + (char === "A" ? "B" : "A") + KEY.slice(i + 1),
    );
    expect(wrong.filter((key) => key !== KEY && isWellFormedKey(key))).toEqual([]);
  });
  it.each(["", "fsk_", "sk_live_abc", `${KEY}x`, KEY.slice(0, -1)])("does not take %j for a key", (text) =>
    expect(isWellFormedKey(text)).toBe(false),
  );
  it("show only their beginning", () => expect(keyPrefix(KEY)).toBe("fsk_012345"));
});
