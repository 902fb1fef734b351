import { defineCheck, fail, pass, seen, unable } from "../define-check.ts";

export const signedRequestTolerance = defineCheck({
  id: "signed-request-tolerance",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["signing", "home", "target"],
  title: "Signed requests are let in",
  why: "Assistants begin to sign their requests, so that sites can tell them from impostors. Some protections refuse headers that they do not know.",
  fix: "Let requests with the headers Signature, Signature-Input and Signature-Agent pass the firewall; verify the signature, or ignore it.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9421",
  headline: ({ name }) => `${name} turns away the assistants that prove who they are`,
  run({ signing, home, target }) {
    if (!signing.isSigned) return unable("The requests of this scan were not signed, so this could not be observed.");
    const { refused } = signing;
    if (refused === null)
      return pass(
        `${target.host} answers signed requests.`,
        seen(home.url, `status ${home.transfer.status}`, "The answer to a request with our signature."),
      );
    return fail(
      `${target.host} refused its start page to a signed request, and served it to the same request without a signature.`,
      seen(
        refused.url,
        `status ${refused.status}, then ${home.transfer.status} unsigned`,
        "The signature made the difference.",
      ),
    );
  },
});
