import { describe, expect, it } from "vitest";
import { createDigest } from "../../src/adapters/digest.ts";
import { composeKey } from "../../src/model/api-key.ts";
import { readConfig } from "../../src/model/config.ts";
import type { Ports } from "../../src/model/ports.ts";
import { identifyCaller } from "../../src/services/identify-caller.ts";

const KEY = composeKey("0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT");

/** The service as far as a key is concerned; `asked` is what the database was asked for. */
function service() {
  const asked: string[] = [];
  const digest = createDigest("an address key");
  // What a caller's key does not need is not there.
  const ports = {
    config: readConfig({ PUBLIC_ORIGIN: "http://127.0.0.1:8787" }),
    digest,
    clock: { now: () => 0 },
    keys: {
      findByHash: async (hash: string) => {
        asked.push(hash);
        return null;
      },
    },
  } as unknown as Ports;
  const refusalOf = (credentials: { apiKey?: string; authorization?: string }): Promise<string> =>
    identifyCaller(ports, { apiKey: null, authorization: null, clientAddress: "203.0.113.1", ...credentials }).then(
      () => "none",
      (error: { code: string }) => error.code,
    );
  return { asked, digest, refusalOf };
}

describe("a key that is sent", () => {
  it("is looked for by its hash alone", async () => {
    const { asked, digest, refusalOf } = service();
    expect(await refusalOf({ apiKey: KEY })).toBe("INVALID_CREDENTIALS");
    expect(asked).toEqual([await digest.sha256(KEY)]);
  });

  it.each([
    ["a wrong checksum", { apiKey: `${KEY.slice(0, -1)}${KEY.endsWith("0") ? "1" : "0"}` }],
    ["a letter changed", { apiKey: KEY.replace("0aB", "0aC") }],
    ["a wrong length", { apiKey: `${KEY}0` }],
    ["nothing of a key", { apiKey: "password" }],
    ["nothing at all", { apiKey: "" }],
    ["a wrong checksum, as a bearer token", { authorization: `Bearer ${KEY.slice(0, -1)}!` }],
    ["no token behind Bearer", { authorization: "Bearer" }],
    ["another scheme", { authorization: `Basic ${KEY}` }],
  ])("with %s is refused before the database is asked", async (_, credentials) => {
    const { asked, refusalOf } = service();
    expect(await refusalOf(credentials)).toBe("INVALID_CREDENTIALS");
    expect(asked).toEqual([]);
  });
});
