import { describe, expect, it } from "vitest";
import { apiKeySelfserve } from "../../../../src/scanner/checks/identity/api-key-selfserve.ts";
import { authMd } from "../../../../src/scanner/checks/identity/auth-md.ts";
import { loginAutomationPath } from "../../../../src/scanner/checks/identity/login-automation-path.ts";
import { anchor, document, field, form, page, profile, site, text } from "../../../fixtures/site.ts";

const saas = profile({ siteType: { value: "saas-api" } });

describe("reported rows on identity", () => {
  it.each([apiKeySelfserve, authMd, loginAutomationPath].map((row) => [row.id, row] as const))(
    "%s does not apply to a clinic without sign-in, and carries no weight",
    (_id, row) => {
      expect(row.run(site()).status).toBe("na");
      expect(row.counts).toEqual([]);
    },
  );

  it.each([
    ["Create an API key in your dashboard.", "The home page speaks of keys."],
    ["Den API-Schlüssel erzeugen Sie im Konto.", "The home page speaks of keys."],
    ["Contact sales to get an API key.", "A key is mentioned only together with a request to get in touch."],
    ["We make software.", "How to get a key is not said on the one page read."],
  ])("api-key-selfserve reads “%s”", (sentence, situation) => {
    const verdict = apiKeySelfserve.run(site({ profile: saas, pages: [page({ blocks: [text(sentence)] })] }));
    expect(verdict).toMatchObject({ status: "info", situation });
  });

  it("auth-md names what the instructions lack", () => {
    const run = (content: string, json: unknown = {}) =>
      authMd.run(
        site({
          documents: {
            "auth-md": document("auth-md", { text: content }),
            "oauth-authorization-server": document("oauth-authorization-server", { json }),
          },
        }),
      ).situation;
    expect(
      run("# auth.md for agents\nRegister with a POST.", {
        agent_auth: { register_uri: "https://example-clinic.com/r" },
      }),
    ).toBe("Agents find sign-up instructions and the address to register at.");
    expect(run("# Welcome")).toContain("its first heading does not name auth.md");
  });

  it("login-automation-path names ways beside the password", () => {
    const fields = [field({ type: "password", autocomplete: "current-password webauthn" })];
    const login = page({
      kind: "login",
      forms: [form({ fields })],
      anchors: [anchor("https://example-clinic.com/go", "Continue with Google")],
    });
    expect(loginAutomationPath.run(site({ pages: [login] })).situation).toBe(
      "Besides a password the site offers passkeys and sign-in through a provider.",
    );
  });

  it("login-automation-path takes a link to a profile for no sign-in", () => {
    const fields = [field({ type: "password" })];
    const anchors = [
      anchor("https://facebook.com/clinic", "Facebook"),
      anchor("https://facebook.com/c", "Facebook page", { region: "footer" }),
    ];
    const signIn = page({ kind: "login", forms: [form({ fields })], anchors });
    const verdict = loginAutomationPath.run(site({ pages: [signIn] }));
    expect(verdict.situation).toBe(
      "A password is asked for on the home page; no passkey and no sign-in through a provider was seen.",
    );
    const plans = page({
      url: "https://example-clinic.com/pricing",
      blocks: [text("All plans include two-factor sign-in.")],
    });
    expect(loginAutomationPath.run(site({ pages: [signIn, plans] })).situation).toContain(
      "and /pricing tells of a second factor",
    );
  });

  it("login-automation-path says when the form itself was not read", () => {
    expect(loginAutomationPath.run(site({ pages: [page(), page({ kind: "login" })] })).situation).toContain(
      "not on the pages read",
    );
  });
});
