import { AGENT_KEYS } from "../../../model/agent-keys.ts";
import { SIGN_IN_PATH } from "../../../model/auth-paths.ts";
import { ACCESS_TOKEN_SECONDS, KEY_DAYS, KEY_OVERLAP_MS, KEYS_PER_OWNER } from "../../../model/limits.ts";
import { planWith } from "../../../model/plans.ts";
import { PRODUCT } from "../../../model/product.ts";
import { SCOPE_DESCRIPTIONS, SCOPES } from "../../../model/scopes.ts";
import type { Site } from "../../../model/site.ts";
import { countOf } from "../../../model/words.ts";
import { createApiKey } from "../../../operations/create-api-key.ts";
import { getKey } from "../../../operations/get-key.ts";
import { getUsage } from "../../../operations/get-usage.ts";
import { isOpen } from "../../../operations/is-open.ts";
import { registerAgent } from "../../../operations/register-agent.ts";
import { OPERATIONS } from "../../../operations/registry.ts";
import { revokeApiKey } from "../../../operations/revoke-api-key.ts";
import { rotateApiKey } from "../../../operations/rotate-api-key.ts";
import {
  type Block,
  code,
  codeBlock,
  h2,
  link,
  list,
  p,
  type Page,
  prose,
  steps,
  table,
} from "../../../render/blocks.ts";
import { GUIDES } from "./menu.ts";
import { errorLink, listed, operationLink } from "./operation-words.ts";
import { portalPage } from "./portal-page.ts";
import { callSamples } from "./samples.ts";

const HOUR_MS = 3_600_000;

export const authenticationPage = (site: Site): Page =>
  portalPage(site.origin, {
    ...GUIDES.authentication,
    title: "Authentication",
    description: `Which calls to ${PRODUCT.name} need a credential, how to get an API key or an OAuth token, how to send it, and what each scope allows.`,
    blocks: [
      h2("Do you need one?", "need"),
      p`Often not. ${OPERATIONS.filter(isOpen).length} of ${countOf(OPERATIONS.length, "operation")} need none; what you call is then counted on your network address. A credential raises ${link("the limits", GUIDES.limits.path)} and opens the rest.`,
      ...waysBlocks(),
      ...keyBlocks(site),
      ...agentBlocks(site),
      ...oauthBlocks(site),
      ...scopeBlocks(),
      h2("When it is refused", "refused"),
      list(
        prose`401 ${errorLink("AUTH_REQUIRED")}: nothing was sent, and the operation needs something.`,
        prose`401 ${errorLink("INVALID_CREDENTIALS")}: unknown, revoked, expired or malformed. It is refused where none is needed, too: there is no silent fall back to the free tier.`,
        prose`403 ${errorLink("INSUFFICIENT_SCOPE")}: the challenge in ${code("WWW-Authenticate")} names the scopes that are missing.`,
        prose`400 ${errorLink("INVALID_REQUEST")}: two credentials in one request, or a key in an address. Addresses end up in logs: revoke a key that stood in one.`,
      ),
    ],
  });

const waysBlocks = (): Block[] => [
  h2("How it is sent", "send"),
  table(
    ["Credential", "Header", "For"],
    [
      [
        prose`API key`,
        prose`${code("x-mcp-api-key: fsk_…")} or ${code("Authorization: Bearer fsk_…")}`,
        prose`your own programs and agents`,
      ],
      [prose`Access token`, prose`${code("Authorization: Bearer …")}`, prose`applications that act for a person`],
      [prose`Session`, prose`a cookie, on pages of this site`, prose`people who are signed in`],
    ],
  ),
  p`The same headers work for REST, MCP, A2A and ${code("/ask")}. Send one credential, and never in an address. What is left of its limits: ${operationLink(getUsage)}.`,
];

const keyBlocks = ({ origin }: Site): Block[] => [
  h2("API keys", "keys"),
  steps(
    prose`${link("Sign in", SIGN_IN_PATH)} with a link that is mailed to you.`,
    prose`Make a key with ${operationLink(createApiKey)}, with as few scopes as the program needs. The key is shown once; only its hash is kept.`,
    prose`Store it where programs read secrets, not in code. Give each program its own: you can have ${KEYS_PER_OWNER}.`,
  ),
  callSamples(createApiKey, origin),
  list(
    prose`${operationLink(rotateApiKey)} gives a new key; the old one works for ${KEY_OVERLAP_MS / HOUR_MS} hours more, so that both can be rolled out without a gap.`,
    prose`${operationLink(revokeApiKey)} ends a key within seconds. A key may revoke itself.`,
    prose`${operationLink(getKey)} tells when a key was last used. A key can be made to end by itself after 1 to ${KEY_DAYS} days.`,
  ),
];

const agentBlocks = ({ origin, limits }: Site): Block[] => [
  h2("Agents that register themselves", "agents"),
  p`An agent without a person at hand gets a free key in one request, as ${link("auth.md", "/auth.md")} describes. ${countOf(AGENT_KEYS.registrationsPerDay, "registration")} a day for one network; its keys share ${countOf(planWith(AGENT_KEYS.plan, limits).scansPerDay, "scan")} a day.`,
  callSamples(registerAgent, origin),
  p`Such a key carries ${listed(AGENT_KEYS.scopes.map(code))}, ends after ${countOf(AGENT_KEYS.idleDays, "day")} without use, and cannot make further keys.`,
];

const oauthBlocks = ({ origin }: Site): Block[] => [
  h2("OAuth 2.1, for applications that act for a person", "oauth"),
  steps(
    prose`Start from the challenge: a 401 carries ${code("WWW-Authenticate: Bearer resource_metadata=…")}, which leads to ${link("the metadata of this resource", "/.well-known/oauth-protected-resource")} and from there to ${link("that of the authorization server", "/.well-known/oauth-authorization-server")} (${link("RFC 9728", "https://www.rfc-editor.org/rfc/rfc9728")}, ${link("RFC 8414", "https://www.rfc-editor.org/rfc/rfc8414")}).`,
    prose`Say who you are: publish a client id metadata document and use its address as ${code("client_id")}, or register at the server's ${code("registration_endpoint")}.`,
    prose`Ask for a code with PKCE (S256 alone), for the scopes you need, and for one resource: ${code(origin)} or ${code(`${origin}/.well-known/mcp`)}. A token for one is refused at the other.`,
    prose`Exchange the code at the ${code("token_endpoint")}. The access token lives for ${countOf(ACCESS_TOKEN_SECONDS / 60, "minute")}; the refresh token, with ${code("offline_access")}, gives new ones until it is revoked.`,
  ),
  codeBlock("text", `WWW-Authenticate: Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource"`),
  p`The person sees what each scope allows and may refuse. OpenID Connect stands beside it: ${link("its configuration", "/.well-known/openid-configuration")}.`,
];

const scopeBlocks = (): Block[] => [
  h2("Scopes"),
  table(
    ["Scope", "Allows", "Operations"],
    SCOPES.map((scope) => [
      prose`${code(scope)}`,
      prose`${SCOPE_DESCRIPTIONS[scope]}`,
      listed(OPERATIONS.filter(({ scopes }) => scopes.includes(scope)).map(operationLink)),
    ]),
  ),
  p`Keys, usage and account have no scope: they are for who is signed in, and some for keys that carry every scope. Each page says which.`,
];
