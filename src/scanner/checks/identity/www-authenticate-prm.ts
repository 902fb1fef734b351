import { countOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import { resourceMetadataOf } from "../../evidence/interfaces/interface-challenge.ts";
import { findResourceMetadata } from "../../evidence/interfaces/interface-oauth.ts";
import type { LiveFacts } from "../../evidence/live-facts.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

export const wwwAuthenticatePrm = defineCheck({
  id: "www-authenticate-prm",
  agent: "identity",
  category: "Interfaces and identity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["live", "documents"],
  title: "Refused agents are told where to sign in",
  why: "An agent that is refused without a token reads from the refusal where to get one; where it says nothing, the agent stops.",
  fix: 'Answer 401 with WWW-Authenticate: Bearer resource_metadata="https://…/.well-known/oauth-protected-resource".',
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9728#section-5.1",
  headline: (voice) => `Agents that ${voice.name} refuses are not told how to sign in`,
  run({ live, documents }) {
    // An API that takes keys alone has no metadata to name; MCP servers and published metadata speak of OAuth.
    const isPublished = findResourceMetadata(documents) !== null;
    const refusals = [...refusalsOfServers(live), ...(isPublished ? refusalsOfCalls(live) : [])];
    if (refusals.length === 0) return na("No declared interface that signs callers in refused a call with 401.");
    const silent = refusals.filter(({ field }) => resourceMetadataOf(field) === null);
    const total = countOf(refusals.length, "refusal");
    if (silent.length > 0) {
      const items = silent
        .slice(0, 5)
        .map(({ url, field }) =>
          seen(plainUrl(url), `401, WWW-Authenticate ${field || "not sent"}`, "It names no resource_metadata."),
        );
      const situation = `Of ${total} with 401, ${silent.length} ${silent.length === 1 ? "names" : "name"} no place to sign in.`;
      // MCP lets clients look at the usual address as well (revision 2025-11-25, authorization, discovery).
      return isPublished ? warn(situation, items) : fail(situation, items);
    }
    const items = refusals
      .slice(0, 3)
      .map(({ url, field }) => seen(plainUrl(url), field, "It names the metadata of the interface."));
    return pass(`${total.charAt(0).toUpperCase()}${total.slice(1)} with 401 said where to sign in.`, items);
  },
});

type Refusal = { url: string; field: string };

const refusalsOfServers = ({ mcpServers }: LiveFacts): Refusal[] =>
  mcpServers.flatMap(({ url, discover, initialize }) => {
    const refusal = [discover, initialize].find((answer) => answer?.status === 401 && !answer.isChallenge);
    return refusal ? [{ url, field: refusal.wwwAuthenticate }] : [];
  });

const refusalsOfCalls = ({ calls }: LiveFacts): Refusal[] =>
  calls
    .filter(({ kind, status, isChallenge }) => kind === "openapi" && status === 401 && !isChallenge)
    .map(({ url, wwwAuthenticate }) => ({ url, field: wwwAuthenticate }));
