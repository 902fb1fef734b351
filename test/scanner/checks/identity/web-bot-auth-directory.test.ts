import { describe, expect, it } from "vitest";
import { webBotAuthDirectory } from "../../../../src/scanner/checks/identity/web-bot-auth-directory.ts";
import { document, profile, site } from "../../../fixtures/site.ts";

const ID = "http-message-signatures-directory";
const KEY = { kty: "OKP", crv: "Ed25519", kid: "thumb", x: "x" };
const signed = { signature: "sig1=:a:", "signature-input": 'sig1=("@authority");created=1' };
const run = (
  json: unknown,
  headers: Record<string, string> = signed,
  contentType = "application/http-message-signatures-directory+json",
) => webBotAuthDirectory.run(site({ documents: { [ID]: document(ID, { json, headers, contentType }) } }));

describe("web-bot-auth-directory", () => {
  it("passes a signed directory of Ed25519 keys", () => {
    expect(run({ keys: [KEY] }).status).toBe("pass");
  });

  it("warns without a signature, with another media type, or with other keys", () => {
    expect(run({ keys: [KEY] }, {}).status).toBe("warn");
    expect(run({ keys: [KEY] }, signed, "application/json").status).toBe("warn");
    expect(run({ keys: [{ kty: "EC", crv: "P-256", x: "x", y: "y", kid: "e" }] }).status).toBe("warn");
  });

  it("fails an empty directory and one that publishes a private key", () => {
    expect(run({ keys: [] }).status).toBe("fail");
    expect(run({ keys: [{ ...KEY, d: "PRIVATE" }] }).status).toBe("fail");
  });

  it("does not apply where there is none, whatever the kind of site", () => {
    const documents = { [ID]: document(ID) };
    expect(
      webBotAuthDirectory.run(site({ documents, profile: profile({ siteType: { value: "saas-api" } }) })).status,
    ).toBe("na");
  });
});
