import { planWith } from "../../model/plans.ts";
import { PRODUCT } from "../../model/product.ts";
import type { Site } from "../../model/site.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import { PATHS } from "./paths.ts";

/** The plugin manifest v1 that older tool loaders read; the product that it was made for is retired. */
export function aiPlugin({ origin, limits, contactEmail }: Site): object {
  const scans = planWith("anonymous", limits).scansPerDay;
  return {
    schema_version: "v1",
    name_for_human: PRODUCT.name,
    name_for_model: PRODUCT.slug,
    description_for_human: "AI readiness and automation scans of any business website.",
    description_for_model: `${OPERATIONS.filter(({ tool }) => tool !== false)
      .map(({ id, description }) => `${id}: ${description}`)
      .join("\n")}\nWithout a credential ${scans} scans a day.`,
    auth: { type: "none" },
    api: { type: "openapi", url: `${origin}${PATHS.openapi}` },
    logo_url: `${origin}${PATHS.icon}`,
    contact_email: contactEmail,
    legal_info_url: `${origin}${PATHS.terms}`,
  };
}
