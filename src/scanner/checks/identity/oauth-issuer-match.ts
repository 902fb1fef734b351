import { plainUrl } from "../../../model/target.ts";
import { parseUrl, textAt, textsOf } from "../../evidence/interfaces/interface-json.ts";
import { findResourceMetadata, findSignInMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

export const oauthIssuerMatch = defineCheck({
  id: "oauth-issuer-match",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["documents", "target"],
  title: "Sign-in names itself as it is addressed",
  why: "Clients compare the issuer, letter by letter, with the address they asked; where the two differ they must stop.",
  fix: "Set issuer to exactly the address under which the document is found, and list the same text in authorization_servers of the protected resource.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc8414#section-3.3",
  headline: (voice) => `Careful clients refuse to sign in at ${voice.name}`,
  run({ documents, target }) {
    const metadata = findSignInMetadata(documents);
    if (!metadata) return na("The site publishes no description of a sign-in by OAuth, or none that works.");
    const issuer = textAt(metadata.json, "issuer");
    const url = plainUrl(metadata.document.url);
    const expected = parseUrl(metadata.document.url)?.origin ?? "";
    if (issuer === "") {
      return fail(
        "The sign-in description names no issuer.",
        seen(url, "no issuer", "Clients have nothing to compare."),
      );
    }
    const resource = findResourceMetadata(documents);
    const servers = resource ? textsOf(resource.json.authorization_servers) : [];
    if (resource && servers.length > 0 && !servers.includes(issuer)) {
      return fail(
        `The protected resource sends clients to another sign-in than the one found at ${expected}.`,
        seen(plainUrl(resource.document.url), servers.join(", "), `The sign-in here calls itself ${issuer}.`),
      );
    }
    // Asked for and answered address differ after a redirect to "www."; the issuer may name either.
    const origins = [expected, target.origin];
    if (origins.includes(issuer)) {
      return pass(
        `The sign-in calls itself ${issuer}, as it is addressed.`,
        seen(url, issuer, "Both texts are the same."),
      );
    }
    const item = seen(url, issuer, `It was found under ${expected}.`);
    if (origins.includes(issuer.replace(/\/$/, ""))) {
      return warn("The sign-in calls itself with a slash at the end; strict clients refuse that.", item);
    }
    return fail(`The sign-in calls itself ${issuer} and was found under ${expected}.`, item);
  },
});
