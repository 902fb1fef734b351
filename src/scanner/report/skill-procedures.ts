// How a skill runs each time, by the kind of change, and how a fix is made; slots as in fill-text.ts.
import type { OpportunityKind, OpportunityTemplate } from "../insight/workflow-families.ts";
import procedures from "./data/skill-procedures.json" with { type: "json" };

export interface SkillProcedure {
  trigger: string;
  inputs: readonly string[];
  outputs: readonly string[];
  steps: readonly string[];
}

const { fix, shapes, triggers, ...ofKinds } = procedures;
export const SKILL_PROCEDURES: Readonly<Record<OpportunityKind, SkillProcedure>> = ofKinds;
/** For changes that mend failing checks. */
export const FIX_PROCEDURE: SkillProcedure = fix;

/** Work of one kind that runs another way, by the ids of its changes without "op-". */
export const SKILL_SHAPES: Readonly<Record<string, SkillProcedure & { for: readonly string[] }>> = shapes;
/** What sets off one change alone. */
export const OWN_TRIGGERS: Readonly<Record<string, string>> = triggers;

const shapeOf = new Map(Object.values(SKILL_SHAPES).flatMap((shape) => shape.for.map((id) => [id, shape] as const)));

/** How a change runs each time. */
export function procedureOf({ id, kind }: Pick<OpportunityTemplate, "id" | "kind">): SkillProcedure {
  const own = id.replace(/^op-/, "");
  const procedure = shapeOf.get(own) ?? SKILL_PROCEDURES[kind];
  const trigger = OWN_TRIGGERS[own];
  return trigger === undefined ? procedure : { ...procedure, trigger };
}
