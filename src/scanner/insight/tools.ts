// Products that serve a kind of work, by kind: data, read once.
import large from "./data/large-tools.json" with { type: "json" };
import tools from "./data/tools.json" with { type: "json" };

export interface ToolKind {
  openSource: readonly string[];
  commercial: readonly string[];
}

/** By kind; a kind that is also the name of a group of vendors is one whose products are recognized on a site. */
export const TOOL_KINDS: Readonly<Record<string, ToolKind>> = tools;

const kindByTool = new Map(
  Object.entries(TOOL_KINDS).flatMap(([kind, { openSource, commercial }]) =>
    [...openSource, ...commercial].map((tool) => [tool, kind] as const),
  ),
);

export const kindOfTool = (tool: string): string | undefined => kindByTool.get(tool);

const [largeKinds, largeTools] = [new Set(large.kinds), new Set(large.tools)];
/** Made for firms with a department for the work: no advice for one of a few people. */
export const isForLargeFirms = (tool: string): boolean =>
  largeTools.has(tool) || largeKinds.has(kindOfTool(tool) ?? "");
