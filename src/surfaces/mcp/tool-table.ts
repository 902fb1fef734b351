// The tools, made from the operation registry: one neutral table for both eras of the protocol.
import { PLANS } from "../../model/plans.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { OPERATIONS } from "../../operations/registry.ts";
import { FOLLOW_MS, FOLLOWED_TOOL } from "./follow-scan.ts";
import { toolSchema, type ObjectSchema } from "./tool-schema.ts";

export interface ToolDefinition {
  name: string;
  title: string;
  description: string;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
  annotations: {
    title: string;
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
}

let made: readonly ToolDefinition[] | null = null;

/** Made once per isolate: the schemas never change while it runs. Order is the registry's. */
export function toolDefinitions(): readonly ToolDefinition[] {
  made ??= OPERATIONS.flatMap((operation) => definitionOf(operation) ?? []);
  return made;
}

export const toolOperation = (name: string): Operation | null =>
  OPERATIONS.find(({ id, tool }) => id === name && tool !== false) ?? null;

function definitionOf(operation: Operation): ToolDefinition | null {
  const { id, summary, tool, input, output } = operation;
  if (tool === false) return null;
  return {
    name: id,
    title: summary,
    description: describe(operation),
    inputSchema: toolSchema(input, "input"),
    outputSchema: toolSchema(output, "output"),
    annotations: {
      title: summary,
      readOnlyHint: tool.readOnly,
      destructiveHint: tool.destructive,
      idempotentHint: tool.idempotent,
      openWorldHint: tool.openWorld,
    },
  };
}

/** Reads of a minute are counted over REST alone, so their price is no part of a tool's description. */
function describe({ id, description, scopes }: Operation): string {
  const effect = description.replace("Costs one read.", "Costs no quota.");
  const isOpen = scopes.every((scope) => PLANS.anonymous.scopes.includes(scope));
  const stays = ` Called with a progress token it stays up to ${FOLLOW_MS / 1000} seconds and tells progress.`;
  if (isOpen) return id === FOLLOWED_TOOL ? effect + stays : effect;
  return `${effect} Needs an API key, or a token with the scope ${scopes.join(" and ")}.`;
}
