import { describe, expect, it } from "vitest";
import { oauthAsMetadata } from "../../../../src/scanner/checks/identity/oauth-as-metadata.ts";
import { document, page, site } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const METADATA = {
  issuer: ORIGIN,
  authorization_endpoint: `${ORIGIN}/authorize`,
  token_endpoint: `${ORIGIN}/token`,
  jwks_uri: `${ORIGIN}/jwks.json`,
  response_types_supported: ["code"],
  grant_types_supported: ["authorization_code", "refresh_token"],
};
const run = (json: unknown, id = "oauth-authorization-server") =>
  oauthAsMetadata.run(site({ documents: { [id]: document(id, { json }) } }));

describe("oauth-as-metadata", () => {
  it("passes complete metadata", () => {
    expect(run(METADATA)).toMatchObject({
      status: "pass",
      situation: `Sign-in for software is described by ${ORIGIN} for authorization_code and refresh_token.`,
    });
  });

  it("asks for no authorization endpoint where only machines get tokens", () => {
    const machines = { ...METADATA, authorization_endpoint: undefined, grant_types_supported: ["client_credentials"] };
    expect(run(machines).status).toBe("pass");
  });

  it("warns of members that clients rely on", () => {
    expect(run({ ...METADATA, jwks_uri: undefined })).toMatchObject({
      status: "warn",
      evidence: [{ received: "no jwks_uri" }],
    });
  });

  it("fails without a required member or with an address that is not https", () => {
    expect(run({ ...METADATA, token_endpoint: undefined }).status).toBe("fail");
    expect(run({ ...METADATA, authorization_endpoint: undefined }).status).toBe("fail");
    expect(run({ ...METADATA, token_endpoint: "http://example-clinic.com/token" }).status).toBe("fail");
  });

  it("asks of an OpenID document what OpenID requires", () => {
    expect(run(METADATA, "openid-configuration").status).toBe("fail");
    const openId = {
      ...METADATA,
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
    expect(run(openId, "openid-configuration").status).toBe("pass");
  });

  it("does not apply without a sign-in, and is reported where one has no description", () => {
    const documents = { "oauth-authorization-server": document("oauth-authorization-server") };
    expect(oauthAsMetadata.run(site({ documents })).status).toBe("na");
    expect(oauthAsMetadata.run(site({ documents, pages: [page(), page({ kind: "login" })] })).status).toBe("info");
  });
});
