import { countOf, listOf } from "../../../model/words.ts";
import { type Json, isHttps, parseUrl, textAt, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { hasSignIn } from "../../evidence/interfaces/interface-surface.ts";
import { defineCheck } from "../define-check.ts";
import { type Defect, gradeDocument, judgeDeclaredJson } from "../judge-declared.ts";

const WELL_KNOWN = "/.well-known/oauth-protected-resource";

export const oauthProtectedResource = defineCheck({
  id: "oauth-protected-resource",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents", "pages", "channels", "target"],
  title: "Protected interface says where to sign in",
  why: "An agent that is refused reads this document to learn which sign-in the interface trusts; MCP requires it.",
  fix: "Serve /.well-known/oauth-protected-resource with resource equal to the address it describes, authorization_servers, scopes_supported and bearer_methods_supported.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9728",
  headline: (voice) => `Agents that ${voice.name} refuses do not learn where to sign in`,
  run(evidence) {
    const wanted = {
      ids: ["oauth-protected-resource"],
      name: "a description of an interface protected by OAuth",
      isOfUse: hasSignIn(evidence),
    };
    return judgeDeclaredJson(evidence.documents, wanted, (json, document) => {
      const servers = textsOf(json.authorization_servers);
      return gradeDocument(document, {
        errors: findErrors(json, servers, [resourceOf(document.url), evidence.target.origin]),
        warnings: findWarnings(json),
        good: {
          situation: `The interface ${textAt(json, "resource")} names ${listOf(servers)} for sign-in.`,
          received: `resource ${textAt(json, "resource")}, authorization_servers ${servers.join(", ")}`,
        },
        bad: (defects) => `The description of the protected interface has ${countOf(defects, "defect")}.`,
      });
    });
  },
});

function findErrors(json: Json, servers: readonly string[], expected: readonly string[]): Defect[] {
  const errors: Defect[] = [];
  const resource = textAt(json, "resource");
  if (resource === "") errors.push({ received: "no resource", meaning: "The standard requires this member." });
  // RFC 9728 section 3.3: a client must not use the document unless both are identical.
  else if (!expected.includes(resource.replace(/\/$/, ""))) {
    errors.push({
      received: `resource ${resource}`,
      meaning: `A document found here may only describe ${expected[0]}.`,
    });
  }
  if (servers.length === 0) {
    errors.push({ received: "no authorization_servers", meaning: "Clients do not learn where to sign in." });
  }
  const bad = servers.filter((server) => !isHttps(server));
  return [...errors, ...bad.map((received) => ({ received, meaning: "A sign-in needs a public https address." }))];
}

/** The identifier from which the address of the document was made (RFC 9728 section 3.1). */
function resourceOf(url: string): string {
  const { origin, pathname } = parseUrl(url) ?? { origin: "", pathname: "" };
  const path = pathname.startsWith(WELL_KNOWN) ? pathname.slice(WELL_KNOWN.length) : "";
  return `${origin}${path}`.replace(/\/$/, "");
}

function findWarnings(json: Json): Defect[] {
  const methods = json.bearer_methods_supported;
  // RFC 9728 section 2: leaving the member out says nothing, an empty list says that no way is supported.
  return Array.isArray(methods) && methods.length === 0
    ? [{ received: "bearer_methods_supported []", meaning: "An empty list says that no token is accepted in any way." }]
    : [];
}
