import { describe, expect, it } from "vitest";
import { oauthProtectedResource } from "../../../../src/scanner/checks/identity/oauth-protected-resource.ts";
import { document, site } from "../../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const WELL_KNOWN = `${ORIGIN}/.well-known/oauth-protected-resource`;
const run = (json: unknown, url = WELL_KNOWN) =>
  oauthProtectedResource.run(
    site({ documents: { "oauth-protected-resource": document("oauth-protected-resource", { json, url }) } }),
  );

describe("oauth-protected-resource", () => {
  it("passes when the resource is the one whose address led here", () => {
    expect(run({ resource: ORIGIN, authorization_servers: [ORIGIN] }).status).toBe("pass");
    expect(run({ resource: `${ORIGIN}/`, authorization_servers: [ORIGIN] }).status).toBe("pass");
    expect(run({ resource: `${ORIGIN}/mcp`, authorization_servers: [ORIGIN] }, `${WELL_KNOWN}/mcp`).status).toBe(
      "pass",
    );
  });

  it("warns of an empty list of ways to send a token", () => {
    expect(run({ resource: ORIGIN, authorization_servers: [ORIGIN], bearer_methods_supported: [] }).status).toBe(
      "warn",
    );
  });

  it("fails without resource, for another resource, and without a sign-in that can be reached", () => {
    expect(run({ authorization_servers: [ORIGIN] }).status).toBe("fail");
    const other = run({ resource: `${ORIGIN}/mcp`, authorization_servers: [ORIGIN] });
    expect(other).toMatchObject({ status: "fail", evidence: [{ received: `resource ${ORIGIN}/mcp` }] });
    expect(run({ resource: ORIGIN }).status).toBe("fail");
    expect(run({ resource: ORIGIN, authorization_servers: ["http://localhost:9000"] }).status).toBe("fail");
  });

  it("does not apply without a sign-in", () => {
    const documents = { "oauth-protected-resource": document("oauth-protected-resource") };
    expect(oauthProtectedResource.run(site({ documents })).status).toBe("na");
  });

  it("is reported where a customer login exists and no description", () => {
    const documents = { "oauth-protected-resource": document("oauth-protected-resource") };
    const channels = [
      { type: "login" as const, pages: [`${ORIGIN}/`], evidence: "Log in", confidence: "high" as const },
    ];
    expect(oauthProtectedResource.run(site({ documents, channels })).status).toBe("info");
  });
});
