import { PLAN_IDS, type PlanId, planWith } from "../../model/plans.ts";
import { API_REFERENCE_PATH, operationPagePath } from "../../model/documentation-paths.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import { KEYS_PATH } from "../../render/account/account-frame.ts";
import { code, h2, link, list, p, type Page, type Prose, prose, table } from "../../render/blocks.ts";
import { NAMED } from "../../render/navigation.ts";

/** How a caller comes by each plan. */
const CREDENTIALS: Record<PlanId, Prose> = {
  anonymous: prose`none: counted on your network address`,
  free: prose`an API key from ${link("your account", KEYS_PATH)}, or an access token`,
  pro: prose`an API key that the operator made for you`,
};

export const pricingPage = ({ limits, contactEmail }: Site): Page => ({
  ...NAMED.pricing,
  title: "Pricing",
  description: `${PRODUCT.name} is free. These are the plans, their limits, and what counts against them.`,
  updated: "2026-11-20",
  blocks: [
    p`${PRODUCT.name} costs nothing. Nothing is sold here, no payment details are asked for, and no address of the API ever answers 402.`,
    h2("Plans"),
    table(
      ["Plan", "Price", "Scans a day (UTC)", "Reads a minute", "Priority queue", "Credential"],
      PLAN_IDS.map((id) => {
        const plan = planWith(id, limits);
        return [
          prose`${code(id)}`,
          prose`free of charge`,
          prose`${plan.scansPerDay}`,
          prose`${plan.readsPerMinute}`,
          prose`${plan.hasPriority ? "yes" : "no"}`,
          CREDENTIALS[id],
        ];
      }),
    ),
    p`The higher limits of ${code("pro")} are given to people who need them: write to ${link(contactEmail, `mailto:${contactEmail}`)}.`,
    h2("What each plan may do"),
    table(
      ["Plan", "Scopes"],
      PLAN_IDS.map((id) => [prose`${code(id)}`, prose`${planWith(id, limits).scopes.join(", ")}`]),
    ),
    h2("What counts"),
    list(
      prose`As a scan: ${namesOf("scan")}. A scan that fails through our fault gives its unit back.`,
      prose`As a read: every other operation of ${link("the reference", API_REFERENCE_PATH)}. Opening the event stream of a scan and fetching files of a playbook are reads, too.`,
      prose`Apart from reads, with the same limit a minute each: calls over MCP and A2A together, and questions to ${code("/ask")}. A scan that they start counts as a scan.`,
      prose`Not at all: ${namesOf("none")}, pages and documents.`,
    ),
    p`Keys that agents registered from one address share the scans of one ${code("free")} plan.`,
    h2("When a limit is reached"),
    p`The answer is 429 with ${code("Retry-After")} in seconds. Every counted answer carries ${code("X-RateLimit-Limit")}, ${code("X-RateLimit-Remaining")} and ${code("X-RateLimit-Reset")} (seconds since 1970), and the same as ${code("RateLimit")} and ${code("RateLimit-Policy")}.`,
  ],
});

const namesOf = (counts: "scan" | "none"): Prose =>
  OPERATIONS.filter((operation) => operation.counts === counts).flatMap(({ id }, at) => [
    ...(at > 0 ? prose`, ` : []),
    link(id, operationPagePath(id)),
  ]);
