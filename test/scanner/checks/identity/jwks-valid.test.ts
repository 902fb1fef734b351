import { describe, expect, it } from "vitest";
import { jwksValid } from "../../../../src/scanner/checks/identity/jwks-valid.ts";
import { declaredCall } from "../../../fixtures/live.ts";
import { document, site } from "../../../fixtures/site.ts";

const RSA = { kty: "RSA", kid: "r1", e: "AQAB", n: "a".repeat(342) };
const EC = { kty: "EC", kid: "e1", crv: "P-256", x: "x", y: "y" };
const run = (...keys: object[]) => jwksValid.run(site({ documents: { jwks: document("jwks", { json: { keys } }) } }));

describe("jwks-valid", () => {
  it("passes public keys of sufficient size", () => {
    expect(run(RSA, EC, { kty: "OKP", kid: "o1", crv: "Ed25519", x: "x" })).toMatchObject({
      status: "pass",
      situation: "3 public keys are published and sound.",
    });
  });

  it("warns when one of several keys has no id, and not when there is one key", () => {
    const nameless = { ...EC, kid: undefined };
    expect(run(RSA, nameless).status).toBe("warn");
    expect(run(nameless).status).toBe("pass");
  });

  it.each([
    ["a small RSA key", { ...RSA, n: "a".repeat(171) }, "fewer than 2048 bits"],
    ["a private key", { ...RSA, d: "SECRET-PART" }, "private or secret members"],
    ["a symmetric key", { kty: "oct", k: "SECRET-PART" }, "symmetric key"],
    ["an unknown type", { kty: "XYZ" }, "type of the key"],
    ["an unknown curve", { ...EC, crv: "P-1" }, "curve"],
  ])("fails %s without repeating the key", (_what, key, meaning) => {
    const verdict = run(key);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence.some((item) => item.meaning.includes(meaning))).toBe(true);
    expect(JSON.stringify(verdict)).not.toContain("SECRET-PART");
  });

  it("fails an empty set and two keys with one id", () => {
    expect(run().status).toBe("fail");
    expect(run(RSA, { ...EC, kid: "r1" }).status).toBe("fail");
  });

  it("does not apply where no set was found", () => {
    expect(jwksValid.run(site()).status).toBe("na");
  });

  it("judges keys on a sister host, which the walk to the sign-in read", () => {
    const url = "https://auth.example-clinic.com/jwks";
    const call = declaredCall({
      kind: "oauth",
      name: "signing keys",
      url,
      json: { keys: [{ ...RSA, d: "SECRET-PART" }] },
    });
    const verdict = jwksValid.run(site({ live: { calls: [call], mcpServers: [] } }));
    expect(verdict).toMatchObject({ status: "fail", evidence: [{ url }] });
    const sound = { ...call, json: { keys: [RSA] } };
    expect(jwksValid.run(site({ live: { calls: [sound], mcpServers: [] } })).status).toBe("pass");
  });
});
