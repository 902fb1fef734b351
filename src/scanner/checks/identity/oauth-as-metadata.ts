import { listOf, countOf } from "../../../model/words.ts";
import { type Json, isHttps, missingOf, textAt, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { hasSignIn } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

const ENDPOINTS = [
  "authorization_endpoint",
  "token_endpoint",
  "jwks_uri",
  "registration_endpoint",
  "revocation_endpoint",
];
/** RFC 8414 section 2 requires these, OpenID Connect Discovery section 3 the further ones. */
const REQUIRED = ["issuer", "token_endpoint", "response_types_supported"];
const OPENID_REQUIRED = ["jwks_uri", "subject_types_supported", "id_token_signing_alg_values_supported"];
const EXPECTED = ["jwks_uri", "grant_types_supported"];

export const oauthAsMetadata = defineCheck({
  id: "oauth-as-metadata",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents", "pages", "channels"],
  title: "Sign-in for software is described completely",
  why: "An agent that acts for a customer learns from this document where to ask for permission and where to get its token.",
  fix: "Serve /.well-known/oauth-authorization-server with issuer, authorization_endpoint, token_endpoint, jwks_uri, response_types_supported and grant_types_supported, all addresses with https.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc8414",
  headline: (voice) => `Agents that ${voice.people} send may fail to sign in at ${voice.name}`,
  run(evidence) {
    const ids = ["oauth-authorization-server", "openid-configuration"];
    const wanted = { ids, name: "a sign-in description", isOfUse: hasSignIn(evidence) };
    return judgeDeclaredJson(evidence.documents, wanted, (json, document) => {
      const grants = textsOf(json.grant_types_supported);
      return gradeDocument(document, {
        errors: findErrors(json, document.id === "openid-configuration"),
        warnings: findWarnings(json, document.id === "openid-configuration"),
        good: {
          situation: `Sign-in for software is described by ${textAt(json, "issuer")} for ${listOf(grants)}.`,
          received: `issuer ${textAt(json, "issuer")}, token_endpoint ${textAt(json, "token_endpoint")}`,
        },
        bad: (defects) => `The description of sign-in for software has ${countOf(defects, "defect")}.`,
      });
    });
  },
});

function findErrors(json: Json, isOpenId: boolean): Defect[] {
  const missing = missingOf(json, isOpenId ? [...REQUIRED, ...OPENID_REQUIRED] : REQUIRED);
  // RFC 8414 section 2: required unless no grant type uses it.
  if (textAt(json, "authorization_endpoint") === "" && usesAuthorization(json)) missing.push("authorization_endpoint");
  const errors: Defect[] = missing.map((name) => ({
    received: `no ${name}`,
    meaning: "The standard requires this member.",
  }));
  const addresses = ["issuer", ...ENDPOINTS].filter(
    (name) => textAt(json, name) !== "" && !isHttps(textAt(json, name)),
  );
  return [
    ...errors,
    ...addresses.map((name) => ({
      received: `${name} ${textAt(json, name)}`,
      meaning: "This must be a public https address.",
    })),
  ];
}

function usesAuthorization(json: Json): boolean {
  if (!Array.isArray(json.grant_types_supported)) return true;
  const grants = textsOf(json.grant_types_supported);
  return grants.includes("authorization_code") || grants.includes("implicit");
}

function findWarnings(json: Json, isOpenId: boolean): Defect[] {
  const missing = missingOf(json, EXPECTED).filter((name) => !(isOpenId && OPENID_REQUIRED.includes(name)));
  return missing.map((name) => ({
    received: `no ${name}`,
    meaning: "Optional in the standard; several clients rely on it.",
  }));
}
