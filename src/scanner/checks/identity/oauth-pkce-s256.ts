import { plainUrl } from "../../../model/target.ts";
import { textsOf } from "../../evidence/interfaces/interface-json.ts";
import { findSignInMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

export const oauthPkceS256 = defineCheck({
  id: "oauth-pkce-s256",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents"],
  title: "Sign-in is safe for public clients",
  why: "Agents and apps cannot keep a secret; the S256 challenge keeps a stolen code useless, and MCP clients stop where it is not offered.",
  fix: "Support PKCE with S256 and state it: code_challenge_methods_supported with S256, without plain.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc7636",
  headline: (voice) => `Assistants may refuse to connect accounts with ${voice.name}`,
  run({ documents }) {
    const metadata = findSignInMetadata(documents);
    if (!metadata) return na("The site publishes no description of a sign-in by OAuth, or none that works.");
    const url = plainUrl(metadata.document.url);
    const methods = textsOf(metadata.json.code_challenge_methods_supported);
    const received = methods.length > 0 ? methods.join(", ") : "no code_challenge_methods_supported";
    if (methods.includes("S256")) {
      return pass("Sign-in offers the S256 challenge.", seen(url, received, "Public clients can sign in safely."));
    }
    // OpenID Connect Discovery does not define the member, so many servers that support PKCE leave it out there.
    if (methods.length === 0 && metadata.isOpenId) {
      return warn(
        "The OpenID description does not say whether the S256 challenge is supported.",
        seen(url, received, "MCP clients take silence for no."),
      );
    }
    return fail(
      "Sign-in does not offer the S256 challenge.",
      seen(url, received, "A code that is intercepted can be redeemed by others."),
    );
  },
});
