import { describe, expect, it } from "vitest";
import { hmac } from "../../src/adapters/hmac.ts";
import { toHex } from "../../src/model/webhook-secret.ts";

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));

describe("HMAC-SHA256", () => {
  // RFC 4231, test cases 1, 2, 3 and 6 as far as they are text.
  it.each([
    ["0b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [
      Buffer.from("Jefe").toString("hex"),
      "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "aa".repeat(131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("gives the published value for the key %.12s…", async (key, text, expected) => {
    expect(toHex(await hmac(bytes(key), text))).toBe(expected);
  });

  it("signs the UTF-8 bytes of a text", async () => {
    const node = await import("node:crypto");
    const expected = node.createHmac("sha256", "k").update("näif 例え", "utf8").digest("hex");
    expect(toHex(await hmac(new TextEncoder().encode("k"), "näif 例え"))).toBe(expected);
  });

  it("takes a view of a longer buffer for what it shows", async () => {
    const view = new Uint8Array([9, ...new TextEncoder().encode("k"), 9]).subarray(1, 2);
    expect(await hmac(view, "a")).toEqual(await hmac(new TextEncoder().encode("k"), "a"));
  });
});
