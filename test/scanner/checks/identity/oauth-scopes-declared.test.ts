import { describe, expect, it } from "vitest";
import { oauthScopesDeclared } from "../../../../src/scanner/checks/identity/oauth-scopes-declared.ts";
import { document, site } from "../../../fixtures/site.ts";

const metadata = (json: unknown) => ({
  "oauth-authorization-server": document("oauth-authorization-server", { json }),
});

describe("oauth-scopes-declared", () => {
  it("passes with named permissions and counts those that the API description explains", () => {
    const flows = { authorizationCode: { scopes: { "slots:read": "Read free slots" } } };
    const json = { openapi: "3.1.0", components: { securitySchemes: { oauth: { type: "oauth2", flows } } } };
    const documents = {
      ...metadata({ scopes_supported: ["openid", "slots:read", "slots:write"] }),
      openapi: document("openapi", { json }),
    };
    expect(oauthScopesDeclared.run(site({ documents }))).toMatchObject({
      status: "pass",
      situation: "The sign-in description names 3 permissions, 1 of 2 own ones described.",
    });
  });

  it("takes permissions from the protected resource too", () => {
    const prm = {
      "oauth-protected-resource": document("oauth-protected-resource", { json: { scopes_supported: ["slots:read"] } }),
    };
    expect(oauthScopesDeclared.run(site({ documents: { ...metadata({ issuer: "x" }), ...prm } })).status).toBe("pass");
    expect(oauthScopesDeclared.run(site({ documents: prm })).status).toBe("pass");
  });

  it("warns when none is named", () => {
    expect(oauthScopesDeclared.run(site({ documents: metadata({ scopes_supported: [] }) })).status).toBe("warn");
  });

  it("does not apply without metadata", () => {
    expect(oauthScopesDeclared.run(site()).status).toBe("na");
  });
});
