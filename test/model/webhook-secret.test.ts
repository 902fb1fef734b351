import { describe, expect, it } from "vitest";
import { isValidSecret, makeSecret, standardKeyOf } from "../../src/model/webhook-secret.ts";

const base64 = (bytes: number): string => Buffer.alloc(bytes, 7).toString("base64");

describe("a webhook secret", () => {
  it.each([
    [`whsec_${base64(24)}`, true],
    [`whsec_${base64(64)}`, true],
    [`whsec_${base64(23)}`, false],
    [`whsec_${base64(65)}`, false],
    [`whsec_${base64(32).replace("=", "")}`, false],
    [`whsec_${"-_".repeat(16)}`, false],
    ["whsec_", false],
    ["x".repeat(15), false],
    ["x".repeat(16), true],
    ["x".repeat(256), true],
    ["x".repeat(257), false],
    [`${"x".repeat(16)}\ud800`, false],
    ["", false],
  ])("%j is taken: %j", (secret, isValid) => {
    expect(isValidSecret(secret)).toBe(isValid);
  });

  it("of our own making is one that we would take", () => {
    const secret = makeSecret((length) => "k".repeat(length));
    expect(isValidSecret(secret)).toBe(true);
    expect(standardKeyOf(secret)).toHaveLength(48);
  });
});
