import fc from "fast-check";
import { expect, it } from "vitest";
import { isSameSecret } from "../../src/model/same-secret.ts";

it("says of two texts whether they are the same", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => isSameSecret(a, b) === (a === b) && isSameSecret(a, a)));
  for (const [given, known] of [
    ["", "a"],
    ["a", ""],
    ["abc", "abd"],
    ["bbc", "abc"],
    ["abc", "abcd"],
    ["\u0100", "\u0000"],
  ] as const)
    expect(isSameSecret(given, known)).toBe(false);
  expect(isSameSecret("", "")).toBe(true);
});

it("looks at every character, wherever the first difference stands", () => {
  let looked = 0;
  const watched = (text: string): string =>
    Object.assign(Object(text), { charCodeAt: (at: number) => ((looked += 1), text.charCodeAt(at)) }) as string;
  expect(isSameSecret(watched("xbcdef"), "abcdef")).toBe(false);
  expect(looked).toBe(6);
});
