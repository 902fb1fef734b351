import { z } from "zod";
import { AppError } from "../model/errors.ts";
import { OPT_OUTS_PER_HOUR } from "../model/limits.ts";
import { OPT_OUT_PATH } from "../model/opt-out.ts";
import type { Ctx } from "../model/ports.ts";
import { HOUR_SECONDS, rateLimited } from "../model/quota-headers.ts";
import { PRODUCT } from "../model/product.ts";
import { bareHost, readTarget, reasonFor } from "../model/target.ts";
import { checkOptOut } from "../services/check-opt-out.ts";
import { targetPolicy } from "../services/target-policy.ts";
import { defineOperation } from "./define-operation.ts";

export const optOut = defineOperation({
  id: "opt_out",
  summary: "Take a domain out of directory and search",
  description: `Reads the site's robots.txt and ${OPT_OUT_PATH}. When one of them asks ${PRODUCT.bot} to stay out, the domain leaves directory and search at once and stays out. Costs one read.`,
  scopes: [],
  counts: "read",
  session: "primary",
  http: { method: "post", path: "/api/opt-out", status: 200 },
  tool: false,
  errors: ["INVALID_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  input: z.object({ domain: z.string().min(1).max(300).describe("a public domain such as example.com") }),
  output: z
    .object({
      domain: z.string(),
      optedOut: z.literal(true),
      source: z.enum(["robots", "file"]).describe("What asks for it: robots.txt or the opt-out file"),
    })
    .meta({ id: "OptOutAnswer" }),
  example: {
    input: { domain: "example.com" },
    output: { domain: "example.com", optedOut: true, source: "file" },
  },
  async run(ctx, input) {
    const target = readTarget(input.domain, targetPolicy(ctx.config));
    if (!target.ok) throw refuse(`${reasonFor("domain", target.reason)}.`, target.expected);
    const domain = bareHost(target.url.hostname);
    await limitAsking(ctx, target.registrableDomain);
    const source = await checkOptOut(ctx, domain);
    if (source !== "robots" && source !== "file")
      throw refuse(
        `Nothing on ${domain} asks ${PRODUCT.bot} to stay out.`,
        `https://${domain}/robots.txt with "User-agent: ${PRODUCT.bot}" and "Disallow: /", or https://${domain}${OPT_OUT_PATH} answering 200 with Content-Type text/plain and any text`,
      );
    await ctx.optOuts.remember(domain, source, ctx.clock.now());
    ctx.log("directory.opted_out", { domain, source });
    return { body: { domain, optedOut: true as const, source } };
  },
});

const refuse = (wrong: string, expected: string): AppError =>
  new AppError("INVALID_REQUEST", `${wrong} Expected: ${expected}.`, { details: { field: "domain", expected } });

/** Whoever asks, a site sees few requests of this kind, under whatever names it answers. */
async function limitAsking(ctx: Ctx, domain: string): Promise<void> {
  const quota = await ctx.limiter(`opt-out:${domain}`).countEvent("opt-out", OPT_OUTS_PER_HOUR, HOUR_SECONDS * 1000);
  if (quota.ok) return;
  throw rateLimited(quota, {
    now: ctx.clock.now(),
    windowSeconds: HOUR_SECONDS,
    message: () => `${domain} was asked for ${quota.limit} times within an hour. Try again later.`,
  });
}
