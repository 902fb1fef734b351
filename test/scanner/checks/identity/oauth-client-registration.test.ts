import { describe, expect, it } from "vitest";
import { oauthClientRegistration } from "../../../../src/scanner/checks/identity/oauth-client-registration.ts";
import { document, site } from "../../../fixtures/site.ts";

const run = (json: unknown) =>
  oauthClientRegistration.run(
    site({ documents: { "oauth-authorization-server": document("oauth-authorization-server", { json }) } }),
  );

describe("oauth-client-registration", () => {
  it("passes with metadata documents of clients or an address to register at", () => {
    expect(run({ client_id_metadata_document_supported: true }).status).toBe("pass");
    expect(run({ registration_endpoint: "https://example-clinic.com/register" }).status).toBe("pass");
  });

  it("fails an address that nobody can reach", () => {
    expect(run({ registration_endpoint: "http://localhost/register" }).status).toBe("fail");
  });

  it("reports absence without a score, since registration is optional", () => {
    expect(run({ issuer: "https://example-clinic.com" }).status).toBe("info");
  });

  it("does not apply without metadata", () => {
    expect(oauthClientRegistration.run(site()).status).toBe("na");
  });
});
