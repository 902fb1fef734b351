import { z } from "zod";
import { AGENT_KEYS } from "../model/agent-keys.ts";
import { planWith } from "../model/plans.ts";
import { SCOPES } from "../model/scopes.ts";
import { registerAgent as register } from "../services/register-agent.ts";
import { defineOperation } from "./define-operation.ts";

const EXAMPLE_KEY_ID = "key_8Zt2mWq4Yc1Vb7Nx5Rk0";

/** Members in the spelling of auth.md, so that agents which follow it find what they look for. */
const Registration = z
  .object({
    registration_id: z.string().describe("Id of the key"),
    registration_type: z.literal("anonymous"),
    credential_type: z.literal("api_key"),
    credential: z.string().describe("The key; shown once"),
    credential_expires: z.null().describe("No fixed end; see expires_after_idle_days"),
    expires_after_idle_days: z.number().int().describe("The key ends after so many days without use"),
    scopes: z.array(z.enum(SCOPES)),
    limits: z.object({
      scans_per_day: z.number().int().describe("Shared by all keys that agents registered from the same network"),
      reads_per_minute: z.number().int(),
    }),
    usage: z.object({ header: z.string(), bearer: z.string(), documentation: z.url() }),
    revocation: z.object({ method: z.string(), url: z.url() }).describe("How to end the key: call this with it"),
  })
  .meta({ id: "AgentRegistration" });

export const registerAgent = defineOperation({
  id: "register_agent",
  summary: "Register an agent for a key",
  description: `Gives an agent without a credential a free API key at once (auth.md). ${AGENT_KEYS.registrationsPerDay} registrations per client network a day; the key is shown once. Costs no quota.`,
  scopes: [],
  counts: "none",
  http: { method: "post", path: AGENT_KEYS.path, status: 201 },
  tool: false,
  errors: ["INVALID_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  input: z.object({
    type: z.literal("anonymous").default("anonymous").describe("anonymous, the only way to register here"),
    requested_credential_type: z.literal("api_key").default("api_key").describe("api_key, the only credential given"),
    name: z.string().trim().min(1).max(80).optional().describe("the agent's name, 1 to 80 characters"),
    contact: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe("where its operator can be reached, 1 to 200 characters"),
  }),
  output: Registration,
  example: {
    input: { type: "anonymous", requested_credential_type: "api_key", name: "Example agent" },
    output: {
      registration_id: EXAMPLE_KEY_ID,
      registration_type: "anonymous",
      credential_type: "api_key",
      credential: "fsk_…",
      credential_expires: null,
      expires_after_idle_days: AGENT_KEYS.idleDays,
      scopes: [...AGENT_KEYS.scopes],
      ...usageOf("https://foresite.example.com", EXAMPLE_KEY_ID),
      limits: { scans_per_day: 25, reads_per_minute: 300 },
    },
  },
  async run(ctx, { name, contact }) {
    const label = [name, contact].filter((text) => text !== undefined).join(", ");
    const { key, keyId } = await register(ctx, { label: label === "" ? null : label });
    const { scansPerDay, readsPerMinute } = planWith(AGENT_KEYS.plan, ctx.config.limits);
    return {
      body: {
        registration_id: keyId,
        registration_type: "anonymous" as const,
        credential_type: "api_key" as const,
        credential: key,
        credential_expires: null,
        expires_after_idle_days: AGENT_KEYS.idleDays,
        scopes: [...AGENT_KEYS.scopes],
        limits: { scans_per_day: scansPerDay, reads_per_minute: readsPerMinute },
        ...usageOf(ctx.config.publicOrigin, keyId),
      },
    };
  },
});

function usageOf(origin: string, keyId: string) {
  return {
    usage: {
      header: "x-mcp-api-key: <credential>",
      bearer: "Authorization: Bearer <credential>",
      documentation: `${origin}/auth.md`,
    },
    revocation: { method: "DELETE", url: `${origin}/api/keys/${keyId}` },
  };
}
