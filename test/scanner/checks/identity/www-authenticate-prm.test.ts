import { describe, expect, it } from "vitest";
import { wwwAuthenticatePrm } from "../../../../src/scanner/checks/identity/www-authenticate-prm.ts";
import { declaredCall, mcpServer, rpc } from "../../../fixtures/live.ts";
import { document, site } from "../../../fixtures/site.ts";

const METADATA = "https://example-clinic.com/.well-known/oauth-protected-resource";
const withServer = (wwwAuthenticate: string) => {
  const refused = rpc({ status: 401, rpc: "none", wwwAuthenticate });
  return site({ live: { calls: [], mcpServers: [mcpServer({ discover: refused, initialize: refused })] } });
};
const withApi = (wwwAuthenticate: string, hasMetadata: boolean) => {
  const call = declaredCall({ kind: "openapi", name: "GET /slots", status: 401, wwwAuthenticate });
  const documents = hasMetadata
    ? { "oauth-protected-resource": document("oauth-protected-resource", { json: { resource: "x" } }) }
    : {};
  return site({ documents, live: { calls: [call], mcpServers: [] } });
};

describe("www-authenticate-prm", () => {
  it("passes a refusal that names the metadata", () => {
    const field = `Bearer error="invalid_token", resource_metadata="${METADATA}"`;
    expect(wwwAuthenticatePrm.run(withServer(field))).toMatchObject({ status: "pass" });
    expect(wwwAuthenticatePrm.run(withApi(field, true)).status).toBe("pass");
  });

  it("fails a refusal without the field, or without the address in it", () => {
    const verdict = wwwAuthenticatePrm.run(withServer(""));
    expect(verdict).toMatchObject({ status: "fail", evidence: [{ received: "401, WWW-Authenticate not sent" }] });
    expect(wwwAuthenticatePrm.run(withServer('Bearer realm="mcp"')).status).toBe("fail");
  });

  it("warns where the metadata at least stands at its usual address", () => {
    expect(wwwAuthenticatePrm.run(withApi("Bearer", true)).status).toBe("warn");
  });

  it("leaves APIs alone that take keys and speak of no sign-in", () => {
    expect(wwwAuthenticatePrm.run(withApi("", false)).status).toBe("na");
  });

  it("does not apply where nothing was refused", () => {
    expect(wwwAuthenticatePrm.run(site()).status).toBe("na");
    expect(wwwAuthenticatePrm.run(site({ live: { calls: [], mcpServers: [mcpServer()] } })).status).toBe("na");
  });
});
