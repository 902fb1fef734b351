// auth.md: how an agent gets a credential, and how it uses it.
import { ACCESS_TOKEN_SECONDS } from "../../model/limits.ts";
import { planWith } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { countOf } from "../../model/words.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import { isOpen } from "../../operations/is-open.ts";
import { code, codeBlock, h2, link, list, p, prose, type TextDocument } from "../../render/blocks.ts";

export const authDocument = ({ origin, limits }: Site): TextDocument => ({
  title: `auth.md: credentials for ${PRODUCT.name}`,
  description: `When a credential is needed at ${PRODUCT.name}, how an agent registers for a free key, and how OAuth works here.`,
  blocks: [
    h2("Do you need one?"),
    p`Often not: ${OPERATIONS.filter(isOpen).length} of ${countOf(OPERATIONS.length, "operation")} work without, within ${countOf(planWith("anonymous", limits).scansPerDay, "scan")} a day. A credential raises the limits (${link("pricing.md", "/pricing.md")})${OPERATIONS.every(isOpen) ? "" : " and opens the rest"}.`,
    h2("Register an agent"),
    p`One request gives a free key to an agent, without an account and without a person. Registrations are limited by network address.`,
    codeBlock(
      "sh",
      `curl -X POST ${origin}/agent/auth \\
  -H 'Content-Type: application/json' \\
  -d '{"type": "anonymous", "requested_credential_type": "api_key"}'`,
    ),
    p`The answer carries ${code("credential")} (the key, shown once), its ${code("scopes")} and its limits, when it ends, and how to revoke it. Keep the key secret. It cannot make further keys.`,
    h2("Use a key"),
    codeBlock("sh", `curl ${origin}/api/health -H 'x-mcp-api-key: YOUR_KEY'`),
    list(
      prose`The header ${code("x-mcp-api-key")} or ${code("Authorization: Bearer fsk_…")}, on REST, MCP, A2A and /ask alike. Send one credential, not two, and never in an address.`,
      prose`The local MCP server over stdio takes it from the environment variable ${code("MCP_API_KEY")}.`,
    ),
    h2("OAuth 2.0, for agents that act for a person"),
    list(
      prose`Start from the challenge: a 401 carries ${code("WWW-Authenticate: Bearer resource_metadata=…")}. ${link("Resource metadata of the API", "/.well-known/oauth-protected-resource")}, ${link("of the MCP endpoint", "/.well-known/oauth-protected-resource/.well-known/mcp")}.`,
      prose`Everything else stands in ${link("the server's metadata", "/.well-known/oauth-authorization-server")}: authorization code with PKCE (S256), client id metadata documents, dynamic registration, refresh tokens.`,
      prose`Name the resource you want a token for: ${code(origin)} or ${code(`${origin}/.well-known/mcp`)}. A token for one is refused at the other.`,
      prose`An access token lives for ${countOf(ACCESS_TOKEN_SECONDS / 60, "minute")} and ends by itself: revoke the refresh token, so that no new one is given.`,
    ),
    h2("When it is refused"),
    list(
      prose`401 ${link("AUTH_REQUIRED", "/developers/errors/AUTH_REQUIRED")}: nothing was sent, and the operation needs something.`,
      prose`401 ${link("INVALID_CREDENTIALS", "/developers/errors/INVALID_CREDENTIALS")}: unknown, revoked, expired or malformed. There is no silent fall back to the free tier.`,
      prose`403 ${link("INSUFFICIENT_SCOPE", "/developers/errors/INSUFFICIENT_SCOPE")}: the challenge names the scopes that are missing.`,
    ),
  ],
});
