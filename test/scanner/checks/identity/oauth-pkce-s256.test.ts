import { describe, expect, it } from "vitest";
import { oauthPkceS256 } from "../../../../src/scanner/checks/identity/oauth-pkce-s256.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (methods: unknown, id = "oauth-authorization-server") =>
  oauthPkceS256.run(
    site({ documents: { [id]: document(id, { json: { code_challenge_methods_supported: methods } }) } }),
  );

describe("oauth-pkce-s256", () => {
  it("passes with S256", () => {
    expect(run(["plain", "S256"]).status).toBe("pass");
  });

  it("fails with plain alone or with nothing", () => {
    expect(run(["plain"])).toMatchObject({ status: "fail", evidence: [{ received: "plain" }] });
    expect(run(undefined).status).toBe("fail");
  });

  it("only warns of an OpenID document that is silent", () => {
    expect(run(undefined, "openid-configuration").status).toBe("warn");
    expect(run(["plain"], "openid-configuration").status).toBe("fail");
  });

  it("does not apply without metadata", () => {
    expect(oauthPkceS256.run(site()).status).toBe("na");
  });
});
