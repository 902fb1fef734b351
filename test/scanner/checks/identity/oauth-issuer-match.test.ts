import { describe, expect, it } from "vitest";
import { oauthIssuerMatch } from "../../../../src/scanner/checks/identity/oauth-issuer-match.ts";
import { document, site } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const run = (issuer: unknown, authorizationServers?: string[]) =>
  oauthIssuerMatch.run(
    site({
      documents: {
        "oauth-authorization-server": document("oauth-authorization-server", { json: { issuer } }),
        ...(authorizationServers && {
          "oauth-protected-resource": document("oauth-protected-resource", {
            json: { authorization_servers: authorizationServers },
          }),
        }),
      },
    }),
  );

describe("oauth-issuer-match", () => {
  it("passes when the issuer is the address it was found under and the resource names it", () => {
    expect(run(ORIGIN, [ORIGIN, "https://other.example"]).status).toBe("pass");
  });

  it("accepts the address that was asked for when the answer came from www", () => {
    const url = "https://www.example-clinic.com/.well-known/oauth-authorization-server";
    const documents = {
      "oauth-authorization-server": document("oauth-authorization-server", { json: { issuer: ORIGIN }, url }),
    };
    expect(oauthIssuerMatch.run(site({ documents })).status).toBe("pass");
  });

  it("warns of a slash at the end, which strict clients refuse", () => {
    expect(run(`${ORIGIN}/`).status).toBe("warn");
  });

  it("fails another issuer, none, and a resource that names another one", () => {
    const other = run("https://id.example");
    expect(other).toMatchObject({ status: "fail", evidence: [{ received: "https://id.example" }] });
    expect(run(undefined).status).toBe("fail");
    expect(run(ORIGIN, ["https://id.example"]).status).toBe("fail");
  });

  it("does not apply without metadata", () => {
    expect(oauthIssuerMatch.run(site()).status).toBe("na");
  });
});
