// Which products an opportunity names: what is on the site for this change, else examples of the kinds that serve it.
import type { SizeBand, Technology } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { isForLargeFirms, kindOfTool, TOOL_KINDS } from "../insight/tools.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";

export interface ToolChoice {
  onSite: readonly string[];
  openSource: readonly string[];
  commercial: readonly string[];
}

/**
 * Examples leave out rivals: where the site has a tool of a kind, no other one of that kind is named; nor is what is
 * made for large firms where a few people do the work.
 */
export function chooseTools(
  workflow: Pick<ClaimedWorkflow, "id" | "tools" | "toolsByKind">,
  toolKinds: OpportunityTemplate["toolKinds"],
  sizeBand: SizeBand | null = null,
): ToolChoice {
  const { tools: family } = familyOf(workflow.id) ?? {};
  const seen = workflow.toolsByKind ?? {};
  const onSite = toolKinds === undefined ? workflow.tools : [...new Set(toolKinds.flatMap((kind) => seen[kind] ?? []))];
  const isOpen = (tool: string): boolean => {
    const kind = kindOfTool(tool) ?? "";
    return (toolKinds === undefined || toolKinds.includes(kind)) && seen[kind] === undefined && !onSite.includes(tool);
  };
  const fits = (tool: string): boolean => sizeBand !== "micro" || !isForLargeFirms(tool);
  const examples = (list: "openSource" | "commercial"): string[] => [
    ...new Set(
      [...(family?.[list] ?? []), ...(toolKinds ?? []).flatMap((kind) => TOOL_KINDS[kind]?.[list] ?? [])].filter(
        (tool) => isOpen(tool) && fits(tool),
      ),
    ),
  ];
  return { onSite, openSource: examples("openSource"), commercial: examples("commercial") };
}

const PAGE_EDITORS = ["cms", "commerce-platform", "static-site-generator"];
const MOST_EDITORS = 2;

/** What pages are written with, as far as the site shows it. */
export const pageEditors = (technologies: readonly Technology[]): string[] =>
  technologies
    .filter(({ category }) => PAGE_EDITORS.includes(category))
    .slice(0, MOST_EDITORS)
    .map(({ name }) => `${name} (on the site)`);
