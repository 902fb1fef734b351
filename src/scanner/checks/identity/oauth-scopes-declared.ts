import { countOf, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { asObject, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { findResourceMetadata, findSignInMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { defineCheck, na, pass, seen, warn } from "../define-check.ts";

/** Scopes that OpenID Connect defines; they say who somebody is, not what an agent may do. */
const OPENID_SCOPES = ["openid", "profile", "email", "address", "phone", "offline_access"];

export const oauthScopesDeclared = defineCheck({
  id: "oauth-scopes-declared",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "Permissions can be asked for one by one",
  why: "An agent that knows the names of the permissions asks for the least it needs; otherwise it asks for everything or nothing.",
  fix: "List the permissions under scopes_supported, in the sign-in description and that of the protected resource, and describe them in the API description.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc8414#section-2",
  headline: (voice) => `Agents at ${voice.name} can only ask for everything or nothing`,
  run({ documents }) {
    const metadata = findSignInMetadata(documents) ?? findResourceMetadata(documents);
    if (!metadata) return na("The site publishes no description of a sign-in by OAuth, or none that works.");
    const url = plainUrl(metadata.document.url);
    const scopes = [
      ...new Set([
        ...textsOf(metadata.json.scopes_supported),
        ...textsOf(findResourceMetadata(documents)?.json.scopes_supported),
      ]),
    ];
    if (scopes.length === 0) {
      return warn(
        "The sign-in description names no permissions.",
        seen(url, "no scopes_supported", "Agents cannot ask for less than all."),
      );
    }
    const own = scopes.filter((scope) => !OPENID_SCOPES.includes(scope));
    const described = own.filter((scope) => describedScopes(documents).has(scope));
    const detail = own.length > 0 ? `, ${described.length} of ${own.length} own ones described` : "";
    return pass(
      `The sign-in description names ${countOf(scopes.length, "permission")}${detail}.`,
      seen(url, listOf(scopes, 8), "Permissions that agents can ask for."),
    );
  },
});

/** Scopes with a text in the OAuth flows of the API description. */
function describedScopes(documents: SiteEvidence["documents"]): Set<string> {
  const components = asObject(asObject(documents.openapi?.json)?.components);
  const schemes = Object.values(asObject(components?.securitySchemes) ?? {});
  const flows = schemes.flatMap((scheme) => Object.values(asObject(asObject(scheme)?.flows) ?? {}));
  const scopes = flows.flatMap((flow) => Object.entries(asObject(asObject(flow)?.scopes) ?? {}));
  return new Set(scopes.filter(([, text]) => typeof text === "string" && text !== "").map(([name]) => name));
}
