import { plainUrl } from "../../../model/target.ts";
import { isHttps, textAt } from "../../evidence/interfaces/interface-json.ts";
import { findSignInMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import { defineCheck, fail, info, na, pass, seen } from "../define-check.ts";

/** Registration is optional, so its absence is reported and not scored; an address that cannot work fails. */
export const oauthClientRegistration = defineCheck({
  id: "oauth-client-registration",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents"],
  title: "New agents can introduce themselves",
  why: "Without a way to register by itself, each assistant needs a person at the business to create its client first.",
  fix: "Accept Client ID Metadata Documents (client_id_metadata_document_supported) or offer a registration_endpoint.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc7591",
  headline: (voice) => `Each assistant needs a person at ${voice.name} before it may connect`,
  run({ documents }) {
    const metadata = findSignInMetadata(documents);
    if (!metadata) return na("The site publishes no description of a sign-in by OAuth, or none that works.");
    const url = plainUrl(metadata.document.url);
    const endpoint = textAt(metadata.json, "registration_endpoint");
    if (metadata.json.client_id_metadata_document_supported === true) {
      return pass(
        "Agents introduce themselves by the address of their own document.",
        seen(url, "client_id_metadata_document_supported true", "No registration is needed."),
      );
    }
    if (endpoint === "") {
      return info(
        "The sign-in description offers no way for new agents to register.",
        seen(url, "no registration_endpoint", "Clients have to be created by hand."),
      );
    }
    if (!isHttps(endpoint)) {
      return fail(
        "The address to register at cannot be reached.",
        seen(url, endpoint, "This must be a public https address."),
      );
    }
    return pass("Agents can register by themselves.", seen(url, endpoint, "Address to register at."));
  },
});
