// The products that an opportunity names, each with where it is from.
import type { Profile, Technology } from "../../model/profile.ts";
import { pathOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import type { OpportunityTemplate, WorkflowFamily } from "../insight/workflow-families.ts";
import { chooseTools, pageEditors, toolPlaceOf } from "./choose-tools.ts";

const MOST_TOOLS = 4;

/** Work that a shop system does or feeds: the one in use comes before any other product. */
const SHOP_WORK: ReadonlySet<string> = new Set([
  "wf-order-processing",
  "wf-fulfilment",
  "wf-inventory-merch",
  "wf-complaint-returns",
]);

/** Changes that many shop systems bring along. */
const ASKS_THE_SHOP: ReadonlySet<string> = new Set([
  "op-inventory-merch-back-in-stock",
  "op-order-processing-order-updates",
]);

interface ToolUse {
  template: OpportunityTemplate;
  workflow: ClaimedWorkflow;
  family: WorkflowFamily | undefined;
}

interface ToolSite {
  technologies: readonly Technology[];
  profile: Profile;
  domain: string;
}

/** Products on the site first, then open-source and commercial examples; a page is written where pages are. */
export function toolsFor(
  { template, workflow, family }: ToolUse,
  { technologies, profile, domain }: ToolSite,
): string[] {
  const named = (kinds: readonly string[]): string[] =>
    technologies.filter(({ category }) => kinds.includes(category)).map(({ name }) => name);
  const isPage =
    (template.kind === "publish" && family?.isGeneric === true) || template.toolKinds?.includes("pages") === true;
  if (isPage) return pageEditors(technologies);
  const keys = workflow.volumeSignals.find(({ name }) => name === "keys-page");
  if (keys !== undefined && template.toolKinds?.includes("api-keys") === true)
    return [`The page for keys that ${pathOf(keys.url)} speaks of`];
  const shop = SHOP_WORK.has(workflow.id) ? named(["commerce-platform"]) : [];
  const asks = shop.length === 0 && ASKS_THE_SHOP.has(template.id) ? ["What the shop runs on"] : [];
  const { onSite, openSource, commercial } = chooseTools(workflow, template.toolKinds, {
    ...toolPlaceOf(profile, domain),
    notTools: template.notTools,
  });
  const seen = eachOnce([...shop, ...onSite], technologies)
    .slice(0, 2)
    .map((tool) => `${tool} (${workflow.namedTools?.includes(tool) === true ? "named " : ""}on the site)`);
  const open = openSource.map((tool) => `${tool} (open source, for example)`);
  const paid = commercial.map((tool) => `${tool} (for example)`);
  const found = [...seen, ...asks, ...open.slice(0, 1), ...paid.slice(0, 1), ...open.slice(1)].slice(0, MOST_TOOLS);
  if (found.length > 0 || family === undefined) return found;
  const place = workflow.volumeSignals.find(({ name }) => name === "data-place");
  if (place !== undefined) return [`A tool that keeps data where ${pathOf(place.url)} says it lies`];
  return [`What ${family.record} is kept in today`];
}

/** "Shopify" and "Shopify Plus" are one, called by the longer name; "HubSpot" and "HubSpot Forms" do other work. */
function eachOnce(tools: readonly string[], technologies: readonly Technology[]): string[] {
  const kindOf = (tool: string) => technologies.find(({ name }) => name === tool)?.category;
  return [...new Set(tools)].filter(
    (tool) => !tools.some((other) => other.startsWith(`${tool} `) && kindOf(other) === kindOf(tool)),
  );
}
